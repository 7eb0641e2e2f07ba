"""Pending decisions as data: a stack of small frames; the topmost one asks the open question.

A frame that is interrupted, for example by a reaction, waits below. Frames are immutable: progress replaces a frame by
another. So a stack is copied by copying its list, and all pending decisions can be saved.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from altbau.core.engine.choices import Sums
from altbau.core.engine.eventlog import EventLog, Forced
from altbau.core.engine.ids import ALLOWED, NOBODY, NOT_OFFERED, Action, Refusal, Seat

NOTHING: Final = 0  # the empty mask of sorts of actions
NO_OPTIONS: Final[list[Action]] = []  # shared: never modified

S = TypeVar("S", bound=EventLog)  # the state of a game


@mypyc_attr(serializable=True)  # so compiled frames can be pickled; only compiled code can create them
class Frame(Generic[S]):
    """One pending decision or step. Its fields are numbers, lists of numbers that are never modified, and constants of
    the rules; nothing hidden from players is stored in it."""

    __slots__ = ()

    def advance(self, s: S, /) -> Seat:
        """Do what needs no decision. Returns the seat that must decide, or NOBODY if the stack has changed instead."""
        raise NotImplementedError

    def options(self, s: S, /) -> Sequence[Action]:
        """The legal actions of the seat that decides, sorted, without sums of money; empty only if there are sums."""
        raise NotImplementedError

    def sums(self, s: S, /) -> Sums | None:
        """The sums of money that the seat can choose besides `options`; None if there are none."""
        return None

    def apply(self, s: S, action: Action, /) -> None:
        """Carry out a legal action. Changes the stack at most once, as the last step."""
        raise NotImplementedError

    def prompt(self, s: S, /) -> tuple[int, ...]:
        """The question as data: its code among the game's questions, then its arguments."""
        raise NotImplementedError

    def asks_for(self, s: S, /) -> int:
        """The mask of the sorts of actions for which `why_not` has reasons; `why_not` is called for no others."""
        return NOTHING

    def why_not(self, s: S, action: Action, /) -> Refusal:
        """The refusal code of an action, of a sort in `asks_for`, that is not among the options."""
        return NOT_OFFERED

    def ends_move(self, s: S, action: Action, /) -> bool:
        """Whether a legal action certainly ends the move and need not be tried out. False if the frame can't tell."""
        return False

    def insists(self, s: S, /) -> bool:
        """Whether the frame always asks, even if there is only one option."""
        return False

    def free(self) -> bool:
        """Whether this is a free choice: the seat acts on its own, not in answer to others."""
        return False

    def goes_round(self) -> bool:
        """Whether a window asks one seat after another, most of which pass at once."""
        return False

    def window(self, s: S, /) -> bool:
        """Whether this is a window: it asks even a seat that can only pass, because skipping the seat would reveal
        hidden information (Q180)."""
        return False

    def answers(self, s: S, /) -> Sequence[Action]:
        """The cards that can answer a window, whether or not the seat asked holds them; empty where the answer is no
        card."""
        return ()

    def hopeless(self, s: S, /) -> bool:
        """Whether it is public that the seat asked can't answer a window."""
        return False


class Bottom(Frame[Any]):
    """The sentinel below all frames of a stack: nothing is pending."""

    __slots__ = ()

    def prompt(self, s: object, /) -> tuple[int, ...]:
        return ()


BOTTOM: Final = Bottom()


class Stack(Generic[S]):
    """The frames of a game, with the seat asked and its options. If there are `sums`, the last of the `legal_actions`
    is the least sum and stands for the whole range.

    top: the topmost frame; BOTTOM where nothing is pending
    below: the frames under it, BOTTOM first
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
        """All frames, the topmost last."""
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
        """Replace the topmost frame by another."""
        self.top = frame

    def replace_with(self, frames: list[Frame[S]]) -> None:
        """Replace the topmost frame by these frames, which run in list order."""
        self.pop()
        self.push_all(frames)

    def push_all(self, frames: list[Frame[S]]) -> None:
        """Put frames on top, which run in list order."""
        for index in range(len(frames) - 1, -1, -1):
            self.push(frames[index])

    def pop(self) -> None:
        """Remove the topmost frame, which is done."""
        self.top = self.below.pop()

    def run_to_question(self, s: S) -> Frame[S] | None:
        """Run until a seat is asked, even if it has only one option. Returns the frame that asks, or None if nothing is
        pending any more."""
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
        """Set `legal_actions` and `sums` from the topmost frame."""
        self.ask(self.top, s)

    def ask(self, top: Frame[S], s: S) -> None:
        """Set `legal_actions` and `sums` from a frame. The frame's list is never modified, so it is copied only to add
        the sums."""
        options: Any = top.options(s)  # always a list, of one type of actions or several
        sums = top.sums(s)
        self.legal_actions = options if sums is None else [*options, sums.least]
        self.sums = sums

    def options(self) -> list[Action]:
        """The legal actions without the range of sums."""
        return self.legal_actions if self.sums is None else self.legal_actions[:-1]

    def is_legal(self, action: Action) -> bool:
        """Whether the seat asked can choose an action."""
        return action in self.legal_actions or (self.sums is not None and self.sums.include(action))

    def forces(self) -> bool:
        """Whether the seat asked has only one legal action."""
        return len(self.legal_actions) == 1 and (self.sums is None or self.sums.least == self.sums.most)

    def run_to_choice(self, s: S, stop_at_windows: bool = False) -> None:
        """Run until a seat has a choice. A single option is carried out at once, except where a frame `insists` and,
        with `stop_at_windows`, in a window."""
        top = self.run_to_question(s)
        while top is not None and self.forces() and not (stop_at_windows and top.window(s)):
            if top.insists(s):
                return
            if s.logged:
                s.forced.append(Forced(self.asked, self.legal_actions[0]))
            top.apply(s, self.legal_actions[0])
            top = self.run_to_question(s)

    def must_pass(self, s: S) -> bool:
        """Whether the seat asked has only one option and is asked because this is a window (Q180)."""
        return self.forces() and self.top.window(s)

    def refusal(self, s: S, action: Action, sort: int) -> Refusal:
        """The refusal code of an illegal action of this sort (a bit of the mask); never ALLOWED."""
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
