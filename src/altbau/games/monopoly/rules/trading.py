"""What two players may trade: places, money and leave-jail cards (M22, M47, Q239)."""

from typing import Final

from altbau.games.monopoly.rules.actions import JAIL_CARD, NUMBER, SQUARE, is_square
from altbau.games.monopoly.rules.board import GROUP
from altbau.games.monopoly.rules.refusals import (
    ALREADY_NAMED,
    BEYOND_CASH,
    FINE,
    GROUP_BUILT,
    MUST_BRING_MONEY,
    NO_JAIL_CARD,
    NOT_OFFERED,
    NOT_THEIR_PLACE,
    OFFER_REPEATED,
    PLACE_OR_CARD_NEEDED,
    PLAYER_IS_OUT,
    TOO_MANY_OFFERS,
)
from altbau.games.monopoly.rules.state import Table

MOST_OFFERS: Final = 5  # of a player in one turn of anybody (Q305)


def why_not_trade(t: Table, seat: int, raising: bool) -> int:
    """Why a seat can't make an offer now: the offers of a turn are limited, and somebody must own something (Q305)."""
    if t.offers[seat] >= MOST_OFFERS:
        return TOO_MANY_OFFERS
    for other in range(t.players):
        if other != seat and why_not_trade_with(t, seat, other, raising) == FINE:
            return FINE
    return PLACE_OR_CARD_NEEDED


def why_not_trade_with(t: Table, seat: int, other: int, raising: bool) -> int:
    """Why a seat can't trade with another: money alone is no trade (M47), and who raises money sells for it (M49)."""
    if not 0 <= other < t.players or other == seat:
        return NOT_OFFERED
    if t.bankrupt[other]:
        return PLAYER_IS_OUT
    if raising:
        return FINE if has_goods(t, seat) and t.cash[other] else MUST_BRING_MONEY
    return FINE if has_goods(t, seat) or has_goods(t, other) else PLACE_OR_CARD_NEEDED


def has_goods(t: Table, seat: int) -> bool:
    """Whether a seat has a place or a card that can change hands."""
    if t.jail_cards[0] == seat or t.jail_cards[1] == seat:
        return True
    for square in t.held[seat]:
        if not t.group_built(square):
            return True
    return False


def why_not_name(t: Table, owner: int, action: int, named: list[int]) -> int:
    """Why something of an owner can't be named in a trade, beside what has been named on that side."""
    if action == JAIL_CARD:
        return FINE if t.cards_kept(owner) > named.count(JAIL_CARD) else NO_JAIL_CARD
    if action > NUMBER:
        if named and max(named) > NUMBER:
            return ALREADY_NAMED
        return FINE if action - NUMBER <= t.cash[owner] else BEYOND_CASH
    if not is_square(action):
        return NOT_OFFERED
    square = action - SQUARE
    if GROUP[square] < 0 or t.owner[square] != owner:
        return NOT_THEIR_PLACE
    if action in named:
        return ALREADY_NAMED
    return GROUP_BUILT if t.group_built(square) else FINE


def nameable(t: Table, owner: int, named: list[int]) -> list[int]:
    """What of an owner can be named next."""
    found: list[int] = []
    if why_not_name(t, owner, JAIL_CARD, named) == FINE:
        found.append(JAIL_CARD)
    for square in t.held[owner]:
        if why_not_name(t, owner, SQUARE + square, named) == FINE:
            found.append(SQUARE + square)
    if not named or max(named) <= NUMBER:
        found += range(NUMBER + 1, NUMBER + t.cash[owner] + 1)
    return found


def why_not_offer(t: Table, seat: int, partner: int, given: list[int], asked: list[int], raising: bool) -> int:
    """Why an offer can't be made as it stands."""
    goods = given + asked
    if not [action for action in goods if action < NUMBER]:
        return PLACE_OR_CARD_NEEDED
    if raising and max(asked, default=0) < NUMBER:
        return MUST_BRING_MONEY
    return OFFER_REPEATED if (seat, partner, *sorted(given), 0, *sorted(asked)) in t.refused else FINE
