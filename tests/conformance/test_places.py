"""The ranking of the players, in every game."""

from random import Random

import pytest

from altbau import Game
from altbau.games.monopoly.rules.events import WENT_BANKRUPT
from tests.conformance.games import EVERY_EDITION
from tests.engine.random_games import any_game, decisions

MOST_DECISIONS = 4000
POOR = 200  # money at the start, with which many go bankrupt


@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.seeds(2, 40)
def test_the_winners_are_first_and_nobody_before_who_has_more(edition: str, seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng, edition)
    for _ in decisions(game, rng, MOST_DECISIONS):
        places, scores = game.module.places(game.state), game.module.scores(game.state)
        assert all(place == 1 + sum(other < place for other in places) for place in places)
        for place, mine in zip(places, scores, strict=True):
            assert all(mine > other for behind, other in zip(places, scores, strict=True) if behind > place) or not mine
    assert game.over
    places = game.module.places(game.state)
    assert [seat for seat, place in enumerate(places) if place == 1] == game.winners


@pytest.mark.seeds(3, 40)
def test_who_goes_bankrupt_later_comes_before_who_went_earlier(seed: int) -> None:
    game = Game.new("monopoly", players=6, seed=seed, options={"start-money": POOR, "turn-limit": 40})
    for _ in decisions(game, Random(seed), MOST_DECISIONS):
        pass
    out = [event[1] for event in game.log if event[0] == WENT_BANKRUPT]
    places = game.module.places(game.state)
    assert len(out) > 1
    assert [places[seat] for seat in out] == [game.players - number for number in range(len(out))]
    assert all(places[seat] <= game.players - len(out) for seat in range(game.players) if seat not in out)
