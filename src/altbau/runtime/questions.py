"""The questions that a table puts: since when each is open, when it may be answered automatically, and how long its
answer has taken."""

from typing import NamedTuple, Protocol

from altbau.play.game import Game
from altbau.table.log.table_log import Entry, Tried
from altbau.table.timing.schedule import Delays


class Put(NamedTuple):
    """When the question was put that entry `seq` has brought, by the machine's monotonic clock, and the delays of
    automatic answers if they were drawn with it; `elsewhere` if another process has written the entry."""

    seq: int
    at: float
    delays: Delays | None
    elsewhere: bool = False


class Answer(NamedTuple):
    """An entry that has answered a question: the games before and after, how many seconds it took, and whether another
    process has written it."""

    put: Put
    entry: Entry
    before: Game
    after: Game
    seconds: float
    elsewhere: bool

    @property
    def chosen(self) -> bool:
        """Whether the entry contains a choice."""
        return self.after.actions_length > self.before.actions_length


class Timing(Protocol):
    """Draws when a question may be answered automatically, and learns from how long answers take."""

    def drawn(self, tried: Tried) -> Delays | None:
        """The delays of the question that an entry puts; None if they can't be drawn before it is written."""

    def heard(self, answer: Answer) -> None:
        """A question was answered."""


class Questions:
    """The questions of one table, of which one is open at a time."""

    def __init__(self) -> None:
        self.put: Put | None = None
        self.timing: Timing | None = None

    def drawn(self, tried: Tried) -> Delays | None:
        """The delays of the question that an entry puts, if they are drawn before it is written."""
        return self.timing.drawn(tried) if self.timing else None

    def answered(self, entry: Entry, before: Game, after: Game, put: Put) -> None:
        """An entry has answered the open question, and put another."""
        former, self.put = self.put, put
        if self.timing and former:
            self.timing.heard(Answer(former, entry, before, after, put.at - former.at, put.elsewhere))
