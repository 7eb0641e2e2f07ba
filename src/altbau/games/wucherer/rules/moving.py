"""Tenants who move in, move elsewhere or are driven out, and the effects of their arrival."""

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
    """A player puts a tenant into a suitable apartment. If the arrival has effects, it is added to `arrivals` (Q086).

    `came_from` is the building where it lived: a move inside a building has no effects (Q118).
    """
    building = s.building(building_of(apartment))
    s.let(kind, apartment)
    if building.id != came_from and sets_off(s, kind, building):
        s.arrivals.append(Arrival(apartment, player))


def sets_off(s: State, kind: Card, building: Building) -> bool:
    """Whether the arrival of a tenant in a building, given as before the move, has effects."""
    if (squatters.ONLY_SQUATTERS >> kind) & 1:
        return True
    for cause in LOUD:
        if cause.card == kind:
            return cause.sets_off(s, building)
    return False


def relocate(s: State, origin: ApartmentId, to: ApartmentId, chooser: Seat, cause: Cause, waived: int = 0) -> None:
    """Move a tenant from one apartment to another, or make it homeless (NOWHERE). `waived` rents were collected in
    advance (R171)."""
    if to == NOWHERE:
        make_homeless(s, origin, cause)
        return
    home = s.building(building_of(origin))
    if building_of(to) == home.id:
        waived += home.waived[home.slot(origin)]  # waivers are lost only by leaving the building (Q158)
    kind = s.lift(origin)
    move_in(s, kind, to, chooser, home.id)
    s.emit(MOVED, chooser, kind, origin, to, cause.card)
    if waived:
        target = s.building(building_of(to))
        s.replace_building(target.with_waived(target.slot(to), waived))


def make_homeless(s: State, apartment: ApartmentId, cause: Cause) -> None:
    """A tenant without a suitable apartment stays, by cause and edition, or goes to the discard pile, a monster to its
    supply (Q036)."""
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
    """The chooser selects the new home of a tenant who has to leave; if no apartment suits, it is homeless."""

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
    """Several tenants have to leave, in the chooser's order; each moves to a suitable apartment if one is left
    (Q082)."""

    def __init__(self, chooser: Seat, place: Action, cause: DrivingOut, stayed: list[ApartmentId]) -> None:
        self.chooser = chooser
        self.place = place
        self.cause = cause
        self.stayed = stayed  # the apartments of tenants who were handled, found no home and stay (Q083)

    def leaving(self, s: State) -> list[ApartmentId]:
        """The apartments of the tenants who still have to leave, in order."""
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
            make_homeless(s, leaving[0], self.cause)  # its apartment may suit the next one
        return NOBODY

    def options(self, s: State) -> Sequence[Action]:
        leaving = self.leaving(s)
        if self.cause.homes_for_all() and len(leaving) > 1:  # each must leave homes for the rest (Q142)
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
    """The effects of arrivals, first come first served; each is finished before the next (Q086, Q144)."""

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
