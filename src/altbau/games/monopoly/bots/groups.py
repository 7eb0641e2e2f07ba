"""What a view says about groups: who has how much of one, and what can be done there."""

from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.monopoly.rules.board import GROUP, HOTEL, MEMBERS, SQUARES, STATIONS
from altbau.games.monopoly.view import MonopolyView

LAST_TWO: Final = 2


def owned_in_group(view: MonopolyView, seat: Seat, square: int) -> int:
    """How many places of a square's group a seat has, this one left out."""
    return sum(view.owner[member] == seat for member in MEMBERS[GROUP[square]] if member != square)


def completes(view: MonopolyView, seat: Seat, square: int) -> bool:
    """Whether a place would be the last one of its group for a seat."""
    return owned_in_group(view, seat, square) == len(MEMBERS[GROUP[square]]) - 1


def is_dead(view: MonopolyView, square: int) -> bool:
    """Whether the group of a street is split between the last two players, so that neither completes it without a deal
    that is good for one of them only."""
    owners = {view.owner[member] for member in MEMBERS[GROUP[square]]}
    alive = [seat for seat in view.seats() if not view.bankrupt[seat]]
    return GROUP[square] < STATIONS and len(alive) == LAST_TWO and all(seat in owners for seat in alive)


def whole_groups(view: MonopolyView, seat: Seat) -> list[int]:
    """The street groups that a seat has whole and free of mortgages."""
    return [
        group for group in range(STATIONS)
        if all(view.owner[square] == seat and not view.mortgaged[square] for square in MEMBERS[group])
    ]  # fmt: skip


def buildable(view: MonopolyView) -> list[int]:
    """The squares of the own streets whose group allows another building there."""
    return [
        square for group in whole_groups(view, view.seat) for square in MEMBERS[group]
        if view.houses[square] == min(view.houses[member] for member in MEMBERS[group]) < HOTEL
    ]  # fmt: skip


def loose_places(view: MonopolyView) -> list[int]:
    """The squares of own places without a mortgage that belong to no whole group of streets."""
    whole = whole_groups(view, view.seat)
    return [
        square for square in range(SQUARES)
        if view.owner[square] == view.seat and not view.mortgaged[square] and GROUP[square] not in whole
    ]  # fmt: skip


def built(view: MonopolyView, square: int) -> bool:
    """Whether a building in its group keeps a place from changing hands."""
    return any(view.houses[member] for member in MEMBERS[GROUP[square]])
