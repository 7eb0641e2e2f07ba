"""Words typed after a roll do not reveal the dice."""

import pytest

from altbau import BadInput, Game


def test_a_refused_roll_does_not_tell_the_dice() -> None:
    game = Game.new("monopoly", players=2, seed=1, options={"start-money": 400})
    seat = game.asked
    assert seat is not None
    assert game.move(seat, "roll zzz now") == ["zzz", "now"]
    assert game.state.dice
    assert game.log[-1] != game.log[0]
    before = game.checksum()
    with pytest.raises(BadInput):
        game.move(game.asked or 0, "zzz roll")
    assert game.checksum() == before


@pytest.mark.parametrize("seed", range(20))
def test_a_wrong_place_after_a_roll_does_not_tell_where_it_leads(seed: int) -> None:
    game = Game.new("monopoly", players=2, seed=seed)
    assert game.asked is not None
    game.move(game.asked, "roll buy mortgage badstrasse")  # whoever holds one place only has no choice of it
    assert game.state.dice
