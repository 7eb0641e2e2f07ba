"""Views with memory: what a player knows who has followed the game."""

from typing import Any

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.view import Memory
from altbau.games import game_of


def noticed(before: Memory, s: AnyState) -> Memory:
    """The public memory after the events that have led to the state `s` since the last decision."""
    module = game_of(s.edition.key)
    return module.noticed(before, s.players, [module.redacted(event, NOBODY) for event in s.events])


def known(s: AnyState, seat: Seat, memory: Memory) -> Any:
    """The view of a state for a seat, with the memory, as bots get it."""
    view = game_of(s.edition.key).view(s, seat)
    view.memory = memory
    return view
