"""What a player can choose, as one integer each, and its token in the notation.

The ranges are disjoint, so that an action says by itself what it is:

    1 … 99          a card kind
    100 … 199       a word such as `pass` or `build`
    200 … 209       a player
    300 … 999999    the number n, as 300 + n
    from 2**20      a building: owner and number
    from 2**27      an apartment: the building, shifted by seven bits, and the level

Buildings and apartments have these numbers everywhere (frames, events, views), sorted as the notation orders them:
owner by owner, building by building, from below.
"""

from collections.abc import Mapping
from typing import Final

from altbau.core.vocabulary import SEAT_NAMES

FIRST_WORD: Final = 100
SELL: Final = 100
ACCEPT: Final = 101
PASS: Final = 102  # what declines stands after what answers, as the last option of a reaction
DECLINE: Final = 103
DONE: Final = 104
BUY: Final = 105
STOP: Final = 106
BUILD: Final = 107
BUILD_FOR: Final = 108
RECALL: Final = 109
PAY: Final = 110
KEEP: Final = 111
BAIL: Final = 112
STAY: Final = 113
NOWHERE: Final = 114  # no apartment suits: never a choice, so never a token to type
PILE: Final = 115  # under the draw pile
RELEASE: Final = 116
ASK_ROOF: Final = 117
TRADE: Final = 118
FOR: Final = 119
OFFER: Final = 120

WORDS: Final = {
    SELL: "sell",
    ACCEPT: "accept",
    PASS: "pass",
    DECLINE: "decline",
    DONE: "done",
    BUY: "buy",
    STOP: "stop",
    BUILD: "build",
    BUILD_FOR: "build-for",
    RECALL: "recall",
    PAY: "pay",
    KEEP: "keep",
    BAIL: "bail",
    STAY: "stay",
    NOWHERE: "nowhere",
    PILE: "pile",
    RELEASE: "release",
    ASK_ROOF: "ask-roof",
    TRADE: "trade",
    FOR: "for",
    OFFER: "offer",
}

MINOR: Final = (DECLINE, DONE, KEEP, PASS, STAY, STOP)  # what declines

SEAT: Final = 200
NUMBER: Final = 300
FIRST_BUILDING: Final = 1 << 20
FIRST_APARTMENT: Final = 1 << 27

A_CARD: Final = 1  # the sorts of actions, as bits
A_WORD: Final = 2
A_SEAT: Final = 4
A_NUMBER: Final = 8
A_BUILDING: Final = 16
AN_APARTMENT: Final = 32

NUMBER_BITS: Final = 12  # of a building's number
MOST_BUILDINGS: Final = (1 << NUMBER_BITS) - 1  # of one landlord in a whole game
LEVEL_BITS: Final = 7  # room for as many floors as the deck has cards
BASEMENT: Final = 0  # levels of an apartment: the basement, the floors 1, 2, …, the attic
ATTIC: Final = 127


def sort_of(action: int) -> int:
    """The sort of an action, by the range in which it lies."""
    if action < FIRST_WORD:
        return A_CARD
    if action < SEAT:
        return A_WORD
    if action < NUMBER:
        return A_SEAT
    if action < FIRST_BUILDING:
        return A_NUMBER
    return A_BUILDING if action < FIRST_APARTMENT else AN_APARTMENT


def building_id(owner: int, number: int) -> int:
    """The id of the owner's building with this number."""
    return FIRST_BUILDING | owner << NUMBER_BITS | number


def owner_of(building: int) -> int:
    """The seat that owns the building with this id."""
    return (building ^ FIRST_BUILDING) >> NUMBER_BITS


def number_of(building: int) -> int:
    """The number of a building among those its owner ever had."""
    return building & (1 << NUMBER_BITS) - 1


def apartment_id(building: int, level: int) -> int:
    """The id of an apartment: BASEMENT, a floor from 1 on, or ATTIC."""
    return building << LEVEL_BITS | level


def building_of(apartment: int) -> int:
    """The building that an apartment lies in."""
    return apartment >> LEVEL_BITS


def level_of(apartment: int) -> int:
    """The level of an apartment in its building."""
    return apartment & ATTIC


def landlord_of(apartment: int) -> int:
    """The seat that owns the apartment's building."""
    return owner_of(apartment >> LEVEL_BITS)


def place_token(place: int) -> str:
    """The token of a building or an apartment: `B1`, `B1.2`.

    >>> place_token(apartment_id(building_id(1, 2), ATTIC))
    'B2.attic'
    """
    if place >= FIRST_APARTMENT:
        level = level_of(place)
        name = "basement" if level == BASEMENT else "attic" if level == ATTIC else str(level)
        return f"{place_token(building_of(place))}.{name}"
    return f"{SEAT_NAMES[owner_of(place)]}{number_of(place)}"


def token(action: int, names: Mapping[int, str]) -> str:
    """The token of an action, with an edition's names of the cards: `hacker`, `pass`, `B`, `3`, `B1` or `B1.attic`.

    >>> token(PASS, {}), token(NUMBER + 3, {}), token(SEAT + 1, {})
    ('pass', '3', 'B')
    """
    if action >= FIRST_BUILDING:
        return place_token(action)
    if action >= NUMBER:
        return str(action - NUMBER)
    if action >= SEAT:
        return SEAT_NAMES[action - SEAT]
    return WORDS[action] if action in WORDS else names[action]


MOST_DIGITS: Final = 5  # of a number that somebody writes


def place_of(text: str) -> int | None:
    """The building or apartment that a token names, whether it stands or not.

    >>> place_of("B1.attic") == apartment_id(building_id(1, 1), ATTIC)
    True
    """
    place, dot, level = text.partition(".")
    number = place[1:]
    if not (place[:1] in SEAT_NAMES and number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS):
        return None
    if int(number) > MOST_BUILDINGS:
        return None
    building = building_id(SEAT_NAMES.index(place[0]), int(number))
    if not dot:
        return building
    if level in ("basement", "attic"):
        return apartment_id(building, BASEMENT if level == "basement" else ATTIC)
    if level.isascii() and level.isdigit() and BASEMENT < int(level[:MOST_DIGITS]) < ATTIC:
        return apartment_id(building, int(level[:MOST_DIGITS]))
    return None


SINGLE_TOKENS: Final = {name: action for action, name in WORDS.items()} | {
    name: SEAT + seat for seat, name in enumerate(SEAT_NAMES)
}


def action_of(text: str, kinds: Mapping[int, str]) -> int | None:
    """The action that a token names with an edition's names of the cards, legal or not; None for what is no token."""
    if text in SINGLE_TOKENS:
        return SINGLE_TOKENS[text]
    if text.isascii() and text.isdigit():
        return NUMBER + int(text) if len(text) <= MOST_DIGITS else None
    for kind, name in kinds.items():
        if name == text:
            return kind
    return place_of(text)
