"""Work beside the event loop. A `Job` needs only a text or stored rows; it can be sent elsewhere to be done."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages.joining import WhatIf
from altbau.core.messages.pasted_game import Paste, PlayPasted
from altbau.play.game import Game
from altbau.table.anonymization import locks_of
from altbau.table.log.stored_log import StoredLog, lines_of
from altbau.table.log.table_log import TableLog
from altbau.table.replay.moments import game_at, game_in, moment_of
from altbau.table.replay.pasted_game import lay_out
from altbau.table.replay.replay import replay_of_game
from altbau.table.seats.access import Player
from altbau.table.view.messages import course_message
from altbau.table.view.table_settings import TableSettings
from altbau.table.view.updates import TableView

PLAYERS = 3  # of an example

encoder = msgspec.json.Encoder()

Result = TypeVar("Result")


class Job(Protocol):
    """Some work, with all that it needs."""

    def make(self) -> bytes:
        """What it makes. Raises BadInput."""


class Workbench(Protocol):
    """Does work that would hold up the event loop, on behalf of one caller."""

    async def do(self, work: Callable[[], Result], /) -> Result:
        """The result of work that needs a table in memory, or reads rows. Raises BadInput if the caller has had too
        much done."""

    async def make(self, job: Job, /) -> bytes:
        """The result of a job. Raises BadInput: that of the job, or if the caller has had too much done."""


class PasteJob(NamedTuple):
    """Lay out a pasted text, for a reader of a language."""

    pasted: Paste
    language: str

    def make(self) -> bytes:
        """A `PastedGame` or `Misread` as JSON."""
        return encoder.encode(lay_out(self.pasted, self.language))


class ExampleJob(NamedTuple):
    """An example position: an edition just dealt."""

    edition: str

    def make(self) -> bytes:
        """The position as text."""
        return Game.new(self.edition, players=PLAYERS, seed=1).position().encode()


class PastedMomentJob(NamedTuple):
    """A moment of a pasted text."""

    wanted: PlayPasted

    def make(self) -> bytes:
        """A `Moment` as JSON. Raises BadInput."""
        begin = self.wanted.begin
        return encoder.encode(moment_of(game_in(self.wanted.text, begin.seq), begin))


class MomentJob(NamedTuple):
    """A moment of a table, of whose match `over` games are over."""

    log: StoredLog
    over: int
    wanted: WhatIf

    def make(self) -> bytes:
        """A `Moment` as JSON. Raises BadInput."""
        game = game_at(self.log.start(), self.log.entries(), self.wanted.seq, self.over)
        return encoder.encode(moment_of(game, self.wanted))


class ReplayJob(NamedTuple):
    """Replay game `number` of a table as the seats `viewers` saw it, up to entry `seq`. `changes` are what its entries
    have added to the log, if a part of it was played under older rules."""

    log: StoredLog
    admissions: Sequence[Data]
    changes: Sequence[str]
    about: TableSettings
    seats: Sequence[Player]
    number: int
    viewers: Sequence[Seat]
    seq: int

    def make(self) -> bytes:
        """A `Replay` as JSON. Raises BadInput."""
        body = self.log.start()
        showing = TableView(self.about, TableLog(body), self.seats, locks_of(body, self.admissions))
        entries = self.log.entries()[: self.seq]
        return encoder.encode(replay_of_game(showing, entries, lines_of(self.changes), self.number, self.viewers))


class EndingJob(NamedTuple):
    """The course of a finished game, whose log begins at entry `begun` of its table's log."""

    record: Data
    begun: int

    def make(self) -> bytes:
        """A `GameCourse` as JSON. Raises BadInput."""
        return encoder.encode(course_message(Game.load(self.record), self.begun))
