"""The rows of deals that several tables play, and which tables those are."""

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, exists, insert, or_, select, update

from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.server.store.appending import encoded
from altbau.server.store.civil_time import timestamp
from altbau.server.store.schema import INSERTS, deal_tables, deals, devices, summaries
from altbau.server.store.store import Store

MOST_LISTED = 20  # deals of somebody


class DealRow(NamedTuple):
    """A deal: moments are ISO, `daily` is by what the one of a day is told from others, `host` the digest of the secret
    of the device on which a linked one was made."""

    id: str
    opened: str
    closes: str
    daily: str | None
    host: str | None
    body: Data


class TableRow(NamedTuple):
    """A table of a deal: what lists tell of it as they have it (`summary`), and what its person has decided, if that is
    written down."""

    game: str
    deal: str
    line: str | None
    since: str
    counts: bool
    state: str
    line_up: str
    opens: str


class DealRows:
    """Those of a store. Reading happens in the caller's thread; devices are digests of their secrets, and all of a
    person are one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading ------------------------------------------------------------------------------------------------------

    def find(self, id: str) -> DealRow:
        """A deal. Raises BadInput."""
        with self._store.reading() as connection:
            row = connection.execute(select(deals).where(deals.c.id == id)).first()
        if row is None:
            raise BadInput("unknown-deal")
        return deal_of(row)

    def daily(self, names: Collection[str]) -> dict[str, DealRow]:
        """The deals of a day, by what they are told from others."""
        with self._store.reading() as connection:
            rows = connection.execute(select(deals).where(deals.c.daily.in_(names))).all()
        return {row.daily: deal_of(row) for row in rows}

    def of_device(self, device: str) -> list[DealRow]:
        """The deals that somebody with a device has begun or made, the latest first."""
        with self._store.reading() as connection:
            own = select(deal_tables.c.deal).where(deal_tables.c.device.in_(together(connection, device)))
            mine = or_(deals.c.id.in_(own), deals.c.host.in_(together(connection, device)))
            rows = select(deals).where(mine).order_by(deals.c.opened.desc(), deals.c.id).limit(MOST_LISTED)
            return [deal_of(row) for row in connection.execute(rows)]

    def tables(self, deal: str) -> list[TableRow]:
        """The tables of a deal."""
        with self._store.reading() as connection:
            return [TableRow(*row) for row in connection.execute(sitting_at().where(deal_tables.c.deal == deal))]

    def own_tables(self, device: str, among: Collection[str]) -> list[TableRow]:
        """The tables at which somebody with a device plays these deals."""
        with self._store.reading() as connection:
            own = deal_tables.c.device.in_(together(connection, device))
            rows = connection.execute(sitting_at().where(own, deal_tables.c.deal.in_(among)))
            return [TableRow(*row) for row in rows]

    def devices(self, device: str) -> list[str]:
        """All devices of whoever has this one, at least this one."""
        with self._store.reading() as connection:
            return together(connection, device)

    def opened_by(self, deal: str, key: str) -> TableRow | None:
        """The table of a deal of which a key of this digest opens a seat, if any."""
        rows = sitting_at().where(deal_tables.c.deal == deal, summaries.c.opens.contains(key, autoescape=True))
        with self._store.reading() as connection:
            found = [TableRow(*row) for row in connection.execute(rows)]
        return next((row for row in found if key in json.loads(row.opens)), None)

    # --- writing ------------------------------------------------------------------------------------------------------

    async def add(self, deal: DealRow) -> None:
        """Write a deal down; of one of a day whoever comes first does. Raises BadInput."""
        values = {**deal._asdict(), "body": encoded(deal.body)}

        def job(connection: Connection) -> None:
            row = INSERTS[connection.dialect.name](deals).values(values)
            connection.execute(row.on_conflict_do_nothing(index_elements=["daily"]))

        await self._store.written(job)

    def sits_down(self, deal: str, table: str, device: str) -> Callable[[Connection], None]:
        """What notes with a new table that it plays a deal. It raises BadInput where somebody with that device does
        already, or it is too late."""

        def job(connection: Connection) -> None:
            one_by_one = select(deals.c.closes).where(deals.c.id == deal).with_for_update()  # from whichever process
            closes = connection.execute(one_by_one).scalar()
            if closes is None or closes <= timestamp():
                raise BadInput("deal-closed")
            own = deal_tables.c.device.in_(together(connection, device))
            if connection.execute(select(exists().where(deal_tables.c.deal == deal, own))).scalar():
                raise BadInput("deal-begun")
            connection.execute(insert(deal_tables).values(game=table, deal=deal, device=device))

        return job

    async def close(self, deal: str) -> None:
        """Let a deal be closed from now on. Raises BadInput."""
        now = timestamp()
        shut = update(deals).where(deals.c.id == deal, deals.c.closes > now).values(closes=now)
        await self._store.written(lambda connection: connection.execute(shut).close())

    async def note(self, lines: Mapping[str, str]) -> None:
        """Write down what the persons of tables have decided. Raises BadInput."""

        def job(connection: Connection) -> None:
            for table, line in lines.items():
                connection.execute(update(deal_tables).where(deal_tables.c.game == table).values(line=line))

        await self._store.written(job)


def forget_devices(connection: Connection, gone: Collection[str], heir: str | None) -> None:
    """Let it not be known any more which deals were made or played on devices; those are another one's of the same
    person from now on, if there is one, but for what was played there, too."""
    connection.execute(update(deals).where(deals.c.host.in_(gone)).values(host=heir))
    for device in gone:
        own = update(deal_tables).where(deal_tables.c.device == device)
        if heir:
            played = select(deal_tables.c.deal).where(deal_tables.c.device == heir)
            connection.execute(own.where(deal_tables.c.deal.not_in(played.scalar_subquery())).values(device=heir))
        connection.execute(own.values(device=None))


def together(connection: Connection, device: str) -> list[str]:
    """All devices of whoever has this one, at least this one."""
    person = select(devices.c.person).where(devices.c.digest == device)
    rows = select(devices.c.digest).where(devices.c.person.in_(person))
    return list({device, *connection.execute(rows).scalars()})


def sitting_at() -> Select[Any]:
    """What is read of tables of deals, as `TableRow` has it."""
    own = (deal_tables.c.game, deal_tables.c.deal, deal_tables.c.line)
    listed = (summaries.c.since, summaries.c.counts, summaries.c.state, summaries.c.line_up, summaries.c.opens)
    return select(*own, *listed).join(summaries, summaries.c.game == deal_tables.c.game)


def deal_of(row: Row[Any]) -> DealRow:
    """A deal as it stands in a row."""
    return DealRow(row.id, row.opened, row.closes, row.daily, row.host, json.loads(row.body))
