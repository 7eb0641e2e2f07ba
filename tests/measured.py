"""How much of each folder the tests have run: `python -m tests.measured` after `dev.py test --long`, which measured it.

The rules must be run in full: a module of theirs that falls short ends it with exit status 1.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

from coverage import Coverage

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "altbau"
RULES = "games/*/rules/*.py"
LEAST = 95  # percent of the branches of a module of rules


class Measure(NamedTuple):
    """Of statements and of branches, how many there are and how many were run."""

    statements: int = 0
    run: int = 0
    branches: int = 0
    taken: int = 0

    def __add__(self, other: tuple[int, ...]) -> "Measure":  # type: ignore[override]
        return Measure(*(mine + its for mine, its in zip(self, other, strict=True)))

    def shares(self) -> tuple[float, float]:
        """Percent of the statements and of the branches; all of none."""
        parts = ((self.run, self.statements), (self.taken, self.branches))
        one, other = (100 * done / of if of else 100.0 for done, of in parts)
        return one, other


def measured(files: dict[str, Any]) -> dict[Path, Measure]:
    """The measure of each module, by its place in the package."""
    names = ("num_statements", "covered_lines", "num_branches", "covered_branches")
    found = {}
    for name, file in files.items():
        place = (ROOT / name).relative_to(PACKAGE)
        found[place] = Measure(*(file["summary"][each] for each in names))
    return found


def by_folder(modules: dict[Path, Measure]) -> dict[str, Measure]:
    """The sums of the modules of each folder, and of all."""
    sums: defaultdict[str, Measure] = defaultdict(Measure)
    for place, measure in sorted(modules.items()):
        sums[place.parent.as_posix()] += measure
    sums["all"] = sum(modules.values(), Measure())
    return sums


def table(rows: dict[str, Measure]) -> str:
    """Rows as text."""
    lines = [f"{'':28} {'statements':>10} {'run':>7} {'branches':>9} {'taken':>7}"]
    for name, measure in rows.items():
        run, taken = measure.shares()
        lines.append(f"{name:28} {measure.statements:10} {run:6.1f}% {measure.branches:9} {taken:6.1f}%")
    return "\n".join(lines)


def main() -> int:
    """Print the table, and what the tests of the rules leave out."""
    coverage = Coverage(config_file=str(ROOT / "pyproject.toml"))
    coverage.combine(keep=True)
    report = ROOT / "build" / "coverage" / "report.json"
    coverage.json_report(outfile=str(report))
    files = json.loads(report.read_text(encoding="utf-8"))["files"]
    modules = measured(files)
    print(table(by_folder(modules)))
    short = [place for place, measure in modules.items() if place.match(RULES) and measure.shares()[1] < LEAST]
    for place in short:
        name = (PACKAGE / place).relative_to(ROOT)
        print(f"{name}: {modules[place].shares()[1]:.1f} % of the branches, {LEAST} % are wanted", file=sys.stderr)
        for line, after in files[str(name)]["missing_branches"]:
            print(f"  {name}:{line} never leads to {'the end' if after < 0 else after}", file=sys.stderr)
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
