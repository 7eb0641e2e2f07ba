"""The declarations of events and questions hold in games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from altbau import Game
from altbau.core.engine.vocabulary import EventKind
from altbau.core.game import AnyGame
from altbau.play.bots import any_action
from tests.conformance.games import EVERY_GAME
from tests.engine.random_games import any_game, decisions, out_of_turn_actions

CONCERNS = ("seat", "building", "apartment", "square", "lot")  # sorts of arguments that are somebody's
MOST_DECISIONS = 200


def whole(seed: int) -> Iterator[tuple[Game, Any, list[EventKind]]]:
    """A random game decision by decision: as it is then, the state before, and what has happened. Others speak, too."""
    rng = Random(seed)
    game = any_game(rng)
    while not game.over:
        before, known = game.state, len(game.log)
        others = out_of_turn_actions(game) if rng.random() < 0.05 else []
        game.play(rng.choice(others) if others else any_action(before, rng.randrange))
        yield game, before, [game.module.EVENTS[event[0]] for event in game.log[known:]]


@pytest.mark.seeds(10, 300)
def test_each_turn_that_begins_is_told(seed: int) -> None:
    for game, before, told in whole(seed):
        assert sum(kind.begins for kind in told) == game.state.turns - before.turns


@pytest.mark.seeds(10, 300)
def test_all_are_told_that_the_end_is_near_or_has_come(seed: int) -> None:
    for game, before, told in whole(seed):
        near = getattr(game.state, "last_turns", []) and not before.last_turns
        assert any(kind.for_all for kind in told) == bool(near or game.over)


@pytest.mark.seeds(10, 300)
def test_everything_that_happens_has_a_rule(seed: int) -> None:
    """Rules that hold for some values of an argument only are named for those."""
    for game, _, _ in whole(seed):
        if game.over:
            for event in game.log:
                kind = game.module.EVENTS[event[0]]
                assert kind.rules_of(event), kind.name


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.NAME)
def test_what_names_nobody_concerns_all(game: AnyGame) -> None:
    for kind in game.EVENTS.values():
        sorts = {spec.partition(":")[2] for spec in kind.args}
        assert kind.for_all or sorts & {*CONCERNS}, kind.name


@pytest.mark.seeds(10, 300)
def test_what_only_its_player_may_read_comes_after_a_choice_of_that_player(seed: int) -> None:
    for game, before, _ in whole(seed):
        s: Any = game.state
        closed = not game.over and not game.module.QUESTIONS[s.stack.top.prompt(s)[0]].open
        if closed and not s.forced:  # nor after what left no choice
            speaker = game.module.out_of_turn_seat(game.actions[-1])
            assert s.asked == (before.asked if speaker is None else speaker)
            assert s.irreversible == before.irreversible


@pytest.mark.seeds(12, 300)
def test_a_question_that_begins_a_move_is_asked_when_nothing_else_is_pending(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        question = now.module.QUESTIONS[now.state.stack.top.prompt(now.state)[0]]
        assert question.begins == (now.module.at_free_choice(now.state) and "end" not in now.legal_tokens)
