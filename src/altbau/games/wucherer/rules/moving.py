"""Changing one's dwelling: where a tenant may go, tenants driven out, and what arrivals set off."""

from typing import Final

from altbau.core.stack import NOBODY, Frame
from altbau.games.wucherer.rules.actions import AN_APARTMENT, NOWHERE, building_of, landlord_of, level_of, owner_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import DEMOLITION, MUSICIANS, POLICE, RENTAL_NOMAD, SQUATTERS, TAVERN
from altbau.games.wucherer.rules.demolition import rehousings, why_not_rehouse
from altbau.games.wucherer.rules.events import MOVED, PASSED, SQUATTERS_EXPELLED
from altbau.games.wucherer.rules.questions import SQUATTERS_AT_THE_DOOR, WHERE_TO, WHO_LEAVES
from altbau.games.wucherer.rules.reactions import Reaction, answerers
from altbau.games.wucherer.rules.refusals import (
    ALLOWED,
    CONDEMNED,
    HIGHEST_HACKER_FIRST,
    KEEP_HOMES_FOR_ALL,
    NOBODY_THERE,
    NOT_OFFERED,
    OWN_APARTMENT,
    OWN_APARTMENTS_FIRST,
    SAME_APARTMENT,
    SAME_BUILDING,
)
from altbau.games.wucherer.rules.rents import disturbed_by_musicians, highest_hackers_only, too_rich_for_tavern
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import add_places, apartments_for, why_not_move_in, would_move_in

# --- where a tenant may go ------------------------------------------------------------------------------------------


def why_not_go_to(home: Building, building: int, cause: int) -> int:
    """Why a cause does not allow a building to a tenant from `home`, be it suitable or not."""
    if cause == MUSICIANS and building == home.id:
        return SAME_BUILDING  # Q081
    if cause == DEMOLITION and building == home.id:
        return CONDEMNED
    if cause == RENTAL_NOMAD and owner_of(building) == home.owner:
        return OWN_APARTMENT  # R039
    return ALLOWED


def why_not_relocate(s: State, origin: int, to: int, cause: int) -> int:
    """Why the tenant of `origin` cannot go to the apartment `to`, for any reason."""
    home = s.building(building_of(origin))
    slot = home.slot(level_of(origin))
    kind = home.tenants[slot]
    if kind <= 0:
        return NOBODY_THERE
    if to == origin:
        return SAME_APARTMENT  # Q118
    refusal = why_not_go_to(home, building_of(to), cause)
    if refusal == ALLOWED and cause == DEMOLITION:
        return why_not_rehouse(s, home, slot, to)
    if refusal == ALLOWED:
        inside = building_of(to) == home.id
        target = home.moved_out(slot) if inside else s.building(building_of(to))  # emptiness after lifting (Q118)
        refusal = why_not_move_in(s, kind, target, target.slot(level_of(to)))
    if refusal == ALLOWED and to not in destinations(s, origin, cause):
        return OWN_APARTMENTS_FIRST
    return refusal


def destinations(s: State, origin: int, cause: int) -> list[int]:
    """The apartments to which the tenant of `origin` can go, in order."""
    home = s.building(building_of(origin))
    slot = home.slot(level_of(origin))
    if cause == DEMOLITION:
        return rehousings(s, home, slot)
    kind = home.tenants[slot]
    found: list[int] = []
    for seat in range(s.players):
        if seat != home.owner:
            add_places(s, kind, seat, found)
            continue
        for building in s.owned(seat):
            if why_not_go_to(home, building.id, cause) != ALLOWED:
                continue
            if building.id == home.id:  # emptiness is judged after lifting the tenant (Q118)
                lifted = home.moved_out(slot)
                if would_move_in(s, kind, lifted):
                    found += [to for to in apartments_for(s, kind, lifted) if to != origin]
            elif would_move_in(s, kind, building):
                found += apartments_for(s, kind, building)
    if cause == SQUATTERS and s.edition.squatted_own_first:
        return [to for to in found if landlord_of(to) == home.owner] or found  # R036, Q025
    return found


def relocate(s: State, origin: int, to: int, chooser: int, cause: int, waived: int = 0) -> None:
    """Take a tenant from one apartment to another. `waived` rents were collected in advance (R171)."""
    if to == NOWHERE:
        s.make_homeless(origin, cause)
        return
    home = s.building(building_of(origin))
    if building_of(to) == home.id:
        waived += home.waived[home.slot(level_of(origin))]  # that waiver lapses only with the building (Q158)
    kind = s.lift(origin)
    s.move_in(kind, to, chooser, home.id)
    s.emit(MOVED, chooser, kind, origin, to, cause)
    if waived:
        target = s.building(building_of(to))
        s.replace_building(target.with_waived(target.slot(level_of(to)), waived))


class WhereTo(Frame[State]):
    """Somebody chooses the new home of a tenant who has to go; where nothing suits, it is homeless."""

    def __init__(self, chooser: int, origin: int, cause: int) -> None:
        self.chooser = chooser
        self.origin = origin
        self.cause = cause

    def advance(self, s: State) -> int:
        return self.chooser

    def options(self, s: State) -> list[int]:
        return destinations(s, self.origin, self.cause) or [NOWHERE]

    def apply(self, s: State, action: int) -> None:
        relocate(s, self.origin, action, self.chooser, self.cause)
        s.stack.pop()

    def asks_for(self, s: State) -> int:
        return AN_APARTMENT

    def why_not(self, s: State, action: int) -> int:
        return why_not_relocate(s, self.origin, action, self.cause)

    def prompt(self, s: State) -> tuple[int, ...]:
        return (WHERE_TO, s.tenant(self.origin), self.origin, self.cause)


class Relocate(Frame[State]):
    """Tenants have to leave, one by one in the chooser's order; each takes a suitable apartment if one is left (Q082).

    Who has to leave follows from the cause: all but the musicians of a building, those too rich for the landlord's
    tavern, everybody in a condemned building. `place` is that building, or the landlord's seat for the tavern.
    """

    def __init__(self, chooser: int, place: int, cause: int, stayed: list[int]) -> None:
        self.chooser = chooser
        self.place = place
        self.cause = cause
        self.stayed = stayed  # the apartments of those who had their turn, found nothing and stay (Q083)

    def leaving(self, s: State) -> list[int]:
        """The apartments of those still to go, in order."""
        if self.cause == TAVERN:
            return highest_hackers_only(s, self.place, too_rich_for_tavern(s, self.place))
        building = s.building(self.place)
        if self.cause == MUSICIANS:
            return [origin for origin in disturbed_by_musicians(building) if origin not in self.stayed]
        return [building.apartment(slot) for slot in building.inhabited]

    def advance(self, s: State) -> int:
        leaving = self.leaving(s)
        if leaving and self.cause == DEMOLITION:
            return self.chooser  # it was only allowed because all find homes, in some order at least
        if any(destinations(s, origin, self.cause) for origin in leaving):
            return self.chooser
        if not leaving or s.homeless_stay(self.cause):
            for origin in leaving:
                s.make_homeless(origin, self.cause)
            s.stack.pop()
        else:
            s.make_homeless(leaving[0], self.cause)  # what it leaves empty may suit the next one
        return NOBODY

    def options(self, s: State) -> list[int]:
        leaving = self.leaving(s)
        if self.cause == DEMOLITION and len(leaving) > 1:  # who goes must leave homes for the rest (Q142)
            return [origin for origin in leaving if destinations(s, origin, self.cause)]
        return leaving

    def apply(self, s: State, action: int) -> None:
        if s.homeless_stay(self.cause) and not destinations(s, action, self.cause):
            s.make_homeless(action, self.cause)
            s.stack.replace(Relocate(self.chooser, self.place, self.cause, [*self.stayed, action]))
        else:
            s.stack.push(WhereTo(self.chooser, action, self.cause))

    def asks_for(self, s: State) -> int:
        return AN_APARTMENT

    def why_not(self, s: State, action: int) -> int:
        if action in self.leaving(s):
            return KEEP_HOMES_FOR_ALL
        hacker_later = self.cause == TAVERN and action in too_rich_for_tavern(s, self.place)
        return HIGHEST_HACKER_FIRST if hacker_later else NOT_OFFERED

    def prompt(self, s: State) -> tuple[int, ...]:
        return (WHO_LEAVES, self.cause)


# --- arriving -------------------------------------------------------------------------------------------------------


class Arrivals(Frame[State]):
    """What arrivals set off, first come first served, each finished before the next (Q086, Q144)."""

    def advance(self, s: State) -> int:
        if not s.arrivals:
            s.stack.pop()
            return NOBODY
        apartment = s.arrivals.pop(0)
        player = s.arrivals.pop(0)
        place = building_of(apartment)
        landlord = landlord_of(apartment)
        kind = s.tenant(apartment)
        if kind == SQUATTERS:
            s.stack.push(SquattersAtTheDoor(answerers(s, landlord), player, apartment))
        elif kind == MUSICIANS:
            chooser = player if s.edition.musicians_author_decides else landlord  # R100, Q080
            s.stack.push(Relocate(chooser, place, MUSICIANS, []))
        elif kind == TAVERN:
            s.stack.push(Relocate(landlord, landlord, TAVERN, []))
        return NOBODY


ARRIVALS: Final = Arrivals()


class SquattersAtTheDoor(Reaction):
    """The landlord may stop arriving squatters with the police; both cards are discarded (R130, Q122, Q141)."""

    def __init__(self, asked: list[int], player: int, apartment: int) -> None:
        super().__init__(asked, [POLICE])
        self.player = player
        self.apartment = apartment

    def asking(self, asked: list[int]) -> Reaction:
        return SquattersAtTheDoor(asked, self.player, self.apartment)

    def passed(self, s: State, seat: int) -> None:
        s.emit(PASSED, seat, POLICE)

    def answered(self, s: State, seat: int, card: int) -> None:
        expel_squatters(s, seat, self.apartment)
        s.stack.pop()

    def unanswered(self, s: State) -> None:
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (SQUATTERS_AT_THE_DOOR, self.player, self.apartment)


def expel_squatters(s: State, seat: int, apartment: int) -> None:
    """A police card throws one squatters card out; both are discarded (R131, R132, Q124)."""
    s.lay_away(s.lift(apartment))
    s.react(seat, POLICE, apartment)
    s.emit(SQUATTERS_EXPELLED, seat, apartment)
