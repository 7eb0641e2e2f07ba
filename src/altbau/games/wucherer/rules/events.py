"""The kinds of events. An event is a tuple of integers: its code, then its arguments in the order given here.

`DECLARED` gives the name of each, its arguments and its rules; the rules that depend on the card behind it are in the
card's row of `playbook.py`, which combines both to `EVENTS`. The texts are in `text/`. Argument types: `seat`, `card`,
`building`, `apartment`, `target` (a building, an apartment, a seat as an action, or 0), `coins`, `number`, `pile` (of
`PILES`), and at the end `seats` (the rest are seats), `items` (the rest are groups of four: reason, apartment or
building or 0, card or 0, coins) or `goods` (cards and sums of money as in `actions.py`: those given, 0, those asked
for). A `hidden` card is shown to the event's first seat only.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from altbau.core.engine.eventlog import arities
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.vocabulary import EventKind
from altbau.games.wucherer.rules.ids import Card, numbered

GAME_BEGAN: Final = 1
TURN_BEGAN: Final = 2
BUILT: Final = 3
ROOF_PAID: Final = 4
EXPANDED: Final = 5
MOVED_IN: Final = 6
CARD_PLAYED: Final = 7
MOVED: Final = 8
HOMELESS: Final = 9
MOVER_PAID: Final = 10
BROKER_PAID: Final = 11
PASSED: Final = 12
BOMBED: Final = 13
MURDERED: Final = 14
POLICE_CALLED: Final = 15
FAMILY_CALLED: Final = 16
PRISONER_PASSED_OVER: Final = 17
JAILED: Final = 18
RELEASED: Final = 19
BAIL_PAID: Final = 20
SQUATTERS_EXPELLED: Final = 21
NOMAD_PAID: Final = 22
MONSTER_CREATED: Final = 23
DEMOLISHED: Final = 24
EVICTED: Final = 25
TAKEN_TO_HAND: Final = 26
RECALLED: Final = 27
WITHHOLDING_LAID_OFF: Final = 28
INCOME: Final = 29
BOUGHT: Final = 30
PAID_OUT: Final = 31
PILE_EMPTY: Final = 32
LAST_TURN: Final = 33
GAME_OVER: Final = 34
FLOOR_TO_HAND: Final = 35
STAYED: Final = 36
MOVED_UNDER_PILE: Final = 37
PLAYER_PAID_MOVER: Final = 38
PLAYER_PAID_BROKER: Final = 39
DISMISSED: Final = 40
FETCHED: Final = 41
ROOF_ASKED: Final = 42
ROOF_SOLD: Final = 43
TRADE_OFFERED: Final = 44
TRADED: Final = 45
OFFER_DECLINED: Final = 46
DISCARD_TURNED: Final = 47
NEW_PILE: Final = 48
STANDSTILL: Final = 49
POLICE_WENT_ON: Final = 50

# the piles to which cards leave the table
UNDER_DRAW_PILE: Final = 1
ON_DISCARD_PILE: Final = 2
TO_MONSTERS: Final = 3  # back to their supply
PILES: Final = {UNDER_DRAW_PILE: "draw", ON_DISCARD_PILE: "discard", TO_MONSTERS: "monsters"}

# reasons of the items of INCOME
RENT: Final = 1  # the tenant's current rent
HACKER_RANK: Final = 2  # the tenant's rent, raised by hackers that arrived earlier
EMPTY_APARTMENT: Final = 3
WITHHELD: Final = 4  # 0: a rent-withheld card is used up
BROKER_WAIVER: Final = 5  # 0: the broker collected the rent in advance
SQUATTED: Final = 6  # 0 for a whole building
MINIMUM: Final = 7  # the minimum income, because no building brings anything
IN_JAIL: Final = 8
CELEBRITY_RENT: Final = 9  # the tenant's rent, multiplied by celebrities in the building
CELEBRITY_EMPTY: Final = 10  # an empty apartment, multiplied by them

REASONS: Final = {
    RENT: ("rent", "R186"),
    HACKER_RANK: ("hacker-rank", "R094"),
    EMPTY_APARTMENT: ("empty", "R187"),
    WITHHELD: ("withheld", "R174"),
    BROKER_WAIVER: ("waived", "R171"),
    SQUATTED: ("squatted", "R128"),
    MINIMUM: ("minimum", "R188"),
    IN_JAIL: ("in-jail", "R158"),
    CELEBRITY_RENT: ("celebrity-rent", "R109"),
    CELEBRITY_EMPTY: ("celebrity-empty", "R109"),
}


class IncomeItem(NamedTuple):
    """A line of the calculation of an income; in the event INCOME four numbers in this order."""

    reason: int  # of `REASONS`
    place: Action  # an apartment, a squatted building, or NO_ACTION
    card: Card  # the tenant, or EMPTY
    coins: int


def income_items_in(numbers: Sequence[int]) -> list[IncomeItem]:
    """The items of an event INCOME, from its numbers."""
    fields = len(IncomeItem._fields)
    found: list[IncomeItem] = []
    for start in range(0, len(numbers), fields):
        reason, place, card, coins = numbers[start : start + fields]
        found.append(IncomeItem(reason, Action(place), numbered(card), coins))
    return found


DECLARED: Final = {
    GAME_BEGAN: EventKind("game-began", ("player:seat",), ("R017",)),
    TURN_BEGAN: EventKind("turn-began", ("player:seat",), ("R018",), begins=True),
    BUILT: EventKind(
        "built", ("player:seat", "building:building", "floors:number", "roof:card"), ("R048", "R055"), of_card=True
    ),
    ROOF_PAID: EventKind("roof-paid", ("player:seat", "coins:coins", "buildings:number"), ("R057",)),
    EXPANDED: EventKind(
        "expanded",
        ("player:seat", "card:card", "building:building"),
        ("R063",),
        "card",
        of_card=True,
    ),
    MOVED_IN: EventKind("moved-in", ("player:seat", "card:card", "apartment:apartment"), ("R075",), of_card=True),
    # every action card played, reactions (police, alibi, broker …) included; the target of an alibi is the suspect
    CARD_PLAYED: EventKind("card-played", ("player:seat", "card:card", "target:target"), ("R031",), of_card=True),
    # cause: the card for which the tenant moves: move, squatters, rental-nomad, musicians, tavern, demolition
    MOVED: EventKind(
        "moved",
        ("chooser:seat", "card:card", "from:apartment", "to:apartment", "cause:card"),
        (),
        "cause",
    ),
    # the tenant found no home
    HOMELESS: EventKind(
        "homeless",
        ("card:card", "from:apartment", "cause:card", "pile:pile"),
        (),
        "cause",
    ),
    MOVER_PAID: EventKind("mover-paid", ("player:seat", "coins:coins"), ("R112",)),
    BROKER_PAID: EventKind(
        "broker-paid", ("player:seat", "coins:coins", "card:card", "apartment:apartment"), ("R170",)
    ),
    # a reaction not used: card is what could have been played (lunatic, police, broker, alibi), target on what
    PASSED: EventKind("passed", ("player:seat", "card:card", "target:target"), ("R028",)),
    BOMBED: EventKind("bombed", ("building:building", "pile:pile", "tenants:number"), ("R141",)),
    MURDERED: EventKind("murdered", ("card:card", "apartment:apartment", "pile:pile"), ("R138",)),
    POLICE_CALLED: EventKind("police-called", ("player:seat", "suspect:seat"), ("R148",)),
    FAMILY_CALLED: EventKind("family-called", ("suspect:seat",), ("R089",)),
    POLICE_WENT_ON: EventKind("police-went-on", ("suspect:seat", "cleared:seat"), ("R149",)),
    PRISONER_PASSED_OVER: EventKind("prisoner-passed-over", ("player:seat",), ("R159",)),
    JAILED: EventKind("jailed", ("player:seat",), ("R150", "R156")),
    RELEASED: EventKind("released", ("player:seat",), ("R155", "R156")),
    BAIL_PAID: EventKind("bail-paid", ("player:seat", "coins:coins"), ("R045",)),
    SQUATTERS_EXPELLED: EventKind("squatters-expelled", ("player:seat", "apartment:apartment"), ("R130", "R131")),
    NOMAD_PAID: EventKind("nomad-paid", ("player:seat", "coins:coins", "apartment:apartment"), ("R038",)),
    MONSTER_CREATED: EventKind("monster-created", ("player:seat", "apartment:apartment"), ("R041",)),
    DEMOLISHED: EventKind("demolished", ("building:building",), ("R163",)),
    # tenants: the number who leave; squatters: the number who stay
    EVICTED: EventKind("evicted", ("building:building", "tenants:number", "squatters:number"), ("R165",)),
    # a card that was face up; FLOOR_TO_HAND is for one that was face down
    TAKEN_TO_HAND: EventKind("taken-to-hand", ("player:seat", "card:card"), ("R163", "R165")),
    FLOOR_TO_HAND: EventKind("floor-to-hand", ("player:seat", "card:hidden"), ("R163",)),
    RECALLED: EventKind("recalled", ("player:seat", "card:card", "apartment:apartment"), ("R096",)),
    # left: the number of rent-withheld cards left on the tenant
    WITHHOLDING_LAID_OFF: EventKind("withholding-laid-off", ("apartment:apartment", "left:number"), ("R174", "R175")),
    INCOME: EventKind("income", ("player:seat", "coins:coins", "items:items"), ("R185", "R190")),
    BOUGHT: EventKind("bought", ("player:seat", "coins:coins", "card:hidden"), ("R192",)),
    # cards: the number bought before in this turn
    PAID_OUT: EventKind("paid-out", ("player:seat", "coins:coins", "cards:number"), ("R195",)),
    # again: whether the drawer has one more turn too
    PILE_EMPTY: EventKind("pile-empty", ("player:seat", "again:number"), ("R198", "R199"), for_all=True),
    LAST_TURN: EventKind("last-turn", ("player:seat",), ("R199",)),
    STAYED: EventKind(
        "stayed",
        ("card:card", "from:apartment", "cause:card"),
        (),
        "cause",
    ),
    MOVED_UNDER_PILE: EventKind(
        "moved-under-pile", ("player:seat", "card:card", "from:apartment", "pile:pile"), ("R134",)
    ),
    PLAYER_PAID_MOVER: EventKind("player-paid-mover", ("player:seat", "coins:coins", "landlord:seat"), ("R112",)),
    PLAYER_PAID_BROKER: EventKind(
        "player-paid-broker",
        ("player:seat", "coins:coins", "landlord:seat", "card:card", "apartment:apartment", "rent:coins"),
        ("R170",),
    ),
    DISMISSED: EventKind("dismissed", ("player:seat", "card:card", "apartment:apartment"), ("R096",)),
    FETCHED: EventKind("fetched", ("player:seat", "card:card"), ("R176",)),
    ROOF_ASKED: EventKind("roof-asked", ("player:seat", "other:seat", "price:coins"), ("R061",)),
    ROOF_SOLD: EventKind("roof-sold", ("player:seat", "coins:coins", "buyer:seat"), ("R061",)),
    TRADE_OFFERED: EventKind("trade-offered", ("player:seat", "other:seat", "goods:goods"), ("R213",)),
    TRADED: EventKind("traded", ("player:seat", "other:seat", "goods:goods"), ("R213",)),
    OFFER_DECLINED: EventKind("offer-declined", ("player:seat",), ("R061", "R213")),
    DISCARD_TURNED: EventKind("discard-turned", ("player:seat",), ("R200",)),
    NEW_PILE: EventKind("new-pile", ("player:seat",), ("R203",)),
    STANDSTILL: EventKind("standstill", ("rounds:number",), ("Q310",), for_all=True),
    GAME_OVER: EventKind("game-over", ("winners:seats",), ("R204",), for_all=True),
}

ARITY: Final = arities(DECLARED)


def redacted(event: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """An event as a seat sees it: drawn cards and floors returned to a hand are shown to their new owner only."""
    if event[0] == BOUGHT and event[1] != seat:
        return (BOUGHT, event[1], event[2], 0)
    if event[0] == FLOOR_TO_HAND and event[1] != seat:
        return (FLOOR_TO_HAND, event[1], 0)
    return event
