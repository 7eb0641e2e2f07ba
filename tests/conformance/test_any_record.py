"""At whatever moment a game is copied, saved or written down, what comes back is the same game and one of its own."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from altbau import BadInput, Game, IllegalMove, Match, NotAsked
from altbau.games import EDITIONS
from tests.any_game import view
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 250


def unpickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, unpickled)


def seen(table: Any) -> list[Any]:
    """What there is to see of a table, from all sides, and its future."""
    frames = [type(frame) for frame in table.todo.frames]
    return [*(view(table, seat).facts() for seat in range(-1, table.players)), table.rng.state(), table.legal, frames]


@pytest.mark.seeds(8, 600)
def test_a_game_can_be_saved_and_written_down_at_every_decision(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for now in decisions(game, rng, MOST_DECISIONS):
        if rng.random() < (0.3 if now.waiting else 0.04):
            loaded = Game.load(now.record())
            assert (loaded.checksum(), loaded.asked, loaded.waiting) == (now.checksum(), now.asked, now.waiting)
            written = Game.from_transcript(now.transcript())
            assert (written.checksum(), written.asked, written.waiting) == (now.checksum(), now.asked, now.waiting)
    assert Game.from_transcript(game.transcript()).checksum() == Game.load(game.record()).checksum() == game.checksum()


@pytest.mark.seeds(6, 400)
def test_copies_of_all_sorts_are_the_same_and_independent(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for now in decisions(game, rng, MOST_DECISIONS):
        if rng.random() < 0.06:
            before, all_seen = now.checksum(), seen(now.table)
            action = rng.choice(now.table.legal)
            for way in WAYS:
                twin, table = way(now), way(now.table)
                assert (twin.checksum(), twin.log, twin.actions) == (before, now.log, now.actions)
                assert seen(twin.table) == seen(table) == all_seen
                assert twin.table.edition == table.edition == now.table.edition
                for seat in range(-1, now.players):
                    assert way(view(now.table, seat)) == view(now.table, seat)
                twin.play(action)
                table.step(action)
                assert seen(twin.table) == seen(table)
                assert (now.checksum(), seen(now.table)) == (before, all_seen)


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_game_can_take_back_what_the_original_can(way: Callable[[Any], Any]) -> None:
    game = Game.new(players=2, seed=3)
    seat = game.asked or 0
    before = game.checksum()
    game.play(game.table.legal[0])
    assert game.can_undo(seat)
    twin = way(game)
    twin.undo(seat)
    assert twin.checksum() == before != game.checksum()


@pytest.mark.parametrize("way", WAYS)
def test_a_copied_match_goes_on_by_itself(way: Callable[[Any], Any]) -> None:
    match = Match("wucherer-1992", players=2, seed=5, games=3)
    rng = Random(5)
    while not match.game.over:
        match.game.play(rng.choice(match.game.table.legal))
    twin = way(match)
    twin.next_game()
    assert (match.number, twin.number) == (1, 2)
    assert Match.load(twin.record()).log == twin.log


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_comes_back_as_it_was(edition: str) -> None:
    rules = Game.new(edition, players=2, seed=1).table.edition
    for way in WAYS:
        assert way(rules) == rules
        assert type(way(rules)) is type(rules)


def test_a_record_is_no_window_into_the_game() -> None:
    game = Game.new(players=2, seed=2, options={"tenant-powers": False}, cards={"hacker": {"rent": 2}})
    before = game.record()
    spoilt = game.record()
    spoilt["actions"].append(1)
    spoilt["options"].clear()
    spoilt["cards"]["hacker"]["rent"] = 7
    assert game.record() == before
    game.play(game.table.legal[0])
    assert before["actions"] == []
    match = Match("wucherer-1997", players=2, seed=2, options={"free-trade": True}, games=2)
    match.record()["options"].clear()
    assert match.record()["options"] == {"free-trade": True}


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_legal_belongs_to_nobody(edition: str) -> None:
    """Nothing that one game hands out is another game's too, or could be changed in its place."""
    rng = Random(2)
    game = any_game(rng, edition)
    kept: list[list[int]] = []
    for now in decisions(game, rng, MOST_DECISIONS):
        assert type(now.table.legal) is tuple
        assert type(now.view(now.asked).legal) is tuple
        fresh = now.table.todo.frames[-1].options(now.table)
        assert not any(fresh is older for older in kept)
        kept.append(fresh)


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
        assert type(twin) is type(error)
        assert (twin.code, twin.args_by_name, str(twin)) == (error.code, error.args_by_name, str(error))
        assert getattr(twin, "rule", None) == getattr(error, "rule", None)


def with_jackpot(seed: int) -> str:
    """What a worker of a pool does, with an option that there is not."""
    return Game.new(players=2, seed=seed, options={"jackpot": True}).phase


def test_an_error_in_a_pool_of_processes_comes_home() -> None:
    with multiprocessing.get_context("spawn").Pool(1) as pool, pytest.raises(BadInput, match="jackpot") as refused:
        pool.map_async(with_jackpot, [1]).get(timeout=60)
    assert refused.value.args_by_name["option"] == "jackpot"
