"""Copies of games, matches and errors equal the originals, and share nothing with them."""

import multiprocessing
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from altbau import BadInput, Game, IllegalMove, Match, NotAsked
from altbau.core.data import Data
from altbau.play.bots import any_action
from tests.conformance.test_any_record import WAYS


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_game_can_take_back_what_the_original_can(way: Callable[[Any], Any]) -> None:
    game = Game.new(players=2, seed=3)
    seat = game.asked or 0
    before = game.checksum()
    game.play(game.state.legal_actions[0])
    assert game.can_undo(seat)
    twin = way(game)
    twin.undo(seat)
    assert twin.checksum() == before != game.checksum()


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_match_goes_on_by_itself(way: Callable[[Any], Any]) -> None:
    match = Match("wucherer-1992", players=2, seed=5, games=3)
    rng = Random(5)
    while not match.game.over:
        match.game.play(any_action(match.game.state, rng.randrange))
    twin = way(match)
    twin.next_game()
    assert (match.number, twin.number) == (1, 2)
    assert Match.load(twin.record()).log == twin.log


def test_a_record_is_no_window_into_the_game() -> None:
    game = Game.new(players=2, seed=2, options={"tenant-powers": False}, cards={"hacker": {"rent": 2}})
    before = game.record()
    spoilt: Data = game.record()
    spoilt["actions"].append(1)
    spoilt["options"].clear()
    spoilt["cards"]["hacker"]["rent"] = 7
    assert game.record() == before
    game.play(game.state.legal_actions[0])
    assert before["actions"] == []
    match = Match("wucherer-1997", players=2, seed=2, options={"free-trade": True}, games=2)
    spoilt_match: Data = match.record()
    spoilt_match["options"].clear()
    assert match.record()["options"] == {"free-trade": True}


ERRORS = (
    BadInput("too-large"),
    BadInput("unknown-option", option="x", edition="y", known="z"),
    NotAsked("not-asked", player="A", asked="B"),
    IllegalMove("illegal-move", "R105", token="murder", refusal="murder-proof", options="done"),
)


@pytest.mark.parametrize("error", ERRORS)
def test_errors_travel_with_all_that_they_say(error: BadInput) -> None:
    error.args_by_name.setdefault("place", "game.3")
    for way in WAYS:
        twin = way(error)
        assert twin == error and str(twin) == str(error)


def with_jackpot(seed: int) -> str:
    """What a worker of a pool does, with an option that there is not."""
    return Game.new(players=2, seed=seed, options={"jackpot": True}).phase


def test_an_error_in_a_pool_of_processes_comes_home() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool, pytest.raises(BadInput, match="jackpot") as refused:
        pool.map_async(with_jackpot, [1]).get(timeout=60)
    assert refused.value.args_by_name["option"] == "jackpot"
