"""Games in which everybody chooses at random come to an end, in every edition."""

import pytest

from altbau.core.rng import chance, seeded
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.rules.playout import playout
from altbau.games.wucherer.rules.state import OVER
from altbau.games.wucherer.rules.turns import new_state


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_random_game_is_over_at_last_and_the_same_by_its_seeds(edition: str) -> None:
    tables = [new_state(EDITIONS[edition], 3, chance(4)) for _ in range(2)]
    first, second = (playout(s, seeded(5)) for s in tables)
    assert first == second > 30
    for s in tables:
        assert s.phase == OVER and s.winners() and s.events == []
