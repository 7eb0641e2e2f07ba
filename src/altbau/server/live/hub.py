"""All tables of a server: started, kept in memory and put away."""

import asyncio
import logging
from collections.abc import Callable, Collection
from functools import partial
from random import Random

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages import joining
from altbau.core.messages.lobby import Start
from altbau.core.messages.table import Close
from altbau.runtime.automation.services import Services
from altbau.runtime.bots import BotThinker
from altbau.runtime.commands import seat_bots
from altbau.runtime.keys import SEED_BITS
from altbau.runtime.live_table import LiveTable
from altbau.runtime.tables import Tables
from altbau.server.error_log import failure_error
from altbau.server.live.duplicate_deals import Deals
from altbau.server.live.eviction import Evictor
from altbau.server.live.home import StoredHome
from altbau.server.live.lease_holder import LeaseHolder
from altbau.server.live.loading import load
from altbau.server.live.lobby import LiveLobby, Lobbies
from altbau.server.live.remote_tables import RemoteTables
from altbau.server.processes.job_pool import JobPool, JobRunner
from altbau.server.processes.programs import NO_PROGRAMS, Programs
from altbau.server.processes.visitor_work import VisitorWork
from altbau.server.processes.worker_threads import Visitor, WorkerThread
from altbau.server.store.store import Store
from altbau.server.store.writer import Job
from altbau.table.seats.names import FOR_PROGRAMS
from altbau.table.seats.orders import Orders
from altbau.table.timing.pace import Pace

LEAVING = 2.0  # seconds over which the connections are closed

logger = logging.getLogger(__name__)


class Hub:
    """All tables of this server."""

    def __init__(
        self, store: Store, pace: Pace, thinking: BotThinker, chance: Random, programs: Programs = NO_PROGRAMS,
        pool: JobRunner | None = None,
    ) -> None:  # fmt: skip
        self.store = store
        self.home = StoredHome(store, chance)
        self.services = Services(pace, thinking, programs)
        self.tables = Tables(self.home, self.services)
        self.beside = WorkerThread()
        self.pool: JobRunner = pool or JobPool()
        self.memory = Evictor(self.tables.known)
        self.tables.on_attend = self.memory.make_room
        self.lobbies = Lobbies(store, chance, programs)
        self.others = RemoteTables(store, self.tables.known, self.lobbies)
        self.driving = LeaseHolder(store, self.tables.known, self.lobbies, self.others, self.table)
        self.forgotten: list[Callable[[str], None]] = []  # called with the id of a table whose names may have changed
        self.deals = Deals(store, self.beside, chance)
        self.others.on_beside = self.forget_names
        self.others.on_gone = self.drop

    async def create(
        self,
        wanted: joining.NewTable,
        secret: str | None = None,
        language: str = FOR_PROGRAMS,
        visitor: Visitor | None = None,
    ) -> joining.Created:
        """Start a table, or a rematch; for that `secret` must open a seat of the table before. Raises BadInput."""
        return await self.tables.create(wanted, secret, language, lambda id: self.table(id, visitor))

    async def room(self, id: str) -> LiveLobby | None:
        """The table if it still waits for its players, else None."""
        return None if id in self.tables.known else await self.lobbies.find(id)

    async def begin(self, room: LiveLobby, secret: str | None, wanted: Start) -> None:
        """Deal a table that has waited, at its host's request. Raises BadInput."""
        id, seed = room.about.id, self.home.chance.getrandbits(SEED_BITS)
        await room.begin(secret, wanted, seed, partial(self.deal, id))
        self.lobbies.forget(id)
        if room.table.settings.filled:
            await seat_bots(self.tables.known[id])

    async def deal(self, id: str, body: Data, also: Job | None = None) -> None:
        """Store a new table, with `also` in the same transaction, and add it to memory. Raises BadInput."""
        await self.tables.deal(id, body, None, partial(self.home.rows.add, also=also))

    async def table(self, id: str, visitor: Visitor | None = None) -> LiveTable:
        """A table, loaded from its log if it is not in memory; loading counts as work for the visitor. Raises
        BadInput."""
        visitor = visitor or self.beside.itself
        self.memory.note_request(id)
        if id not in self.tables.known:
            async with visitor.table_work.turn:
                if id not in self.tables.known:
                    await self._open(id, visitor)
        if self.store.listener:  # no client is shown an older table than by another process
            await self.others.catch_up([id])
            if id not in self.tables.known:  # put away meanwhile, or dropped because it could not catch up
                return await self.table(id, visitor)
        table = self.tables.known[id]
        if table.about.sealed and await asyncio.to_thread(self.deals.unseal, table):
            table.audience.publish()
        return table

    async def _open(self, id: str, visitor: Visitor) -> None:
        """Load a table once for all who ask for it meanwhile. Raises BadInput."""
        if id not in self.memory.loading:
            visitor.table_work.begins()
            self.memory.loading[id] = asyncio.create_task(self._opened(id, visitor))
        await asyncio.shield(self.memory.loading[id])

    async def _opened(self, id: str, visitor: Visitor) -> None:
        try:
            await asyncio.wrap_future(self.store.bring_back(id))
            self.tables.attend(await self.beside.run(visitor, partial(self.load, id)))
        finally:
            del self.memory.loading[id]
        if self.store.listener:
            self.others.look_at(id)  # notifications during the load were not handled

    def work_of(self, visitor: Visitor) -> VisitorWork:
        """The work of a visitor beside the event loop."""
        return VisitorWork(self.beside, self.pool, visitor)

    def here(self) -> Collection[LiveTable]:
        """The tables in memory."""
        return self.tables.known.values()

    def table_in_memory(self, id: str | None) -> LiveTable | None:
        """A table if it is in memory, else None."""
        return self.tables.known.get(id or "")

    def tell_channels(self, id: str) -> None:
        """Send to the players of a table, wherever they are connected, that its channels have changed."""
        self.store.elsewhere.announce_channels(id)
        if table := self.table_in_memory(id):
            table.audience.tell_channels()

    def drop(self, id: str) -> None:
        """Remove a table that no longer exists from memory, and close its connections."""
        table = self.tables.known.pop(id, None)
        if table:
            table.observers.stop()  # what pages still ask is answered until their connections are closed
            for client in table.audience.clients():
                client.end(Close.UNKNOWN_TABLE)
        self.forget_names(id)

    async def erase(self, id: str, seats: set[Seat]) -> None:
        """Erase what is kept about the people of these seats of a table, except what they did in the game. Raises
        BadInput."""
        if id in self.memory.loading:
            await asyncio.wait([self.memory.loading[id]])
        if id in self.tables.known:
            await forget(self.tables.known[id], seats)
        else:
            await self.home.rows.erase(id, seats)
        self.forget_names(id)

    def forget_names(self, id: str) -> None:
        """The names of a table may have changed: notify those that keep something made with them."""
        for told in self.forgotten:
            told(id)

    async def leave(self) -> None:
        """Leave everything to other processes: give back the leases at once, then close the connections one after the
        other, so that the pages do not all reconnect at the same time."""
        self.driving.stop()
        try:
            async with asyncio.timeout(LEAVING):
                await asyncio.to_thread(self.store.leases.give_back)
        except Exception as error:  # the leases expire by themselves
            failure_error(error, {"doing": "leave"})
        for table in self.tables.known.values():
            table.observers.notify()
        clients = [client for table in self.tables.known.values() for client in table.audience.clients()]
        clients += self.lobbies.clients()
        for client in clients:
            client.end(Close.RESTARTING)
            await asyncio.sleep(LEAVING / len(clients))

    def stop(self) -> None:
        """Stop all that acts by itself, and start no more work in threads."""
        for table in self.tables.known.values():
            table.observers.stop()
        self.beside.close()

    def load(self, id: str) -> LiveTable:
        """A table made from its stored entries, without adding it to memory. Raises BadInput."""
        return load(self.home, self.lobbies, id)


async def forget(table: LiveTable, gone: Collection[Seat]) -> None:
    """Erase what is kept about the people of these seats, except what they did in the game. Raises BadInput."""
    await table.keys.erase(gone)
    for seat in gone:
        table.seats[seat].auto_pass.clear()
        table.seats[seat].orders = Orders()
    table.chat.recall(await table.home.rows.chat(table.id))
    table.observers.notify()
