"""Measure the time from a click until its effect is painted, in games played by mouse against bots.

    .venv/bin/python -m benchmarks.paint

Steps that need no server, such as choosing a card before its target, count as well as moves that the server answers.
The time runs from the click (the browser's time stamp) until the frame with the new question is painted. The `floor` is
the time that this machine takes in the same run to paint a frame in which only an attribute has changed. The built page
is measured (`python3 build_page.py`).
"""

import argparse
import json
import platform
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from tests.browser.player import Person, Policy, is_over, take_time, tried
from tests.browser.test_board import Buyer
from tests.browser_support import chromium
from tests.server.conftest import HUMAN, Server

EDITIONS = ("landlord-2013", "wucherer-1997", "monopoly")
NAMES = ("Ben", "Cleo", "Dora")
PAUSE = 30  # milliseconds to wait while the player is not asked
WATCH = """() => {
    window.painted = [];
    window.floor = [];
    const channel = new MessageChannel();
    const after = [];
    channel.port1.onmessage = () => after.shift()();
    const afterPaint = (then) => requestAnimationFrame(() => { after.push(then); channel.port2.postMessage(0); });
    window.control = () => {
        const since = performance.now();
        document.documentElement.toggleAttribute("data-control");
        afterPaint(() => window.floor.push(performance.now() - since));
    };
    let clicked = null;
    const waits = () => document.querySelector("[data-testid=question] button.option:disabled");
    addEventListener("click", (event) => { clicked = event.timeStamp; }, true);
    new MutationObserver(() => {
        if (clicked === null || waits()) return;
        const since = clicked;
        clicked = null;
        afterPaint(() => window.painted.push(performance.now() - since));
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def play(page: Page, policy: Policy, most: int) -> tuple[list[float], list[float]]:
    """Play until the game is over or `most` steps are done; the milliseconds of each click with an effect, and of the
    floor."""
    page.evaluate(WATCH)
    done = 0
    while done < most and not is_over(page):
        acted = tried(policy, page, done)
        done += acted
        if not acted:
            page.evaluate("window.control()")
            page.wait_for_timeout(PAUSE)
    page.wait_for_timeout(10 * PAUSE)
    return page.evaluate("window.painted"), page.evaluate("window.floor")


def measured(server: Server, page: Page, edition: str, most: int) -> tuple[list[float], list[float]]:
    """Play a game of an edition against three bots; the milliseconds as in `play`."""
    bot = "steward" if edition == "monopoly" else "random"
    bots = [{"name": name, "kind": "bot", "bot": bot} for name in NAMES]
    id, keys = server.start_table(HUMAN, *bots, edition=edition, options={"starter": "A"} if bot == "random" else {})
    page.goto(f"{server.address}/t/{id}#{keys[0]}")
    page.get_by_test_id("question").wait_for()
    policy: Callable[[Page, int], bool] = Buyer() if edition == "monopoly" else Person()
    return play(page, policy, most)


def main() -> None:
    """Print a line for each edition, and one for all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--clicks", type=int, default=150, help="in each game at most")
    parser.add_argument("--width", type=int, default=1280)
    parser.add_argument("--height", type=int, default=800)
    asked = parser.parse_args()
    chromium.use_own_node()
    print(f"{platform.machine()}, {asked.width} x {asked.height}, milliseconds from click to paint")
    everything: list[float] = []
    floors: list[float] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "altbau.sqlite")
        browser = playwright.chromium.launch(**chromium.launch_options())
        context = browser.new_context(viewport={"width": asked.width, "height": asked.height})
        take_time(context)
        page = context.new_page()
        for edition in EDITIONS:
            found, floor = measured(server, page, edition, asked.clicks)
            everything += found
            floors += floor
            print(json.dumps({"game": edition, **summary(found)}), flush=True)
        print(json.dumps({"game": "all", **summary(everything)}))
        print(json.dumps({"game": "floor", **summary(floors)}))
        browser.close()
        server.end()


def summary(found: list[float]) -> dict[str, float]:
    """The number of clicks, their median, 95th percentile and maximum."""
    return {
        "clicks": len(found),
        "p50": round(median(found), 1),
        "p95": round(quantiles(found, n=20)[-1], 1),
        "most": round(max(found), 1),
    }


if __name__ == "__main__":
    main()
