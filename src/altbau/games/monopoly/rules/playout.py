"""The simple policy of published simulators, for speed comparisons with them."""

from typing import Final

from altbau.core.engine.ids import NOBODY
from altbau.games.monopoly.rules.actions import BUILD
from altbau.games.monopoly.rules.state import State

CUSHION: Final = 500  # cash below which the policy does not build


def brisk_playout(s: State) -> int:
    """Play a game by this policy: all players buy what they can pay, build evenly while they have at least CUSHION,
    never bid and never offer. Returns the number of turns."""
    s.logged = False
    stack = s.stack
    while stack.asked != NOBODY:
        legal = stack.legal_actions
        builds = len(legal) > 1 and BUILD in legal and s.cash[stack.asked] >= CUSHION
        s.apply(BUILD if builds else legal[0])
    return s.turns
