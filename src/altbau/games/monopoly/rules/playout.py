"""Play to the end without anybody who thinks: for simulations and measurements."""

from typing import Final

from altbau.core.rng import Rng
from altbau.core.stack import NOBODY
from altbau.games.monopoly.rules.actions import BUILD
from altbau.games.monopoly.rules.state import Table

CUSHION: Final = 500  # cash that brisk players keep when they build


def playout(t: Table, rng: Rng) -> int:
    """Let every seat choose at random until the game is over; the number of decisions that left a choice."""
    t.logged = False
    decisions = 0
    todo = t.todo
    while todo.asked != NOBODY:
        legal = todo.legal
        if len(legal) > 1:
            decisions += 1
        t.act(legal[rng.below(len(legal))])
    return decisions


def brisk_playout(t: Table) -> int:
    """The game that plain simulators play: everybody buys what can be paid, builds evenly with some cash left, bids for
    nothing and offers nothing; the number of turns."""
    t.logged = False
    todo = t.todo
    while todo.asked != NOBODY:
        legal = todo.legal
        builds = len(legal) > 1 and BUILD in legal and t.cash[todo.asked] >= CUSHION
        t.act(BUILD if builds else legal[0])
    return t.turns
