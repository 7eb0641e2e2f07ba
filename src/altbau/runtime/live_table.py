"""Tables that are being played. Each change is tried on a copy, stored, and only then applied and sent to all
clients."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.runtime.audience import Audience
from altbau.runtime.chat import Chat
from altbau.runtime.home import Append, Conflict, Home, Lease, MutableRow, Preference, RemoteEntry, Scene, monotonic
from altbau.runtime.keys import Keys
from altbau.runtime.observers import Observers, OpenQuestion
from altbau.runtime.watchers import Connections
from altbau.table.lists.deadlines import new_deadline
from altbau.table.lists.list_rows import new_state, state_of
from altbau.table.log.rules_upgrade import OpenedTable
from altbau.table.log.stored_lines import step
from altbau.table.log.table_log import RESUMED, Attempt, Receipt, TableLog
from altbau.table.seats.access import Player, watching_of
from altbau.table.seats.names import Names
from altbau.table.seats.orders import ORDERS, Orders
from altbau.table.timing.schedule import Delays
from altbau.table.view.table_settings import settings_of, waiting_limit
from altbau.table.view.updates import TableView

DATE: Final = len("2026-01-01")  # the first letters of a timestamp


class EntryDraft(NamedTuple):
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
        self.about = settings_of(id, body, next_table)
        self.about.timeline = home.timeline
        self.about.one_device = home.one_device
        self.seats = [Player(**seat) for seat in body["seats"]]
        self.log = log = log or TableLog(body)
        self.observers = observers = Observers()
        self.keys = Keys(self.seats, self.about, log, observers, home, watching_of(body))
        connections = Connections()
        self.sharing = home.peers_of(id, log.game.module.RULES_VERSION, connections, observers.notify)
        self.showing = TableView(self.about, log, self.seats, self.keys)
        self.audience = Audience(self.showing, connections, self.sharing, observers, home)
        self.chat = Chat(id, self.keys, connections, home, body.get("talk_stopped", False))
        observers.join(self.chat)
        observers.join(self.audience)
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

    # --- changing ---------------------------------------------------------------------------------------------------

    async def drive(self, kind: str, body: Data, seq: int | None = None, client: str | None = None) -> Receipt:
        """Write an entry that no person sends now, such as a bot's move, only while this process drives the table; with
        the id `client` only once. Raises BadInput."""
        lease = self.sharing.lease()
        try:
            return await self.change(kind, body, client, seq, lease)
        except Conflict:
            self.sharing.doubt(lease)
            raise

    async def change(
        self, kind: str, body: Data, client: str | None = None, seq: int | None = None, lease: Lease | None = None
    ) -> Receipt:
        """Try an entry, store it, apply it and send it to all; with a `lease` only if that still holds. If the sender
        knows more entries (`seq`) than this process, catch up first. Raises BadInput, and then nothing has changed."""
        at = self.home.play_time() if self.log.clocks else None
        async with self._lock:
            if self.home.shared and seq is not None and seq > self.seq:
                await self.catch_up()
            try:
                return await self._write(EntryDraft(kind, body, client, seq, at, lease))
            except Conflict:  # another copy of this table has written an entry
                await self.catch_up()
                return await self._write(EntryDraft(kind, body, client, seq, at, lease))

    async def _write(self, wanted: EntryDraft) -> Receipt:
        """Try an entry, store it, apply it and send it to all. Raises Conflict if this copy of the table is stale."""
        log, (kind, body, *_, at, lease) = self.log, wanted
        tried = log.attempt(kind, body, wanted.client, wanted.seq, at)
        if isinstance(tried, Receipt):
            return tried
        append = prepare_append(self.id, log, tried, self._sheets(tried))
        append = append._replace(deadline=new_deadline(log, tried, at, waiting_limit(self.about)))
        delays = None
        if self.home.shared:
            delays = self.observers.draw_delays(tried)
            append = self.sharing.stamped(append._replace(delays=delays), lease)
        await self.home.rows.append(append, timed=at is not None)
        before, game = log.lines, log.game
        done = log.accept(tried)
        self.observers.note_answer(tried.entry, game, log.game, OpenQuestion(tried.entry.seq, monotonic(), delays))
        if at is not None:
            log.put(self.home.play_time())
        self.publish_change(before, done.kept)
        return done

    def _sheets(self, tried: Attempt) -> list[tuple[str, int, Data]]:
        """The lines for the record lists that an entry adds, if it ends a game that counts."""
        about, names = self.about, self.keys.names
        if not about.people or about.uncounted or about.deal or not self.log.ends_game(tried):
            return []
        today = self.home.timestamp()[:DATE]
        return record_lines(about.id, self.seats, names, tried.seating.played_on, tried.match, today)

    async def catch_up(self) -> None:
        """Apply the entries that another copy of this table has written. Raises BadInput if they need newer rules, and
        Gone if the table no longer exists."""
        news = await self.sharing.news(self.seq)
        self.about.next_table = news.next_table
        self.keys.recall(news.admissions)
        await self._replay(news.written)

    async def learn(self, written: Sequence[RemoteEntry]) -> None:
        """Apply entries that another process has written, except those already known. Raises BadInput."""
        async with self._lock:
            await self._replay([each for each in written if each.entry.seq > self.seq])

    async def _replay(self, written: Sequence[RemoteEntry]) -> None:
        """Apply stored entries, and publish the change."""
        log = self.log
        before = kept = log.lines
        told = await self.home.rows.shown_log(self.id) if any(each.entry.kind == RESUMED for each in written) else []
        for entry, at, delays in written:
            game = log.game
            done = log.replay(entry, told)
            kept = min(kept, done.kept)
            if log.clocks:
                log.put(self.home.play_time() - (monotonic() - at))
            put = OpenQuestion(entry.seq, at, Delays(*delays) if delays else None, elsewhere=True)
            self.observers.note_answer(entry, game, log.game, put)
        self.publish_change(before, kept)

    def publish_change(self, before: int, kept: int) -> None:
        """Publish a change to clients and observers. The log had `before` lines, of which the first `kept` are
        unchanged."""
        if kept < before:
            self.audience.shorten_to(kept)
        self.audience.publish()
        self.observers.notify()

    def recall(self, beside: MutableRow, chat: Sequence[tuple[str, Data]], elsewhere: Mapping[Seat, int]) -> None:
        """Take over what is kept beside the log: keys and preferences, chat, connections to other copies."""
        self.keys.recall(beside.admissions)
        for seat, wish, on, said in beside.preferences:
            self.seats[seat].prefer(wish, on, said)
        self.audience.learn(elsewhere)
        self.chat.recall(chat)

    async def say_in_advance(self, seat: Seat, orders: Orders) -> None:
        """Store what a seat says in advance. It holds in memory before that, so that the last of several holds. Only
        its owner is told. Raises BadInput, and then it does not hold."""
        player = self.seats[seat]
        former, player.orders = player.orders, orders
        try:
            await self.home.rows.prefer(self.id, Preference(seat, ORDERS, not orders.empty, orders.as_text()))
        except BadInput:
            if player.orders is orders:
                player.orders = former
            raise
        self.audience.publish(seat)
        self.observers.notify()

    # --- coming and going ---------------------------------------------------------------------------------------------

    def note(self, said: str, error: BaseException, place: Data, game: Game | None = None) -> None:
        """Log that something has failed at this table, in `game` if that is not the one that is being played."""
        self.home.note(said, error, place, Scene(self.id, self.seq, game or self.game))

    def log_failure(self, error: BaseException, place: Data) -> BadInput:
        """Log that a request about this table has failed; the error that may be shown to everybody."""
        return self.home.log_failure(error, place, Scene(self.id, self.seq, self.game))

    def idle(self) -> bool:
        """Whether the table can leave memory: no viewer needs it here (`Sharing.needed`), and nothing is being written,
        said or decided."""
        settled = not self._lock.locked() and self.keys.idle()
        return settled and self.observers.idle() and not self.sharing.needed

    def leave(self) -> None:
        """Leave memory once nobody looks any more. The table is freed at once, as nothing refers back to it."""
        self.observers.leave()

    def close(self) -> None:
        """Stop what acts by itself, and close all connections; the pages reconnect and get another copy."""
        self.observers.stop()
        for client in self.audience.clients():
            client.end(Close.RESTARTING)


def prepare_append(id: str, log: TableLog, tried: Attempt, sheets: Sequence[tuple[str, int, Data]]) -> Append:
    """All that is stored with an entry that has been tried; nothing has changed yet. `sheets` are the lines that it
    adds to the record lists."""
    by = log.choosers.mark(tried.entry.kind, tried.entry.body, log.game.state.asked)
    follows = step(tried.match, log.match, tried.kept, len(log.told), by)
    return Append(id, tried.entry, follows.stored_text(), follows.snapshot, sheets, new_state(log, tried))


def resumption(id: str, opened: OpenedTable) -> Append | None:
    """What is stored so that a table goes on under newer rules, if that is an entry."""
    entry, told, log = opened.entry, opened.told, opened.log
    state = state_of(log.match, log.seating, closed=log.closed)
    return Append(id, entry, told.stored_text(), told.snapshot, state=state) if entry and told else None


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
