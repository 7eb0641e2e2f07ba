"""Positions as pictures."""

from random import Random
from xml.etree import ElementTree

import pytest

from altbau import BadInput, Game, Match
from altbau.core.engine.ids import NOBODY
from altbau.games import game_of
from altbau.paper.pixels import pixels
from altbau.rulebook.examples import example_states, of_edition
from tests.engine.random_games import any_game, decisions

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
    assert game.svg() == game._repr_svg_()
    assert "Münzen" in game.svg(seat="A", language="de")
    made = pixels(game.svg())
    assert made.startswith(b"\x89PNG") and made == pixels(game.svg())


@pytest.mark.seeds(6, 100)
def test_views_and_states_show_what_their_game_shows(seed: int) -> None:
    """A state shows no hand unless it is asked for one."""
    rng = Random(seed)
    for number, game in enumerate(decisions(any_game(rng), rng, 60)):
        if number % 20 == 0:
            assert game.view()._repr_svg_() == game.state._repr_svg_() == game._repr_svg_() == game.svg()
            for seat in game.state.seats():
                assert game.view(seat).svg("de") == game.state.svg(seat, "de") == game.svg(seat, "de")
    match = Match(game.edition, players=game.players, seed=1)
    assert match._repr_svg_() == match.game.svg() and repr(match.game) in repr(match)


def test_a_picture_for_nobody_is_refused() -> None:
    state = Game.new("landlord-2013", players=3, seed=1).state
    for seat, language in (("D", "en"), ("A", "fr")):
        with pytest.raises(BadInput):
            state.svg(seat, language)
