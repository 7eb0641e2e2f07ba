"""What two players may trade: places, money and leave-jail cards (M22, M47, Q239)."""

from typing import Final

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.choices import Sums
from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.games.monopoly.rules.actions import (
    JAIL_CARD,
    is_square,
    is_sum,
    naming_square,
    naming_sums,
    square_of,
    sum_of,
)
from altbau.games.monopoly.rules.board import GROUP
from altbau.games.monopoly.rules.buildings import AT_WILL
from altbau.games.monopoly.rules.refusals import (
    ALLOWED,
    ALREADY_NAMED,
    BEYOND_CASH,
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
from altbau.games.monopoly.rules.state import DeclinedTrade, State

MOST_OFFERS: Final = 5  # by a player in a turn, whoever is on turn (Q305)


def why_not_trade(s: State, seat: Seat, purpose: int) -> Refusal:
    """Why a seat can't make an offer now: offers in a turn are limited, and there must be something to trade (Q305)."""
    if s.offers[seat] >= MOST_OFFERS:
        return TOO_MANY_OFFERS
    for other in s.seats():
        if other != seat and why_not_trade_with(s, seat, other, purpose) == ALLOWED:
            return ALLOWED
    return PLACE_OR_CARD_NEEDED


def why_not_trade_with(s: State, seat: Seat, other: Seat, purpose: int) -> Refusal:
    """Why a seat can't trade with another: money alone is no trade (M47), and to raise money it must sell (M49)."""
    if not 0 <= other < s.players or other == seat:
        return NOT_OFFERED
    if s.bankrupt[other]:
        return PLAYER_IS_OUT
    if purpose != AT_WILL:
        return ALLOWED if has_goods(s, seat) and s.cash[other] else MUST_BRING_MONEY
    return ALLOWED if has_goods(s, seat) or has_goods(s, other) else PLACE_OR_CARD_NEEDED


def has_goods(s: State, seat: Seat) -> bool:
    """Whether a seat has a place or a card that can change hands."""
    if s.jail_cards[0] == seat or s.jail_cards[1] == seat:
        return True
    for square in s.held[seat]:
        if not s.group_built(square):
            return True
    return False


def why_not_name(s: State, owner: Seat, action: Action, named: list[Action]) -> Refusal:
    """Why a thing of an owner can't be added to those `named` on its side of a trade."""
    if action == JAIL_CARD:
        kept = s.cards_kept(owner)
        return ALLOWED if kept and kept > named.count(JAIL_CARD) else NO_JAIL_CARD
    if is_sum(action):
        if names_sum(named):
            return ALREADY_NAMED
        if sum_of(action) < 1:
            return NOT_OFFERED
        return ALLOWED if sum_of(action) <= s.cash[owner] else BEYOND_CASH
    if not is_square(action):
        return NOT_OFFERED
    square = square_of(action)
    if GROUP[square] < 0 or s.owner[square] != owner:
        return NOT_THEIR_PLACE
    return why_not_name_place(s, square, squares_of(named))


def squares_of(named: list[Action]) -> Mask:
    """The places among the goods named, as a mask of squares."""
    found: Mask = 0
    for action in named:
        if is_square(action):
            found |= 1 << square_of(action)
    return found


def why_not_name_place(s: State, square: int, named: Mask) -> Refusal:
    """Why a place of the owner can't be added to the places `named` on its side."""
    if (named >> square) & 1:
        return ALREADY_NAMED
    return GROUP_BUILT if s.group_built(square) else ALLOWED


def nameable(s: State, owner: Seat, named: list[Action]) -> list[Action]:
    """The places and cards of an owner that can be named next."""
    found: list[Action] = []
    if why_not_name(s, owner, JAIL_CARD, named) == ALLOWED:
        found.append(JAIL_CARD)
    squares = squares_of(named)
    for square in s.held[owner]:
        if why_not_name_place(s, square, squares) == ALLOWED:
            found.append(naming_square(square))
    return found


def nameable_sums(s: State, owner: Seat, named: list[Action]) -> Sums | None:
    """The sums of money of an owner that can be named next."""
    return None if names_sum(named) else naming_sums(1, s.cash[owner])


def can_name(s: State, owner: Seat, named: list[Action]) -> bool:
    """Whether anything of an owner can be named next."""
    if s.cash[owner] > 0 and not names_sum(named):
        return True
    squares = squares_of(named)
    for square in s.held[owner]:
        if why_not_name_place(s, square, squares) == ALLOWED:
            return True
    return why_not_name(s, owner, JAIL_CARD, named) == ALLOWED


def names_sum(named: list[Action]) -> bool:
    """Whether a sum of money is among the goods named; a side names at most one."""
    for action in named:
        if is_sum(action):
            return True
    return False


def why_not_offer(
    s: State, seat: Seat, partner: Seat, given: list[Action], asked: list[Action], purpose: int
) -> Refusal:
    """Why this offer can't be made."""
    sums = int(names_sum(given)) + int(names_sum(asked))
    if len(given) + len(asked) == sums:
        return PLACE_OR_CARD_NEEDED
    if purpose != AT_WILL and not names_sum(asked):
        return MUST_BRING_MONEY
    return OFFER_REPEATED if was_declined(s, seat, partner, given, asked) else ALLOWED


def was_declined(s: State, seat: Seat, partner: Seat, given: list[Action], asked: list[Action]) -> bool:
    """Whether this offer was declined this turn."""
    for trade in s.refused:
        if trade.repeats(seat, partner, given, asked):
            return True
    return False


def declined_trade(seat: Seat, partner: Seat, given: list[Action], asked: list[Action]) -> DeclinedTrade:
    """The record of a declined offer."""
    return DeclinedTrade(seat, partner, tuple(sorted(given)), tuple(sorted(asked)))
