"""The leases of this process (`store/cluster/leases.py`). They are renewed every two seconds. Tables that the process
drives from then on are loaded if they have a clock or viewers."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.server.cluster.lease_view import view_of
from altbau.server.error_log import failure_error
from altbau.server.live.lobby import Lobbies
from altbau.server.live.remote_tables import RemoteTables
from altbau.server.store.cluster.leases import LeaseRenewal, SharedLeases, bucket_of
from altbau.server.store.migrations import Outgrown
from altbau.server.store.rows.viewers import ViewerRows
from altbau.server.store.server_time import clocked_tables
from altbau.server.store.store import Store

RETRY: Final = 0.5  # seconds until the next try after a failure

Load = Callable[[str], Awaitable[object]]


class LeaseHolder:
    """The leases of this process, and what follows from them."""

    def __init__(
        self, store: Store, tables: dict[str, LiveTable], lobbies: Lobbies, others: RemoteTables, load: Load
    ) -> None:
        self._store = store
        self._tables = tables
        self._lobbies = lobbies
        self._others = others
        self._load = load
        self._soon = asyncio.Event()
        self._stopped = False
        self._loading: set[asyncio.Task[None]] = set()
        others.on_leases = self._soon.set
        others.on_unknown = lambda id: self._beside(self._driven([id], frozenset()))
        others.on_look = lambda: self._beside(self._look())

    async def keep(self) -> None:
        """Keep the leases until this is cancelled. Raises Outgrown."""
        leases = self._store.leases
        assert isinstance(leases, SharedLeases)
        while not self._stopped:
            self._soon.clear()
            again = RETRY
            try:
                found = await asyncio.to_thread(leases.round)
                again = found.again
                await self._follow(found)
            except Outgrown:
                raise
            except Exception as error:  # whatever it is, the next round may succeed
                failure_error(error, {"doing": "leases"})
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), again)

    def stop(self) -> None:
        """Renew and take no more leases."""
        self._stopped = True
        self._soon.set()

    def _beside(self, loading: Coroutine[None, None, None]) -> None:
        """Load tables that are not in memory, if this process drives them, without waiting for it."""
        task = asyncio.create_task(loading)
        self._loading.add(task)
        task.add_done_callback(self._loading.discard)

    async def _look(self) -> None:
        with suppress(SQLAlchemyError):  # the next look comes soon
            await self._driven(await asyncio.to_thread(ViewerRows(self._store).tables_with_viewers), frozenset())

    async def _follow(self, found: LeaseRenewal) -> None:
        for id, table in tuple(self._tables.items()):
            view = view_of(table)
            if view.bucket in found.gained:
                self._others.look_at(id)
            if view.bucket in found.gained | found.lost:
                table.observers.notify()
            if found.forgotten:
                view.attending.again()
        if found.forgotten:
            self._lobbies.attend_again()
        for id in found.left:
            self._others.look_at(id)
        if found.gained:
            await self._driven(await asyncio.to_thread(self._wanted), found.gained)

    def _wanted(self) -> set[str]:
        """The tables at which something may happen without a message: those with a clock or with viewers."""
        with self._store.reading() as connection:
            clocked = clocked_tables(connection)
        return {*clocked, *ViewerRows(self._store).tables_with_viewers()}

    async def _driven(self, ids: Collection[str], gained: Collection[int]) -> None:
        """Load those of these tables that this process drives; if `gained` is not empty, only those in its buckets."""
        unknown = [id for id in ids if id not in self._tables]
        heads = await asyncio.to_thread(self._store.elsewhere.heads, unknown) if unknown else {}
        for id, head in heads.items():
            bucket = bucket_of(id) if head.bucket is None else head.bucket
            if self._store.leases.drives(bucket) and (not gained or bucket in gained):
                with suppress(BadInput):  # it can't be opened; those who look at it are told so
                    await self._load(id)
                    await view_of(self._tables[id]).pass_on()
