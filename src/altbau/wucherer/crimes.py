"""Bomb and murder: the lunatic who turns them away, the family and the police who look for a culprit."""

from altbau.kernel.stack import NOBODY, Frame
from altbau.wucherer.actions import FIRST_APARTMENT, PASS, building_of, owner_of
from altbau.wucherer.building import Building
from altbau.wucherer.cards import ALIBI, BOMB, COURT, FAMILY, GROUP_HOUSE, LUNATIC, MONSTER, POLICE, RENT_WITHHELD
from altbau.wucherer.events import (
    BOMBED,
    FAMILY_CALLED,
    JAILED,
    MURDERED,
    PASSED,
    POLICE_CALLED,
    PRISONER_PASSED_OVER,
    RELEASED,
    WITHHOLDING_LAID_OFF,
)
from altbau.wucherer.moving import open_cards
from altbau.wucherer.questions import ALIBI_OR_NOT, COUNTER_STROKE, LUNATIC_OR_NOT, POLICE_OR_NOT
from altbau.wucherer.refusals import FINE, MURDER_PROOF, NOBODY_THERE
from altbau.wucherer.table import Table


def why_not_murder(t: Table, kind: int) -> int:
    """Every tenant can be murdered, squatters and monsters too, but not a group house (R105, R137, Q126)."""
    if kind <= 0:
        return NOBODY_THERE
    return MURDER_PROOF if kind == GROUP_HOUSE and t.edition.tenant_powers else FINE


def murder_targets(t: Table, buildings: list[Building]) -> list[int]:
    """The apartments in these buildings whose tenants can be murdered."""
    return [
        building.apartment(slot)
        for building in buildings
        for slot in building.inhabited
        if why_not_murder(t, building.tenants[slot]) == FINE
    ]


def victim_of(target: int) -> int:
    """The one concerned is the owner of the building (Q127)."""
    return owner_of(building_of(target) if target >= FIRST_APARTMENT else target)


def commit(t: Table, deed: int, target: int) -> int:
    """The bomb explodes or the murder succeeds. Returns the tenant killed by a murder, or 0."""
    if deed == BOMB:
        explode(t, t.building(target))
        return 0
    kind = t.lift(target)
    t.events.append((MURDERED, kind, target))
    if kind == MONSTER:
        t.monsters += 1  # R126
    else:
        t.under_pile([kind])  # R138
    return kind


def explode(t: Table, building: Building) -> None:
    """Floors, special cards and tenants go under the draw pile; roof and monsters to their supplies (R141, Q131)."""
    t.remove(building)
    t.events.append((BOMBED, building.id))
    rubble = building.floors + open_cards(building)
    for slot in building.inhabited:
        for _ in range(building.withheld[slot]):
            t.discard.append(RENT_WITHHELD)
            t.events.append((WITHHOLDING_LAID_OFF, building.apartment(slot)))
        if building.tenants[slot] == MONSTER:
            t.monsters += 1
        else:
            rubble.append(building.tenants[slot])
    t.under_pile(rubble)


class Threat(Frame[Table]):
    """A crime is announced; the lunatic can save the victim, who is not asked about his own card (R143, Q134, Q137)."""

    def __init__(self, author: int, deed: int, target: int) -> None:
        self.author = author
        self.deed = deed
        self.target = target

    def window(self) -> bool:
        return True

    def advance(self, t: Table) -> int:
        if victim_of(self.target) == self.author:
            self.strike(t)
            return NOBODY
        return victim_of(self.target)

    def options(self, t: Table) -> list[int]:
        return [LUNATIC, PASS] if LUNATIC in t.hands[victim_of(self.target)] else [PASS]

    def act(self, t: Table, action: int) -> None:
        victim = victim_of(self.target)
        t.seals += 1
        if action == PASS:
            t.events.append((PASSED, victim, LUNATIC))
            self.strike(t)
            return
        t.lay_off(self.deed)
        t.react(victim, LUNATIC, self.target)
        if counter_targets(t, self.author, self.deed):
            t.todo.replace(CounterStroke(victim, self.author, self.deed))
        else:
            t.todo.finish()  # the lunatic protects all the same (Q135)

    def strike(self, t: Table) -> None:
        """Nobody prevents the deed; then somebody may call the police, the author's own family first of all."""
        killed = commit(t, self.deed, self.target)
        t.lay_off(self.deed)
        if family_reports(t, self.author):
            t.events.append((FAMILY_CALLED, self.author))
            t.todo.replace(Search(self.author, self.author, self.deed))
        else:
            t.todo.replace(PoliceWindow(self.author, self.deed, self.target, killed))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (LUNATIC_OR_NOT, self.author, self.deed, self.target)


def counter_targets(t: Table, author: int, deed: int) -> list[int]:
    """What the lunatic can hit: the author's buildings, or his tenants that can be murdered (R144, Q108)."""
    buildings = t.owned(author)
    return [building.id for building in buildings] if deed == BOMB else murder_targets(t, buildings)


class CounterStroke(Frame[Table]):
    """The lunatic carries the same deed out on its author; no police and no family follow (R145, Q115, Q136)."""

    def __init__(self, avenger: int, author: int, deed: int) -> None:
        self.avenger = avenger
        self.author = author
        self.deed = deed

    def advance(self, t: Table) -> int:
        return self.avenger

    def options(self, t: Table) -> list[int]:
        return counter_targets(t, self.author, self.deed)

    def act(self, t: Table, action: int) -> None:
        t.seals += 1
        commit(t, self.deed, action)
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (COUNTER_STROKE, self.author, self.deed)


def family_reports(t: Table, author: int) -> bool:
    """A family reports every crime of its own landlord, unless it is among the victims (R088 to R091, Q109 to Q111).

    Asked after the deed, when the victims are gone.
    """
    if not t.edition.tenant_powers:
        return False
    return any((building.kinds >> FAMILY) & 1 for building in t.owned(author))


class PoliceWindow(Frame[Table]):
    """After the deed the one hit may call the police, who do not undo it (R146, R147)."""

    def __init__(self, author: int, deed: int, target: int, killed: int) -> None:
        self.author = author
        self.deed = deed
        self.target = target
        self.killed = killed

    def window(self) -> bool:
        return True

    def advance(self, t: Table) -> int:
        return victim_of(self.target)

    def options(self, t: Table) -> list[int]:
        return [POLICE, PASS] if POLICE in t.hands[victim_of(self.target)] else [PASS]

    def act(self, t: Table, action: int) -> None:
        victim = victim_of(self.target)
        t.seals += 1
        if action == PASS:
            t.events.append((PASSED, victim, POLICE))
            t.todo.finish()
            return
        t.react(victim, POLICE, self.target)
        t.events.append((POLICE_CALLED, victim, self.author))
        t.todo.replace(Search(self.author, self.author, self.deed))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (POLICE_OR_NOT, self.author, self.deed, self.target, self.killed)


class Search(Frame[Table]):
    """The police ask round the table, the author first; the prisoner is passed over, and the first without an alibi
    goes to jail (R148 to R152, R159, Q169 to Q172)."""

    def __init__(self, suspect: int, author: int, deed: int) -> None:
        self.suspect = suspect
        self.author = author
        self.deed = deed

    def window(self) -> bool:
        return True

    def next(self, t: Table) -> "Search":
        """The same search, one player further."""
        return Search(t.after(self.suspect), self.author, self.deed)

    def advance(self, t: Table) -> int:
        if self.suspect != t.prisoner:
            return self.suspect
        t.events.append((PRISONER_PASSED_OVER, self.suspect))
        t.todo.replace(self.next(t))
        return NOBODY

    def options(self, t: Table) -> list[int]:
        hand = t.hands[self.suspect]
        return [kind for kind in (ALIBI, COURT) if kind in hand] + [PASS]

    def act(self, t: Table, action: int) -> None:
        t.seals += 1
        if action == PASS:
            t.events.append((PASSED, self.suspect, ALIBI))
            arrest(t, self.suspect)
            t.todo.finish()
        else:
            t.react(self.suspect, action, 0)
            t.todo.replace(self.next(t))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (ALIBI_OR_NOT, self.author, self.deed)


def arrest(t: Table, seat: int) -> None:
    """The jail card passes to the new prisoner at once, and the old one is free (R156)."""
    if t.prisoner != NOBODY:
        t.events.append((RELEASED, t.prisoner))
    t.prisoner = seat
    t.events.append((JAILED, seat))
