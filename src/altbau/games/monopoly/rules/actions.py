"""Actions as integers: words, squares, players and sums, each in a range of its own; `token` says them to people."""

from typing import Final

from altbau.core.vocabulary import SEAT_NAMES
from altbau.games.monopoly.rules.board import INDEX, NAMES, SQUARES

ROLL: Final = 1
PAY: Final = 2
USE_CARD: Final = 3
BUILD: Final = 4
SELL: Final = 5
MORTGAGE: Final = 6
REDEEM: Final = 7
TRADE: Final = 8
CLAIM: Final = 9
BUY: Final = 10
AUCTION: Final = 11
PASS: Final = 12
JOIN: Final = 13
JAIL_CARD: Final = 14
FOR: Final = 15
OFFER: Final = 16
ACCEPT: Final = 17
DECLINE: Final = 18
KEEP: Final = 19
BANKRUPT: Final = 20
END: Final = 21
DRAW_CHANCE: Final = 22  # instead of paying a fine

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

MINOR: Final = (BANKRUPT, BUILD, DECLINE, KEEP, MORTGAGE, PASS, REDEEM, SELL, TRADE)  # beside what is asked

SQUARE: Final = 100
SEAT: Final = 200
OUT_OF_TURN: Final = 300  # with a seat: it speaks out of turn (M33)
NUMBER: Final = 1000

A_WORD: Final = 1  # the sorts of actions, as bits
A_SQUARE: Final = 2
A_SEAT: Final = 4
AN_INTERJECTION: Final = 8
A_NUMBER: Final = 16

MOST_DIGITS: Final = 6


def sort_of(action: int) -> int:
    """The sort of an action, by the range in which it lies."""
    if action < SQUARE:
        return A_WORD
    if action < SEAT:
        return A_SQUARE
    if action < OUT_OF_TURN:
        return A_SEAT
    return AN_INTERJECTION if action < NUMBER else A_NUMBER


def token(action: int) -> str:
    """The token of an action: `roll`, `badstrasse`, `B`, `120`.

    >>> token(ROLL), token(SQUARE + 1), token(SEAT + 1), token(NUMBER + 120)
    ('roll', 'badstrasse', 'B', '120')
    """
    if action >= NUMBER:
        return str(action - NUMBER)
    if action >= SEAT:
        return SEAT_NAMES[(action - SEAT) % 100]
    return NAMES[action - SQUARE] if action >= SQUARE else WORDS[action]


TOKENS: Final = (
    {name: action for action, name in WORDS.items()}
    | {name: SEAT + seat for seat, name in enumerate(SEAT_NAMES)}
    | {name: SQUARE + square for name, square in INDEX.items()}
)


def action_of(text: str) -> int | None:
    """The action that a token names, whether legal or not; None for what is no token."""
    if text.isascii() and text.isdigit():
        return NUMBER + int(text) if len(text) <= MOST_DIGITS else None
    return TOKENS.get(text)


def is_square(action: int) -> bool:
    """Whether an action names a square."""
    return SQUARE <= action < SQUARE + SQUARES
