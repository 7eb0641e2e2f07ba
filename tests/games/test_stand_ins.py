"""A number that stands for no limit or never is known to the rules alone: outside it is null, or a word."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import msgspec
import pytest

from altbau.core.text import LANGUAGES
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.games.monopoly.rules.edition import MONOPOLY
from altbau.games.wucherer.narrator import WuchererNarrator
from altbau.games.wucherer.rules.differences import DIFFERENCES, answer
from altbau.games.wucherer.rules.edition import NO_LIMIT, STAND_INS, Edition, TenantCard, stated
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.play.game import Game
from altbau.play.text.position import read_position
from altbau.table.view import catalogue
from docs.generate import editions_document

every_edition = pytest.mark.parametrize("key", EDITIONS)


def numbers(told: Any) -> Iterator[int]:
    """All numbers in a message."""
    if isinstance(told, dict):
        told = [*told.values()]
    if isinstance(told, list):
        for each in told:
            yield from numbers(each)
    elif isinstance(told, int) and not isinstance(told, bool):
        yield told


def test_each_stand_in_belongs_to_a_field() -> None:
    assert STAND_INS.keys() <= {field.name for record in (Edition, TenantCard) for field in fields(record)}
    for field, number in STAND_INS.items():
        cards = [card for edition in EDITIONS.values() for card in edition.tenants.values()]
        records: list[Edition | TenantCard] = [*EDITIONS.values(), *cards]
        found = [record for record in records if getattr(record, field, None) == number]
        assert found and all(stated(record, field) is None for record in found), field


@every_edition
def test_no_message_has_a_number_that_stands_for_something_else(key: str) -> None:
    game, edition = game_of(key), EDITIONS[key]
    told = msgspec.to_builtins([catalogue.edition(edition), game.differences()])
    assert all(-1 < number < NO_LIMIT for number in numbers(told))
    assert catalogue.edition(edition).match_target == (edition.match_target or None)


def test_a_difference_says_never_in_words() -> None:
    (again,) = (each for each in DIFFERENCES if each.field == "second_pass_players")
    answers = [answer(again, edition) for edition in EDITIONS.values()]
    assert answers == [None, 5, None]
    for language in LANGUAGES:
        narrator = WuchererNarrator(language, EDITIONS["landlord-2013"], ())
        words = [narrator.difference("second-pass-players", each) for each in answers]
        assert words == (["nie", "5", "nie"] if language == "de" else ["never", "5", "never"])
        assert narrator.difference("match-target", None) == "–"


def test_the_document_of_the_editions_has_words() -> None:
    assert str(NO_LIMIT) not in editions_document() and "| -1 |" not in editions_document()


@pytest.mark.parametrize(("key", "most"), [("landlord-2013", 5), ("wucherer-1997", 5), ("wucherer-1992", 95)])
def test_a_building_of_too_many_floors_is_refused_with_the_true_limit(key: str, most: int) -> None:
    with pytest.raises(BadInput) as refused:
        read_position({"edition": key, "players": 2, "buildings": {"A1": {"floors": most + 1, "roof": "roof"}}})
    assert refused.value.args_by_name["most"] == most


def test_no_turn_limit_is_null_and_zero_is_still_read() -> None:
    """In options and positions; no other option can be null."""
    (limit,) = (each for each in catalogue.edition(MONOPOLY).options if each.name == "turn-limit")
    assert limit.default is None
    for value in (None, 0):
        options = {"turn-limit": value}
        assert Game.new("monopoly", players=2, seed=1, options=options).state.edition == MONOPOLY
        assert read_position({"edition": "monopoly", "players": 2, "options": options}).edition == MONOPOLY
    for name in ("start-money", "deck"):
        with pytest.raises(BadInput, match="bad-option-value"):
            Game.new("monopoly", players=2, seed=1, options={name: None})
