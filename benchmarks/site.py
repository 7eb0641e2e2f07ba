"""Measure a site in Chromium: what a first game costs, beside what Python alone costs in the same run.

    .venv/bin/python -m benchmarks.site [--folder DIR] [--moves 10]

A folder is written first unless one is given (`altbau site`). Each measurement has a browser of its own. Processor time
is that of the process that draws the page, with its workers (`SystemInfo.getProcessInfo`), from a press on a door until
the first question; `python` is that of `loadPyodide` with the same library and nothing else. Memory is what the process
has for itself, with its share of what it shares (PSS). `quarter` is measured beside three busy loops on one core, as
the protocol's own throttling does not reach workers.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from altbau.site.folder import MARK, write_site
from tests.browser.player import QUESTION, Person, is_over, take_time, tried
from tests.browser_support import chromium

KEPT = Path(__file__).parents[1] / ".cache" / "site"
PATIENCE = 300_000  # milliseconds
LOOPS = 3  # beside the browser on one core
SETTLING = 20_000  # milliseconds
LOAD = """async ({ root, folder, library, info }) => {
    const code = `import(${JSON.stringify(root + folder + "pyodide.mjs")}).then(({ loadPyodide }) => loadPyodide({
        indexURL: ${JSON.stringify(root + folder)}, stdLibURL: ${JSON.stringify(root + library)},
        lockFileContents: { info: ${JSON.stringify(info)}, packages: {} },
    })).then(() => postMessage(1));`;
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
    await new Promise((over) => worker.onmessage = over);
}"""


class Cost(NamedTuple):
    """What something has cost: seconds of processor time and of the clock."""

    cpu: float
    wall: float


class Costs(NamedTuple):
    """The costs of a site: of a first game and a second one to its question, and MB after moves of the first, at once
    and when all has been kept and put in order."""

    first: Cost
    again: Cost
    memory: float
    settled: float


@contextmanager
def offered(folder: Path) -> Iterator[str]:
    """A plain web server for the folder; its address."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        port = server.stdout.readline().split(" port ")[1].split()[0]
        try:
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser that has seen nothing."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(**chromium.launch_options())
        yield opened
        opened.close()


def renderers(opened: Browser) -> list[dict[str, Any]]:
    """The processes that draw pages."""
    found = opened.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [each for each in found if each["type"] == "renderer"]


class Watch:
    """Measures what is spent from its beginning on."""

    def __init__(self, opened: Browser) -> None:
        self._browser = opened
        self._cpu, self._wall = self._spent(), time.perf_counter()

    def read(self) -> Cost:
        """What has been spent."""
        return Cost(self._spent() - self._cpu, time.perf_counter() - self._wall)

    def _spent(self) -> float:
        return sum(float(each["cpuTime"]) for each in renderers(self._browser))


def memory_of(opened: Browser) -> float:
    """The megabytes of the largest process that draws a page."""
    return max(float(pss_of(each["id"])) for each in renderers(opened)) / 1000


def pss_of(process: int) -> int:
    """Kilobytes of a process."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def python_alone(address: str, site: Any) -> Cost:
    """What `loadPyodide` costs, in a worker of an empty page."""
    with browser() as opened:
        page = opened.new_page()
        page.goto(f"{address}licences.txt")
        watch = Watch(opened)
        page.evaluate(LOAD, {"root": address, **site["python"]})
        return watch.read()


def start(page: Page, address: str, opened: Browser) -> Cost:
    """What it costs to begin a game, from the press on a door until the question."""
    page.goto(address)
    door = page.locator("[data-testid^=door-]").first
    door.wait_for(timeout=PATIENCE)
    watch = Watch(opened)
    door.click()
    page.locator(QUESTION).wait_for(timeout=PATIENCE)
    return watch.read()


def game(address: str, moves: int) -> Costs:
    """What games cost: the first one, and another one once the site is kept."""
    with browser() as opened:
        context = opened.new_context(locale="en-GB", reduced_motion="reduce")
        take_time(context)
        page = context.new_page()
        first = start(page, address, opened)
        person, done = Person(), 0
        while done < moves and not is_over(page):
            done += tried(person, page, done)
            page.wait_for_timeout(30)
        memory = memory_of(opened)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.wait_for_timeout(SETTLING if moves else 0)
        settled = memory_of(opened)
        page.close()
        return Costs(first, start(context.new_page(), address, opened), memory, settled)


@contextmanager
def on_a_quarter() -> Iterator[None]:
    """Meanwhile what is started has a quarter of one core."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(LOOPS)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
        os.sched_setaffinity(0, cores)


def measure(folder: Path, moves: int) -> None:
    """Print the costs."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    site = json.loads(page.partition(MARK)[2].partition("</script>")[0])
    with offered(folder) as address:
        alone = python_alone(address, site)
        quiet = game(address, moves)
        with on_a_quarter():
            slow = game(address, 0)
    load = "{:.1f} {:.1f} {:.1f}".format(*os.getloadavg())
    print(f"{platform.machine()}, {os.cpu_count()} processors, load {load}\n")
    print("| | CPU s | wall s | bar |\n|---|---|---|---|")
    print(f"| `loadPyodide` | {alone.cpu:.1f} | {alone.wall:.1f} | |")
    ratio = quiet.first.cpu / alone.cpu
    print(f"| first start to the question | {quiet.first.cpu:.1f} | {quiet.first.wall:.1f} | CPU {ratio:.2f} (2.0) |")
    ratio = quiet.again.cpu / quiet.first.cpu
    print(f"| second start | {quiet.again.cpu:.1f} | {quiet.again.wall:.1f} | CPU {ratio:.2f} of the first (1.0) |")
    ratio = slow.first.wall / quiet.first.wall
    print(f"| first, quarter of a core | {slow.first.cpu:.1f} | {slow.first.wall:.1f} | wall {ratio:.2f} (3.5) |")
    print(f"| second, quarter of a core | {slow.again.cpu:.1f} | {slow.again.wall:.1f} | |")
    print(f"\nMemory after {moves} moves: {quiet.memory:.0f} MB, then {quiet.settled:.0f} MB (250)")


def main() -> None:
    """Measure a folder, which is written unless it is given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--moves", type=int, default=10)
    wanted = parser.parse_args()
    chromium.use_own_node()
    if wanted.folder:
        measure(wanted.folder, wanted.moves)
        return
    with tempfile.TemporaryDirectory() as scratch:
        write_site(Path(scratch) / "site", KEPT, None)
        measure(Path(scratch) / "site", wanted.moves)


if __name__ == "__main__":
    main()
