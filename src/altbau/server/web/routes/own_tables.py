"""The tables of the keys that a caller holds. They are listed from rows of the database; no table is loaded."""

from collections.abc import Iterable, Sequence
from datetime import timedelta
from typing import Final, cast

import msgspec
from litestar import MediaType, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Raw

from altbau.core.messages import lists
from altbau.server.store import wall_clock
from altbau.server.store.rows.lobbies import LobbyRows
from altbau.server.store.store import Store
from altbau.server.web.guard.callers import Caller
from altbau.server.web.guard.problems import PROBLEMS
from altbau.table.lists.deadlines import NONE, read_deadline
from altbau.table.lists.list_rows import of_lobby, read_opens
from altbau.table.seats.access import digest
from altbau.table.setup.lobby import read_lobby

COPIED: Final = ("state", "line_up", "opens")  # columns with JSON

encoder = msgspec.json.Encoder()
read_state = msgspec.json.Decoder(lists.TableState).decode


class RawListedTable(msgspec.Struct):
    """A `listing.ListedTable` whose parts are copied from the database as JSON."""

    id: str
    own: list[str]
    since: str
    state: Raw
    line_up: Raw
    counts: bool
    series: str | None
    until: str | None
    window: bool


class RawOwnTables(msgspec.Struct):
    """A `listing.OwnTables` of them. `wrong` has the places of the keys that open nothing."""

    now: str
    tables: list[RawListedTable]
    wrong: list[int]


@post("/own-tables", responses=PROBLEMS, status_code=200)
async def own_tables(caller: NamedDependency[Caller], data: JSONBody[lists.ListTables]) -> Response[lists.OwnTables]:
    """The state of the tables that these keys open."""
    store, played = caller.hub.store, caller.hub.home.play_time()
    found = await caller.work.do(lambda: tables_of_keys(store, data.keys, played))
    return Response(cast(lists.OwnTables, encoder.encode(found)), media_type=MediaType.JSON)


def tables_of_keys(store: Store, keys: Sequence[lists.HeldKey], played: float | None = None) -> RawOwnTables:
    """The tables that these keys open, including those that wait for their players. `played` is the server's own time,
    if the list is to say who has time until when."""
    tables, locks = listed_tables(store, {key.table for key in keys}, played)
    wrong = []
    for place, key in enumerate(keys):
        seat = locks.get(key.table, {}).get(digest(key.secret))
        if seat is None:
            wrong.append(place)
        else:
            tables[key.table].own.append(seat)
    return RawOwnTables(wall_clock.timestamp(), by_time_left(table for table in tables.values() if table.own), wrong)


def by_time_left(tables: Iterable[RawListedTable]) -> list[RawListedTable]:
    """The tables as they are listed: first those where one is asked, by the time that is left and then, where there is
    no limit, the longest wait first; then all others, latest first."""
    latest = sorted(tables, key=lambda table: (table.since, table.id), reverse=True)
    asked = [table for table in latest if read_state(table.state).asked in table.own]
    others = [table for table in latest if table not in asked]
    return sorted(asked, key=lambda table: (table.until is None, table.until or "", table.since)) + others


def listed_tables(
    store: Store, ids: set[str], played: float | None = None
) -> tuple[dict[str, RawListedTable], dict[str, dict[str, str]]]:
    """Those of these tables that exist, by id, and by table the seat that each digest of a secret opens."""
    rows: dict[str, tuple[str, bool, str | None, str, dict[str, str]]] = {
        row.game: (row.since, row.counts, row.evening, row.deadline, {name: getattr(row, name) for name in COPIED})
        for row in store.summaries(ids)
    }
    lobbies = LobbyRows(store).among(ids - rows.keys()) if len(rows) < len(ids) else {}
    rows |= {id: (row.opened, True, None, NONE, of_lobby(read_lobby(row.body))) for id, row in lobbies.items()}
    tables = {
        id: RawListedTable(
            id,
            [],
            since,
            Raw(row["state"].encode()),
            Raw(row["line_up"].encode()),
            counts,
            series,
            *limit_of(deadline, played),
        )
        for id, (since, counts, series, deadline, row) in rows.items()
    }
    return tables, {id: read_opens(row["opens"]) for id, (*_, row) in rows.items()}


def limit_of(stored: str, played: float | None) -> tuple[str | None, bool]:
    """Until when who is asked has time (ISO), if the server's own time is given, and whether that is for a window."""
    found = read_deadline(stored)
    if found is None or played is None:
        return None, False
    return wall_clock.timestamp(wall_clock.now() + timedelta(seconds=found.until - played)), found.window
