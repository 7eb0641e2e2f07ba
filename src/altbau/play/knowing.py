"""What somebody knows who has followed a game: the state as it looks, and what could be noticed before."""

from typing import Any

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.view import Memory
from altbau.games import game_of


def noticed(before: Memory, s: AnyState) -> Memory:
    """The memory of everybody, with what has led to a state since the last decision."""
    module = game_of(s.edition.key)
    return module.noticed(before, s.players, [module.redacted(event, NOBODY) for event in s.events])


def known(s: AnyState, seat: Seat, memory: Memory) -> Any:
    """The view of a state, of its game, as a bot needs it to decide."""
    view = game_of(s.edition.key).view(s, seat)
    view.memory = memory
    return view
