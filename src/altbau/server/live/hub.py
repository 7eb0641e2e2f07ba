"""All tables of a server: started, had in memory and put away."""

import asyncio
import logging
from collections.abc import Callable, Collection
from functools import partial
from random import Random

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import entering
from altbau.core.page.wire import Close
from altbau.errors import BadInput
from altbau.server.failures import failed
from altbau.server.live.acting import filled
from altbau.server.live.beside import Beside, Visitor
from altbau.server.live.company import Company
from altbau.server.live.deals import Deals
from altbau.server.live.driving import Driving
from altbau.server.live.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.server.live.loading import load
from altbau.server.live.memory import Memory
from altbau.server.live.others import Others
from altbau.server.live.programs import NO_PROGRAMS, Programs
from altbau.server.live.table import LiveTable
from altbau.server.live.thinkers import Thinking
from altbau.server.live.waiting import Room, Rooms
from altbau.server.store.appending import Conflict
from altbau.server.store.store import Store
from altbau.server.store.writing import Job
from altbau.table.beginning import Given, beginning, checked, created
from altbau.table.erasing import erased
from altbau.table.evening import following
from altbau.table.log import finished
from altbau.table.names import FOR_PROGRAMS
from altbau.table.pace import Pace
from altbau.table.summary import summary
from altbau.table.telling import history

LEAVING = 2.0  # seconds over which the pages are sent away

logger = logging.getLogger(__name__)


def previous_of(wanted: entering.NewTable, previous: LiveTable, secret: str | None) -> LiveTable:
    """The table that a new one may be the rematch of: it is over or closed, the secret is of one of its seats, and
    whoever comes along sat there. Raises BadInput."""
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
        self, store: Store, pace: Pace, thinking: Thinking, chance: Random, programs: Programs = NO_PROGRAMS
    ) -> None:
        self.chance = chance
        self.store = store
        self.company = Company(pace, thinking, programs, chance)
        self.beside = Beside()
        self._tables: dict[str, LiveTable] = {}
        self.memory = Memory(self._tables)
        self._rematching = asyncio.Lock()
        self.rooms = Rooms(store, chance, programs)
        self.others = Others(store, self._tables, self.rooms)
        self.driving = Driving(store, self._tables, self.rooms, self.others, self.table)
        self.forgotten: list[Callable[[str], None]] = []  # told of a table whose names are erased
        self.deals = Deals(store, self.beside, chance)
        self.others.on_beside = self.forget_names
        self.others.on_gone = self.drop

    async def create(
        self,
        wanted: entering.NewTable,
        secret: str | None = None,
        language: str = FOR_PROGRAMS,
        visitor: Visitor | None = None,
    ) -> entering.Created:
        """Start a table; a rematch by somebody with a key of the table before. Raises BadInput."""
        if wanted.previous is None:
            return await self.start(wanted, None, language)
        await self.table(wanted.previous, visitor)  # others shall not wait for that
        async with self._rematching:
            previous = previous_of(wanted, await self.table(wanted.previous, visitor), secret)
            try:
                return await self.start(wanted, previous, language)
            except Conflict:  # another process was first
                raise BadInput("rematch-exists") from None

    async def start(self, wanted: entering.NewTable, previous: LiveTable | None, language: str) -> entering.Created:
        """Start a table, perhaps the rematch of another; its host reads a language. Raises BadInput."""
        self.company.programs.check([seat.bot for seat in wanted.seats])
        names = checked(wanted, previous.seats if previous else ())
        secrets = [new_secret(self.chance) if seat.kind != "bot" else None for seat in wanted.seats]
        given = [
            Given(secret, None) if seat.kind == "human" else Given(None, secret)
            for seat, secret in zip(wanted.seats, secrets, strict=True)
        ]
        seed = self.chance.getrandbits(SEED_BITS) if wanted.seed is None else wanted.seed
        closed = previous is not None and previous.keys.watching != "open"  # a link is of one table only
        watching = "nobody" if closed else "open"
        body = beginning(wanted, names, [each.kept() for each in given], seed) | {"watching": watching}
        if previous:
            body = following(body, previous.about.part)
        id = new_secret(self.chance, ID_BYTES)
        await self.deal(id, body, previous.id if previous else None)
        if previous:
            previous.about.next_table = id
            previous.audience.publish()
        return created(id, wanted, names, given, language)

    async def room(self, id: str) -> Room | None:
        """A table that still waits for its players, if this is one."""
        return None if id in self._tables else await self.rooms.find(id)

    async def begin(self, room: Room, secret: str | None) -> None:
        """Deal a table that has waited, as its host wishes. Raises BadInput."""
        id = room.about.id
        await room.begin(secret, self.chance.getrandbits(SEED_BITS), lambda body: self.deal(id, body, None))
        self.rooms.forget(id)
        if room.table.settings.filled:
            await filled(self._tables[id])

    async def deal(self, id: str, body: Data, previous: str | None, also: Job | None = None) -> None:
        """Write a table down, and something else with it, and have it in memory. Raises BadInput."""
        if body["clock"] != "none":
            body |= {"at": self.store.heart.now()}
        table = LiveTable(self.store, id, body, None, self.chance)  # which finds what is wrong
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
        """A table, loaded from its log if need be, which counts as work for whoever asks. Raises BadInput."""
        visitor = visitor or self.beside.itself
        self.memory.asked(id)
        if id not in self._tables:
            async with visitor.turn:
                if id not in self._tables:
                    await self._open(id, visitor)
        if self.store.listener:  # nobody is shown less than another process has shown, perhaps while it was loaded
            await self.others.catch_up([id])
            if id not in self._tables:  # put away meanwhile, or as it could not catch up
                return await self.table(id, visitor)
        table = self._tables[id]
        if table.about.sealed and await asyncio.to_thread(self.deals.unseal, table):
            table.audience.publish()
        return table

    async def _open(self, id: str, visitor: Visitor) -> None:
        """Load a table; of those who ask for it meanwhile all get the same. Raises BadInput."""
        if id not in self.memory.loading:
            visitor.works()
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
            self.others.look_at(id)  # what was told meanwhile, nobody has heard

    def here(self) -> Collection[LiveTable]:
        """The tables that are in memory."""
        return self._tables.values()

    def known(self, id: str | None) -> LiveTable | None:
        """A table that is in memory."""
        return self._tables.get(id or "")

    def drop(self, id: str) -> None:
        """There is no such table any more."""
        table = self._tables.pop(id, None)
        if table:
            table.helpers.stop()  # what pages still ask is answered until they are gone
            for client in table.audience.clients():
                client.end(Close.UNKNOWN_TABLE)
        self.forget_names(id)

    async def erase(self, id: str, seats: set[Seat]) -> None:
        """Keep nothing of those who have these seats of a table but what they did. Raises BadInput."""
        if id in self.memory.loading:
            await asyncio.wait([self.memory.loading[id]])
        if id in self._tables:
            await forget(self._tables[id], seats)
        else:
            await self.store.erase(id, seats, partial(erased, id, seats))
        self.forget_names(id)

    def forget_names(self, id: str) -> None:
        """The names of a table may be others from now on."""
        for told in self.forgotten:
            told(id)

    async def leave(self) -> None:
        """Leave everything to other processes: at once what is to happen by itself, and the pages one after the
        other, so that they don't all come at once."""
        self.driving.stop()
        try:
            async with asyncio.timeout(LEAVING):
                await asyncio.to_thread(self.store.leases.give_back)
        except Exception as error:  # they end by themselves
            failed(error, {"doing": "leave"})
        for table in self._tables.values():
            table.helpers.notify()
        clients = [client for table in self._tables.values() for client in table.audience.clients()]
        clients += self.rooms.clients()
        for client in clients:
            client.end(Close.RESTARTING)
            await asyncio.sleep(LEAVING / len(clients))

    def stop(self) -> None:
        """Let nobody play along any more."""
        for table in self._tables.values():
            table.helpers.stop()
        self.beside.close()

    def attend(self, table: LiveTable) -> None:
        """Let everything happen at a table that is in memory from now on."""
        self.company.join(table)
        self.memory.make_room(table)

    def load(self, id: str) -> LiveTable:
        """A table as its entries tell, which is not in memory for that. Raises BadInput."""
        return load(self.store, self.rooms, self.chance, id)


async def forget(table: LiveTable, gone: Collection[Seat]) -> None:
    """Keep nothing of those who have these seats but what they did. Raises BadInput."""
    await table.keys.erase(gone)
    for seat in gone:
        table.seats[seat].auto_pass.clear()
    await asyncio.to_thread(table.talk.recall)
    table.helpers.notify()
