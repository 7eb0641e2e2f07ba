"""Compare the speed of this build of the engine with that of another commit, alternating on the same machine.

`python3 dev.py bench --against COMMIT` checks the commit out and compiles it, unless `build/against` has it already.
Then it runs the present `bench.py` with both builds in turn, so that other load on the machine affects both. Each
figure is the median of all rounds; a ratio is the median of the rounds' ratios, above 1 where this build is faster.
`--json` prints `commit`, `load` and `figures`: edition → figure → `then`, `now`, `ratio`.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from benchmarks.bench import BUILDS, measure_build

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "against"

Figures = dict[str, dict[str, float]]  # by edition, by name


def commit_of(name: str) -> str:
    """The full hash of a commit, from any name of it; exits if there is none."""
    words = ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"There is no commit {name} here.")
    return done.stdout.strip()


@contextmanager
def checked_out(commit: str, place: Path) -> Iterator[Path]:
    """A worktree of a commit in a folder, removed afterwards."""
    git = ["git", "-C", str(ROOT), "worktree"]
    shutil.rmtree(place, ignore_errors=True)
    subprocess.run([*git, "prune"], check=True)
    subprocess.run([*git, "add", "--quiet", "--detach", str(place), commit], check=True)
    try:
        yield place
    finally:
        subprocess.run([*git, "remove", "--force", str(place)], check=True)


def build_of(commit: str) -> Path:
    """The compiled engine of a commit, compiled unless it is kept already."""
    build = KEPT / commit
    if not build.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        with checked_out(commit, KEPT / "checkout") as there:
            subprocess.run([sys.executable, there / "build_engine.py"], cwd=there, check=True)
            (there / "build" / "compiled").rename(build)
    return build


def compared(then: list[Figures], now: list[Figures]) -> dict[str, dict[str, dict[str, float]]]:
    """Medians of all rounds, and of their ratios, for the editions and figures that both builds have.

    >>> compared([{"e": {"f": 2.0}}, {"e": {"f": 4.0}}], [{"e": {"f": 3.0}}, {"e": {"f": 4.0}}])
    {'e': {'f': {'then': 3.0, 'now': 3.5, 'ratio': 1.25}}}
    """
    return {
        edition: {
            name: {
                "then": median([figures[edition][name] for figures in then]),
                "now": median([figures[edition][name] for figures in now]),
                "ratio": median([b[edition][name] / a[edition][name] for a, b in zip(then, now, strict=True)]),
            }
            for name in now[0][edition]
            if name in then[0][edition]
        }
        for edition in now[0]
        if edition in then[0]
    }


def alternated(then: Path, now: Path, rounds: int, seconds: float) -> dict[str, dict[str, dict[str, float]]]:
    """The figures of two builds, measured in turn."""
    measured = [(measure_build(then, seconds), measure_build(now, seconds)) for _ in range(rounds)]
    return compared([older for older, _ in measured], [newer for _, newer in measured])


def main() -> None:
    """Build the other commit, alternate, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--against", metavar="COMMIT", required=True, help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=5, help="how often each build runs")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured in a round")
    parser.add_argument("--interpreted", action="store_true", help="compare the interpreted engines")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    commit = commit_of(given.against)
    if given.interpreted:
        with checked_out(commit, KEPT / "checkout") as there:
            figures = alternated(there / "src", BUILDS["interpreted"], given.rounds, given.seconds)
    else:
        figures = alternated(build_of(commit), BUILDS["compiled"], given.rounds, given.seconds)
    load = os.getloadavg()
    if given.json:
        print(json.dumps({"commit": commit, "load": load, "figures": figures}, indent=2))
        return
    print(f"against {commit[:10]}, load {' '.join(f'{part:.1f}' for part in load)} on {os.cpu_count()} cores")
    for edition, things in figures.items():
        print(edition)
        for name, figure in things.items():
            print(f"  {name:<24}{figure['then']:>12,.0f} → {figure['now']:>12,.0f}   × {figure['ratio']:.2f}")


if __name__ == "__main__":
    main()
