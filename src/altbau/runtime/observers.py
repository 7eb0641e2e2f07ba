"""What takes part in a table beside players and spectators: bots, clocks, absences, hints, chat. One list tells
them what has happened, so that none of them refers to the others for that."""

from typing import NamedTuple, Protocol

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages import live
from altbau.play.game import Game
from altbau.runtime.watchers import Watcher
from altbau.table.log.table_log import Attempt, Entry
from altbau.table.timing.schedule import Delays


class Observer:
    """A part of a table, or what acts there by itself. It defines what it wants to be told."""

    def note_change(self) -> None:
        """Something has changed, or may have."""

    def keys_changed(self) -> None:
        """A key has changed, or a name, or who may watch."""

    def viewers_changed(self) -> None:
        """A connection to this process has opened or closed."""

    def greet(self, watcher: Watcher) -> None:
        """A watcher has just been sent the whole table: send it what follows that."""

    def idle(self) -> bool:
        """Whether it does nothing until something changes."""
        return True

    def stop(self) -> None:
        """Stop for good."""


class HintService(Protocol):
    """Says what the steward would play."""

    async def advise(self, seat: Seat, message: live.Hint, language: str) -> live.Advice:
        """What it would do in the place of a seat. Raises BadInput."""

    async def review(self, seat: Seat, message: live.Review, language: str) -> live.Remark:
        """What it would rather have done in the latest turn of a seat. Raises BadInput."""

    async def choose(self, seat: Seat, on: bool) -> None:
        """Let the person of a seat ask for advice, or not. Raises BadInput."""


class ConsentService(Protocol):
    """What the people of a table have agreed to."""

    def entry(self, seat: Seat, wanted: live.Agree) -> Data:
        """The entry for a player's yes or no. Raises BadInput."""

    def check_agreed(self, about: Seat) -> None:
        """Raises BadInput unless another person may be invited to a seat that is taken."""


class PresenceService(Protocol):
    """Knows who is absent."""

    @property
    def consents(self) -> ConsentService:
        """What the people who are present have agreed to."""

    def note_sign_of_life(self, seat: Seat) -> None:
        """A player has sent something to this process."""

    def learn_acted(self, seat: Seat) -> None:
        """A player has sent something, to whichever process."""

    def vote(self, seat: Seat, vote: live.Vote) -> Data:
        """The entry for a vote for a bot in the seat of an absent person. Raises BadInput."""


class OpenQuestion(NamedTuple):
    """When the question was put that entry `seq` has brought, by the machine's monotonic clock, and the delays of
    automatic answers if they were drawn with it; `elsewhere` if another process has written the entry."""

    seq: int
    at: float
    delays: Delays | None
    elsewhere: bool = False


class AnsweredQuestion(NamedTuple):
    """An entry that has answered a question: the games before and after, how many seconds it took, and whether another
    process has written it."""

    put: OpenQuestion
    entry: Entry
    before: Game
    after: Game
    seconds: float
    elsewhere: bool

    @property
    def chosen(self) -> bool:
        """Whether the entry contains a choice."""
        return self.after.actions_length > self.before.actions_length


class AnswerScheduler(Protocol):
    """Draws when a question may be answered automatically, and learns from how long answers take."""

    def draw_delays(self, tried: Attempt) -> Delays | None:
        """The delays of the question that an entry puts; None if they can't be drawn before it is written."""

    def heard(self, answer: AnsweredQuestion) -> None:
        """A question was answered."""


class Observers:
    """The observers of one table. `put` is the question that is open, of which there is one at a time."""

    def __init__(self) -> None:
        self.adviser: HintService | None = None
        self.presence: PresenceService | None = None
        self.timing: AnswerScheduler | None = None
        self.put: OpenQuestion | None = None
        self.followers: list[Observer] = []  # those that act by themselves
        self._parts: list[Observer] = []

    def join(self, part: Observer) -> None:
        """Add a part of the table, which is not told of changes of the game."""
        self._parts.append(part)

    def follow(self, follower: Observer) -> None:
        """Add an observer that acts by itself."""
        self.followers.append(follower)
        follower.note_change()

    def notify(self) -> None:
        """Tell those that act by themselves that something may have changed."""
        for follower in self.followers:
            follower.note_change()

    def keys_changed(self) -> None:
        """Tell the parts that a key has changed."""
        for part in self._parts:
            part.keys_changed()

    def viewers_changed(self) -> None:
        """Tell all that a connection has opened or closed. A table of bots only plays while it is watched, and a window
        waits for people who are away."""
        for part in self._parts:
            part.viewers_changed()
        self.notify()

    def greet(self, watcher: Watcher) -> None:
        """Tell the parts that a watcher has just been sent the whole table."""
        for part in self._parts:
            part.greet(watcher)

    def draw_delays(self, tried: Attempt) -> Delays | None:
        """The delays of the question that an entry puts, if they are drawn before it is written."""
        return self.timing.draw_delays(tried) if self.timing else None

    def note_answer(self, entry: Entry, before: Game, after: Game, put: OpenQuestion) -> None:
        """An entry has answered the open question, and put another."""
        former, self.put = self.put, put
        if self.timing and former:
            self.timing.heard(AnsweredQuestion(former, entry, before, after, put.at - former.at, put.elsewhere))

    def idle(self) -> bool:
        """Whether none of them does anything until something changes."""
        return all(each.idle() for each in (*self._parts, *self.followers))

    def stop(self) -> None:
        """Stop and remove those that act by themselves."""
        while self.followers:
            self.followers.pop().stop()

    def leave(self) -> None:
        """Stop them, and forget all that refers back to the table."""
        self.stop()
        self._parts.clear()
        self.adviser = self.presence = self.timing = None
