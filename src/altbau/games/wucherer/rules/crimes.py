"""Bomb and murder: the lunatic who turns them away, the family and the police who look for a culprit."""

from altbau.core.stack import NOBODY, Frame
from altbau.games.wucherer.rules.actions import FIRST_APARTMENT, PASS, building_of, owner_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    BOMB,
    COURT,
    FAMILY,
    LUNATIC,
    MONSTER,
    MURDER,
    POLICE,
    RENT_WITHHELD,
)
from altbau.games.wucherer.rules.edition import CRIMES_AT_HOME
from altbau.games.wucherer.rules.events import (
    BOMBED,
    FAMILY_CALLED,
    JAILED,
    MURDERED,
    NEW_PILE,
    ON_DISCARD_PILE,
    PASSED,
    POLICE_CALLED,
    PRISONER_PASSED_OVER,
    RELEASED,
    TO_MONSTERS,
    WITHHOLDING_LAID_OFF,
)
from altbau.games.wucherer.rules.questions import ALIBI_OR_NOT, COUNTER_STROKE, LUNATIC_OR_NOT, POLICE_OR_NOT
from altbau.games.wucherer.rules.reactions import Reaction, answerers
from altbau.games.wucherer.rules.state import Table


def victim_of(target: int) -> int:
    """The one concerned is the owner of the building (Q127)."""
    return owner_of(building_of(target) if target >= FIRST_APARTMENT else target)


def building_hit(t: Table, target: int) -> Building:
    """The building that a crime is aimed at, or in which its victim lives."""
    return t.building(building_of(target) if target >= FIRST_APARTMENT else target)


def commit(t: Table, author: int, deed: int, target: int) -> int:
    """The bomb explodes or the murder succeeds. Returns the tenant killed by a murder, or 0."""
    if deed == BOMB:
        explode(t, author, t.building(target))
        return 0
    kind = t.lift(target)
    if kind == MONSTER:
        t.tell(MURDERED, kind, target, TO_MONSTERS)
        t.monsters += 1  # R126
    elif t.edition.murdered_under_pile:
        t.tell(MURDERED, kind, target, t.pile_below())
        t.under_pile([kind])  # R138
    else:
        t.tell(MURDERED, kind, target, ON_DISCARD_PILE)
        t.discard.append(kind)  # below the murder card (Q128)
    return kind


def explode(t: Table, author: int, building: Building) -> None:
    """All cards of a building go under the draw pile, those of a supply back there (R141, Q131, Q133).

    Under the rule for professionals a bomb in the last round makes a new pile, and the round is none (R203, Q207).
    """
    t.remove(building)
    t.tell(BOMBED, building.id, t.pile_below())
    rubble = building.floors + building.open_cards(t.printed.roofs_in_deck)
    for slot in building.inhabited:
        for _ in range(building.withheld[slot]):
            t.discard.append(RENT_WITHHELD)
            t.tell(WITHHOLDING_LAID_OFF, building.apartment(slot))
        if building.tenants[slot] == MONSTER:
            t.monsters += 1
        else:
            rubble.append(building.tenants[slot])
    t.under_pile(rubble)
    if t.edition.professional_bomb and t.last_turns:
        t.last_turns = []
        t.tell(NEW_PILE, author)


def threat(t: Table, author: int, deed: int, target: int) -> Frame[Table]:
    """What follows the announcement of a crime. Its author is not asked to prevent it (Q137, Q182)."""
    asked = [seat for seat in answerers(t, victim_of(target)) if seat != author]
    return Threat(asked, author, deed, target) if asked else Strike(author, deed, target)


class Threat(Reaction):
    """A crime is announced, and the lunatic can prevent it (R143, Q134)."""

    def __init__(self, asked: list[int], author: int, deed: int, target: int) -> None:
        super().__init__(asked, [LUNATIC])
        self.author = author
        self.deed = deed
        self.target = target

    def asking(self, asked: list[int]) -> Reaction:
        return Threat(asked, self.author, self.deed, self.target)

    def passed(self, t: Table, seat: int) -> None:
        t.tell(PASSED, seat, LUNATIC)

    def answered(self, t: Table, seat: int, card: int) -> None:
        t.lay_off(self.deed)
        t.react(seat, LUNATIC, self.target)
        if counter_targets(t, self.author, self.deed):
            t.todo.replace(CounterStroke(seat, self.author, self.deed))
        else:
            t.todo.finish()  # the lunatic protects all the same (Q135)

    def unanswered(self, t: Table) -> None:
        t.todo.replace(Strike(self.author, self.deed, self.target))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (LUNATIC_OR_NOT, self.author, self.deed, self.target)


class Strike(Frame[Table]):
    """Nobody prevents the crime; then a family reports it, or somebody may call the police."""

    def __init__(self, author: int, deed: int, target: int) -> None:
        self.author = author
        self.deed = deed
        self.target = target

    def advance(self, t: Table) -> int:
        author = self.author
        reported = family_watches(t, author, building_hit(t, self.target))
        killed = commit(t, author, self.deed, self.target)
        t.lay_off(self.deed)
        if not t.edition.family_reports_own_death:
            reported = reported and family_lives_with(t, author)  # R091, Q111
        if reported:
            t.tell(FAMILY_CALLED, author)
            t.todo.replace(search(t, author, author, self.deed))
        else:
            asked = answerers(t, victim_of(self.target))
            t.todo.replace(PoliceWindow(asked, author, self.deed, self.target, killed))
        return NOBODY


def counter_targets(t: Table, author: int, deed: int) -> list[int]:
    """What the lunatic can hit: the author's buildings, or his tenants that can be murdered (R144, Q108)."""
    buildings = t.owned(author)
    if deed == BOMB:
        return [building.id for building in buildings]
    return [
        building.apartment(slot)
        for building in buildings
        for slot in building.inhabited
        if (t.printed.victims[MURDER] >> building.tenants[slot]) & 1
    ]


class CounterStroke(Frame[Table]):
    """The lunatic carries the same deed out on its author; no police and no family follow (R145, Q115, Q136).

    Where this is optional the one who has let him loose may do without.
    """

    def __init__(self, avenger: int, author: int, deed: int) -> None:
        self.avenger = avenger
        self.author = author
        self.deed = deed

    def advance(self, t: Table) -> int:
        return self.avenger

    def options(self, t: Table) -> list[int]:
        targets = counter_targets(t, self.author, self.deed)
        return [PASS, *targets] if t.edition.counter_stroke_optional else targets

    def act(self, t: Table, action: int) -> None:
        t.seals += 1
        if action != PASS:
            commit(t, self.avenger, self.deed, action)
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (COUNTER_STROKE, self.author, self.deed)


def family_watches(t: Table, author: int, hit: Building) -> bool:
    """Whether a family would report a crime: one living in the building hit, whoever does it, or one living with its
    author, wherever he strikes (R088, Q109, Q110, Q112, Q116, Q117)."""
    if not t.edition.tenant_powers:
        return False
    if t.edition.family_reports == CRIMES_AT_HOME:
        return (hit.kinds >> FAMILY) & 1 == 1
    return family_lives_with(t, author)


def family_lives_with(t: Table, landlord: int) -> bool:
    """Whether a family lives in one of a player's buildings."""
    return (t.estates[landlord].kinds >> FAMILY) & 1 == 1


class PoliceWindow(Reaction):
    """After the deed the one hit may call the police, who do not undo it (R146, R147, Q140)."""

    def __init__(self, asked: list[int], author: int, deed: int, target: int, killed: int) -> None:
        super().__init__(asked, [POLICE])
        self.author = author
        self.deed = deed
        self.target = target
        self.killed = killed

    def asking(self, asked: list[int]) -> Reaction:
        return PoliceWindow(asked, self.author, self.deed, self.target, self.killed)

    def passed(self, t: Table, seat: int) -> None:
        t.tell(PASSED, seat, POLICE)

    def answered(self, t: Table, seat: int, card: int) -> None:
        t.react(seat, POLICE, self.target)
        t.tell(POLICE_CALLED, seat, self.author)
        t.todo.replace(search(t, self.author, self.author, self.deed))

    def unanswered(self, t: Table) -> None:
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (POLICE_OR_NOT, self.author, self.deed, self.target, self.killed)


def search(t: Table, suspect: int, author: int, deed: int) -> "Search":
    """The police come to a suspect, passing over the prisoner (R159, Q170 to Q172)."""
    while suspect == t.prisoner:
        t.tell(PRISONER_PASSED_OVER, suspect)
        suspect = t.after(suspect)
    return Search(answerers(t, suspect), suspect, author, deed)


class Search(Reaction):
    """The police ask round the table, the author of the crime first; the first without an alibi goes to jail (R148 to
    R152, Q169)."""

    def __init__(self, asked: list[int], suspect: int, author: int, deed: int) -> None:
        super().__init__(asked, [ALIBI, COURT])
        self.suspect = suspect
        self.author = author
        self.deed = deed

    def asking(self, asked: list[int]) -> Reaction:
        return Search(asked, self.suspect, self.author, self.deed)

    def passed(self, t: Table, seat: int) -> None:
        t.tell(PASSED, seat, ALIBI)

    def answered(self, t: Table, seat: int, card: int) -> None:
        t.react(seat, card, 0)
        t.todo.replace(search(t, t.after(self.suspect), self.author, self.deed))

    def unanswered(self, t: Table) -> None:
        arrest(t, self.suspect)
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (ALIBI_OR_NOT, self.suspect, self.author, self.deed)


def arrest(t: Table, seat: int) -> None:
    """The jail card passes to the new prisoner at once, and the old one is free (R156)."""
    if t.prisoner != NOBODY:
        t.tell(RELEASED, t.prisoner)
    t.prisoner = seat
    t.tell(JAILED, seat)
