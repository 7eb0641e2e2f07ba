"""Options and reasons are two sides of one rule: whatever can't be chosen has a reason, and what can be has none.

At a table a reason that is missing would be told as "not offered here"; so the frames are asked themselves.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from altbau import Game
from altbau.core.engine.ids import ALLOWED, NOT_OFFERED
from tests.conformance.games import FACTS
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 120


def answers(game: Game) -> Iterator[tuple[int, int]]:
    """What could be said to the frame that asks, of the sorts that it has reasons for, with its reasons."""
    s: Any = game.state
    top, sort_of = s.stack.top, FACTS[game.module.NAME].sort_of
    for action in FACTS[game.module.NAME].said(s):
        if top.asks_for(s) & sort_of(action):
            yield action, top.why_not(s, action)


@pytest.mark.seeds(20, 800)
def test_whatever_can_not_be_chosen_has_a_reason(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        s = now.state
        assert [action for action, reason in answers(now) if reason == ALLOWED and not s.is_legal(action)] == []


@pytest.mark.seeds(20, 800)
def test_what_can_be_chosen_has_no_reason_against_it(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        s: Any = now.state
        if not isinstance(s.stack.top, FACTS[now.module.NAME].of_the_illegal):
            reasons = {reason for action, reason in answers(now) if s.is_legal(action)}
            assert reasons <= {ALLOWED, NOT_OFFERED}  # the second where a frame knows nothing of its own words
