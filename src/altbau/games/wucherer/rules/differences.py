"""The differences between the editions, rule by rule: fields of their records, in the order of a game's phases."""

from typing import Final, NamedTuple

from altbau.games.wucherer.rules.cards import (
    BROKER,
    EMPTY,
    FAMILY,
    FLAT_ROOF,
    LUNATIC,
    MOVER,
    MUSICIANS,
    POLITICS,
    RENT_WITHHELD,
)
from altbau.games.wucherer.rules.edition import STAND_INS, Edition, stated
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.ids import Card


class Difference(NamedTuple):
    """A field of the edition record, its rules, and the card without which the field means nothing (or EMPTY)."""

    field: str
    rules: tuple[str, ...]
    card: Card = EMPTY


DIFFERENCES: Final = (
    Difference("starting_roofs", ("R011",)),
    Difference("roofs", ("R012", "R057")),
    Difference("check_on_first_turn", ("R027",)),
    Difference("homeless_by_squatters_stay", ("R037",)),
    Difference("squatted_own_first", ("R036",)),
    Difference("monsters", ("R041", "R044")),
    Difference("max_floors", ("R054",)),
    Difference("builds_for_others", ("R052",)),
    Difference("asks_for_roofs", ("R061",)),
    Difference("flat_roof_on_roof", ("R068",), FLAT_ROOF),
    Difference("symbols_without_powers", ("R083",)),
    Difference("family_reports", ("R088",), FAMILY),
    Difference("family_reports_own_death", ("R091",), FAMILY),
    Difference("mother_comes_to_hand", ("R032", "R096")),
    Difference("musicians_author_decides", ("R100",), MUSICIANS),
    Difference("homeless_by_musicians_stay", ("R101",), MUSICIANS),
    Difference("mover_fee", ("R112",), MOVER),
    Difference("movers_pay", ("R112", "R113", "R170"), BROKER),
    Difference("broker_on_own_move", ("R169",), BROKER),
    Difference("broker_for_squatters", ("R087", "R169"), BROKER),
    Difference("broker_waives_next_rent", ("R171",), BROKER),
    Difference("move_under_pile", ("R134", "R135")),
    Difference("murdered_under_pile", ("R138",)),
    Difference("counter_stroke_optional", ("R143",), LUNATIC),
    Difference("police_clear_any_building", ("R131",)),
    Difference("politics_frees", ("R160",), POLITICS),
    Difference("squatters_withhold", ("R173",), RENT_WITHHELD),
    Difference("minimum_income", ("R158", "R188")),
    Difference("minimum_for_owners", ("R188",)),
    Difference("prisoner_buys", ("R158", "R197")),
    Difference("drawer_plays_again", ("R199",)),
    Difference("second_pass_players", ("R200",)),
    Difference("empty_pile_takes_cards", ("R201", "R202")),
    Difference("match_target", ("R208",)),
    Difference("deal_rotates", ("R017",)),
    Difference("keeps_records", ("R209", "R210", "R211")),
)


def answer(difference: Difference, edition: Edition) -> bool | int | None:
    """The value of an edition; None for never or no limit, and if it does not have the card."""
    if difference.card and difference.card not in edition.deck:
        return None
    if difference.field in STAND_INS:
        return stated(edition, difference.field)
    value: bool | int = getattr(edition, difference.field)
    return value


def card_rows() -> list[Card]:
    """All card kinds of all editions, sorted."""
    return sorted({kind for edition in EDITIONS.values() for kind in edition.names})
