"""All tables of a server: started, kept in memory and put away."""

import asyncio
import logging
from collections.abc import Callable, Collection
from functools import partial
from random import Random

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.core.messages.lobby import Start
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.runtime.automation.services import Company
from altbau.runtime.commands import filled
from altbau.runtime.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.runtime.live_table import LiveTable
from altbau.server.error_log import failed
from altbau.server.live.duplicate_deals import Deals
from altbau.server.live.eviction import Memory
from altbau.server.live.lease_holder import Driving
from altbau.server.live.loading import load
from altbau.server.live.lobby import Room, Rooms
from altbau.server.live.remote_tables import Others
from altbau.server.live.worker_threads import Beside, Visitor
from altbau.server.processes.bot_pool import Thinking
from altbau.server.processes.job_pool import Making, Pool
from altbau.server.processes.programs import NO_PROGRAMS, Programs
from altbau.server.store.appending import Conflict
from altbau.server.store.store import Store
from altbau.server.store.writer import Job
from altbau.table.anonymization import erased
from altbau.table.lists.list_rows import summary
from altbau.table.log.series import following
from altbau.table.log.stored_lines import history
from altbau.table.log.table_log import finished
from altbau.table.seats.names import FOR_PROGRAMS
from altbau.table.setup.creation import Given, beginning, checked, created
from altbau.table.timing.pace import Pace

LEAVING = 2.0  # seconds over which the connections are closed

logger = logging.getLogger(__name__)


def previous_of(wanted: joining.NewTable, previous: LiveTable, secret: str | None) -> LiveTable:
    """The table that a new one may be the rematch of: it is over or closed and has no rematch, the secret opens one of
    its seats, and each seat that comes along (`was`) is one of its seats, a bot's for a bot. Raises BadInput."""
    if previous.keys.seat(secret) == NOBODY:
        raise BadInput("spectator")
    if not finished(previous.log):
        raise BadInput("not-over")
    if previous.about.next_table:
        raise BadInput("rematch-exists")
    came = {SEAT_NAMES[number]: each.bot is not None for number, each in enumerate(previous.seats)}
    for number, seat in enumerate(wanted.seats):
        if seat.was is not None and came.pop(seat.was, None) != (seat.kind == "bot"):
            raise BadInput("nobody-comes-along", place=f"seats.{number}.was")
    return previous


class Hub:
    """All tables of this server."""

    def __init__(
        self, store: Store, pace: Pace, thinking: Thinking, chance: Random, programs: Programs = NO_PROGRAMS,
        pool: Making | None = None,
    ) -> None:  # fmt: skip
        self.store = store
        self.company = Company(pace, thinking, programs, chance)
        self.beside = Beside()
        self.pool: Making = pool or Pool()
        self._tables: dict[str, LiveTable] = {}
        self.memory = Memory(self._tables)
        self._rematching = asyncio.Lock()
        self.rooms = Rooms(store, chance, programs)
        self.others = Others(store, self._tables, self.rooms)
        self.driving = Driving(store, self._tables, self.rooms, self.others, self.table)
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
        if wanted.previous is None:
            return await self.start(wanted, None, language)
        await self.table(wanted.previous, visitor)  # loaded before the lock, so that other rematches need not wait
        async with self._rematching:
            previous = previous_of(wanted, await self.table(wanted.previous, visitor), secret)
            try:
                return await self.start(wanted, previous, language)
            except Conflict:  # another process was first
                raise BadInput("rematch-exists") from None

    async def start(self, wanted: joining.NewTable, previous: LiveTable | None, language: str) -> joining.Created:
        """Start a table, or the rematch of `previous`; its host reads `language`. Raises BadInput."""
        self.company.programs.check([seat.bot for seat in wanted.seats])
        names = checked(wanted, previous.seats if previous else ())
        secrets = [new_secret(self.company.chance) if seat.kind != "bot" else None for seat in wanted.seats]
        given = [
            Given(secret, None) if seat.kind == "human" else Given(None, secret)
            for seat, secret in zip(wanted.seats, secrets, strict=True)
        ]
        seed = self.company.chance.getrandbits(SEED_BITS) if wanted.seed is None else wanted.seed
        closed = previous is not None and previous.keys.watching != "open"  # a spectator link is for one table only
        watching = "nobody" if closed else "open"
        body = beginning(wanted, names, [each.kept() for each in given], seed) | {"watching": watching}
        if previous:
            body = following(body, previous.about.part)
        id = new_secret(self.company.chance, ID_BYTES)
        await self.deal(id, body, previous.id if previous else None)
        if previous:
            previous.about.next_table = id
            previous.audience.publish()
        return created(id, wanted, names, given, language)

    async def room(self, id: str) -> Room | None:
        """The table if it still waits for its players, else None."""
        return None if id in self._tables else await self.rooms.find(id)

    async def begin(self, room: Room, secret: str | None, wanted: Start) -> None:
        """Deal a table that has waited, at its host's request. Raises BadInput."""
        id, seed = room.about.id, self.company.chance.getrandbits(SEED_BITS)
        await room.begin(secret, wanted, seed, lambda body, row: self.deal(id, body, None, row))
        self.rooms.forget(id)
        if room.table.settings.filled:
            await filled(self._tables[id])

    async def deal(self, id: str, body: Data, previous: str | None, also: Job | None = None) -> None:
        """Store a new table, with `also` in the same transaction, and add it to memory. Raises BadInput."""
        if body["clock"] != "none":
            body |= {"at": self.store.heart.now()}
        table = LiveTable(self.store, id, body, None, self.company.chance)  # raises BadInput for a wrong body
        told = history(table.log.match)
        listed = summary(table.log, table.seats, table.keys, table.about.part)
        listed["counts"] = table.about.uncounted is None
        written = self.store.add_game(
            id, body, previous, told.told(), told.snapshot, listed, also, table.sharing.bucket
        )
        await asyncio.wrap_future(written)
        self._tables[id] = table
        self.attend(table)

    async def table(self, id: str, visitor: Visitor | None = None) -> LiveTable:
        """A table, loaded from its log if it is not in memory; loading counts as work for the visitor. Raises
        BadInput."""
        visitor = visitor or self.beside.itself
        self.memory.asked(id)
        if id not in self._tables:
            async with visitor.table_work.turn:
                if id not in self._tables:
                    await self._open(id, visitor)
        if self.store.listener:  # no client is shown an older table than by another process
            await self.others.catch_up([id])
            if id not in self._tables:  # put away meanwhile, or dropped because it could not catch up
                return await self.table(id, visitor)
        table = self._tables[id]
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
            table = self._tables[id] = await self.beside.run(visitor, partial(self.load, id))
        finally:
            del self.memory.loading[id]
        self.attend(table)
        if self.store.listener:
            self.others.look_at(id)  # notifications during the load were not handled

    def here(self) -> Collection[LiveTable]:
        """The tables in memory."""
        return self._tables.values()

    def known(self, id: str | None) -> LiveTable | None:
        """A table if it is in memory, else None."""
        return self._tables.get(id or "")

    def drop(self, id: str) -> None:
        """Remove a table that no longer exists from memory, and close its connections."""
        table = self._tables.pop(id, None)
        if table:
            table.helpers.stop()  # what pages still ask is answered until their connections are closed
            for client in table.audience.clients():
                client.end(Close.UNKNOWN_TABLE)
        self.forget_names(id)

    async def erase(self, id: str, seats: set[Seat]) -> None:
        """Erase what is kept about the people of these seats of a table, except what they did in the game. Raises
        BadInput."""
        if id in self.memory.loading:
            await asyncio.wait([self.memory.loading[id]])
        if id in self._tables:
            await forget(self._tables[id], seats)
        else:
            await self.store.erase(id, seats, partial(erased, id, seats))
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
            failed(error, {"doing": "leave"})
        for table in self._tables.values():
            table.helpers.notify()
        clients = [client for table in self._tables.values() for client in table.audience.clients()]
        clients += self.rooms.clients()
        for client in clients:
            client.end(Close.RESTARTING)
            await asyncio.sleep(LEAVING / len(clients))

    def stop(self) -> None:
        """Stop all helpers, and start no more work in threads."""
        for table in self._tables.values():
            table.helpers.stop()
        self.beside.close()

    def attend(self, table: LiveTable) -> None:
        """Attach the helpers to a table that is now in memory, and put idle tables away if there are too many."""
        self.company.join(table)
        self.memory.make_room(table)

    def load(self, id: str) -> LiveTable:
        """A table made from its stored entries, without adding it to memory. Raises BadInput."""
        return load(self.store, self.rooms, self.company.chance, id)


async def forget(table: LiveTable, gone: Collection[Seat]) -> None:
    """Erase what is kept about the people of these seats, except what they did in the game. Raises BadInput."""
    await table.keys.erase(gone)
    for seat in gone:
        table.seats[seat].auto_pass.clear()
    await asyncio.to_thread(table.talk.recall)
    table.helpers.notify()
