"""What a game's rules call things by number: two names that stand together never have the same one."""

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

import altbau.games

WHOLE = re.compile(r"(?:(\w+)\()?(-?\d+)\)?")  # perhaps of a type of its own: `Action(3)`
RULES = Path(altbau.games.__file__).parent
COUNTS = "bounds.py"  # where two may well be equal
FILES = [file for file in sorted(RULES.glob("*/rules/*.py")) if file.name != COUNTS]


def blocks(source: str) -> list[dict[str, int]]:
    """The named whole numbers of one type that stand line by line below each other in a module."""
    lines = [
        (node.lineno, number[1], node.target.id, int(number[2]))
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value
        if (number := WHOLE.fullmatch(ast.unparse(node.value)))
    ]
    found: list[dict[str, int]] = [{}]
    for before, (line, sort, name, value) in pairwise([(0, "", "", 0), *lines]):
        if (line, sort) != (before[0] + 1, before[1]):
            found.append({})
        found[-1][name] = value
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_no_number_has_two_names(file: Path) -> None:
    for block in blocks(file.read_text(encoding="utf-8")):
        assert len(set(block.values())) == len(block), block
