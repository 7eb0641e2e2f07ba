"""Finds the remedy of an illegal action: a small change of the town that would make it legal, found by trying, or else
the fixed remedy of the refusal. It uses only what the player asked can see."""

from typing import Final

from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.vocabulary import NO_REMEDY, Remedy
from altbau.games.wucherer.rules.actions import (
    FIRST_BUILDING,
    FIRST_WORD,
    MOST_BUILDINGS,
    NUMBER,
    building_id,
    building_of,
    number_in,
)
from altbau.games.wucherer.rules.building import Building, new_building
from altbau.games.wucherer.rules.cards import (
    ATTIC_APARTMENT,
    BASEMENT_EXPANSION,
    DEMOLITION,
    EMPTY,
    MONSTER,
    ROOF,
    ROOF_EXPANSION,
)
from altbau.games.wucherer.rules.construction import floors_in, roof_price, why_not_expand, why_not_supplied_roof
from altbau.games.wucherer.rules.demolition import condemn
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId, Card, numbered
from altbau.games.wucherer.rules.playbook import PLAYBOOK, TENANTS, Expansion
from altbau.games.wucherer.rules.questions import MONSTER_WHERE, WHERE_TO
from altbau.games.wucherer.rules.refusals import (
    ALLOWED,
    APARTMENT_TAKEN,
    BUILDING_SQUATTED,
    NEEDS_TWO_APARTMENTS,
    NO_FREE_APARTMENT,
    NO_HOMES_FOR_ALL,
    NO_ROOF_AFFORDABLE,
    NO_TARGET,
    NOT_EMPTY_FOR_ODD_ONES,
    ODD_ONES_INSIDE,
    ONLY_GROUND_OR_BASEMENT,
    ONLY_UNDER_THE_ROOF,
    TOO_FEW_CARDS,
    TOO_MANY_FLOORS,
    TOO_RICH_FOR_TAVERN,
    TOO_RICH_NEAR_TAVERN,
)
from altbau.games.wucherer.rules.remedies import (
    ANY_BUILDING,
    ANY_TENANT,
    BY_REASON,
    CARDS_MISSING,
    EXPANSION,
    HOME_NEEDED,
    HOMES_NEEDED,
    LOWER_BUILDING,
    NEW_ATTIC,
    NEW_BUILDING,
    NOBODY_INSIDE,
    OTHER_APARTMENT,
    POLICE,
    ROOF_PRICE,
    ROOM_FOR_EXPANSION,
    ROOM_INSIDE,
    SOMEBODY_LEAVES,
)
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import has_place, would_move_in

NO_HOME: Final = (
    APARTMENT_TAKEN,
    BUILDING_SQUATTED,
    NEEDS_TWO_APARTMENTS,
    NO_FREE_APARTMENT,
    NOT_EMPTY_FOR_ODD_ONES,
    ODD_ONES_INSIDE,
    ONLY_GROUND_OR_BASEMENT,
    ONLY_UNDER_THE_ROOF,
    TOO_MANY_FLOORS,
    TOO_RICH_FOR_TAVERN,
    TOO_RICH_NEAR_TAVERN,
)  # the refusals for which a tenant does not move in


def remedy(s: State, action: Action, refusal: Refusal) -> Remedy:
    """The remedy of an action that the player asked can't choose for this reason; NO_REMEDY if there is no short
    one."""
    found = NO_REMEDY
    if refusal in NO_HOME:
        found = home(s, action)
    elif refusal == TOO_FEW_CARDS:
        found = (CARDS_MISSING, cards_missing(s, action))
    elif refusal == NO_ROOF_AFFORDABLE:
        found = (ROOF_PRICE, roof_price(s, s.turn), s.coins[s.turn])
    elif refusal == NO_HOMES_FOR_ALL:
        found = homes(s, s.building(BuildingId(action)))
    elif refusal == NO_TARGET:
        found = target(s, Card(action))
    return found or BY_REASON.get(refusal, NO_REMEDY)


# --- a home for a tenant ----------------------------------------------------------------------------------------------


def home(s: State, action: Action) -> Remedy:
    """What would give a tenant a home: in the building of the chosen apartment, or else see `nearest_home`."""
    town = s.copy()
    town.logged = False
    kind = looking(town, action)
    if action < FIRST_WORD:
        return nearest_home(town, kind, s.asked)
    building = town.building(building_of(ApartmentId(action)))
    if building.id in [building_of(ApartmentId(each)) for each in s.stack.legal_actions]:
        return (ROOM_INSIDE, building.id)
    limit = town.printed.limits[kind]
    if building.height > limit:
        return (LOWER_BUILDING, kind, limit)
    return change(town, kind, building) or (POLICE if building.squatted else OTHER_APARTMENT,)


def looking(town: State, action: Action) -> Card:
    """The tenant that looks for a home: a card of the hand, a monster, or a tenant. `town` is changed: that tenant
    leaves its apartment, and a condemned building is removed."""
    if action < FIRST_WORD:
        return Card(action)
    asked = town.stack.top.prompt(town)
    if asked[0] != WHERE_TO:
        return MONSTER if asked[0] == MONSTER_WHERE else numbered(asked[1])
    origin, cause = ApartmentId(Action(asked[2])), asked[3]
    kind = town.lift(origin)
    if cause == DEMOLITION:
        condemn(town, town.building(building_of(origin)))
    return kind


def nearest_home(town: State, kind: Card, seat: Seat) -> Remedy:
    """What would give a tenant a home: in a building of the seat, in a new one, or else in another player's."""
    found = change_of_any(town, kind, town.owned(seat)) or in_new_building(town, kind, seat)
    return found or change_of_any(town, kind, [each for each in town.buildings if each.owner != seat])


def change_of_any(town: State, kind: Card, buildings: list[Building]) -> Remedy:
    """The first change of one of these buildings that would give the tenant a home."""
    for building in buildings:
        found = change(town, kind, building)
        if found:
            return found
    return NO_REMEDY


def change(town: State, kind: Card, building: Building) -> Remedy:
    """The tenant that would have to leave a building, or the expansion that it would need, so that `kind` moves in."""
    if building.height > town.printed.limits[kind]:
        return NO_REMEDY
    for slot in building.inhabited:
        if suits(town, kind, building.moved_out(slot)):
            return (SOMEBODY_LEAVES, kind, building.id, building.tenants[slot])
    for card in (BASEMENT_EXPANSION, ROOF_EXPANSION):
        possible = card in town.edition.deck and why_not_expand(building, card) == ALLOWED
        if possible and suits(town, kind, building.expanded(card)):
            return (EXPANSION, kind, building.id, card)
    return NO_REMEDY


def in_new_building(town: State, kind: Card, seat: Seat) -> Remedy:
    """The lowest new building of a seat, with a normal roof or with an attic, into which a tenant would move."""
    plot = building_id(seat, MOST_BUILDINGS)
    highest = min(town.edition.max_floors, town.printed.limits[kind])
    for floors in range(1, highest + 1):
        if suits(town, kind, new_building(plot, [EMPTY] * floors, seat, ROOF)):
            return (NEW_BUILDING, kind, floors)
        if ATTIC_APARTMENT in town.edition.deck and suits(
            town, kind, new_building(plot, [EMPTY] * floors, seat, ATTIC_APARTMENT)
        ):
            return (NEW_ATTIC, kind, ATTIC_APARTMENT)
    return NO_REMEDY


def suits(town: State, kind: Card, building: Building) -> bool:
    """Whether a tenant would move into this variant of a building, all else unchanged."""
    before = town.estates[building.owner]
    town.set_estate(building.owner, before.with_building(building))
    willing = would_move_in(town, kind, building)
    town.set_estate(building.owner, before)
    return willing


# --- what else is missing ---------------------------------------------------------------------------------------------


def cards_missing(s: State, action: Action) -> int:
    """The number of cards that are missing for a building with the chosen number of floors, else with one."""
    floors = number_in(action) if NUMBER <= action < FIRST_BUILDING else 1
    roof = 0 if why_not_supplied_roof(s, s.turn) == ALLOWED else 1
    return floors + roof - floors_in(s.hands[s.turn])


def homes(s: State, condemned: Building) -> Remedy:
    """The tenant of a condemned building that finds no other home; else that they do not all find one together."""
    town = s.copy()
    condemn(town, condemned)
    for slot in condemned.inhabited:
        if not has_place(town, condemned.tenants[slot]):
            return (HOME_NEEDED, condemned.tenants[slot])
    return (HOMES_NEEDED,)


def target(s: State, card: Card) -> Remedy:
    """The kind of target that a card needs."""
    play = PLAYBOOK[card]
    if not s.buildings:
        return (ANY_BUILDING,)
    if isinstance(play, Expansion):
        return (ROOM_FOR_EXPANSION,)
    return (ANY_TENANT,) if play.on == TENANTS else (NOBODY_INSIDE,)
