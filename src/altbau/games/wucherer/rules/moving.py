"""Changing one's dwelling: tenants who move in, go elsewhere or are driven out, and what arrivals set off."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from altbau.core.engine.ids import NOBODY, Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.wucherer.rules import squatters
from altbau.games.wucherer.rules.actions import AN_APARTMENT, NOWHERE, building_of, landlord_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.causes import Arriving, Cause, DrivingOut
from altbau.games.wucherer.rules.events import HOMELESS, MOVED, ON_DISCARD_PILE, STAYED, TO_MONSTERS
from altbau.games.wucherer.rules.ids import NO_BUILDING, ApartmentId, BuildingId, Card
from altbau.games.wucherer.rules.musicians import MUSIC
from altbau.games.wucherer.rules.questions import WHERE_TO, WHO_LEAVES
from altbau.games.wucherer.rules.refusals import KEEP_HOMES_FOR_ALL
from altbau.games.wucherer.rules.state import Arrival, State
from altbau.games.wucherer.rules.tavern import NOISE

LOUD: Final[list[Arriving]] = [MUSIC, NOISE]

# --- one tenant -----------------------------------------------------------------------------------------------------


def move_in(s: State, kind: Card, apartment: ApartmentId, player: Seat, came_from: BuildingId = NO_BUILDING) -> None:
    """A player puts a tenant into a suitable apartment; what its arrival sets off waits in `arrivals` (Q086).

    `came_from` is the building it lived in: a move inside one building sets nothing off (Q118).
    """
    building = s.building(building_of(apartment))
    s.let(kind, apartment)
    if building.id != came_from and sets_off(s, kind, building):
        s.arrivals.append(Arrival(apartment, player))


def sets_off(s: State, kind: Card, building: Building) -> bool:
    """Whether a tenant sets something off by moving into a building, which is as it was before."""
    if (squatters.ONLY_SQUATTERS >> kind) & 1:
        return True
    for cause in LOUD:
        if cause.card == kind:
            return cause.sets_off(s, building)
    return False


def relocate(s: State, origin: ApartmentId, to: ApartmentId, chooser: Seat, cause: Cause, waived: int = 0) -> None:
    """Take a tenant from one apartment to another. `waived` rents were collected in advance (R171)."""
    if to == NOWHERE:
        make_homeless(s, origin, cause)
        return
    home = s.building(building_of(origin))
    if building_of(to) == home.id:
        waived += home.waived[home.slot(origin)]  # that waiver lapses only with the building (Q158)
    kind = s.lift(origin)
    move_in(s, kind, to, chooser, home.id)
    s.emit(MOVED, chooser, kind, origin, to, cause.card)
    if waived:
        target = s.building(building_of(to))
        s.replace_building(target.with_waived(target.slot(to), waived))


def make_homeless(s: State, apartment: ApartmentId, cause: Cause) -> None:
    """A tenant without a suitable apartment stays, or goes to the discard pile, a monster to its supply (Q036)."""
    if cause.homeless_stay(s.edition):
        s.emit(STAYED, s.tenant(apartment), apartment, cause.card)
        return
    kind = s.lift(apartment)
    gone = s.to_supply(kind)
    s.emit(HOMELESS, kind, apartment, cause.card, TO_MONSTERS if gone else ON_DISCARD_PILE)
    if not gone:
        s.discard.append(kind)


@mypyc_attr(free_list_len=1)  # the next takes its place
class WhereTo(Frame[State]):
    """Somebody chooses the new home of a tenant who has to go; where nothing suits, it is homeless."""

    def __init__(self, chooser: Seat, origin: ApartmentId, cause: Cause) -> None:
        self.chooser = chooser
        self.origin = origin
        self.cause = cause

    def advance(self, s: State) -> Seat:
        return self.chooser

    def options(self, s: State) -> Sequence[Action]:
        return self.cause.destinations(s, self.origin) or [NOWHERE]

    def apply(self, s: State, action: Action) -> None:
        relocate(s, self.origin, ApartmentId(action), self.chooser, self.cause)
        s.stack.pop()

    def ends_move(self, s: State, action: Action) -> bool:
        to = building_of(ApartmentId(action))
        stays = action == NOWHERE or to == building_of(self.origin)
        return stays or not sets_off(s, s.tenant(self.origin), s.building(to))

    def asks_for(self, s: State) -> int:
        return AN_APARTMENT

    def why_not(self, s: State, action: Action) -> Refusal:
        return self.cause.why_not(s, self.origin, ApartmentId(action))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (WHERE_TO, s.tenant(self.origin), self.origin, self.cause.card)


# --- several --------------------------------------------------------------------------------------------------------


class Relocate(Frame[State]):
    """Tenants have to leave a place, one by one in the chooser's order; each takes a suitable apartment if one is left
    (Q082)."""

    def __init__(self, chooser: Seat, place: Action, cause: DrivingOut, stayed: list[ApartmentId]) -> None:
        self.chooser = chooser
        self.place = place
        self.cause = cause
        self.stayed = stayed  # the apartments of those who had their turn, found nothing and stay (Q083)

    def leaving(self, s: State) -> list[ApartmentId]:
        """The apartments of those still to go, in order."""
        return [origin for origin in self.cause.leaving(s, self.place) if origin not in self.stayed]

    def advance(self, s: State) -> Seat:
        leaving = self.leaving(s)
        if leaving and self.cause.homes_for_all():
            return self.chooser
        if any(self.cause.destinations(s, origin) for origin in leaving):
            return self.chooser
        if not leaving or self.cause.homeless_stay(s.edition):
            for origin in leaving:
                make_homeless(s, origin, self.cause)
            s.stack.pop()
        else:
            make_homeless(s, leaving[0], self.cause)  # what it leaves empty may suit the next one
        return NOBODY

    def options(self, s: State) -> Sequence[Action]:
        leaving = self.leaving(s)
        if self.cause.homes_for_all() and len(leaving) > 1:  # who goes must leave homes for the rest (Q142)
            return [origin for origin in leaving if self.cause.destinations(s, origin)]
        return leaving

    def apply(self, s: State, action: Action) -> None:
        origin = ApartmentId(action)
        if self.cause.homeless_stay(s.edition) and not self.cause.destinations(s, origin):
            make_homeless(s, origin, self.cause)
            s.stack.replace(Relocate(self.chooser, self.place, self.cause, [*self.stayed, origin]))
        else:
            s.stack.push(WhereTo(self.chooser, origin, self.cause))

    def asks_for(self, s: State) -> int:
        return AN_APARTMENT

    def why_not(self, s: State, action: Action) -> Refusal:
        if action in self.leaving(s):
            return KEEP_HOMES_FOR_ALL
        return self.cause.why_not_yet(s, self.place, ApartmentId(action))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (WHO_LEAVES, self.cause.card)


class Arrivals(Frame[State]):
    """What arrivals set off, first come first served, each finished before the next (Q086, Q144)."""

    def advance(self, s: State) -> Seat:
        if not s.arrivals:
            s.stack.pop()
            return NOBODY
        apartment, player = s.arrivals.pop(0)
        kind = s.tenant(apartment)
        if (squatters.ONLY_SQUATTERS >> kind) & 1:
            squatters.arrive(s, player, apartment)
        for cause in LOUD:
            if cause.card == kind:
                chooser = cause.chooser(s, player, landlord_of(apartment))
                s.stack.push(Relocate(chooser, cause.place(apartment), cause, []))
        return NOBODY


ARRIVALS: Final = Arrivals()
