"""Print the test coverage of each folder: `python -m tests.measured` after `dev.py test --long`, which measures it.

Exit status 1 if a module of rules has less than LEAST percent of its branches covered.
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
    """The numbers of statements and branches, and how many of each were run."""

    statements: int = 0
    run: int = 0
    branches: int = 0
    taken: int = 0

    def __add__(self, other: tuple[int, ...]) -> "Measure":  # type: ignore[override]
        return Measure(*(mine + its for mine, its in zip(self, other, strict=True)))

    def shares(self) -> tuple[float, float]:
        """The percentages of statements and branches that were run; 100 if there are none."""
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
    """Rows as a table in plain text."""
    lines = [f"{'':28} {'statements':>10} {'run':>7} {'branches':>9} {'taken':>7}"]
    for name, measure in rows.items():
        run, taken = measure.shares()
        lines.append(f"{name:28} {measure.statements:10} {run:6.1f}% {measure.branches:9} {taken:6.1f}%")
    return "\n".join(lines)


def main() -> int:
    """Print the table, and the branches of rules that are not covered."""
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
