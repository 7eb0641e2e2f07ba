"""The choices of a seat as a tree, and the reasons why other actions are illegal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from altbau.core.engine.ids import Action, Refusal
from altbau.core.engine.vocabulary import NO_REMEDY, Remedy


class Sums:
    """A range of sums of money that can be chosen: the actions for the least and the most, without those in `missing`.
    The whole range counts as one option. Immutable."""

    __slots__ = ("least", "missing", "most")

    def __init__(  # no NamedTuple: the compiled engine creates one ten times slower
        self, least: Action, most: Action, missing: tuple[Action, ...] = ()
    ) -> None:
        self.least = least
        self.most = most
        self.missing = missing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sums) and (self.least, self.most, self.missing) == (
            other.least,
            other.most,
            other.missing,
        )

    def __hash__(self) -> int:
        return hash((self.least, self.most, self.missing))

    def __repr__(self) -> str:
        return f"Sums(least={self.least}, most={self.most}, missing={self.missing})"

    def __reduce__(self) -> tuple[object, ...]:
        return Sums, (self.least, self.most, self.missing)

    def include(self, action: Action) -> bool:
        """Whether an action names a sum of the range."""
        return self.least <= action <= self.most and action not in self.missing

    def any(self, below: Callable[[int], int]) -> Action:
        """A random sum, all equally likely; `below(n)` draws a number from 0 to n - 1."""
        while True:
            action = Action(self.least + below(self.most - self.least + 1))
            if action not in self.missing:
                return action


def sums_between(least: Action, most: Action, missing: Sequence[Action] = ()) -> Sums | None:
    """The sums from `least` to `most` without those in `missing`; None if none is left."""
    if not missing:
        return Sums(least, most) if least <= most else None
    while least in missing:
        least = Action(least + 1)
    while most in missing:
        most = Action(most - 1)
    if least > most:
        return None
    return Sums(least, most, tuple([action for action in missing if least < action < most]))


class IllegalAction:
    """An illegal action with its refusal code and its remedy; NO_REMEDY if none was found or looked for."""

    def __init__(  # no dataclass: its constructor is not compiled
        self, action: Action, refusal: Refusal, remedy: Remedy = NO_REMEDY
    ) -> None:
        self.action = action
        self.refusal = refusal
        self.remedy = remedy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IllegalAction) and (self.action, self.refusal, self.remedy) == (
            other.action,
            other.refusal,
            other.remedy,
        )

    def __hash__(self) -> int:
        return hash((self.action, self.refusal, self.remedy))

    def __repr__(self) -> str:
        return f"Blocked({self.action}, {self.refusal}, {self.remedy})"

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.action, self.refusal, self.remedy)


class Choice:
    """A legal action and what follows it in the same move: the choices `next`, the range `sums`, and the question
    `asks` that they answer (code and arguments, as in a view; empty where nothing follows)."""

    def __init__(
        self, action: Action, then: list["Choice"], asks: tuple[int, ...] = (), sums: Sums | None = None
    ) -> None:
        self.action = action
        self.next = then
        self.asks = asks
        self.sums = sums

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and (self.action, self.next, self.asks, self.sums) == (
            other.action,
            other.next,
            other.asks,
            other.sums,
        )

    __hash__ = None  # type: ignore[assignment]  # mutable

    def __repr__(self) -> str:
        return f"Choice({self.action}, {self.next}, {self.asks}, {self.sums})"

    def __reduce__(self) -> tuple[object, ...]:
        return Choice, (self.action, self.next, self.asks, self.sums)


class Step(NamedTuple):
    """A point in a move: the question there, as in a view, and the illegal actions with their reasons and remedies."""

    question: tuple[int, ...]
    blocked: list[IllegalAction]


@dataclass(frozen=True)
class Offer:
    """What a seat can do out of turn: a question, as in a view, with its tree of choices and its illegal actions."""

    question: tuple[int, ...]
    choices: list[Choice]
    blocked: list[IllegalAction]
