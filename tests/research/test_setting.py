"""A setting deals games that are played in numbers, and says what they have come to."""

import pickle
from random import Random
from typing import Any

import pytest

from altbau import BadInput, Game
from altbau.core.engine.ids import FIRST, NOBODY
from altbau.games import EDITIONS
from altbau.research.environment_spec import EnvironmentSpec
from tests.conformance.test_encoding import ENCODED


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ENCODED)
def test_a_game_is_played_in_numbers_to_its_end(edition: str, players: int) -> None:
    setting = EnvironmentSpec(edition, players, rounds=4)
    table, rng = setting.deal(seed=players), Random(players)
    decisions = 0
    while not setting.over(table):
        setting.play(table, rng.choice(setting.numbers(table)))
        decisions += 1
    assert 20 < decisions < setting.encoding.longest(setting.rounds)
    returns = setting.returns(table)
    assert sum(returns) == pytest.approx(0)
    best = setting.module.places(table.state)
    assert all((given == max(returns)) == (place == 1) for given, place in zip(returns, best, strict=True))


def test_the_same_deal_as_a_game_has() -> None:
    setting = EnvironmentSpec("landlord-2013", 3)
    game = Game.new("landlord-2013", players=3, seed=5)
    table = setting.deal(5)
    assert table.asked == game.asked
    assert table.view(table.asked) == game.view(game.asked)


def test_who_win_together_share() -> None:
    setting = EnvironmentSpec("landlord-2013", 3)
    table = setting.deal(1)
    assert setting.returns(table) == [0, 0, 0]  # three coins each
    table.state.coins[1] = 4  # type: ignore[attr-defined]
    assert setting.returns(table) == [-0.5, 1, -0.5]
    table.state.coins[2] = 4  # type: ignore[attr-defined]
    assert setting.returns(table) == [-0.5, 0.25, 0.25]


def test_rents_are_claimed_as_soon_as_they_are_due() -> None:
    setting = EnvironmentSpec("monopoly", 2, options={"rent-on-demand": True}, rounds=10)
    table, rng = setting.deal(seed=3), Random(3)
    paid = 0
    while not setting.over(table):
        events = setting.play(table, rng.choice(setting.numbers(table)))
        paid += sum(setting.module.EVENTS[event[0]].name == "rent-paid" for event in events)
        assert not setting.module.claimants(table.state)
    assert paid


def test_a_game_without_an_end_is_cut_off() -> None:
    setting = EnvironmentSpec("landlord-2013", 2, rounds=1)
    table = setting.deal(seed=1)
    while not setting.over(table):
        setting.play(table, setting.numbers(table)[-1])
    assert table.asked != NOBODY and table.state.turns == 3


CHANGED: dict[str, Any] = {
    "options": {"starter": "A"},
    "cards": {"hacker": {"rent": 3}},
    "house": {"name": {"de": "Unser Abend", "en": "Our evening"}, "starting_coins": 10, "deck": {"family": 2}},
}


def test_options_card_values_and_house_rules_are_those_of_a_game() -> None:
    setting = EnvironmentSpec("landlord-2013", 2, rounds=3, **CHANGED)
    table = setting.deal(seed=7)
    assert table.view(FIRST) == Game.new("landlord-2013", players=2, seed=7, **CHANGED).view(FIRST)
    assert pickle.loads(pickle.dumps(setting)).rules == setting.rules
    rng = Random(7)
    while not setting.over(table):
        setting.play(table, rng.choice(setting.numbers(table)))
        assert len(setting.observe(table, FIRST)) == setting.encoding.length


@pytest.mark.parametrize(
    "wrong",
    [
        {"cards": {"nobody": {"rent": 3}}},
        {"cards": {"hacker": {"rent": -1}}},
        {"house": {"starting_coins": 10}},
        {"house": CHANGED["house"] | {"starting_coins": 1000}},
        {"house": CHANGED["house"] | {"nothing": 1}},
    ],
)
def test_card_values_and_house_rules_are_refused_as_for_a_game(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as of_game:
        Game.new("landlord-2013", players=2, seed=7, **wrong)
    with pytest.raises(BadInput) as of_setting:
        EnvironmentSpec("landlord-2013", 2, **wrong)
    assert of_setting.value.say("en") == of_game.value.say("en")


def test_what_can_not_be_set_is_refused() -> None:
    for wanted in ({"players": 5}, {"rounds": 0}, {"players": 1}, {"edition": "chess"}, {"options": {"nothing": True}}):
        with pytest.raises(BadInput):
            EnvironmentSpec(**wanted)
    with pytest.raises(BadInput, match="edition-without-numbers"):
        EnvironmentSpec("wucherer-1992")
    assert "wucherer-1992" in EDITIONS


def test_a_number_that_can_not_be_chosen_is_refused() -> None:
    setting = EnvironmentSpec()
    table = setting.deal(seed=1)
    before = table.view(table.asked)
    with pytest.raises(ValueError, match="can't be chosen"):
        setting.play(table, setting.encoding.size - 1)
    assert table.view(table.asked) == before


def test_a_table_can_be_kept() -> None:
    setting = EnvironmentSpec("wucherer-1997", 3)
    table = setting.deal(seed=2)
    setting.play(table, setting.numbers(table)[0])
    again, same = pickle.loads(pickle.dumps((table, setting)))
    assert again.view(FIRST) == table.view(FIRST) and same.encoding.actions == setting.encoding.actions
    twin = table.copy()
    setting.play(twin, setting.numbers(twin)[0])
    assert twin.view(FIRST) != table.view(FIRST)
