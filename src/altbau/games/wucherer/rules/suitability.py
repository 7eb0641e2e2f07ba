"""Where tenants find homes: who would move in where, and why not. Sets of kinds and of slots are bit masks."""

from typing import Final

from altbau.core.bits import Mask
from altbau.games.wucherer.rules.building import NOT_YET_KNOWN, Building
from altbau.games.wucherer.rules.cards import EMPTY, HACKER, ODD_ONES, SQUATTERS, TAVERN
from altbau.games.wucherer.rules.edition import ANYWHERE, GROUND, NO_LIMIT, UNDER_THE_ROOF
from altbau.games.wucherer.rules.refusals import (
    APARTMENT_TAKEN,
    BUILDING_SQUATTED,
    FINE,
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
from altbau.games.wucherer.rules.state import Table

GROUND_SLOTS: Final = 0b11


def rent_on_arrival(t: Table, kind: int, building: Building) -> int:
    """What a tenant would pay as the newest in a building (Q077)."""
    rent = t.printed.rents[kind]
    if kind == HACKER and t.edition.tenant_powers:
        rent += t.hackers_before(building, t.clock + 1)
    return rent


def tavern_limit(t: Table, building: Building) -> int:
    """The highest rent that the noise of the tavern leaves in a building (R119, R120, Q094)."""
    if not (t.estates[building.owner].kinds >> TAVERN) & 1 or not t.edition.tenant_powers:
        return NO_LIMIT
    return t.edition.tavern_limit if (building.kinds >> TAVERN) & 1 else t.edition.tavern_landlord_limit


def quiet_enough(t: Table, kind: int, building: Building) -> bool:
    """Whether a tenant does not mind the noise of the tavern, if there is one (R119, R120)."""
    return kind == TAVERN or rent_on_arrival(t, kind, building) <= tavern_limit(t, building)


def willing(t: Table, building: Building) -> Mask:
    """The mask of the kinds that would live in a building without a tavern, whichever apartment is free (Q065)."""
    found: Mask = t.printed.up_to[min(building.height, len(t.printed.up_to) - 1)]
    if building.squatted:
        found &= 1 << SQUATTERS
    if t.edition.tenant_powers:
        if building.odd:
            found &= 1 << ODD_ONES
        if building.kinds & ~(1 << ODD_ONES):
            found &= ~(1 << ODD_ONES)
    return found


def fitting(t: Table, building: Building) -> Mask:
    """The mask of the kinds for which the free apartments of a building suffice (R077, R078, Q061)."""
    empty = building.empty
    pairs = empty & empty >> 1
    attic = 1 << (building.height + 1)
    found: Mask = 0
    if empty:
        found |= t.printed.at_place[ANYWHERE]
    if empty & GROUND_SLOTS:
        found |= t.printed.at_place[GROUND]
    if empty & attic:
        found |= t.printed.at_place[UNDER_THE_ROOF]
    if pairs:
        found |= t.printed.at_two_places[ANYWHERE]
    if pairs & (GROUND_SLOTS | GROUND_SLOTS >> 1):
        found |= t.printed.at_two_places[GROUND]
    if pairs & (attic | attic >> 1):
        found |= t.printed.at_two_places[UNDER_THE_ROOF]
    return found


def homes(t: Table, building: Building) -> Mask:
    """The mask of the kinds that would move into a building now, but for the noise of a tavern."""
    if building.homes == NOT_YET_KNOWN:
        building.homes = willing(t, building) & fitting(t, building)
    return building.homes


def would_move_in(t: Table, kind: int, building: Building) -> bool:
    """Whether a building has an apartment that suits the tenant."""
    if not (homes(t, building) >> kind) & 1:
        return False
    return not (t.estates[building.owner].kinds >> TAVERN) & 1 or quiet_enough(t, kind, building)


def homes_of(t: Table, seat: int) -> Mask:
    """The mask of the kinds that would move into one of a landlord's buildings now."""
    own = t.estates[seat]
    if own.homes == NOT_YET_KNOWN:
        found: Mask = 0
        for building in own.buildings:
            found |= homes(t, building)
        if (own.kinds >> TAVERN) & 1:
            for kind in t.printed.minds_noise:
                if (found >> kind) & 1 and not any(would_move_in(t, kind, building) for building in own.buildings):
                    found &= ~(1 << kind)
        own.homes = found
    return own.homes


def survey(t: Table) -> None:
    """Look over the whole town, if anything has changed there."""
    if t.homes == NOT_YET_KNOWN:
        free: Mask = 0
        residents: Mask = 0
        for seat, own in enumerate(t.estates):
            free |= own.homes if own.homes != NOT_YET_KNOWN else homes_of(t, seat)
            residents |= own.kinds
        t.homes = free
        t.residents = residents


def has_place(t: Table, kind: int) -> bool:
    """Whether any apartment suits the tenant."""
    survey(t)
    return (t.homes >> kind) & 1 == 1


def wanted_slots(t: Table, kind: int, building: Building) -> Mask:
    """The mask of slots where the symbol on the card lets the tenant live; two apartments need one of them (Q061)."""
    place = t.printed.places[kind]
    if place == ANYWHERE:
        return -1
    slots = GROUND_SLOTS if place == GROUND else 1 << (building.height + 1)
    return slots | slots >> 1 if t.needs_two(kind) else slots


def free_slots(t: Table, kind: int, building: Building) -> Mask:
    """The mask of (lower) slots into which the tenant would fit now (R077, R078)."""
    free = building.empty
    if (t.printed.two_apartments >> kind) & 1:
        free &= free >> 1
    return free if t.printed.places[kind] == ANYWHERE else free & wanted_slots(t, kind, building)


def apartments_for(t: Table, kind: int, building: Building) -> list[int]:
    """The apartments of a building into which a tenant fits."""
    if not (t.printed.choosy >> kind) & 1:
        return building.vacant_apartments()
    return building.apartments(free_slots(t, kind, building))


def add_places(t: Table, kind: int, seat: int, found: list[int]) -> None:
    """Add a landlord's apartments that suit the tenant."""
    if not (homes_of(t, seat) >> kind) & 1:
        return
    own = t.estates[seat]
    noisy = (own.kinds >> TAVERN) & 1
    choosy = (t.printed.choosy >> kind) & 1
    for building in own.buildings:  # their `homes` are known by now
        if (building.homes >> kind) & 1 and not (noisy and not quiet_enough(t, kind, building)):
            found += apartments_for(t, kind, building) if choosy else building.vacant_apartments()


def places(t: Table, kind: int) -> list[int]:
    """All apartments that suit the tenant, building by building and from below."""
    found: list[int] = []
    for seat in range(t.players):
        add_places(t, kind, seat, found)
    return found


def why_not_live_in(t: Table, kind: int, building: Building) -> int:
    """Why a tenant does not want to live in a building, whichever apartment is free (Q065): the reasons of `homes`."""
    powers = t.edition.tenant_powers
    if powers and building.odd and kind != ODD_ONES:
        return ODD_ONES_INSIDE
    if kind == SQUATTERS:
        return FINE
    if building.height > t.printed.limits[kind]:
        return TOO_MANY_FLOORS
    if building.squatted:
        return BUILDING_SQUATTED
    if powers and kind == ODD_ONES and building.kinds & ~(1 << ODD_ONES):
        return NOT_EMPTY_FOR_ODD_ONES
    if quiet_enough(t, kind, building):
        return FINE
    return TOO_RICH_FOR_TAVERN if (building.kinds >> TAVERN) & 1 else TOO_RICH_NEAR_TAVERN


def why_not_move_in(t: Table, kind: int, building: Building, slot: int) -> int:
    """Why a tenant cannot move into this apartment."""
    if not building.has(slot):
        return NO_SUCH_PLACE
    if building.tenants[slot] != EMPTY:
        return APARTMENT_TAKEN
    if not would_move_in(t, kind, building):
        refusal = why_not_live_in(t, kind, building)
        if refusal != FINE:
            return refusal
    elif (free_slots(t, kind, building) >> slot) & 1:
        return FINE
    if not (wanted_slots(t, kind, building) >> slot) & 1:
        return ONLY_GROUND_OR_BASEMENT if t.printed.places[kind] == GROUND else ONLY_UNDER_THE_ROOF
    return NEEDS_TWO_APARTMENTS
