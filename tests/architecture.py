"""Reads the state tables of `ARCHITECTURE.md`."""

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "ARCHITECTURE.md"
REFUSED = "–"

Cells = dict[str, dict[str, set[str]]]


def state_table(first: str) -> Cells:
    """The table whose first column has this heading: by each event of its rows and by state, the states that follow;
    none if the event is refused. A row of code has several events."""
    heads, _, *rows = rows_of(first)
    return {
        event: {state: after_of(cell) for state, cell in zip(heads[1:], cells, strict=True)}
        for what, *cells in rows
        for event in (re.findall(r"`([^`]+)`", what) if re.fullmatch(r"(`[^`]+` ?)+", what) else [what])
    }


def rows_of(first: str) -> list[list[str]]:
    """The cells of the table whose first column has this heading, with the heading and the rule below it."""
    _, found, rest = PAGE.read_text(encoding="utf-8").partition(f"\n| {first} |")
    assert found, first
    lines = (found + rest).strip().partition("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def after_of(cell: str) -> set[str]:
    """The states that a cell names."""
    return set() if cell == REFUSED else set(cell.split(", "))
