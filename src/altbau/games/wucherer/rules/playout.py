"""Uniformly random play to the end: for simulations, searches and measurements."""

from altbau.core.rng import Rng
from altbau.core.stack import NOBODY
from altbau.games.wucherer.rules.state import Table


def playout(t: Table, rng: Rng) -> int:
    """Let every seat choose at random until the game is over; the number of decisions that left a choice."""
    t.logged = False
    decisions = 0
    todo = t.todo
    while todo.asked != NOBODY:
        legal = todo.legal
        t.act(legal[rng.below(len(legal))])
        decisions += 1
    return decisions
