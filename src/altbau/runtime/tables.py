"""The tables of a home that are in memory: how they are started, and what joins each."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.errors import BadInput
from altbau.runtime.automation.services import Services
from altbau.runtime.home import Append, Conflict, Dealt, Home
from altbau.runtime.keys import ID_BYTES, SEED_BITS, new_secret
from altbau.runtime.live_table import LiveTable
from altbau.table.lists.deadlines import first_deadline
from altbau.table.lists.list_rows import summary
from altbau.table.log.series import rematch_body
from altbau.table.log.stored_lines import History, history
from altbau.table.log.table_log import Entry, TableLog, is_finished
from altbau.table.setup.creation import IssuedKeys, checked_names, created_message, table_body
from altbau.table.view.table_settings import waiting_limit

Find = Callable[[str], Awaitable[LiveTable]]  # a table by its id, loaded if it is not in memory; raises BadInput
Add = Callable[[Dealt], Awaitable[None]]  # keeps a new table; raises BadInput


class Tables:
    """The tables in memory, by id."""

    def __init__(self, home: Home, services: Services) -> None:
        self.home = home
        self.services = services
        self.known: dict[str, LiveTable] = {}
        self.on_attend: Callable[[LiveTable], None] = lambda table: None  # called with a table that is in memory now
        self._rematching = asyncio.Lock()

    async def create(self, wanted: joining.NewTable, secret: str | None, language: str, find: Find) -> joining.Created:
        """Start a table, or a rematch; for that `secret` must open a seat of the table before. Its host reads
        `language`. Raises BadInput."""
        if wanted.previous is None:
            return await self._start(wanted, None, language)
        await find(wanted.previous)  # loaded before the lock, so that other rematches need not wait
        async with self._rematching:
            previous = previous_of(wanted, await find(wanted.previous), secret)
            try:
                return await self._start(wanted, previous, language)
            except Conflict:  # another copy of the table before was first
                raise BadInput("rematch-exists") from None

    async def _start(self, wanted: joining.NewTable, previous: LiveTable | None, language: str) -> joining.Created:
        """Start a table, or the rematch of `previous`. Raises BadInput."""
        self.services.programs.check([seat.bot for seat in wanted.seats])
        chance, names = self.home.chance, checked_names(wanted, previous.seats if previous else ())
        secrets = [new_secret(chance) if seat.kind != "bot" else None for seat in wanted.seats]
        given = [
            IssuedKeys(secret, None) if seat.kind == "human" else IssuedKeys(None, secret)
            for seat, secret in zip(wanted.seats, secrets, strict=True)
        ]
        seed = chance.getrandbits(SEED_BITS) if wanted.seed is None else wanted.seed
        closed = previous is not None and previous.keys.watching != "open"  # a spectator link is for one table only
        body = table_body(wanted, names, [each.digests() for each in given], seed)
        body |= {"watching": "nobody" if closed else "open"}
        if previous:
            body = rematch_body(body, previous.about.part)
        id = new_secret(chance, ID_BYTES)
        await self.deal(id, body, previous.id if previous else None)
        if previous:
            previous.about.next_table = id
            previous.audience.publish()
        return created_message(id, wanted, names, given, language)

    async def deal(self, id: str, body: Data, previous: str | None, add: Add | None = None) -> LiveTable:
        """Keep a new table, by `add` if that is given, and add it to memory. Raises BadInput."""
        if body["clock"] != "none":
            body |= {"at": self.home.play_time()}
        table = LiveTable(self.home, id, body, None)  # raises BadInput for a wrong body
        await (add or self.home.rows.add)(new_table_of(table, body, previous))
        self.attend(table)
        return table

    async def restore(self, id: str, body: Data, log: TableLog, entries: Sequence[Entry]) -> None:
        """Keep a new table to which these entries have led, and add it to memory. Raises BadInput."""
        log.put(self.home.play_time())
        table = LiveTable(self.home, id, body, None, log)
        nothing = History(log.lines, [], None).stored_text()  # all that is shown comes with the table
        new = new_table_of(table, body, None)._replace(entries=[Append(id, entry, nothing) for entry in entries])
        await self.home.rows.add(new)
        self.attend(table)

    def attend(self, table: LiveTable) -> None:
        """Add a table to memory, and attach what happens by itself."""
        self.known[table.id] = table
        self.services.join(table)
        self.on_attend(table)


def new_table_of(table: LiveTable, body: Data, previous: str | None) -> Dealt:
    """What is kept of a new table: its log as shown and a snapshot, as it stands now."""
    log, about = table.log, table.about
    told = history(log.match, len(log.told))
    shown = History(0, [*map(msgspec.json.encode, log.told), *told.lines], told.snapshot)
    listed = summary(log, table.seats, table.keys, about.part)
    listed |= {"counts": about.uncounted is None, "deadline": first_deadline(log, waiting_limit(about))}
    bucket = table.sharing.lease().bucket
    return Dealt(table.id, body, previous, shown.stored_text(), told.snapshot, listed, bucket)


def previous_of(wanted: joining.NewTable, previous: LiveTable, secret: str | None) -> LiveTable:
    """The table that a new one may be the rematch of: it is over or closed and has no rematch, the secret opens one of
    its seats, and each seat that comes along (`was`) is one of its seats, a bot's for a bot. Raises BadInput."""
    if previous.keys.seat(secret) == NOBODY:
        raise BadInput("spectator")
    if not is_finished(previous.log):
        raise BadInput("not-over")
    if previous.about.next_table:
        raise BadInput("rematch-exists")
    came = {SEAT_NAMES[number]: each.bot is not None for number, each in enumerate(previous.seats)}
    for number, seat in enumerate(wanted.seats):
        if seat.was is not None and came.pop(seat.was, None) != (seat.kind == "bot"):
            raise BadInput("nobody-comes-along", place=f"seats.{number}.was")
    return previous


async def come_along(former: LiveTable, seat: Seat, language: str, find: Find) -> joining.Admitted:
    """Bring the player of a seat along to the rematch. Raises BadInput."""
    if former.about.next_table is None:
        raise BadInput("no-rematch")
    table = await find(former.about.next_table)
    for number, each in by_seat(table.seats):
        if each.was == SEAT_NAMES[seat]:
            return table.showing.admission_message(number, await table.keys.come_along(number), language)
    raise BadInput("no-seat-in-rematch")
