"""Compare the main-thread time of opening pages with that of another checkout, in the same run.

    .venv/bin/python -m benchmarks.page_cpu FOLDER [--runs 7] [--page book]...

FOLDER is a checkout whose page is built (`python3 build_page.py` there). Both programs serve the same pages: the start
page, a table at its first question, a rulebook, and the replay of that table. They are opened in turn, each time with
an empty cache, until nothing more comes. Seconds are those of the processor, not of the clock: on a busy machine a
thread waits for its turn, and that is not the page's time. What counts is the ratio of the medians.
"""

import argparse
import os
import re
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
DOOR = "door-landlord-2013"
SHOWN = {"start": DOOR, "table": "question", "book": "rulebook", "replay": "replay-slider"}
METRICS = ("TaskDuration", "LayoutDuration", "RecalcStyleDuration")  # all seconds of the main thread, and two parts


@contextmanager
def served(checkout: Path, database: Path) -> Iterator[str]:
    """The address of a server of this checkout."""
    words = [sys.executable, "-m", "altbau", "serve", "--port", "0", "--database", str(database)]
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        words, cwd=checkout, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        assert server.stdout
        addresses = (re.search(r"http://127\.0\.0\.1:\d+", line) for line in server.stdout)
        yield next(found[0] for found in addresses if found)
        server.terminate()


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


def open_table(browser: Browser, address: str, state: Path) -> str:
    """Start a table against bots and wait for the first question; keep its key in `state`. The address of the table."""
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.goto(address)
    page.get_by_test_id(DOOR).click()
    settled(page, "table")
    context.storage_state(path=state)
    opened = page.url
    context.close()
    return opened


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
            pages: dict[str, dict[str, str]] = {}
            for side, address in (("other", other), ("here", here)):
                table = open_table(browser, address, state[side])
                pages[side] = {"start": address, "table": table, "book": address + BOOK, "replay": f"{table}/replay"}
            for _ in range(words.runs):
                for name in words.page or SHOWN:
                    for side in checkouts:
                        for metric, time in spent(browser, pages[side][name], name, state[side]).items():
                            found[name, metric][side].append(time)
        browser.close()
    for (name, metric), sides in found.items():
        before, now = median(sides["other"]), median(sides["here"])
        print(f"{name} {metric}: {before:.0f} → {now:.0f} ms ({now / before:.2f})")


if __name__ == "__main__":
    main()
