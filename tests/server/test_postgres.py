"""PostgreSQL keeps what SQLite keeps. That it loses nothing when a server is killed, `test_kills.py` shows."""

import asyncio
import shutil
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import MetaData, create_engine, insert, make_url, select, update

from altbau import BadInput
from altbau.core.engine.ids import Seat
from altbau.core.messages.deals import NewDeal
from altbau.runtime.home import Append, Conflict, Dealt, Preference
from altbau.server.live.hub import Hub
from altbau.server.operator.housekeeping import Housekeeping
from altbau.server.store import schema, wall_clock
from altbau.server.store.backends import postgres
from altbau.server.store.backends.postgres import address as parsed
from altbau.server.store.log_append import ChecksumCache, append
from altbau.server.store.maintenance.copying import copy_database, verify_database
from altbau.server.store.rows import operator
from altbau.server.store.rows.analyses import AnalysisRows
from altbau.server.store.rows.record_lists import lines_after
from altbau.server.store.server_time import clocked_tables
from altbau.server.store.store import Store
from altbau.table.log.table_log import Entry
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.conftest import STILL, SameSeeds
from tests.server.databases import new_database
from tests.server.line import LineToDatabase
from tests.server.players import ThinkingHere
from tests.server.test_deals import DealServer, play

END_ALL = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def unwatched(done: int, most: int) -> None:
    """Nobody looks on."""


@pytest.fixture
def database(postgres: str) -> str:
    """The address of an empty database."""
    return new_database(postgres)


HOME = schema.timelines.c.home  # which tells where a database is


def everything(database: str | Path, tables: MetaData = schema.metadata) -> dict[str, list[str]]:
    """All that a database holds in these tables, in an order that does not depend on it."""
    engine = create_engine(parsed(database) if isinstance(database, str) else f"sqlite:///{database}")
    with engine.connect() as connection:
        found = {
            table.name: sorted(
                repr(tuple(row)) for row in connection.execute(select(*(each for each in table.c if each is not HOME)))
            )
            for table in tables.sorted_tables
        }
    engine.dispose()
    return found


def test_all_is_copied_there_and_back_and_played_on(database: str, made: Path, tmp_path: Path) -> None:
    assert (
        copy_database(made, database, unwatched)
        == copy_database(made, database, unwatched)
        == verify_database(database, unwatched)
    )
    assert everything(database) == everything(made)
    store = Store(database)
    store.submit(Append("-", Entry(1, "move", {}, None), "{}")).exception()
    with store.reading() as connection:
        id = str(connection.execute(select(schema.games.c.id).limit(1)).scalar())
    found = store.game(id)
    assert found and store.additions(id) and store.summaries([id])
    seq = len(found[2]) + 1
    store.submit(Append(id, Entry(seq, "move", {}, "x"), "{}", sheets=[("won-in-jail", 2, {})])).result()
    store.close()
    assert everything(database)["timeline"] == everything(made)["timeline"], "so that no page thinks of a backup"
    back = tmp_path / "back.sqlite"
    assert copy_database(database, back, unwatched) == verify_database(back, unwatched)
    assert everything(back) == everything(database)


def test_a_copy_goes_on_where_it_was_cut_off(database: str, made: Path) -> None:
    def cut(done: int, most: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy_database(made, database, cut)
    copy_database(made, database, unwatched)
    assert everything(database) == everything(made)


def test_what_is_not_whole_or_not_empty_is_refused(made: Path, tmp_path: Path) -> None:
    damaged, other = Path(shutil.copy(made, tmp_path / "damaged.sqlite")), tmp_path / "other.sqlite"
    store = Store(damaged)
    store.submit(lambda connection: connection.execute(update(schema.entries).values(body="{}"))).result()
    with pytest.raises(BadInput, match="database-in-use"):
        verify_database(damaged, unwatched)
    store.close()
    with pytest.raises(BadInput, match="record-not-whole"):
        verify_database(damaged, unwatched)
    with pytest.raises(BadInput, match="record-not-whole"):
        copy_database(damaged, other, unwatched)
    store = Store(tmp_path / "full.sqlite")
    store.add_game(Dealt("a", {}, None, "{}", None, SUMMARY)).result()
    store.close()
    with pytest.raises(BadInput, match="database-not-empty"):
        copy_database(made, tmp_path / "full.sqlite", unwatched)


def test_the_schema_is_the_one_that_the_store_speaks_of(database: str) -> None:
    Store(database).close()
    engine = create_engine(parsed(database))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_rows_are_put_in_place_of_others(database: str, tmp_path: Path) -> None:
    for store in (Store(database), Store(tmp_path / "tables.sqlite")):
        store.add_game(Dealt("a", {"clock": "slow"}, None, "{}", {"turn": 1}, SUMMARY)).result()
        store.add_game(Dealt("b", {"clock": "none"}, None, "{}", None, SUMMARY)).result()
        for silenced in (True, False):
            store.prefer("a", Preference(Seat(1), "orders", silenced, f"{silenced}")).result()
        assert store.preferences("a") == [(1, "orders", False, "False")]
        with store.reading() as connection:
            assert clocked_tables(connection) == ["a"]
        store.close()


def test_who_is_forgotten_is_gone_from_chat_lists_and_analyses(database: str, tmp_path: Path) -> None:
    for store in (Store(database), Store(tmp_path / "tables.sqlite")):
        store.add_game(Dealt("a", {}, None, "{}", None, SUMMARY)).result()
        for number, seat in enumerate((0, 1)):
            line = insert(schema.words).values(game="a", room="players", number=number, body=f'{{"seat": {seat}}}')
            store.submit(lambda connection, line=line: connection.execute(line)).result()  # type: ignore[misc]
        sheets = [("won-in-jail", 2, {"table": id, "name": "Ann"}) for id in ("a", "b")]
        store.submit(Append("a", Entry(1, "move", {}, None), "{}", sheets=sheets)).result()
        analyses = AnalysisRows(store)
        for game in ("a", "nowhere"):
            loops.run(analyses.keep(game, 1, "by Ann", b"Ann was lucky"))
            found = [analyses.find(game, 1, made) for made in ("by Ann", "by Anna")]
            assert found == [b"Ann was lucky" if game == "a" else None, None]
        loops.run(store.erase("a", [Seat(1)], lambda *_: Nobody()))
        assert analyses.find("a", 1, "by Ann") is None
        with store.reading() as connection:
            assert list(connection.execute(select(schema.words.c.body)).scalars()) == ['{"seat": 0}']
        assert [line["name"] for *_, line in lines_after(store, 0)] == ["", "Ann"]
        store.close()


class Nobody(NamedTuple):
    """What is left of a table where nobody is known any more."""

    body: dict[str, Any] = {}  # noqa: RUF012
    stays: Sequence[int] = ()
    listed: dict[str, Any] = {"line_up": "", "opens": "{}"}  # noqa: RUF012

    def line(self, line: dict[str, Any]) -> dict[str, Any]:
        """A line of a record list without a name."""
        return line | {"name": ""}


SUMMARY = {
    "state": '{"asked": "A"}', "line_up": "", "opens": "", "watched": "open", "evening": "a", "number": 1,
}  # fmt: skip


def test_of_two_entries_with_one_number_one_is_refused_and_the_others_of_its_group_are_not(database: str) -> None:
    store = Store(database)
    for id in ("a", "b"):
        store.add_game(Dealt(id, {}, None, "{}", None, SUMMARY)).result()
    jobs = [Append("a", Entry(1, "move", {}, "x"), "{}"), Append("b", Entry(1, "move", {}, "x"), "{}")]
    written = [store.submit(each) for each in (*jobs, jobs[0], Append("a", Entry(2, "move", {}, "x"), "{}"))]
    for refused in written[2:]:
        with pytest.raises(Conflict):
            refused.result()
    assert [store.game(id)[2] for id in ("a", "b")] == [[jobs[0].entry], [jobs[1].entry]]  # type: ignore[index]
    store.close()


def test_a_broken_connection_costs_one_write(database: str) -> None:
    store = Store(database)
    store.add_game(Dealt("a", {}, None, "{}", None, SUMMARY)).result()
    with psycopg.connect(database, autocommit=True) as other:
        other.execute(END_ALL)
    with pytest.raises(BadInput, match="storage-failed"):
        store.write_setting("a", "clock", "slow").result()
    store.write_setting("a", "clock", "fast").result()
    assert store.start("a") == {"clock": "fast"}
    store.close()


def test_a_line_that_swallows_everything_is_given_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that waits is told at once, and what is written next goes by another line."""
    monkeypatch.setattr(postgres, "ANSWERED", 0.2)
    line = LineToDatabase(database)
    store = Store(line.address)
    for id in ("a", "b"):
        store.add_game(Dealt(id, {}, None, "{}", None, SUMMARY)).result()
    line.die()
    written = [store.submit(Append(id, Entry(1, "move", {}, "x"), "{}")) for id in ("a", "b")]
    for each in written:
        with pytest.raises(BadInput, match="storage-failed"):
            each.result(STILL)
    line.come_back()
    for id in ("a", "b"):
        store.submit(Append(id, Entry(1, "move", {}, "y"), "{}")).result(STILL)
    with store.reading() as connection:
        assert list(connection.execute(select(schema.entries.c.client)).scalars()) == ["y", "y"]
    store.close()
    line.end()


def test_one_server_at_a_time_has_it(database: str) -> None:
    store = Store(database)
    with pytest.raises(BadInput, match="database-in-use"):
        Store(database)
    store.close()
    Store(database).close()


def test_what_cannot_be_opened_is_said_without_a_password(database: str) -> None:
    url = make_url(database)
    with pytest.raises(BadInput, match="database-password") as refused:
        Store(url.set(username="ann", password="secret").render_as_string(hide_password=False))
    assert "secret" not in str(refused.value)
    with pytest.raises(BadInput, match="database-address"):
        Store("postgresql://host:port/name")
    for unknown in (url.set(database="none"), make_url("postgresql://127.0.0.1:1/none")):
        with pytest.raises(BadInput, match="database-unreachable"):
            Store(unknown.render_as_string())


def test_what_nobody_plays_is_marked_and_stays_where_it_is(database: str) -> None:
    """A sweep marks it, and takes the mark from what has been played since; another process has one of the rows."""
    store = Store(database)
    for id in ("a", "b", "c"):
        store.add_game(Dealt(id, {}, None, "{}", None, SUMMARY)).result()
    store.submit(lambda connection: connection.execute(update(schema.games).values(played="2020"))).result()

    def cold() -> list[str]:
        with store.reading() as connection:
            return sorted(each.id for each in operator.operator_tables(connection) if each.archived)

    def sweep() -> None:
        async def once() -> None:
            hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
            await asyncio.wait_for(Housekeeping(hub).archive(datetime(2021, 1, 1, tzinfo=UTC)), 20)

        loops.run(once())

    with psycopg.connect(database) as other:
        other.execute("SELECT 1 FROM game WHERE id = 'c' FOR UPDATE")
        sweep()
    assert cold() == ["a", "b"]
    store.submit(Append("a", Entry(1, "move", {}, None), "{}")).result()
    assert store.game("a") and store.game("b")
    sweep()
    assert cold() == ["b", "c"]
    store.close()


def test_settings_that_lose_moves_are_named(database: str) -> None:
    name = make_url(database).database
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = Store(database)
    assert store.unsafe == ["fsync", "synchronous_commit"]  # the first is off in all of them (`databases.py`)
    store.close()


def test_what_is_refused_seals_nothing(database: str) -> None:
    """What one has sealed and could not write must not be what its next entry follows on."""
    one = Store(database)
    one.add_game(Dealt("a", {}, None, "{}", None, SUMMARY)).result()
    one.submit(Append("a", Entry(1, "move", {"by": 1}, "x"), "{}")).result()
    engine = create_engine(parsed(database))
    with engine.begin() as other:
        append(other, [Append("a", Entry(2, "move", {"by": 2}, "y"), "{}")], ChecksumCache())
    with pytest.raises(Conflict):
        one.submit(Append("a", Entry(2, "move", {"by": 1}, "z"), "{}")).result()
    with pytest.raises(Conflict):  # who is two behind
        one.submit(Append("a", Entry(4, "move", {"by": 1}, "z"), "{}")).result()
    one.submit(Append("a", Entry(3, "move", {"by": 1}, "z"), "{}")).result()
    found = one.game("a")
    assert found and [entry.client for entry in found[2]] == ["x", "y", "z"]
    engine.dispose()
    one.close()


def test_a_deal_is_played_and_closed_there(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = wall_clock.now()
    monkeypatch.setattr(wall_clock, "now", lambda: now)  # no day begins meanwhile

    async def test() -> None:
        served = DealServer(database)
        deals, visitor = served.hub.deals, served.hub.beside.itself
        today = await deals.list_deals(None)
        assert [each.id for each in await deals.list_deals(None)] == [each.id for each in today]
        id = await deals.make(NewDeal("monopoly", ["random"], {"turn-limit": 1}), "host")
        tables = [await served.table(id, name, name) for name in ("Ann", "Ben")]
        with pytest.raises(BadInput, match="deal-begun"):
            await served.table(id, "Ann", "Ann")
        for table in tables:
            await play(table, Random(4), 1000)
            assert table.game.over
        found = await deals.deal_for(id, "Ann", visitor)
        assert [(each.counts, each.leads, each.parted) for each in found.results] == [(True, True, None)] * 2
        assert (await deals.deal_for(id, "Ann", visitor)).results == found.results
        assert (await deals.deal_for(id, "Cy", visitor)).results == []
        await deals.close(id, "host")
        assert len((await deals.deal_for(id, None, visitor)).results) == 2
        with pytest.raises(BadInput, match="deal-closed"):
            await served.table(id, "Cy", "Cy")
        served.end()

    loops.run(test())
