"""The meanings of integers in a game, as types. A type checker keeps them apart; at run time, compiled or not, they are
plain ints.

A game adds its own types in its `ids.py`, mostly subtypes of `Action`. Conversions that compute something are functions
of its `actions.py`; a plain cast such as `Card(action)` says that the action is known to be a card.

Events, questions and the arguments of reasons mix numbers of several types and so stay plain integers; their kinds name
the type of each argument. Masks stay integers, too: there a number is the position of a bit.
"""

from collections.abc import Iterable
from typing import Final, NewType, TypeVar

T = TypeVar("T")

# A seat from 0 to 7, clockwise, below the number of players; NOBODY stands for a spectator, the bank, or the end of a
# game. Created by `seats` and by the states.
Seat = NewType("Seat", int)

# Something that can be chosen, from 1 on. Each game has its own ranges, which tell what an action names. Created by the
# `actions.py` of the games; actions from outside are compared with the legal ones.
Action = NewType("Action", int)

# The reason why an action is illegal, or ALLOWED; from 0 on. Created by the `refusals.py` of the games.
Refusal = NewType("Refusal", int)

NOBODY: Final = Seat(-1)
NO_ACTION: Final = Action(0)
FIRST: Final = Seat(0)  # seat A
ALLOWED: Final = Refusal(0)  # the action is legal
NOT_OFFERED: Final = Refusal(1)  # not among the options, for no more specific reason


SEATS: Final[list[tuple[Seat, ...]]] = [tuple([Seat(number) for number in range(players)]) for players in range(9)]


def seats(players: int) -> tuple[Seat, ...]:
    """All seats of a game, clockwise."""
    return SEATS[players]


def by_seat(things: Iterable[T]) -> list[tuple[Seat, T]]:
    """A list by seat as pairs of seat and item."""
    return [(Seat(number), thing) for number, thing in enumerate(things)]
