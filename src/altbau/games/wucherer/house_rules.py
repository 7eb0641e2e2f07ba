"""What house rules can change in a printed edition of the landlord games (`core/house_rules.py`)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from altbau.core.data import Data, HouseRules
from altbau.core.house_rules import HouseField, house_values
from altbau.errors import BadInput
from altbau.games.wucherer.rules import options
from altbau.games.wucherer.rules.cards import (
    BROKER,
    EMPTY,
    FAMILY,
    FLAT_ROOF,
    HACKER,
    LUNATIC,
    MOTHER_WITH_CHILDREN,
    MOVER,
    MUSICIANS,
    POLITICS,
    RENT_WITHHELD,
    RENTAL_NOMAD,
    ROOF,
    TAVERN,
)
from altbau.games.wucherer.rules.construction import ROOFS
from altbau.games.wucherer.rules.differences import DIFFERENCES
from altbau.games.wucherer.rules.edition import NO_LIMIT, Edition
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import Card

COINS: Final = options.MOST_COINS
MOST_COPIES: Final = 20  # of a card
MOST_CARDS: Final = 200  # of a deck
FREE_TRADE: Final = "free-trade"  # the option with which players can offer trades without end
DECK: Final = "deck"  # the field of the copies of each card
DECK_RULES: Final = ("R002", "R003", "R004", "R005", "R007", "R013")
RULES_OF_COPIES: Final = {HACKER: ("R094",), MOTHER_WITH_CHILDREN: ("R096",)}
FOLLOWING: Final = ("family_reports_own_death", "minimum_for_owners")  # whose label there goes on from the one before
IN_DIFFERENCES: Final = {each.field for each in DIFFERENCES}.difference(FOLLOWING)


class FieldRange(NamedTuple):
    """The rules that a field is in and, unless it is a switch, its least and greatest value. Without its `card` in the
    deck it means nothing."""

    rules: tuple[str, ...]
    least: int = 0
    most: int = 0
    card: Card = EMPTY


RANGES: Final = {
    "starting_hand": FieldRange(("R014",), 0, 15),
    "starting_roofs": FieldRange(("R011", "R014"), 0, 3, ROOF),
    "starting_coins": FieldRange(("R015",), 0, COINS),
    "builds_for_others": FieldRange(("R024", "R051", "R052")),
    "asks_for_roofs": FieldRange(("R057", "R061", "R193"), card=ROOF),
    "flat_roof_on_roof": FieldRange(("R063", "R068"), card=FLAT_ROOF),
    "max_floors": FieldRange(("R017", "R054"), 1, 100),
    "symbols_without_powers": FieldRange(("R019", "R083")),
    "family_reports_own_death": FieldRange(("R091",), card=FAMILY),
    "mother_comes_to_hand": FieldRange(("R032", "R096"), card=MOTHER_WITH_CHILDREN),
    "musicians_author_decides": FieldRange(("R100",), card=MUSICIANS),
    "homeless_by_musicians_stay": FieldRange(("R101",), card=MUSICIANS),
    "homeless_by_squatters_stay": FieldRange(("R037",)),
    "squatted_own_first": FieldRange(("R036",)),
    "tavern_limit": FieldRange(("R119",), 0, COINS, TAVERN),
    "tavern_landlord_limit": FieldRange(("R120",), 0, COINS, TAVERN),
    "nomad_fee": FieldRange(("R038", "R040"), 0, COINS, RENTAL_NOMAD),
    "move_under_pile": FieldRange(("R134", "R135")),
    "movers_pay": FieldRange(("R112", "R113", "R170"), card=BROKER),
    "mover_fee": FieldRange(("R112",), 0, COINS, MOVER),
    "broker_on_own_move": FieldRange(("R169", "R182"), card=BROKER),
    "broker_for_squatters": FieldRange(("R087", "R169"), card=BROKER),
    "broker_waives_next_rent": FieldRange(("R171", "R190"), card=BROKER),
    "murdered_under_pile": FieldRange(("R138",)),
    "counter_stroke_optional": FieldRange(("R143",), card=LUNATIC),
    "police_clear_any_building": FieldRange(("R131",)),
    "politics_frees": FieldRange(("R160", "R168", "R184"), card=POLITICS),
    "squatters_withhold": FieldRange(("R173",), card=RENT_WITHHELD),
    "minimum_income": FieldRange(("R158", "R188", "R189", "R197"), 1, COINS),
    "minimum_for_owners": FieldRange(("R188",)),
    "prisoner_buys": FieldRange(("R158", "R197")),
    "bail": FieldRange(("R045",), 0, COINS),
    "cheap_cards": FieldRange(("R192", "R224"), 1, COINS),
    "drawer_plays_again": FieldRange(("R199", "R216")),
    "empty_pile_takes_cards": FieldRange(("R198", "R201", "R202")),
    "deal_rotates": FieldRange(("R017",)),
}  # fmt: skip


def house_fields(key: str) -> dict[str, HouseField]:
    """The fields that house rules can change in an edition, by their path."""
    edition = EDITIONS[key]
    found = {
        name: house_field(edition, name, each.rules, each.least, each.most)
        for name, each in RANGES.items()
        if each.card == EMPTY or each.card in edition.deck
    }
    if edition.max_floors < NO_LIMIT:  # there is a number for each apartment (`encoding.py`)
        found["max_floors"] = found["max_floors"]._replace(most=edition.max_floors)
    if edition.roofs:
        found["roofs"] = house_field(edition, "roofs", (*DECK_RULES, "R012", "R059"), 0, edition.roofs)
    if edition.monsters:
        found["monsters"] = house_field(edition, "monsters", (*DECK_RULES, "R012", "R044"), 0, MOST_COPIES)
    for kind, copies in edition.deck.items():
        name, rules = edition.names[kind], (*DECK_RULES, *RULES_OF_COPIES.get(kind, ()))
        found[f"{DECK}.{name}"] = HouseField(label_of(DECK), rules, copies, 0, max(copies, MOST_COPIES), name)
    return found


def house_field(edition: Edition, name: str, rules: tuple[str, ...], least: int, most: int) -> HouseField:
    """A field of an edition."""
    printed = getattr(edition, name)
    return HouseField(label_of(name), rules, None if printed == NO_LIMIT else printed, least, most)


def label_of(field: str) -> str:
    """The message that names a field: that of the table of differences if it stands by itself."""
    among = "difference" if field in IN_DIFFERENCES else "house"
    return f"{among}-{field.replace('_', '-')}"


def configured(
    key: str, players: int, chosen: Mapping[str, object], cards: Mapping[str, Mapping[str, object]], house: HouseRules
) -> Edition:
    """An edition with house rules, table options and changed card values. Raises BadInput."""
    return with_house(options.configured(key, players, chosen, cards), house)


def with_house(edition: Edition, house: HouseRules) -> Edition:
    """The edition with house rules; its games are not for the record lists of the printed one. Raises BadInput for
    unknown fields and for values that can't be played."""
    if not house:
        return edition
    values = house_values(house, house_fields(edition.key))
    deck = {kind: int(values.pop(f"{DECK}.{edition.names[kind]}", copies)) for kind, copies in edition.deck.items()}
    fields: Data = {**values, DECK: {kind: copies for kind, copies in deck.items() if copies}}
    changed = replace(edition, house=house, keeps_records=False, **fields)
    check_deck(changed)
    if not changed.minimum_for_owners and (changed.asks_for_roofs or FREE_TRADE in changed.switches):
        raise BadInput("house-endless", place="house.minimum_for_owners")
    return changed


def check_deck(edition: Edition) -> None:
    """Raise BadInput unless the cards are enough to deal to the most players and to let each draw one, and not too
    many; and unless there are roofs to deal and no more than in the printed edition, so that every building has a
    number (`encoding.py`)."""
    place = f"house.{DECK}"
    least = edition.max_players * (edition.starting_hand + edition.starting_roofs + 1)
    count = sum(edition.deck.values())
    if not least <= count <= MOST_CARDS:
        raise BadInput("house-cards", place=place, count=count, least=least, most=MOST_CARDS)
    most = roofs_of(EDITIONS[edition.key])
    if roofs_of(edition) > most:
        raise BadInput("house-many-roofs", place=place, count=roofs_of(edition), most=most)
    least = edition.max_players * edition.starting_roofs
    if edition.deck.get(ROOF, 0) < least:
        raise BadInput("house-few-roofs", place=place, count=edition.deck.get(ROOF, 0), least=least)


def roofs_of(edition: Edition) -> int:
    """The number of roofs of all kinds."""
    return edition.roofs + sum(edition.deck.get(kind, 0) for kind in ROOFS)
