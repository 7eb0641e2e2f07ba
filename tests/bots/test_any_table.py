"""Bots at any table, and the tables that they imagine: nothing that they are shown makes them stumble."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from altbau import determinize
from altbau.bots import BOTS, make, speaks_up
from altbau.kernel.rng import seeded
from altbau.kernel.stack import NOBODY
from altbau.view import view
from altbau.wucherer.table import Table as HouseTable
from tests.engine.random_games import all_cards, any_game, decisions, monsters

MOST_DECISIONS = 150
MOST_OPTIONS = 12  # of one decision that are tried out
STEPS = 4  # that are played on from each


@pytest.mark.seeds(12, 400)
def test_any_mix_of_bots_decides_legally_to_the_end(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    bots = [make(rng.choice(BOTS), rng.randrange(1000), game.edition) for _ in range(game.players)]
    while not game.over:
        for seat in range(game.players):
            line = speaks_up(game.view(seat))
            if line:
                game.move(seat, line)
        if game.waiting:
            game.pass_on()
        elif game.asked is not None:
            known = game.view(game.asked)
            action = bots[game.asked].decide(known).action
            assert action in known.legal
            game.play(action)


def conserve(t: Any, true: Any) -> None:
    """Nothing has come from nowhere, and nothing is lost."""
    if isinstance(t, HouseTable):
        assert all_cards(t) == Counter(t.edition.deck)
        assert monsters(t) == t.edition.monsters
        assert min(t.coins) >= 0
    else:
        assert [Counter(stack) for stack in t.stacks] == [Counter(stack) for stack in true.stacks]
        assert (t.houses_left, t.hotels_left) == (true.houses_left, true.hotels_left)


def try_out(imagined: Any, rng: Random) -> None:
    """Carry out what is legal on an imagined table, and play on from there."""
    legal = imagined.legal
    for action in rng.sample(legal, min(len(legal), MOST_OPTIONS)):
        trial = imagined.copy()
        trial.step(action)
        for _ in range(STEPS):
            if trial.asked != NOBODY:
                trial.step(rng.choice(trial.legal))
        if isinstance(trial, HouseTable):
            conserve(trial, trial)


@pytest.mark.seeds(24, 1500)
def test_whatever_is_legal_can_be_carried_out_on_an_imagined_table_that_looks_the_same(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    for number, now in enumerate(decisions(game, rng, MOST_DECISIONS)):
        for seat in {now.asked, *rng.sample(range(NOBODY, now.players), 2)}:
            assert seat is not None
            known = view(now.table, seat)
            imagined = determinize(known, seeded(number))
            assert view(imagined, seat) == known
            conserve(imagined, now.table)
            if seat == now.asked:
                assert imagined.legal == known.legal == now.table.legal
                try_out(imagined, rng)
