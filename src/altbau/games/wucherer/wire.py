"""What the page is told of the landlord card games: a table as a viewer gets to see it, and the editions."""

from typing import Final, Literal, TypeAlias

from altbau.core.data import Data
from altbau.core.page.catalogue import Difference, Differences, EditionInfo
from altbau.core.page.wire import AnyTable, Argument, Player, Wire
from altbau.games.wucherer.rules.cards import AUTO_PASSABLE, JAIL, MONSTER, ROOF, is_action, is_tenant
from altbau.games.wucherer.rules.differences import DIFFERENCES, answer, card_rows
from altbau.games.wucherer.rules.edition import ANYWHERE, AS_PRINTED, GROUND, NO_LIMIT, Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.playbook import BUILDINGS, NOTHING, PLAYBOOK, TENANTS, Held

Phase: TypeAlias = Literal["check", "play", "rent", "over"]
PlayedOn: TypeAlias = Literal["nothing", "buildings", "tenants"]
CardGroup: TypeAlias = Literal["tenant", "building", "action", "supply"]


TARGETS: dict[int, PlayedOn] = {NOTHING: "nothing", BUILDINGS: "buildings", TENANTS: "tenants"}


class Apartment(Wire, omit_defaults=True):
    """One apartment; a two-apartment `tenant` stands in the lower one, `upper` marks the other."""

    KEY = "id"
    id: str
    kind: Literal["basement", "floor", "attic"]
    tenant: str | None = None
    tall: bool = False
    upper: bool = False
    withheld: int = 0
    waived: int = 0
    rent: int = 0


class Building(Wire):
    """One building. `floors` names the cards laid as floors, from below, as far as the viewer knows them."""

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
    """A landlord; `income` is what the player would take in now, `coins` are null while hidden."""

    OWN = frozenset({"coins", "hand_count"})
    coins: int | None
    hand_count: int
    income: int
    jailed: bool


class WuchererTable(AnyTable, tag="wucherer", tag_field="game"):
    """A table of the landlord card games as one viewer sees it, who can buy so many cards now as are `buyable`."""

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


class WuchererScene(Wire, tag="wucherer", tag_field="game"):
    """What is drawn of a worked example: the town, each player's coins by seat, and who sits in jail."""

    buildings: list[Building]
    coins: list[int]
    prisoner: str | None


class CardInfo(Wire):
    """A card of an edition for the inspector; provenance is `rulebook`, `reconstructed` or `own`. An action is played
    `on` something in one's own turn, or, where that is null, as an answer only."""

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


class CardRow(Wire):
    """One idea of a card and how each edition has it, or null."""

    cards: list[CardInfo | None]


class WuchererDifferences(Differences, tag="wucherer", tag_field="game"):
    """Their cards, too, in the order of `editions`."""

    cards: list[CardRow]


# --- editions for the start page and the card inspector ---------------------------------------------------------------


def copies_of(shown: Edition) -> dict[Card, int]:
    """How many there are of each card, in the deck and in the supplies."""
    supply = {ROOF: shown.roofs, MONSTER: shown.monsters, JAIL: 1}
    return shown.deck | {kind: copies for kind, copies in supply.items() if copies}


def card_of(shown: Edition, kind: Card) -> CardInfo | None:
    """A card of an edition, if it has it."""
    copies = copies_of(shown).get(kind, 0)
    return card(shown, kind, copies) if copies else None


def played_on(kind: Card) -> PlayedOn | None:
    """What an action is played on; nothing for what is no action or only answers."""
    play = PLAYBOOK[kind]
    return TARGETS[play.on] if is_action(kind) and not isinstance(play, Held) else None


def rules_of(shown: Edition, kind: Card) -> list[str]:
    """The numbers of the rules of an edition that speak of a card."""
    return [rule for rule in PLAYBOOK[kind].rules if rule not in shown.unsaid]


CARDS: Final = {
    key: {shown.names[kind]: rules_of(shown, kind) for kind in sorted(copies_of(shown))}
    for key, shown in EDITIONS.items()
}


def card(shown: Edition, kind: Card, count: int) -> CardInfo:
    """A card with its values and where they come from."""
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
        rent_with_powers=None if printed.rent_with_powers == AS_PRINTED else printed.rent_with_powers,
        floors=None if printed.floors == NO_LIMIT else printed.floors,
        apartments=2 if printed.two_apartments else 1,
        place="any" if printed.place == ANYWHERE else "ground" if printed.place == GROUND else "attic",
        rent_from=printed.rent_from,
        floors_from=printed.floors_from,
    )


def differences() -> WuchererDifferences:
    """In what the editions differ, newest first."""
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
    """An edition with its cards, as they are printed."""
    shown = EDITIONS[edition.key]
    cards = [card(shown, kind, count) for kind, count in sorted(copies_of(shown).items())]
    answers = [Argument(type="card", value=shown.names[each]) for each in AUTO_PASSABLE if each in shown.names]
    return WuchererEditionInfo(**common | {"auto_passable": answers}, cards=cards)
