"""The kinds of events. An event is a tuple of integers: its code, then its arguments in the order given here.

`EVENTS` gives each event's name in texts, its arguments as `name:type` and its rules. Types: `seat` (NOBODY is the
bank), `coins`, `number`, `square`, `lot` (a square, or a building as in `auctions.py`), `card`, `basis` (of `BASES`),
`cause` (of `CAUSES`), and last in an event `seats` and `goods` (what is given, 0, what is asked for).
"""

from typing import Final

from altbau.core.engine.eventlog import arities
from altbau.core.engine.vocabulary import EventKind
from altbau.games.monopoly.rules.board import HOTEL, PRICE, SALARY

FIRST_THROW: Final = 1
BOARD_READY: Final = 2
TURN_OPENED: Final = 3
ROLLED: Final = 4
MOVED: Final = 5
SALARY_PAID: Final = 6
CARD_DRAWN: Final = 7
ARRESTED: Final = 8
DOUBLE_MISSED: Final = 9
FREED: Final = 10
PLACE_BOUGHT: Final = 11
AUCTION_OPENED: Final = 12
BID: Final = 13
BIDDER_PASSED: Final = 14
AUCTION_WON: Final = 15
UNSOLD: Final = 16
RENT_PAID: Final = 17
NO_RENT: Final = 18
RENT_DUE: Final = 19
PAID_TO_BANK: Final = 20
PAID_BY_BANK: Final = 21
PAID_TO_PLAYER: Final = 22
BUILT_UPON: Final = 24
BUILDING_SOLD: Final = 25
GROUP_SOLD: Final = 26
MORTGAGED: Final = 27
REDEEMED: Final = 28
DEAL_OFFERED: Final = 30
DEAL_MADE: Final = 31
DEAL_REFUSED: Final = 32
BUILDING_WANTED: Final = 33
WISH_JOINED: Final = 34
WENT_BANKRUPT: Final = 35
TIME_UP: Final = 36
LAST_STANDING: Final = 37
THROWN_FOR_RENT: Final = 38
JOINED_ENOUGH: Final = 39
PAID_INTO_POT: Final = 40
POT_PAID: Final = 41
NOT_BOUGHT: Final = 42
OWNER_IN_JAIL: Final = 43
NOT_FOR_SALE: Final = 44
PLACE_DEALT: Final = 45

BARE: Final = 0  # the basis of a rent
WHOLE_GROUP: Final = 1
BY_HOUSES: Final = 2
BY_HOTEL: Final = 3
BY_STATIONS: Final = 4
BY_DICE: Final = 5
BASES: Final = ("bare", "whole-group", "houses", "hotel", "stations", "dice")

FOR_TAX: Final = 0  # causes of payments
FOR_BAIL: Final = 1
FOR_CARD: Final = 2
FOR_REPAIRS: Final = 3
FOR_INTEREST: Final = 4
FOR_RENT: Final = 5
THIRD_DOUBLE: Final = 6  # causes of going to jail
BY_SQUARE: Final = 7
BY_CARD: Final = 8
BY_DOUBLE: Final = 9  # a cause of leaving jail, as are FOR_BAIL and BY_CARD
CAUSES: Final = ("tax", "bail", "card", "repairs", "interest", "rent", "third-double", "square", "card", "double")

EVENTS: Final = {
    FIRST_THROW: EventKind("first-throw", ("player:seat", "first:number", "second:number"), ("M02", "Q234")),
    BOARD_READY: EventKind("board-ready", ("player:seat",), ("M02",)),
    TURN_OPENED: EventKind("turn-opened", ("player:seat",), ("M07",), begins=True),
    ROLLED: EventKind("rolled", ("player:seat", "first:number", "second:number"), ("M03",)),
    MOVED: EventKind("piece-moved", ("player:seat", "square:square"), ("M03",)),
    SALARY_PAID: EventKind(
        "salary-paid",
        ("player:seat", "coins:coins"),
        ("M04", "Q231", "Q243"),
        "coins",
        {2 * SALARY: ("H02",)},
    ),
    CARD_DRAWN: EventKind("card-drawn", ("player:seat", "card:card"), ("M21",), of_card=True),
    ARRESTED: EventKind(
        "arrested",
        ("player:seat", "cause:cause"),
        (),
        "cause",
        {THIRD_DOUBLE: ("M06",), BY_SQUARE: ("M24",), BY_CARD: ("M25",)},
    ),
    DOUBLE_MISSED: EventKind("double-missed", ("player:seat", "number:number"), ("M28",)),
    FREED: EventKind(
        "freed",
        ("player:seat", "cause:cause"),
        (),
        "cause",
        {FOR_BAIL: ("M26", "M29"), BY_CARD: ("M27",), BY_DOUBLE: ("M28",)},
    ),
    PLACE_BOUGHT: EventKind("place-bought", ("player:seat", "square:square", "coins:coins"), ("M09",)),
    AUCTION_OPENED: EventKind("auction-opened", ("lot:lot",), ("M10", "M34")),
    BID: EventKind("bid", ("player:seat", "sum:coins"), ("M35",)),
    BIDDER_PASSED: EventKind("bidder-passed", ("player:seat",), ("M35",)),
    AUCTION_WON: EventKind("auction-won", ("player:seat", "lot:lot", "coins:coins"), ("M35",)),
    UNSOLD: EventKind("unsold", ("lot:lot",), ("Q233",)),
    RENT_PAID: EventKind(
        "rent-paid",
        (
            "player:seat",
            "owner:seat",
            "coins:coins",
            "square:square",
            "basis:basis",
            "base:coins",
            "count:number",
            "factor:number",
        ),
        ("M12",),
        "basis",
        {
            BARE: ("M15",),
            WHOLE_GROUP: ("M16",),
            BY_HOUSES: ("M17",),
            BY_HOTEL: ("M17",),
            BY_STATIONS: ("M19",),
            BY_DICE: ("M20",),
        },
    ),
    NO_RENT: EventKind("no-rent", ("player:seat", "square:square", "owner:seat"), ("M13",)),
    RENT_DUE: EventKind("rent-due", ("player:seat", "square:square", "owner:seat"), ("M14",)),
    PAID_TO_BANK: EventKind(
        "paid-to-bank",
        ("player:seat", "coins:coins", "cause:cause"),
        (),
        "cause",
        {
            FOR_TAX: ("M23",),
            FOR_BAIL: ("M26", "M29"),
            FOR_CARD: ("M21",),
            FOR_REPAIRS: ("M21",),
            FOR_INTEREST: ("M48", "M51", "Q316"),
        },
    ),
    PAID_BY_BANK: EventKind("paid-by-bank", ("player:seat", "coins:coins"), ("M21",)),
    PAID_TO_PLAYER: EventKind("paid-to-player", ("player:seat", "coins:coins", "other:seat"), ("M21",)),
    # houses: after building; 5 is a hotel
    BUILT_UPON: EventKind(
        "built-upon",
        ("player:seat", "square:square", "coins:coins", "houses:number"),
        (),
        "houses",
        dict.fromkeys(range(1, HOTEL), ("M38",)) | {HOTEL: ("M41",)},
    ),
    BUILDING_SOLD: EventKind(
        "building-sold", ("player:seat", "square:square", "coins:coins", "houses:number"), ("M44",)
    ),
    GROUP_SOLD: EventKind("group-sold", ("player:seat", "square:square", "coins:coins"), ("Q237",)),
    MORTGAGED: EventKind("mortgaged", ("player:seat", "square:square", "coins:coins"), ("M45",)),
    # interest: the part of the price that is interest; 0 if it was paid before
    REDEEMED: EventKind("redeemed", ("player:seat", "square:square", "coins:coins", "interest:coins"), ("M46", "Q235")),
    DEAL_OFFERED: EventKind("deal-offered", ("player:seat", "other:seat", "goods:goods"), ("M47",)),
    DEAL_MADE: EventKind("deal-made", ("player:seat", "other:seat", "goods:goods"), ("M47", "Q239")),
    DEAL_REFUSED: EventKind("deal-refused", ("player:seat",), ("M47",)),
    BUILDING_WANTED: EventKind("building-wanted", ("player:seat", "square:square"), ("M43", "Q238")),
    WISH_JOINED: EventKind("wish-joined", ("player:seat",), ("M43",)),
    JOINED_ENOUGH: EventKind("joined-enough", ("player:seat", "number:number"), ("Q314",)),
    # left: the number of places and leave-jail cards that go to the creditor
    WENT_BANKRUPT: EventKind(
        "went-bankrupt", ("player:seat", "coins:coins", "creditor:seat", "left:number"), ("M50", "M51", "M52")
    ),
    TIME_UP: EventKind("time-up", ("number:number",), ("H08", "Q306"), for_all=True),
    LAST_STANDING: EventKind("last-standing", ("winners:seats",), ("M01",), for_all=True),
    THROWN_FOR_RENT: EventKind("thrown-for-rent", ("player:seat", "first:number", "second:number"), ("M20", "Q224")),
    PAID_INTO_POT: EventKind(
        "paid-into-pot",
        ("player:seat", "coins:coins", "cause:cause"),
        ("H01",),
        "cause",
        {FOR_TAX: ("M23",), FOR_CARD: ("M21",), FOR_REPAIRS: ("M21",)},
    ),
    POT_PAID: EventKind("pot-paid", ("player:seat", "coins:coins"), ("H01",)),
    NOT_BOUGHT: EventKind("not-bought", ("player:seat", "square:square"), ("H03",)),
    OWNER_IN_JAIL: EventKind("owner-in-jail", ("player:seat", "square:square", "owner:seat"), ("H04",)),
    NOT_FOR_SALE: EventKind("not-for-sale", ("player:seat", "square:square"), ("H05",)),
    PLACE_DEALT: EventKind(
        "place-dealt",
        ("player:seat", "square:square", "coins:coins"),
        ("H06",),
        "coins",
        dict.fromkeys({price for price in PRICE if price}, ("H07",)),
    ),
}

ARITY: Final = arities(EVENTS)
