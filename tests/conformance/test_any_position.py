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
        game.play(rng.choice(game.table.legal))


@pytest.mark.seeds(8, 400)
def test_a_game_goes_on_from_any_position(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, 200):
        if rng.random() < 0.05 and now.module.quiet(now.table):
            game = Game.from_position(now.position(), seed=seed)
            assert game.position() == Game.from_position(game.position()).position()
            while now.waiting:
                now.pass_on()
            assert (game.asked, game.tokens) == (now.asked, now.tokens)
            finish(game, rng, 100)
            assert Game.load(game.record()).checksum() == game.checksum()
            assert Game.from_transcript(game.transcript()).checksum() == game.checksum()
