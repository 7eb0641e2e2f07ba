"""Databases that the program of 0372c050 has left keep all that they have when they are opened, and their tables are
played on. `dumping.py` has made their dumps."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest
from sqlalchemy import Engine, MetaData, create_engine, inspect

from altbau.server.store import wall_clock
from altbau.server.store.archive import archive_of
from altbau.server.store.backend import Database
from altbau.server.store.backends.postgres import address as parsed
from altbau.server.store.migrations import newest, schema_of
from altbau.server.store.schema import metadata
from altbau.server.store.store import Store
from tests.server.conftest import Server, first_path, next_of
from tests.server.databases import OnPostgres, new_database
from tests.server.test_account import me
from tests.server.test_deals import looked
from tests.server.test_postgres import everything

DUMPS = Path(__file__).parent / "dumps"
KEYS: dict[str, dict[str, Any]] = json.loads((DUMPS / "keys.json").read_text(encoding="utf-8"))
THEN = max(keys["at"] for keys in KEYS.values())


def as_then() -> None:
    """Let a server live when the dumps were made, since it sweeps away by age."""
    wall_clock.set_offset(THEN)
    vars(wall_clock)["DATABASE"] = f"SELECT {THEN}::float"


class Dumped(NamedTuple):
    """A database made from a dump, and the ids and keys of what is in it."""

    kind: str
    database: Database
    keys: dict[str, Any]


def restored(folder: Path) -> Dumped:
    """A file with the database in a folder, and its archive beside it."""
    path = folder / "tables.sqlite"
    for file, dump in ((path, "sqlite.sql"), (archive_of(path), "sqlite.archive.sql")):
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript((DUMPS / dump).read_text(encoding="utf-8"))
    return Dumped("sqlite", path, KEYS["sqlite"])


@pytest.fixture(params=["sqlite", "postgresql"])
def dumped(request: pytest.FixtureRequest, tmp_path: Path) -> Dumped:
    """A database of either kind, as it was left."""
    kind = request.param
    if kind == "postgresql":
        address = new_database(request.getfixturevalue("postgres"))
        with psycopg.connect(address) as connection:
            connection.execute((DUMPS / "postgresql.sql").read_bytes())
        return Dumped(kind, address, KEYS[kind])
    return restored(tmp_path)


@pytest.fixture
def server(dumped: Dumped, tmp_path: Path) -> Iterator[Server]:
    """A server of today over it."""
    if isinstance(dumped.database, Path):
        running = Server(dumped.database, as_then)
    else:
        running = OnPostgres(dumped.database, tmp_path, as_then)
    yield running
    running.end()


def engine_of(database: Database) -> Engine:
    """A connection to a database that is not opened as a store."""
    return create_engine(f"sqlite:///{database}" if isinstance(database, Path) else parsed(database))


def tables_of(database: Database) -> dict[Database, MetaData]:
    """The tables of a database, and of its archive, as they are now."""
    files: list[Database] = [database, archive_of(database)] if isinstance(database, Path) else [database]
    found = {file: MetaData() for file in files}
    for file, described in found.items():
        engine = engine_of(file)
        described.reflect(engine)
        engine.dispose()
    return found


def rows(tables: dict[Database, MetaData]) -> dict[str, list[str]]:
    """All rows of these tables, but those of the history: a dump that is read in elsewhere begins a new one."""
    return {
        f"{file} {table}": rows
        for file, described in tables.items()
        for table, rows in everything(file, described).items()
        if table not in ("timeline", "alembic_version")
    }


def tables(engine: Engine) -> dict[str, Any]:
    """Columns, keys and indexes of all tables."""
    found = inspect(engine)
    described = {
        name: (
            [{**column, "type": repr(column["type"])} for column in found.get_columns(name)],
            found.get_pk_constraint(name),
            sorted(found.get_unique_constraints(name), key=repr),
            sorted(found.get_indexes(name), key=repr),
        )
        for name in found.get_table_names()
        if name != "alembic_version"
    }
    engine.dispose()
    return described


def test_its_tables_are_those_that_are_made_today_and_that_the_store_speaks_of(
    dumped: Dumped, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if dumped.kind == "postgresql":
        empty: list[Database] = [new_database(request.getfixturevalue("postgres")) for _ in range(2)]
    else:
        empty = [tmp_path / "today.sqlite", tmp_path / "spoken-of.sqlite"]
    today, spoken_of = empty
    Store(today).close()
    Store(dumped.database).close()
    engine = engine_of(spoken_of)
    metadata.create_all(engine)
    engine.dispose()
    assert tables(engine_of(dumped.database)) == tables(engine_of(today)) == tables(engine_of(spoken_of))


def test_it_keeps_all_that_it_has_when_it_is_opened(dumped: Dumped) -> None:
    then = tables_of(dumped.database)
    before = rows(then)
    assert sum(map(bool, before.values())) > 15
    Store(dumped.database).close()
    assert rows(then) == before
    engine = engine_of(dumped.database)
    assert schema_of(engine) == newest()
    engine.dispose()


def move_on(server: Server, id: str, *keys: str) -> None:
    """Make a move at a table that waits for one."""
    for key in keys:
        with server.live(id, key) as socket:
            table = next_of(socket, "update")["table"]
            if table["question"] and table["question"]["choices"]:
                move = {"type": "move", "id": "today", "seq": table["seq"], "tokens": first_path(table)}
                socket.send(json.dumps(move))
                assert next_of(socket, "accepted", "refused")["type"] == "accepted"
                assert server.table(id)["seq"] > table["seq"]
                return
    pytest.fail(f"nobody is asked at {id}")


def play_on(server: Server, dumped: Dumped) -> None:
    """Fails if a table has lost an entry, or a move at it is refused."""
    for name in ("running", "archived"):
        id, *keys = dumped.keys[name]
        before = server.ask(f"/api/tables/{id}/log")[1]["lines"]
        assert len(before) > 5
        move_on(server, id, *keys)
        assert server.ask(f"/api/tables/{id}/log")[1]["lines"][: len(before)] == before


def test_its_tables_are_played_on(dumped: Dumped, server: Server) -> None:
    play_on(server, dumped)


def test_what_was_said_and_finished_is_there(dumped: Dumped, server: Server) -> None:
    id, ann, _ = dumped.keys["running"]
    status, chat = server.ask(f"/api/tables/{id}/chat?before=1000", key=ann)
    assert (status, [line["text"] for line in chat["lines"]]) == (200, ["Guten Abend", "Hello"])
    finished = server.table(dumped.keys["finished"][0])
    assert len(finished["ranking"]) == 2
    deal, host, person = dumped.keys["deal"]
    (result,) = looked(server, deal, person)["results"]
    assert result["counts"] and looked(server, deal, host)["listed"]["host"]
    known = me(server, person)
    assert known["name"] == "Ann" and {table["id"] for table in known["tables"]} >= {id, finished["id"]}
    assert [(each["edition"], each["finished"]) for each in known["counted"]] == [("monopoly", 1)]


def test_who_waited_begins(dumped: Dumped, server: Server) -> None:
    id, host, guest = dumped.keys["waiting"]
    number = server.ask(f"/api/tables/{id}")[1]["number"]
    ready = {"type": "ready", "ready": True, "number": number}
    assert server.ask(f"/api/tables/{id}/lobby", ready, key=guest)[0] == 200
    assert server.ask(f"/api/tables/{id}/start", {"number": number, "without": []}, key=host)[0] in (200, 201)
    assert len(server.table(id, guest)["hand"]) == 5
