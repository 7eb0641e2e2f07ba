"""The editions and table options."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from altbau.core.data import HouseRules
from altbau.core.engine.options import check_players, edition_fields, option_of, refuse_house
from altbau.errors import BadInput
from altbau.games.monopoly import NAME
from altbau.games.monopoly.rules.cards import DECKS
from altbau.games.monopoly.rules.dealing import MOST_DEALT, dearest_deal
from altbau.games.monopoly.rules.edition import MONOPOLY, MonopolyEdition

EDITIONS: Final = {MONOPOLY.key: MONOPOLY}
MOST_ROUNDS: Final = 10_000
MOST_MONEY: Final = 100_000

OPTIONS: Final = (
    option_of(MONOPOLY, "rent-on-demand"),
    option_of(MONOPOLY, "deck", choices=tuple(DECKS)),
    option_of(MONOPOLY, "turn-limit", most=MOST_ROUNDS, rounds=True),
    option_of(MONOPOLY, "start-money", most=MOST_MONEY),
    option_of(MONOPOLY, "parking-pot"),
    option_of(MONOPOLY, "double-salary"),
    option_of(MONOPOLY, "no-auction"),
    option_of(MONOPOLY, "no-rent-from-jail"),
    option_of(MONOPOLY, "first-lap"),
    option_of(MONOPOLY, "dealt-places", most=MOST_DEALT),
    option_of(MONOPOLY, "dealt-paid"),
)


def configured(
    key: str,
    players: int,
    options: Mapping[str, object],
    cards: Mapping[str, Mapping[str, object]],
    house: HouseRules,
) -> MonopolyEdition:
    """The edition with its options; neither card values nor other fields can be changed. Raises BadInput, also where
    the start money may be less than the dealt places cost (H07)."""
    check_players(players, MONOPOLY.min_players, MONOPOLY.max_players)
    for name in cards:
        raise BadInput("unknown-card", card=name, place=f"cards.{name}")
    refuse_house(house)
    edition = replace(MONOPOLY, **edition_fields(OPTIONS, key, options))
    needed = dearest_deal(edition.dealt_places) if edition.dealt_paid else 0
    if edition.start_money < needed:
        raise BadInput("dealt-beyond-money", needed=needed, places=edition.dealt_places).told_by(NAME)
    return edition
