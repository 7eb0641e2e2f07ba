"""The causes for which tenants leave an apartment, and where they may go. The subclasses are in their cards'
modules."""

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
    """A cause for which a tenant has to leave: a card. The tenant can go to any suitable apartment; if there is none,
    it is homeless."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.card,)

    def why_not_to(self, home: Building, building: BuildingId) -> Refusal:
        """Why the cause forbids a tenant of `home` a building of the same landlord, whether it is suitable or not."""
        return ALLOWED

    def homeless_stay(self, edition: Edition) -> bool:
        """Whether a tenant without a suitable apartment stays in its old one (R037, R101)."""
        return False

    def destinations(self, s: State, origin: ApartmentId) -> list[ApartmentId]:
        """The apartments to which the tenant of `origin` can go, in the order of ids."""
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
                if building.id == home.id:  # its own apartment counts as empty (Q118)
                    lifted = home.moved_out(slot)
                    if would_move_in(s, kind, lifted):
                        found += [to for to in apartments_for(s, kind, lifted) if to != origin]
                elif would_move_in(s, kind, building):
                    found += apartments_for(s, kind, building)
        return found

    def why_not(self, s: State, origin: ApartmentId, to: ApartmentId) -> Refusal:
        """Why the tenant of `origin` can't go to the apartment `to`."""
        home = s.building(building_of(origin))
        slot = home.slot(origin)
        if to == origin:
            return SAME_APARTMENT  # Q118
        refusal = self.why_not_to(home, building_of(to))
        return self.why_not_into(s, home, slot, to) if refusal == ALLOWED else refusal

    def why_not_into(self, s: State, home: Building, slot: Slot, to: ApartmentId) -> Refusal:
        """Why an apartment, in a building that the cause allows, does not suit the tenant of a slot."""
        inside = building_of(to) == home.id
        target = home.moved_out(slot) if inside else s.building(building_of(to))  # its own counts as empty (Q118)
        return why_not_move_in(s, home.tenants[slot], target, target.slot(to))


class DrivingOut(Cause):
    """A cause for which several tenants of a building or of a landlord leave, one after the other."""

    def leaving(self, s: State, place: Action) -> list[ApartmentId]:
        """The apartments of the tenants who have to leave, in order."""
        raise NotImplementedError

    def homes_for_all(self) -> bool:
        """Whether all tenants must find homes; then none may take the last home of another (Q142)."""
        return False

    def why_not_yet(self, s: State, place: Action, apartment: ApartmentId) -> Refusal:
        """Why the tenant of an apartment does not have to leave, or not yet."""
        return NOT_OFFERED


class Arriving(DrivingOut):
    """A cause by a tenant that drives others out by moving in."""

    def sets_off(self, s: State, building: Building) -> bool:
        """Whether the tenant drives others out by moving into a building, given as before the move."""
        raise NotImplementedError

    def chooser(self, s: State, player: Seat, landlord: Seat) -> Seat:
        """The seat that chooses where they go, if `player` lets the tenant move into a building of `landlord`."""
        return landlord

    def place(self, apartment: ApartmentId) -> Action:
        """The place out of which the tenant drives others: a building, or a landlord."""
        raise NotImplementedError
