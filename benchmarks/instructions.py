"""Count the machine instructions of the compiled engine and fail if they rise; unlike times, they are reproducible.

Callgrind counts two runs that differ only in the length of the workload, so that start and set-up cancel out; two
measurements of one build differ by less than 0.1 %. Each figure is the instructions for one `decision` of random play
from the deal on, and, after `MIDDLE` decisions of a game, for one `copy` of the state, one `view` of a seat, one state
dealt by `determinize`, and one random `playout` to the end.

`.venv/bin/python -m benchmarks.instructions` compares with `instructions.json` and fails where a figure has risen by
more than `TOLERANCE`; `--write` writes the present figures. Figures made with other tools than those named in the file
are not comparable; then the commit that wrote the file is built and counted, too. Needs valgrind.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from benchmarks.against import checked_out

ROOT = Path(__file__).resolve().parent.parent
FILE = Path(__file__).with_suffix(".json")
PLAYERS: Final = 4
MIDDLE: Final = 150  # decisions of a game
ROUNDS: Final = 100  # limit of a game of Monopoly
TOLERANCE: Final = 0.03
COLLECTED = re.compile(r"Collected : (\d+)")

Figures = dict[str, dict[str, float]]  # instructions by edition and workload


GAMES: Final = (2, 32)  # of the shorter and the longer run; the shorter one already fills all caches
TIMES: Final = {"copy": 3000, "view": 1000, "determinize": 1000, "playout": 30}


def work(edition: str, thing: str, times: int) -> int:
    """Run a workload with the imported engine; the number of its units: decisions of so many games, else `times`."""
    from altbau.core.engine.playouts import play_on
    from altbau.core.engine.rng import chance, seeded
    from altbau.games import game_of

    game = game_of(edition)
    options = {"turn-limit": ROUNDS} if "turn-limit" in {option.name for option in game.options(edition)} else {}
    rules = game.configured(edition, PLAYERS, options, {}, {})
    if thing == "decision":
        return sum(play_on(game.new_state(rules, PLAYERS, chance(seed)), seeded(seed)) for seed in range(times))
    state, rng = game.new_state(rules, PLAYERS, chance(1)), seeded(1)
    for _ in range(MIDDLE):
        state.apply(state.legal_actions[rng.below(len(state.legal_actions))])
    seen = game.view(state, state.asked)
    once: dict[str, Callable[[int], Any]] = {
        "copy": lambda _: state.copy(),
        "view": lambda _: game.view(state, state.asked),
        "determinize": lambda _: game.determinize(seen, rng),
        "playout": lambda seed: play_on(state.copy(), seeded(seed)),
    }
    for number in range(times):
        once[thing](number)
    return times


def counted(build: Path, edition: str, thing: str, times: int) -> tuple[int, int]:
    """The instructions of a whole run with a build, and the number of its units."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    command += ["-m", "benchmarks.instructions", "--work", edition, thing, str(times)]
    environment = {**os.environ, "PYTHONPATH": str(build), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    found = COLLECTED.search(done.stderr)
    if done.returncode or not found:
        sys.exit(f"{edition}, {thing}: {done.stderr}")
    return int(found[1]), int(done.stdout)


def measured(build: Path) -> Figures:
    """The figures of a build of the engine."""
    from altbau.games import EDITIONS

    jobs = [(edition, "decision", games) for edition in EDITIONS for games in GAMES]
    jobs += [(edition, thing, times) for edition in EDITIONS for thing, times in [("copy", 0), *TIMES.items()]]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(jobs, pool.map(lambda job: counted(build, *job), jobs), strict=True))

    def each(edition: str, thing: str, shorter: tuple[str, str, int], times: int) -> float:
        (less, few), (more, many) = found[shorter], found[edition, thing, times]
        return round((more - less) / (many - few), 1)

    return {
        edition: {
            "decision": each(edition, "decision", (edition, "decision", GAMES[0]), GAMES[1]),
            **{thing: each(edition, thing, (edition, "copy", 0), times) for thing, times in TIMES.items()},
        }
        for edition in EDITIONS
    }


def tools() -> dict[str, str]:
    """The machine and the versions of the tools, on which figures depend besides the sources."""
    compiler = subprocess.run(["gcc", "-dumpfullversion"], capture_output=True, text=True, check=False).stdout.strip()
    mypy = subprocess.run(
        [sys.executable, "-m", "mypy", "--version"], capture_output=True, text=True, check=True
    ).stdout.split()[1]
    return {
        "machine": platform.machine(),
        "libc": " ".join(platform.libc_ver()),
        "cpython": platform.python_version(),
        "gcc": compiler,
        "mypy": mypy,
    }


def compiled(root: Path) -> Path:
    """Compile the engine of a checkout; the folder of the build."""
    subprocess.run([sys.executable, root / "build_engine.py"], cwd=root, check=True, stdout=subprocess.DEVNULL)
    return root / "build" / "compiled"


def figures_of_the_file() -> Figures:
    """The figures in the file; if other tools made them, those of the commit that wrote it, counted anew."""
    kept = json.loads(FILE.read_text())
    figures: Figures = kept["instructions"]
    if kept["tools"] == tools():
        return figures
    words = ["git", "-C", str(ROOT), "log", "-1", "--format=%H", "--", str(FILE)]
    commit = subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    with checked_out(commit, ROOT / "build" / "ratchet") as place:
        command = [sys.executable, "-m", "benchmarks.instructions", "--json"]
        there = subprocess.run(command, cwd=place, capture_output=True, text=True, check=True)
    figures = json.loads(there.stdout)
    return {edition: dict(things) for edition, things in figures.items()}


def risen(before: Figures, now: Figures) -> list[str]:
    """Sentences about the figures that have risen by more than TOLERANCE."""
    return [
        f"{edition}, {thing}: {now[edition][thing]:,.0f} instructions, {was:,.0f} before"
        for edition, things in before.items()
        for thing, was in things.items()
        if now[edition][thing] > was * (1 + TOLERANCE)
    ]


def main() -> int:
    """Count, and compare, write or print; exit status 1 if a figure has risen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help=f"put the figures into {FILE.name}")
    parser.add_argument("--json", action="store_true", help="print the figures only")
    parser.add_argument("--work", nargs=3, metavar=("EDITION", "THING", "TIMES"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        edition, thing, times = given.work
        print(work(edition, thing, int(times)))
        return 0
    if not shutil.which("valgrind"):
        sys.exit("Counting instructions needs valgrind (Debian: apt install valgrind).")
    now = measured(compiled(ROOT))
    if given.json:
        print(json.dumps(now))
        return 0
    if given.write:
        FILE.write_text(json.dumps({"tools": tools(), "instructions": now}, indent=2) + "\n")
        return 0
    print(json.dumps(now, indent=2))
    found = risen(figures_of_the_file(), now)
    print("\n".join(found))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
