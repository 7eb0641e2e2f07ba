"""Phase 1, in the printed order: squatted buildings, rental nomads, the scientist, bail (Q017)."""

from collections.abc import Sequence
from typing import Final

from altbau.core.engine.ids import NOBODY, Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.wucherer.rules.actions import (
    A_WORD,
    AN_APARTMENT,
    BAIL,
    KEEP,
    NOWHERE,
    PAY,
    STAY,
    building_of,
    owner_of,
)
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import MONSTER, RENTAL_NOMAD, SCIENTIST
from altbau.games.wucherer.rules.causes import Cause
from altbau.games.wucherer.rules.events import BAIL_PAID, MONSTER_CREATED, NOMAD_PAID, RELEASED
from altbau.games.wucherer.rules.ids import NO_APARTMENT, ApartmentId, BuildingId
from altbau.games.wucherer.rules.moving import ARRIVALS, WhereTo, make_homeless, move_in
from altbau.games.wucherer.rules.questions import BAIL_OR_NOT, MONSTER_WHERE, NOMAD_OR_NOT, WHO_LEAVES
from altbau.games.wucherer.rules.refusals import (
    ALLOWED,
    NO_COINS_FOR_BAIL,
    NO_COINS_FOR_NOMAD,
    NOT_OFFERED,
    NOT_THE_BEST_PAYER,
    OWN_APARTMENT,
)
from altbau.games.wucherer.rules.squatters import SQUATTING, best_payers, tied
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import places, why_not_move_in


class SquatterCheck(Frame[State]):
    """In every squatted building the tenant that pays most has to leave, one building after another (R034 to R037,
    Q023)."""

    def __init__(self, checked: list[BuildingId]) -> None:
        self.checked = checked  # the buildings that are done

    def leaving(self, s: State) -> list[ApartmentId]:
        """The best payers of the buildings still to be checked."""
        return [
            origin
            for building in s.owned(s.turn)
            if building.squatted and building.id not in self.checked
            for origin in best_payers(s, building)
        ]

    def advance(self, s: State) -> Seat:
        leaving = self.leaving(s)
        if not leaving:
            s.stack.pop()
            return NOBODY
        if tied(leaving) and not SQUATTING.homeless_stay(s.edition):
            return s.turn  # a choice even if none finds a home: of those who pay the same only one has to go (Q018)
        if any(SQUATTING.destinations(s, origin) for origin in leaving):
            return s.turn
        origin = leaving[0]  # all must go and none finds a home: in order, without a question
        make_homeless(s, origin, SQUATTING)
        s.stack.replace(SquatterCheck([*self.checked, building_of(origin)]))
        return NOBODY

    def options(self, s: State) -> Sequence[Action]:
        return self.leaving(s)

    def apply(self, s: State, action: Action) -> None:
        origin = ApartmentId(action)
        checked = [*self.checked, building_of(origin)]
        s.stack.replace_with([WhereTo(s.turn, origin, SQUATTING), ARRIVALS, SquatterCheck(checked)])

    def asks_for(self, s: State) -> int:
        return AN_APARTMENT

    def why_not(self, s: State, action: Action) -> Refusal:
        return NOT_THE_BEST_PAYER

    def prompt(self, s: State) -> tuple[int, ...]:
        return (WHO_LEAVES, SQUATTING.card)


class ThrownOut(Cause):
    """A rental nomad goes to another landlord's building (R039)."""

    def why_not_to(self, home: Building, building: BuildingId) -> Refusal:
        return OWN_APARTMENT if owner_of(building) == home.owner else ALLOWED


THROWN_OUT: Final = ThrownOut(RENTAL_NOMAD)


class NomadCheck(Frame[State]):
    """Each rental nomad may be thrown out for a fee, one after another (R038 to R040, Q028, Q029)."""

    def __init__(self, asked: ApartmentId) -> None:
        self.asked = asked  # the apartment of the nomad decided last

    def next(self, s: State) -> ApartmentId:
        """The apartment of the next nomad, or NO_APARTMENT."""
        own = s.estates[s.turn]
        if not own.houses(RENTAL_NOMAD):
            return NO_APARTMENT
        for building in own.buildings:
            for slot in building.inhabited:
                if building.tenants[slot] == RENTAL_NOMAD and building.apartment(slot) > self.asked:
                    return building.apartment(slot)
        return NO_APARTMENT

    def advance(self, s: State) -> Seat:
        if s.edition.tenant_powers and self.next(s):
            return s.turn
        s.stack.pop()
        return NOBODY

    def window(self, s: State) -> bool:
        return s.edition.hidden_money  # skipping the question would reveal that the fee can't be paid (Q219)

    def options(self, s: State) -> Sequence[Action]:
        return [PAY, KEEP] if s.coins[s.turn] >= s.edition.nomad_fee else [KEEP]

    def apply(self, s: State, action: Action) -> None:
        nomad = self.next(s)
        if action == KEEP:
            s.stack.replace(NomadCheck(nomad))
            return
        s.coins[s.turn] -= s.edition.nomad_fee
        s.emit(NOMAD_PAID, s.turn, s.edition.nomad_fee, nomad)
        s.stack.replace_with([WhereTo(s.turn, nomad, THROWN_OUT), NomadCheck(nomad)])

    def asks_for(self, s: State) -> int:
        return A_WORD

    def why_not(self, s: State, action: Action) -> Refusal:
        return NO_COINS_FOR_NOMAD if action == PAY else NOT_OFFERED

    def prompt(self, s: State) -> tuple[int, ...]:
        return (NOMAD_OR_NOT, self.next(s), s.edition.nomad_fee)


class ScientistCheck(Frame[State]):
    """The scientist creates a monster, if one is left and an apartment suits it (R041 to R044, Q031 to Q035)."""

    def advance(self, s: State) -> Seat:
        at_work = s.estates[s.turn].houses(SCIENTIST)
        if s.edition.tenant_powers and at_work and s.monsters > 0:
            return s.turn
        s.stack.pop()
        return NOBODY

    def options(self, s: State) -> Sequence[Action]:
        return places(s, MONSTER) or [NOWHERE]

    def apply(self, s: State, action: Action) -> None:
        if action != NOWHERE:
            s.monsters -= 1
            move_in(s, MONSTER, ApartmentId(action), s.turn)
            s.emit(MONSTER_CREATED, s.turn, action)
        s.stack.pop()

    def asks_for(self, s: State) -> int:
        return AN_APARTMENT

    def why_not(self, s: State, action: Action) -> Refusal:
        apartment = ApartmentId(action)
        building = s.building(building_of(apartment))
        return why_not_move_in(s, MONSTER, building, building.slot(apartment))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (MONSTER_WHERE,)


class BailCheck(Frame[State]):
    """The prisoner may pay bail (R045, R046, Q037)."""

    def advance(self, s: State) -> Seat:
        if s.prisoner == s.turn:
            return s.turn
        s.stack.pop()
        return NOBODY

    def window(self, s: State) -> bool:
        return s.edition.hidden_money  # as for the nomad's fee

    def options(self, s: State) -> Sequence[Action]:
        return [BAIL, STAY] if s.coins[s.turn] >= s.edition.bail else [STAY]

    def apply(self, s: State, action: Action) -> None:
        if action == BAIL:
            s.coins[s.turn] -= s.edition.bail
            s.prisoner = NOBODY
            s.emit(BAIL_PAID, s.turn, s.edition.bail)
            s.emit(RELEASED, s.turn)
        s.stack.pop()

    def asks_for(self, s: State) -> int:
        return A_WORD

    def why_not(self, s: State, action: Action) -> Refusal:
        return NO_COINS_FOR_BAIL if action == BAIL else NOT_OFFERED

    def prompt(self, s: State) -> tuple[int, ...]:
        return (BAIL_OR_NOT, s.edition.bail)


SQUATTER_CHECK: Final = SquatterCheck([])
NOMAD_CHECK: Final = NomadCheck(NO_APARTMENT)
SCIENTIST_CHECK: Final = ScientistCheck()
BAIL_CHECK: Final = BailCheck()
