"""The rows of deals, which several tables play, and of their tables."""

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, exists, insert, or_, select, update

from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.server.store.log_append import encode_json
from altbau.server.store.schema import INSERTS, deal_tables, deals, devices, summaries
from altbau.server.store.store import Store
from altbau.server.store.wall_clock import timestamp

MOST_LISTED = 20  # deals of a person


class DealRow(NamedTuple):
    """A deal. Times are ISO. `daily` is the unique name of a daily deal (day, edition, rules), `host` the digest of the
    secret of the device on which a linked deal was made."""

    id: str
    opened: str
    closes: str
    daily: str | None
    host: str | None
    body: Data


class TableRow(NamedTuple):
    """A table of a deal, with columns of its list row (`summary`), and the stored decisions of its person (`line`,
    JSON) or None."""

    game: str
    deal: str
    line: str | None
    since: str
    counts: bool
    state: str
    line_up: str
    opens: str


class DealRows:
    """The deals of a store. Reads happen in the caller's thread. A device is given by the digest of its secret and
    stands for all devices of its person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- reading ------------------------------------------------------------------------------------------------------

    def find(self, id: str) -> DealRow:
        """A deal. Raises BadInput if there is none."""
        with self._store.reading() as connection:
            row = connection.execute(select(deals).where(deals.c.id == id)).first()
        if row is None:
            raise BadInput("unknown-deal")
        return deal_of(row)

    def daily(self, names: Collection[str]) -> dict[str, DealRow]:
        """The daily deals of these names, by name."""
        with self._store.reading() as connection:
            rows = connection.execute(select(deals).where(deals.c.daily.in_(names))).all()
        return {row.daily: deal_of(row) for row in rows}

    def of_device(self, device: str) -> list[DealRow]:
        """The deals that the person of a device has begun or made, latest first, at most `MOST_LISTED`."""
        with self._store.reading() as connection:
            own = select(deal_tables.c.deal).where(deal_tables.c.device.in_(devices_of_person(connection, device)))
            mine = or_(deals.c.id.in_(own), deals.c.host.in_(devices_of_person(connection, device)))
            rows = select(deals).where(mine).order_by(deals.c.opened.desc(), deals.c.id).limit(MOST_LISTED)
            return [deal_of(row) for row in connection.execute(rows)]

    def tables(self, deal: str) -> list[TableRow]:
        """The tables of a deal."""
        with self._store.reading() as connection:
            return [TableRow(*row) for row in connection.execute(sitting_at().where(deal_tables.c.deal == deal))]

    def own_tables(self, device: str, among: Collection[str]) -> list[TableRow]:
        """The tables at which the person of a device plays these deals."""
        with self._store.reading() as connection:
            own = deal_tables.c.device.in_(devices_of_person(connection, device))
            rows = connection.execute(sitting_at().where(own, deal_tables.c.deal.in_(among)))
            return [TableRow(*row) for row in rows]

    def devices(self, device: str) -> list[str]:
        """All devices of the person of this one, at least this one."""
        with self._store.reading() as connection:
            return devices_of_person(connection, device)

    def opened_by(self, deal: str, key: str) -> TableRow | None:
        """The table of a deal where the key of this digest opens a seat, or None."""
        rows = sitting_at().where(deal_tables.c.deal == deal, summaries.c.opens.contains(key, autoescape=True))
        with self._store.reading() as connection:
            found = [TableRow(*row) for row in connection.execute(rows)]
        return next((row for row in found if key in json.loads(row.opens)), None)

    # --- writing ------------------------------------------------------------------------------------------------------

    async def add(self, deal: DealRow) -> None:
        """Store a deal. A daily deal is ignored if it exists already. Raises BadInput."""
        values = {**deal._asdict(), "body": encode_json(deal.body)}

        def job(connection: Connection) -> None:
            row = INSERTS[connection.dialect.name](deals).values(values)
            connection.execute(row.on_conflict_do_nothing(index_elements=["daily"]))

        await self._store.queue_write(job)

    def sits_down(self, deal: str, table: str, device: str) -> Callable[[Connection], None]:
        """A job that stores, with a new table, that the person of a device plays a deal there. It raises BadInput if
        the person already plays the deal, or if it is closed."""

        def job(connection: Connection) -> None:
            one_by_one = select(deals.c.closes).where(deals.c.id == deal).with_for_update()  # other processes wait
            closes = connection.execute(one_by_one).scalar()
            if closes is None or closes <= timestamp():
                raise BadInput("deal-closed")
            own = deal_tables.c.device.in_(devices_of_person(connection, device))
            if connection.execute(select(exists().where(deal_tables.c.deal == deal, own))).scalar():
                raise BadInput("deal-begun")
            connection.execute(insert(deal_tables).values(game=table, deal=deal, device=device))

        return job

    async def close(self, deal: str) -> None:
        """Close a deal now. Raises BadInput."""
        now = timestamp()
        shut = update(deals).where(deals.c.id == deal, deals.c.closes > now).values(closes=now)
        await self._store.queue_write(lambda connection: connection.execute(shut).close())

    async def note(self, lines: Mapping[str, str]) -> None:
        """Store the decisions of the persons of tables, as JSON by table. Raises BadInput."""

        def job(connection: Connection) -> None:
            for table, line in lines.items():
                connection.execute(update(deal_tables).where(deal_tables.c.game == table).values(line=line))

        await self._store.queue_write(job)


def forget_devices(connection: Connection, gone: Collection[str], heir: str | None) -> None:
    """Remove devices from the deals made or played on them. If there is an `heir`, another device of the same person,
    the deals pass to it, except played ones that it has played itself."""
    connection.execute(update(deals).where(deals.c.host.in_(gone)).values(host=heir))
    for device in gone:
        own = update(deal_tables).where(deal_tables.c.device == device)
        if heir:
            played = select(deal_tables.c.deal).where(deal_tables.c.device == heir)
            connection.execute(own.where(deal_tables.c.deal.not_in(played.scalar_subquery())).values(device=heir))
        connection.execute(own.values(device=None))


def devices_of_person(connection: Connection, device: str) -> list[str]:
    """All devices of the person of this one, at least this one."""
    person = select(devices.c.person).where(devices.c.digest == device)
    rows = select(devices.c.digest).where(devices.c.person.in_(person))
    return list({device, *connection.execute(rows).scalars()})


def sitting_at() -> Select[Any]:
    """The query for `TableRow`."""
    own = (deal_tables.c.game, deal_tables.c.deal, deal_tables.c.line)
    listed = (summaries.c.since, summaries.c.counts, summaries.c.state, summaries.c.line_up, summaries.c.opens)
    return select(*own, *listed).join(summaries, summaries.c.game == deal_tables.c.game)


def deal_of(row: Row[tuple[object, ...]]) -> DealRow:
    """A deal from its row."""
    return DealRow(row.id, row.opened, row.closes, row.daily, row.host, json.loads(row.body))
