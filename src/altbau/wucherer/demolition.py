"""Demolition: whether all tenants of a building find homes, and its fall."""

from altbau.kernel.stack import NOBODY, Frame
from altbau.wucherer.actions import building_of, level_of
from altbau.wucherer.building import Building
from altbau.wucherer.cards import SQUATTERS, TAVERN
from altbau.wucherer.events import DEMOLISHED, FLOOR_TO_HAND, TAKEN_TO_HAND
from altbau.wucherer.homes import has_place, places
from altbau.wucherer.refusals import FINE, NO_HOMES_FOR_ALL
from altbau.wucherer.table import Table


def homeless_tenants(condemned: Building, but: int) -> list[int]:
    """The kinds living in a condemned building, except in one slot."""
    return [condemned.tenants[slot] for slot in condemned.inhabited if slot != but]


def precedes(kind: int, homes: int, other: int, others_homes: int) -> bool:
    """Whether a tenant is placed before another: squatters last, before them the tavern, else who has fewer homes."""
    lateness = 2 if kind == SQUATTERS else 1 if kind == TAVERN else 0
    others_lateness = 2 if other == SQUATTERS else 1 if other == TAVERN else 0
    return lateness < others_lateness or (lateness == others_lateness and homes < others_homes)


def can_house_all(t: Table, kinds: list[int]) -> bool:
    """Whether there is an apartment for everybody at once: a search with backtracking, the choosiest first (Q142).

    Tavern and squatters come last: they bar others from the building that they move into, never the other way round.
    """
    if len(kinds) <= 1:
        return not kinds or has_place(t, kinds[0])
    choosiest = 0
    choice: list[int] = []
    for kind in kinds:
        homes = places(t, kind)
        if not homes:
            return False
        if choosiest == 0 or precedes(kind, len(homes), choosiest, len(choice)):
            choosiest, choice = kind, homes
    others = kinds[:]
    others.remove(choosiest)
    for apartment in choice:
        building = t.building(building_of(apartment))
        slot = building.slot(level_of(apartment))
        before = t.estates[building.owner]
        t.clock += 1
        t.put(building.moved_in(choosiest, slot, t.needs_two(choosiest), t.clock))
        found = can_house_all(t, others)
        t.clock -= 1
        t.cede(building.owner, before)
        if found:
            return True
    return False


def why_not_demolish(t: Table, condemned: Building) -> int:
    """A building may only be demolished if all its tenants can be rehoused (R161); its own apartments don't count."""
    if not condemned.inhabited:
        return FINE
    before = t.estates[condemned.owner]
    t.cede(condemned.owner, before.without_building(condemned))
    possible = can_house_all(t, homeless_tenants(condemned, -1))
    t.cede(condemned.owner, before)
    return FINE if possible else NO_HOMES_FOR_ALL


def leaves_homes_for_all(t: Table, origin: int, to: int) -> bool:
    """Whether the other tenants of a condemned building still find homes if one goes to this apartment."""
    condemned = t.building(building_of(origin))
    if len(condemned.inhabited) == 1:
        return True
    slot = condemned.slot(level_of(origin))
    kind = condemned.tenants[slot]
    target = t.building(building_of(to))
    before = t.estates[:]
    t.cede(condemned.owner, before[condemned.owner].without_building(condemned))
    t.clock += 1
    t.put(target.moved_in(kind, target.slot(level_of(to)), t.needs_two(kind), t.clock))
    possible = can_house_all(t, homeless_tenants(condemned, slot))
    t.clock -= 1
    t.cede(target.owner, before[target.owner])
    t.cede(condemned.owner, before[condemned.owner])
    return possible


class Fall(Frame[Table]):
    """The empty building falls: its cards go to the owner's hand, a roof of the supply back there (R163, Q145)."""

    def __init__(self, place: int, card: int) -> None:
        self.place = place
        self.card = card

    def advance(self, t: Table) -> int:
        building = t.building(self.place)
        owner = building.owner
        t.remove(building)
        t.tell(DEMOLISHED, building.id)
        for kind in building.open_cards(t.printed.roofs_in_deck):
            t.take(owner, kind)
            t.tell(TAKEN_TO_HAND, owner, kind)
        for kind in building.floors:
            t.take(owner, kind)
            t.tell(FLOOR_TO_HAND, owner, kind)
        t.seals += 1
        t.lay_off(self.card)
        t.todo.finish()
        return NOBODY
