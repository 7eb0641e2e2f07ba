"""The work that one process does for all, once an hour: it archives tables that nobody has played for long, deletes
tables that wait too long and ways to call that lead nowhere any more, and forgets limits that are full again."""

import asyncio
import logging
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from altbau.errors import BadInput
from altbau.server.error_log import failure_error
from altbau.server.live.hub import Hub
from altbau.server.store import wall_clock
from altbau.server.store.archive import mark_cold, wrongly_marked
from altbau.server.store.rows.channels import ChannelRows
from altbau.server.store.store import Store, idle_tables

SWEEP: Final = 3600.0  # seconds between two sweeps
SWEEPING: Final = 0  # the process that holds this bucket sweeps for all
AT_ONCE: Final = 500  # tables that are marked in one transaction
LOBBY_LIFE: Final = timedelta(days=7)  # how long a table waits for its players
UNCONFIRMED_LIFE: Final = timedelta(days=1)  # how long an address of mail is kept that nobody confirms

logger = logging.getLogger(__name__)


class Housekeeping:
    """The sweeps of a process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._store = hub.store

    async def sweep(self, days: int) -> None:
        """Sweep until this is cancelled; what nobody has played for so many days is archived."""
        while True:
            if sweeps(self._store):
                try:
                    await self._sweep(days)
                except Exception as error:  # whatever it is, the next sweep may succeed
                    failure_error(error, {"doing": "housekeeping"})
            await asyncio.sleep(SWEEP)

    async def _sweep(self, days: int) -> None:
        """Sweep once. Raises errors of the database."""
        if self._store.allowances:
            self._store.allowances.sweep()
        await self.archive(wall_clock.now() - timedelta(days=days))
        await self._hub.lobbies.sweep(wall_clock.timestamp(wall_clock.now() - LOBBY_LIFE))
        await ChannelRows(self._store).sweep(wall_clock.timestamp(wall_clock.now() - UNCONFIRMED_LIFE))

    async def archive(self, since: datetime) -> None:
        """Archive the tables that nobody has played since then, and that nobody uses. A table that is opened meanwhile
        is archived first, then brought back. Without an archive the tables are marked."""
        moment = wall_clock.timestamp(since)
        if self._store.shelf.path is None:
            await self._mark(moment)
            return
        for id in await asyncio.to_thread(idle_tables, self._store, moment):
            if self._hub.memory.let_go(id):
                try:
                    await asyncio.wrap_future(self._store.archive(id, moment))
                except BadInput:
                    logger.exception("Table %s could not be archived", id)

    async def _mark(self, moment: str) -> None:
        """Mark what nobody has played since a moment, in small transactions, so that others can write in between."""
        wrong = await asyncio.to_thread(self._wrongly_marked, moment)
        for first in range(0, len(wrong), AT_ONCE):
            some = wrong[first : first + AT_ONCE]
            await self._store.queue_write(partial(mark_cold, ids=some, since=moment))

    def _wrongly_marked(self, moment: str) -> list[str]:
        with self._store.reading() as connection:
            return wrongly_marked(connection, moment)


def sweeps(store: Store) -> bool:
    """Whether this process sweeps for all."""
    return store.leases.drives(SWEEPING)
