"""Facts about groups in a view: who owns how much of a group, and what can be done there."""

from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.monopoly.rules.board import GROUP, HOTEL, MEMBERS, SQUARES, STATIONS
from altbau.games.monopoly.view import MonopolyView

LAST_TWO: Final = 2


def owned_in_group(view: MonopolyView, seat: Seat, square: int) -> int:
    """How many places of a square's group a seat owns, not counting this square."""
    return sum(view.owner[member] == seat for member in MEMBERS[GROUP[square]] if member != square)


def completes(view: MonopolyView, seat: Seat, square: int) -> bool:
    """Whether a place would be the last one of its group for a seat."""
    return owned_in_group(view, seat, square) == len(MEMBERS[GROUP[square]]) - 1


def is_dead(view: MonopolyView, square: int) -> bool:
    """Whether the group of a street is split between the last two players. Neither can complete it then without a deal
    that is good for only one of them."""
    owners = {view.owner[member] for member in MEMBERS[GROUP[square]]}
    alive = [seat for seat in view.seats() if not view.bankrupt[seat]]
    return GROUP[square] < STATIONS and len(alive) == LAST_TWO and all(seat in owners for seat in alive)


def whole_groups(view: MonopolyView, seat: Seat) -> list[int]:
    """The street groups that a seat owns completely and without mortgages."""
    return [
        group for group in range(STATIONS)
        if all(view.owner[square] == seat and not view.mortgaged[square] for square in MEMBERS[group])
    ]  # fmt: skip


def buildable(view: MonopolyView) -> list[int]:
    """The squares of the view's seat where the next building would be even and the group is whole and unmortgaged."""
    return [
        square for group in whole_groups(view, view.seat) for square in MEMBERS[group]
        if view.houses[square] == min(view.houses[member] for member in MEMBERS[group]) < HOTEL
    ]  # fmt: skip


def loose_places(view: MonopolyView) -> list[int]:
    """The squares of the view's seat that are not mortgaged and belong to no whole group of streets."""
    whole = whole_groups(view, view.seat)
    return [
        square for square in range(SQUARES)
        if view.owner[square] == view.seat and not view.mortgaged[square] and GROUP[square] not in whole
    ]  # fmt: skip


def built(view: MonopolyView, square: int) -> bool:
    """Whether a place can't be traded because its group has a building."""
    return any(view.houses[member] for member in MEMBERS[GROUP[square]])
