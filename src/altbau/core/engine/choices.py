"""What somebody can choose, as a tree, and why everything else is not possible."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from altbau.core.engine.ids import Action, Refusal


class Sums(NamedTuple):
    """A range of sums of money, any of which can be chosen: the actions that name the least and the most of them. They
    are one option, whatever their number. Some between may be `missing`."""

    least: Action
    most: Action
    missing: tuple[Action, ...] = ()

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
    while least in missing:
        least = Action(least + 1)
    while most in missing:
        most = Action(most - 1)
    if least > most:
        return None
    return Sums(least, most, tuple([action for action in missing if least < action < most]))


class Blocked:
    """An action that is not possible, and its refusal code."""

    def __init__(self, action: Action, refusal: Refusal) -> None:  # compiled, where that of a dataclass is not
        self.action = action
        self.refusal = refusal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Blocked) and (self.action, self.refusal) == (other.action, other.refusal)

    def __hash__(self) -> int:
        return hash((self.action, self.refusal))

    def __repr__(self) -> str:
        return f"Blocked({self.action}, {self.refusal})"


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
    """A point of a move: what is asked there, as in a view, and what is not possible, and why."""

    question: tuple[int, ...]
    blocked: list[Blocked]


@dataclass(frozen=True)
class Offer:
    """What somebody can do besides what is asked: a question, as in a view, and its tree of choices."""

    question: tuple[int, ...]
    choices: list[Choice]
    blocked: list[Blocked]
