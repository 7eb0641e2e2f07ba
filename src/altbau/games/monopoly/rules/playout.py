"""Play to the end without anybody who thinks: for simulations and measurements."""

from typing import Final

from altbau.core.engine.ids import NOBODY
from altbau.core.engine.rng import Rng
from altbau.games.monopoly.rules.actions import BUILD
from altbau.games.monopoly.rules.state import State

CUSHION: Final = 500  # cash that brisk players keep when they build


def playout(s: State, rng: Rng) -> int:
    """Let every seat choose at random until the game is over; the number of decisions that left a choice."""
    s.logged = False
    decisions = 0
    stack = s.stack
    while stack.asked != NOBODY:
        legal = stack.legal_actions
        if not stack.forces():
            decisions += 1
        action = legal[rng.below(len(legal))]
        if stack.sums is not None and action == stack.sums.least:
            action = stack.sums.any(rng.below)
        s.apply(action)
    return decisions


def brisk_playout(s: State) -> int:
    """The game that plain simulators play: everybody buys what can be paid, builds evenly with some cash left, bids for
    nothing and offers nothing; the number of turns."""
    s.logged = False
    stack = s.stack
    while stack.asked != NOBODY:
        legal = stack.legal_actions
        builds = len(legal) > 1 and BUILD in legal and s.cash[stack.asked] >= CUSHION
        s.apply(BUILD if builds else legal[0])
    return s.turns
