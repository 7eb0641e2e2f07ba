"""A hint is a whole legal move with a reason in both languages, and depends only on what the seat knows."""

from random import Random

import pytest

from altbau import Game
from altbau.core.engine.rng import seeded
from altbau.core.text import LANGUAGES
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.games.wucherer.rules.hand import NO_CARDS
from altbau.play.teaching.hints import hint, reason_sentence
from tests.conformance.games import OUTSIDE
from tests.engine.random_games import any_game, decisions
from tests.text.test_text import speaks

ADVISED = [key for key in EDITIONS if game_of(key).ADVISER]
MOST_DECISIONS = 120
MOST_WORDS = 40  # of a hint: more are not read at a table
SOME = 0.3  # of the decisions, those for which a hint is asked
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gesa", "Hanno"]


@pytest.mark.seeds(12, 400)
def test_a_hint_can_be_played_and_is_the_same_whatever_is_hidden(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng, rng.choice(ADVISED)), rng, MOST_DECISIONS):
        if now.must_pass or rng.random() > SOME:
            continue
        seat = now.asked
        assert seat is not None
        found = hint(now)
        assert now.copy().move(seat, found.tokens) == []
        for language in LANGUAGES:
            narrator = now.module.narrator(language, now.state.edition, NAMES[: now.players])
            told = reason_sentence(narrator, now.module, seat, found.reason)
            speaks(told)
            assert len(told.split()) <= MOST_WORDS, told
        if now.question_open:
            other = now.copy()
            other.state = now.module.determinize(now.view(seat), seeded(rng.randrange(1000)))
            assert hint(other) == found


def test_nobody_is_told_what_to_do_where_nothing_is_to_be_decided() -> None:
    game = Game.new(players=2, seed=3, options={"starter": "A"})
    game.state.hands[0] = NO_CARDS
    game.state.stack.find_options(game.state)
    assert game.must_pass
    with pytest.raises(BadInput) as refused:
        hint(game)
    assert refused.value.code == "nothing-to-decide"


@pytest.mark.skipif(not OUTSIDE, reason="compiled")
def test_a_game_may_have_nobody_to_ask() -> None:
    with pytest.raises(BadInput) as refused:
        hint(Game.new("pig", players=2, seed=3))
    assert refused.value.code == "no-adviser"
