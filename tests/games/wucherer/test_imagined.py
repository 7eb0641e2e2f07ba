"""Determinized states contain everything that is public."""

from collections.abc import Iterator

import pytest

from altbau import determinize
from altbau.core.engine.ids import FIRST, NOBODY, Seat
from altbau.core.engine.rng import seeded
from altbau.games.wucherer import game as wucherer
from altbau.games.wucherer.rules.actions import ACCEPT
from altbau.games.wucherer.rules.cards import ALIBI, MONSTER
from altbau.games.wucherer.rules.state import State
from altbau.play.text import moves
from altbau.play.text.position import read_position
from tests.any_game import view
from tests.conformance.games import conserve


def dealings(position: dict[str, object], line: str, seat: Seat) -> Iterator[State]:
    """How a seat may imagine a table after the first player's move."""
    trial = moves.Trial(read_position(position), stop_at_windows=True)
    moves.play_path(trial, Seat(0), line)
    known = view(trial.state, seat)
    for seed in range(30):
        imagined = determinize(known, seeded(seed))
        assert view(imagined, seat) == known
        conserve(wucherer, imagined)
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
def test_what_has_been_offered_is_there(seat: Seat) -> None:
    for imagined in dealings(FREE_TRADE, "trade B alibi alibi 20 for police offer", seat):
        assert imagined.hands[0].count(ALIBI) >= 2
        assert imagined.coins[0] >= 20
        if seat == 1:
            imagined.apply(ACCEPT, True)
            conserve(wucherer, imagined)
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
    for imagined in dealings(position, "bomb B1", FIRST):
        assert MONSTER not in imagined.draw
        holders.add(tuple(hand.count(MONSTER) for hand in imagined.hands))
    assert holders == {(0, 0, 2), (0, 1, 1), (0, 2, 0)}
