"""The default answer of a player who does not answer in time, at every question of every game (Q323, Q324)."""

from random import Random

import pytest

from altbau import Game, determinize
from altbau.core.engine.rng import seeded
from altbau.games import GAMES
from altbau.play.default_moves import default, time_out
from tests.conformance.games import FACTS, conserve
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 150
TURNS = 4


def test_each_question_has_a_default() -> None:
    for game in GAMES:
        assert game.DEFAULTS.keys() == game.QUESTIONS.keys()
        assert {word for words in game.DEFAULTS.values() for word in words} <= game.WORDS.keys()


@pytest.mark.seeds(12, 400)
def test_a_move_that_nobody_has_seen_is_taken_back_and_the_default_ends_it(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        if rng.random() < 0.3 or not now.question_open:
            seat, trial = now.asked, now.copy()
            assert seat is not None
            unseen = not now.question_open and now.can_undo(seat)
            time_out(trial)
            assert trial.asked != seat or trial.question_open
            conserve(now.module, trial.state)
            if unseen:
                begun = now.copy()
                begun.undo(seat)
                first = default(begun.module, begun.state)
                assert trial.actions[: len(begun.actions) + 1] == [*begun.actions, first]
                assert trial.log[: len(begun.log)] == begun.log


@pytest.mark.seeds(12, 400)
def test_a_word_of_the_question_comes_before_what_it_leaves(seed: int) -> None:
    """Also where playing something else would leave more, and whatever number the word has."""
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        module, s = now.module, now.state
        words = module.DEFAULTS[s.stack.top.prompt(s)[0]]
        legal = [word for word in words if word in s.legal_actions]
        trial = s.copy()
        trial.stack.legal_actions = list(reversed(s.legal_actions))
        if legal:
            assert default(module, s) == default(module, trial) == legal[0]


@pytest.mark.seeds(12, 400)
def test_a_word_that_is_declared_for_a_question_of_others_can_be_played_whenever_there_is_a_choice(seed: int) -> None:
    """Else what somebody holds would choose what the clock plays."""
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        question = now.state.stack.top.prompt(now.state)[0]
        words, kind = now.module.DEFAULTS[question], now.module.QUESTIONS[question]
        if words and kind.open and len(now.state.legal_actions) > 1:
            assert {*words} & {*now.state.legal_actions}, kind.name


@pytest.mark.seeds(12, 400)
def test_the_default_depends_on_nothing_that_its_seat_does_not_see(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        if rng.random() < 0.2:
            imagined = determinize(now.view(now.asked), seeded(rng.randrange(10**6)))
            assert default(now.module, imagined) == default(now.module, now.state)


@pytest.mark.seeds(16, 400)
def test_turns_end_if_nobody_ever_answers(seed: int) -> None:
    rng = Random(seed)
    *_, game = decisions(any_game(rng), rng, rng.randrange(1, MOST_DECISIONS))
    for _ in range(TURNS):
        turn, limit = game.state.turns, FACTS[game.module.NAME].most(game.state)
        for taken in range(limit + 1):
            if game.over or game.state.turns != turn:
                break
            assert taken < limit
            answer(game)


def answer(game: Game) -> None:
    """Nobody answers, and a window without a choice passes."""
    game.pass_() if game.must_pass else time_out(game)
