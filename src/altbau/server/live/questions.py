"""The questions that a table puts: since when each stands, when it may be answered by itself, and how long its answer
has taken."""

from typing import NamedTuple, Protocol

from altbau.play.game import Game
from altbau.table.due import Delays
from altbau.table.log import Entry, Tried


class Put(NamedTuple):
    """When the question was put that the last entry has brought, by the machine's monotonic clock, and when it may be
    answered by itself, where that was drawn with it; perhaps by another process."""

    seq: int
    at: float
    delays: Delays | None
    elsewhere: bool = False


class Answer(NamedTuple):
    """What was written on a question: the games before and after, how many seconds it took, and whether another process
    has written it."""

    put: Put
    entry: Entry
    before: Game
    after: Game
    seconds: float
    elsewhere: bool

    @property
    def chosen(self) -> bool:
        """Whether there was something to choose in it."""
        return self.after.actions_length > self.before.actions_length


class Timing(Protocol):
    """Whoever draws when a question may be answered by itself, and learns from how long answers take."""

    def drawn(self, tried: Tried) -> Delays | None:
        """When the question may be answered that comes of an entry; None where that can't be said before."""

    def heard(self, answer: Answer) -> None:
        """A question was answered."""


class Questions:
    """The questions of one table, of which one stands at a time."""

    def __init__(self) -> None:
        self.put: Put | None = None
        self.timing: Timing | None = None

    def drawn(self, tried: Tried) -> Delays | None:
        """When the question may be answered that comes of an entry, where that is drawn before."""
        return self.timing.drawn(tried) if self.timing else None

    def answered(self, entry: Entry, before: Game, after: Game, put: Put) -> None:
        """An entry has answered the question that stood, and put another."""
        former, self.put = self.put, put
        if self.timing and former:
            self.timing.heard(Answer(former, entry, before, after, put.at - former.at, put.elsewhere))
