"""What a game's rules call things by number: two names that stand together never have the same one."""

import ast
from itertools import pairwise
from pathlib import Path

import pytest

import altbau.games

RULES = Path(altbau.games.__file__).parent
FILES = [
    file for name in ("cards", "events", "questions", "refusals") for file in sorted(RULES.glob(f"*/rules/{name}.py"))
]


def blocks(source: str) -> list[dict[str, int]]:
    """The named whole numbers of a module that stand line by line below each other."""
    lines = [
        (node.lineno, node.target.id, node.value.value)
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and type(node.value.value) is int
    ]
    found: list[dict[str, int]] = [{}]
    for before, (line, name, value) in pairwise([(0, "", 0), *lines]):
        if line != before[0] + 1:
            found.append({})
        found[-1][name] = value
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_no_number_has_two_names(file: Path) -> None:
    for block in blocks(file.read_text(encoding="utf-8")):
        assert len(set(block.values())) == len(block), block
