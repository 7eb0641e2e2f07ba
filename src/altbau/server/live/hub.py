"""All tables of a server: started, loaded, put away and archived."""

import asyncio
import logging
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random

from altbau.core import text
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seated
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import afterwards, entering, wire
from altbau.core.page.wire import Close
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.server.failures import failed
from altbau.server.live.acting import filled
from altbau.server.live.autoplay import AutoPlayer
from altbau.server.live.beside import Beside, Itself, Visitor
from altbau.server.live.clocks import Timekeeper
from altbau.server.live.deals import Deals
from altbau.server.live.driving import Driving
from altbau.server.live.hints import Hints
from altbau.server.live.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.server.live.others import Others
from altbau.server.live.presence import Presence
from altbau.server.live.replays import Replays
from altbau.server.live.table import LiveTable, Put
from altbau.server.live.thinkers import Thinking
from altbau.server.live.waiting import Room, Rooms
from altbau.server.store.appending import Append, Conflict
from altbau.server.store.leases import bucket_of
from altbau.server.store.schema import timestamp
from altbau.server.store.store import Store
from altbau.server.store.writing import Job
from altbau.table.beginning import Given, beginning, checked, created
from altbau.table.due import Delays
from altbau.table.erasing import erased, locks_of
from altbau.table.evening import following
from altbau.table.names import FOR_PROGRAMS, spoken
from altbau.table.pace import Pace
from altbau.table.summary import state_of, summary
from altbau.table.telling import entries, history
from altbau.table.upgrades import Kept, opened

IDLE_TABLES = 500  # loaded tables that nobody watches, before the oldest are put away
SWEEP = 3600.0  # seconds between two looks for tables to archive
LEAVING = 2.0  # seconds over which the pages are sent away
SWEEPING = 0  # the bucket of what one process does for all
WAITING = timedelta(days=7)  # for which a table waits for its players

logger = logging.getLogger(__name__)


def previous_of(wanted: entering.NewTable, previous: LiveTable, secret: str | None) -> LiveTable:
    """The table that a new one may be the rematch of: it is over or closed, the secret is of one of its seats, and
    whoever comes along sat there. Raises BadInput."""
    if previous.keys.seat(secret) == NOBODY:
        raise BadInput("spectator")
    if not (previous.log.match.over or previous.log.closed):
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

    def __init__(self, store: Store, pace: Pace, thinking: Thinking, chance: Random) -> None:
        self.chance = chance
        self.store = store
        self.pace = pace
        self.thinking = thinking
        self.beside = Beside()
        self.itself = Itself()
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._rematching = asyncio.Lock()
        self.rooms = Rooms(store, chance)
        self.others = Others(store, self._tables, self.rooms)
        self.driving = Driving(store, self._tables, self.rooms, self.others, self.table)
        self.replays = Replays(store)
        self.forgotten: list[Callable[[str], None]] = [self.replays.forget]  # told of a table whose names are erased
        self.deals = Deals(store, self.beside, chance)
        self.others.on_beside = self.forget_names

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
        written = self.store.add_game(id, body, previous, told.told(), told.snapshot, listed, also, table.bucket)
        await asyncio.wrap_future(written)
        self._tables[id] = table
        self.attend(table)

    async def come_along(
        self, former: LiveTable, seat: Seat, language: str, visitor: Visitor | None = None
    ) -> entering.Admitted:
        """Bring the player of a seat along to the rematch. Raises BadInput."""
        if former.about.next_table is None:
            raise BadInput("no-rematch")
        table = await self.table(former.about.next_table, visitor)
        for number, each in seated(table.seats):
            if each.was == SEAT_NAMES[seat]:
                return table.showing.admitted(number, await table.keys.come_along(number), language)
        raise BadInput("no-seat-in-rematch")

    async def table(self, id: str, visitor: Visitor | None = None) -> LiveTable:
        """A table, loaded from its log if need be, which counts as work for whoever asks. Raises BadInput."""
        visitor = visitor or self.itself
        if id not in self._tables:
            async with visitor.turn:
                if id not in self._tables:
                    await self._open(id, visitor)
        elif self.store.listener:
            await self.others.catch_up([id])  # nobody is shown less than another process has shown
            if id not in self._tables:  # put away meanwhile, or as it could not catch up
                return await self.table(id, visitor)
        table = self._tables[id]
        if table.about.sealed and await asyncio.to_thread(self.deals.unseal, table):
            table.audience.publish()
        return table

    async def _open(self, id: str, visitor: Visitor) -> None:
        """Load a table; of those who ask for it meanwhile all get the same. Raises BadInput."""
        if id not in self._loading:
            visitor.works()
            self._loading[id] = asyncio.create_task(self._opened(id, visitor))
        await asyncio.shield(self._loading[id])

    async def _opened(self, id: str, visitor: Visitor) -> None:
        try:
            await asyncio.wrap_future(self.store.bring_back(id))
            table = self._tables[id] = await self.beside.run(visitor, partial(self.load, id))
        finally:
            del self._loading[id]
        self.attend(table)
        if self.store.listener:
            self.others.look_at(id)  # what was told meanwhile, nobody has heard

    def attend(self, table: LiveTable) -> None:
        """Let everything happen at a table that is in memory from now on."""
        table.adviser = hints = Hints(table, self.thinking)
        table.follow(hints.coach)
        table.presence = presence = Presence(table)
        table.follow(presence)
        table.follow(Timekeeper(table))
        table.put = table.put or Put(table.seq, asyncio.get_running_loop().time(), None)
        table.timing = player = AutoPlayer(table, self.pace, self.thinking, self.chance)
        table.follow(player)
        self.put_away(table)

    def here(self) -> Collection[LiveTable]:
        """The tables that are in memory."""
        return self._tables.values()

    def known(self, id: str | None) -> LiveTable | None:
        """A table that is in memory."""
        return self._tables.get(id or "")

    def running(self) -> list[LiveTable]:
        """The tables in memory at which people play what counts, from the second turn on: before, most look alike."""
        here = [each for each in self._tables.values() if each.people and not each.about.uncounted]
        return [each for each in here if not each.game.over and each.game.state.turns]

    def load(self, id: str) -> LiveTable:
        """A table as its entries tell, whatever rules they were written under. Raises BadInput."""
        try:
            return self._load(id)
        except Conflict:  # another copy has brought it up to the rules of today meanwhile
            return self._load(id)

    def _load(self, id: str) -> LiveTable:
        heads = self.store.elsewhere.heads([id]) if self.store.listener else {}
        found = self.store.game(id)
        if found is None:
            raise BadInput("table-waits" if self.rooms.waits(id) else "unknown-table")
        body, next_table, record = found
        admissions = self.store.admissions(id)
        new_seed = partial(self.chance.getrandbits, SEED_BITS)
        reached = opened(body, record, lambda: Kept(*self.store.history(id)), new_seed)
        if reached.version:
            entry, told = reached.entry, reached.told
            state = state_of(reached.log.match, reached.log.seating, closed=reached.log.closed)
            goes_on = Append(id, entry, told.told(), told.snapshot, state=state) if entry and told else None
            self.store.upgrade(id, reached.version, goes_on)
        table = LiveTable(self.store, id, body, next_table, self.chance, reached.log)
        if heads:
            table.known_beside = heads[id].beside
            table.bucket = bucket_of(id)
            table.know(heads[id])
            table.put = put_last(self.store, table)
        table.keys.recall(admissions)
        table.recall()
        self.deals.unseal(table)
        return table

    async def teller(
        self, id: str, secret: str | None, language: str, visitor: Visitor | None = None
    ) -> Callable[[], afterwards.ToldLog]:
        """What tells the log of a table as the holder of a key was told it, and what is wrong with the table, if
        anything is. It reads the store, and takes the longer, the longer the log is. Raises BadInput."""
        problem = None
        try:
            await self.table(id, visitor)
        except BadInput as error:
            problem = wire.Problem(code=error.code, sentence=text.error(language, error))
        return partial(told_log, self.store, id, secret, language, problem)

    def drop(self, id: str) -> None:
        """There is no such table any more."""
        table = self._tables.pop(id, None)
        if table:
            table.stop()
            for client in table.audience.clients():
                client.end(Close.UNKNOWN_TABLE)
        self.forget_names(id)

    async def erase(self, id: str, seats: set[Seat]) -> None:
        """Keep nothing of those who have these seats of a table but what they did. Raises BadInput."""
        if id in self._loading:
            await asyncio.wait([self._loading[id]])
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
            table.notify()
        clients = [client for table in self._tables.values() for client in table.audience.clients()]
        clients += self.rooms.clients()
        for client in clients:
            client.end(Close.RESTARTING)
            await asyncio.sleep(LEAVING / len(clients))

    def stop(self) -> None:
        """Let nobody play along any more."""
        for table in self._tables.values():
            table.stop()
        self.beside.close()

    def put_away(self, new: LiveTable) -> None:
        """Forget tables that nobody watches when there are many, but not a new one; their logs stay."""
        idle = [id for id, table in self._tables.items() if table is not new and table.idle()]
        for id in idle[: max(0, len(self._tables) - IDLE_TABLES)]:
            del self._tables[id]

    @property
    def sweeps(self) -> bool:
        """Whether this process does what one does for all."""
        return self.store.leases.drives(SWEEPING)

    async def sweep(self, days: int) -> None:
        """Archive, again and again, what nobody has played for so many days."""
        while True:
            if self.sweeps:
                if self.store.allowances:
                    self.store.allowances.sweep()
                await self.archive(datetime.now(UTC) - timedelta(days=days))
                await self.rooms.sweep(timestamp(datetime.now(UTC) - WAITING))
            await asyncio.sleep(SWEEP)

    async def archive(self, since: datetime) -> None:
        """Put the tables into the archive that nobody has played since then, and nobody watches. Who opens one of them
        from now on does so after it has been put away, and has it back."""
        moment = timestamp(since)
        for id in await asyncio.to_thread(self.store.unplayed, moment):
            table = self._tables.get(id)
            if id in self._loading or (table and not table.idle()):
                continue
            self._tables.pop(id, None)
            try:
                await asyncio.wrap_future(self.store.archive(id, moment))
            except BadInput:
                logger.exception("Table %s could not be archived", id)


def told_log(
    store: Store, id: str, secret: str | None, language: str, problem: wire.Problem | None
) -> afterwards.ToldLog:
    """The log of a table as the holder of a key was told it. Raises BadInput."""
    body = store.start(id)
    if body is None:
        raise BadInput("unknown-table")
    locks = locks_of(body, store.admissions(id))
    seat = locks.seat(secret)
    return afterwards.ToldLog(
        edition=body["edition"],
        game=game_of(body["edition"]).NAME,
        players=spoken(locks.names, language),
        notices=[each.shown() for each in locks.notices],
        problem=problem,
        lines=entries(store.told(id), seat),
    )


def put_last(store: Store, table: LiveTable) -> Put | None:
    """When the question was put that a table has come to, and when it may be answered."""
    last = store.elsewhere.since({table.id: table.seq - 1}).get(table.id) if table.seq else None
    if not last:
        return None
    return Put(table.seq, last[0].at, Delays(*last[0].delays) if last[0].delays else None)


async def forget(table: LiveTable, gone: Collection[Seat]) -> None:
    """Keep nothing of those who have these seats but what they did. Raises BadInput."""
    await table.keys.erase(gone)
    for seat in gone:
        table.seats[seat].auto_pass.clear()
    await asyncio.to_thread(table.talk.recall)
    table.notify()
