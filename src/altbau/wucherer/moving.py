"""Changing one's dwelling: the move card and its broker, tenants driven out, and what their arrival sets off."""

from altbau.kernel.stack import NOBODY, Frame
from altbau.wucherer.actions import NOWHERE, PASS, building_of, landlord_of, level_of
from altbau.wucherer.building import Building
from altbau.wucherer.cards import (
    ATTIC_APARTMENT,
    BASEMENT_EXPANSION,
    BROKER,
    DEMOLITION,
    FLAT_ROOF,
    MOVE,
    MOVER,
    MUSICIANS,
    POLICE,
    RENTAL_NOMAD,
    ROOF_EXPANSION,
    SQUATTERS,
    TAVERN,
)
from altbau.wucherer.events import (
    BROKER_PAID,
    DEMOLISHED,
    FLOOR_TO_HAND,
    MOVED,
    MOVER_PAID,
    PASSED,
    SQUATTERS_EXPELLED,
    TAKEN_TO_HAND,
)
from altbau.wucherer.questions import BROKER_OR_NOT, SQUATTERS_AT_THE_DOOR, WHERE_TO, WHO_LEAVES
from altbau.wucherer.refusals import (
    FINE,
    HIGHEST_HACKER_FIRST,
    KEEP_HOMES_FOR_ALL,
    NO_HOMES_FOR_ALL,
    NOBODY_THERE,
    NOT_OFFERED,
    OWN_APARTMENT,
    SAME_APARTMENT,
    SAME_BUILDING,
)
from altbau.wucherer.table import Table
from altbau.wucherer.tenants import (
    disturbed_by_musicians,
    highest_hackers_only,
    places,
    rent_of,
    too_rich_for_tavern,
    why_not_move_in,
)

# --- where a tenant may go ------------------------------------------------------------------------------------------


def why_not_go_to(origin: int, to: int, cause: int) -> int:
    """Why a cause does not allow this apartment, be it suitable or not."""
    if to == origin:
        return SAME_APARTMENT  # Q118
    if (cause == MUSICIANS or cause == DEMOLITION) and building_of(to) == building_of(origin):
        return SAME_BUILDING  # Q081, Q143
    if cause == RENTAL_NOMAD and landlord_of(to) == landlord_of(origin):
        return OWN_APARTMENT  # R039
    return FINE


def why_not_relocate(t: Table, origin: int, to: int, cause: int) -> int:
    """Why the tenant of `origin` cannot go to the apartment `to`, for any reason."""
    home = t.building(building_of(origin))
    slot = home.slot(level_of(origin))
    kind = home.tenants[slot]
    if kind <= 0:
        return NOBODY_THERE
    refusal = why_not_go_to(origin, to, cause)
    if refusal == FINE:
        t.put(home.moved_out(slot))  # emptiness is judged after lifting the tenant (Q118)
        target = t.building(building_of(to))
        refusal = why_not_move_in(t, kind, target, target.slot(level_of(to)))
        t.put(home)
    if refusal == FINE and cause == DEMOLITION and not leaves_homes_for_all(t, origin, to):
        return KEEP_HOMES_FOR_ALL
    return refusal


def destinations(t: Table, origin: int, cause: int) -> list[int]:
    """The apartments to which the tenant of `origin` can go, in order."""
    home = t.building(building_of(origin))
    slot = home.slot(level_of(origin))
    t.put(home.moved_out(slot))
    found = [to for to in places(t, home.tenants[slot]) if why_not_go_to(origin, to, cause) == FINE]
    t.put(home)
    if cause == DEMOLITION:
        return [to for to in found if leaves_homes_for_all(t, origin, to)]
    return found


def relocate(t: Table, origin: int, to: int, chooser: int, cause: int, waived: int = 0) -> None:
    """Take a tenant from one apartment to another, or to nowhere. `waived` rents were collected in advance (R171)."""
    if to == NOWHERE:
        t.make_homeless(origin, cause)
        return
    home = t.building(building_of(origin))
    if building_of(to) == home.id:
        waived += home.waived[home.slot(level_of(origin))]  # that waiver lapses only with the building (Q158)
    kind = t.lift(origin)
    t.move_in(kind, to, chooser, home.id)
    t.events.append((MOVED, chooser, kind, origin, to, cause))
    if waived:
        target = t.building(building_of(to))
        t.put(target.with_waived(target.slot(level_of(to)), waived))


class WhereTo(Frame[Table]):
    """Somebody chooses the new home of a tenant who has to go; where nothing suits, it is homeless."""

    def __init__(self, chooser: int, origin: int, cause: int) -> None:
        self.chooser = chooser
        self.origin = origin
        self.cause = cause

    def advance(self, t: Table) -> int:
        return self.chooser

    def options(self, t: Table) -> list[int]:
        return destinations(t, self.origin, self.cause) or [NOWHERE]

    def act(self, t: Table, action: int) -> None:
        relocate(t, self.origin, action, self.chooser, self.cause)
        t.todo.finish()

    def why_not(self, t: Table, action: int) -> int:
        return why_not_relocate(t, self.origin, action, self.cause)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (WHERE_TO, t.tenant(self.origin), self.origin, self.cause)


class Relocate(Frame[Table]):
    """Tenants have to leave, one by one in the chooser's order; each takes a suitable apartment if one is left (Q082).

    Who has to leave follows from the cause: all but the musicians of a building, those too rich for the landlord's
    tavern, everybody in a condemned building. `place` is that building, or the landlord's seat for the tavern.
    """

    def __init__(self, chooser: int, place: int, cause: int) -> None:
        self.chooser = chooser
        self.place = place
        self.cause = cause

    def leaving(self, t: Table) -> list[int]:
        """The apartments of those still to go, in order."""
        if self.cause == TAVERN:
            return highest_hackers_only(t, too_rich_for_tavern(t, self.place))
        building = t.building(self.place)
        if self.cause == MUSICIANS:
            return disturbed_by_musicians(building)
        return [building.apartment(slot) for slot in building.inhabited]

    def advance(self, t: Table) -> int:
        leaving = self.leaving(t)
        if leaving and self.cause == DEMOLITION:
            return self.chooser  # it was only allowed because all find homes
        for origin in leaving:
            if destinations(t, origin, self.cause):
                return self.chooser
        for origin in leaving:
            t.make_homeless(origin, self.cause)
        if not self.leaving(t):
            t.todo.finish()
        return NOBODY

    def options(self, t: Table) -> list[int]:
        return self.leaving(t)

    def act(self, t: Table, action: int) -> None:
        t.todo.do(WhereTo(self.chooser, action, self.cause))

    def why_not(self, t: Table, action: int) -> int:
        if action in self.leaving(t):
            return FINE
        hacker_later = self.cause == TAVERN and action in too_rich_for_tavern(t, self.place)
        return HIGHEST_HACKER_FIRST if hacker_later else NOT_OFFERED

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (WHO_LEAVES, self.cause)


# --- demolition -----------------------------------------------------------------------------------------------------


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
    if not kinds:
        return True
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
        t.clock += 1
        t.put(building.moved_in(choosiest, slot, t.needs_two(choosiest), t.clock))
        found = can_house_all(t, others)
        t.clock -= 1
        t.put(building)
        if found:
            return True
    return False


def why_not_demolish(t: Table, condemned: Building) -> int:
    """A building may only be demolished if all its tenants can be rehoused (R161); its own apartments don't count."""
    if not condemned.inhabited:
        return FINE
    t.remove(condemned)
    possible = can_house_all(t, homeless_tenants(condemned, -1))
    t.put_back(condemned)
    return FINE if possible else NO_HOMES_FOR_ALL


def leaves_homes_for_all(t: Table, origin: int, to: int) -> bool:
    """Whether the other tenants of a condemned building still find homes if one goes to this apartment."""
    condemned = t.building(building_of(origin))
    slot = condemned.slot(level_of(origin))
    kind = condemned.tenants[slot]
    target = t.building(building_of(to))
    t.remove(condemned)
    t.clock += 1
    t.put(target.moved_in(kind, target.slot(level_of(to)), t.needs_two(kind), t.clock))
    possible = can_house_all(t, homeless_tenants(condemned, slot))
    t.clock -= 1
    t.put(target)
    t.put_back(condemned)
    return possible


class Fall(Frame[Table]):
    """The empty building falls: its cards go to the owner's hand, a normal roof to the supply (R163, Q145)."""

    def __init__(self, place: int, card: int) -> None:
        self.place = place
        self.card = card

    def advance(self, t: Table) -> int:
        building = t.building(self.place)
        owner = building.owner
        t.remove(building)
        t.events.append((DEMOLISHED, building.id))
        for kind in open_cards(building):
            t.take(owner, kind)
            t.events.append((TAKEN_TO_HAND, owner, kind))
        for kind in building.floors:
            t.take(owner, kind)
            t.events.append((FLOOR_TO_HAND, owner, kind))
        t.seals += 1
        t.lay_off(self.card)
        t.todo.finish()
        return NOBODY


def open_cards(building: Building) -> list[int]:
    """The special building cards of a building, which come from the draw pile."""
    cards: list[int] = []
    if building.roof == ATTIC_APARTMENT or building.roof == FLAT_ROOF:
        cards.append(building.roof)
    if building.expansion:
        cards.append(ROOF_EXPANSION)
    if building.basement:
        cards.append(BASEMENT_EXPANSION)
    return cards


# --- the move card --------------------------------------------------------------------------------------------------


def pay_mover(t: Table) -> None:
    """The mover's landlord gets his fee from the bank whenever a move card is played (R112 to R116, Q098 to Q101)."""
    if not t.edition.tenant_powers:
        return
    for building in t.buildings:
        if (building.kinds >> MOVER) & 1:
            t.coins[building.owner] += t.edition.mover_fee
            t.events.append((MOVER_PAID, building.owner, t.edition.mover_fee))


class MoveWhere(Frame[Table]):
    """The player of a move card chooses the new home (R134)."""

    def __init__(self, author: int, origin: int) -> None:
        self.author = author
        self.origin = origin

    def advance(self, t: Table) -> int:
        return self.author

    def options(self, t: Table) -> list[int]:
        return destinations(t, self.origin, MOVE) or [NOWHERE]

    def act(self, t: Table, action: int) -> None:
        t.todo.replace(BrokerWindow(self.author, self.origin, action))

    def why_not(self, t: Table, action: int) -> int:
        return why_not_relocate(t, self.origin, action, MOVE)

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (WHERE_TO, t.tenant(self.origin), self.origin, MOVE)


class BrokerWindow(Frame[Table]):
    """The landlord whom a tenant leaves may collect its rent from the bank, before it moves (R169 to R171, Q153)."""

    def __init__(self, author: int, origin: int, to: int) -> None:
        self.author = author
        self.origin = origin
        self.to = to

    def advance(self, t: Table) -> int:
        return landlord_of(self.origin)

    def window(self) -> bool:
        return True

    def options(self, t: Table) -> list[int]:
        return [BROKER, PASS] if BROKER in t.hands[landlord_of(self.origin)] else [PASS]

    def rent(self, t: Table) -> int:
        """The tenant's current normal rent, whatever would really be paid (Q154)."""
        home = t.building(building_of(self.origin))
        return rent_of(t, home, home.slot(level_of(self.origin)))

    def act(self, t: Table, action: int) -> None:
        landlord = landlord_of(self.origin)
        t.seals += 1
        waived = 0
        if action == BROKER:
            rent = self.rent(t)
            t.react(landlord, BROKER, self.origin)
            t.coins[landlord] += rent
            t.events.append((BROKER_PAID, landlord, rent, t.tenant(self.origin), self.origin))
            waived = 1
        else:
            t.events.append((PASSED, landlord, BROKER))
        relocate(t, self.origin, self.to, self.author, MOVE, waived)
        t.lay_off(MOVE)
        t.todo.replace(Arrivals())

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (BROKER_OR_NOT, self.author, t.tenant(self.origin), self.origin, self.rent(t))


# --- arriving -------------------------------------------------------------------------------------------------------


class Arrivals(Frame[Table]):
    """What arrivals set off, first come first served, each finished before the next (Q086, Q144)."""

    def advance(self, t: Table) -> int:
        if not t.arrivals:
            t.todo.finish()
            return NOBODY
        apartment = t.arrivals.pop(0)
        author = t.arrivals.pop(0)
        place = building_of(apartment)
        landlord = landlord_of(apartment)
        kind = t.tenant(apartment)
        if kind == SQUATTERS:
            t.todo.do(SquattersAtTheDoor(author, apartment))
        elif kind == MUSICIANS:
            t.todo.do(Relocate(landlord, place, MUSICIANS))  # R100: the owner of the building decides
        elif kind == TAVERN:
            t.todo.do(Relocate(landlord, landlord, TAVERN))
        return NOBODY


class SquattersAtTheDoor(Frame[Table]):
    """The landlord may stop arriving squatters with the police; both cards are discarded (R130, Q122, Q141)."""

    def __init__(self, author: int, apartment: int) -> None:
        self.author = author
        self.apartment = apartment

    def advance(self, t: Table) -> int:
        return landlord_of(self.apartment)

    def window(self) -> bool:
        return True

    def options(self, t: Table) -> list[int]:
        return [POLICE, PASS] if POLICE in t.hands[landlord_of(self.apartment)] else [PASS]

    def act(self, t: Table, action: int) -> None:
        landlord = landlord_of(self.apartment)
        t.seals += 1
        if action == POLICE:
            expel_squatters(t, landlord, self.apartment)
        else:
            t.events.append((PASSED, landlord, POLICE))
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (SQUATTERS_AT_THE_DOOR, self.author, self.apartment)


def expel_squatters(t: Table, seat: int, apartment: int) -> None:
    """A police card throws one squatters card out; both are discarded (R131, R132, Q124)."""
    t.lay_away(t.lift(apartment))
    t.react(seat, POLICE, apartment)
    t.events.append((SQUATTERS_EXPELLED, seat, apartment))
