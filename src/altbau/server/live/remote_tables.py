"""The changes that other processes make to tables that are in memory here. Their notifications are hints
(`store/cluster/notifications.py`): what has changed is read from the rows, for all tables at once."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from itertools import chain
from time import monotonic
from typing import Final, cast

from sqlalchemy.exc import SQLAlchemyError

from altbau.core.messages import live
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.server import metrics
from altbau.server.cluster.lease_view import view_of
from altbau.server.error_log import failure_error
from altbau.server.live.lobby import Lobbies
from altbau.server.outages import is_outage
from altbau.server.store.cluster.notifications import Notification
from altbau.server.store.remote_changes import Changes
from altbau.server.store.store import Store
from altbau.table.view.table_settings import renew

RETRY: Final = 1.0  # seconds until what could not be read is read again


class RemoteTables:
    """The other processes, as far as these tables are concerned."""

    def __init__(self, store: Store, tables: dict[str, LiveTable], lobbies: Lobbies) -> None:
        self._store = store
        self._tables = tables
        self._lobbies = lobbies
        self.on_leases: Callable[[], object] = lambda: None  # called when a process has started or ended
        self.on_beside: Callable[[str], object] = lambda id: None  # called when something beside a log has changed
        self.on_unknown: Callable[[str], object] = lambda id: None  # called for a changed table that is not in memory
        self.on_look: Callable[[], object] = lambda: None  # called when news of such tables may have been missed
        self.on_gone: Callable[[str], object] = lambda id: None  # called for a table that no longer exists
        self._named: set[str] = set()  # tables with news that has not been read yet
        self._wake = asyncio.Event()

    async def follow(self) -> None:
        """Listen for notifications and catch up, until this is cancelled."""
        assert self._store.listener
        reading = asyncio.create_task(self._read())
        try:
            await self._store.listener.listen(self._hear, self._look)
        finally:
            reading.cancel()

    async def catch_up(self, ids: Collection[str]) -> None:
        """Bring those of these tables that are in memory up to what is stored now. Raises BadInput."""
        if here := self._here(ids):
            await self._learn(here, await asyncio.to_thread(self._store.elsewhere.changes, last_entries(here)))

    def _here(self, ids: Collection[str]) -> dict[str, LiveTable]:
        return {id: table for id in ids if (table := self._tables.get(id))}

    async def _learn(self, here: Mapping[str, LiveTable], changes: Changes) -> None:
        for id, table in here.items():
            head = changes.heads.get(id)
            if head is None:
                self.on_gone(id)
                continue
            try:
                view_of(table).know(head)
            except BadInput:  # a newer program has continued it
                self._drop(table)
                continue
            if id in changes.written:
                await self._try(table, table.learn(changes.written[id]))
            if head.beside != view_of(table).known_beside:
                self.on_beside(id)
                await self._try(table, learn_beside(table))

    async def _try(self, table: LiveTable, learning: Awaitable[None]) -> None:
        """Let a table apply news. If it can't, it is dropped from memory, and loaded again for the next client. Raises
        errors of the database, which are not the table's fault."""
        try:
            await learning
        except SQLAlchemyError:
            raise
        except Exception as error:
            if is_outage(error):
                raise
            table.log_failure(error, {"doing": "catch up"})
            self._drop(table)

    def _drop(self, table: LiveTable) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        table.close()

    def look_at(self, id: str) -> None:
        """Something may have changed at a table: read it soon."""
        self._named.add(id)
        self._wake.set()

    def _hear(self, heard: Notification) -> None:
        if heard.leases:
            self.on_leases()
            self._look()  # a process that knew of no other has told nothing until now
        for id, seat, reaction in heard.reacted:
            if id in self._tables:
                self._tables[id].chat.learn_reaction(seat, cast(live.Reaction, reaction))
        for id, seat in heard.acted:
            if id in self._tables and (presence := self._tables[id].observers.presence):
                presence.learn_acted(seat)
        for id in heard.channels:
            if id in self._tables:
                self._tables[id].audience.tell_channels()
        for id in heard.written | heard.beside:
            if id in self._lobbies.here() or (id in self._tables and view_of(self._tables[id]).followed):
                self.look_at(id)
            elif id in heard.beside and id not in self._tables:
                self.on_unknown(id)

    def _look(self) -> None:
        """Anything may have changed: read all tables that are followed here."""
        for id in self._lobbies.here():
            self.look_at(id)
        for id, table in self._tables.items():
            if view_of(table).followed:
                self.look_at(id)
        self.on_look()

    async def _read(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            named, self._named = self._named, set()
            try:
                if here := self._here(named):
                    changes = await self._store.elsewhere.changes_told(last_entries(here))
                    for written in chain.from_iterable(changes.written.values()):
                        metrics.observe_entry_age(monotonic() - written.at)
                    await self._learn(here, changes)
                await self._lobbies.catch_up(named)
            except Exception as error:  # whatever it is, the tables are read again later
                failure_error(error, {"doing": "catch up"})
                await asyncio.sleep(RETRY)
                self._named |= named
                self._wake.set()


def last_entries(tables: Mapping[str, LiveTable]) -> dict[str, int]:
    """The number of the last entry that is known here, by table."""
    return {id: table.seq for id, table in tables.items()}


async def learn_beside(table: LiveTable) -> None:
    """Apply what another process has changed beside the log of a table, and publish it. Raises BadInput."""
    found, view = await table.keys.reload(), view_of(table)
    renew(table.about, found.body, found.next)
    for seat, wish, on, said in found.preferences:
        table.seats[seat].prefer(wish, on, said)
    await table.chat.learn(found.body.get("talk_stopped", False))
    table.audience.learn(await asyncio.to_thread(view.attending.elsewhere))
    table.chat.tell_company()
    view.known_beside = found.number
    table.audience.publish()
    table.observers.notify()
    await view.pass_on()
