"""Which tenants move in where, and why not. Sets of kinds and of slots are bit masks."""

from typing import Final

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.ids import Refusal, Seat
from altbau.games.wucherer.rules.building import NOT_YET_KNOWN, Building
from altbau.games.wucherer.rules.cards import EMPTY, HACKER, ODD_ONES, SQUATTERS, TAVERN
from altbau.games.wucherer.rules.edition import ANYWHERE, GROUND, NO_LIMIT, UNDER_THE_ROOF
from altbau.games.wucherer.rules.ids import ApartmentId, Card, Slot
from altbau.games.wucherer.rules.lookup import PrintedValues
from altbau.games.wucherer.rules.refusals import (
    ALLOWED,
    APARTMENT_TAKEN,
    BUILDING_SQUATTED,
    NEEDS_TWO_APARTMENTS,
    NO_SUCH_PLACE,
    NOT_EMPTY_FOR_ODD_ONES,
    ODD_ONES_INSIDE,
    ONLY_GROUND_OR_BASEMENT,
    ONLY_UNDER_THE_ROOF,
    TOO_MANY_FLOORS,
    TOO_RICH_FOR_TAVERN,
    TOO_RICH_NEAR_TAVERN,
)
from altbau.games.wucherer.rules.rents import rent_since
from altbau.games.wucherer.rules.state import State

GROUND_SLOTS: Final = 0b11


def rent_on_arrival(s: State, kind: Card, building: Building) -> int:
    """The rent that a tenant would pay as the newest in a building (Q077)."""
    return rent_since(s, kind, building, s.clock + 1)


def tavern_limit(s: State, building: Building) -> int:
    """The highest rent of tenants in a building with the noise of its landlord's tavern; NO_LIMIT without one (R119,
    R120, Q094)."""
    if not s.estates[building.owner].houses(TAVERN) or not s.edition.tenant_powers:
        return NO_LIMIT
    return s.edition.tavern_limit if building.houses(TAVERN) else s.edition.tavern_landlord_limit


def undisturbed(s: State, building: Building) -> Mask:
    """The mask of the kinds that tolerate the noise of the tavern in a building, if there is one (R119, R120)."""
    limit = tavern_limit(s, building)
    if limit == NO_LIMIT:
        return -1
    found = s.printed.bear_tavern if building.houses(TAVERN) else s.printed.bear_tavern_nearby
    if building.houses(HACKER) and rent_on_arrival(s, HACKER, building) > limit:
        found &= ~(1 << HACKER)
    return found


def quiet_enough(s: State, kind: Card, building: Building) -> bool:
    """Whether a tenant tolerates the noise of the tavern, if there is one."""
    return (undisturbed(s, building) >> kind) & 1 == 1


def willing(printed: PrintedValues, building: Building) -> Mask:
    """The mask of the kinds that would live in a building without a tavern, whichever apartment is free (Q065)."""
    found: Mask = printed.up_to[min(building.height, len(printed.up_to) - 1)]
    if building.squatted:
        found &= 1 << SQUATTERS
    if printed.edition.tenant_powers:
        if building.odd:
            found &= 1 << ODD_ONES
        if building.kinds & ~(1 << ODD_ONES):
            found &= ~(1 << ODD_ONES)
    return found


def fitting(printed: PrintedValues, building: Building) -> Mask:
    """The mask of the kinds for which a building has suitable free apartments (R077, R078, Q061)."""
    empty = building.empty
    pairs = empty & empty >> 1
    attic = 1 << (building.height + 1)
    found: Mask = 0
    if empty:
        found |= printed.at_place[ANYWHERE]
    if empty & GROUND_SLOTS:
        found |= printed.at_place[GROUND]
    if empty & attic:
        found |= printed.at_place[UNDER_THE_ROOF]
    if pairs:
        found |= printed.at_two_places[ANYWHERE]
    if pairs & GROUND_SLOTS:
        found |= printed.at_two_places[GROUND]
    if pairs & attic >> 1:
        found |= printed.at_two_places[UNDER_THE_ROOF]
    return found


def suitability(s: State, building: Building) -> Mask:
    """The mask of the kinds that would move into a building now, apart from the noise of a tavern; cached."""
    if building.suitable == NOT_YET_KNOWN:
        building.suitable = willing(s.printed, building) & fitting(s.printed, building)
    return building.suitable


def would_move_in(s: State, kind: Card, building: Building) -> bool:
    """Whether a building has an apartment that suits the tenant."""
    if not (suitability(s, building) >> kind) & 1:
        return False
    return not s.estates[building.owner].houses(TAVERN) or quiet_enough(s, kind, building)


def suitability_of(s: State, seat: Seat) -> Mask:
    """The mask of the kinds that would move into one of a landlord's buildings now."""
    own = s.estates[seat]
    if own.suitable == NOT_YET_KNOWN:
        found: Mask = 0
        noisy = own.houses(TAVERN)
        for building in own.buildings:
            suits = building.suitable if building.suitable != NOT_YET_KNOWN else suitability(s, building)
            found |= suits & undisturbed(s, building) if noisy else suits
        own.suitable = found
    return own.suitable


def refresh(s: State) -> None:
    """Update `s.suitable` and `s.residents` after a change of the town."""
    if s.suitable == NOT_YET_KNOWN:
        free: Mask = 0
        residents: Mask = 0
        for seat, own in enumerate(s.estates):
            free |= own.suitable if own.suitable != NOT_YET_KNOWN else suitability_of(s, Seat(seat))
            residents |= own.kinds
        s.suitable = free
        s.residents = residents


def bars_others(kind: Card) -> int:
    """How far a tenant bars others from its building: 2 for squatters, who bar all, 1 for the tavern, which bars the
    rich, else 0."""
    return 2 if kind == SQUATTERS else 1 if kind == TAVERN else 0


def has_place(s: State, kind: Card) -> bool:
    """Whether any apartment suits the tenant."""
    refresh(s)
    return (s.suitable >> kind) & 1 == 1


def wanted_slots(s: State, kind: Card, building: Building) -> Mask:
    """The mask of slots that the symbol on the card allows; of two apartments one must be among them (Q061)."""
    place = s.printed.places[kind]
    if place == ANYWHERE:
        return -1
    slots = GROUND_SLOTS if place == GROUND else 1 << (building.height + 1)
    return slots | slots >> 1 if s.needs_two(kind) else slots


def free_slots(s: State, kind: Card, building: Building) -> Mask:
    """The mask of the free slots for a tenant, for one with two apartments of the lower ones (R077, R078)."""
    free = building.empty
    if (s.printed.two_apartments >> kind) & 1:
        free &= free >> 1
    return free if s.printed.places[kind] == ANYWHERE else free & wanted_slots(s, kind, building)


def apartments_for(s: State, kind: Card, building: Building) -> list[ApartmentId]:
    """The apartments of a building into which a tenant fits."""
    if not (s.printed.choosy >> kind) & 1:
        return building.vacant_apartments()
    return building.apartments(free_slots(s, kind, building))


def add_places(s: State, kind: Card, seat: Seat, found: list[ApartmentId]) -> None:
    """Append a landlord's apartments that suit the tenant to `found`."""
    if not (suitability_of(s, seat) >> kind) & 1:
        return
    own = s.estates[seat]
    noisy = own.houses(TAVERN)
    choosy = (s.printed.choosy >> kind) & 1
    for building in own.buildings:  # their `suitable` are known by now
        if (building.suitable >> kind) & 1 and not (noisy and not quiet_enough(s, kind, building)):
            found += apartments_for(s, kind, building) if choosy else building.vacant_apartments()


def places(s: State, kind: Card) -> list[ApartmentId]:
    """All apartments that suit the tenant, in the order of buildings and from below."""
    found: list[ApartmentId] = []
    for seat in range(s.players):
        add_places(s, kind, Seat(seat), found)
    return found


def why_not_live_in(s: State, kind: Card, building: Building) -> Refusal:
    """Why a tenant would not live in a building, whichever apartment is free (Q065): the reasons of `willing`."""
    powers = s.edition.tenant_powers
    if powers and building.odd and kind != ODD_ONES:
        return ODD_ONES_INSIDE
    if kind == SQUATTERS:
        return ALLOWED
    if building.height > s.printed.limits[kind]:
        return TOO_MANY_FLOORS
    if building.squatted:
        return BUILDING_SQUATTED
    if powers and kind == ODD_ONES and building.kinds & ~(1 << ODD_ONES):
        return NOT_EMPTY_FOR_ODD_ONES
    if quiet_enough(s, kind, building):
        return ALLOWED
    return TOO_RICH_FOR_TAVERN if building.houses(TAVERN) else TOO_RICH_NEAR_TAVERN


def why_not_move_in(s: State, kind: Card, building: Building, slot: Slot) -> Refusal:
    """Why a tenant cannot move into this apartment."""
    if not building.has(slot):
        return NO_SUCH_PLACE
    if building.tenants[slot] != EMPTY:
        return APARTMENT_TAKEN
    if not would_move_in(s, kind, building):
        refusal = why_not_live_in(s, kind, building)
        if refusal != ALLOWED:
            return refusal
    elif (free_slots(s, kind, building) >> slot) & 1:
        return ALLOWED
    if not (wanted_slots(s, kind, building) >> slot) & 1:
        return ONLY_GROUND_OR_BASEMENT if s.printed.places[kind] == GROUND else ONLY_UNDER_THE_ROOF
    return NEEDS_TWO_APARTMENTS
