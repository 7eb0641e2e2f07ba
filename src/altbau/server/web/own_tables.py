"""What somebody is told of all tables that he has keys of: each is a row beside its log, and none is loaded."""

from collections.abc import Sequence
from typing import cast

import msgspec
from litestar import MediaType, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Raw

from altbau.core.page import listing
from altbau.server.store.civil_time import timestamp
from altbau.server.store.store import Store
from altbau.server.store.waiting import WaitingRows
from altbau.server.web.callers import Caller
from altbau.server.web.problems import PROBLEMS
from altbau.table.seats import digest
from altbau.table.summary import of_waiting, read_opens
from altbau.table.waiting import recalled

encoder = msgspec.json.Encoder()


class Listed(msgspec.Struct):
    """A `listing.ListedTable` whose parts are told as they are kept."""

    id: str
    own: list[str]
    since: str
    state: Raw
    line_up: Raw
    counts: bool


class Opened(msgspec.Struct):
    """The `listing.OwnTables` that they make."""

    now: str
    tables: list[Listed]
    wrong: list[int]


@post("/own-tables", responses=PROBLEMS, status_code=200)
async def own_tables(
    caller: NamedDependency[Caller], data: JSONBody[listing.ListTables]
) -> Response[listing.OwnTables]:
    """How the tables stand that these keys open. However many of them open nothing, that is one try."""
    visitor, store = caller.visitor, caller.hub.store
    visitor.may_try()
    found = await caller.hub.beside.done(visitor, lambda: opened(store, data.keys))
    if found.wrong:
        visitor.erred()
    return Response(cast(listing.OwnTables, encoder.encode(found)), media_type=MediaType.JSON)


def opened(store: Store, keys: Sequence[listing.HeldKey]) -> Opened:
    """The tables that these keys open, those among them that still wait for their players."""
    tables, locks = listed(store, {key.table for key in keys})
    wrong = []
    for place, key in enumerate(keys):
        seat = locks.get(key.table, {}).get(digest(key.secret))
        if seat is None:
            wrong.append(place)
        else:
            tables[key.table].own.append(seat)
    return Opened(timestamp(), [table for table in tables.values() if table.own], wrong)


def listed(store: Store, ids: set[str]) -> tuple[dict[str, Listed], dict[str, dict[str, str]]]:
    """These tables, as far as there are any, and which seats the digests of their secrets open."""
    rows = {
        row.game: (row.since, row.counts, {"state": row.state, "line_up": row.line_up, "opens": row.opens})
        for row in store.summaries(ids)
    }
    waiting = WaitingRows(store).among(ids - rows.keys()) if len(rows) < len(ids) else {}
    rows |= {id: (row.opened, True, of_waiting(recalled(row.body))) for id, row in waiting.items()}
    tables = {
        id: Listed(id, [], since, Raw(row["state"].encode()), Raw(row["line_up"].encode()), counts)
        for id, (since, counts, row) in rows.items()
    }
    return tables, {id: read_opens(row["opens"]) for id, (*_, row) in rows.items()}
