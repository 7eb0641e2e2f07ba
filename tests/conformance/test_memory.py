"""The public memory of hidden things: a value that depends only on what all seats have seen, however it is computed."""

import json
import pickle
from random import Random

import pytest

from altbau import Game, Match, determinize
from altbau.core.engine.ids import NOBODY, seats
from altbau.core.engine.rng import seeded
from altbau.core.engine.view import Memory
from altbau.play.bots import any_action
from altbau.play.history import GameHistory
from altbau.table.log.stored_lines import log_lines
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 300


def rebuilt(game: Game) -> Memory:
    """The memory of a game by the lines of its log as they are kept."""
    match = Match.going_on(game, seed=1)
    kept = [json.loads(line) for line in log_lines(match, game.log)]
    return game.module.recalled(game.state.edition, game.players, kept)


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(2, 200)
def test_it_is_the_same_carried_along_and_rebuilt_from_what_was_kept(edition: str, seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, edition), rng, MOST_DECISIONS):
        if rng.random() < 0.1:
            assert now.memory == rebuilt(now)


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(2, 200)
def test_what_is_taken_back_nobody_has_noticed(edition: str, seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, edition), rng, MOST_DECISIONS):
        if now.can_undo(now.state.asked) and rng.random() < 0.2:
            trial = now.copy()
            trial.undo(trial.state.asked)
            assert trial.memory == rebuilt(trial)


def alike(one: GameHistory, other: GameHistory) -> bool:
    """Whether everybody at two tables has seen the same."""
    return [one.redacted(event) for event in one.log] == [other.redacted(event) for event in other.log]


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(2, 200)
def test_tables_that_differ_in_hidden_cards_only_are_remembered_alike(edition: str, seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, edition), rng, MOST_DECISIONS):
        if rng.random() > 0.02:
            continue
        here, there = now.copy(), now.copy()
        there.state = determinize(now.view(rng.choice([None, *seats(now.players)])), seeded(seed))
        while not here.over and alike(here, there):
            assert here.memory == there.memory
            action = any_action(here.state, rng.randrange)
            if not there.permits(action):
                break
            here.play(action)
            there.play(action)


@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_it_goes_to_whoever_decides_elsewhere(edition: str) -> None:
    rng = Random(1)
    for now in decisions(any_game(rng, edition), rng, MOST_DECISIONS):
        if rng.random() < 0.05:
            view = now.view(now.asked)
            assert view.memory == now.memory == pickle.loads(pickle.dumps(view)).memory


def test_a_view_of_a_state_alone_remembers_nothing() -> None:
    game = Game.new(players=2, seed=1)
    assert game.module.view(game.state, NOBODY).memory == ()
