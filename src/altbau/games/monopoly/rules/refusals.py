"""Why something is not possible: one code for each reason, with its name in texts and the rule behind it.

Of the reasons against building, selling and mortgaging a later one means that less is missing.
"""

from typing import Final

from altbau.core.stack import ALLOWED as ALLOWED
from altbau.core.stack import NOT_OFFERED as NOT_OFFERED

NOT_YOUR_PLACE: Final = 2
NOT_A_STREET: Final = 3
GROUP_NOT_COMPLETE: Final = 4
GROUP_MORTGAGED: Final = 5
BUILD_EVENLY: Final = 6
FULLY_BUILT: Final = 7
NO_HOUSES_LEFT: Final = 8
NO_HOTELS_LEFT: Final = 9
NOT_ENOUGH_MONEY: Final = 10
NOTHING_BUILT: Final = 11
SELL_EVENLY: Final = 12
NO_HOUSES_FOR_HOTEL: Final = 13
MORTGAGED_ALREADY: Final = 14
NOT_MORTGAGED: Final = 15
GROUP_BUILT: Final = 16
NOT_IN_PRISON: Final = 17
NO_JAIL_CARD: Final = 18
HIGHER_BID: Final = 19
BEYOND_CASH: Final = 20
ALREADY_NAMED: Final = 21
PLAYER_IS_OUT: Final = 22
NOT_THEIR_PLACE: Final = 23
PLACE_OR_CARD_NEEDED: Final = 24
OFFER_REPEATED: Final = 25
TOO_MANY_OFFERS: Final = 26
MUST_BRING_MONEY: Final = 27
STILL_TO_RAISE: Final = 28
DEBT_FIRST: Final = 29
NO_RENT_TO_CLAIM: Final = 30
NO_SALE_NOW: Final = 31
BUILDING_GOES_THERE: Final = 32

REFUSALS: Final = {
    NOT_OFFERED: ("not-offered-here", "M03"),
    NOT_YOUR_PLACE: ("not-your-place", "M09"),
    NOT_A_STREET: ("not-a-street", "M37"),
    GROUP_NOT_COMPLETE: ("group-not-complete", "M37"),
    GROUP_MORTGAGED: ("group-mortgaged", "M42"),
    BUILD_EVENLY: ("build-evenly", "M39"),
    FULLY_BUILT: ("fully-built", "M41"),
    NO_HOUSES_LEFT: ("no-houses-left", "M43"),
    NO_HOTELS_LEFT: ("no-hotels-left", "M43"),
    NOT_ENOUGH_MONEY: ("not-enough-money", "M09"),
    NOTHING_BUILT: ("nothing-built", "M44"),
    SELL_EVENLY: ("sell-evenly", "M44"),
    NO_HOUSES_FOR_HOTEL: ("no-houses-for-hotel", "Q237"),
    MORTGAGED_ALREADY: ("mortgaged-already", "M45"),
    NOT_MORTGAGED: ("not-mortgaged", "M46"),
    GROUP_BUILT: ("group-built", "M47"),
    NOT_IN_PRISON: ("not-in-prison", "M26"),
    NO_JAIL_CARD: ("no-jail-card", "M27"),
    HIGHER_BID: ("higher-bid", "M35"),
    BEYOND_CASH: ("beyond-cash", "M36"),
    ALREADY_NAMED: ("already-named", "M47"),
    PLAYER_IS_OUT: ("player-is-out", "M50"),
    NOT_THEIR_PLACE: ("not-their-place", "M47"),
    PLACE_OR_CARD_NEEDED: ("place-or-card-needed", "M47"),
    OFFER_REPEATED: ("offer-repeated", "Q305"),
    TOO_MANY_OFFERS: ("too-many-offers", "Q305"),
    MUST_BRING_MONEY: ("must-bring-money", "M49"),
    STILL_TO_RAISE: ("still-to-raise", "M49"),
    DEBT_FIRST: ("debt-first", "M49"),
    NO_RENT_TO_CLAIM: ("no-rent-to-claim", "M14"),
    NO_SALE_NOW: ("no-sale-now", "Q238"),
    BUILDING_GOES_THERE: ("building-goes-there", "Q238"),
}
