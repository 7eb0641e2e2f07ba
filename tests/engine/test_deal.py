"""The deal: where the cards are before the first turn, and whose turn it is."""

import pytest

from altbau import Game
from altbau.games.wucherer.rules.cards import ROOF
from altbau.games.wucherer.rules.editions import EDITIONS
from altbau.games.wucherer.view import UNKNOWN
from altbau.play.text.position import read_position
from tests.any_game import SomeGame, view


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("key", EDITIONS)
def test_the_deal(key: str, players: int) -> None:  # R010 to R015
    game: SomeGame = Game.new(key, players=players, seed=5)
    state, edition = game.state, EDITIONS[key]
    dealt = edition.starting_hand + edition.starting_roofs
    assert [len(hand) for hand in state.hands] == [dealt] * players
    assert all(ROOF in hand for hand in state.hands if edition.starting_roofs)
    assert state.coins == [edition.starting_coins] * players
    assert len(state.draw) == sum(edition.deck.values()) - players * dealt
    assert (state.roofs, state.monsters, state.prisoner) == (edition.roofs, edition.monsters, -1)
    assert (state.buildings, state.discard) == ([], [])
    assert game.phase == "play"  # R027


@pytest.mark.parametrize("key", EDITIONS)
def test_the_first_player(key: str) -> None:  # R017, Q005 to Q007
    starters = {Game.new(key, players=4, seed=seed).asked for seed in range(60)}
    assert starters == {0, 1, 2, 3}
    named = Game.new(key, players=4, seed=1, options={"starter": "C"})
    assert named.asked == 2


def test_money_is_public() -> None:  # R016, R212
    game = Game.new("landlord-2013", players=3, seed=1)
    assert all(view(game.state, seat).coins == [3, 3, 3] for seat in range(-1, 3))


def test_money_can_be_hidden() -> None:  # R212, Q219
    game = Game.new("wucherer-1997", players=3, seed=1, options={"hidden-money": True})
    assert view(game.state, 1).coins == [UNKNOWN, 3, UNKNOWN]
    assert view(game.state, -1).coins == [UNKNOWN] * 3


def test_nobles_live_where_two_apartments_are() -> None:  # R086
    nobles = {"players": 2, "phase": "play", "hands": {"A": ["nobles", "bomb"]}}
    low = read_position({**nobles, "buildings": {"A1": {"floors": 1}}})
    extended = read_position({**nobles, "buildings": {"A1": {"floors": 1, "expansion": True}}})
    assert 9 not in low.legal_actions
    assert 9 in extended.legal_actions
