"""The events of a game, as tuples of integers. They are recorded only while `logged` is true."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.vocabulary import EventKind


def arities(events: Mapping[int, EventKind]) -> list[int]:
    """The length of the tuple of each event, by code: 1 + its number of arguments; 0 for unused codes."""
    return [1 + len(events[event].args) if event in events else 0 for event in range(max(events) + 1)]


class Forced(NamedTuple):
    """An action that was played automatically, because it was the only legal one."""

    seat: Seat
    action: Action
    named: bool = False  # whether the seat has entered it too, or a later one of its own


class EventLog:
    """Records the events of a game since the last decision.

    arity: the length of the tuple of each event, by code; 0 for unused codes
    logged: whether events are recorded; false for simulations
    events: the events since the last decision, each a code and its arguments
    told: the number of events since the game began
    forced: the actions played automatically since the last decision, in order
    """

    def __init__(self, arity: list[int]) -> None:
        self.arity = arity
        self.logged: bool = True
        self.events: list[tuple[int, ...]] = []
        self.told: int = 0
        self.forced: list[Forced] = []

    def clear(self) -> None:
        """Forget the events and forced actions since the last decision."""
        self.events = []
        self.forced = []

    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Log an event with its arguments."""
        if self.logged:
            self.told += 1
            self.events.append((event, a, b, c, d, e)[: self.arity[event]])

    def emit_many(self, event: int, arguments: Sequence[int]) -> None:
        """Log an event with a variable number of arguments."""
        if self.logged:
            self.told += 1
            self.events.append((event, *arguments))
