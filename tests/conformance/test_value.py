"""The value of a position depends only on the view, its chances add up to 1, and at the end it is the result."""

from random import Random

import pytest

from altbau import Game
from altbau.core.bots.value import Weights
from altbau.core.engine.rng import seeded
from altbau.games.monopoly import value as monopoly
from altbau.games.monopoly.learned import LEARNED as IN_MONOPOLY
from altbau.games.wucherer import value as wucherer
from altbau.games.wucherer.learned import LEARNED as IN_WUCHERER
from altbau.games.wucherer.rules.cards import KINDS
from altbau.games.wucherer.rules.ids import numbered
from tests.any_game import viewers
from tests.engine.random_games import any_game, decisions

SOME = 0.1  # of the decisions
MOST_DECISIONS = 150
NEARLY_ONE = pytest.approx(1)
LEARNED = IN_WUCHERER | IN_MONOPOLY
EDITIONS = sorted({edition for edition, _ in LEARNED})


@pytest.mark.seeds(8, 400)
def test_it_follows_from_what_is_seen_and_nothing_else(seed: int) -> None:
    rng = Random(seed)
    for now in decisions(any_game(rng), rng, MOST_DECISIONS):
        if rng.random() > SOME:
            continue
        for seat in viewers(now.players):
            view = now.module.view(now.state, seat)
            value = now.module.value(view)
            assert sum(value.chances) == NEARLY_ONE
            assert len(value.money) == now.players and min(*value.chances, *value.money) >= 0
            other = now.module.determinize(view, seeded(rng.randrange(1000)))
            assert now.module.value(now.module.view(other, seat)) == value


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_won_is_certain_when_the_game_is_over(edition: str) -> None:
    options = {"turn-limit": 5} if edition == "monopoly" else {}
    game = Game.new(edition, players=3, seed=5, options=options)
    rng = Random(5)
    while game.asked is not None:
        game.pass_() if game.must_pass else game.play(rng.choice(game.state.legal_actions))
    value = game.module.value(game.view())
    won = game.state.winners()
    assert value.chances == [1 / len(won) if seat in won else 0 for seat in range(3)]
    assert value.money == game.module.scores(game.state)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_feature_has_its_weights(edition: str) -> None:
    module = monopoly if edition == "monopoly" else wucherer
    sizes = [players for known, players in LEARNED if known == edition]
    assert sizes == ([2, 3, 4, 5, 6, 8] if edition == "monopoly" else [2, 3, 4, 5, 6])
    for players in sizes:
        learned = LEARNED[edition, players]
        counted = module.counted(Game.new(edition, players=players, seed=1).view(0))
        of_all, own = len(counted.seats[0]), max(1, len(counted.own))
        assert of_all == len(module.FEATURES)
        assert {len(row) for row in learned.strength.rows} == {of_all}
        assert {len(row) for row in learned.money.rows} == {of_all + 2}
        assert {len(row) for row in [*learned.own_strength.rows, *learned.own_money.rows]} == {own}


def test_another_card_in_the_own_hand_changes_it() -> None:
    game = Game.new("landlord-2013", players=4, seed=1)
    view = game.view(0)
    before = wucherer.value(view)
    view.hand[0] = next(
        kind for kind in map(numbered, range(1, KINDS)) if view.printed.copies[kind] and kind not in view.hand
    )
    assert wucherer.value(view) != before


def test_weights_change_evenly_from_knot_to_knot() -> None:
    weights = Weights([10, 20], [[100, 0], [200, -50]])
    assert [weights.at(stage) for stage in (0, 10, 15, 20, 99)] == [
        [100, 0],
        [100, 0],
        [150, -25],
        [200, -50],
        [200, -50],
    ]
