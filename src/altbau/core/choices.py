"""What somebody can choose, as a tree, and why everything else is not possible."""

from dataclasses import dataclass
from typing import NamedTuple

from altbau.core.ids import Action, Refusal


@dataclass(frozen=True)
class Blocked:
    """An action that is not possible, and its refusal code."""

    action: Action
    refusal: Refusal


@dataclass(frozen=True)
class Choice:
    """An option, what can be chosen after it in the same move, and the question to which that is the answer: as in a
    view its number and its arguments, empty where nothing follows."""

    action: Action
    next: list["Choice"]
    asks: tuple[int, ...] = ()


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
