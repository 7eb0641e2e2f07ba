"""What a bot is, how it is called, and what it gives back: an action, and why, as data that the texts can say.

A bot plays at a *level* and may have a *character*, a taste of its own, at any level. Its name is its level
(`strategist`), its character, which then plays at the usual level (`gangster`), or both (`gangster-strategist`).
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from altbau.core.bots.judging import Verdict
from altbau.core.engine.ids import Action
from altbau.core.engine.view import View

BEGINNER: Final = "beginner"
STEWARD: Final = "steward"
STRATEGIST: Final = "strategist"
LEVELS: Final = (BEGINNER, STEWARD, STRATEGIST)  # each beats the one before
USUAL_LEVEL: Final = STEWARD  # of a character that is named without one
NO_CHARACTER: Final = ""
PROGRAM: Final = "program:"  # before the name of what is no bot of ours but a program of somebody else's
OUTSIDE: Final = "program"  # the level of one


class Reason(NamedTuple):
    """A message `bot-reason-<name>` with its arguments, whose types stand in the `REASONS` of the game."""

    name: str
    args: dict[str, int]


class Decision(NamedTuple):
    """One of the view's legal actions, and why it was taken if the bot can say. `truth` is what the bot alone knew of
    that, a message `bot-truth-<name>` of the `TRUTHS` of the game: it is told when the game is over."""

    action: Action
    reason: Reason | None
    truth: Reason | None = None


class Judgement(NamedTuple):
    """What would have been better than a choice, and why, a message as of hints; None where nothing would. It took as
    long as it takes a search to look at `effort` states."""

    verdict: Verdict
    reason: Reason | None
    effort: int


V = TypeVar("V", bound=View, contravariant=True)


class Bot(Protocol[V]):
    """Whoever decides from a view; it never sees the state behind it. Between two decisions it can be pickled, with all
    that it remembers, as it may go on in another process."""

    def decide(self, view: V, /) -> Decision:
        """Choose an action that `view.is_legal`; the view must be that of the seat asked."""


class Adviser(Bot[V], Protocol[V]):
    """Whoever decides in somebody's place and says why, of equal views the same; and judges what somebody did."""

    def missed(self, view: V, action: Action, /) -> float:
        """By how much one of the view's legal actions is worse than what the adviser would do: from 1 on clearly. It is
        0 where the adviser can't tell."""

    def judge(self, view: V, action: Action, worlds: int, /) -> "Judgement | None":
        """How one of the view's legal actions compares with the best other one, in so many imagined worlds. None where
        there is nothing to compare, or the adviser does not search."""


AnyBot: TypeAlias = Bot[Any]
AnyAdviser: TypeAlias = Adviser[Any]


class Role(NamedTuple):
    """Who a bot is: its character, or NO_CHARACTER, and its level."""

    character: str
    level: str

    @property
    def name(self) -> str:
        """The shortest name of the bot.

        >>> Role("gangster", "strategist").name, Role("gangster", "steward").name, Role("", "steward").name
        ('gangster-strategist', 'gangster', 'steward')
        """
        if not self.character:
            return self.level
        if self.level == OUTSIDE:
            return PROGRAM + self.character
        return self.character if self.level == USUAL_LEVEL else f"{self.character}-{self.level}"


def role_of(name: str) -> Role:
    """Who is called so.

    >>> role_of("gangster"), role_of("strategist"), role_of("gangster-beginner").level
    (Role(character='gangster', level='steward'), Role(character='', level='strategist'), 'beginner')
    >>> role_of("program:Hasty")
    Role(character='Hasty', level='program')
    """
    if name.startswith(PROGRAM):
        return Role(name.removeprefix(PROGRAM), OUTSIDE)
    if name in LEVELS:
        return Role(NO_CHARACTER, name)
    character, _, level = name.rpartition("-")
    return Role(character, level) if level in LEVELS else Role(name, USUAL_LEVEL)


def by_name(characters: Sequence[str], make: Callable[[Role, int], Bot[V]]) -> dict[str, Callable[[int], Bot[V]]]:
    """The bots of a game with these characters, each made from a seed."""
    roles = [Role(character, level) for character in (NO_CHARACTER, *characters) for level in LEVELS]
    return {role.name: partial(make, role) for role in roles}
