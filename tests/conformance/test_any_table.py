"""Bots at any table, and the tables that they imagine: nothing that they are shown makes them stumble."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from altbau import determinize
from altbau.core.rng import seeded
from altbau.core.stack import NOBODY
from altbau.games.monopoly.rules.bounds import most_decisions
from altbau.games.wucherer.rules.actions import ACCEPT
from altbau.games.wucherer.rules.bounds import most_questions
from altbau.games.wucherer.rules.cards import ALIBI, MONSTER
from altbau.games.wucherer.rules.state import Table as HouseTable
from altbau.play import moves
from altbau.play.bots import bot_names, make
from altbau.play.position import read_position
from tests.any_game import speaks_up, view
from tests.engine.random_games import all_cards, any_game, decisions, monsters

MOST_DECISIONS = 150
MOST_OPTIONS = 12  # of one decision that are tried out
STEPS = 4  # that are played on from each


def most_asked(t: Any) -> int:
    """How many questions the turn can take that begins on this table."""
    return most_questions(t.edition, t.players, sum(t.coins)) if isinstance(t, HouseTable) else most_decisions(t)


@pytest.mark.seeds(12, 400)
def test_any_mix_of_bots_decides_legally_to_the_end(seed: int) -> None:
    rng = Random(seed)
    game = any_game(rng)
    kinds = bot_names(game.module)
    bots = [make(rng.choice(kinds), rng.randrange(1000), game.edition) for _ in range(game.players)]
    turn, most, asked = None, 0, 0
    while not game.over:
        if game.table.turn_start is not turn:
            turn, most, asked = game.table.turn_start, most_asked(game.table.turn_start), 0
        asked += 1
        assert asked <= most
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


def dealings(position: dict[str, object], line: str, seat: int) -> Iterator[HouseTable]:
    """How a seat may imagine a table after the first player's move."""
    table = read_position(position)
    moves.play(table, 0, line, table.step)
    known = view(table, seat)
    for seed in range(30):
        imagined = determinize(known, seeded(seed))
        assert view(imagined, seat) == known
        conserve(imagined, table)
        yield imagined


FREE_TRADE: dict[str, object] = {
    "edition": "wucherer-1997",
    "players": 3,
    "phase": "play",
    "options": {"free-trade": True, "hidden-money": True},
    "hands": {"A": ["bomb", "alibi", "alibi"], "B": ["police", "roof"]},
    "coins": {"A": 30, "B": 2, "C": 1},
}


@pytest.mark.parametrize("seat", [NOBODY, 1, 2])
def test_what_has_been_offered_is_there(seat: int) -> None:
    for imagined in dealings(FREE_TRADE, "trade B alibi alibi 20 for police offer", seat):
        assert imagined.hands[0].count(ALIBI) >= 2
        assert imagined.coins[0] >= 20
        if seat == 1:
            imagined.step(ACCEPT)
            conserve(imagined, imagined)
            assert imagined.hands[1].count(ALIBI) >= 2
    for imagined in dealings(FREE_TRADE, "ask-roof B 25", seat):
        assert imagined.coins[0] >= 25


def test_monsters_in_hands_are_imagined_in_hands() -> None:
    """Which of the others holds it nobody is sure of; but it is no card of the draw pile (Q036)."""
    position: dict[str, object] = {
        "players": 3,
        "phase": "play",
        "options": {"monsters-evicted-to-hand": True},
        "hands": {"A": ["bomb", "alibi"], "B": ["monster", "police"], "C": ["family", "monster"]},
        "buildings": {"B1": {"floors": 2, "tenants": {"1": "monster"}}},
    }
    holders = set()
    for imagined in dealings(position, "bomb B1", 0):
        assert MONSTER not in imagined.draw
        holders.add(tuple(hand.count(MONSTER) for hand in imagined.hands))
    assert holders == {(0, 0, 2), (0, 1, 1), (0, 2, 0)}


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
