"""What a player can choose, as one integer each, and its token in the notation.

The ranges are disjoint, so that an action says by itself what it is:

    1 … 99          a card kind
    100 … 199       a word such as `pass` or `build`
    200 … 209       a player
    300 … 999999    the number n, as 300 + n
    from 2**20      a building: owner and number
    from 2**26      an apartment: the building, shifted by six bits, and the level

Buildings and apartments have these numbers everywhere (frames, events, views), sorted as the notation orders them:
owner by owner, building by building, from below.
"""

from typing import Final

from altbau.wucherer.cards import CARD_NAMES

PASS: Final = 100
DONE: Final = 101
BUY: Final = 102
STOP: Final = 103
BUILD: Final = 104
BUILD_FOR: Final = 105
RECALL: Final = 106
PAY: Final = 107
KEEP: Final = 108
BAIL: Final = 109
STAY: Final = 110
NOWHERE: Final = 111  # no apartment suits: never a choice, so never a token to type

WORDS: Final = {
    PASS: "pass",
    DONE: "done",
    STOP: "stop",
    BUY: "buy",
    BUILD: "build",
    BUILD_FOR: "build-for",
    RECALL: "recall",
    PAY: "pay",
    KEEP: "keep",
    BAIL: "bail",
    STAY: "stay",
    NOWHERE: "nowhere",
}

SEAT: Final = 200
NUMBER: Final = 300
FIRST_BUILDING: Final = 1 << 20
FIRST_APARTMENT: Final = 1 << 26
NUMBER_BITS: Final = 12  # of a building's number
LEVEL_BITS: Final = 6
BASEMENT: Final = 0  # levels of an apartment: the basement, the floors 1, 2, …, the attic
ATTIC: Final = 63

SEAT_NAMES: Final = "ABCDEFGH"


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


def token(action: int) -> str:
    """The token of an action: `hacker`, `pass`, `B`, `3`, `B1` or `B1.attic`.

    >>> token(apartment_id(building_id(1, 2), ATTIC))
    'B2.attic'
    """
    if action >= FIRST_APARTMENT:
        level = level_of(action)
        place = "basement" if level == BASEMENT else "attic" if level == ATTIC else str(level)
        return f"{token(building_of(action))}.{place}"
    if action >= FIRST_BUILDING:
        return f"{SEAT_NAMES[owner_of(action)]}{number_of(action)}"
    if action >= NUMBER:
        return str(action - NUMBER)
    if action >= SEAT:
        return SEAT_NAMES[action - SEAT]
    return WORDS[action] if action in WORDS else CARD_NAMES[action]
