"""Actions as integers, and their tokens in the notation.

The ranges are disjoint, so an action tells its type:

    1 … 99          a card kind
    100 … 199       a word such as `pass` or `build`
    200 … 209       a player
    from 300        the number n, as 300 + n, up to a million
    from 2**20      a building: owner and number
    from 2**27      an apartment: the building, shifted by seven bits, and the level

Buildings and apartments have these numbers everywhere (frames, events, views); they sort in the order of the notation:
by owner, by building, from below.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from altbau.core.engine.choices import Sums, sums_between
from altbau.core.engine.ids import Action, Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId, Card

FIRST_WORD: Final = 100
SELL: Final = Action(100)
ACCEPT: Final = Action(101)
PASS: Final = Action(102)  # a word that declines has a higher number than the answer, so it is the last option
DECLINE: Final = Action(103)
DONE: Final = Action(104)
BUY: Final = Action(105)
STOP: Final = Action(106)
BUILD: Final = Action(107)
BUILD_FOR: Final = Action(108)
RECALL: Final = Action(109)
PAY: Final = Action(110)
KEEP: Final = Action(111)
BAIL: Final = Action(112)
STAY: Final = Action(113)
NOWHERE: Final = Action(114)  # no apartment suits: always the only option, so it is never entered
PILE: Final = Action(115)  # under the draw pile
RELEASE: Final = Action(116)
ASK_ROOF: Final = Action(117)
TRADE: Final = Action(118)
FOR: Final = Action(119)
OFFER: Final = Action(120)

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

MINOR: Final = (BUILD_FOR, DECLINE, DONE, KEEP, PASS, STAY, STOP)  # not the main option, or declining

SEAT: Final = 200
NUMBER: Final = 300
MOST_NUMBER: Final = 1_000_000  # the greatest number that can be named
FIRST_BUILDING: Final = 1 << 20
FIRST_APARTMENT: Final = 1 << 27

A_CARD: Final = 1  # the sorts of actions, as bits
A_WORD: Final = 2
A_SEAT: Final = 4
A_NUMBER: Final = 8
A_BUILDING: Final = 16
AN_APARTMENT: Final = 32

NUMBER_BITS: Final = 12  # of a building's number
MOST_BUILDINGS: Final = (1 << NUMBER_BITS) - 1  # by one landlord in a whole game
LEVEL_BITS: Final = 7  # enough for as many floors as the deck has cards
BASEMENT: Final = 0  # levels of an apartment: the basement, the floors 1, 2, …, the attic
ATTIC: Final = 127


def sort_of(action: Action) -> int:
    """The sort of an action, from its range."""
    if action < FIRST_WORD:
        return A_CARD
    if action < SEAT:
        return A_WORD
    if action < NUMBER:
        return A_SEAT
    if action < FIRST_BUILDING:
        return A_NUMBER
    return A_BUILDING if action < FIRST_APARTMENT else AN_APARTMENT


def naming_seat(seat: Seat) -> Action:
    """The action that names a player."""
    return Action(SEAT + seat)


def seat_of(action: Action) -> Seat:
    """The player whom an action names."""
    return Seat(action - SEAT)


def naming_number(number: int) -> Action:
    """The action that names a number."""
    return Action(NUMBER + number)


def naming_sums(least: int, most: int, missing: Sequence[Action] = ()) -> Sums | None:
    """The sums of money from `least` to `most` that can be named, without `missing`; None if there are none."""
    return sums_between(naming_number(least), naming_number(min(most, MOST_NUMBER)), missing)


def number_in(action: Action) -> int:
    """The number that an action names."""
    return action - NUMBER


def building_id(owner: Seat, number: int) -> BuildingId:
    """The id of the owner's building with this number."""
    return BuildingId(Action(FIRST_BUILDING | owner << NUMBER_BITS | number))


def owner_of(building: BuildingId) -> Seat:
    """The seat that owns the building with this id."""
    return Seat((building ^ FIRST_BUILDING) >> NUMBER_BITS)


def number_of(building: BuildingId) -> int:
    """The number of a building among all that its owner has had."""
    return building & (1 << NUMBER_BITS) - 1


def apartment_id(building: BuildingId, level: int) -> ApartmentId:
    """The id of an apartment: BASEMENT, a floor from 1 on, or ATTIC."""
    return ApartmentId(Action(building << LEVEL_BITS | level))


def building_of(apartment: ApartmentId) -> BuildingId:
    """The building of an apartment."""
    return BuildingId(Action(apartment >> LEVEL_BITS))


def level_of(apartment: ApartmentId) -> int:
    """The level of an apartment in its building."""
    return apartment & ATTIC


def landlord_of(apartment: ApartmentId) -> Seat:
    """The seat that owns the apartment's building."""
    return owner_of(building_of(apartment))


def building_at(place: Action) -> BuildingId:
    """The building itself, or that of an apartment."""
    return building_of(ApartmentId(place)) if place >= FIRST_APARTMENT else BuildingId(place)


def place_token(place: Action) -> str:
    """The token of a building or an apartment: `B1`, `B1.2`.

    >>> place_token(apartment_id(building_id(Seat(1), 2), ATTIC))
    'B2.attic'
    """
    building = building_at(place)
    if place >= FIRST_APARTMENT:
        level = level_of(ApartmentId(place))
        name = "basement" if level == BASEMENT else "attic" if level == ATTIC else str(level)
        return f"{place_token(building)}.{name}"
    return f"{SEAT_NAMES[owner_of(building)]}{number_of(building)}"


def token(action: Action, names: Mapping[Card, str]) -> str:
    """The token of an action, with an edition's card names: `hacker`, `pass`, `B`, `3`, `B1` or `B1.attic`.

    >>> token(PASS, {}), token(naming_number(3), {}), token(naming_seat(Seat(1)), {})
    ('pass', '3', 'B')
    """
    if action >= FIRST_BUILDING:
        return place_token(action)
    if action >= NUMBER:
        return str(number_in(action))
    if action >= SEAT:
        return SEAT_NAMES[seat_of(action)]
    return WORDS[action] if action in WORDS else names[Card(action)]


MOST_DIGITS: Final = 7  # in a number that can be entered


def place_of(text: str) -> Action | None:
    """The building or apartment that a token names, whether it exists or not; None for other text.

    >>> place_of("B1.attic") == apartment_id(building_id(Seat(1), 1), ATTIC)
    True
    """
    place, dot, level = text.partition(".")
    number = place[1:]
    if not (place[:1] in SEAT_NAMES and number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS):
        return None
    if int(number) > MOST_BUILDINGS:
        return None
    building = building_id(Seat(SEAT_NAMES.index(place[0])), int(number))
    if not dot:
        return building
    if level in ("basement", "attic"):
        return apartment_id(building, BASEMENT if level == "basement" else ATTIC)
    if level.isascii() and level.isdigit() and BASEMENT < int(level[:MOST_DIGITS]) < ATTIC:
        return apartment_id(building, int(level[:MOST_DIGITS]))
    return None


SINGLE_TOKENS: Final = {name: action for action, name in WORDS.items()} | {
    name: naming_seat(seat) for seat, name in by_seat(SEAT_NAMES)
}


def action_of(text: str, kinds: Mapping[Card, str]) -> Action | None:
    """The action that a token names, with an edition's card names, legal or not; None for text that is no token."""
    if text in SINGLE_TOKENS:
        return SINGLE_TOKENS[text]
    if text.isascii() and text.isdigit():
        return naming_number(int(text)) if len(text) <= MOST_DIGITS and int(text) <= MOST_NUMBER else None
    for kind, name in kinds.items():
        if name == text:
            return kind
    return place_of(text)
