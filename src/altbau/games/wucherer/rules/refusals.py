"""The reasons why actions are illegal: a code for each, with its name in texts and its rule."""

from typing import Final

from altbau.core.engine.ids import ALLOWED as ALLOWED
from altbau.core.engine.ids import NOT_OFFERED as NOT_OFFERED
from altbau.core.engine.ids import Refusal

NOT_IN_HAND: Final = Refusal(2)
NO_SUCH_PLACE: Final = Refusal(3)
APARTMENT_TAKEN: Final = Refusal(4)
NEEDS_TWO_APARTMENTS: Final = Refusal(5)
TOO_MANY_FLOORS: Final = Refusal(6)
ONLY_GROUND_OR_BASEMENT: Final = Refusal(7)
ONLY_UNDER_THE_ROOF: Final = Refusal(8)
BUILDING_SQUATTED: Final = Refusal(9)
ODD_ONES_INSIDE: Final = Refusal(10)
NOT_EMPTY_FOR_ODD_ONES: Final = Refusal(11)
TOO_RICH_FOR_TAVERN: Final = Refusal(12)
SAME_APARTMENT: Final = Refusal(13)
SAME_BUILDING: Final = Refusal(14)
OWN_APARTMENT: Final = Refusal(15)
NOBODY_THERE: Final = Refusal(16)
MURDER_PROOF: Final = Refusal(17)
NOT_SQUATTERS: Final = Refusal(18)
NOT_YOUR_BUILDING: Final = Refusal(19)
NOT_THE_MOTHER: Final = Refusal(20)
NO_HOMES_FOR_ALL: Final = Refusal(21)
KEEP_HOMES_FOR_ALL: Final = Refusal(22)
HAS_BASEMENT: Final = Refusal(23)
NOT_A_NORMAL_ROOF: Final = Refusal(24)
ROOF_EXPANDED: Final = Refusal(25)
NO_ROOF_AFFORDABLE: Final = Refusal(26)
NO_ROOF_LEFT: Final = Refusal(27)
TOO_FEW_CARDS: Final = Refusal(28)
ONE_TO_FIVE_FLOORS: Final = Refusal(29)
ROOF_CARD_NEEDED: Final = Refusal(30)
ONLY_AS_REACTION: Final = Refusal(31)
NOT_IN_JAIL: Final = Refusal(32)
NO_TARGET: Final = Refusal(33)
ONLY_TOPS_A_NEW_BUILDING: Final = Refusal(34)
NOT_THE_BEST_PAYER: Final = Refusal(35)
HIGHEST_HACKER_FIRST: Final = Refusal(36)
NO_COINS_FOR_BAIL: Final = Refusal(37)
WITHOUT_POWERS: Final = Refusal(38)
NO_SQUATTERS: Final = Refusal(39)
NOT_YOUR_OWN_TENANT: Final = Refusal(40)
AT_LEAST_ONE_FLOOR: Final = Refusal(41)
NO_ROOF_IN_HAND: Final = Refusal(42)
OWN_APARTMENTS_FIRST: Final = Refusal(43)
SQUATTERS_PAY_NOTHING: Final = Refusal(44)
NOTHING_DISCARDED: Final = Refusal(45)
MORE_THAN_BEFORE: Final = Refusal(46)
CARDS_FOR_SOMETHING: Final = Refusal(47)
ONLY_FOR_ONESELF: Final = Refusal(48)
NO_COINS_FOR_NOMAD: Final = Refusal(49)
NO_COINS_FOR_ROOF: Final = Refusal(50)
NO_COINS_FOR_TRADE: Final = Refusal(51)
TOO_RICH_NEAR_TAVERN: Final = Refusal(52)
CONDEMNED: Final = Refusal(53)
DUAL_SYSTEM_ON_TOP: Final = Refusal(54)
RECALLED_OFTEN_ENOUGH: Final = Refusal(55)
TOO_MANY_OFFERS: Final = Refusal(56)
OFFER_REPEATED: Final = Refusal(57)
NO_FREE_APARTMENT: Final = Refusal(58)
ROOFS_ASKED_OFTEN_ENOUGH: Final = Refusal(59)
NOBODY_TO_MOVE: Final = Refusal(60)
NO_ROOF_FOR_FLAT_ROOF: Final = Refusal(61)

REFUSALS: Final = {
    NOT_IN_HAND: ("not-in-hand", "R022"),
    NOT_OFFERED: ("not-offered", "R028"),
    NO_SUCH_PLACE: ("no-such-place", "R072"),
    APARTMENT_TAKEN: ("apartment-taken", "R075"),
    NO_FREE_APARTMENT: ("no-free-apartment", "R075"),
    NEEDS_TWO_APARTMENTS: ("needs-two-apartments", "R078"),
    TOO_MANY_FLOORS: ("too-many-floors", "R080"),
    ONLY_GROUND_OR_BASEMENT: ("only-ground-or-basement", "R083"),
    ONLY_UNDER_THE_ROOF: ("only-under-the-roof", "R124"),
    BUILDING_SQUATTED: ("building-squatted", "R084"),
    ODD_ONES_INSIDE: ("odd-ones-inside", "R104"),
    NOT_EMPTY_FOR_ODD_ONES: ("not-empty-for-odd-ones", "R103"),
    TOO_RICH_FOR_TAVERN: ("too-rich-for-tavern", "R119"),
    TOO_RICH_NEAR_TAVERN: ("too-rich-for-tavern", "R120"),
    SAME_APARTMENT: ("same-apartment", "Q118"),
    SAME_BUILDING: ("same-building", "R099"),
    CONDEMNED: ("same-building", "Q143"),
    OWN_APARTMENT: ("own-apartment", "R039"),
    NOBODY_THERE: ("nobody-there", "R133"),
    MURDER_PROOF: ("murder-proof", "R105"),
    NOT_SQUATTERS: ("not-squatters", "R131"),
    NOT_YOUR_BUILDING: ("not-your-building", "R131"),
    NOT_THE_MOTHER: ("not-the-mother", "R096"),
    RECALLED_OFTEN_ENOUGH: ("recalled-often-enough", "Q311"),
    NO_HOMES_FOR_ALL: ("no-homes-for-all", "R161"),
    KEEP_HOMES_FOR_ALL: ("keep-homes-for-all", "Q142"),
    HAS_BASEMENT: ("has-basement", "R071"),
    NOT_A_NORMAL_ROOF: ("not-a-normal-roof", "R065"),
    ROOF_EXPANDED: ("roof-expanded", "R071"),
    NO_ROOF_FOR_FLAT_ROOF: ("no-roof-for-flat-roof", "R068"),
    NO_ROOF_AFFORDABLE: ("no-roof-affordable", "R057"),
    NO_ROOF_LEFT: ("no-roof-left", "R059"),
    TOO_FEW_CARDS: ("too-few-cards", "R053"),
    ONE_TO_FIVE_FLOORS: ("one-to-five-floors", "R054"),
    ROOF_CARD_NEEDED: ("roof-card-needed", "R056"),
    ONLY_AS_REACTION: ("only-as-reaction", "R028"),
    NOT_IN_JAIL: ("not-in-jail", "R155"),
    NO_TARGET: ("no-target", "R024"),
    ONLY_TOPS_A_NEW_BUILDING: ("only-tops-a-new-building", "R056"),
    NOT_THE_BEST_PAYER: ("not-the-best-payer", "R034"),
    HIGHEST_HACKER_FIRST: ("highest-hacker-first", "Q078"),
    NO_COINS_FOR_BAIL: ("not-enough-coins", "R045"),
    NO_COINS_FOR_NOMAD: ("not-enough-coins", "R038"),
    NO_COINS_FOR_ROOF: ("not-enough-coins", "R061"),
    NO_COINS_FOR_TRADE: ("not-enough-coins", "R213"),
    WITHOUT_POWERS: ("without-powers", "Q014"),
    NO_SQUATTERS: ("no-squatters", "R131"),
    NOT_YOUR_OWN_TENANT: ("not-your-own-tenant", "Q096"),
    AT_LEAST_ONE_FLOOR: ("at-least-one-floor", "R053"),
    NO_ROOF_IN_HAND: ("no-roof-in-hand", "R056"),
    OWN_APARTMENTS_FIRST: ("own-apartments-first", "R036"),
    SQUATTERS_PAY_NOTHING: ("squatters-pay-nothing", "R173"),
    NOTHING_DISCARDED: ("nothing-discarded", "R176"),
    DUAL_SYSTEM_ON_TOP: ("dual-system-on-top", "Q313"),
    MORE_THAN_BEFORE: ("more-than-before", "R061"),
    ROOFS_ASKED_OFTEN_ENOUGH: ("roofs-asked-often-enough", "Q322"),
    ONLY_FOR_ONESELF: ("only-for-oneself", "R052"),
    CARDS_FOR_SOMETHING: ("cards-for-something", "R213"),
    TOO_MANY_OFFERS: ("too-many-offers", "Q312"),
    OFFER_REPEATED: ("offer-repeated", "Q312"),
    NOBODY_TO_MOVE: ("nobody-to-move", "R133"),
}
