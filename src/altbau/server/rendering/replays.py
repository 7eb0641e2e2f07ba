"""The replays of a server's tables, cached."""

from functools import partial
from gzip import compress
from typing import Final, NamedTuple

from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.replays import ReplayKey, read_replay
from altbau.server.live.hub import Hub
from altbau.server.processes.jobs import EFFORT
from altbau.server.processes.visitor_work import VisitorWork
from altbau.server.rendering.file_cache import FileCache

ROOM: Final = 32 * 2**20  # bytes of the replays that are kept


class CachedReplay(NamedTuple):
    """The key of a cached replay: what it shows, and whether it is compressed."""

    wanted: ReplayKey
    gzip: bool


class Replays:
    """The replays of the tables of a server; the least recently used goes first."""

    def __init__(self, hub: Hub) -> None:
        self._kept: FileCache[CachedReplay] = FileCache(ROOM)
        hub.forgotten.append(self.forget)

    async def replay(self, wanted: ReplayKey, table: LiveTable, work: VisitorWork, *, gzip: bool = False) -> bytes:
        """A replay of a game of a table as JSON, made or from the cache, compressed on demand. Raises BadInput."""
        key = CachedReplay(wanted, gzip)
        return await self._kept.get(key, no_limit, partial(self._make, key, table, work))

    def forget(self, table: str) -> None:
        """Drop the replays of a table."""
        self._kept.forget(lambda key: key.wanted.table == table)

    async def _make(self, key: CachedReplay, table: LiveTable, work: VisitorWork) -> bytes:
        found = await work.do(partial(read_replay, key.wanted, table))
        if not isinstance(found, bytes):
            return await work.make(found, gzip=key.gzip)
        return compress(found, EFFORT) if key.gzip else found


def no_limit() -> None:
    """Replays have no limit of their own."""
