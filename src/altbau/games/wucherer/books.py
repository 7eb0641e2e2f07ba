"""The books of a game: the income of tenants and buildings, and the crimes done and suffered, from the events."""

from collections.abc import Sequence
from typing import Final

from altbau.core.account_books import Book, BookKeeper
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.games.wucherer.rules.actions import building_at, owner_of
from altbau.games.wucherer.rules.cards import BOMB, EMPTY, LUNATIC, MURDER
from altbau.games.wucherer.rules.events import (
    BOMBED,
    BROKER_PAID,
    BUILT,
    CARD_PLAYED,
    DEMOLISHED,
    DISMISSED,
    EVICTED,
    EXPANDED,
    HOMELESS,
    INCOME,
    JAILED,
    MONSTER_CREATED,
    MOVED,
    MOVED_IN,
    MOVED_UNDER_PILE,
    MURDERED,
    PLAYER_PAID_BROKER,
    RECALLED,
    ROOF_PAID,
    ROOF_SOLD,
    SQUATTERS_EXPELLED,
    TRADED,
    income_items_in,
)

DONE, SUFFERED, CAUGHT = "crimes-done", "crimes-suffered", "jailed"
DEEDS: Final = frozenset((
    BUILT, EXPANDED, MOVED_IN, MOVED, HOMELESS, MOVED_UNDER_PILE, BOMBED, MURDERED, DEMOLISHED, EVICTED, JAILED,
    SQUATTERS_EXPELLED, MONSTER_CREATED, RECALLED, DISMISSED, ROOF_SOLD, TRADED,
))  # fmt: skip
BY: Final = (BOMB, MURDER, LUNATIC)  # the cards with which crimes are committed


def books(players: int, events: Sequence[tuple[int, ...]]) -> list[Book]:
    """The books by seat: the rents of each tenant, and of each building minus the price of its roof; and how often the
    seat committed a crime, was hit by others' crimes, and went to jail."""
    kept = BookKeeper(players, (DONE, SUFFERED, CAUGHT))
    house = Action(0)  # the building that was built last
    culprit: Seat = NOBODY
    for kind, *told in events:
        if kind == INCOME:
            note_income(kept, Seat(told[0]), told[2:])
        elif kind == BROKER_PAID:
            collect(kept, Seat(told[0]), told[2], Action(told[3]), told[1])
        elif kind == PLAYER_PAID_BROKER:
            collect(kept, Seat(told[2]), told[3], Action(told[4]), told[1])
        elif kind == BUILT:
            house = Action(told[1])
            kept.pay(owner_of(building_at(house)), "building", house, 0, times=0)
        elif kind == ROOF_PAID:
            kept.pay(Seat(told[0]), "building", house, -told[1], times=0)
        elif kind == CARD_PLAYED and told[1] in BY:
            culprit = Seat(told[0])
        elif kind in (BOMBED, MURDERED) and culprit != NOBODY:
            kept.count(culprit, DONE)
            victim = owner_of(building_at(Action(told[0] if kind == BOMBED else told[1])))
            if victim != culprit:
                kept.count(victim, SUFFERED)
        elif kind == JAILED:
            kept.count(Seat(told[0]), CAUGHT)
    return kept.finished_books()


def note_income(kept: BookKeeper, seat: Seat, numbers: list[int]) -> None:
    """Add the lines of an income that are about a place."""
    for item in income_items_in(numbers):
        if item.place:
            collect(kept, seat, item.card, item.place, item.coins)


def collect(kept: BookKeeper, seat: Seat, card: int, place: Action, coins: int) -> None:
    """Add a rent to the accounts of the tenant and of the building."""
    if card != EMPTY:
        kept.pay(seat, "card", card, coins)
    kept.pay(seat, "building", building_at(place), coins)
