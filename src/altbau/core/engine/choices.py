"""What somebody can choose, as a tree, and why everything else is not possible."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from altbau.core.engine.ids import Action, Refusal
from altbau.core.engine.vocabulary import NO_REMEDY, Remedy


class Sums:
    """A range of sums of money, any of which can be chosen: the actions that name the least and the most of them. They
    are one option, whatever their number. Some between may be `missing`. It never changes."""

    __slots__ = ("least", "missing", "most")

    def __init__(  # a class of its own, as the compiled engine makes a tuple with names ten times slower
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
        """Whether an action names one of them."""
        return self.least <= action <= self.most and action not in self.missing

    def any(self, below: Callable[[int], int]) -> Action:
        """Any of them, each equally likely; `below` draws a number from 0 on that is below its argument."""
        while True:
            action = Action(self.least + below(self.most - self.least + 1))
            if action not in self.missing:
                return action


def sums_between(least: Action, most: Action, missing: Sequence[Action] = ()) -> Sums | None:
    """The sums from one to another but for those missing; None if there are none."""
    if not missing:
        return Sums(least, most) if least <= most else None
    while least in missing:
        least = Action(least + 1)
    while most in missing:
        most = Action(most - 1)
    if least > most:
        return None
    return Sums(least, most, tuple([action for action in missing if least < action < most]))


class Blocked:
    """An action that is not possible, its refusal code, and what would have to be different if that was looked for."""

    def __init__(  # compiled, where that of a dataclass is not
        self, action: Action, refusal: Refusal, remedy: Remedy = NO_REMEDY
    ) -> None:
        self.action = action
        self.refusal = refusal
        self.remedy = remedy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Blocked) and (self.action, self.refusal, self.remedy) == (
            other.action,
            other.refusal,
            other.remedy,
        )

    def __hash__(self) -> int:
        return hash((self.action, self.refusal, self.remedy))

    def __repr__(self) -> str:
        return f"Blocked({self.action}, {self.refusal}, {self.remedy})"


class Choice:
    """An option, what can be chosen after it in the same move, sums of money apart, and the question to which that is
    the answer: as in a view its number and its arguments, empty where nothing follows."""

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

    __hash__ = None  # type: ignore[assignment]  # as Python has it for what can change

    def __repr__(self) -> str:
        return f"Choice({self.action}, {self.next}, {self.asks}, {self.sums})"


class Step(NamedTuple):
    """A point of a move: what is asked there, as in a view, and what is not possible, why, and what would have to be
    different."""

    question: tuple[int, ...]
    blocked: list[Blocked]


@dataclass(frozen=True)
class Offer:
    """What somebody can do besides what is asked: a question, as in a view, and its tree of choices."""

    question: tuple[int, ...]
    choices: list[Choice]
    blocked: list[Blocked]
