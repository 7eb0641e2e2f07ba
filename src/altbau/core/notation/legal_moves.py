"""The options of the seat asked, in the notation; sums of money are one option, a range such as `11..250`."""

from collections import Counter
from collections.abc import Callable, Sequence

from altbau.core.engine.ids import Action
from altbau.core.engine.state import AnyState

Token = Callable[[Action], str]  # writes an action in the notation


def sums_of(s: AnyState, token: Token) -> range:
    """The range from the least to the greatest sum of money that can be chosen; empty if there is none."""
    if s.sums is None:
        return range(0)
    return range(int(token(s.sums.least)), int(token(s.sums.most)) + 1)


def options_of(s: AnyState, token: Token) -> list[str]:
    """All options, the range of sums last: `pass`, `11..250`."""
    tokens, sums = [token(action) for action in s.stack.options()], sums_of(s, token)
    if len(sums) > 1:
        return [*tokens, f"{sums[0]}..{sums[-1]}"]
    return [*tokens, *map(str, sums)]


def offers(s: AnyState, token: Token, wanted: str) -> bool:
    """Whether `wanted` is an option or a sum in the range."""
    if wanted in options_of(s, token):
        return True
    known = s.sums is not None and wanted not in map(token, s.sums.missing)
    return known and is_number(wanted) and int(wanted) in sums_of(s, token)


def as_offered(s: AnyState, token: Token, wanted: Sequence[str]) -> list[str]:
    """A list of options as written in a scenario; if it names every sum of the range one by one, they are replaced by
    the range."""
    named = [each for each in wanted if is_number(each) and offers(s, token, each)]
    missing = len(s.sums.missing) if s.sums else 0
    if len(named) <= 1 or len(named) != len(Counter(named)) or len(named) != len(sums_of(s, token)) - missing:
        return list(wanted)
    return [*(each for each in wanted if each not in named), options_of(s, token)[-1]]


def is_number(token: str) -> bool:
    """Whether a token is a whole number."""
    return token.isascii() and token.isdigit()
