"""Why tenants change their dwelling, and where they may go; what a cause has of its own stands with its card."""

from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.games.wucherer.rules.actions import building_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId, Card, Slot
from altbau.games.wucherer.rules.refusals import (
    ALLOWED,
    NOT_OFFERED,
    SAME_APARTMENT,
)
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import add_places, apartments_for, why_not_move_in, would_move_in


class Cause:
    """Why a tenant has to go: the card behind it. Any apartment will do that suits the tenant; without one it is
    homeless."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.card,)

    def why_not_to(self, home: Building, building: BuildingId) -> Refusal:
        """Why the cause does not allow a tenant from `home` into a building of the same landlord, suitable or not."""
        return ALLOWED

    def homeless_stay(self, edition: Edition) -> bool:
        """Whether a tenant who finds no suitable apartment stays where it is (R037, R101)."""
        return False

    def destinations(self, s: State, origin: ApartmentId) -> list[ApartmentId]:
        """The apartments to which the tenant of `origin` can go, in order."""
        home = s.building(building_of(origin))
        slot = home.slot(origin)
        kind = home.tenants[slot]
        found: list[ApartmentId] = []
        for seat in s.seats():
            if seat != home.owner:
                add_places(s, kind, seat, found)
                continue
            for building in s.owned(seat):
                if self.why_not_to(home, building.id) != ALLOWED:
                    continue
                if building.id == home.id:  # emptiness is judged after lifting the tenant (Q118)
                    lifted = home.moved_out(slot)
                    if would_move_in(s, kind, lifted):
                        found += [to for to in apartments_for(s, kind, lifted) if to != origin]
                elif would_move_in(s, kind, building):
                    found += apartments_for(s, kind, building)
        return found

    def why_not(self, s: State, origin: ApartmentId, to: ApartmentId) -> Refusal:
        """Why the tenant of `origin` cannot go to the apartment `to`, for any reason."""
        home = s.building(building_of(origin))
        slot = home.slot(origin)
        if to == origin:
            return SAME_APARTMENT  # Q118
        refusal = self.why_not_to(home, building_of(to))
        return self.why_not_into(s, home, slot, to) if refusal == ALLOWED else refusal

    def why_not_into(self, s: State, home: Building, slot: Slot, to: ApartmentId) -> Refusal:
        """Why an apartment of a building that is allowed does not suit the tenant of a slot."""
        inside = building_of(to) == home.id
        target = home.moved_out(slot) if inside else s.building(building_of(to))  # emptiness after lifting (Q118)
        return why_not_move_in(s, home.tenants[slot], target, target.slot(to))


class DrivingOut(Cause):
    """A cause that makes several tenants of a building or of a landlord leave, one by one."""

    def leaving(self, s: State, place: Action) -> list[ApartmentId]:
        """The apartments of those who have to leave, in order."""
        raise NotImplementedError

    def homes_for_all(self) -> bool:
        """Whether the cause needs homes for all, so that nobody may take those of the others (Q142)."""
        return False

    def why_not_yet(self, s: State, place: Action, apartment: ApartmentId) -> Refusal:
        """Why the tenant of an apartment need not leave, or not yet."""
        return NOT_OFFERED


class Arriving(DrivingOut):
    """A tenant that drives others out by moving in."""

    def sets_off(self, s: State, building: Building) -> bool:
        """Whether the tenant drives others out by moving into a building, which is as it was before."""
        raise NotImplementedError

    def chooser(self, s: State, player: Seat, landlord: Seat) -> Seat:
        """Who chooses where they go, if a player lets it move into a landlord's building."""
        return landlord

    def place(self, apartment: ApartmentId) -> Action:
        """The place out of which the tenant drives others: a building, or a landlord."""
        raise NotImplementedError
