"""Undo restores the game before the move; it can be played on, and its record can be replayed."""

from random import Random

import pytest

from altbau import BadInput, Game, determinize
from altbau.core.engine.ids import Action
from altbau.core.engine.rng import seeded
from altbau.games.wucherer.rules.cards import BOMB, EMPTY
from altbau.play.bots import any_action
from tests.any_game import SomeGame
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 200


def again(game: Game, actions: list[Action]) -> None:
    """Play what has been taken back once more."""
    for action in actions:
        while game.must_pass:
            game.pass_()
        game.play(action)


@pytest.mark.seeds(16, 800)
def test_what_is_taken_back_can_be_played_again(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        seat = now.asked
        assert seat is not None
        if not now.can_undo(seat):
            with pytest.raises(BadInput, match="nothing-to-undo"):
                now.copy().undo(seat)
        elif not now.must_pass:
            trial = now.copy()
            trial.undo(seat)
            taken = now.actions[len(trial.actions) :]
            assert trial.asked == seat and taken and trial.log == now.log[: len(trial.log)]
            if rng.random() < 0.2:
                assert Game.load(trial.record()).checksum() == trial.checksum()
            again(trial, taken)
            while trial.must_pass and trial.checksum() != now.checksum():
                trial.pass_()
            assert (trial.checksum(), trial.actions, trial.log) == (now.checksum(), now.actions, now.log)


@pytest.mark.seeds(16, 800)
def test_nobody_learns_anything_from_a_choice_that_can_be_taken_back(seed: int) -> None:
    """Of two states that look the same to a player such a choice makes two that do, too."""
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        known = now.module.view(now.state, now.state.asked)
        here, there = now.state.copy(), determinize(known, seeded(rng.randrange(10**6)))
        action = any_action(here, rng.randrange)
        here.apply(action, True)
        there.apply(action, True)
        if here.asked == known.seat and here.irreversible == now.state.irreversible:
            assert now.module.view(here, known.seat) == now.module.view(there, known.seat)


def test_whoever_has_seen_what_another_built_does_not_take_it_back() -> None:
    house = "{floors: [bomb], builder: B}"
    game: SomeGame = Game.from_position(
        f"{{phase: play, buildings: {{A1: {house}}}, hands: {{A: [demolition]}}}}", seed=1
    )
    assert game.view(0).buildings[0].floors == [EMPTY]
    game.move(0, "demolition")
    assert game.view(0).hand == [BOMB]
    assert not game.can_undo(0)
