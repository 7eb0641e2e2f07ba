"""What lies where before the first turn, and whose turn that is."""

import pytest

from altbau import EDITIONS, Game
from altbau.notation.position import read_position
from altbau.view import view


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("key", EDITIONS)
def test_the_deal(key: str, players: int) -> None:  # R010 to R015
    game = Game.new(key, players=players, seed=5)
    table, edition = game.table, EDITIONS[key]
    assert [len(hand) for hand in table.hands] == [edition.starting_hand] * players
    assert table.coins == [edition.starting_coins] * players
    assert len(table.draw) == sum(edition.deck.values()) - players * edition.starting_hand
    assert (table.roofs, table.monsters, table.prisoner) == (edition.roofs, edition.monsters, -1)
    assert (table.buildings, table.discard) == ([], [])
    assert game.phase == "play"  # R027


def test_the_first_player() -> None:  # R017, Q007
    starters = {Game.new("landlord-2013", players=4, seed=seed).asked for seed in range(60)}
    assert starters == {0, 1, 2, 3}
    named = Game.new("landlord-2013", players=4, seed=1, options={"starter": "C"})
    assert named.asked == 2


def test_money_is_public() -> None:  # R016, R212
    game = Game.new("landlord-2013", players=3, seed=1)
    assert all(view(game.table, seat).coins == [3, 3, 3] for seat in range(-1, 3))


def test_nobles_live_where_two_apartments_are() -> None:  # R086
    nobles = {"players": 2, "phase": "play", "hands": {"A": ["nobles", "bomb"]}}
    low = read_position({**nobles, "buildings": {"A1": {"floors": 1}}})
    extended = read_position({**nobles, "buildings": {"A1": {"floors": 1, "expansion": True}}})
    assert 9 not in low.legal
    assert 9 in extended.legal
