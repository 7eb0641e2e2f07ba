"""How games name their players, what happens and what is asked."""

from typing import Final, NamedTuple

SEAT_NAMES: Final = "ABCDEFGH"


class EventKind(NamedTuple):
    """An event's name in texts, its arguments as `name:type`, and its rules."""

    name: str
    args: tuple[str, ...]
    rules: tuple[str, ...]


class QuestionKind(NamedTuple):
    """A question's name in texts, its arguments as `name:type`, and whether all may read it."""

    name: str
    args: tuple[str, ...]
    open: bool
