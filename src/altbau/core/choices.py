"""What somebody can choose, as a tree, and why everything else is not possible."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Blocked:
    """An action that is not possible, and its refusal code."""

    action: int
    refusal: int


@dataclass(frozen=True)
class Choice:
    """An option, what can be chosen after it in the same move, and what can't."""

    action: int
    next: list["Choice"]
    blocked: list[Blocked]
