"""Search over a caller's games. List rows select the tables; their stored logs are searched in the pool. No table is
loaded."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple, cast

import msgspec
from litestar import MediaType, Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import search as messages
from altbau.core.messages.lists import LineUp, TableState
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.server.processes.jobs import SearchJob
from altbau.server.store.rows.logs import chapters
from altbau.server.store.rows.record_lists import on_list
from altbau.server.store.store import Store
from altbau.server.web.guard.callers import Caller
from altbau.server.web.guard.problems import PROBLEMS
from altbau.server.web.routes.own_tables import RawListedTable, tables_of_keys
from altbau.table.lists.event_search import Moments, StoredEntry, kinds_of

MOST: Final = 20  # tables in one answer
MOST_READ: Final = 40  # tables whose log is searched for one answer
FIRST: Final = 1  # place

encoder = msgspec.json.Encoder()
read_state = msgspec.json.Decoder(TableState).decode
read_line_up = msgspec.json.Decoder(LineUp).decode
read_moments = msgspec.json.Decoder(Moments).decode


class FoundTable(NamedTuple):
    """A `wire.FoundTable` whose table is copied from the database as JSON."""

    table: RawListedTable
    moments: list[messages.FoundMoment]
    more: int

    def as_dict(self) -> dict[str, object]:
        """Its fields by name."""
        return self._asdict()


@post("/search", responses=PROBLEMS, status_code=200)
async def search(caller: NamedDependency[Caller], data: JSONBody[messages.Search]) -> Response[messages.SearchResult]:
    """The games of an edition that these keys open and that meet all conditions, with the moments of the wanted kind of
    event as the seat saw them."""
    store = caller.hub.store
    kinds = kinds_of(game_of(data.edition))
    if data.kind is not None and data.kind not in kinds:
        raise BadInput("not-found")
    own = await caller.work.do(lambda: tables_of_keys(store, data.keys))
    newest = sorted(own.tables, key=lambda table: (table.since, table.id), reverse=True)
    begin = next((place for place, table in enumerate(newest, start=1) if table.id == data.after), 0)
    fitting = await caller.work.do(lambda: fits_all(store, newest[begin:], data))
    answer = encoder.encode(await find_tables(caller, fitting, newest[-1:], data) | {"kinds": kinds})
    return Response(cast(messages.SearchResult, answer), media_type=MediaType.JSON)


async def find_tables(
    caller: Caller, fitting: Sequence[RawListedTable], last: Sequence[RawListedTable], wanted: messages.Search
) -> dict[str, object]:
    """The tables of a `SearchResult`, of those that meet the conditions, and the id of the last one read if there are
    more until the `last` of all. Raises BadInput."""
    tables: list[dict[str, object]] = []
    for read, table in enumerate(fitting, start=1):
        told = Moments([], 0)
        if wanted.kind:
            rows = await caller.work.do(partial(chapters, caller.hub.store, table.id))
            job = SearchJob([StoredEntry(*row) for row in rows], wanted.kind, Seat(SEAT_NAMES.index(table.own[0])))
            told = read_moments(await caller.work.make(job))
        if told.moments or not wanted.kind:
            tables.append(FoundTable(table, told.moments, told.more).as_dict())
        if (len(tables) == MOST or (wanted.kind and read == MOST_READ)) and table not in last:
            return {"tables": tables, "after": table.id}
    return {"tables": tables, "after": None}


def fits_all(store: Store, tables: Sequence[RawListedTable], wanted: messages.Search) -> list[RawListedTable]:
    """Those of these tables whose list row meets the conditions of a search."""
    jailed = on_list(store, "won-in-jail") if wanted.outcome == "won-in-jail" else frozenset()
    return [table for table in tables if fits(table, wanted, jailed)]


def fits(table: RawListedTable, wanted: messages.Search, jailed: frozenset[str]) -> bool:
    """Whether the list row of a table meets the conditions of a search. `jailed` are the tables on the list
    `won-in-jail`."""
    line_up, state = read_line_up(table.line_up), read_state(table.state)
    if line_up.edition != wanted.edition or state.waits:
        return False
    names = [name for seat in line_up.seats for name in (seat.name, *(seat.called or {}).values())]
    if wanted.player and not any(wanted.player.casefold() in name.casefold() for name in names):
        return False
    if wanted.outcome is None:
        return True
    if wanted.outcome == "runs":
        return not state.over
    places = {seat.seat: place for seat, place in zip(line_up.seats, state.places, strict=False)}
    won = any(places.get(seat) == FIRST for seat in table.own)
    if wanted.outcome == "lost":
        return bool(state.places) and not won
    return won and (wanted.outcome == "won" or table.id in jailed)
