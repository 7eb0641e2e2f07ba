"""The kinds of remedies: what would make an illegal action legal. A remedy is a tuple of integers: its code, then its
arguments in the order given here.

`REMEDIES` gives the name of each in texts and its arguments (types as in `events.py`). `BY_REASON` has the refusals
that always have the same remedy; `otherwise.py` finds the remedies of the others.
"""

from collections.abc import Mapping
from typing import Final

from altbau.core.engine.ids import Refusal
from altbau.core.engine.vocabulary import Remedy, RemedyKind
from altbau.games.monopoly.rules.refusals import (
    BUILDING_GOES_THERE,
    FULLY_BUILT,
    MORTGAGED_ALREADY,
    NO_HOTELS_LEFT,
    NO_HOUSES_FOR_HOTEL,
    NO_HOUSES_LEFT,
    NO_JAIL_CARD,
    NO_SALE_NOW,
    NOT_A_STREET,
    NOT_MORTGAGED,
    NOTHING_BUILT,
)

STREET_MISSING: Final = 1
REDEEM_FIRST: Final = 2
BUILD_FIRST: Final = 3
SELL_FIRST: Final = 4
CLEAR_FIRST: Final = 5
MONEY_MISSING: Final = 6
DEBT: Final = 7
WHOLE_COLOUR: Final = 8
OTHER_STREET: Final = 9
HOUSES_BACK: Final = 10
HOTEL_BACK: Final = 11
FOUR_HOUSES_BACK: Final = 12
SOMETHING_BUILT: Final = 13
FREE_OF_MORTGAGE: Final = 14
UNDER_MORTGAGE: Final = 15
JAIL_CARD_DRAWN: Final = 16
AFTER_AUCTION: Final = 17

REMEDIES: Final = {
    STREET_MISSING: RemedyKind("street-missing", ("square:square", "owner:seat")),
    REDEEM_FIRST: RemedyKind("redeem-first", ("square:square",)),
    BUILD_FIRST: RemedyKind("build-first", ("square:square",)),
    SELL_FIRST: RemedyKind("sell-first", ("square:square",)),
    CLEAR_FIRST: RemedyKind("clear-first", ("square:square",)),
    MONEY_MISSING: RemedyKind("money-missing", ("coins:coins",)),
    DEBT: RemedyKind("debt", ("coins:coins",)),
    WHOLE_COLOUR: RemedyKind("whole-colour", ()),
    OTHER_STREET: RemedyKind("other-street", ()),
    HOUSES_BACK: RemedyKind("houses-back", ()),
    HOTEL_BACK: RemedyKind("hotel-back", ()),
    FOUR_HOUSES_BACK: RemedyKind("four-houses-back", ()),
    SOMETHING_BUILT: RemedyKind("something-built", ()),
    FREE_OF_MORTGAGE: RemedyKind("free-of-mortgage", ()),
    UNDER_MORTGAGE: RemedyKind("under-mortgage", ()),
    JAIL_CARD_DRAWN: RemedyKind("jail-card-drawn", ()),
    AFTER_AUCTION: RemedyKind("after-auction", ()),
}

BY_REASON: Final[Mapping[Refusal, Remedy]] = {
    BUILDING_GOES_THERE: (AFTER_AUCTION,),
    FULLY_BUILT: (OTHER_STREET,),
    MORTGAGED_ALREADY: (FREE_OF_MORTGAGE,),
    NO_HOTELS_LEFT: (HOTEL_BACK,),
    NO_HOUSES_FOR_HOTEL: (FOUR_HOUSES_BACK,),
    NO_HOUSES_LEFT: (HOUSES_BACK,),
    NO_JAIL_CARD: (JAIL_CARD_DRAWN,),
    NO_SALE_NOW: (AFTER_AUCTION,),
    NOT_A_STREET: (WHOLE_COLOUR,),
    NOT_MORTGAGED: (UNDER_MORTGAGE,),
    NOTHING_BUILT: (SOMETHING_BUILT,),
}
