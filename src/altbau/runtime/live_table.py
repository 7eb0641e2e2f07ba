"""Tables that are being played. Each change is tried on a copy, stored, and only then applied and sent to all
clients."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, cast
from weakref import proxy

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.runtime.audience import Audience, Callbacks
from altbau.runtime.chat import Talk
from altbau.runtime.home import Append, Beside, Conflict, Home, Lease, Scene, Written, monotonic
from altbau.runtime.keys import Context, Keys
from altbau.runtime.observers import Helpers
from altbau.runtime.questions import Put, Questions
from altbau.table.lists.list_rows import new_state
from altbau.table.log.stored_lines import step
from altbau.table.log.table_log import RESUMED, Done, TableLog, Tried
from altbau.table.seats.access import Player, watching_of
from altbau.table.seats.names import Names
from altbau.table.timing.schedule import Delays
from altbau.table.view.updates import About, Showing

DATE: Final = len("2026-01-01")  # the first letters of a timestamp


class Wanted(NamedTuple):
    """An entry to be written. `client` is the client's id of the message, `seq` the last entry that its sender knows,
    `at` when it came (None without clocks), `lease` that of the table's driver (None if anybody may write it)."""

    kind: str
    body: Data
    client: str | None
    seq: int | None
    at: float | None
    lease: Lease | None


class LiveTable:
    """One table in memory: its log, its keys and its connections. The log that its home keeps is authoritative; this
    copy is only quicker."""

    def __init__(self, home: Home, id: str, body: Data, next_table: str | None, log: TableLog | None = None) -> None:
        self.home = home
        self.about = About.begun(id, body, next_table)
        self.about.timeline = home.timeline
        self.seats = [Player(**seat) for seat in body["seats"]]
        self.log = log = log or TableLog(body)
        # What a table holds refers to it only weakly, so that it is freed as soon as it leaves memory.
        itself = cast(LiveTable, proxy(self))

        def publish() -> None:
            with suppress(ReferenceError):  # the table is freed, only its keys are left
                itself.audience.publish()

        context = Context(id, self.game.edition, self.about.part, lambda: log.lines, publish, watching_of(body))
        self.keys = Keys(self.seats, context, home)
        self.showing = Showing(self.about, self.log, self.seats, self.keys)
        callbacks = Callbacks(
            self.keys.open,
            lambda: itself.watched(),
            lambda watcher: itself.talk.greet(watcher),
            lambda error, place: itself.failed(error, place),
        )
        self.audience = Audience(self.showing, callbacks)
        self.talk = Talk(id, self.keys, self.audience, home, body.get("talk_stopped", False))
        self.helpers = Helpers()
        self.questions = Questions()
        self.sharing = home.sharing(id, self.game.module.RULES_VERSION, self.audience, self.helpers.notify)
        self._lock = asyncio.Lock()

    @property
    def id(self) -> str:
        """The table's id, as in its address."""
        return self.about.id

    @property
    def game(self) -> Game:
        """The game that is being played."""
        return self.log.game

    @property
    def seq(self) -> int:
        """The number of entries in the log."""
        return self.log.seq

    @property
    def names(self) -> Names:
        """The names of the players."""
        return self.keys.names

    @property
    def people(self) -> int:
        """The number of seats for people, taken or not."""
        return [seat.bot for seat in self.seats].count(None)

    # --- changing ---------------------------------------------------------------------------------------------------

    async def drive(self, kind: str, body: Data, seq: int | None = None) -> Done:
        """Write an entry that no person sends, such as a bot's move, only while this process drives the table. Raises
        BadInput."""
        lease = self.sharing.lease()
        try:
            return await self.change(kind, body, seq=seq, lease=lease)
        except Conflict:
            self.sharing.doubt(lease)
            raise

    async def change(
        self, kind: str, body: Data, client: str | None = None, seq: int | None = None, lease: Lease | None = None
    ) -> Done:
        """Try an entry, store it, apply it and send it to all; with a `lease` only if that still holds. If the sender
        knows more entries (`seq`) than this process, catch up first. Raises BadInput, and then nothing has changed."""
        at = self.home.play_time() if self.log.clocks else None
        async with self._lock:
            if self.home.shared and seq is not None and seq > self.seq:
                await self.catch_up()
            try:
                return await self._write(Wanted(kind, body, client, seq, at, lease))
            except Conflict:  # another copy of this table has written an entry
                await self.catch_up()
                return await self._write(Wanted(kind, body, client, seq, at, lease))

    async def _write(self, wanted: Wanted) -> Done:
        """Try an entry, store it, apply it and send it to all. Raises Conflict if this copy of the table is stale."""
        log, (kind, body, *_, at, lease) = self.log, wanted
        tried = log.attempt(kind, body, wanted.client, wanted.seq, at)
        if isinstance(tried, Done):
            return tried
        delays = self.questions.drawn(tried) if self.home.shared else None
        append = prepared(self.about, log, self.seats, self.names, tried, self.home.timestamp()[:DATE], delays)
        await self.home.rows.append(self.sharing.stamped(append, lease), timed=at is not None)
        before, game = log.lines, log.game
        done = log.accept(tried)
        self.questions.answered(tried.entry, game, log.game, Put(tried.entry.seq, monotonic(), delays))
        if at is not None:
            log.put(self.home.play_time())
        self.changed(before, done.kept)
        return done

    async def catch_up(self) -> None:
        """Apply the entries that another copy of this table has written. Raises BadInput if they need newer rules, and
        Gone if the table no longer exists."""
        news = await self.sharing.news(self.seq)
        self.about.next_table = news.next_table
        self.keys.recall(news.admissions)
        await self._replay(news.written)

    async def learn(self, written: Sequence[Written]) -> None:
        """Apply entries that another process has written, except those already known. Raises BadInput."""
        async with self._lock:
            await self._replay([each for each in written if each.entry.seq > self.seq])

    async def _replay(self, written: Sequence[Written]) -> None:
        """Apply stored entries, and publish the change."""
        log = self.log
        before = kept = log.lines
        told = await self.home.rows.told(self.id) if any(each.entry.kind == RESUMED for each in written) else []
        for entry, at, delays in written:
            game = log.game
            done = log.replay(entry, told)
            kept = min(kept, done.kept)
            if log.clocks:
                log.put(self.home.play_time() - (monotonic() - at))
            put = Put(entry.seq, at, Delays(*delays) if delays else None, elsewhere=True)
            self.questions.answered(entry, game, log.game, put)
        self.changed(before, kept)

    def changed(self, before: int, kept: int) -> None:
        """Publish a change to clients and helpers. The log had `before` lines, of which the first `kept` are
        unchanged."""
        if kept < before:
            self.audience.shortened(kept)
        self.audience.publish()
        self.helpers.notify()

    def recall(self, beside: Beside, chat: Sequence[tuple[str, Data]], elsewhere: Mapping[Seat, int]) -> None:
        """Take over what is kept beside the log: keys and preferences, chat, connections to other copies."""
        self.keys.recall(beside.admissions)
        for seat, wish, on in beside.preferences:
            self.seats[seat].prefer(wish, on)
        self.audience.learn(elsewhere)
        self.talk.recall(chat)

    # --- coming and going ---------------------------------------------------------------------------------------------

    def watched(self) -> None:
        """A connection has opened or closed. A table of bots only plays while it is watched, and a window waits for
        people who are away, so the helpers are notified."""
        self.talk.tell_company()
        self.sharing.viewers_changed()
        self.helpers.notify()

    def note(self, said: str, error: BaseException, place: Data, game: Game | None = None) -> None:
        """Log that something has failed at this table, in `game` if that is not the one that is being played."""
        self.home.note(said, error, place, Scene(self.id, self.seq, game or self.game))

    def failed(self, error: BaseException, place: Data) -> BadInput:
        """Log that a request about this table has failed; the error that may be shown to everybody."""
        return self.home.failed(error, place, Scene(self.id, self.seq, self.game))

    def idle(self) -> bool:
        """Whether the table can leave memory: no viewer needs it here (`Sharing.needed`), and nothing is being written,
        said or decided."""
        settled = not self._lock.locked() and self.keys.idle() and self.talk.idle()
        return self.helpers.idle() and settled and not self.sharing.needed

    def leave(self) -> None:
        """Leave memory once nobody looks any more: stop the helpers, and drop what refers back to the table."""
        self.helpers.stop()
        self.helpers.adviser = self.helpers.presence = self.questions.timing = None

    def close(self) -> None:
        """Stop the helpers and close all connections; the pages reconnect and get another copy."""
        self.helpers.stop()
        for client in self.audience.clients():
            client.end(Close.RESTARTING)


def prepared(
    about: About, log: TableLog, seats: Sequence[Player], names: Names, tried: Tried, today: str, delays: Delays | None
) -> Append:
    """All that is stored with an entry that has been tried; nothing has changed yet. `today` is the date (ISO),
    `delays` are those of the question that the entry puts."""
    people = any(seat.bot is None for seat in seats)
    counts = people and not (about.uncounted or about.deal) and log.ends_game(tried)
    played_on = tried.seating.played_on
    lines = record_lines(about.id, seats, names, played_on, tried.match, today) if counts else []
    by = log.choosers.mark(tried.entry.kind, tried.entry.body, log.game.state.asked)
    follows = step(tried.match, log.match, tried.kept, len(log.told), by)
    return Append(about.id, tried.entry, follows.told(), follows.snapshot, lines, new_state(log, tried), delays)


def record_lines(
    table: str, seats: Sequence[Player], names: Names, played_on: Collection[Seat], match: Match, today: str
) -> list[tuple[str, int, Data]]:
    """The lines for the record lists that a finished game adds: list, number of players, line. `played_on` are the
    seats of people for whom a bot has played on, `today` is the date (ISO)."""
    lines, game = [], match.game
    for record in game.module.records(game.state, match.places):
        called, bots = [names[seat] for seat in record.seats], [seats[seat].bot for seat in record.seats]
        line: Data = {
            "date": today,
            "players": [name.plain() for name in called],
            "called": [name.unnamed() for name in called],
            "bots": bots,
            "instead": [seat in played_on for seat in record.seats],
        }
        place = {} if record.place is None else {"place": record.place}
        lines.append((record.list, game.players, line | {"coins": record.coins, "table": table} | place))
    return lines
