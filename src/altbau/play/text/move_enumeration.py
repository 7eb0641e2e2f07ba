"""Whole moves: every path from the current question to the end of a move."""

from collections.abc import Callable, Iterator, Sequence

from altbau.core.engine.choices import Choice, Sums
from altbau.core.engine.ids import Action


def whole_moves(choices: Sequence[Choice], sums: Sums | None, token: Callable[[Action], str]) -> Iterator[str]:
    """Each move that begins with one of these choices or sums of money, in the notation. The least sum represents a
    range of sums."""
    for choice in choices:
        word = token(choice.action)
        if not choice.next and choice.sums is None:
            yield word
        for rest in whole_moves(choice.next, choice.sums, token):
            yield f"{word} {rest}"
    if sums is not None:
        yield token(sums.least)
