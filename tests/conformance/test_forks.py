"""Chance is a port: all its outcomes are listed with their probabilities, and each can be continued."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from altbau.core.engine.chance import throws
from altbau.core.engine.chance_nodes import forks, node
from altbau.core.engine.ids import NOBODY, Action
from tests.any_game import view
from tests.conformance.test_copies import contents
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 150
OFTEN = 0.3


def seen(state: Any) -> object:
    """All that anybody knows of a state, whichever of the dice is named first."""
    views = [view(state, seat) for seat in (NOBODY, *range(state.players))]
    for each in views:
        if hasattr(each, "dice"):
            each.dice = sorted(each.dice)
    return [contents(each) for each in views]


def after(state: Any, action: Action) -> Any:
    """The state after an action, with the chance that it has."""
    twin = state.copy()
    twin.apply(action)
    return twin


@pytest.mark.seeds(6, 300)
def test_chance_that_answers_as_it_did_leads_to_the_same(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        if now.state.legal_actions and rng.random() < OFTEN:
            action = rng.choice(now.state.legal_actions)
            before = contents(now.state)
            met = list(forks(now.state, action))
            given = [each.answer for each in met]
            assert seen(node(now.state, action, given).state) == seen(after(now.state, action))
            assert contents(now.state) == before
            for number, fork in enumerate(met):
                assert fork.given == tuple(given[:number]) and fork.answer in fork.before.outcomes


@pytest.mark.seeds(6, 300)
def test_every_answer_can_be_played_and_none_is_there_twice(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        if now.state.legal_actions and rng.random() < OFTEN:
            action = rng.choice(now.state.legal_actions)
            for fork in forks(now.state, action):
                outcomes = fork.before.outcomes
                assert len(outcomes) == len(set(outcomes)) > 1
                for each in outcomes:
                    script = node(now.state, action, (*fork.given, each)).state.chance.script()
                    assert not script.throws and not script.cards


def test_two_dice_show_twenty_one_throws_in_thirty_six_ways() -> None:
    found = throws(2)
    counted = Counter(tuple(sorted((one, other))) for one in range(1, 7) for other in range(1, 7))
    assert {each.pips: each.ways for each in found} == counted
