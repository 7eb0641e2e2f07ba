"""The reasons why actions are illegal: a code for each, with its name in texts and its rule.

Among the reasons against building, selling and mortgaging, a higher code means that less is missing.
"""

from typing import Final

from altbau.core.engine.ids import ALLOWED as ALLOWED
from altbau.core.engine.ids import NOT_OFFERED as NOT_OFFERED
from altbau.core.engine.ids import Refusal

NOT_YOUR_PLACE: Final = Refusal(2)
NOT_A_STREET: Final = Refusal(3)
GROUP_NOT_COMPLETE: Final = Refusal(4)
GROUP_MORTGAGED: Final = Refusal(5)
BUILD_EVENLY: Final = Refusal(6)
FULLY_BUILT: Final = Refusal(7)
NO_HOUSES_LEFT: Final = Refusal(8)
NO_HOTELS_LEFT: Final = Refusal(9)
NOT_ENOUGH_MONEY: Final = Refusal(10)
NOTHING_BUILT: Final = Refusal(11)
SELL_EVENLY: Final = Refusal(12)
NO_HOUSES_FOR_HOTEL: Final = Refusal(13)
MORTGAGED_ALREADY: Final = Refusal(14)
NOT_MORTGAGED: Final = Refusal(15)
GROUP_BUILT: Final = Refusal(16)
NOT_IN_PRISON: Final = Refusal(17)
NO_JAIL_CARD: Final = Refusal(18)
HIGHER_BID: Final = Refusal(19)
BEYOND_CASH: Final = Refusal(20)
ALREADY_NAMED: Final = Refusal(21)
PLAYER_IS_OUT: Final = Refusal(22)
NOT_THEIR_PLACE: Final = Refusal(23)
PLACE_OR_CARD_NEEDED: Final = Refusal(24)
OFFER_REPEATED: Final = Refusal(25)
TOO_MANY_OFFERS: Final = Refusal(26)
MUST_BRING_MONEY: Final = Refusal(27)
STILL_TO_RAISE: Final = Refusal(28)
DEBT_FIRST: Final = Refusal(29)
NO_RENT_TO_CLAIM: Final = Refusal(30)
NO_SALE_NOW: Final = Refusal(31)
BUILDING_GOES_THERE: Final = Refusal(32)

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
