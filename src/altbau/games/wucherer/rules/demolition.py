"""Demolition: whether all tenants of a building find new homes, and the removal of the building."""

from typing import Final

from altbau.core.engine.ids import NOBODY, Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.wucherer.rules.actions import building_of
from altbau.games.wucherer.rules.building import Building, Estate
from altbau.games.wucherer.rules.cards import DEMOLITION, EMPTY
from altbau.games.wucherer.rules.causes import DrivingOut
from altbau.games.wucherer.rules.events import DEMOLISHED, FLOOR_TO_HAND, TAKEN_TO_HAND
from altbau.games.wucherer.rules.ids import NO_SLOT, ApartmentId, BuildingId, Card, Slot
from altbau.games.wucherer.rules.refusals import ALLOWED, CONDEMNED, KEEP_HOMES_FOR_ALL, NO_HOMES_FOR_ALL
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import bars_others, has_place, places, why_not_move_in


def tenants_but(condemned: Building, but: Slot) -> list[Card]:
    """The kinds of the tenants of a condemned building, except that in one slot."""
    return [condemned.tenants[slot] for slot in condemned.inhabited if slot != but]


def precedes(kind: Card, homes: int, other: Card, others_homes: int) -> bool:
    """Whether the search places a tenant before another: first those who bar no others from a building, of these first
    the one with fewer possible homes."""
    first, second = bars_others(kind), bars_others(other)
    return first < second or (first == second and homes < others_homes)


def can_house_all(s: State, kinds: list[Card]) -> bool:
    """Whether all these tenants find apartments at once: a backtracking search, the choosiest tenant first (Q142).

    Tavern and squatters come last: they bar others from the building that they move into, never the other way round.
    """
    if len(kinds) <= 1:
        return not kinds or has_place(s, kinds[0])
    choosiest = EMPTY
    choice: list[ApartmentId] = []
    for kind in kinds:
        homes = places(s, kind)
        if not homes:
            return False
        if choosiest == EMPTY or precedes(kind, len(homes), choosiest, len(choice)):
            choosiest, choice = kind, homes
    others = kinds[:]
    others.remove(choosiest)
    for apartment in choice:
        if leaves_homes_for(s, others, choosiest, apartment):
            return True
    return False


def leaves_homes_for(s: State, others: list[Card], kind: Card, apartment: ApartmentId) -> bool:
    """Whether all other tenants still find homes if one moves into this apartment."""
    if not others:
        return True
    building = s.building(building_of(apartment))
    before = s.estates[building.owner]
    s.clock += 1
    s.replace_building(building.moved_in(kind, building.slot(apartment), s.needs_two(kind), s.clock))
    possible = can_house_all(s, others)
    s.clock -= 1
    s.set_estate(building.owner, before)
    return possible


def condemn(s: State, building: Building) -> Estate:
    """Remove a building from its estate temporarily: a condemned building has no effect, neither by its apartments
    (Q143) nor by the noise of its tavern (Q309). Returns the estate that the caller has to restore."""
    before = s.estates[building.owner]
    s.set_estate(building.owner, before.without_building(building))
    return before


def why_not_demolish(s: State, condemned: Building) -> Refusal:
    """Why a building can't be demolished: all its tenants must find new homes (R161)."""
    if not condemned.inhabited:
        return ALLOWED
    before = condemn(s, condemned)
    possible = can_house_all(s, tenants_but(condemned, NO_SLOT))
    s.set_estate(condemned.owner, before)
    return ALLOWED if possible else NO_HOMES_FOR_ALL


class Rehousing(DrivingOut):
    """All tenants of a condemned building find new homes; each must leave homes for the rest (R162, Q142)."""

    def homes_for_all(self) -> bool:
        return True

    def leaving(self, s: State, place: Action) -> list[ApartmentId]:
        building = s.building(BuildingId(place))
        return [building.apartment(slot) for slot in building.inhabited]

    def why_not_to(self, home: Building, building: BuildingId) -> Refusal:
        return CONDEMNED if building == home.id else ALLOWED

    def destinations(self, s: State, origin: ApartmentId) -> list[ApartmentId]:
        condemned = s.building(building_of(origin))
        slot = condemned.slot(origin)
        kind = condemned.tenants[slot]
        others = tenants_but(condemned, slot)
        before = condemn(s, condemned)
        found = [to for to in places(s, kind) if leaves_homes_for(s, others, kind, to)]
        s.set_estate(condemned.owner, before)
        return found

    def why_not_into(self, s: State, home: Building, slot: Slot, to: ApartmentId) -> Refusal:
        kind = home.tenants[slot]
        before = condemn(s, home)
        target = s.building(building_of(to))
        refusal = why_not_move_in(s, kind, target, target.slot(to))
        if refusal == ALLOWED and not leaves_homes_for(s, tenants_but(home, slot), kind, to):
            refusal = KEEP_HOMES_FOR_ALL
        s.set_estate(home.owner, before)
        return refusal


REHOUSING: Final = Rehousing(DEMOLITION)


class Fall(Frame[State]):
    """The empty building is removed: its cards go to the owner's hand, a roof from the supply goes back there (R163,
    Q145)."""

    def __init__(self, place: BuildingId, card: Card) -> None:
        self.place = place
        self.card = card

    def advance(self, s: State) -> Seat:
        building = s.building(self.place)
        owner = building.owner
        s.remove(building)
        s.emit(DEMOLISHED, building.id)
        for kind in building.open_cards(s.printed.roofs_in_deck):
            s.take(owner, kind)
            s.emit(TAKEN_TO_HAND, owner, kind)
        for kind in building.floors:
            s.take(owner, kind)
            s.emit(FLOOR_TO_HAND, owner, kind)
        s.irreversible += 1
        s.lay_off(self.card)
        s.stack.pop()
        return NOBODY
