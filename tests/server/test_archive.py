"""The archive: tables that were not played for long leave the database, and open as they were."""

import asyncio
import gc
import shutil
import sqlite3
import weakref
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from altbau.core.engine.ids import Seat
from altbau.core.messages import live
from altbau.errors import BadInput
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.operator import housekeeping
from altbau.server.operator.housekeeping import Housekeeping
from altbau.server.store import archive
from altbau.server.store.schema import OF_A_GAME
from altbau.server.store.store import Store, idle_tables
from altbau.table.log.table_log import is_finished
from altbau.table.timing.pace import Pace
from tests import loops
from tests.any_game import viewers
from tests.server.conftest import HUMAN, STILL, SameSeeds, Server
from tests.server.eyes import watch
from tests.server.players import ThinkingHere

SOON = datetime.now(UTC) + timedelta(days=1)  # since when nobody has played anything


@pytest.fixture
def database(tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tables of all editions, running ones and finished ones, at which nothing happens by itself."""
    monkeypatch.setattr(AutoPlayer, "note_change", lambda self: None)
    return Path(shutil.copy(made, tmp_path / "tables.sqlite"))


def at_a_server(database: Path, act: Callable[[Hub], Awaitable[None]]) -> None:
    """Do something at a server that is started for it."""

    async def run() -> None:
        store = Store(database)
        try:
            hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
            await act(hub)
        finally:
            store.close()

    loops.run(run())


def ids(database: Path) -> list[str]:
    """The tables in a database."""
    with closing(sqlite3.connect(database)) as connection:
        return [id for (id,) in connection.execute("SELECT id FROM game")]


def rows(database: Path) -> int:
    """How much the tables in a database take."""
    with closing(sqlite3.connect(database)) as connection:
        counts = [connection.execute(f"SELECT count(*) FROM {owner.table.name}").fetchone()[0] for owner in OF_A_GAME]
    return sum(counts)


def everything(table: LiveTable) -> list[Any]:
    """What every seat and a spectator sees of a table."""
    return [(table.showing.table_for(seat), table.showing.log(seat)) for seat in viewers(len(table.seats))]


def archived(database: Path) -> Path:
    """Where a database puts away what nobody plays."""
    return database.with_name("tables.archive.sqlite")


def test_what_was_archived_opens_as_it_was_and_is_played_on(database: Path) -> None:
    before: dict[str, list[Any]] = {}
    all_ids = ids(database)

    async def put_away(hub: Hub) -> None:
        for id in all_ids:
            before[id] = everything(await hub.table(id))
        await Housekeeping(hub).archive(SOON)

    async def come_back(hub: Hub) -> None:
        for id in all_ids:
            table = await hub.table(id)
            assert everything(table) == before[id]
            if not table.game.over:
                await table.change("play", {"action": table.game.state.legal_actions[-1]}, seq=table.seq)
            before[id] = everything(table)

    for _ in ("once", "again, as played on since"):
        at_a_server(database, put_away)
        assert rows(database) == 0
        at_a_server(database, come_back)
        assert rows(database) > rows(archived(database)) > 0
    at_a_server(database, put_away)


def test_who_asks_while_a_table_is_put_away_has_it_back(database: Path) -> None:
    async def act(hub: Hub) -> None:
        id = ids(database)[0]
        before = everything(await hub.table(id))
        away = asyncio.create_task(Housekeeping(hub).archive(SOON))
        while id in hub.tables.known:
            await asyncio.sleep(0)
        assert everything(await hub.table(id)) == before
        await away

    at_a_server(database, act)


def test_what_is_watched_or_was_played_lately_stays(database: Path) -> None:
    async def act(hub: Hub) -> None:
        await Housekeeping(hub).archive(datetime.now(UTC) - timedelta(days=1))
        assert not archived(database).exists()
        watched = ids(database)[0]
        table = await hub.table(watched)
        watcher, _ = watch(table, Seat(0))
        await Housekeeping(hub).archive(SOON)
        assert idle_tables(hub.store, "9") == [watched]
        assert await hub.table(watched) is table
        table.audience.leave(watcher)
        await Housekeeping(hub).archive(SOON)
        assert idle_tables(hub.store, "9") == []

    at_a_server(database, act)


def test_a_finished_table_that_nobody_needs_leaves_memory(database: Path) -> None:
    async def act(hub: Hub) -> None:
        tables = {id: await hub.table(id) for id in ids(database)}
        before = {id: everything(table) for id, table in tables.items()}
        (over,) = (table for table in tables.values() if is_finished(table.log))

        def looked() -> set[LiveTable]:
            """What is not in memory any more after two looks."""
            hub.memory.look()
            hub.memory.look()
            return {*tables.values()} - {*hub.here()}

        watcher, _ = watch(over, Seat(0))
        assert not looked()
        over.audience.leave(watcher)
        hub.memory.look()
        assert await hub.table(over.id) is over
        hub.memory.look()
        assert hub.table_in_memory(over.id) is over
        assert looked() == {over}
        assert {id: everything(await hub.table(id)) for id in tables} == before

    at_a_server(database, act)


def test_what_leaves_memory_is_freed_at_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cycles are looked for seldom."""
    monkeypatch.setattr("altbau.runtime.chat.SOON", 0.01)

    async def act(hub: Hub) -> None:
        for id in ids(database):
            table = await hub.table(id)
            watcher, _ = watch(table, Seat(0))
            await table.chat.say(Seat(0), live.Say(id="1", text="Hello"))
            table.audience.leave(watcher)
            await asyncio.sleep(0.05)
            parts = [weakref.ref(each) for each in (table, table.keys, table.audience, table.log, table.game)]
            del table, watcher
            gc.disable()
            try:
                assert hub.memory.let_go(id)
                assert [part() for part in parts] == [None] * len(parts)
            finally:
                gc.enable()

    at_a_server(database, act)


def test_what_fails_on_the_way_is_tried_again(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that has reached the archive and not left the database is whole in both."""
    remove = archive.remove_table
    hurt = ids(database)[0]

    def failing(connection: Connection, id: str) -> None:
        if id == hurt and "archive" not in str(connection.engine.url):
            raise BadInput("storage-failed")
        remove(connection, id)

    async def act(hub: Hub) -> None:
        before = everything(await hub.table(hurt))
        with monkeypatch.context() as patched:
            patched.setattr(archive, "remove_table", failing)
            await Housekeeping(hub).archive(SOON)
        assert idle_tables(hub.store, "9") == [hurt]
        assert everything(await hub.table(hurt)) == before
        await Housekeeping(hub).archive(SOON)
        assert idle_tables(hub.store, "9") == []
        assert everything(await hub.table(hurt)) == before

    at_a_server(database, act)


def test_after_an_outage_it_goes_on(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever sweep it hits."""
    monkeypatch.setattr(housekeeping, "SWEEP", 0.01)

    async def act(hub: Hub) -> None:
        kept = hub.lobbies.sweep
        refused = iter([BadInput("storage-failed")])

        async def sweep(since: str) -> None:
            for error in refused:
                raise error
            await kept(since)
            swept.set()

        swept = asyncio.Event()
        monkeypatch.setattr(hub.lobbies, "sweep", sweep)
        sweeping = asyncio.create_task(Housekeeping(hub).sweep(days=90))
        await asyncio.wait_for(swept.wait(), STILL)
        sweeping.cancel()

    at_a_server(database, act)


def test_a_server_archives_by_itself(own_server: Server) -> None:
    id, keys = own_server.start_table(HUMAN, {**HUMAN, "name": "Ben"})
    before = own_server.table(id, keys[1])
    own_server.kill()
    with closing(sqlite3.connect(own_server.database)) as connection, connection:
        connection.execute("UPDATE game SET played = '2020-01-01T00:00:00+00:00'")
    own_server.start()
    place = own_server.database.with_name("altbau.archive.sqlite")
    while rows(own_server.database):
        own_server.ask("/healthz")
    assert rows(place)
    assert own_server.table(id, keys[1]) == before
    status, log = own_server.ask(f"/api/tables/{id}/log", key=keys[0])
    assert (status, log["problem"]) == (200, None)
    assert own_server.ask(f"/api/tables/{id}", key="wrong")[0] == 403
