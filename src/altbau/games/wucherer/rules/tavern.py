"""The tavern, whose noise drives out tenants who pay too much (R118 to R122). `suitability.py` says which tenants do
not move in because of it."""

from typing import Final

from altbau.core.engine.ids import Action, Refusal
from altbau.games.wucherer.rules.actions import building_of, landlord_of, naming_seat, seat_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import HACKER, TAVERN
from altbau.games.wucherer.rules.causes import Arriving
from altbau.games.wucherer.rules.ids import ApartmentId, Slot
from altbau.games.wucherer.rules.refusals import HIGHEST_HACKER_FIRST, NOT_OFFERED
from altbau.games.wucherer.rules.rents import rent_of
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import tavern_limit


class Noise(Arriving):
    """All tenants of its landlord, in any building, whose rent is above the limit that the noise sets have to leave."""

    def sets_off(self, s: State, building: Building) -> bool:
        return s.edition.tenant_powers

    def place(self, apartment: ApartmentId) -> Action:
        return naming_seat(landlord_of(apartment))

    def leaving(self, s: State, place: Action) -> list[ApartmentId]:
        return [
            building.apartment(slot)
            for building in s.owned(seat_of(place))
            for slot in highest_hackers_only(building, too_rich(s, building))
        ]

    def why_not_yet(self, s: State, place: Action, apartment: ApartmentId) -> Refusal:
        if landlord_of(apartment) != seat_of(place):
            return NOT_OFFERED
        building = s.building(building_of(apartment))
        return HIGHEST_HACKER_FIRST if building.slot(apartment) in too_rich(s, building) else NOT_OFFERED


NOISE: Final = Noise(TAVERN)


def too_rich(s: State, building: Building) -> list[Slot]:
    """The slots of the tenants in a building whose rent is above the limit of the tavern (R119, R120, Q091)."""
    limit = tavern_limit(s, building)
    return [
        slot for slot in building.inhabited if building.tenants[slot] != TAVERN and rent_of(s, building, slot) > limit
    ]


def highest_hackers_only(building: Building, slots: list[Slot]) -> list[Slot]:
    """The slots without the hackers that are not of the highest rank: the highest has to leave first (Q078)."""
    if not slots or not building.houses(HACKER):
        return slots
    last = max([building.arrived[slot] for slot in slots if building.tenants[slot] == HACKER], default=0)
    return [slot for slot in slots if building.tenants[slot] != HACKER or building.arrived[slot] == last]
