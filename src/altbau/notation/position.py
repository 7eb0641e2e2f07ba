"""Positions as text: a table from what somebody has written down, and back, whatever family it is of."""

from typing import Any

from altbau.families import family_of
from altbau.kernel.family import AnyTable
from altbau.kernel.rng import Rng
from altbau.monopoly import family as monopoly
from altbau.monopoly.table import Table as BoardTable
from altbau.notation import board, houses
from altbau.notation.reading import mapping
from altbau.wucherer.table import Table as HouseTable

DEFAULT_EDITION = "landlord-2013"


def read_position(written: object, *, rng: Rng | None = None, windows: bool = False) -> Any:
    """The table that a position describes, with its first question open. Raises BadInput that names the place.

    Its chance comes from `rng`, else from the position's seed; with `windows` the question may be a reaction that
    leaves no choice.
    """
    data = {"edition": DEFAULT_EDITION} | mapping(written, "position")
    reads_board = family_of(str(data["edition"])) is monopoly
    return board.BoardReader(data).read(rng) if reads_board else houses.HouseReader(data).read(rng, windows)


def described_position(t: AnyTable) -> dict[str, Any]:
    """The position of a table on which nothing is pending but a free choice."""
    if isinstance(t, BoardTable):
        return board.described_position(t)
    assert isinstance(t, HouseTable)
    return houses.described_position(t)
