"""The tests of this folder run over every game, also over one that only they register."""

from collections.abc import Iterator

import pytest

from altbau.games import forget
from tests.conformance.games import OUTSIDE, register_outside


@pytest.fixture(scope="module", autouse=True)
def third_game() -> Iterator[None]:
    """Register the third game while the tests of a module run."""
    register_outside()
    yield
    for game in OUTSIDE:
        forget(game)
