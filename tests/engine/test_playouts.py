"""Random playouts count the decisions with more than one option."""

from typing import cast

import pytest

from altbau.core.engine.playouts import play_on
from altbau.core.engine.rng import seeded
from altbau.core.engine.state import BaseState
from altbau.games.monopoly import game as monopoly
from altbau.games.wucherer import game as wucherer
from tests.engine.golden import dealt


@pytest.mark.parametrize("edition", [*wucherer.EDITIONS, *monopoly.EDITIONS])
def test_a_playout_goes_to_the_end_and_counts_the_decisions(edition: str) -> None:
    s, rng, decisions = dealt(edition, 3, 1), seeded(1), 0
    while s.asked >= 0:
        decisions += not s.stack.forces()
        action = s.legal_actions[rng.below(len(s.legal_actions))]
        s.apply(s.sums.any(rng.below) if s.sums and action == s.sums.least else action)
    played = dealt(edition, 3, 1)
    assert play_on(cast(BaseState, played), seeded(1)) == decisions > 30
    assert played.over and played.events == []
