"""The playbook: a row for each card with its targets, its conditions, its effect in one's own turn, and its rules. The
effects of tenants after moving in are in their own modules."""

from collections.abc import Mapping, Sequence
from typing import Final

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.ids import NO_ACTION, NOBODY, Action, Refusal, Seat
from altbau.games.wucherer.rules import squatters
from altbau.games.wucherer.rules.actions import RELEASE, building_of
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    ATTIC_APARTMENT,
    BASEMENT_EXPANSION,
    BOMB,
    BROKER,
    CELEBRITIES,
    COURT,
    DEMOLITION,
    DUAL_SYSTEM,
    EMPTY,
    EVICTION,
    FAMILY,
    FLAT_ROOF,
    GROUP_HOUSE,
    HACKER,
    JAIL,
    KINDS,
    LUNATIC,
    MAN_WITH_A_DOG,
    MONSTER,
    MOTHER_WITH_CHILDREN,
    MOVE,
    MOVER,
    MURDER,
    MUSICIANS,
    NOBLES,
    ODD_ONES,
    POLICE,
    POLITICS,
    RENT_WITHHELD,
    RENTAL_NOMAD,
    ROOF,
    ROOF_EXPANSION,
    SCIENTIST,
    SQUATTERS,
    TAVERN,
    is_action,
)
from altbau.games.wucherer.rules.construction import expand, why_not_expand
from altbau.games.wucherer.rules.crimes import murderable, threat
from altbau.games.wucherer.rules.demolition import REHOUSING, Fall, why_not_demolish
from altbau.games.wucherer.rules.events import (
    DECLARED,
    EVICTED,
    EXPANDED,
    HOMELESS,
    MOVED,
    MOVED_IN,
    RELEASED,
    STAYED,
    TAKEN_TO_HAND,
)
from altbau.games.wucherer.rules.ids import ApartmentId, BuildingId, Card
from altbau.games.wucherer.rules.moving import ARRIVALS, Relocate, move_in
from altbau.games.wucherer.rules.reactions import fetch, why_not_fetch
from altbau.games.wucherer.rules.refusals import (
    ALLOWED,
    MURDER_PROOF,
    NO_SQUATTERS,
    NO_TARGET,
    NOBODY_TO_MOVE,
    NOT_IN_JAIL,
    NOT_SQUATTERS,
    ONLY_AS_REACTION,
    ONLY_TOPS_A_NEW_BUILDING,
    SQUATTERS_PAY_NOTHING,
)
from altbau.games.wucherer.rules.removal import MoveWhere, pay_mover
from altbau.games.wucherer.rules.state import State

NOTHING: Final = 0  # the targets of a card
APARTMENTS: Final = 1
BUILDINGS: Final = 2
TENANTS: Final = 3


class Play:
    """How a card is played by the player on turn."""

    def __init__(self, card: Card, on: int, rules: tuple[str, ...], cited: Mapping[int, tuple[str, ...]] = {}) -> None:
        self.card = card
        self.on = on  # NOTHING, APARTMENTS, BUILDINGS or TENANTS
        self.rules = rules
        self.cited = cited  # by event that the card causes: the rules to cite for it

    def why_not(self, s: State) -> Refusal:
        """Why it can't be played now, whatever the target."""
        return ALLOWED

    def why_not_on(self, s: State, building: Building) -> Refusal:
        """Why it can't be played on a building."""
        return ALLOWED

    def victims(self, s: State) -> Mask:
        """The tenants that it can be played on, as a mask of kinds."""
        return 0

    def spared(self) -> Refusal:
        """Why it can't be played on other tenants."""
        return NO_TARGET

    def reaches(self, s: State, landlord: Seat) -> bool:
        """Whether it can be played on the tenants of this landlord."""
        return True

    def why_no_victim(self) -> Refusal:
        """Why it can't be played if there is no possible victim."""
        return NO_TARGET

    def played_as(self, s: State) -> list[Action]:
        """For a card without an effect of its own: the cards as which it can be played now, and RELEASE if it frees."""
        return []

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        """Carry out the effect on the target; `card` is the card actually played, for example politics. Pushes the
        frames for what follows, if anything."""
        raise NotImplementedError


class Held(Play):
    """A card that is only played as a reaction, or as the roof of a new building."""

    def why_not(self, s: State) -> Refusal:
        return ONLY_AS_REACTION if is_action(self.card) else ONLY_TOPS_A_NEW_BUILDING


class Tenant(Play):
    """Any tenant moves into an apartment that suits it (R075)."""

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        s.give(s.turn, card)
        move_in(s, card, ApartmentId(target), s.turn)
        s.emit(MOVED_IN, s.turn, card, target)
        s.stack.push(ARRIVALS)


class Expansion(Play):
    """Basement or roof expansion: played on any building that has room for it (R065, R070)."""

    def why_not_on(self, s: State, building: Building) -> Refusal:
        return why_not_expand(building, self.card)

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        expand(s, s.turn, card, BuildingId(target))


class FlatRoof(Expansion):
    """A flat roof: in some editions it can be played on a normal roof (R068)."""

    def why_not(self, s: State) -> Refusal:
        return ALLOWED if s.edition.flat_roof_on_roof else ONLY_TOPS_A_NEW_BUILDING


class Bomb(Play):
    """A bomb: announced for any building, with or without tenants (Q132)."""

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        s.announce(s.turn, card, target)
        s.stack.push(threat(s, s.turn, card, target))


class Murder(Bomb):
    """Murder: announced for any tenant who is not murder-proof (R137)."""

    def victims(self, s: State) -> Mask:
        return murderable(s)

    def spared(self) -> Refusal:
        return MURDER_PROOF


class Police(Play):
    """Police in one's own turn: expel squatters; in some editions from one's own buildings only (Q123)."""

    def victims(self, s: State) -> Mask:
        return squatters.ONLY_SQUATTERS

    def spared(self) -> Refusal:
        return NOT_SQUATTERS

    def reaches(self, s: State, landlord: Seat) -> bool:
        return landlord == s.turn or s.edition.police_clear_any_building

    def why_no_victim(self) -> Refusal:
        return NO_SQUATTERS

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        squatters.expel(s, s.turn, ApartmentId(target))


class RentWithheld(Play):
    """Rent withheld: lies on a tenant until the tenant would pay (R173, R174); in some editions also on squatters
    (Q160).
    """

    def victims(self, s: State) -> Mask:
        everybody = s.printed.tenants
        return everybody if s.edition.squatters_withhold else everybody & ~squatters.ONLY_SQUATTERS

    def spared(self) -> Refusal:
        return SQUATTERS_PAY_NOTHING

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        s.announce(s.turn, card, target)
        s.announced.remove(card)
        apartment = ApartmentId(target)
        building = s.building(building_of(apartment))
        slot = building.slot(apartment)
        s.replace_building(building.with_withheld(slot, building.withheld[slot] + 1))


class Move(Play):
    """The move card: moves any tenant of any player (R133)."""

    def victims(self, s: State) -> Mask:
        return s.printed.tenants

    def why_no_victim(self) -> Refusal:
        return NOBODY_TO_MOVE

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        s.announce(s.turn, card, target)
        pay_mover(s, s.turn)
        s.stack.push(MoveWhere(s.turn, ApartmentId(target)))


class Eviction(Play):
    """Eviction: the owner of any building takes all its tenants but squatters to hand, whoever played them (R165, R166,
    Q149, Q150).

    A monster goes back to its supply, unless the option for the other reading is set (Q036).
    """

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        s.announce(s.turn, card, target)
        building = s.building(BuildingId(target))
        staying = building.tenants.count(SQUATTERS)
        s.emit(EVICTED, target, len(building.inhabited) - staying, staying)
        for slot in building.inhabited:
            if (squatters.ONLY_SQUATTERS >> building.tenants[slot]) & 1:
                continue
            kind = s.lift(building.apartment(slot))
            if s.edition.monsters_evicted_to_hand or not s.to_supply(kind):
                s.take(building.owner, kind)
                s.emit(TAKEN_TO_HAND, building.owner, kind)
        s.lay_off(card)


class Demolition(Play):
    """Demolition: a building is removed after all its tenants have moved to other homes (R161 to R163)."""

    def why_not_on(self, s: State, building: Building) -> Refusal:
        return why_not_demolish(s, building)

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        s.announce(s.turn, card, target)
        building = BuildingId(target)
        owner = s.building(building).owner
        s.stack.push_all([Relocate(owner, building, REHOUSING, []), Fall(building, card), ARRIVALS])


class Politics(Play):
    """Politics: played as demolition, as eviction or, in some editions, to leave jail, under the same conditions (R160,
    R168, Q148)."""

    def why_not(self, s: State) -> Refusal:
        if has_building(s, PLAYBOOK[EVICTION]) or has_building(s, PLAYBOOK[DEMOLITION]) or self.frees(s):
            return ALLOWED
        return NO_TARGET

    def frees(self, s: State) -> bool:
        """Whether the player on turn can leave jail with it."""
        return s.edition.politics_frees and s.prisoner == s.turn

    def played_as(self, s: State) -> list[Action]:
        modes: list[Action] = [card for card in (DEMOLITION, EVICTION) if has_building(s, PLAYBOOK[card])]
        if self.frees(s):
            modes.append(RELEASE)
        return modes


class Court(Play):
    """Court: the prisoner leaves jail (R154, R155)."""

    def why_not(self, s: State) -> Refusal:
        return ALLOWED if s.prisoner == s.turn else NOT_IN_JAIL

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        release(s, card)


class DualSystem(Play):
    """Dual system: fetches the card on top of the discard pile (R176)."""

    def why_not(self, s: State) -> Refusal:
        return why_not_fetch(s)

    def take_effect(self, s: State, card: Card, target: Action) -> None:
        fetch(s, s.turn)


def release(s: State, card: Card) -> None:
    """The player on turn leaves jail with a card (R155, R160)."""
    s.react(s.turn, card, NO_ACTION)
    s.prisoner = NOBODY
    s.emit(RELEASED, s.turn)


def has_building(s: State, play: Play) -> bool:
    """Whether there is a building on which the player on turn can play a card."""
    for own in s.estates:
        for building in own.buildings:
            if play.why_not_on(s, building) == ALLOWED:
                return True
    return False


ROWS: Final[Sequence[Play]] = (
    Tenant(FAMILY, APARTMENTS, ("R088", "R089", "R090", "R091", "R092", "R093")),
    Tenant(GROUP_HOUSE, APARTMENTS, ("R105", "R106")),
    Tenant(HACKER, APARTMENTS, ("R094",)),
    Tenant(MAN_WITH_A_DOG, APARTMENTS, ("R095",)),
    Tenant(MONSTER, APARTMENTS, ("R041", "R042", "R043", "R044", "R125", "R126")),
    Tenant(MOTHER_WITH_CHILDREN, APARTMENTS, ("R096",)),
    Tenant(MOVER, APARTMENTS, ("R111", "R112", "R113", "R114", "R115", "R116", "R117")),
    Tenant(
        MUSICIANS,
        APARTMENTS,
        ("R097", "R098", "R099", "R100", "R101", "R102"),
        {MOVED: ("R099",), HOMELESS: ("R101",), STAYED: ("R101",)},
    ),
    Tenant(NOBLES, APARTMENTS, ("R107",)),
    Tenant(ODD_ONES, APARTMENTS, ("R103", "R104")),
    Tenant(RENTAL_NOMAD, APARTMENTS, ("R038", "R039", "R040", "R123"), {MOVED: ("R039",), HOMELESS: ("R040",)}),
    Tenant(SCIENTIST, APARTMENTS, ("R041", "R042", "R043", "R044", "R124")),
    Tenant(
        SQUATTERS,
        APARTMENTS,
        ("R033", "R034", "R084", "R127", "R128", "R129", "R130", "R131", "R132"),
        {MOVED: ("R036",), HOMELESS: ("R037",), STAYED: ("R037",)},
    ),
    Tenant(CELEBRITIES, APARTMENTS, ("R108", "R109", "R110")),
    Tenant(TAVERN, APARTMENTS, ("R118", "R119", "R120", "R121", "R122"), {MOVED: ("R121",), HOMELESS: ("R122",)}),
    Held(ATTIC_APARTMENT, NOTHING, ("R058", "R066")),
    Expansion(BASEMENT_EXPANSION, BUILDINGS, ("R070", "R071", "R072", "R073"), {EXPANDED: ("R070",)}),
    FlatRoof(FLAT_ROOF, BUILDINGS, ("R058", "R067", "R068", "R069"), {EXPANDED: ("R068",)}),
    Expansion(ROOF_EXPANSION, BUILDINGS, ("R065", "R071", "R072", "R073"), {EXPANDED: ("R065",)}),
    Held(ROOF, NOTHING, ("R056", "R057", "R059", "R060", "R062", "R074")),
    Held(JAIL, NOTHING, ("R045", "R155", "R156", "R157", "R158", "R159")),
    Held(ALIBI, NOTHING, ("R152", "R153")),
    Bomb(BOMB, BUILDINGS, ("R140", "R141", "R142")),
    Held(BROKER, NOTHING, ("R169", "R170", "R171", "R172")),
    Court(COURT, NOTHING, ("R154", "R155")),
    Demolition(DEMOLITION, BUILDINGS, ("R161", "R162", "R163", "R164"), {MOVED: ("R162",)}),
    Eviction(EVICTION, BUILDINGS, ("R165", "R166", "R167")),
    Held(LUNATIC, NOTHING, ("R143", "R144", "R145")),
    Move(MOVE, TENANTS, ("R133", "R134", "R135", "R136"), {MOVED: ("R134",), HOMELESS: ("R135",)}),
    Murder(MURDER, TENANTS, ("R137", "R138", "R139")),
    Police(POLICE, TENANTS, ("R131", "R146", "R147", "R148", "R149", "R150", "R151", "R152")),
    Politics(POLITICS, NOTHING, ("R168",)),
    DualSystem(DUAL_SYSTEM, NOTHING, ("R176", "R177")),
    RentWithheld(RENT_WITHHELD, TENANTS, ("R173", "R174", "R175")),
)


def by_card(rows: Sequence[Play]) -> list[Play]:
    """The rows by card number, with placeholders for unused numbers."""
    book: list[Play] = [Held(EMPTY, NOTHING, ())] * KINDS
    for row in rows:
        book[row.card] = row
    return book


PLAYBOOK: Final = by_card(ROWS)
PLAYED_IN_TURN: Final[Mask] = sum([1 << row.card for row in ROWS if not isinstance(row, (Tenant, Held))])
EVENTS: Final = {
    event: kind._replace(rules_by={row.card: row.cited[event] for row in ROWS if event in row.cited})
    for event, kind in DECLARED.items()
}
