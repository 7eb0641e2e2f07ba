"""Actions as integers: words, squares, players and sums, each in its own range; `token` writes them in the notation."""

from typing import Final

from altbau.core.engine.choices import Sums, sums_between
from altbau.core.engine.ids import Action, Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.monopoly.rules.board import INDEX, NAMES, SQUARES

ROLL: Final = Action(1)
PAY: Final = Action(2)
USE_CARD: Final = Action(3)
BUILD: Final = Action(4)
SELL: Final = Action(5)
MORTGAGE: Final = Action(6)
REDEEM: Final = Action(7)
TRADE: Final = Action(8)
CLAIM: Final = Action(9)
BUY: Final = Action(10)
AUCTION: Final = Action(11)
PASS: Final = Action(12)
JOIN: Final = Action(13)
JAIL_CARD: Final = Action(14)
FOR: Final = Action(15)
OFFER: Final = Action(16)
ACCEPT: Final = Action(17)
DECLINE: Final = Action(18)
KEEP: Final = Action(19)
BANKRUPT: Final = Action(20)
END: Final = Action(21)
DRAW_CHANCE: Final = Action(22)  # instead of paying a fine

WORDS: Final = {
    ROLL: "roll",
    PAY: "pay",
    USE_CARD: "use-card",
    BUILD: "build",
    SELL: "sell",
    MORTGAGE: "mortgage",
    REDEEM: "redeem",
    TRADE: "trade",
    CLAIM: "claim",
    BUY: "buy",
    AUCTION: "auction",
    PASS: "pass",
    JOIN: "join",
    JAIL_CARD: "jail-card",
    FOR: "for",
    OFFER: "offer",
    ACCEPT: "accept",
    DECLINE: "decline",
    KEEP: "keep",
    BANKRUPT: "bankrupt",
    END: "end",
    DRAW_CHANCE: "chance",
}

MINOR: Final = (AUCTION, BANKRUPT, BUILD, DECLINE, KEEP, MORTGAGE, PASS, REDEEM, SELL, TRADE)  # not the main option

SQUARE: Final = 100  # the starts of the ranges
SEAT: Final = 200
OUT_OF_TURN: Final = 300  # plus a seat: that seat acts out of turn (M33)
NUMBER: Final = 1000

A_WORD: Final = 1  # the sorts of actions, as bits
A_SQUARE: Final = 2
A_SEAT: Final = 4
AN_INTERJECTION: Final = 8
A_NUMBER: Final = 16

MOST_DIGITS: Final = 7  # in a sum that can be named
MOST_SUM: Final = 10**MOST_DIGITS - 1


def sort_of(action: Action) -> int:
    """The sort of an action, from its range."""
    if action < SQUARE:
        return A_WORD
    if action < SEAT:
        return A_SQUARE
    if action < OUT_OF_TURN:
        return A_SEAT
    return AN_INTERJECTION if action < NUMBER else A_NUMBER


def naming_square(square: int) -> Action:
    """The action that names a square."""
    return Action(SQUARE + square)


def square_of(action: Action) -> int:
    """The square that an action names."""
    return action - SQUARE


def naming_seat(seat: Seat) -> Action:
    """The action that names a player."""
    return Action(SEAT + seat)


def seat_of(action: Action) -> Seat:
    """The player whom an action names."""
    return Seat(action - SEAT)


def interjection(seat: Seat) -> Action:
    """The action with which a seat acts out of turn (M33)."""
    return Action(OUT_OF_TURN + seat)


def speaker_of(action: Action) -> Seat:
    """The seat of an out-of-turn action."""
    return Seat(action - OUT_OF_TURN)


def naming_sum(coins: int) -> Action:
    """The action that names a sum of money."""
    return Action(NUMBER + coins)


def sum_of(action: Action) -> int:
    """The sum of money that an action names."""
    return action - NUMBER


def naming_sums(least: int, most: int) -> Sums | None:
    """The sums of money from the least to the most that can be named; None if there are none."""
    return sums_between(naming_sum(least), naming_sum(min(most, MOST_SUM)))


def is_sum(action: Action) -> bool:
    """Whether an action names a sum of money."""
    return action >= NUMBER


def token(action: Action) -> str:
    """The token of an action: `roll`, `badstrasse`, `B`, `120`.

    >>> token(ROLL), token(naming_square(1)), token(naming_seat(Seat(1))), token(naming_sum(120))
    ('roll', 'badstrasse', 'B', '120')
    """
    if is_sum(action):
        return str(sum_of(action))
    if action >= SEAT:
        return SEAT_NAMES[action % 100]  # the player named, or the seat that acts out of turn
    return NAMES[square_of(action)] if action >= SQUARE else WORDS[action]


TOKENS: Final = (
    {name: action for action, name in WORDS.items()}
    | {name: naming_seat(seat) for seat, name in by_seat(SEAT_NAMES)}
    | {name: naming_square(square) for name, square in INDEX.items()}
)


def action_of(text: str) -> Action | None:
    """The action that a token names, legal or not; None for text that is no token."""
    if text.isascii() and text.isdigit():
        return naming_sum(int(text)) if len(text) <= MOST_DIGITS else None
    return TOKENS.get(text)


def is_square(action: Action) -> bool:
    """Whether an action names a square."""
    return SQUARE <= action < SQUARE + SQUARES
