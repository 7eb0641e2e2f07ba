"""Uniformly random play to the end: for simulations, searches and measurements."""

from altbau.core.engine.ids import NOBODY
from altbau.core.engine.rng import Rng
from altbau.games.wucherer.rules.state import State


def playout(s: State, rng: Rng) -> int:
    """Let every seat choose at random until the game is over; the number of decisions that left a choice."""
    s.logged = False
    decisions = 0
    stack = s.stack
    while stack.asked != NOBODY:
        legal = stack.legal_actions
        action = legal[rng.below(len(legal))]
        if stack.sums is not None and action == stack.sums.least:
            action = stack.sums.any(rng.below)
        s.apply(action)
        decisions += 1
    return decisions
