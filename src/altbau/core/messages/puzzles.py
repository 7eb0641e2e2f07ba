"""Messages about puzzles, as strict types (`wire.py`); a puzzle is solved at a practice table (`lesson.py`)."""

from altbau.core.messages.table import WireStruct


class PuzzleList(WireStruct):
    """The ids of an edition's puzzles, and the puzzle of today (UTC)."""

    edition: str
    today: str
    puzzles: list[str]
