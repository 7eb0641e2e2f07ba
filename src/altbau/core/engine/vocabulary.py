"""How games describe their kinds of events, questions and remedies, and the letters of seats."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.errors import BadInput

SEAT_NAMES: Final = "ABCDEFGH"


def named_seat(name: object, players: int) -> Seat:
    """A seat by its number from 0, or by its letter. Raises BadInput.

    >>> named_seat("B", 3), named_seat(1, 3)
    (1, 1)
    """
    number = SEAT_NAMES.index(name) if isinstance(name, str) and len(name) == 1 and name in SEAT_NAMES else name
    if type(number) is not int or not 0 <= number < players:
        raise BadInput("no-such-seat", seat=str(name), last=players - 1)
    return Seat(number)


def situation(edition: str, players: int, turn: int, asked: Seat) -> str:
    """What the representation of a state or view tells of its game."""
    waits = "over" if asked == NOBODY else f"{SEAT_NAMES[asked]} is asked"
    return f"{edition}, {players} players, turn {turn}: {waits}"


class EventKind(NamedTuple):
    """A kind of event: its name in texts, its arguments as `name:type`, and its rules. `rules` apply always; `rules_by`
    adds rules by the value of the argument `deciding`. Flags: the event `begins` a turn, concerns all players whomever
    it names (`for_all`), or is about a card played or drawn (`of_card`)."""

    name: str
    args: tuple[str, ...]
    rules: tuple[str, ...]
    deciding: str = ""  # the argument that selects from `rules_by`
    rules_by: Mapping[int, tuple[str, ...]] = {}
    begins: bool = False
    for_all: bool = False
    of_card: bool = False

    def rules_of(self, event: tuple[int, ...]) -> tuple[str, ...]:
        """The rules that apply to one event of this kind."""
        for value, spec in zip(event[1:], self.args, strict=False):
            if spec.partition(":")[0] == self.deciding:
                return self.rules + self.rules_by.get(value, ())
        return self.rules


class QuestionKind(NamedTuple):
    """A kind of question: its name in texts, its arguments as `name:type`, and whether all players may read it
    (`open`). It may begin a move, or ask for a reaction to another player's."""

    name: str
    args: tuple[str, ...]
    open: bool
    begins: bool = False
    reaction: bool = False


class WindowKind(NamedTuple):
    """A kind of question that a seat can answer in advance: the `question`, the action that `declines`, and the other
    `answers` that can be named. With `others` it is also asked where something of somebody else is hit."""

    question: int
    declines: Action
    answers: tuple[Action, ...] = ()
    others: bool = False


Remedy: TypeAlias = tuple[int, ...]  # a code of the game's `REMEDIES`, then its arguments
NO_REMEDY: Final[Remedy] = ()


class RemedyKind(NamedTuple):
    """A kind of remedy, that is what would make an illegal action legal: its name in texts and its arguments as
    `name:type`."""

    name: str
    args: tuple[str, ...]
