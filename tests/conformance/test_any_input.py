"""Any input at any table is played or refused, and a refused one has changed nothing."""

from random import Random

import pytest

from altbau import BadInput, Game
from altbau.core.data import Data
from altbau.core.text import LANGUAGES, error
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 120
ATTEMPTS = 5
LONGEST = 5
SENTENCES = """
pass done stop buy build build-for recall sell accept decline pay keep bail stay nowhere pile release ask-roof trade for
offer roll end use-card mortgage redeem claim auction join jail-card bankrupt
move removal murder bomb alibi police hacker squatters monster roof badstrasse schlossallee wasserwerk
A B C H Z 0 1 7 99 100000 9999999 -1 1.5 A1 B1 B2 A0 A4097 A99999 H1 A1.1 A1.attic B1.basement C9.3
B1.0 B1.127 B1. .1 . x ü \u0661 \u202e A1.1.1
"""
WORDS = SENTENCES.split()


def everything(game: Game) -> tuple[object, ...]:
    """All that a refusal must leave alone."""
    s = game.state
    frames = [id(frame) for frame in s.stack.frames]
    return game.checksum(), game.log, game.actions, game.view().key(), frames, s.legal_actions, s.forced, s.irreversible


def some_line(rng: Random, game: Game) -> str:
    """Words of all sorts, more often than not such as are legal first words."""
    legal = game.legal_tokens or [""]
    return " ".join(rng.choice(WORDS if rng.random() < 0.5 else legal) for _ in range(rng.randint(0, LONGEST)))


def attempt(rng: Random, game: Game, before: tuple[object, ...]) -> None:
    """Type a line as somebody, mostly the one asked."""
    seat = game.asked if rng.random() < 0.8 else rng.randint(-1, game.players)
    trial, line = game.copy(), some_line(rng, game)
    state = trial.state
    refused = None
    try:
        trial.move(0 if seat is None else seat, line)
    except BadInput as why:
        refused = why
    if refused is not None:
        assert trial.state is state
        assert everything(trial) == before, line
        assert all(error(language, refused) for language in LANGUAGES)


@pytest.mark.seeds(12, 2000)
def test_any_line_is_played_or_refused_and_a_refused_one_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for now in decisions(game, rng, MOST_DECISIONS):
        before = everything(now)
        for _ in range(ATTEMPTS):
            attempt(rng, now, before)
        assert everything(now) == before
    attempt(rng, game, everything(game))


@pytest.mark.seeds(8, 200)
def test_any_number_is_played_or_refused_and_a_refused_one_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    numbers = [*range(-2, 140), *range(195, 320), 999, 1000, 1001, 10**6, 1 << 20, 1 << 27, 1 << 62, 1 << 64, 10**30]
    for now in decisions(game, rng, MOST_DECISIONS):
        if rng.random() < 0.2:
            before = everything(now)
            for action in rng.sample(numbers, 20):
                trial = now.copy()
                permitted = trial.permits(action)
                try:
                    trial.play(action)
                except BadInput:
                    assert not permitted
                    assert everything(trial) == before
                else:
                    assert permitted
            assert everything(now) == before


@pytest.mark.seeds(8, 100)
def test_a_record_with_any_action_is_played_or_refused(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for _ in decisions(game, rng, rng.randint(1, 60)):
        pass
    record: Data = game.record()
    wrongs: list[object] = [303, 307, -1, 10**30, 0, "1", "done", 2.0, True, None, [1], {}]
    for wrong in wrongs:
        actions = [*record["actions"]]
        actions[rng.randrange(len(actions)) :] = [wrong]
        if actions != record["actions"]:
            with pytest.raises(BadInput, match="save-checksum"):
                Game.load(record | {"actions": actions})
