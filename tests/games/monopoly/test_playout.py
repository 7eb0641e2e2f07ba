"""Random playouts end, whatever the players do."""

from dataclasses import replace

import pytest

from altbau.core.engine.rng import chance
from altbau.games.monopoly.rules.edition import MONOPOLY
from altbau.games.monopoly.rules.playout import brisk_playout
from altbau.games.monopoly.rules.setup import new_state
from altbau.games.monopoly.rules.state import State
from altbau.play.text.position import read_position

ROUNDS = 60


def dealt(seed: int) -> State:
    """A new table for so many rounds."""
    return new_state(replace(MONOPOLY, turn_limit=ROUNDS), 4, chance(seed))


@pytest.mark.parametrize("seed", range(3))
def test_brisk_players_buy_what_they_land_on_and_build_evenly(seed: int) -> None:
    s = dealt(seed)
    turns = brisk_playout(s)
    assert s.over and s.winners()
    assert 0 < turns <= 4 * ROUNDS
    assert sum(owner >= 0 for owner in s.owner) > 9
    again = dealt(seed)
    assert brisk_playout(again) == turns
    assert again.cash == s.cash


@pytest.mark.parametrize(("cash", "houses"), [(499, 0), (500, 1), (549, 1), (550, 2)])
def test_brisk_players_build_while_they_have_some_cash_left(cash: int, houses: int) -> None:
    position = {
        "cash": {"A": cash},
        "deeds": {"A": {"badstrasse": 0, "turmstrasse": 0}},
        "dice": [[4, 6]],
    }  # to visit jail
    s = read_position({"edition": "monopoly", "players": 2, "options": {"turn-limit": 1}} | position)
    brisk_playout(s)
    assert sum(s.houses) == houses
