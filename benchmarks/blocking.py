"""Measure how long opening a table blocks a phone: Monopoly with eight players, compared with landlord-2013 with six.

    .venv/bin/python -m benchmarks.blocking

The phone is Chromium with its CPU slowed down four times. It opens both tables in turn, each time in a new context, as
a spectator before the first move. What counts is the ratio of the two in the same run, because the load of the machine
changes from minute to minute, and the cumulative layout shift. The built page is measured (`python3 build_page.py`).
"""

import argparse
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.browser_support import chromium
from tests.server.conftest import HUMAN, Server

SLOWER = 4
SETTLED = 1500  # milliseconds until the page is complete
WATCH = """
    window.blocked = 0;
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.blocked += duration - 50;
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifted += value;
    }).observe({ type: "layout-shift", buffered: true });
"""
PLAYERS = {"landlord-2013": 6, "monopoly": 8}


def opened(browser: Browser, address: str) -> tuple[float, float]:
    """The total blocking time of opening a table, in milliseconds (of each task what exceeds 50), and its shift."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.add_init_script(WATCH)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.get_by_test_id("question").wait_for()
    page.wait_for_timeout(SETTLED)
    found: tuple[float, float] = page.evaluate("[window.blocked, window.shifted]")
    context.close()
    return found


def main() -> None:
    """Print a line for each table, and the ratio."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=9)
    runs = parser.parse_args().runs
    chromium.use_own_node()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "altbau.sqlite")
        browser = playwright.chromium.launch(**chromium.launch_options())
        tables = {
            edition: server.start_table(*[HUMAN | {"name": f"Ann {n}"} for n in range(players)], edition=edition)[0]
            for edition, players in PLAYERS.items()
        }
        found: dict[str, list[tuple[float, float]]] = {edition: [] for edition in tables}
        for _ in range(runs):
            for edition, id in tables.items():
                found[edition].append(opened(browser, f"{server.address}/t/{id}"))
        middles = {edition: median(blocked for blocked, _ in each) for edition, each in found.items()}
        for edition, each in found.items():
            times = " ".join(f"{blocked:.0f}" for blocked, _ in each)
            print(f"{edition}: {middles[edition]:.0f} ms ({times}), shift {max(shift for _, shift in each):.4f}")
        print(f"ratio {middles['monopoly'] / middles['landlord-2013']:.2f}")
        browser.close()
        server.end()


if __name__ == "__main__":
    main()
