"""Tables that are being played. Each change is tried on a copy, stored, and only then applied and sent to all
clients."""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import NamedTuple, cast
from weakref import proxy

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages.table import Close
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.runtime.audience import Audience, Callbacks
from altbau.runtime.chat import Talk
from altbau.runtime.keys import Context, Keys
from altbau.runtime.observers import Helpers
from altbau.runtime.questions import Put, Questions
from altbau.server.cluster.lease_view import Sharing
from altbau.server.error_log import Scene
from altbau.server.store import wall_clock
from altbau.server.store.appending import Append, Conflict, Gone, encoded
from altbau.server.store.remote_changes import Written
from altbau.server.store.store import Store
from altbau.table.lists.list_rows import new_state
from altbau.table.log.stored_lines import step
from altbau.table.log.table_log import RESUMED, Done, TableLog
from altbau.table.seats.access import Player, watching_of
from altbau.table.seats.names import Names
from altbau.table.timing.schedule import Delays
from altbau.table.view.updates import About, Showing


class Wanted(NamedTuple):
    """An entry to be written. `client` is the client's id of the message, `seq` the last entry that its sender knows,
    `at` when it came (None without clocks), `epoch` that of the table's driver (None if anybody may write it)."""

    kind: str
    body: Data
    client: str | None
    seq: int | None
    at: float | None
    epoch: int | None


class LiveTable:
    """One table in memory: its log, its keys and its connections. The log in the store is authoritative; this copy is
    only quicker."""

    def __init__(
        self, store: Store, id: str, body: Data, next_table: str | None, chance: Random, log: TableLog | None = None
    ) -> None:
        self.store = store
        self.about = About.begun(id, body, next_table)
        self.about.timeline = store.timeline
        self.seats = [Player(**seat) for seat in body["seats"]]
        self.log = log = log or TableLog(body)
        # What a table holds refers to it only weakly, so that it is freed as soon as it leaves memory.
        itself = cast(LiveTable, proxy(self))

        def publish() -> None:
            with suppress(ReferenceError):  # the table is freed, only its keys are left
                itself.audience.publish()

        context = Context(id, self.game.edition, self.about.part, lambda: log.lines, publish, watching_of(body))
        self.keys = Keys(self.seats, context, store, chance)
        self.showing = Showing(self.about, self.log, self.seats, self.keys)
        callbacks = Callbacks(
            self.keys.open, lambda: itself.watched(), lambda watcher: itself.talk.greet(watcher), lambda: itself.scene()
        )
        self.audience = Audience(self.showing, callbacks)
        self.talk = Talk(id, self.keys, self.audience, store, body.get("talk_stopped", False))
        self.helpers = Helpers()
        self.questions = Questions()
        self.sharing = Sharing(store, id, self.game.module.RULES_VERSION, self.audience, self.helpers.notify)
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
        bucket = self.sharing.bucket
        try:
            return await self.change(kind, body, seq=seq, epoch=self.store.leases.epoch(bucket))
        except Conflict:
            if bucket == self.sharing.bucket:
                self.store.leases.doubt(bucket)
            raise

    async def change(
        self, kind: str, body: Data, client: str | None = None, seq: int | None = None, epoch: int | None = None
    ) -> Done:
        """Try an entry, store it, apply it and send it to all; with an `epoch` only if the writer still drives the
        table under it. If the sender knows more entries (`seq`) than this process, catch up first. Raises BadInput, and
        then nothing has changed."""
        at = self.store.heart.now() if self.log.clocks else None
        async with self._lock:
            if self.store.listener and seq is not None and seq > self.seq:
                await self.catch_up()
            try:
                return await self._write(Wanted(kind, body, client, seq, at, epoch))
            except Conflict:  # another copy of this table has written an entry
                await self.catch_up()
                return await self._write(Wanted(kind, body, client, seq, at, epoch))

    async def _write(self, wanted: Wanted) -> Done:
        """Try an entry, store it, apply it and send it to all. Raises Conflict if this copy of the table is stale."""
        log, (kind, body, *_, at, epoch) = self.log, wanted
        tried = log.attempt(kind, body, wanted.client, wanted.seq, at)
        if isinstance(tried, Done):
            return tried
        counts = self.people and not (self.about.uncounted or self.about.deal) and log.ends_game(tried)
        played_on = log.seated_after(tried).played_on
        lines = record_lines(self.id, self.seats, self.names, played_on, tried.match) if counts else []
        by = log.choosers.mark(tried.entry.kind, tried.entry.body, log.game.state.asked)
        follows = step(tried.match, log.match, tried.kept, len(log.told), by)
        state = new_state(log, tried)
        delays = self.questions.drawn(tried) if self.store.listener else None
        kept = encoded(delays) if delays else None
        append = Append(
            self.id, tried.entry, follows.told(), follows.snapshot, lines, state, self.sharing.bucket, epoch, kept,
            self.sharing.rules, self.sharing.unheard,
        )  # fmt: skip
        await (self.store.written(append) if at is None else self.store.heart.through(self.store.written(append)))
        before, game = log.lines, log.game
        done = log.accept(tried)
        put = Put(tried.entry.seq, asyncio.get_running_loop().time(), delays)
        self.questions.answered(tried.entry, game, log.game, put)
        if at is not None:
            log.put(self.store.heart.now())
        self.changed(before, done.kept)
        return done

    async def catch_up(self) -> None:
        """Apply the entries that another copy of this table has written. Raises BadInput if they need newer rules, and
        Gone if the table no longer exists."""
        known = {self.id: self.seq}
        if self.store.listener:
            heads, found = await asyncio.to_thread(self.store.elsewhere.changes, known)
            if self.id not in heads:
                raise Gone
            self.sharing.know(heads[self.id])
        else:
            found = await asyncio.to_thread(self.store.elsewhere.since, known)
        self.about.next_table = await asyncio.to_thread(self.store.next_of, self.id)
        self.keys.recall(await asyncio.to_thread(self.store.admissions, self.id))
        self._replay(found.get(self.id, ()))

    async def learn(self, written: Sequence[Written]) -> None:
        """Apply entries that another process has written, except those already known. Raises BadInput."""
        async with self._lock:
            self._replay([each for each in written if each.entry.seq > self.seq])

    def _replay(self, written: Sequence[Written]) -> None:
        """Apply stored entries, and publish the change."""
        log = self.log
        before = kept = log.lines
        for entry, at, delays in written:
            game = log.game
            done = log.replay(entry, self.store.told(self.id) if entry.kind == RESUMED else [])
            kept = min(kept, done.kept)
            if log.clocks:
                log.put(self.store.heart.now() - (monotonic() - at))
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

    def recall(self) -> None:
        """Read from the store what is kept beside the log: preferences, connections to other processes, talk."""
        for seat, wish, on in self.store.preferences(self.id):
            self.seats[seat].prefer(wish, on)
        self.audience.learn(self.sharing.attending.elsewhere())
        self.talk.recall()

    # --- coming and going ---------------------------------------------------------------------------------------------

    def watched(self) -> None:
        """A connection has opened or closed. A table of bots only plays while it is watched, and a window waits for
        people who are away, so the helpers are notified."""
        self.talk.tell_company()
        self.sharing.attending.changed()
        self.helpers.notify()

    def scene(self) -> Scene:
        """Where a failure has happened, for the log and the record that is kept of it (`server/error_log.py`)."""
        return Scene(self.id, self.seq, self.game, self.store.evidence)

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


def record_lines(
    table: str, seats: Sequence[Player], names: Names, played_on: Collection[Seat], match: Match
) -> list[tuple[str, int, Data]]:
    """The lines for the record lists that a finished game adds: list, number of players, line. `played_on` are the
    seats of people for whom a bot has played on."""
    lines, game, today = [], match.game, wall_clock.now().date()
    for record in game.module.records(game.state, match.places):
        called, bots = [names[seat] for seat in record.seats], [seats[seat].bot for seat in record.seats]
        line: Data = {
            "date": today.isoformat(),
            "players": [name.plain() for name in called],
            "called": [name.unnamed() for name in called],
            "bots": bots,
            "instead": [seat in played_on for seat in record.seats],
        }
        place = {} if record.place is None else {"place": record.place}
        lines.append((record.list, game.players, line | {"coins": record.coins, "table": table} | place))
    return lines
