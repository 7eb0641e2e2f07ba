"""The play of plain simulators, to measure beside them."""

from typing import Final

from altbau.core.engine.ids import NOBODY
from altbau.games.monopoly.rules.actions import BUILD
from altbau.games.monopoly.rules.state import State

CUSHION: Final = 500  # cash that brisk players keep when they build


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
