"""Building a house in one go, for oneself or another player, and expanding finished ones."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from altbau.core.engine.bitmask import Mask
from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.wucherer.rules.actions import (
    A_CARD,
    A_NUMBER,
    naming_number,
    naming_seat,
    number_in,
    seat_of,
)
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import ATTIC_APARTMENT, BASEMENT_EXPANSION, FLAT_ROOF, MONSTER, ROOF
from altbau.games.wucherer.rules.events import BUILT, EXPANDED, ROOF_PAID
from altbau.games.wucherer.rules.hand import Hand, cards_of
from altbau.games.wucherer.rules.ids import BuildingId, Card
from altbau.games.wucherer.rules.questions import BUILD_FOR_WHOM, FLOOR_CARD, FLOORS, ROOF_CARD
from altbau.games.wucherer.rules.refusals import (
    ALLOWED,
    AT_LEAST_ONE_FLOOR,
    HAS_BASEMENT,
    NO_ROOF_AFFORDABLE,
    NO_ROOF_FOR_FLAT_ROOF,
    NO_ROOF_IN_HAND,
    NO_ROOF_LEFT,
    NOT_A_NORMAL_ROOF,
    NOT_IN_HAND,
    ONE_TO_FIVE_FLOORS,
    ROOF_CARD_NEEDED,
    ROOF_EXPANDED,
    TOO_FEW_CARDS,
)
from altbau.games.wucherer.rules.state import State


def roof_price(s: State, builder: Seat) -> int:
    """The price of a normal roof: one coin for each finished building of the builder, for whomever it is built (R057,
    Q040)."""
    return len(s.owned(builder))


def why_not_supplied_roof(s: State, builder: Seat) -> Refusal:
    """Why a normal roof can't be taken from the supply (R059, Q046)."""
    if s.printed.roofs_in_deck:
        return NO_ROOF_IN_HAND
    if s.roofs == 0:
        return NO_ROOF_LEFT
    return ALLOWED if s.coins[builder] >= roof_price(s, builder) else NO_ROOF_AFFORDABLE


ROOFS: Final = (ATTIC_APARTMENT, FLAT_ROOF, ROOF)
ANY_ROOF: Final[Mask] = 1 << ATTIC_APARTMENT | 1 << FLAT_ROOF | 1 << ROOF  # masks of kinds
ANY_MONSTER: Final[Mask] = 1 << MONSTER


def roofs_in(hand: Hand) -> int:
    """How many cards of a hand could be a roof for free (R056, R058)."""
    if hand.kinds & ANY_ROOF == 0:
        return 0
    return hand.count(ATTIC_APARTMENT) + hand.count(FLAT_ROOF) + hand.count(ROOF)


def floors_in(hand: Hand) -> int:
    """How many cards of a hand can be used for a building: all but monsters, whose back is different (R048, Q044)."""
    return hand.size - hand.count(MONSTER)


def why_not_floors(s: State, builder: Seat, floors: int) -> Refusal:
    """Why a building of so many floors can't be completed from the current hand (R053 to R056)."""
    if floors < 1:
        return AT_LEAST_ONE_FLOOR
    if floors > s.edition.max_floors:
        return ONE_TO_FIVE_FLOORS
    return why_not_complete(s, builder, floors)


def why_not_complete(s: State, builder: Seat, floors: int) -> Refusal:
    """Why so many more floors and a roof can't be provided from the current hand."""
    hand = s.hands[builder]
    no_roof = why_not_supplied_roof(s, builder)
    if no_roof != ALLOWED and roofs_in(hand) == 0:
        return no_roof
    needed = floors if no_roof == ALLOWED else floors + 1
    return ALLOWED if floors_in(hand) >= needed else TOO_FEW_CARDS


def next_floors(s: State, builder: Seat) -> Mask:
    """The kinds in hand that can be the next floor. If no roof can be bought, a roof card must be left (Q044)."""
    hand = s.hands[builder]
    floors = hand.kinds & ~ANY_MONSTER
    if why_not_supplied_roof(s, builder) == ALLOWED:
        return floors
    roofs = roofs_in(hand)
    if roofs == 1:
        return floors & ~ANY_ROOF
    return floors if roofs > 1 else 0


def why_not_lay(s: State, builder: Seat, kind: Card) -> Refusal:
    """Why this card can't be the next floor."""
    if kind == MONSTER or not s.hands[builder].holds(kind):
        return NOT_IN_HAND
    return ALLOWED if (next_floors(s, builder) >> kind) & 1 else ROOF_CARD_NEEDED


class BuildForWhom(Frame[State]):
    """The player chooses another player to build for (R052)."""

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        return [naming_seat(seat) for seat in s.seats() if seat != s.turn]

    def apply(self, s: State, action: Action) -> None:
        s.stack.replace(Floors(seat_of(action)))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (BUILD_FOR_WHOM,)


@mypyc_attr(free_list_len=1)  # the next takes its place
class Floors(Frame[State]):
    """The player chooses the number of floors of the new building: one to five (R053, R054)."""

    def __init__(self, owner: Seat) -> None:
        self.owner = owner

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        return [
            naming_number(floors)
            for floors in range(1, min(s.edition.max_floors, s.hands[s.turn].size) + 1)
            if why_not_floors(s, s.turn, floors) == ALLOWED
        ]

    def apply(self, s: State, action: Action) -> None:
        s.stack.replace(FloorCard(self.owner, number_in(action)))

    def asks_for(self, s: State) -> int:
        return A_NUMBER

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not_floors(s, s.turn, number_in(action))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (FLOORS, self.owner)


@mypyc_attr(free_list_len=1)  # the next takes its place
class FloorCard(Frame[State]):
    """The player chooses the card for the next floor, face down (R048, R049)."""

    def __init__(self, owner: Seat, floors: int) -> None:
        self.owner = owner
        self.floors = floors

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> Sequence[Action]:
        return cards_of(next_floors(s, s.turn))

    def apply(self, s: State, action: Action) -> None:
        card = Card(action)
        s.give(s.turn, card)
        s.site.append(card)
        if len(s.site) == self.floors:
            s.stack.replace(RoofCard(self.owner))

    def asks_for(self, s: State) -> int:
        return A_CARD

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not_lay(s, s.turn, Card(action))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (FLOOR_CARD, self.owner, len(s.site) + 1, self.floors)


@mypyc_attr(free_list_len=1)  # the next takes its place
class RoofCard(Frame[State]):
    """The player chooses the roof: a roof card from the hand for free, or one from the supply for its price (R056)."""

    def __init__(self, owner: Seat) -> None:
        self.owner = owner

    def advance(self, s: State) -> Seat:
        return s.turn

    def options(self, s: State) -> list[Action]:
        hand = s.hands[s.turn]
        roofs: list[Action] = [kind for kind in ROOFS if hand.holds(kind)]
        if why_not_supplied_roof(s, s.turn) == ALLOWED:
            roofs.append(ROOF)
        return roofs

    def apply(self, s: State, action: Action) -> None:
        builder = s.turn
        owned = roof_price(s, builder)
        supplied = action == ROOF and not s.printed.roofs_in_deck
        if supplied:
            s.roofs -= 1
            s.coins[builder] -= owned
        else:
            s.give(builder, Card(action))
        building = s.build(self.owner, s.site, builder, Card(action))
        s.site = []
        s.emit(BUILT, builder, building.id, building.height, action)
        if supplied:
            s.emit(ROOF_PAID, builder, owned, owned)
        s.stack.pop()

    def asks_for(self, s: State) -> int:
        return A_CARD

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not_supplied_roof(s, s.turn) if action == ROOF else NOT_IN_HAND

    def prompt(self, s: State) -> tuple[int, ...]:
        return (ROOF_CARD, self.owner, 0 if s.printed.roofs_in_deck else roof_price(s, s.turn))


def why_not_expand(building: Building, card: Card) -> Refusal:
    """Why an expansion or a flat roof can't be added to a building of any owner (R064 to R071, Q049 to Q052)."""
    if card == BASEMENT_EXPANSION:
        return HAS_BASEMENT if building.basement else ALLOWED
    if building.roof == ROOF and not building.expansion:
        return ALLOWED
    if card == FLAT_ROOF:
        return NO_ROOF_FOR_FLAT_ROOF
    return ROOF_EXPANDED if building.roof == ROOF else NOT_A_NORMAL_ROOF


def expand(s: State, player: Seat, card: Card, target: BuildingId) -> None:
    """Play an expansion, or a flat roof on a normal one, from the hand."""
    s.give(player, card)
    s.replace_building(s.building(target).expanded(card))
    s.emit(EXPANDED, player, card, target)
