"""Places that are dealt at the start, free or for their price (H06, H07)."""

from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.monopoly.rules.board import GROUP, MEMBERS, PRICE, SQUARES, ownable
from altbau.games.monopoly.rules.events import PLACE_DEALT
from altbau.games.monopoly.rules.state import State

MOST_DEALT: Final = 3  # to each player; eight times as many are fewer than there are
DEAREST: Final[list[int]] = sorted([PRICE[square] for square in range(SQUARES) if ownable(square)], reverse=True)


def dearest_deal(places: int) -> int:
    """What so many places cost at most."""
    return sum(DEAREST[:places])


def deal_places(s: State) -> None:
    """Deal the places one by one, clockwise from the first player, from a shuffled stack. A place that would complete
    a group is passed over; since at least five are left at each draw, there is always another."""
    if not s.edition.dealt_places:
        return
    stack = [square for square in range(SQUARES) if ownable(square)]
    s.chance.shuffle(stack)
    for _ in range(s.edition.dealt_places):
        for seat in s.clockwise(s.first):
            square = next_place(s, seat, stack)
            stack.remove(square)
            s.hand_over(square, seat)
            price = PRICE[square] if s.edition.dealt_paid else 0
            s.cash[seat] -= price
            s.emit(PLACE_DEALT, seat, square, price)


def next_place(s: State, seat: Seat, stack: list[int]) -> int:
    """The first place of the stack that completes no group of a seat."""
    return next(square for square in stack if not completes(s, seat, square))


def completes(s: State, seat: Seat, square: int) -> bool:
    """Whether a seat has all other places of a square's group."""
    return all(s.owner[member] == seat for member in MEMBERS[GROUP[square]] if member != square)
