"""A game can be continued from any position that can be written."""

from random import Random

import pytest

from altbau import Game
from altbau.core.engine.rng import chance
from altbau.play.bots import any_action
from tests.any_game import view, viewers
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, decisions

A_GAME = 300  # decisions that a random game is followed for at most
LOOKED_AT = 0.25  # of them
AHEAD = 6  # decisions that both are played on for


def passed(game: Game) -> Game:
    """The game at its next decision that leaves a choice."""
    while game.must_pass:
        game.pass_()
    return game


def all_views(game: Game) -> list[object]:
    """What everybody knows."""
    return [view(game.state, seat).key() for seat in viewers(game.players)]


def same_future(game: Game, other: Game, rng: Random) -> None:
    """Two games are asked the same, look the same to everybody, and stay so as they are played on."""
    for _ in range(AHEAD):
        assert (game.asked, game.legal_tokens) == (other.asked, other.legal_tokens)
        assert all_views(game) == all_views(other)
        if game.over:
            return
        action = any_action(game.state, rng.randrange)
        game.play(action)
        other.play(action)


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(5, 600)
def test_a_position_with_all_cards_is_the_game(edition: str, seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, edition), rng, rng.randrange(A_GAME)):
        if rng.random() < LOOKED_AT:
            text, game = now.position(), now.copy()
            game.state = now.state.copy()
            game.state.chance = chance(seed)
            again = Game.from_position(text, seed=seed)
            same_future(passed(game), again, Random(seed))


@pytest.mark.seeds(8, 400)
def test_a_game_from_a_position_can_be_saved(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, 200):
        if rng.random() < 0.03:
            game = Game.from_position(now.position(), seed=seed)
            assert game.position() == Game.from_position(game.position()).position()
            for each in decisions(game, rng, 100):
                game = each
            assert Game.load(game.record()).checksum() == game.checksum()
            assert Game.from_transcript(game.transcript()).checksum() == game.checksum()
