"""Saying what happens: events as tuples of integers, kept only as long as somebody listens."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.vocabulary import EventKind


def arities(events: Mapping[int, EventKind]) -> list[int]:
    """How long the tuples are, by event: one more than there are arguments, 0 where there is no such event."""
    return [1 + len(events[event].args) if event in events else 0 for event in range(max(events) + 1)]


class Forced(NamedTuple):
    """An action that was played by itself, because it left its seat no choice."""

    seat: Seat
    action: Action
    named: bool = False  # whether its seat has named it all the same, or something later


class EventLog:
    """Says what has happened in a game since the last decision.

    arity: by event: the length of its tuple; 0 for numbers that are no event
    logged: whether all this is kept; what is only tried out does without
    events: each an event of the game and its arguments
    told: events since the game began
    forced: what has left no choice since the last decision, in the order played
    """

    def __init__(self, arity: list[int]) -> None:
        self.arity = arity
        self.logged: bool = True
        self.events: list[tuple[int, ...]] = []
        self.told: int = 0
        self.forced: list[Forced] = []

    def clear(self) -> None:
        """Forget what the last decision has led to."""
        self.events = []
        self.forced = []

    def emit(self, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Log that an event has happened, with its arguments."""
        if self.logged:
            self.told += 1
            self.events.append((event, a, b, c, d, e)[: self.arity[event]])

    def emit_many(self, event: int, arguments: Sequence[int]) -> None:
        """Log an event that has as many arguments as there are things to tell."""
        if self.logged:
            self.told += 1
            self.events.append((event, *arguments))
