"""How games name their players, what happens, what is asked and what would have to be different."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

SEAT_NAMES: Final = "ABCDEFGH"


class EventKind(NamedTuple):
    """An event's name in texts, its arguments as `name:type`, and its rules: those that always stand behind it, and
    where there are some those of a certain argument's values. Some begin a turn; some concern all, whomever they
    name; in some a card is played or drawn."""

    name: str
    args: tuple[str, ...]
    rules: tuple[str, ...]
    deciding: str = ""  # the name of that argument
    rules_by: Mapping[int, tuple[str, ...]] = {}  # by value of that argument
    begins: bool = False
    for_all: bool = False
    of_card: bool = False

    def rules_of(self, event: tuple[int, ...]) -> tuple[str, ...]:
        """The rules behind one event of this kind."""
        for value, spec in zip(event[1:], self.args, strict=False):
            if spec.partition(":")[0] == self.deciding:
                return self.rules + self.rules_by.get(value, ())
        return self.rules


class QuestionKind(NamedTuple):
    """A question's name in texts, its arguments as `name:type`, and whether all may read it. Some begin a move, some
    ask for a reaction to somebody else's."""

    name: str
    args: tuple[str, ...]
    open: bool
    begins: bool = False
    reaction: bool = False


Remedy: TypeAlias = tuple[int, ...]  # a code of the game's `REMEDIES`, then its arguments
NO_REMEDY: Final[Remedy] = ()


class RemedyKind(NamedTuple):
    """The name in texts of what would have to be different so that something becomes possible, and its arguments as
    `name:type`."""

    name: str
    args: tuple[str, ...]
