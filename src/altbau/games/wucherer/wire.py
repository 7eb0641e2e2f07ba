"""What the page is told of the landlord card games: a table as a viewer gets to see it, and the editions."""

from typing import Literal, TypeAlias

from altbau.core.data import Data
from altbau.core.ids import Action
from altbau.core.vocabulary import SEAT_NAMES
from altbau.core.wire import AnyTable, Argument, Calculation, Difference, Differences, EditionInfo, Player, Wire
from altbau.games.wucherer.rules.actions import (
    A_BUILDING,
    A_CARD,
    A_NUMBER,
    A_SEAT,
    A_WORD,
    AN_APARTMENT,
    ATTIC,
    apartment_id,
    place_token,
    sort_of,
)
from altbau.games.wucherer.rules.cards import JAIL, MONSTER, ROOF, is_action, is_tenant
from altbau.games.wucherer.rules.differences import DIFFERENCES, answer, card_rows
from altbau.games.wucherer.rules.edition import ANYWHERE, AS_PRINTED, GROUND, NO_LIMIT, Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.events import PILES, REASONS, income_items_in
from altbau.games.wucherer.rules.ids import Card, numbered
from altbau.games.wucherer.rules.playbook import PLAYBOOK
from altbau.games.wucherer.rules.questions import FLOORS
from altbau.games.wucherer.view import UNKNOWN, WuchererSight

Phase: TypeAlias = Literal["check", "play", "rent", "over"]
CardGroup: TypeAlias = Literal["tenant", "building", "action", "supply"]


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


class CardInfo(Wire):
    """A card of an edition for the inspector; provenance is `rulebook`, `reconstructed` or `own`."""

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


class WuchererEditionInfo(EditionInfo, tag="wucherer", tag_field="game"):
    """An edition with its cards."""

    cards: list[CardInfo]


class CardRow(Wire):
    """One idea of a card and how each edition has it, or null."""

    cards: list[CardInfo | None]


class WuchererDifferences(Differences, tag="wucherer", tag_field="game"):
    """Their cards, too, in the order of `editions`."""

    cards: list[CardRow]


TYPES = {A_CARD: "card", A_WORD: "word", A_SEAT: "seat", A_BUILDING: "place", AN_APARTMENT: "place"}


def kind(action: Action, question: int) -> str:
    """What an action names."""
    sort = sort_of(action)
    if sort == A_NUMBER:
        return "floors" if question == FLOORS else "coins"
    return TYPES[sort]


def argument(edition: Edition, sort: str, value: int) -> Argument:
    """An argument of an event or a question as the page reads it; what is hidden or missing is null."""
    if sort == "pile":
        return Argument(type="key", value=PILES[value])
    if sort in ("card", "hidden"):
        return Argument(type="card", value=edition.names[numbered(value)]) if value else Argument(type=sort, value=None)
    return Argument(type="place", value=place_token(Action(value)) if value else None)


def items(edition: Edition, values: tuple[int, ...]) -> Calculation:
    """The lines of a calculation, from the items of an event."""
    found = income_items_in(values)
    return Calculation(
        rules=dict(REASONS[item.reason] for item in found),
        args={"coins": "coins", "place": "place", "card": "card"},
        lines=[
            [
                REASONS[item.reason][0],
                item.coins,
                place_token(item.place) if item.place else None,
                edition.names[item.card] if item.card else None,
            ]
            for item in found
        ],
    )


def town(v: WuchererSight, before: tuple[WuchererSight, WuchererTable] | None) -> list[Building]:
    """All buildings; those that look as before are told by what told them then."""
    if before is None:
        return [building(v, place) for place in range(len(v.buildings))]
    told = before[1].buildings
    return [
        building(v, place) if there < 0 else told[there] for place, there in enumerate(v.looking_alike(before[0]))
    ]


def building(v: WuchererSight, place: int) -> Building:
    """One of the buildings, with its apartments from below, as who does not know its floors sees it."""
    shown, rents, tall = v.buildings[place], v.rents[place], v.tall[place]
    names, height = v.edition.names, shown.height
    return Building(
        id=place_token(shown.id),
        owner=SEAT_NAMES[shown.owner],
        roof=names[shown.roof],
        expansion=shown.expansion,
        basement=shown.basement,
        floors=[None] * height,
        apartments=[
            Apartment(
                id=place_token(apartment_id(shown.id, slot if slot <= height else ATTIC)),
                kind="basement" if slot == 0 else "attic" if slot > height else "floor",
                tenant=names[tenant] if tenant > 0 else None,
                tall=tall[slot],
                upper=tenant < 0,
                withheld=shown.withheld[slot],
                waived=shown.waived[slot],
                rent=rents[slot],
            )
            for slot, tenant in enumerate(shown.tenants)
            if shown.built >> slot & 1
        ],
        squatted=shown.squatted,
        income=v.building_incomes[place],
    )


# --- editions for the start page and the card inspector ---------------------------------------------------------------


def copies_of(shown: Edition) -> dict[Card, int]:
    """How many there are of each card, in the deck and in the supplies."""
    supply = {ROOF: shown.roofs, MONSTER: shown.monsters, JAIL: 1}
    return shown.deck | {kind: copies for kind, copies in supply.items() if copies}


def card_of(shown: Edition, kind: Card) -> CardInfo | None:
    """A card of an edition, if it has it."""
    copies = copies_of(shown).get(kind, 0)
    return card(shown, kind, copies) if copies else None


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
    rules = list(PLAYBOOK[kind].rules)
    if kind not in shown.tenants:
        return CardInfo(name=shown.names[kind], group=group, count=count, rules=rules)
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
    return WuchererEditionInfo(**common, cards=cards)


def message(
    v: WuchererSight, players: list[Data], common: Data, before: tuple[WuchererSight, WuchererTable] | None = None
) -> WuchererTable:
    """The table as a spectator sees it; `players` and `common` are what tables of all games show, and `before` is an
    earlier one."""
    names = v.edition.names
    return WuchererTable(
        **common,
        seats=[
            Landlord(
                **player,
                coins=known_coins(v, number),
                hand_count=v.hand_counts[number],
                income=v.incomes[number],
                jailed=v.prisoner == number,
            )
            for number, player in enumerate(players)
        ],
        hand=[names[kind] for kind in v.hand],
        buildings=town(v, before),
        draw_count=v.draw_count,
        discard=[names[kind] for kind in v.discard],
        roofs=v.roofs,
        monsters=v.monsters,
        last_turns=[SEAT_NAMES[number] for number in v.last_turns],
        buyable=v.buyable,
    )


def own_fields(v: WuchererSight) -> Data:
    """The seat's hand, what it can buy, the floors that it has laid, its money if others hide theirs, and its site."""
    names = v.edition.names
    found: Data = {"hand": [names[kind] for kind in v.hand], "buyable": v.buyable}
    for seat in v.seats():
        found[f"seats/{SEAT_NAMES[seat]}/coins"] = known_coins(v, seat)
        found[f"seats/{SEAT_NAMES[seat]}/hand_count"] = v.hand_counts[seat]
    for shown in v.buildings:
        floors = [names[kind] if kind else None for kind in shown.floors]
        found[f"buildings/{place_token(shown.id)}/floors"] = floors
    return found


def known_coins(v: WuchererSight, seat: int) -> int | None:
    """Somebody's money, or null while it is hidden."""
    return None if v.coins[seat] == UNKNOWN else v.coins[seat]
