"""Phase 1, in the printed order: squatted buildings, rental nomads, the scientist, bail (Q017)."""

from typing import Final

from altbau.core.stack import NOBODY, Frame
from altbau.games.wucherer.rules.actions import (
    A_WORD,
    AN_APARTMENT,
    BAIL,
    KEEP,
    NOWHERE,
    PAY,
    STAY,
    building_of,
    level_of,
)
from altbau.games.wucherer.rules.cards import MONSTER, RENTAL_NOMAD, SCIENTIST, SQUATTERS
from altbau.games.wucherer.rules.events import BAIL_PAID, MONSTER_CREATED, NOMAD_PAID, RELEASED
from altbau.games.wucherer.rules.moving import ARRIVALS, WhereTo, destinations
from altbau.games.wucherer.rules.questions import BAIL_OR_NOT, MONSTER_WHERE, NOMAD_OR_NOT, WHO_LEAVES
from altbau.games.wucherer.rules.refusals import NO_COINS_FOR_BAIL, NO_COINS_FOR_NOMAD, NOT_OFFERED, NOT_THE_BEST_PAYER
from altbau.games.wucherer.rules.rents import best_payers
from altbau.games.wucherer.rules.state import Table
from altbau.games.wucherer.rules.suitability import places, why_not_move_in


class SquatterCheck(Frame[Table]):
    """From every squatted building the tenant paying most has to leave, building by building (R034 to R037, Q023)."""

    def __init__(self, checked: list[int]) -> None:
        self.checked = checked  # buildings

    def leaving(self, t: Table) -> list[int]:
        """The best payers of the buildings still to be checked."""
        return [
            origin
            for building in t.owned(t.turn)
            if building.squatted and building.id not in self.checked
            for origin in best_payers(t, building)
        ]

    def advance(self, t: Table) -> int:
        leaving = self.leaving(t)
        if not leaving:
            t.todo.finish()
            return NOBODY
        tie = len(leaving) > len({building_of(origin) for origin in leaving}) and not t.homeless_stay(SQUATTERS)
        if tie or any(destinations(t, origin, SQUATTERS) for origin in leaving):
            return t.turn  # even if nobody finds a home: of those who pay the same only one has to go (Q018)
        origin = leaving[0]  # all must go and nobody finds a home: no question, in order
        t.make_homeless(origin, SQUATTERS)
        t.todo.replace(SquatterCheck([*self.checked, building_of(origin)]))
        return NOBODY

    def options(self, t: Table) -> list[int]:
        return self.leaving(t)

    def act(self, t: Table, action: int) -> None:
        checked = [*self.checked, building_of(action)]
        t.todo.replace_all([WhereTo(t.turn, action, SQUATTERS), ARRIVALS, SquatterCheck(checked)])

    def asks_for(self, t: Table) -> int:
        return AN_APARTMENT

    def why_not(self, t: Table, action: int) -> int:
        return NOT_THE_BEST_PAYER

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (WHO_LEAVES, SQUATTERS)


class NomadCheck(Frame[Table]):
    """Each rental nomad may be thrown out for a fee, nomad by nomad (R038 to R040, Q028, Q029)."""

    def __init__(self, asked: int) -> None:
        self.asked = asked  # the apartment of the last nomad decided about

    def next(self, t: Table) -> int:
        """The apartment of the next nomad, or 0."""
        own = t.estates[t.turn]
        if not (own.kinds >> RENTAL_NOMAD) & 1:
            return 0
        for building in own.buildings:
            for slot in building.inhabited:
                if building.tenants[slot] == RENTAL_NOMAD and building.apartment(slot) > self.asked:
                    return building.apartment(slot)
        return 0

    def advance(self, t: Table) -> int:
        if t.edition.tenant_powers and self.next(t):
            return t.turn
        t.todo.finish()
        return NOBODY

    def window(self, t: Table) -> bool:
        return t.edition.hidden_money  # whether the fee can be paid tells what is in the purse (Q219)

    def options(self, t: Table) -> list[int]:
        return [PAY, KEEP] if t.coins[t.turn] >= t.edition.nomad_fee else [KEEP]

    def act(self, t: Table, action: int) -> None:
        nomad = self.next(t)
        if action == KEEP:
            t.todo.replace(NomadCheck(nomad))
            return
        t.coins[t.turn] -= t.edition.nomad_fee
        t.tell(NOMAD_PAID, t.turn, t.edition.nomad_fee, nomad)
        t.todo.replace_all([WhereTo(t.turn, nomad, RENTAL_NOMAD), NomadCheck(nomad)])

    def asks_for(self, t: Table) -> int:
        return A_WORD

    def why_not(self, t: Table, action: int) -> int:
        return NO_COINS_FOR_NOMAD if action == PAY else NOT_OFFERED

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (NOMAD_OR_NOT, self.next(t), t.edition.nomad_fee)


class ScientistCheck(Frame[Table]):
    """The scientist makes a monster, if one is left and an apartment suits it (R041 to R044, Q031 to Q035)."""

    def advance(self, t: Table) -> int:
        at_work = (t.estates[t.turn].kinds >> SCIENTIST) & 1 == 1
        if t.edition.tenant_powers and at_work and t.monsters > 0:
            return t.turn
        t.todo.finish()
        return NOBODY

    def options(self, t: Table) -> list[int]:
        return places(t, MONSTER) or [NOWHERE]

    def act(self, t: Table, action: int) -> None:
        if action != NOWHERE:
            t.monsters -= 1
            t.move_in(MONSTER, action, t.turn)
            t.tell(MONSTER_CREATED, t.turn, action)
        t.todo.finish()

    def asks_for(self, t: Table) -> int:
        return AN_APARTMENT

    def why_not(self, t: Table, action: int) -> int:
        building = t.building(building_of(action))
        return why_not_move_in(t, MONSTER, building, building.slot(level_of(action)))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (MONSTER_WHERE,)


class BailCheck(Frame[Table]):
    """The prisoner may buy himself out (R045, R046, Q037)."""

    def advance(self, t: Table) -> int:
        if t.prisoner == t.turn:
            return t.turn
        t.todo.finish()
        return NOBODY

    def window(self, t: Table) -> bool:
        return t.edition.hidden_money  # as with the nomad's fee

    def options(self, t: Table) -> list[int]:
        return [BAIL, STAY] if t.coins[t.turn] >= t.edition.bail else [STAY]

    def act(self, t: Table, action: int) -> None:
        if action == BAIL:
            t.coins[t.turn] -= t.edition.bail
            t.prisoner = NOBODY
            t.tell(BAIL_PAID, t.turn, t.edition.bail)
            t.tell(RELEASED, t.turn)
        t.todo.finish()

    def asks_for(self, t: Table) -> int:
        return A_WORD

    def why_not(self, t: Table, action: int) -> int:
        return NO_COINS_FOR_BAIL if action == BAIL else NOT_OFFERED

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (BAIL_OR_NOT, t.edition.bail)


SQUATTER_CHECK: Final = SquatterCheck([])
NOMAD_CHECK: Final = NomadCheck(0)
SCIENTIST_CHECK: Final = ScientistCheck()
BAIL_CHECK: Final = BailCheck()
