"""Trees of choices as the page reads them."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from altbau.core import wire
from altbau.core.choices import Blocked, Choice

Token: TypeAlias = Callable[[int], str]  # an action in the notation
Refusals: TypeAlias = Mapping[int, tuple[str, str]]  # the name of a reason and its rule, by code


def blocked(found: list[Blocked], token: Token, refusals: Refusals) -> list[wire.Blocked]:
    """What is not possible, with reasons."""
    return [
        wire.Blocked(token=token(each.action), reason=refusals[each.refusal][0], rule=refusals[each.refusal][1])
        for each in found
    ]


def choices(found: list[Choice], token: Token, refusals: Refusals) -> list[wire.Choice]:
    """The tree of what is possible."""
    return [
        wire.Choice(
            token=token(each.action),
            next=choices(each.next, token, refusals),
            blocked=blocked(each.blocked, token, refusals),
        )
        for each in found
    ]
