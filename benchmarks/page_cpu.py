"""Compare the main-thread time of opening pages with that of another checkout, in the same run.

    .venv/bin/python -m benchmarks.page_cpu FOLDER [--runs 7] [--page book]...

FOLDER is a checkout whose page is built (`python3 build_page.py` there). Both programs serve the same pages: the start
page, a table at its first question, a rulebook, and the replay of a finished game without an analysis. Both deal with
the same seeds. The pages are opened in turn, each time with an empty cache, until nothing more comes. Seconds are those
of the processor, not of the clock: on a busy machine a thread waits for its turn, and that is not the page's time. What
counts is the ratio of the medians.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser_support import chromium

HERE = Path(__file__).resolve().parents[1]
BOOK = "/rules/landlord-2013"
SHOWN = {"start": "door-landlord-2013", "table": "question", "book": "rulebook", "replay": "replay-slider"}
METRICS = ("TaskDuration", "LayoutDuration", "RecalcStyleDuration")  # all seconds of the main thread, and two parts
# What a checkout runs, with the server of its own tests: their seeds are the same every time.
SERVE = """
import sys
from pathlib import Path
from tests.server.conftest import BOT, HUMAN, Server
from tests.server.test_own_games import over

server = Server(Path(sys.argv[1]))
seats = [HUMAN, *({**BOT, "name": name} for name in ("Ben", "Cleo", "Dora"))]
table, keys = server.start_table(*seats, options={"starter": "A"})
finished, other = server.start_table(*seats, options={"starter": "A"})
over(server, finished, other[0])
print("opened", server.address, f"/t/{table}#{keys[0]}", f"/t/{finished}/replay", flush=True)
sys.stdin.read()
server.end()
"""


@contextmanager
def served(checkout: Path, database: Path) -> Iterator[dict[str, str]]:
    """The addresses of the pages at a server of this checkout."""
    with subprocess.Popen(
        [sys.executable, "-c", SERVE, str(database)],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{checkout}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout
        server_address, table, replay = next(line.split()[1:] for line in server.stdout if line.startswith("opened"))
        paths = {"start": "", "table": table, "book": BOOK, "replay": replay}
        yield {name: server_address + path for name, path in paths.items()}


def settled(page: Page, name: str) -> None:
    """Wait until the page shows what it is for and nothing more comes."""
    page.get_by_test_id(SHOWN[name]).first.wait_for()
    page.wait_for_load_state("networkidle")


def spent(browser: Browser, address: str, name: str, state: Path) -> dict[str, float]:
    """The milliseconds of opening a page, by metric. `state` are the cookies and keys of who opened the table."""
    context = browser.new_context(locale="de-DE", storage_state=state, service_workers="block")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address)
    settled(page, name)
    found = {each["name"]: 1000 * each["value"] for each in wire.send("Performance.getMetrics")["metrics"]}
    context.close()
    return {metric: found[metric] for metric in METRICS}


def known(browser: Browser, pages: dict[str, str], state: Path) -> dict[str, str]:
    """Open the table with its key, and keep that in `state`. The addresses without it."""
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.goto(pages["table"])
    settled(page, "table")
    context.storage_state(path=state)
    context.close()
    return pages | {"table": pages["table"].partition("#")[0]}


def main() -> None:
    """Print the medians of both, and their ratios, by page and metric."""
    parser = argparse.ArgumentParser()
    parser.add_argument("other", type=Path)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--page", action="append", default=[], choices=SHOWN, help="only this one")
    words = parser.parse_args()
    chromium.use_own_node()
    checkouts = {"other": words.other.resolve(), "here": HERE}
    found: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch_options())
        state = {side: Path(folder) / f"{side}.json" for side in checkouts}
        base = Path(folder)
        with served(checkouts["other"], base / "other.sqlite") as other, served(HERE, base / "here.sqlite") as here:
            sides = {"other": other, "here": here}
            pages = {side: known(browser, sides[side], state[side]) for side in sides}
            for _ in range(words.runs):
                for name in words.page or SHOWN:
                    for side in pages:
                        for metric, time in spent(browser, pages[side][name], name, state[side]).items():
                            found[name, metric][side].append(time)
        browser.close()
    for (name, metric), times in found.items():
        before, now = median(times["other"]), median(times["here"])
        print(f"{name} {metric}: {before:.0f} → {now:.0f} ms ({now / before:.2f})")


if __name__ == "__main__":
    main()
