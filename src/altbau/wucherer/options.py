"""An edition as a table plays it: with its options chosen, and with an owner's own card values."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

from altbau.errors import BadInput
from altbau.wucherer.actions import SEAT_NAMES
from altbau.wucherer.edition import RANDOM_STARTER, Edition, TenantCard
from altbau.wucherer.editions import EDITIONS

MOST_COINS: Final = 100  # the highest rent or floor limit that somebody may give a card


class Option(NamedTuple):
    """A table option: a switch, or a choice if it has `choices`."""

    name: str
    field: str
    default: bool | str
    choices: tuple[str, ...] = ()


TENANT_POWERS: Final = Option("tenant-powers", "tenant_powers", True)
STARTER: Final = Option("starter", "starter", "random", ("random", *SEAT_NAMES[:6]))

OPTIONS: Final = {
    "landlord-2013": (
        TENANT_POWERS,
        STARTER,
        Option("check-on-first-turn", "check_on_first_turn", False),
        Option("monsters-evicted-to-hand", "monsters_evicted_to_hand", False),
    ),
    "wucherer-1997": (
        TENANT_POWERS,
        STARTER,
        Option("hidden-money", "hidden_money", False),
        Option("free-trade", "free_trade", False),
        Option("anyone-may-react", "anyone_may_react", False),
    ),
    "wucherer-1992": (
        TENANT_POWERS,
        STARTER,
        Option("professional-bomb", "professional_bomb", False),
    ),
}


def find_edition(key: str) -> Edition:
    """The edition with this key. Raises BadInput."""
    if key not in EDITIONS:
        raise BadInput("unknown-edition", edition=key, known=", ".join(EDITIONS))
    return EDITIONS[key]


def check_players(edition: Edition, players: int) -> None:
    """Raises BadInput unless so many can play (R001)."""
    if not edition.min_players <= players <= edition.max_players:
        raise BadInput(
            "wrong-player-count", players=players, least=edition.min_players, most=edition.max_players
        )  # fmt: skip


def with_options(edition: Edition, players: int, options: Mapping[str, object]) -> Edition:
    """The edition with table options set. Raises BadInput for an unknown one or an impossible value."""
    known = {option.name: option for option in OPTIONS[edition.key]}
    for name, value in options.items():
        if name not in known:
            raise BadInput("unknown-option", option=name, edition=edition.key, known=", ".join(known))
        option = known[name]
        allowed = option.choices or (True, False)
        absent = isinstance(value, str) and value in SEAT_NAMES[players:]
        if type(value) is not type(option.default) or value not in allowed or absent:
            choices = ", ".join(str(each).lower() if isinstance(each, bool) else each for each in allowed)
            raise BadInput("bad-option-value", option=name, value=str(value), known=choices)
        edition = replace(edition, **{option.field: field_value(option, value)})
    return edition


def field_value(option: Option, value: object) -> Any:
    """What an option's value stands for in the record: a switch is itself, a starter is a seat."""
    if not option.choices:
        return value
    return RANDOM_STARTER if value == option.default else SEAT_NAMES.index(str(value))


def with_values(edition: Edition, cards: Mapping[str, Mapping[str, object]]) -> Edition:
    """The edition with other printed values, as `{"hacker": {"rent": 2, "floors": 4}}`. Raises BadInput."""
    tenants = dict(edition.tenants)
    for name, values in cards.items():
        kind = edition.kind(name)
        if kind not in tenants:
            raise BadInput("unknown-card", card=name, place=f"cards.{name}")
        tenants[kind] = changed_card(tenants[kind], name, values)
    return replace(edition, tenants=tenants)


def changed_card(card: TenantCard, name: str, values: object) -> TenantCard:
    """A tenant card with an owner's own rent or floor limit."""
    if not isinstance(values, Mapping):
        raise BadInput("bad-card-value", place=f"cards.{name}", value=str(values))
    for key, value in values.items():
        place = f"cards.{name}.{key}"
        if key not in ("rent", "floors"):
            raise BadInput("unknown-key", key=str(key), place=f"cards.{name}")
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_COINS:
            raise BadInput("bad-card-value", place=place, value=str(value))
        if key == "rent":
            card = replace(card, rent=value, rent_from="own")
        else:
            card = replace(card, floors=value, floors_from="own")
    return card
