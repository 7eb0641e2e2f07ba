"""The yardsticks play as when they were frozen, whatever changes in the bots."""

import json

import pytest

from altbau.games import EDITIONS
from tests.bots.frozen import FILE, TABLE, digest


@pytest.mark.parametrize("edition", EDITIONS)
def test_they_still_play_the_games_that_they_played(edition: str) -> None:
    assert digest(edition, TABLE) == json.loads(FILE.read_text("utf-8"))[edition]
