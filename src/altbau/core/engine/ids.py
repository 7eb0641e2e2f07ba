"""What the integers of a game mean. For a type checker each is a type of its own, so that none is taken for another; at
run time, compiled or not, it is a plain int.

A game adds types for its things in an `ids.py` of its own, mostly sorts of `Action`. Where one is worked out from
another, one function of its `actions.py` does that; elsewhere `Card(action)` says what is known of an action.

Events, questions and the arguments of reasons hold numbers of several sorts and so stay integers: they are data for
texts and name the sort of each argument. Masks stay integers, too: there a number is the place of a bit.
"""

from collections.abc import Iterable
from typing import Final, NewType, TypeVar

T = TypeVar("T")

# 0 to 7, clockwise, below the number of players; NOBODY stands for a spectator, the bank, or the end of a game. Made by
# `seats`, and by the states, which count on from one to the next.
Seat = NewType("Seat", int)

# What can be chosen, in ranges of which each game has its own and which say what an action names; from 1 on. Made by
# the `actions.py` of the games; whatever comes from outside is compared with the legal ones.
Action = NewType("Action", int)

# Why something is not possible, or ALLOWED; from 0 on. Made by the `refusals.py` of the games.
Refusal = NewType("Refusal", int)

NOBODY: Final = Seat(-1)
NO_ACTION: Final = Action(0)
FIRST: Final = Seat(0)  # called A
ALLOWED: Final = Refusal(0)  # nothing speaks against it
NOT_OFFERED: Final = Refusal(1)  # it is simply not among the options


SEATS: Final[list[tuple[Seat, ...]]] = [tuple([Seat(number) for number in range(players)]) for players in range(9)]


def seats(players: int) -> tuple[Seat, ...]:
    """All seats of a game, clockwise."""
    return SEATS[players]


def seated(things: Iterable[T]) -> list[tuple[Seat, T]]:
    """Things of which each seat has one, with the seat."""
    return [(Seat(number), thing) for number, thing in enumerate(things)]
