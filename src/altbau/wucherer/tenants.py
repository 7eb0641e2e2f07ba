"""What tenants pay, where they want to live, and whom they drive out."""

from typing import Final

from altbau.wucherer.building import Building
from altbau.wucherer.cards import CELEBRITIES, EMPTY, HACKER, MUSICIANS, ODD_ONES, SQUATTERS, TAVERN
from altbau.wucherer.edition import ANYWHERE, GROUND, NO_LIMIT
from altbau.wucherer.refusals import (
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
)
from altbau.wucherer.table import Table

GROUND_SLOTS: Final = 0b11


def rent_of(t: Table, building: Building, slot: int) -> int:
    """The tenant's current normal rent in coins: printed, one more for each hacker there before, and then as often as
    celebrities make it (R094, Q019, Q193)."""
    kind = building.tenants[slot]
    rent = t.printed.rents[kind]
    if kind == HACKER and t.edition.tenant_powers:
        rent += t.hackers_before(building, building.arrived[slot])
    if building.celebrated and kind != CELEBRITIES:
        rent *= celebrity_factor(t, building)
    return rent


def celebrity_factor(t: Table, building: Building) -> int:
    """Each celebrities card doubles what the others and the empty apartments bring (R109, R110, Q105, Q106)."""
    if not building.celebrated or not t.edition.tenant_powers:
        return 1
    return 1 << building.tenants.count(CELEBRITIES)


def rent_on_arrival(t: Table, kind: int, building: Building) -> int:
    """What a tenant would pay as the newest in a building (Q077)."""
    rent = t.printed.rents[kind]
    if kind == HACKER and t.edition.tenant_powers:
        rent += t.hackers_before(building, t.clock + 1)
    return rent


def tavern_limit(t: Table, building: Building) -> int:
    """The highest rent that the noise of the tavern leaves in a building (R119, R120, Q094)."""
    if t.tavern == 0 or not t.edition.tenant_powers:
        return NO_LIMIT
    if t.tavern == building.id:
        return t.edition.tavern_limit
    return t.edition.tavern_landlord_limit if t.building(t.tavern).owner == building.owner else NO_LIMIT


def why_not_live_in(t: Table, kind: int, building: Building) -> int:
    """Why a tenant does not want to live in a building, whichever apartment is free (Q065)."""
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
    if powers and t.tavern and kind != TAVERN and rent_on_arrival(t, kind, building) > tavern_limit(t, building):
        return TOO_RICH_FOR_TAVERN
    return FINE


def wanted_slots(t: Table, kind: int, building: Building) -> int:
    """The mask of slots where the symbol on the card lets the tenant live; two apartments need one of them (Q061)."""
    place = t.printed.places[kind]
    if place == ANYWHERE:
        return -1
    slots = GROUND_SLOTS if place == GROUND else 1 << (building.height + 1)
    return slots | slots >> 1 if t.needs_two(kind) else slots


def free_slots(t: Table, kind: int, building: Building) -> int:
    """The mask of (lower) slots into which the tenant would fit now (R077, R078)."""
    free = building.empty
    if (t.printed.two_apartments >> kind) & 1:
        free &= free >> 1
    return free if t.printed.places[kind] == ANYWHERE else free & wanted_slots(t, kind, building)


def why_not_move_in(t: Table, kind: int, building: Building, slot: int) -> int:
    """Why a tenant cannot move into this apartment."""
    if not building.has(slot):
        return NO_SUCH_PLACE
    if building.tenants[slot] != EMPTY:
        return APARTMENT_TAKEN
    refusal = why_not_live_in(t, kind, building)
    if refusal != FINE or (free_slots(t, kind, building) >> slot) & 1:
        return refusal
    if not (wanted_slots(t, kind, building) >> slot) & 1:
        return ONLY_GROUND_OR_BASEMENT if t.printed.places[kind] == GROUND else ONLY_UNDER_THE_ROOF
    return NEEDS_TWO_APARTMENTS


def has_place(t: Table, kind: int) -> bool:
    """Whether any apartment suits the tenant."""
    limit = t.printed.limits[kind]
    for building in t.buildings:
        if (
            building.empty  # the two commonest obstacles first
            and building.height <= limit
            and free_slots(t, kind, building)
            and why_not_live_in(t, kind, building) == FINE
        ):
            return True
    return False


def places(t: Table, kind: int) -> list[int]:
    """All apartments that suit the tenant, building by building and from below."""
    found: list[int] = []
    limit = t.printed.limits[kind]
    for building in t.buildings:
        if not building.empty or building.height > limit:
            continue
        free = free_slots(t, kind, building)
        if free and why_not_live_in(t, kind, building) == FINE:
            for slot in range(building.height + 2):
                if (free >> slot) & 1:
                    found.append(building.apartment(slot))
    return found


def disturbed_by_musicians(building: Building) -> list[int]:
    """The apartments of all tenants but the musicians (R098, Q085)."""
    return [building.apartment(slot) for slot in building.inhabited if building.tenants[slot] != MUSICIANS]


def too_rich_for_tavern(t: Table, landlord: int) -> list[int]:
    """The apartments of the landlord's tenants who pay more than the tavern leaves there (R119, R120, Q091)."""
    found: list[int] = []
    for building in t.buildings:
        if building.owner == landlord:
            limit = tavern_limit(t, building)
            for slot in building.inhabited:
                if building.tenants[slot] != TAVERN and rent_of(t, building, slot) > limit:
                    found.append(building.apartment(slot))
    return found


def highest_hackers_only(t: Table, apartments: list[int]) -> list[int]:
    """The apartments without those hackers after whom a hacker with a higher rank has to leave first (Q078)."""
    kept: list[int] = []
    for building in t.buildings:
        leaving = [slot for slot in building.inhabited if building.apartment(slot) in apartments]
        last = max([building.arrived[slot] for slot in leaving if building.tenants[slot] == HACKER], default=0)
        for slot in leaving:
            if building.tenants[slot] != HACKER or building.arrived[slot] == last:
                kept.append(building.apartment(slot))
    return kept


def best_payers(t: Table, building: Building) -> list[int]:
    """The apartments of the tenants that pay the most; squatters are none of them (R034, Q018 to Q021)."""
    most = -1
    found: list[int] = []
    for slot in building.inhabited:
        if building.tenants[slot] == SQUATTERS:
            continue
        rent = rent_of(t, building, slot)
        if rent > most:
            most = rent
            found = []
        if rent == most:
            found.append(building.apartment(slot))
    return found
