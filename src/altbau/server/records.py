"""The three record lists of the 2013 rulebook, by number of players: the first entry, and all later ones (Q217)."""

from typing import Any, Literal

from altbau.server import wire

LISTS: tuple[Literal["first-winners", "won-in-jail", "lost-it-all"], ...] = (
    "first-winners",
    "won-in-jail",
    "lost-it-all",
)
PLAYERS = range(2, 7)
MOST = 50  # later entries shown on a sheet, the newest


def sheets(lines: list[tuple[str, int, dict[str, Any]]]) -> list[wire.RecordSheet]:
    """All sheets, the empty ones too."""
    found = []
    for name in LISTS:
        for players in PLAYERS:
            mine = [wire.RecordLine(**body) for list_, count, body in lines if (list_, count) == (name, players)]
            found.append(
                wire.RecordSheet(
                    name=name, players=players, first=mine[0] if mine else None, more=mine[1:][-MOST:][::-1]
                )
            )  # fmt: skip
    return found
