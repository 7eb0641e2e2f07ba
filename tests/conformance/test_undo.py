"""What is taken back has never been: the game before it comes back, plays on, and its record plays again."""

from random import Random

import pytest

from altbau import BadInput, Game
from altbau.core.ids import Action
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
