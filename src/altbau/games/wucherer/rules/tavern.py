"""The tavern, whose noise drives out whoever pays too much for it (R118 to R122). `suitability.py` says whom it keeps
from moving in."""

from typing import Final

from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.games.wucherer.rules.actions import landlord_of, naming_seat, seat_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import HACKER, TAVERN
from altbau.games.wucherer.rules.causes import Arriving
from altbau.games.wucherer.rules.ids import ApartmentId
from altbau.games.wucherer.rules.refusals import HIGHEST_HACKER_FIRST, NOT_OFFERED
from altbau.games.wucherer.rules.rents import rent_of
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import tavern_limit


class Noise(Arriving):
    """Tenants of its landlord who pay more than the noise leaves have to go, whatever building they live in."""

    def sets_off(self, s: State, building: Building) -> bool:
        return s.edition.tenant_powers

    def place(self, apartment: ApartmentId) -> Action:
        return naming_seat(landlord_of(apartment))

    def leaving(self, s: State, place: Action) -> list[ApartmentId]:
        landlord = seat_of(place)
        return highest_hackers_only(s, landlord, too_rich(s, landlord))

    def why_not_yet(self, s: State, place: Action, apartment: ApartmentId) -> Refusal:
        return HIGHEST_HACKER_FIRST if apartment in too_rich(s, seat_of(place)) else NOT_OFFERED


NOISE: Final = Noise(TAVERN)


def too_rich(s: State, landlord: Seat) -> list[ApartmentId]:
    """The apartments of the landlord's tenants who pay more than the tavern leaves there (R119, R120, Q091)."""
    found: list[ApartmentId] = []
    for building in s.owned(landlord):
        limit = tavern_limit(s, building)
        for slot in building.inhabited:
            if building.tenants[slot] != TAVERN and rent_of(s, building, slot) > limit:
                found.append(building.apartment(slot))
    return found


def highest_hackers_only(s: State, landlord: Seat, apartments: list[ApartmentId]) -> list[ApartmentId]:
    """A landlord's apartments without those hackers after whom one with a higher rank has to leave first (Q078)."""
    if not apartments:
        return apartments
    kept: list[ApartmentId] = []
    for building in s.owned(landlord):
        leaving = [slot for slot in building.inhabited if building.apartment(slot) in apartments]
        last = max([building.arrived[slot] for slot in leaving if building.tenants[slot] == HACKER], default=0)
        for slot in leaving:
            if building.tenants[slot] != HACKER or building.arrived[slot] == last:
                kept.append(building.apartment(slot))
    return kept
