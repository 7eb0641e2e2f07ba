"""The yardsticks play as when they were frozen, whatever changes in the bots."""

import json
from collections.abc import Sequence

import pytest

from tests.bots.frozen import FILE, GAMES, digest, key


@pytest.mark.parametrize(("edition", "names"), GAMES)
def test_they_still_play_the_games_that_they_played(edition: str, names: Sequence[str]) -> None:
    assert digest(edition, names) == json.loads(FILE.read_text("utf-8"))[key(edition, names)]
