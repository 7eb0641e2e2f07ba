"""A game goes on from any position that it can be written down as."""

from random import Random

import pytest

from altbau import Game
from tests.engine.random_games import any_game, decisions


def finish(game: Game, rng: Random, most: int = 3000) -> None:
    """Play on at random."""
    for _ in range(most):
        if game.over:
            return
        game.play(rng.choice(game.state.legal_actions))


@pytest.mark.seeds(8, 400)
def test_a_game_goes_on_from_any_position(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, 200):
        if rng.random() < 0.05 and now.module.at_free_choice(now.state):
            game = Game.from_position(now.position(), seed=seed)
            assert game.position() == Game.from_position(game.position()).position()
            while now.must_pass:
                now.pass_()
            assert (game.asked, game.legal_tokens) == (now.asked, now.legal_tokens)
            finish(game, rng, 100)
            assert Game.load(game.record()).checksum() == game.checksum()
            assert Game.from_transcript(game.transcript()).checksum() == game.checksum()
