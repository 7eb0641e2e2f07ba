"""Table options: editions with chosen options and changed card values."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from altbau.core.engine.ids import Seat
from altbau.core.engine.options import Option, check_players, edition_fields, option_of
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.errors import BadInput
from altbau.games.wucherer.rules.edition import RANDOM_STARTER, Edition, TenantCard
from altbau.games.wucherer.rules.editions import EDITIONS

MOST_COINS: Final = 100  # the highest rent or floor limit that a card can be given

STARTER: Final = Option("starter", "starter", "random", ("random", *SEAT_NAMES[:6]))


def options_of(edition: Edition) -> tuple[Option, ...]:
    """The table options of an edition."""
    switches = [option_of(edition, name) for name in edition.switches]
    return option_of(edition, "tenant-powers"), STARTER, *switches


OPTIONS: Final = {key: options_of(edition) for key, edition in EDITIONS.items()}


def configured(
    key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Mapping[str, object]]
) -> Edition:
    """An edition with options and changed card values. Raises BadInput."""
    edition = EDITIONS[key]
    check_players(players, edition.min_players, edition.max_players)
    return with_values(with_options(edition, players, options), cards)


def with_options(edition: Edition, players: int, options: Mapping[str, object]) -> Edition:
    """The edition with table options set. Raises BadInput for an unknown option or value."""
    fields = edition_fields(OPTIONS[edition.key], edition.key, options)
    if "starter" in fields:
        fields["starter"] = starting_seat(fields["starter"], players)
    return replace(edition, **fields)


def starting_seat(name: str, players: int) -> Seat:
    """The seat that the option `starter` names. Raises BadInput."""
    if name == STARTER.default:
        return RANDOM_STARTER
    if name in SEAT_NAMES[players:]:
        known = ", ".join(("random", *SEAT_NAMES[:players]))
        raise BadInput("bad-option-value", option=STARTER.name, value=name, known=known)
    return Seat(SEAT_NAMES.index(name))


def with_values(edition: Edition, cards: Mapping[str, Mapping[str, object]]) -> Edition:
    """The edition with changed card values, such as `{"hacker": {"rent": 2, "floors": 4}}`. Raises BadInput.

    A tenant who pays nothing by the rules stays rent-free, whatever the given value (Q107).
    """
    tenants = dict(edition.tenants)
    for name, values in cards.items():
        kind = edition.kind(name)
        if kind not in tenants:
            raise BadInput("unknown-card", card=name, place=f"cards.{name}")
        tenants[kind] = changed_card(tenants[kind], name, values)
    return replace(edition, tenants=tenants)


def changed_card(card: TenantCard, name: str, values: object) -> TenantCard:
    """A tenant card with a changed rent or floor limit. Raises BadInput."""
    rent_free = card.rent == 0  # R123, R128
    if not isinstance(values, Mapping):
        raise BadInput("bad-card-value", place=f"cards.{name}", value=str(values))
    for key, value in values.items():
        place = f"cards.{name}.{key}"
        if key not in ("rent", "floors"):
            raise BadInput("unknown-key", key=str(key), place=f"cards.{name}")
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_COINS:
            raise BadInput("bad-card-value", place=place, value=str(value))
        if key == "floors":
            card = replace(card, floors=value, floors_from="own")
        elif not rent_free:
            card = replace(card, rent=value, rent_from="own")
    return card
