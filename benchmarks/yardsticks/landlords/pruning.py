"""Reduces the options to those worth trying: one of several equivalent ones, and no hopeless ones."""

from collections.abc import Sequence
from typing import Final

from altbau.core.engine.ids import Action, Seat
from altbau.games.wucherer.rules.actions import (
    ASK_ROOF,
    BUILD_FOR,
    FIRST_APARTMENT,
    TRADE,
    building_of,
    landlord_of,
)
from altbau.games.wucherer.rules.cards import KINDS
from altbau.games.wucherer.rules.ids import ApartmentId
from altbau.games.wucherer.rules.questions import PLAY
from altbau.games.wucherer.rules.state import State

FEW: Final = 6  # up to so many options are all tried; of more, equivalent ones only once


def alike_once(s: State, actions: Sequence[Action]) -> Sequence[Action]:
    """The actions with only one apartment for each building and kind of tenant (or empty): they are nearly
    equivalent."""
    if len(actions) <= FEW or actions[-1] < FIRST_APARTMENT:
        return actions
    kept: list[Action] = []
    seen: list[int] = []
    for action in actions:
        if action < FIRST_APARTMENT:
            kept.append(action)
            continue
        apartment = ApartmentId(action)
        alike = building_of(apartment) * KINDS + s.tenant(apartment)
        if alike not in seen:
            seen.append(alike)
            kept.append(action)
    return kept


def worth_moving(s: State, me: Seat, homes: Sequence[Action]) -> Sequence[Action]:
    """The apartments whose tenants are worth moving: good tenants of others and bad ones of one's own."""
    kept: list[Action] = []
    for home in homes:
        apartment = ApartmentId(home)
        pays = s.printed.rents[s.tenant(apartment)] > 1  # an empty apartment brings 1
        if pays != (landlord_of(apartment) == me):
            kept.append(home)
    return kept or homes[:1]


def worth_a_thought(s: State) -> Sequence[Action]:
    """The legal actions without bargains and without building for another player."""
    legal = s.stack.legal_actions
    if legal[-1] < BUILD_FOR or legal[0] >= FIRST_APARTMENT or s.stack.top.prompt(s)[0] != PLAY:
        return legal
    return [action for action in legal if action != ASK_ROOF and action != TRADE and action != BUILD_FOR]
