"""The interface of bots, their names, and their decisions: an action with a reason as data for the texts.

A bot plays at a *level* and may have a *character*, that is a preferred style of play. Its name is its level
(`strategist`), its character if it plays at the usual level (`gangster`), or both (`gangster-strategist`).
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from altbau.core.bots.judgement import Verdict
from altbau.core.engine.ids import Action
from altbau.core.engine.view import View

BEGINNER: Final = "beginner"
STEWARD: Final = "steward"
STRATEGIST: Final = "strategist"
LEVELS: Final = (BEGINNER, STEWARD, STRATEGIST)  # each beats the one before
USUAL_LEVEL: Final = STEWARD  # the level of a character whose name has none
NO_CHARACTER: Final = ""
PROGRAM: Final = "program:"  # the prefix of the name of an external program that plays as a bot
OUTSIDE: Final = "program"  # its level


class Reason(NamedTuple):
    """A message `bot-reason-<name>` with its arguments, whose types are in the `REASONS` of the game. A reason of an
    adviser is a message `hint-<name>`, as in `HINTS`. Its `facts` are more such messages: what the adviser has found
    when it compared moves."""

    name: str
    args: dict[str, int]
    facts: "tuple[Reason, ...]" = ()


class Decision(NamedTuple):
    """A legal action of the view, with the bot's reason if it gives one. `truth` is the secret part of the reason, a
    message `bot-truth-<name>` of the game's `TRUTHS`; it is shown when the game is over."""

    action: Action
    reason: Reason | None
    truth: Reason | None = None


class Judgement(NamedTuple):
    """The verdict on a choice. `reason` says why the better action is better, as a message of hints; None if nothing is
    better. `effort` is the number of states that the search evaluated."""

    verdict: Verdict
    reason: Reason | None
    effort: int


V = TypeVar("V", bound=View, contravariant=True)


class Bot(Protocol[V]):
    """Decides from a view; it never sees the state. Between two decisions it must be picklable with all its memory,
    because it may continue in another process."""

    def decide(self, view: V, /) -> Decision:
        """Choose an action for which `view.is_legal` is true; the view must be that of the seat asked."""


@runtime_checkable
class Searcher(Protocol):
    """A bot that can search. Others decide in some milliseconds."""

    @property
    def searches(self) -> bool:
        """Whether it does."""


class Adviser(Bot[V], Protocol[V]):
    """Recommends the actions of a move with reasons, the same for equal views, and judges actions of players. It
    compares its move with the next best one."""

    def compare_with(self, played: Sequence[Action], /) -> None:
        """Compare its move with these actions instead, which were played in its place."""

    def missed(self, view: V, action: Action, /) -> float:
        """How much worse a legal action of the view is than the adviser's own: 1 or more is a clear mistake, 0 also
        means that the adviser can't tell."""

    def judge(self, view: V, action: Action, worlds: int, /) -> "Judgement | None":
        """A legal action of the view compared with the best other one, in so many determinized worlds. None if there is
        no other action, or if the adviser can't judge it."""


AnyBot: TypeAlias = Bot[Any]
AnyAdviser: TypeAlias = Adviser[Any]


class Role(NamedTuple):
    """A bot's character, or NO_CHARACTER, and its level."""

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
    """The role with this name.

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
    """All bots of a game with these characters, by name: functions that make the bot from a seed."""
    roles = [Role(character, level) for character in (NO_CHARACTER, *characters) for level in LEVELS]
    return {role.name: partial(make, role) for role in roles}
