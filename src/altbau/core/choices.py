"""What somebody can choose, as a tree, and why everything else is not possible."""

from dataclasses import dataclass
from typing import NamedTuple

from altbau.core.ids import Action, Refusal


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
    """An option, what can be chosen after it in the same move, and the question to which that is the answer: as in a
    view its number and its arguments, empty where nothing follows."""

    def __init__(self, action: Action, then: list["Choice"], asks: tuple[int, ...] = ()) -> None:
        self.action = action
        self.next = then
        self.asks = asks

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and (self.action, self.next, self.asks) == (
            other.action,
            other.next,
            other.asks,
        )

    __hash__ = None  # type: ignore[assignment]  # as Python has it for what can change

    def __repr__(self) -> str:
        return f"Choice({self.action}, {self.next}, {self.asks})"


class Step(NamedTuple):
    """A point of a move: what is asked there, as in a view, and what is not possible, and why."""

    question: tuple[int, ...]
    blocked: list[Blocked]


class Sums(NamedTuple):
    """Sums of money that can all be chosen."""

    least: int
    most: int


@dataclass(frozen=True)
class Offer:
    """What somebody can do besides what is asked: a question, as in a view, and its tree of choices."""

    question: tuple[int, ...]
    choices: list[Choice]
    blocked: list[Blocked]
