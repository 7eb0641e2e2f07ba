"""A table as text, whatever family it is of."""

from altbau.cli import board, houses
from altbau.kernel.family import AnyTable
from altbau.monopoly.table import Table as BoardTable
from altbau.text import BoardVoice, HouseVoice, Voice
from altbau.view import View
from altbau.view.houses import HouseView
from altbau.wucherer.table import Table as HouseTable


def draw(t: AnyTable, voice: Voice) -> str:
    """The whole table with everything hidden, as `altbau show` prints it."""
    if isinstance(t, BoardTable):
        assert isinstance(voice, BoardVoice)
        return board.draw(t, voice)
    assert isinstance(t, HouseTable) and isinstance(voice, HouseVoice)
    return houses.draw(t, voice)


def draw_view(t: AnyTable, known: View, voice: Voice) -> str:
    """What a seat sees of the table."""
    if isinstance(t, BoardTable):
        assert isinstance(voice, BoardVoice)
        return board.draw(t, voice)  # nothing of the board is hidden
    assert isinstance(t, HouseTable) and isinstance(known, HouseView) and isinstance(voice, HouseVoice)
    return houses.draw_view(t, known, voice)
