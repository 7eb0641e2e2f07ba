"""The tables of the keys that a caller holds. They are listed from rows of the database; no table is loaded."""

from collections.abc import Sequence
from typing import cast

import msgspec
from litestar import MediaType, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Raw

from altbau.core.messages import lists
from altbau.server.store.rows.lobbies import LobbyRows
from altbau.server.store.store import Store
from altbau.server.store.wall_clock import timestamp
from altbau.server.web.guard.callers import Caller
from altbau.server.web.guard.problems import PROBLEMS
from altbau.table.lists.list_rows import of_lobby, read_opens
from altbau.table.seats.access import digest
from altbau.table.setup.lobby import read_lobby

encoder = msgspec.json.Encoder()


class RawListedTable(msgspec.Struct):
    """A `listing.ListedTable` whose parts are copied from the database as JSON."""

    id: str
    own: list[str]
    since: str
    state: Raw
    line_up: Raw
    counts: bool
    series: str | None


class RawOwnTables(msgspec.Struct):
    """A `listing.OwnTables` of them. `wrong` has the places of the keys that open nothing."""

    now: str
    tables: list[RawListedTable]
    wrong: list[int]


@post("/own-tables", responses=PROBLEMS, status_code=200)
async def own_tables(caller: NamedDependency[Caller], data: JSONBody[lists.ListTables]) -> Response[lists.OwnTables]:
    """The state of the tables that these keys open."""
    store = caller.hub.store
    found = await caller.work.do(lambda: tables_of_keys(store, data.keys))
    return Response(cast(lists.OwnTables, encoder.encode(found)), media_type=MediaType.JSON)


def tables_of_keys(store: Store, keys: Sequence[lists.HeldKey]) -> RawOwnTables:
    """The tables that these keys open, including those that wait for their players."""
    tables, locks = listed_tables(store, {key.table for key in keys})
    wrong = []
    for place, key in enumerate(keys):
        seat = locks.get(key.table, {}).get(digest(key.secret))
        if seat is None:
            wrong.append(place)
        else:
            tables[key.table].own.append(seat)
    return RawOwnTables(timestamp(), [table for table in tables.values() if table.own], wrong)


def listed_tables(store: Store, ids: set[str]) -> tuple[dict[str, RawListedTable], dict[str, dict[str, str]]]:
    """Those of these tables that exist, by id, and by table the seat that each digest of a secret opens."""
    rows: dict[str, tuple[str, bool, str | None, dict[str, str]]] = {
        row.game: (row.since, row.counts, row.evening, {"state": row.state, "line_up": row.line_up, "opens": row.opens})
        for row in store.summaries(ids)
    }
    lobbies = LobbyRows(store).among(ids - rows.keys()) if len(rows) < len(ids) else {}
    rows |= {id: (row.opened, True, None, of_lobby(read_lobby(row.body))) for id, row in lobbies.items()}
    tables = {
        id: RawListedTable(id, [], since, Raw(row["state"].encode()), Raw(row["line_up"].encode()), counts, series)
        for id, (since, counts, series, row) in rows.items()
    }
    return tables, {id: read_opens(row["opens"]) for id, (*_, row) in rows.items()}
