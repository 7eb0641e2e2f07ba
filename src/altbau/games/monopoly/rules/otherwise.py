"""Finds the remedy of an illegal action: what would make it legal, as far as the player can see."""

from typing import Final

from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.vocabulary import NO_REMEDY, Remedy
from altbau.games.monopoly.rules.actions import BUILD, PAY
from altbau.games.monopoly.rules.board import BAIL, GROUP, HOUSE_PRICE, MEMBERS, SQUARES, interest, mortgage_value
from altbau.games.monopoly.rules.buildings import why_not
from altbau.games.monopoly.rules.managing import OPERATIONS
from altbau.games.monopoly.rules.questions import TO_RAISE
from altbau.games.monopoly.rules.refusals import (
    BUILD_EVENLY,
    DEBT_FIRST,
    GROUP_BUILT,
    GROUP_MORTGAGED,
    GROUP_NOT_COMPLETE,
    NOT_ENOUGH_MONEY,
    SELL_EVENLY,
)
from altbau.games.monopoly.rules.remedies import (
    BUILD_FIRST,
    BY_REASON,
    CLEAR_FIRST,
    DEBT,
    MONEY_MISSING,
    REDEEM_FIRST,
    SELL_FIRST,
    STREET_MISSING,
)
from altbau.games.monopoly.rules.state import State

FIRST_OF_GROUP: Final = {
    BUILD_EVENLY: BUILD_FIRST,
    GROUP_BUILT: CLEAR_FIRST,
    GROUP_MORTGAGED: REDEEM_FIRST,
    GROUP_NOT_COMPLETE: STREET_MISSING,
    SELL_EVENLY: SELL_FIRST,
}


def remedy_of_word(s: State, seat: Seat, word: Action, refusal: Refusal, purpose: int) -> Remedy:
    """The remedy of an illegal word; for an operation that of the place that comes nearest to it. NO_REMEDY if there is
    no short one."""
    if refusal == DEBT_FIRST:
        asked = s.stack.top.prompt(s)
        return (DEBT, asked[1]) if asked[0] == TO_RAISE else NO_REMEDY
    if word in OPERATIONS:
        return nearest_remedy(s, seat, word, refusal, purpose)
    if refusal == NOT_ENOUGH_MONEY:
        return missing(s, seat, price_of(s, word))
    return BY_REASON.get(refusal, NO_REMEDY)


def nearest_remedy(s: State, seat: Seat, operation: Action, refusal: Refusal, purpose: int) -> Remedy:
    """The remedy of the place with the fewest other squares in the way."""
    least = SQUARES
    found = NO_REMEDY
    for square in s.held[seat]:
        others = len(in_the_way(s, seat, square, refusal))
        if others < least and why_not(s, seat, operation, square, purpose) == refusal:
            least = others
            found = remedy_of_place(s, seat, operation, square, refusal)
    return found


def remedy_of_place(s: State, seat: Seat, operation: Action, square: int, refusal: Refusal) -> Remedy:
    """The remedy of an illegal operation on a square."""
    if refusal == NOT_ENOUGH_MONEY:
        redemption = mortgage_value(square) + interest(square)
        return missing(s, seat, HOUSE_PRICE[square] if operation == BUILD else redemption)
    others = in_the_way(s, seat, square, refusal)
    if others and refusal == GROUP_NOT_COMPLETE:
        return (STREET_MISSING, others[0], s.owner[others[0]])
    return (FIRST_OF_GROUP[refusal], others[0]) if others else BY_REASON.get(refusal, NO_REMEDY)


def in_the_way(s: State, seat: Seat, square: int, refusal: Refusal) -> list[int]:
    """The squares of the group that cause this refusal at a square."""
    level, members = s.houses[square], MEMBERS[GROUP[square]]
    if refusal == GROUP_NOT_COMPLETE:
        return [member for member in members if s.owner[member] != seat]
    if refusal == GROUP_MORTGAGED:
        return [member for member in members if s.mortgaged[member]]
    if refusal == BUILD_EVENLY:
        return [member for member in members if s.houses[member] < level]
    if refusal == SELL_EVENLY:
        return [member for member in members if s.houses[member] > level]
    return [member for member in members if s.houses[member]] if refusal == GROUP_BUILT else []


def price_of(s: State, word: Action) -> int:
    """The price of a word that is no operation: the bail, or the price of the place in question."""
    return BAIL if word == PAY else s.stack.top.prompt(s)[2]


def missing(s: State, seat: Seat, price: int) -> Remedy:
    """The remedy that says how much money is missing."""
    return (MONEY_MISSING, price - s.cash[seat])
