"""Bomb and murder, the lunatic who prevents them, and the police search that follows a report."""

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.stack import Frame
from altbau.games.wucherer.rules.actions import PASS, building_at, naming_seat, owner_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    BOMB,
    COURT,
    EMPTY,
    FAMILY,
    GROUP_HOUSE,
    LUNATIC,
    POLICE,
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
    POLICE_WENT_ON,
    PRISONER_PASSED_OVER,
    RELEASED,
    TO_MONSTERS,
)
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId, Card
from altbau.games.wucherer.rules.questions import ALIBI_OR_NOT, COUNTER_STROKE, LUNATIC_OR_NOT, POLICE_OR_NOT
from altbau.games.wucherer.rules.reactions import Reaction, answerers
from altbau.games.wucherer.rules.state import State


def murderable(s: State) -> Mask:
    """The tenants that can be murdered, as a mask of kinds (R105, R137, Q126)."""
    everybody = s.printed.tenants
    return everybody & ~(1 << GROUP_HOUSE) if s.edition.tenant_powers else everybody


def victim_of(target: Action) -> Seat:
    """The seat hit by a crime: the owner of the building (Q127)."""
    return owner_of(building_at(target))


def building_hit(s: State, target: Action) -> Building:
    """The building that is the target of a crime, or where its victim lives."""
    return s.building(building_at(target))


def commit(s: State, culprit: Seat, crime: Card, target: Action) -> Card:
    """Carry out a bomb or a murder. Returns the murdered tenant; EMPTY for a bomb."""
    if crime == BOMB:
        explode(s, culprit, s.building(BuildingId(target)))
        return EMPTY
    kind = s.lift(ApartmentId(target))
    if s.to_supply(kind):
        s.emit(MURDERED, kind, target, TO_MONSTERS)
    elif s.edition.murdered_under_pile:
        s.emit(MURDERED, kind, target, s.pile_below())
        s.under_pile([kind], 0)  # R138
    else:
        s.emit(MURDERED, kind, target, ON_DISCARD_PILE)
        s.discard.append(kind)  # below the murder card (Q128)
    return kind


def explode(s: State, culprit: Seat, building: Building) -> None:
    """All cards of a building go under the draw pile, cards of a supply back to it (R141, Q131, Q133).

    With the option `professional_bomb` a bomb in the last round makes a new pile, and the last round is cancelled
    (R203, Q207).
    """
    s.remove(building)
    s.emit(BOMBED, building.id, s.pile_below(), len(building.inhabited))
    rubble = building.floors + building.open_cards(s.printed.roofs_in_deck)
    for slot in building.inhabited:
        s.lay_off_withheld(building, slot)
        if not s.to_supply(building.tenants[slot]):
            rubble.append(building.tenants[slot])
    s.under_pile(rubble, building.height)
    if s.edition.professional_bomb and s.last_turns:
        s.last_turns = []
        s.emit(NEW_PILE, culprit)


def threat(s: State, culprit: Seat, crime: Card, target: Action) -> Frame[State]:
    """The frame after the announcement of a crime. The culprit is not asked to prevent it (Q137, Q182)."""
    asked = [seat for seat in answerers(s, victim_of(target)) if seat != culprit]
    return Threat(asked, culprit, crime, target) if asked else Strike(culprit, crime, target)


class Threat(Reaction):
    """The window after the announcement of a crime: a lunatic can prevent it (R143, Q134)."""

    def __init__(self, asked: list[Seat], culprit: Seat, crime: Card, target: Action) -> None:
        super().__init__(asked, [LUNATIC])
        self.culprit = culprit
        self.crime = crime
        self.target = target

    def asking(self, asked: list[Seat]) -> Reaction:
        return Threat(asked, self.culprit, self.crime, self.target)

    def passed(self, s: State, seat: Seat) -> None:
        s.emit(PASSED, seat, LUNATIC, self.target)

    def answered(self, s: State, seat: Seat, card: Card) -> None:
        s.lay_off(self.crime)
        s.react(seat, LUNATIC, self.target)
        if counter_targets(s, self.culprit, self.crime):
            s.stack.replace(CounterStroke(seat, self.culprit, self.crime))
        else:
            s.stack.pop()  # without a target the lunatic still protects (Q135)

    def unanswered(self, s: State) -> None:
        s.stack.replace(Strike(self.culprit, self.crime, self.target))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (LUNATIC_OR_NOT, self.culprit, self.crime, self.target)


class Strike(Frame[State]):
    """The crime is carried out; then a family reports it, or the police may be called."""

    def __init__(self, culprit: Seat, crime: Card, target: Action) -> None:
        self.culprit = culprit
        self.crime = crime
        self.target = target

    def advance(self, s: State) -> Seat:
        culprit = self.culprit
        seen = family_watches(s, culprit, building_hit(s, self.target))
        killed = commit(s, culprit, self.crime, self.target)
        s.lay_off(self.crime)
        reported = seen and (s.edition.family_reports_own_death or family_lives_with(s, culprit))  # R091, Q111
        if reported:
            s.emit(FAMILY_CALLED, culprit)
            s.stack.replace(search(s, culprit, culprit, self.crime))
        else:
            asked = answerers(s, victim_of(self.target))
            s.stack.replace(PoliceWindow(asked, culprit, self.crime, self.target, killed))
        return NOBODY


def counter_targets(s: State, culprit: Seat, crime: Card) -> list[Action]:
    """The targets of the lunatic: the culprit's buildings, or the culprit's tenants that can be murdered (R144,
    Q108)."""
    buildings = s.owned(culprit)
    if crime == BOMB:
        return [building.id for building in buildings]
    return [
        building.apartment(slot)
        for building in buildings
        for slot in building.inhabited
        if (murderable(s) >> building.tenants[slot]) & 1
    ]


class CounterStroke(Frame[State]):
    """The lunatic commits the same crime against the culprit, without police or family report (R145, Q115, Q136).

    In editions where it is optional, the player of the lunatic can pass.
    """

    def __init__(self, avenger: Seat, culprit: Seat, crime: Card) -> None:
        self.avenger = avenger
        self.culprit = culprit
        self.crime = crime

    def advance(self, s: State) -> Seat:
        return self.avenger

    def options(self, s: State) -> list[Action]:
        targets = counter_targets(s, self.culprit, self.crime)
        return [PASS, *targets] if s.edition.counter_stroke_optional else targets

    def apply(self, s: State, action: Action) -> None:
        s.irreversible += 1
        if action != PASS:
            commit(s, self.avenger, self.crime, action)
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (COUNTER_STROKE, self.culprit, self.crime)


def family_watches(s: State, culprit: Seat, hit: Building) -> bool:
    """Whether a family reports a crime. By edition: a family in the building hit, whoever the culprit is, or a family
    in the culprit's buildings, wherever the crime happens (R088, Q109, Q110, Q112, Q116, Q117)."""
    if not s.edition.tenant_powers:
        return False
    if s.edition.family_reports == CRIMES_AT_HOME:
        return hit.houses(FAMILY)
    return family_lives_with(s, culprit)


def family_lives_with(s: State, landlord: Seat) -> bool:
    """Whether a family lives in one of a player's buildings."""
    return s.estates[landlord].houses(FAMILY)


class PoliceWindow(Reaction):
    """The window after a crime: the seat hit may call the police, who do not undo it (R146, R147, Q140)."""

    def __init__(self, asked: list[Seat], culprit: Seat, crime: Card, target: Action, killed: Card) -> None:
        super().__init__(asked, [POLICE])
        self.culprit = culprit
        self.crime = crime
        self.target = target
        self.killed = killed

    def asking(self, asked: list[Seat]) -> Reaction:
        return PoliceWindow(asked, self.culprit, self.crime, self.target, self.killed)

    def passed(self, s: State, seat: Seat) -> None:
        s.emit(PASSED, seat, POLICE, self.target)

    def answered(self, s: State, seat: Seat, card: Card) -> None:
        s.react(seat, POLICE, self.target)
        s.emit(POLICE_CALLED, seat, self.culprit)
        s.stack.replace(search(s, self.culprit, self.culprit, self.crime))

    def unanswered(self, s: State) -> None:
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (POLICE_OR_NOT, self.culprit, self.crime, self.target, self.killed)


def search(s: State, suspect: Seat, culprit: Seat, crime: Card) -> "Search":
    """The police search, with this suspect as the next to be asked; the prisoner is passed over (R159, Q170 to
    Q172)."""
    while suspect == s.prisoner:
        s.emit(PRISONER_PASSED_OVER, suspect)
        suspect = next_suspect(s, suspect)
    return Search(answerers(s, suspect), suspect, culprit, crime)


def next_suspect(s: State, cleared: Seat) -> Seat:
    """The next suspect, with its event (R149)."""
    suspect = s.after(cleared)
    s.emit(POLICE_WENT_ON, suspect, cleared)
    return suspect


class Search(Reaction):
    """The police search: they ask the players in turn, the culprit first; the first without an alibi goes to jail (R148
    to R152, Q169)."""

    def __init__(self, asked: list[Seat], suspect: Seat, culprit: Seat, crime: Card) -> None:
        super().__init__(asked, [ALIBI, COURT])
        self.suspect = suspect
        self.culprit = culprit
        self.crime = crime

    def asking(self, asked: list[Seat]) -> Reaction:
        return Search(asked, self.suspect, self.culprit, self.crime)

    def passed(self, s: State, seat: Seat) -> None:
        s.emit(PASSED, seat, ALIBI, naming_seat(self.suspect))

    def answered(self, s: State, seat: Seat, card: Card) -> None:
        s.react(seat, card, naming_seat(self.suspect))
        s.stack.replace(search(s, next_suspect(s, self.suspect), self.culprit, self.crime))

    def unanswered(self, s: State) -> None:
        arrest(s, self.suspect)
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (ALIBI_OR_NOT, self.suspect, self.culprit, self.crime)


def arrest(s: State, seat: Seat) -> None:
    """The jail card passes to the new prisoner at once; the old one is free (R156)."""
    if s.prisoner != NOBODY:
        s.emit(RELEASED, s.prisoner)
    s.prisoner = seat
    s.emit(JAILED, seat)
