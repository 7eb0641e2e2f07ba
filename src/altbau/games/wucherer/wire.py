"""The messages of the landlord card games to the page: the table and the editions with their cards."""

from typing import Final, Literal, TypeAlias

from altbau.core.data import Data
from altbau.core.messages.catalogue import Difference, Differences, EditionInfo
from altbau.core.messages.table import AnyTable, Argument, Player, WireStruct
from altbau.games.wucherer.rules.cards import AUTO_PASSABLE, JAIL, MONSTER, ROOF, is_action, is_tenant
from altbau.games.wucherer.rules.differences import DIFFERENCES, answer, card_rows
from altbau.games.wucherer.rules.edition import ANYWHERE, GROUND, Edition, stated
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.playbook import BUILDINGS, NOTHING, PLAYBOOK, TENANTS, Held

Phase: TypeAlias = Literal["check", "play", "rent", "over"]
PlayedOn: TypeAlias = Literal["nothing", "buildings", "tenants"]
CardGroup: TypeAlias = Literal["tenant", "building", "action", "supply"]


TARGETS: dict[int, PlayedOn] = {NOTHING: "nothing", BUILDINGS: "buildings", TENANTS: "tenants"}


class Apartment(WireStruct, omit_defaults=True):
    """An apartment. A tenant with two apartments is in the lower one, where `tall` is true; `upper` marks the other."""

    KEY = "id"
    id: str
    kind: Literal["basement", "floor", "attic"]
    tenant: str | None = None
    tall: bool = False
    upper: bool = False
    withheld: int = 0
    waived: int = 0
    rent: int = 0


class Building(WireStruct):
    """A building. `floors` are the cards of its floors, from below; null if the viewer does not know them."""

    KEY = "id"
    OWN = frozenset({"floors"})
    id: str
    owner: str
    roof: str
    expansion: bool
    basement: bool
    floors: list[str | None]
    apartments: list[Apartment]
    squatted: bool
    income: int


class Landlord(Player):
    """A player. `income` is the income if it were collected now; `coins` is null while hidden."""

    OWN = frozenset({"coins", "hand_count"})
    coins: int | None
    hand_count: int
    income: int
    jailed: bool


class WuchererTable(AnyTable, tag="wucherer", tag_field="game"):
    """The table of the landlord card games. `buyable` is the number of cards that the viewer can buy in a row now."""

    OWN = AnyTable.OWN | {"hand", "buyable"}
    phase: Phase
    seats: list[Landlord]
    hand: list[str]
    buildings: list[Building]
    draw_count: int
    discard: list[str]
    roofs: int
    monsters: int
    last_turns: list[str]
    buyable: int


class WuchererScene(WireStruct, tag="wucherer", tag_field="game"):
    """The picture of a worked example: the buildings, each player's coins, by seat, and the seat in jail."""

    buildings: list[Building]
    coins: list[int]
    prisoner: str | None


class CardInfo(WireStruct):
    """A card of an edition for the inspector. `rent_from` and `floors_from` are the sources of the values: `rulebook`,
    `reconstructed` or `own`. `on` is the kind of target of an action card in one's own turn; null for action cards that
    are only reactions, and for other cards."""

    name: str
    group: CardGroup
    count: int
    rules: list[str]
    rent: int | None = None
    rent_with_powers: int | None = None
    floors: int | None = None
    apartments: int | None = None
    place: Literal["any", "ground", "attic"] | None = None
    rent_from: str | None = None
    floors_from: str | None = None
    on: PlayedOn | None = None


class WuchererEditionInfo(EditionInfo, tag="wucherer", tag_field="game"):
    """An edition with its cards."""

    cards: list[CardInfo]


class CardRow(WireStruct):
    """A kind of card in each edition, or null."""

    cards: list[CardInfo | None]


class WuchererDifferences(Differences, tag="wucherer", tag_field="game"):
    """The differences between the editions, with their cards."""

    cards: list[CardRow]


# --- editions for the start page and the card inspector ---------------------------------------------------------------


def copies_of(shown: Edition) -> dict[Card, int]:
    """The number of copies of each card, in the deck and in the supplies."""
    supply = {ROOF: shown.roofs, MONSTER: shown.monsters, JAIL: 1}
    return shown.deck | {kind: copies for kind, copies in supply.items() if copies}


def card_of(shown: Edition, kind: Card) -> CardInfo | None:
    """A card of an edition; None if the edition does not have it."""
    copies = copies_of(shown).get(kind, 0)
    return card(shown, kind, copies) if copies else None


def played_on(kind: Card) -> PlayedOn | None:
    """The kind of target of an action card; None for other cards and for pure reactions."""
    play = PLAYBOOK[kind]
    return TARGETS[play.on] if is_action(kind) and not isinstance(play, Held) else None


def rules_of(shown: Edition, kind: Card) -> list[str]:
    """The numbers of an edition's rules about a card."""
    return [rule for rule in PLAYBOOK[kind].rules if rule not in shown.unsaid]


CARDS: Final = {
    key: {shown.names[kind]: rules_of(shown, kind) for kind in sorted(copies_of(shown))}
    for key, shown in EDITIONS.items()
}


def card(shown: Edition, kind: Card, count: int) -> CardInfo:
    """A card with its values and their sources."""
    group: CardGroup = (
        "supply"
        if kind == JAIL or (kind == ROOF and shown.roofs)
        else "tenant"
        if is_tenant(kind)
        else "action"
        if is_action(kind)
        else "building"
    )
    rules = rules_of(shown, kind)
    if kind not in shown.tenants:
        return CardInfo(name=shown.names[kind], group=group, count=count, rules=rules, on=played_on(kind))
    printed = shown.tenants[kind]
    return CardInfo(
        name=shown.names[kind],
        group=group,
        count=count,
        rules=rules,
        rent=printed.rent,
        rent_with_powers=stated(printed, "rent_with_powers"),
        floors=stated(printed, "floors"),
        apartments=2 if printed.two_apartments else 1,
        place="any" if printed.place == ANYWHERE else "ground" if printed.place == GROUND else "attic",
        rent_from=printed.rent_from,
        floors_from=printed.floors_from,
    )


def differences() -> WuchererDifferences:
    """The differences between the editions."""
    return WuchererDifferences(
        editions=list(EDITIONS),
        rules=[
            Difference(
                name=each.field.replace("_", "-"),
                rules=list(each.rules),
                answers=[answer(each, edition) for edition in EDITIONS.values()],
            )
            for each in DIFFERENCES
        ],
        cards=[CardRow(cards=[card_of(edition, kind) for edition in EDITIONS.values()]) for kind in card_rows()],
    )


def edition_message(edition: Edition, common: Data) -> WuchererEditionInfo:
    """An edition with its cards, with the edition's own values."""
    shown = EDITIONS[edition.key]
    cards = [card(shown, kind, count) for kind, count in sorted(copies_of(shown).items())]
    answers = [Argument(type="card", value=shown.names[each]) for each in AUTO_PASSABLE if each in shown.names]
    return WuchererEditionInfo(**common | {"auto_passable": answers}, cards=cards)
