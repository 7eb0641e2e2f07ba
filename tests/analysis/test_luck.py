"""Luck is chance alone: over many games it is 0 for every seat, by each sort of event, whatever the value is worth.

How far it can be from 0 is known at each event, so the sum of all has a known standard error (a martingale).
"""

from collections import defaultdict
from math import sqrt
from typing import Any

import pytest

from altbau.analysis import first_deal, luck_events
from altbau.analysis.game_report import chance_seen
from altbau.core.bots.value import Value
from altbau.core.engine.rng import chance
from altbau.games import game_of

PLAYERS = 4
FEW, MANY = 1, 400  # games
SURE = 4  # standard errors that no luck is beyond,
FAR = 2  # and that no more than a tenth of all are
EDITIONS = ("landlord-2013", "wucherer-1997", "wucherer-1992", "monopoly")
ROUNDS = 25
Cell = tuple[str, int, bool]


def began(edition: str, seed: int) -> Any:
    """A game of four."""
    module = game_of(edition)
    options = {"turn-limit": ROUNDS} if edition == "monopoly" else {}
    return module.new_state(module.configured(edition, PLAYERS, options, {}, {}), PLAYERS, chance(seed))


def stewards_choices(start: Any, seed: int) -> list[Any]:
    """What four stewards choose from a state on."""
    module, s, actions = game_of(start.edition.key), start.copy(), []
    bots = [module.BOTS["steward"](seed + seat) for seat in range(PLAYERS)]
    while not s.over:
        actions.append(bots[s.asked].decide(module.view(s, s.asked)).action)
        s.apply(actions[-1])
    return actions


def judged(s: Any) -> Value:
    """What a state is worth with all cards open."""
    value = game_of(s.edition.key).open_value(s)
    assert value is not None
    return value


def lucks(edition: str, games: int) -> dict[Cell, float]:
    """The luck of all games in standard errors, by sort of event, seat, and whether it came in that seat's own turn."""
    sums: dict[Cell, float] = defaultdict(float)
    variances: dict[Cell, float] = defaultdict(float)
    for seed in range(games):
        start = began(edition, seed)
        for stroke in luck_events(start, stewards_choices(start, seed), judged, chance_seen):
            sort = "throw" if stroke.answer.pips else "card"
            assert abs(sum(stroke.gained.chances)) < 1e-9
            for seat in range(PLAYERS):
                cell = (sort, seat, seat == stroke.seat)
                sums[cell] += stroke.gained.chances[seat]
                variances[cell] += stroke.variance[seat]
    return {cell: sums[cell] / sqrt(variances[cell]) for cell in sums}


@pytest.mark.parametrize("edition", EDITIONS)
def test_luck_comes_to_nothing(edition: str) -> None:
    errors = lucks(edition, FEW)
    assert errors and all(abs(error) <= SURE for error in errors.values()), errors


@pytest.mark.long
def test_luck_of_many_games_lies_where_chance_has_it() -> None:
    errors = {(edition, *cell): error for edition in EDITIONS for cell, error in lucks(edition, MANY).items()}
    print({cell: round(error, 2) for cell, error in errors.items()})
    assert all(abs(error) <= SURE for error in errors.values()), errors
    assert sum(abs(error) > FAR for error in errors.values()) <= len(errors) / 10, errors


def test_of_all_deals_none_is_lucky() -> None:
    deals = [began("landlord-2013", seed) for seed in range(20)]
    luck = [first_deal(deal, deals, judged).chances for deal in deals]
    assert any(abs(chance) > 0.001 for chances in luck for chance in chances)
    for seat in range(PLAYERS):
        assert abs(sum(chances[seat] for chances in luck)) < 1e-9


def test_a_hidden_card_is_felt_by_whoever_draws_it() -> None:
    """And by the others as it is played, so never as it is drawn."""
    start = began("landlord-2013", 1)
    found = list(luck_events(start, stewards_choices(start, 1), judged, chance_seen))
    drawn = [each for each in found if each.answer.card]
    assert drawn and any(each.felt[each.seat] for each in drawn)
    for each in drawn:
        others = [gain for seat, gain in enumerate(each.felt) if seat != each.seat]
        assert others == pytest.approx([0.0] * len(others), abs=1e-9)
