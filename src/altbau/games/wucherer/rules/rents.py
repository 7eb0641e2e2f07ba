"""The rents of tenants and the income of buildings."""

from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.wucherer.rules.building import NOT_YET_COUNTED, NOT_YET_KNOWN, Building
from altbau.games.wucherer.rules.cards import CELEBRITIES, EMPTY, HACKER
from altbau.games.wucherer.rules.events import BROKER_WAIVER, WITHHELD
from altbau.games.wucherer.rules.ids import Card, Slot
from altbau.games.wucherer.rules.state import State

NO_WAIVER: Final = 0


def rent_since(s: State, kind: Card, building: Building, arrived: int) -> int:
    """The rent of a tenant that moved into a building at clock `arrived`: the printed rent, for a hacker one coin more
    for each hacker that arrived earlier (R094)."""
    rent = s.printed.rents[kind]
    if kind == HACKER and s.edition.tenant_powers:
        rent += s.hackers_before(building, arrived)
    return rent


def rent_of(s: State, building: Building, slot: Slot) -> int:
    """The tenant's current normal rent in coins: `rent_since` times the factor of celebrities (Q019, Q193)."""
    kind = building.tenants[slot]
    rent = rent_since(s, kind, building, building.arrived[slot])
    if building.celebrated and kind != CELEBRITIES:
        rent *= celebrity_factor(s, building)
    return rent


def rents(s: State, building: Building) -> list[int]:
    """By slot: the normal rent of the tenant, or of a free slot the coins that an empty apartment brings there."""
    if building.rents is NOT_YET_COUNTED:
        free = celebrity_factor(s, building)
        building.rents = [
            rent_of(s, building, slot) if building.tenants[slot] > 0 else free * int(building.tenants[slot] == EMPTY)
            for slot in building.slots()
        ]
    return building.rents


def celebrity_factor(s: State, building: Building) -> int:
    """The factor for rents and empty apartments: doubled by each celebrities card (R109, R110, Q105, Q106)."""
    if not building.celebrated or not s.edition.tenant_powers:
        return 1
    return 1 << building.tenants.count(CELEBRITIES)


def waiver_on(building: Building, slot: Slot) -> int:
    """Why a tenant pays nothing at the next collection, as a reason of an income; NO_WAIVER if it pays. One waiver is
    used in each collection, the broker's first (Q163)."""
    if building.waived[slot] > 0:
        return BROKER_WAIVER
    return WITHHELD if building.withheld[slot] > 0 else NO_WAIVER


def brings(s: State, building: Building, slot: Slot) -> int:
    """The coins that an apartment brings at the next collection (R186, R187 in the order of Q193)."""
    kind = building.tenants[slot]
    if kind > 0:
        return rent_of(s, building, slot) if waiver_on(building, slot) == NO_WAIVER else 0
    return celebrity_factor(s, building) if (building.empty >> slot) & 1 else 0


def income_of(s: State, building: Building) -> int:
    """The coins that a building brings."""
    if building.income == NOT_YET_KNOWN:
        building.income = 0 if building.squatted else all_brought(s, building)
    return building.income


def all_brought(s: State, building: Building) -> int:
    """The coins that all apartments of a building bring, if it is not squatted (R128)."""
    total = building.vacancies * celebrity_factor(s, building)
    for slot in building.inhabited:
        total += brings(s, building, slot)
    return total


def rent_roll(s: State, seat: Seat) -> int:
    """The coins that a landlord's buildings bring."""
    own = s.estates[seat]
    if own.income == NOT_YET_KNOWN:
        total = 0
        for building in own.buildings:
            total += income_of(s, building)
        own.income = total
    return own.income
