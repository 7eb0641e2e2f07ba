"""Databases that older programs have left keep all that they have when they are opened, and their tables are played on.
`dumping.py` has made their dumps: one of each release, and one of 0372c050, before the first."""

import gzip
import json
import sqlite3
import tomllib
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
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
from tests.server.conftest import EDITION, Server, first_path, next_of
from tests.server.databases import OnPostgres, new_database
from tests.server.dumping import DUMPS, ORDER, PLAN, SAID, call_nobody, told, until
from tests.server.test_account import me
from tests.server.test_call_routes import channels
from tests.server.test_deals import looked
from tests.server.test_postgres import everything

FIRST, RELEASED = "0372c050", ("0.1.0",)
KINDS = ("sqlite", "postgresql")
MOST = 120_000  # bytes of the dumps of a release
FLEETING = {"allowance", "attendance", "instruction", "lease", "worker"}  # tables without rows once all has ended


class Dumped(NamedTuple):
    """A database made from a dump, and the ids and keys of what is in it."""

    kind: str
    database: Database
    keys: dict[str, Any]

    @property
    def now(self) -> Callable[[], None]:
        """What lets a server live when the dump was made, since it sweeps away by age, and call nobody."""
        return partial(as_then, self.keys["at"])


def as_then(at: int) -> None:
    """Let this process live at a time, and call nobody."""
    call_nobody()
    wall_clock.set_offset(at)
    vars(wall_clock)["DATABASE"] = f"SELECT {at}::float"


def dump(release: str, name: str) -> bytes:
    """The statements of a dump."""
    return gzip.decompress((DUMPS / release / name).read_bytes())


def keys_of(release: str, kind: str) -> dict[str, Any]:
    """What is in a dump."""
    keys: dict[str, Any] = json.loads((DUMPS / release / "keys.json").read_text(encoding="utf-8"))[kind]
    return keys


def restored(folder: Path, release: str = RELEASED[-1]) -> Dumped:
    """A file with the database in a folder, and its archive beside it."""
    path = folder / "tables.sqlite"
    for file, name in ((path, "sqlite.sql.gz"), (archive_of(path), "sqlite.archive.sql.gz")):
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(dump(release, name).decode())
    return Dumped(KINDS[0], path, keys_of(release, KINDS[0]))


def of(*releases: str) -> pytest.MarkDecorator:
    """Runs a test over the databases of these, of either kind."""
    names = [(release, kind) for release in releases for kind in KINDS]
    return pytest.mark.parametrize("dumped", names, indirect=True, ids=[" ".join(each) for each in names])


@pytest.fixture
def dumped(request: pytest.FixtureRequest, tmp_path: Path) -> Dumped:
    """A database as it was left, by a program and of a kind."""
    release, kind = request.param
    if kind == KINDS[0]:
        return restored(tmp_path, release)
    address = new_database(request.getfixturevalue("postgres"))
    with psycopg.connect(address) as connection:
        connection.execute(dump(release, "postgresql.sql.gz"))
    return Dumped(kind, address, keys_of(release, kind))


@pytest.fixture
def server(dumped: Dumped, tmp_path: Path) -> Iterator[Server]:
    """A server of today over it."""
    if isinstance(dumped.database, Path):
        running = Server(dumped.database, dumped.now)
    else:
        running = OnPostgres(dumped.database, tmp_path, dumped.now)
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


@of(FIRST, *RELEASED)
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


@of(FIRST, *RELEASED)
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
                move = {"type": "move", "id": f"today-{table['seq']}", "seq": table["seq"], "tokens": first_path(table)}
                socket.send(json.dumps(move))
                answer = next_of(socket, "accepted", "refused")
                assert answer["type"] == "accepted", answer
                assert server.table(id, key)["seq"] > table["seq"]
                return
    pytest.fail(f"nobody is asked at {id}")


def play_on(server: Server, dumped: Dumped) -> None:
    """Fails if a table has lost an entry, or a move at it is refused."""
    for id, *keys in (*dumped.keys["running"].values(), dumped.keys["archived"]):
        before = server.ask(f"/api/tables/{id}/log", key=keys[0])[1]["lines"]
        assert len(before) > 3
        move_on(server, id, *keys)
        assert server.ask(f"/api/tables/{id}/log", key=keys[0])[1]["lines"][: len(before)] == before


@of(FIRST, *RELEASED)
def test_its_tables_are_played_on(dumped: Dumped, server: Server) -> None:
    play_on(server, dumped)


@of(FIRST, *RELEASED)
def test_what_was_said_and_finished_is_there(dumped: Dumped, server: Server) -> None:
    id, ann, _ = dumped.keys["running"][EDITION]
    status, chat = server.ask(f"/api/tables/{id}/chat?before=1000", key=ann)
    assert (status, [line["text"] for line in chat["lines"]]) == (200, [*SAID])
    finished = server.table(dumped.keys["finished"][0])
    assert len(finished["ranking"]) == 2
    host, person = dumped.keys["host"], dumped.keys["person"]
    linked = dumped.keys["deals"]["linked"][0]
    (result,) = looked(server, linked, person)["results"]
    assert result["counts"] and looked(server, linked, host)["listed"]["host"]
    known = me(server, person)
    assert known["name"] == "Ann" and {table["id"] for table in known["tables"]} >= {id, finished["id"]}
    assert [(each["edition"], each["finished"]) for each in known["counted"]] == [("monopoly", 1)]


@of(FIRST, *RELEASED)
def test_who_waited_begins(dumped: Dumped, server: Server) -> None:
    id, host, guest = dumped.keys["waiting"]
    number = server.ask(f"/api/tables/{id}")[1]["number"]
    ready = {"type": "ready", "ready": True, "number": number}
    assert server.ask(f"/api/tables/{id}/lobby", ready, key=guest)[0] == 200
    assert server.ask(f"/api/tables/{id}/start", {"number": number, "without": []}, key=host)[0] in (200, 201)
    assert len(server.table(id, guest)["hand"]) == 5


@of(*RELEASED)
def test_it_has_a_row_of_each_table_of_its_program(dumped: Dumped) -> None:
    """Else a fault in what reads that table would not be noticed."""
    filled = {name.split()[-1] for name, found in rows(tables_of(dumped.database)).items() if found}
    every = {table for described in tables_of(dumped.database).values() for table in described.tables}
    assert every - filled - {"timeline", "alembic_version"} <= FLEETING


def test_there_are_dumps_of_this_version() -> None:
    """With them a released schema can't be changed any more: the tests above compare its tables with those of today."""
    project = tomllib.loads((DUMPS.parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] in RELEASED
    assert {each.name for each in DUMPS.iterdir()} == {FIRST, *RELEASED}


@pytest.mark.parametrize("release", RELEASED)
def test_the_dumps_of_a_release_are_small(release: str) -> None:
    assert sum(file.stat().st_size for file in (DUMPS / release).iterdir()) < MOST


@of(*RELEASED)
def test_what_a_release_knows_of_tables_by_days_is_there(dumped: Dumped, server: Server) -> None:
    """What Ben has said is played, and each is called by the way that they named."""
    id, ann, ben = dumped.keys["days"]
    said = server.table(id, ben)["in_advance"]
    assert said["orders"] == [{name: ORDER[name] for name in ("window", "hit", "answers")}]
    assert said["plan"] == {"moves": PLAN["moves"], "rests": PLAN["rests"], "played": 0, "lapsed": None}
    assert server.table(id)["in_advance"] is None
    for key in (ann, ben):
        assert [each["form"] for each in channels(server, id, key)] == ["push"]
    while server.table(id)["turn"] == "A":
        move_on(server, id, ann, ben)
    next(table for table in server.states(id, ben) if table["in_advance"]["plan"]["played"] == len(PLAN["moves"]))


@of(*RELEASED)
def test_tables_that_stand_still_go_on(dumped: Dumped, server: Server) -> None:
    """A paused one, one between two games, one whose player has resigned, a rematch and a deal of the day."""
    id, *keys = dumped.keys["paused"]
    assert server.table(id)["paused"]
    told(server, id, keys[0], type="go_on", id="g")
    move_on(server, id, *keys)
    id, *keys = dumped.keys["between"]
    assert server.table(id)["ranking"]
    told(server, id, keys[0], type="next", id="n", seq=server.table(id)["seq"])
    move_on(server, id, *keys)
    id, ann, *_ = dumped.keys["resigned"]
    assert next(table for table in server.states(id, ann) if table["asked"] == "A")["seats"][1]["resigned"]
    id, key = dumped.keys["rematch"]
    assert server.table(id, key)["series"] == dumped.keys["finished"][0]
    _, id, key = dumped.keys["deals"]["daily"]
    move_on(server, id, key)


@of(*RELEASED)
def test_what_its_operator_and_lists_knew_is_known(dumped: Dumped, server: Server) -> None:
    key = dumped.keys["operator"]
    status, shown = server.ask("/api/operator", key=key)
    assert status == 200 and [each["network"] for each in shown["bans"]] == ["192.0.2.0/24"]
    until(
        lambda: server.ask("/api/bulletin")[1]["said"] == {"en": "Welcome", "de": "Willkommen"}
    )  # which a round reads
    assert any(each["first"] for each in server.ask("/api/records")[1])
    id, key, _ = dumped.keys["finished"]
    assert server.ask(f"/api/tables/{id}/analysis", key=key)[0] == 200
