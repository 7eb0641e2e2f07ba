"""Messages about puzzles, as strict types (`wire.py`); a puzzle is solved at a practice table (`lesson.py`)."""

from altbau.core.messages.analysis import LocalizedText
from altbau.core.messages.table import WireStruct


class ListedPuzzle(WireStruct):
    """A puzzle in a list: its theme, and how difficult it is, from 1 to 3."""

    id: str
    theme: str
    level: int


class PuzzleList(WireStruct):
    """The puzzles of an edition, the titles of their themes, and the id of the puzzle of today (UTC)."""

    edition: str
    today: str
    puzzles: list[ListedPuzzle]
    themes: dict[str, LocalizedText]
