"""Pending decisions as data: a stack of small frames, the topmost of which is being asked.

Interrupts are what these games are made of, and a frame that is interrupted simply waits below. Frames never change;
progress replaces a frame by another. So a stack is copied by copying its list, and whatever is pending can be saved.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from altbau.core.engine.choices import Sums
from altbau.core.engine.eventlog import EventLog, Forced
from altbau.core.engine.ids import ALLOWED, NOBODY, NOT_OFFERED, Action, Refusal, Seat

NOTHING: Final = 0  # no sort of actions
NO_OPTIONS: Final[list[Action]] = []  # nobody changes it

S = TypeVar("S", bound=EventLog)  # the state of a game


@mypyc_attr(serializable=True)  # so compiled frames can be pickled, but only compiled code can make them
class Frame(Generic[S]):
    """One pending matter. It holds numbers, lists of numbers that nobody changes and constants of the rules,
    and nothing that is hidden."""

    __slots__ = ()

    def advance(self, s: S, /) -> Seat:
        """Do what needs no decision; the seat that must decide, or NOBODY if the stack has changed instead."""
        raise NotImplementedError

    def options(self, s: S, /) -> Sequence[Action]:
        """The legal actions of the seat that decides but for sums of money, sorted; empty only beside sums."""
        raise NotImplementedError

    def sums(self, s: S, /) -> Sums | None:
        """The sums of money that the seat can choose besides."""
        return None

    def apply(self, s: S, action: Action, /) -> None:
        """Carry out a legal action; changes the stack at most once, as its last deed."""
        raise NotImplementedError

    def prompt(self, s: S, /) -> tuple[int, ...]:
        """The question as data: its number among the game's questions, then its arguments."""
        raise NotImplementedError

    def asks_for(self, s: S, /) -> int:
        """The mask of the sorts of actions for which `why_not` has reasons; it is never called for others."""
        return NOTHING

    def why_not(self, s: S, action: Action, /) -> Refusal:
        """Why an action of a sort that is asked for is not among the options: a refusal code."""
        return NOT_OFFERED

    def ends_move(self, s: S, action: Action, /) -> bool:
        """Whether after a legal action its seat is certainly not asked for more of the same move, so that nobody has to
        try. A frame that can't tell says no."""
        return False

    def insists(self, s: S, /) -> bool:
        """Whether it asks even if there is nothing to choose, whoever listens."""
        return False

    def free(self) -> bool:
        """Whether the player asked acts of his own accord, rather than in answer to others."""
        return False

    def goes_round(self) -> bool:
        """Whether a window is opened for one seat after another, most of which leave it at once."""
        return False

    def window(self, s: S, /) -> bool:
        """Whether it asks even a seat that has nothing to choose: passing over that seat would tell what others can't
        see (Q180)."""
        return False

    def answers(self, s: S, /) -> Sequence[Action]:
        """The cards with which a window can be answered, whatever is in the hand of the seat asked; none where it is
        answered otherwise."""
        return ()

    def hopeless(self, s: S, /) -> bool:
        """Whether everybody sees that the seat asked can't have an answer to a window."""
        return False


class Bottom(Frame[Any]):
    """Lies under all frames of a stack: nothing is pending."""

    __slots__ = ()

    def prompt(self, s: Any, /) -> tuple[int, ...]:
        return ()


BOTTOM: Final = Bottom()


class Stack(Generic[S]):
    """The frames of a game, whom the topmost one asks and between what. Sums of money are one of the `legal_actions`,
    the last: the least of `sums` stands there for all of them.

    top: the topmost frame; BOTTOM where nothing is pending
    below: what lies under it, BOTTOM first
    """

    __slots__ = ("asked", "below", "legal_actions", "sums", "top")

    def __init__(self) -> None:
        self.top: Frame[S] = BOTTOM
        self.below: list[Frame[S]] = []
        self.asked: Seat = NOBODY
        self.legal_actions = NO_OPTIONS
        self.sums: Sums | None = None

    @property
    def frames(self) -> list[Frame[S]]:
        """All of them, the topmost last."""
        return [*self.below, self.top][1:]

    @frames.setter
    def frames(self, frames: list[Frame[S]]) -> None:
        self.top = BOTTOM
        self.below = []
        for frame in frames:
            self.push(frame)

    def push(self, frame: Frame[S]) -> None:
        """Put a frame on top."""
        self.below.append(self.top)
        self.top = frame

    def replace(self, frame: Frame[S]) -> None:
        """Let a frame run instead of the topmost one."""
        self.top = frame

    def replace_with(self, frames: list[Frame[S]]) -> None:
        """Let these frames run instead of the topmost one, in the order written."""
        self.pop()
        self.push_all(frames)

    def push_all(self, frames: list[Frame[S]]) -> None:
        """Put frames on top, to run in the order written."""
        for index in range(len(frames) - 1, -1, -1):
            self.push(frames[index])

    def pop(self) -> None:
        """Take the topmost frame off: it is done."""
        self.top = self.below.pop()

    def run_to_question(self, s: S) -> Frame[S] | None:
        """Run until somebody is asked, even if there is nothing to choose; the frame that asks, or None at the end."""
        while self.below:
            top = self.top
            seat = top.advance(s)
            if seat != NOBODY:
                self.asked = seat
                self.ask(top, s)
                return top
        self.asked = NOBODY
        self.legal_actions = NO_OPTIONS
        self.sums = None
        return None

    def find_options(self, s: S) -> None:
        """Note the options of the topmost frame."""
        self.ask(self.top, s)

    def ask(self, top: Frame[S], s: S) -> None:
        """Note the options of the topmost frame, without a copy where there are no sums, since nobody changes the
        list."""
        options: Any = top.options(s)  # always a list, of one sort of actions or several
        sums = top.sums(s)
        self.legal_actions = options if sums is None else [*options, sums.least]
        self.sums = sums

    def options(self) -> list[Action]:
        """The legal actions but for sums of money."""
        return self.legal_actions if self.sums is None else self.legal_actions[:-1]

    def is_legal(self, action: Action) -> bool:
        """Whether the seat asked can choose an action."""
        return action in self.legal_actions or (self.sums is not None and self.sums.include(action))

    def forces(self) -> bool:
        """Whether the seat asked has one legal action only."""
        return len(self.legal_actions) == 1 and (self.sums is None or self.sums.least == self.sums.most)

    def run_to_choice(self, s: S, stop_at_windows: bool = False) -> None:
        """Run until somebody has to decide. An only option is carried out at once, except where a frame insists and, if
        wanted, in a window."""
        top = self.run_to_question(s)
        while top is not None and self.forces() and not (stop_at_windows and top.window(s)):
            if top.insists(s):
                return
            if s.logged:
                s.forced.append(Forced(self.asked, self.legal_actions[0]))
            top.apply(s, self.legal_actions[0])
            top = self.run_to_question(s)

    def must_pass(self, s: S) -> bool:
        """Whether the seat asked has nothing to choose, and is asked only because this is a window (Q180)."""
        return self.forces() and self.top.window(s)

    def refusal(self, s: S, action: Action, sort: int) -> Refusal:
        """Why an illegal action of this sort is illegal: never ALLOWED."""
        top = self.top
        reason = top.why_not(s, action) if top.asks_for(s) & sort else NOT_OFFERED
        return NOT_OFFERED if reason == ALLOWED else reason

    def copy_to(self, twin: "Stack[S]") -> None:
        """Copy the pending decisions into the fresh stack of another state."""
        twin.top = self.top
        twin.below += self.below
        twin.asked = self.asked
        twin.legal_actions = self.legal_actions
        twin.sums = self.sums


AnyStack: TypeAlias = Stack[Any]
