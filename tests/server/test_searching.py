"""The search in one's own games: by edition, player, outcome and kinds of events, as the seat saw them."""

import json
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.messages.search import Search
from altbau.games import EDITIONS, game_of
from altbau.server.live.hub import Hub
from altbau.server.operator.housekeeping import Housekeeping
from altbau.server.store.rows.logs import chapters
from altbau.server.store.store import Store
from altbau.server.web.routes.own_tables import listed_tables
from altbau.server.web.routes.search import fits_all
from altbau.table.lists import event_search
from altbau.table.lists.event_search import StoredEntry, kinds_of, lines_of, moments
from altbau.table.log import stored_log
from altbau.table.log.stored_lines import own_line
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.conftest import SameSeeds
from tests.server.players import ThinkingHere

SOON = datetime.now(UTC) + timedelta(days=1)


@pytest.fixture
def database(tmp_path: Path, made: Path) -> Path:
    """Tables of all editions, running ones and a finished one."""
    return Path(shutil.copy(made, tmp_path / "tables.sqlite"))


def of_edition(path: Path) -> dict[str, str]:
    """A table of each edition."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT id, body FROM game").fetchall()
    return {json.loads(body)["edition"]: id for id, body in rows}


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_events_of_a_kind_are_found_as_they_were_told(database: Path, edition: str, monkeypatch: Any) -> None:
    """At the entry with which each came, archived or not, and nothing that a seat was not told."""
    monkeypatch.setattr(event_search, "OFTEN", 10_000)
    id = of_edition(database)[edition]

    async def test() -> None:
        store = Store(database)
        try:
            told, before = stored_log.lines_of(store.additions(id)), chapters(store, id)
            told_by = [StoredEntry(*row) for row in before]
            assert [json.loads(line.said) for line in lines_of(told_by)] == told
            for kind in kinds_of(game_of(edition)):
                for seat in (NOBODY, *seats(2)):
                    heard = [own_line(line, Seat(seat)) for line in told]
                    wanted = [(place, line["args"]) for place, line in enumerate(heard) if line["name"] == kind]
                    here, more = moments(told_by, kind, Seat(seat))
                    assert [(each.entry.number, msgspec.to_builtins(each.entry.args)) for each in here] == wanted
                    assert not more
                    assert all(each.at in {row[0] for row in before} for each in here)
            await Housekeeping(Hub(store, Pace(), ThinkingHere(), SameSeeds())).archive(SOON)
            assert chapters(store, id) == before
        finally:
            store.close()

    loops.run(test())


def test_what_lists_tell_of_a_table_says_which_come_into_question(database: Path) -> None:
    store = Store(database)
    try:
        tables = list(listed_tables(store, set(of_edition(database).values()))[0].values())
        for table in tables:
            table.own = ["A"]

        def names(**wanted: Any) -> list[str]:
            return [each.id for each in fits_all(store, tables, Search(keys=[], edition="wucherer-1992", **wanted))]

        (over,) = names()  # the newest of that edition
        (won,) = [{"won": each} for each in ("won", "lost") if names(outcome=each)]
        assert names(player="be") == names(outcome=won["won"]) == [over]
        assert names(player="Zoe") == names(outcome="runs") == names(outcome="won-in-jail") == []
    finally:
        store.close()
