"""The squatters: which tenants leave because of them, and how the police keep them out or expel them."""

from typing import Final

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.ids import Refusal, Seat
from altbau.games.wucherer.rules.actions import building_of, landlord_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import POLICE, SQUATTERS
from altbau.games.wucherer.rules.causes import Cause
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.events import PASSED, SQUATTERS_EXPELLED
from altbau.games.wucherer.rules.ids import ApartmentId, Card
from altbau.games.wucherer.rules.questions import SQUATTERS_AT_THE_DOOR
from altbau.games.wucherer.rules.reactions import Reaction, answerers
from altbau.games.wucherer.rules.refusals import ALLOWED, OWN_APARTMENTS_FIRST
from altbau.games.wucherer.rules.rents import rent_of
from altbau.games.wucherer.rules.state import State

ONLY_SQUATTERS: Final[Mask] = 1 << SQUATTERS  # as a set of kinds


class Squatting(Cause):
    """The tenant of a squatted building that pays most has to leave. In some editions it goes to its landlord's own
    buildings if possible (R034 to R037)."""

    def destinations(self, s: State, origin: ApartmentId) -> list[ApartmentId]:
        found = super().destinations(s, origin)
        if s.edition.squatted_own_first:  # R036, Q025
            return [to for to in found if landlord_of(to) == landlord_of(origin)] or found
        return found

    def why_not(self, s: State, origin: ApartmentId, to: ApartmentId) -> Refusal:
        refusal = super().why_not(s, origin, to)
        return OWN_APARTMENTS_FIRST if refusal == ALLOWED and to not in self.destinations(s, origin) else refusal

    def homeless_stay(self, edition: Edition) -> bool:
        return edition.homeless_by_squatters_stay


SQUATTING: Final = Squatting(SQUATTERS)


def best_payers(s: State, building: Building) -> list[ApartmentId]:
    """The apartments of the tenants that pay the most, squatters excluded (R034, Q018 to Q021)."""
    most = -1
    found: list[ApartmentId] = []
    for slot in building.inhabited:
        if building.tenants[slot] == SQUATTERS:
            continue
        rent = rent_of(s, building, slot)
        if rent > most:
            most = rent
            found = []
        if rent == most:
            found.append(building.apartment(slot))
    return found


def tied(leaving: list[ApartmentId]) -> bool:
    """Whether several of these tenants live in one building."""
    return len(leaving) > len({building_of(origin) for origin in leaving})


class AtTheDoor(Reaction):
    """The landlord may stop arriving squatters with the police; both cards are discarded (R130, Q122, Q141)."""

    def __init__(self, asked: list[Seat], player: Seat, apartment: ApartmentId) -> None:
        super().__init__(asked, [POLICE])
        self.player = player
        self.apartment = apartment

    def asking(self, asked: list[Seat]) -> Reaction:
        return AtTheDoor(asked, self.player, self.apartment)

    def passed(self, s: State, seat: Seat) -> None:
        s.emit(PASSED, seat, POLICE, self.apartment)

    def answered(self, s: State, seat: Seat, card: Card) -> None:
        expel(s, seat, self.apartment)
        s.stack.pop()

    def unanswered(self, s: State) -> None:
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (SQUATTERS_AT_THE_DOOR, self.player, self.apartment)


def arrive(s: State, player: Seat, apartment: ApartmentId) -> None:
    """Open the window for the police when a player has moved squatters into an apartment."""
    s.stack.push(AtTheDoor(answerers(s, landlord_of(apartment)), player, apartment))


def expel(s: State, seat: Seat, apartment: ApartmentId) -> None:
    """A police card expels one squatters card; both are discarded (R131, R132, Q124)."""
    s.discard.append(s.lift(apartment))
    s.react(seat, POLICE, apartment)
    s.emit(SQUATTERS_EXPELLED, seat, apartment)
