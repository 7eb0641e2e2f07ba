"""Positions as pictures."""

from xml.etree import ElementTree

import pytest

from altbau import Game
from altbau.core.engine.ids import NOBODY
from altbau.games import game_of
from altbau.paper.pixels import pixels
from altbau.rulebook.examples import example_states, of_edition

WITH_EXAMPLES = ("wucherer-1992", "wucherer-1997", "landlord-2013", "monopoly")


@pytest.mark.parametrize("edition", WITH_EXAMPLES)
def test_a_position_is_drawn_with_all_that_a_spectator_sees(edition: str) -> None:
    module = game_of(edition)
    for example in of_edition(edition):
        for _, state in example_states(example):
            drawn = module.picture(module.page_view(state, NOBODY), "de")
            words = "".join(ElementTree.fromstring(drawn).itertext())
            assert all(seat in words for seat in "AB")
            for building in getattr(module.scene(module.page_view(state, NOBODY)), "buildings", []):
                assert building.id in words


def test_a_notebook_shows_a_game_and_it_can_be_drawn_in_pixels() -> None:
    game = Game.new("landlord-2013", players=3, seed=1)
    assert game.svg() == game._repr_html_()
    assert "Münzen" in game.svg(seat="A", language="de")
    made = pixels(game.svg())
    assert made.startswith(b"\x89PNG") and made == pixels(game.svg())
