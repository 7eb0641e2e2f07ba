"""What a seat may know of a table: an allow-list, so that a new field stays hidden until somebody shows it.

A view is all that a bot or a page gets. `determinize` makes a full table from it again, dealing what is unknown.
"""

from typing import Any

from altbau.kernel.family import AnyTable
from altbau.kernel.rng import Rng
from altbau.monopoly.table import Table as BoardTable
from altbau.view import board, houses
from altbau.view.board import BoardView as BoardView
from altbau.view.houses import UNKNOWN as UNKNOWN
from altbau.view.houses import HouseView as HouseView
from altbau.wucherer.table import Table as HouseTable

View = HouseView | BoardView


def view(t: AnyTable, seat: int) -> Any:
    """What a seat, or NOBODY as a spectator, knows of the table: the view of its family."""
    if isinstance(t, BoardTable):
        return BoardView(t, seat)
    assert isinstance(t, HouseTable)
    return HouseView(t, seat)


def determinize(v: View, rng: Rng) -> Any:
    """A table that looks like this to the seat, with the unknown cards dealt by `rng`; its future is `rng`'s too."""
    return board.determinize(v, rng) if isinstance(v, BoardView) else houses.determinize(v, rng)
