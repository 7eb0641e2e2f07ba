"""The kinds of remedies: what would make an illegal action legal. A remedy is a tuple of integers: its code, then its
arguments in the order given here.

`REMEDIES` gives the name of each in texts and its arguments (types as in `events.py`). `BY_REASON` has the refusals
that always have the same remedy; `otherwise.py` finds the remedies of the others.
"""

from collections.abc import Mapping
from typing import Final

from altbau.core.engine.ids import Refusal
from altbau.core.engine.vocabulary import Remedy, RemedyKind
from altbau.games.wucherer.rules.cards import MOTHER_WITH_CHILDREN
from altbau.games.wucherer.rules.refusals import (
    CONDEMNED,
    DUAL_SYSTEM_ON_TOP,
    HAS_BASEMENT,
    HIGHEST_HACKER_FIRST,
    KEEP_HOMES_FOR_ALL,
    MURDER_PROOF,
    NO_ROOF_FOR_FLAT_ROOF,
    NO_ROOF_IN_HAND,
    NO_ROOF_LEFT,
    NO_SQUATTERS,
    NOBODY_THERE,
    NOBODY_TO_MOVE,
    NOT_A_NORMAL_ROOF,
    NOT_IN_JAIL,
    NOT_SQUATTERS,
    NOT_THE_BEST_PAYER,
    NOT_THE_MOTHER,
    NOT_YOUR_BUILDING,
    NOT_YOUR_OWN_TENANT,
    NOTHING_DISCARDED,
    ONLY_AS_REACTION,
    ONLY_TOPS_A_NEW_BUILDING,
    OWN_APARTMENT,
    OWN_APARTMENTS_FIRST,
    RECALLED_OFTEN_ENOUGH,
    ROOF_CARD_NEEDED,
    ROOF_EXPANDED,
    SAME_APARTMENT,
    SAME_BUILDING,
    SQUATTERS_PAY_NOTHING,
    WITHOUT_POWERS,
)

SOMEBODY_LEAVES: Final = 1
EXPANSION: Final = 2
NEW_BUILDING: Final = 3
NEW_ATTIC: Final = 4
ROOM_INSIDE: Final = 5
LOWER_BUILDING: Final = 6
CARDS_MISSING: Final = 7
ROOF_PRICE: Final = 8
HOME_NEEDED: Final = 9
HOMES_NEEDED: Final = 10
ANY_BUILDING: Final = 11
ANY_TENANT: Final = 12
ROOM_FOR_EXPANSION: Final = 13
NOBODY_INSIDE: Final = 14
OTHER_APARTMENT: Final = 15
OTHER_BUILDING: Final = 16
OTHER_LANDLORD: Final = 17
OWN_FULL: Final = 18
INHABITED: Final = 19
BOMB_OR_MOVE: Final = 20
SQUATTED: Final = 21
OWN_SQUATTED: Final = 22
KEPT_FOR_SQUATTERS: Final = 23
TENANT_OF_ONES_OWN: Final = 24
NEXT_TURN: Final = 25
HOMES_LEFT: Final = 26
NO_BASEMENT: Final = 27
NORMAL_ROOF: Final = 28
ROOFS_COME_BACK: Final = 29
ROOF_IN_HAND: Final = 30
OTHER_FLOOR: Final = 31
KEPT_FOR_JAIL: Final = 32
KEPT: Final = 33
TOPS: Final = 34
BEST_PAYER: Final = 35
WITH_POWERS: Final = 36
PAYING: Final = 37
DISCARDED: Final = 38
OTHER_ON_TOP: Final = 39
POLICE: Final = 40

REMEDIES: Final = {
    SOMEBODY_LEAVES: RemedyKind("somebody-leaves", ("card:card", "place:building", "tenant:card")),
    EXPANSION: RemedyKind("expansion", ("card:card", "place:building", "expansion:card")),
    NEW_BUILDING: RemedyKind("new-building", ("card:card", "floors:number")),
    NEW_ATTIC: RemedyKind("new-attic", ("card:card", "roof:card")),
    ROOM_INSIDE: RemedyKind("room-inside", ("place:building",)),
    LOWER_BUILDING: RemedyKind("lower-building", ("card:card", "floors:number")),
    CARDS_MISSING: RemedyKind("cards-missing", ("cards:number",)),
    ROOF_PRICE: RemedyKind("roof-price", ("price:coins", "coins:coins")),
    HOME_NEEDED: RemedyKind("home-needed", ("tenant:card",)),
    HOMES_NEEDED: RemedyKind("homes-needed", ()),
    ANY_BUILDING: RemedyKind("any-building", ()),
    ANY_TENANT: RemedyKind("any-tenant", ()),
    ROOM_FOR_EXPANSION: RemedyKind("room-for-expansion", ()),
    NOBODY_INSIDE: RemedyKind("nobody-inside", ()),
    OTHER_APARTMENT: RemedyKind("other-apartment", ()),
    OTHER_BUILDING: RemedyKind("other-building", ()),
    OTHER_LANDLORD: RemedyKind("other-landlord", ()),
    OWN_FULL: RemedyKind("own-full", ()),
    INHABITED: RemedyKind("inhabited", ()),
    BOMB_OR_MOVE: RemedyKind("bomb-or-move", ()),
    SQUATTED: RemedyKind("squatted", ()),
    OWN_SQUATTED: RemedyKind("own-squatted", ()),
    KEPT_FOR_SQUATTERS: RemedyKind("kept-for-squatters", ()),
    TENANT_OF_ONES_OWN: RemedyKind("tenant-of-ones-own", ("tenant:card",)),
    NEXT_TURN: RemedyKind("next-turn", ()),
    HOMES_LEFT: RemedyKind("homes-left", ()),
    NO_BASEMENT: RemedyKind("no-basement", ()),
    NORMAL_ROOF: RemedyKind("normal-roof", ()),
    ROOFS_COME_BACK: RemedyKind("roofs-come-back", ()),
    ROOF_IN_HAND: RemedyKind("roof-in-hand", ()),
    OTHER_FLOOR: RemedyKind("other-floor", ()),
    KEPT_FOR_JAIL: RemedyKind("kept-for-jail", ()),
    KEPT: RemedyKind("kept", ()),
    TOPS: RemedyKind("tops", ()),
    BEST_PAYER: RemedyKind("best-payer", ()),
    WITH_POWERS: RemedyKind("with-powers", ()),
    PAYING: RemedyKind("paying", ()),
    DISCARDED: RemedyKind("discarded", ()),
    OTHER_ON_TOP: RemedyKind("other-on-top", ()),
    POLICE: RemedyKind("police", ()),
}

BY_REASON: Final[Mapping[Refusal, Remedy]] = {
    CONDEMNED: (OTHER_BUILDING,),
    DUAL_SYSTEM_ON_TOP: (OTHER_ON_TOP,),
    HAS_BASEMENT: (NO_BASEMENT,),
    HIGHEST_HACKER_FIRST: (BEST_PAYER,),
    KEEP_HOMES_FOR_ALL: (HOMES_LEFT,),
    MURDER_PROOF: (BOMB_OR_MOVE,),
    NO_ROOF_IN_HAND: (ROOF_IN_HAND,),
    NO_ROOF_LEFT: (ROOFS_COME_BACK,),
    NO_SQUATTERS: (KEPT_FOR_SQUATTERS,),
    NOBODY_THERE: (INHABITED,),
    NOBODY_TO_MOVE: (ANY_TENANT,),
    NOT_A_NORMAL_ROOF: (NORMAL_ROOF,),
    NO_ROOF_FOR_FLAT_ROOF: (NORMAL_ROOF,),
    NOT_IN_JAIL: (KEPT_FOR_JAIL,),
    NOT_SQUATTERS: (SQUATTED,),
    NOT_THE_BEST_PAYER: (BEST_PAYER,),
    NOT_THE_MOTHER: (TENANT_OF_ONES_OWN, MOTHER_WITH_CHILDREN),
    NOT_YOUR_BUILDING: (OWN_SQUATTED,),
    NOT_YOUR_OWN_TENANT: (TENANT_OF_ONES_OWN, MOTHER_WITH_CHILDREN),
    NOTHING_DISCARDED: (DISCARDED,),
    ONLY_AS_REACTION: (KEPT,),
    ONLY_TOPS_A_NEW_BUILDING: (TOPS,),
    OWN_APARTMENT: (OTHER_LANDLORD,),
    OWN_APARTMENTS_FIRST: (OWN_FULL,),
    RECALLED_OFTEN_ENOUGH: (NEXT_TURN,),
    ROOF_CARD_NEEDED: (OTHER_FLOOR,),
    ROOF_EXPANDED: (NORMAL_ROOF,),
    SAME_APARTMENT: (OTHER_APARTMENT,),
    SAME_BUILDING: (OTHER_BUILDING,),
    SQUATTERS_PAY_NOTHING: (PAYING,),
    WITHOUT_POWERS: (WITH_POWERS,),
}
