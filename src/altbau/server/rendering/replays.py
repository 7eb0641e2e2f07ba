"""Replays of games of tables: made in the pool from the stored log, on request, and cached."""

from functools import partial
from gzip import compress
from typing import Final, NamedTuple

import msgspec

from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.processes.jobs import EFFORT, ReplayJob
from altbau.server.processes.worker_threads import Visitor
from altbau.server.rendering.file_cache import FileCache
from altbau.server.store.store import additions
from altbau.table.log.table_log import RESUMED
from altbau.table.replay.replay import ReplayBuilder
from altbau.table.seats.names import Names
from altbau.table.view.updates import TableView

ROOM: Final = 32 * 2**20  # bytes of the replays that are kept

encoder = msgspec.json.Encoder()


class ReplayKey(NamedTuple):
    """The key of a replay: a game of a table, counted from 1, as these seats were sent it, up to this entry of the log
    and this admission, under these names, without its seed if that is `sealed`, and compressed or not."""

    table: str
    number: int
    viewers: tuple[Seat, ...]
    seq: int
    admission: int
    names: Names
    sealed: bool
    gzip: bool


def wanted_replay(table: LiveTable, seat: Seat, number: int | None, *, gzip: bool = False) -> ReplayKey:
    """The replay of a game of a table, or of the current one, compressed on demand. It shows what the seat was sent up
    to now; once the game is over, what all seats were sent. Raises BadInput."""
    match = table.log.match
    wanted = match.number if number is None else number
    if not 1 <= wanted <= match.number:
        raise BadInput("number-not-in-range", place="number", value=wanted, least=1, most=match.number)
    over = wanted < match.number or match.game.over
    viewers = tuple(seats(match.game.players)) if over else () if seat == NOBODY else (seat,)
    return ReplayKey(table.id, wanted, viewers, table.seq, table.keys.last, table.keys.names, table.about.sealed, gzip)


class Replays:
    """The replays of the tables of a server; the least recently used goes first."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: FileCache[ReplayKey] = FileCache(ROOM)
        hub.forgotten.append(self.forget)

    async def replay(self, wanted: ReplayKey, table: LiveTable, visitor: Visitor) -> bytes:
        """A replay of a game of a table as JSON, made or from the cache. Raises BadInput."""
        return await self._kept.get(wanted, no_limit, partial(self._make, wanted, table, visitor))

    def forget(self, table: str) -> None:
        """Drop the replays of a table."""
        self._kept.forget(lambda wanted: wanted.table == table)

    async def _make(self, wanted: ReplayKey, table: LiveTable, visitor: Visitor) -> bytes:
        found = await self._hub.beside.done(visitor, partial(self._read, wanted, table))
        return found if isinstance(found, bytes) else await self._hub.pool.done(visitor, found, gzip=wanted.gzip)

    def _read(self, wanted: ReplayKey, table: LiveTable) -> ReplayJob | bytes:
        """The job that plays the game again; of a table begun under older rules only the end is known, and told here.
        Raises BadInput."""
        store = self._hub.store
        log = store.log(wanted.table)
        assert log
        body = log.start()
        if body["version"] != game_of(body["edition"]).RULES_VERSION:
            ended = ReplayBuilder(TableView(table.about, table.log, table.seats, table.keys), wanted.viewers)
            ended.note(table.log.lines)
            made = encoder.encode(ended.replay(wanted.number))
            return compress(made, EFFORT) if wanted.gzip else made
        changes = additions(store, wanted.table) if any(row.kind == RESUMED for row in log.rows) else ()
        return ReplayJob(
            log, store.admissions(wanted.table), changes, table.about, table.seats, wanted.number, wanted.viewers,
            wanted.seq,
        )  # fmt: skip


def no_limit() -> None:
    """Replays have no limit of their own."""
