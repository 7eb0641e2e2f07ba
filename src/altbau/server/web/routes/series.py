"""A series: a table and its rematches. It is read from list rows; no table is loaded."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from altbau.core.messages import series as messages
from altbau.core.messages.lists import HeldKey, LineUp, ListTables, TableState
from altbau.errors import BadInput
from altbau.server.store.store import Store, Summary
from altbau.server.store.wall_clock import timestamp
from altbau.server.web.guard.callers import Caller
from altbau.server.web.guard.problems import PROBLEMS
from altbau.table.lists.list_rows import read_opens
from altbau.table.log.series import scores
from altbau.table.seats.access import digest

read_state = msgspec.json.Decoder(TableState).decode
read_line_up = msgspec.json.Decoder(LineUp).decode


class VisibleSeries(NamedTuple):
    """The games of a series that the caller may see, and those among them that count."""

    games: list[messages.SeriesTable]
    counted: list[messages.SeriesTable]


@post("/series/{id:str}", responses=PROBLEMS, status_code=200)
async def series(caller: NamedDependency[Caller], id: FromPath[str], data: JSONBody[ListTables]) -> messages.SeriesInfo:
    """The tables of a series and its score: all tables for the holder of the key of a seat there, else those that
    admit the caller as a spectator."""
    store = caller.hub.store
    found = await caller.work.do(lambda: visible_series(store, id, data.keys))
    if not found.games:
        raise BadInput("unknown-series")
    return messages.SeriesInfo(now=timestamp(), games=found.games, scores=scores(found.counted))


def visible_series(store: Store, id: str, keys: Sequence[HeldKey]) -> VisibleSeries:
    """The tables of a series that the holder of these keys may see. Keys of other tables are ignored."""
    rows = store.summaries(series=id)
    shown = {row.game: {digest(key.secret) for key in keys if key.table == row.game} for row in rows}
    own = {row.game: [seat for key, seat in read_opens(row.opens).items() if key in shown[row.game]] for row in rows}
    plays = any(own.values())
    seen = [row for row in rows if plays or row.watched in {"open", *shown[row.game]}]
    games = [game_of(row, own[row.game]) for row in seen]
    counted = [game for row, game in zip(seen, games, strict=True) if row.counts]
    return VisibleSeries(games, counted)


def game_of(row: Summary, own: list[str]) -> messages.SeriesTable:
    """A table as a game of the series."""
    return messages.SeriesTable(
        number=row.number, table=row.game, own=own, began=row.began, since=row.since, state=read_state(row.state),
        line_up=read_line_up(row.line_up),
    )  # fmt: skip
