"""Compare the length of some rules, in lines of code, with those of another commit.

`.venv/bin/python -m benchmarks.rule_lines COMMIT` counts the lines of functions that contain code: no signatures, no
docstrings, no comments, no blank lines. A rule should have three to eight of them; speed is no reason for more.
"""

import argparse
import ast
import subprocess
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CARDS: Final = "src/altbau/games/wucherer/rules"
BOARD: Final = "src/altbau/games/monopoly/rules"
RULES: Final = {
    "bomb, search, murder": f"{CARDS}/crimes.py",
    "squatters": f"{CARDS}/squatters.py",
    "musicians": f"{CARDS}/musicians.py",
    "tavern": f"{CARDS}/tavern.py",
    "demolition": f"{CARDS}/demolition.py",
    "free choice": f"{CARDS}/playing.py",
    "rent of cards": f"{CARDS}/rents.py",
    "deal and turns": f"{CARDS}/turns.py",
    "rent of the board": f"{BOARD}/rent.py",
    "auction": f"{BOARD}/auctions.py",
    "trade": f"{BOARD}/trading.py",
}


class Length(NamedTuple):
    """The number of a module's functions, and their median, longest and total length in lines of code."""

    functions: int
    median: float
    longest: int
    total: int


def lines_of(function: ast.FunctionDef) -> int:
    """The number of lines of a function's body that contain code.

    >>> lines_of(ast.parse('def f():\\n    "Doc."\\n    # why\\n    x = 1\\n\\n    return x').body[0])
    2
    """
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return len({node.lineno for part in body for node in ast.walk(part) if isinstance(node, ast.expr | ast.stmt)})


def length(text: str) -> Length:
    """The lengths of all functions in the source of a module."""
    lines = [lines_of(node) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    return Length(len(lines), median(lines), max(lines), sum(lines))


def main() -> None:
    """Print the lengths then and now, rule by rule."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("commit", help="whose rules to compare with")
    given = parser.parse_args()
    print(f"{'':<24}{'functions':>12}{'median':>12}{'longest':>12}{'lines':>14}")
    for rule, file in RULES.items():
        older = subprocess.run(
            ["git", "-C", str(ROOT), "show", f"{given.commit}:{file}"], capture_output=True, text=True, check=False
        )
        if older.returncode:
            print(f"{rule:<24}{'not there':>12}")
            continue
        then, now = length(older.stdout), length((ROOT / file).read_text(encoding="utf-8"))
        pairs = [f"{a:g} → {b:g}" for a, b in zip(then, now, strict=True)]
        print(f"{rule:<24}{pairs[0]:>12}{pairs[1]:>12}{pairs[2]:>12}{pairs[3]:>14}")


if __name__ == "__main__":
    main()
