"""The coach's judgement of a move depends only on what the seat knew; the adviser's own moves miss nothing."""

from collections.abc import Iterator
from random import Random

import pytest

from altbau import Game
from altbau.core.bots.bot import STEWARD
from altbau.core.engine.ids import Action, seats
from altbau.core.engine.rng import seeded
from altbau.play.bots import RANDOM, make, own_seed
from altbau.play.teaching.coach import CLEARLY, Review
from altbau.play.teaching.hints import adviser
from tests.conformance.test_hints import ADVISED, MOST_DECISIONS, SOME
from tests.engine.random_games import any_game, decisions

MOST_GAMES = 12


@pytest.mark.seeds(12, 400)
def test_a_judgement_follows_from_what_the_seat_knew(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, rng.choice(ADVISED)), rng, MOST_DECISIONS):
        if now.must_pass or rng.random() > SOME:
            continue
        seat = now.asked
        assert seat is not None
        view, action = now.view(seat), rng.choice(now.state.legal_actions)
        found = adviser(now.module).missed(view, action)
        assert found >= 0
        assert missed(now, action) == found
        other = now.module.determinize(view, seeded(rng.randrange(1000)))
        assert adviser(now.module).missed(now.module.view(other, seat), action) == found
        advised = adviser(now.module).decide(view).action
        assert adviser(now.module).missed(view, advised) == 0


@pytest.mark.parametrize("edition", ADVISED)
def test_whoever_plays_at_random_clearly_misses_what_stewards_do_not(edition: str) -> None:
    assert any(each >= CLEARLY for seed in range(MOST_GAMES) for each in in_turn(edition, RANDOM, seed))
    assert not any(each >= CLEARLY for each in in_turn(edition, STEWARD, 0))


def in_turn(edition: str, bot: str, seed: int) -> Iterator[float]:
    """What bots of a kind miss in their turns at the beginning of a game."""
    game = Game.new(edition, players=3, seed=seed)
    bots = [make(bot, own_seed(seed, seat), edition) for seat in seats(game.players)]
    for _ in range(MOST_DECISIONS):
        while game.must_pass:
            game.pass_()
        seat = game.asked
        if seat is None:
            return
        action = bots[seat].decide(game.view(seat)).action
        if game.state.turn == seat:
            yield missed(game, action)
        game.play(action)


def missed(game: Game, action: Action) -> float:
    """What a review of this action alone finds."""
    review = Review(game, [action])
    judge = review.judge
    judge.decide(review.view)
    review.take(judge.missed)
    assert review.over
    return review.missed
