"""What the page is told of puzzles, as strict types (`wire.py`); one is solved at a practice table (`lesson.py`)."""

from altbau.core.page.wire import Wire


class PuzzleList(Wire):
    """The puzzles of an edition by their ids, and that of today (UTC)."""

    edition: str
    today: str
    puzzles: list[str]
