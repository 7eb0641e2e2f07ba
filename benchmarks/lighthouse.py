"""Run Lighthouse on the start page, a lesson, a rulebook, a card, `/me`, puzzles, deals, a table of cards, a board with
eight players, and the replay and the analysis of a finished game, as mobile and desktop; print medians of several runs.

    .venv/bin/python -m benchmarks.lighthouse [--runs 5] [--page rules]...

The tool is installed once from npm into `.cache`. The built page is measured (`python3 build_page.py`), on its own
server.
"""

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

import build_page
from tests.browser_support import chromium
from tests.server.conftest import BOT, HUMAN, Server
from tests.server.test_account import device
from tests.server.test_deals import made
from tests.server.test_own_games import over

VERSION = "12.8.2"
HOME = build_page.ROOT / ".cache" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PAGES = {  # those that need no table
    "start": "", "lesson": "/learn/landlord-2013", "rules": "/rules/landlord-2013", "card": "/rules/landlord-2013/bomb",
    "me": "/me", "deals": "/deals", "position": "/position", "puzzles": "/puzzles",
}  # fmt: skip
OF_TABLES = ("table", "board", "replay", "analysis", "deal")
METRICS = {  # audits and their names here; in milliseconds except the last
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}
DEVICES = {"mobile": [], "desktop": ["--preset=desktop"]}


def tool() -> list[str]:
    """The command that runs Lighthouse, which is installed if missing."""
    tools = build_page.find_node()
    assert tools, "Node is needed"
    program = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.exists():
        HOME.mkdir(parents=True, exist_ok=True)
        (HOME / "package.json").write_text('{"private": true}')
        build_page.call(tools, *tools.npm, "install", f"lighthouse@{VERSION}", "--no-audit", "--no-fund", cwd=HOME)
    return [str(tools.node), str(program)]


def report(address: str, device: str) -> dict[str, float]:
    """The scores and the metrics of one run."""
    launch = chromium.launch_options()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        words = [*tool(), address, "--quiet", "--output=json", f"--output-path={file}", *DEVICES[device]]
        words += [f"--chrome-flags={' '.join(launch['args'])}", f"--only-categories={','.join(CATEGORIES)}"]
        environment = launch.get("env", os.environ) | {"CHROME_PATH": launch["executable_path"]}
        subprocess.run(words, check=True, env=environment, cwd=folder)
        found = json.loads(file.read_text(encoding="utf-8"))
    scores = {name: 100 * found["categories"][name]["score"] for name in CATEGORIES}
    return scores | {name: found["audits"][audit]["numericValue"] for audit, name in METRICS.items()}


def rows(server: Server, runs: int, pages: Sequence[str]) -> Iterator[tuple[str, str, dict[str, float]]]:
    """The medians by page and device, of these pages or, if none is named, of all."""
    id, keys = server.start_table(HUMAN, BOT, options={"starter": "A"})
    board, _ = server.start_table(*[HUMAN | {"name": f"Ann {n}"} for n in range(8)], edition="monopoly")
    finished, key = server.start_table(HUMAN, BOT)
    over(server, finished, key[0])
    deal = made(server, device())["listed"]["id"]
    found = (f"/t/{id}#{keys[0]}", f"/t/{board}", f"/t/{finished}/replay", f"/t/{finished}/analysis", f"/deals/{deal}")
    addresses = PAGES | dict(zip(OF_TABLES, found, strict=True))
    for page in pages or addresses:
        for screen in DEVICES:
            reports = [report(server.address + addresses[page], screen) for _ in range(runs)]
            yield page, screen, {name: median(each[name] for each in reports) for name in reports[0]}


def main() -> None:
    """Print a line for each page and device."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--page", action="append", default=[], choices=[*PAGES, *OF_TABLES], help="only this one")
    wanted = parser.parse_args()
    chromium.use_own_node()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "altbau.sqlite")
        for page, device, medians in rows(server, wanted.runs, wanted.page):
            print(page, device, ", ".join(f"{name} {value:.4g}" for name, value in medians.items()), flush=True)
        server.end()


if __name__ == "__main__":
    main()
