"""The database: migrated or refused unchanged, one server at a time, and damage reported for its table."""

import errno
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event, inspect
from sqlalchemy.exc import OperationalError

from altbau import BadInput
from altbau.core import text
from altbau.core.messages import joining
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.home import Append, Dealt
from altbau.server.live.hub import Hub
from altbau.server.store import migrations
from altbau.server.store.archive import archive_of
from altbau.server.store.backend import Database
from altbau.server.store.backends.postgres import address as parsed
from altbau.server.store.maintenance.copying import copy_database, verify_database
from altbau.server.store.schema import metadata
from altbau.server.store.store import Store
from altbau.table.log.table_log import Entry
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.conftest import SameSeeds
from tests.server.databases import new_database
from tests.server.players import ThinkingHere, player_of
from tests.server.process import FORKING
from tests.server.test_postgres import SUMMARY


def assert_newest(path: Path) -> None:
    """The schema is the one that the store speaks of."""
    Store(path).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def open_until(path: Path, statement: int) -> None:
    """Open a database and end at once, as if killed, before the statement with this number, if there are so many."""
    left = statement

    def count(*_: object) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os._exit(9)

    event.listen(Engine, "before_cursor_execute", count)
    Store(path).close()


@pytest.mark.parametrize("statement", [1, 6, 10, *(pytest.param(each, marks=pytest.mark.long) for each in (3, 8, 12))])
def test_a_migration_that_is_killed_can_be_begun_again(tmp_path: Path, statement: int) -> None:
    path = tmp_path / "fresh.sqlite"
    killed = FORKING.Process(target=open_until, args=(path, statement))
    killed.start()
    killed.join()
    assert killed.exitcode in (0, 9)
    for _ in range(2):
        assert_newest(path)


OTHER_SCHEMAS = [
    "DROP TABLE alembic_version",
    "DELETE FROM alembic_version",
    *(f"UPDATE alembic_version SET version_num = '{version}'" for version in ("0.7", "6", "53f1c0de")),
    "UPDATE alembic_version SET version_num = '1.0'; DROP TABLE least_schema",  # somebody else's
]


def refused_unchanged(path: Path, code: str = "database-too-old") -> None:
    """A file, or its archive, is not opened, and nothing is written into either."""
    files = [file for file in (path, archive_of(path)) if file.exists()]
    before = [file.read_bytes() for file in files]
    with pytest.raises(BadInput, match=code):
        Store(path)
    assert [file.read_bytes() for file in files] == before


@pytest.mark.parametrize("change", OTHER_SCHEMAS)
def test_a_file_with_another_schema_is_refused_unchanged(tmp_path: Path, change: str) -> None:
    path = tmp_path / "other.sqlite"
    Store(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(change)
    refused_unchanged(path)
    path.rename(archive_of(path))
    Store(tmp_path / "empty.sqlite").close()
    (tmp_path / "empty.sqlite").rename(path)
    refused_unchanged(path)


@pytest.mark.parametrize("mode", ["delete", "wal"])
def test_a_file_of_another_program_is_refused_unchanged(tmp_path: Path, mode: str) -> None:
    """Also one that was not closed, whose last changes a reader would otherwise write into the file."""
    path, open_one = tmp_path / "tables.sqlite", tmp_path / "open.sqlite"
    with closing(sqlite3.connect(open_one)) as connection:
        connection.executescript(f"PRAGMA journal_mode={mode}; CREATE TABLE place (id INTEGER)")
        for file in tmp_path.glob("open.sqlite*"):
            shutil.copy(file, tmp_path / file.name.replace("open", "tables"))
    refused_unchanged(path)


def test_a_file_that_is_no_database_is_refused_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n" * 100)
    refused_unchanged(path, "file-unreadable")


@pytest.mark.parametrize("change", ["CREATE TABLE place (id INTEGER)", *OTHER_SCHEMAS])
def test_a_postgresql_database_with_another_schema_is_refused_unchanged(postgres: str, change: str) -> None:
    address = new_database(postgres)
    if change in OTHER_SCHEMAS:
        Store(address).close()
    engine = create_engine(parsed(address))
    with engine.begin() as connection:
        for statement in change.split(";"):
            connection.exec_driver_sql(statement)
    before = inspect(engine).get_table_names()
    with pytest.raises(BadInput, match="database-too-old"):
        Store(address)
    assert inspect(engine).get_table_names() == before
    engine.dispose()


NEXT_STEP = """from alembic import op
from sqlalchemy import Column, String

revision = "{revision}"
down_revision = "{before}"


def upgrade():
    {step}
"""
ADDS_A_COLUMN = 'op.add_column("game", Column("colour", String, server_default="green"))'
KNOWN = ScriptDirectory(str(migrations.STEPS)).get_current_head() or ""
NEXT, NEEDED = (f"0.{int(KNOWN.removeprefix('0.')) + more}" for more in (1, 2))
TAKES_IT_AWAY = f"""op.drop_column("game", "played")
    op.execute("UPDATE least_schema SET known = '{NEEDED}'")"""


@contextmanager
def next_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *steps: str) -> Iterator[None]:
    """Within, this is a program that takes one or two further steps."""
    place = tmp_path / f"steps-{len(steps)}"
    shutil.copytree(str(migrations.STEPS), place, ignore=shutil.ignore_patterns("__pycache__"))
    for before, revision, step in zip((KNOWN, NEXT), (NEXT, NEEDED), steps, strict=False):
        written = NEXT_STEP.format(revision=revision, before=before, step=step)
        (place / "versions" / f"next_{revision.replace('.', '_')}.py").write_text(written, encoding="utf-8")
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "STEPS", place)
        yield


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite"
    return new_database(request.getfixturevalue("postgres"))


def new_table(database: Database) -> str:
    """A table that this program starts, and plays on; its colour, if it has one by then."""
    store = Store(database)
    id = token_hex(4)
    store.add_game(Dealt(id, {}, None, "{}", None, SUMMARY)).result()
    store.submit(Append(id, Entry(1, "move", {}, None), "{}")).result()
    with store.reading() as connection:
        row = connection.exec_driver_sql("SELECT * FROM game WHERE last = 1 AND id = '" + id + "'").mappings().one()
        colour = str(row.get("colour"))
    store.close()
    return colour


def test_the_program_before_goes_on_with_what_only_has_more(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A column more, which has a value whoever writes; both programs come and go."""
    assert new_table(database) == "None"
    for _ in range(2):
        with next_programs(tmp_path, monkeypatch, ADDS_A_COLUMN):
            assert new_table(database) == "green"
        assert new_table(database) == "green"
        shutil.rmtree(tmp_path / "steps-1")


def test_a_program_that_does_not_know_what_is_needed_is_refused(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The release after takes away what the first program needs, not the one between."""
    new_table(database)
    with next_programs(tmp_path, monkeypatch, ADDS_A_COLUMN, TAKES_IT_AWAY):
        Store(database).close()
    with pytest.raises(BadInput) as refused:
        Store(database)
    assert (refused.value.code, refused.value.args_by_name["version"]) == ("database-newer", NEEDED)
    for language in text.LANGUAGES:
        assert NEEDED in text.error(language, refused.value) and KNOWN in text.error(language, refused.value)
    with next_programs(tmp_path, monkeypatch, ADDS_A_COLUMN), pytest.raises(BadInput, match="database-newer"):
        Store(database)
    with pytest.raises(BadInput, match="database-newer"):
        verify_database(database, lambda done, most: None)


def test_what_has_more_than_this_program_knows_is_not_copied(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(shutil.copy(made, tmp_path / "tables.sqlite"))
    with next_programs(tmp_path, monkeypatch, ADDS_A_COLUMN):
        Store(path).close()
    with pytest.raises(BadInput, match="database-newer"):
        copy_database(path, tmp_path / "copy.sqlite", lambda done, most: None)


def test_steps_only_add(tmp_path: Path) -> None:
    """Unless they say that older programs can't use the database any more, nothing is gone, and what is new in a table
    of before has a value whoever writes."""
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    before: dict[str, dict[str, Any]] = {}
    with engine.connect() as connection, connection.begin():
        script = ScriptDirectory(str(migrations.STEPS))
        for step in reversed([*script.walk_revisions()]):
            context = MigrationContext.configure(connection)
            with Operations.context(context):
                step.module.upgrade()
            found = inspect(connection)
            now = {
                table: {column["name"]: column for column in found.get_columns(table)}
                for table in found.get_table_names()
            }
            least = connection.execute(migrations.LEAST).scalar_one() if "least_schema" in now else ""
            for table, columns in before.items():
                assert columns.keys() <= now[table].keys() or least == step.revision
                for name in now[table].keys() - columns.keys():
                    assert now[table][name]["nullable"] or now[table][name]["default"] is not None
            before = now
    engine.dispose()


def no_room(name: str) -> Exception:
    """What SQLite says on a full disk."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("step", "error", "code"),
    [
        ("backends.sqlite.bring_up", no_room("SQLITE_FULL"), "file-no-room"),
        ("backends.sqlite.bring_up", no_room("SQLITE_IOERR_SHMSIZE"), "file-no-room"),
        ("backends.sqlite.bring_up", OperationalError("BEGIN", {}, no_room("SQLITE_FULL")), "file-no-room"),
        ("backends.sqlite.bring_up", no_room("SQLITE_IOERR_READ"), "file-unreadable"),
        ("backend.lock", OSError(errno.ENOSPC, "No space left on device"), "file-no-room"),
        ("backend.lock", OSError(errno.EACCES, "Permission denied"), "file-unreadable"),
    ],
)
def test_a_full_disk_is_said_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, error: Exception, code: str
) -> None:
    def fails(*_: object) -> None:
        raise error

    monkeypatch.setattr(f"altbau.server.store.{step}", fails)
    with pytest.raises(BadInput) as refused:
        Store(tmp_path / "tables.sqlite")
    assert refused.value.code == code


@pytest.mark.parametrize("place", ["link.sqlite", "folder/altbau.sqlite"])
def test_links_lead_to_the_same_database(tmp_path: Path, place: str) -> None:
    path = tmp_path / "real" / "altbau.sqlite"
    store = Store(path)
    (tmp_path / "link.sqlite").symlink_to(path)
    (tmp_path / "folder").symlink_to(path.parent)
    with pytest.raises(BadInput, match="database-in-use"):
        Store(tmp_path / place)
    store.close()
    Store(tmp_path / place).close()
    assert not list(tmp_path.glob("link.*.lock"))


def test_a_second_server_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "altbau.sqlite"
    hold = (
        "import sys; from pathlib import Path; from altbau.server.store.store import Store;"
        "s = Store(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", hold, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(BadInput, match="database-in-use"):
            Store(path)
        os.kill(first.pid, signal.SIGKILL)
    Store(path).close()


# --- damage -----------------------------------------------------------------------------------------------------------


def damaged(path: Path, id: str, change: str) -> None:
    """Change something of a table behind the server's back."""
    with sqlite3.connect(path) as connection:
        assert connection.execute(change, {"id": id}).rowcount == 1
    connection.close()


@pytest.mark.parametrize(
    ("change", "code", "number"),
    [
        ("DELETE FROM entry WHERE game=:id AND seq=2", "entry-missing", 2),
        ("DELETE FROM entry WHERE game=:id AND seq=1", "entry-missing", 1),
        ("DELETE FROM entry WHERE game=:id AND seq=4", "entry-missing", 4),
        ("UPDATE entry SET body='{}' WHERE game=:id AND seq=3", "entry-altered", 3),
        ("UPDATE entry SET kind='undo' WHERE game=:id AND seq=3", "entry-altered", 3),
        ("UPDATE entry SET checksum=NULL WHERE game=:id AND seq=3", "entry-altered", 3),
        ("UPDATE game SET body='{' WHERE id=:id", "table-damaged", None),
    ],
)
def test_damage_is_said_of_its_table_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str, code: str, number: int | None
) -> None:
    monkeypatch.setattr(AutoPlayer, "note_change", lambda self: None)
    path = tmp_path / "altbau.sqlite"
    seats = [joining.NewSeat(name=name, kind="human") for name in ("Ann", "Ben")]

    async def made() -> list[str]:
        store = Store(path)
        hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
        ids = []
        for _ in range(2):
            ids.append((await hub.create(joining.NewTable(edition="landlord-2013", seats=seats))).id)
            table = await hub.table(ids[-1])
            for _ in range(4):
                await table.change("play", {"action": table.game.state.legal_actions[-1]})
        store.close()
        return ids

    async def opened(ids: list[str]) -> None:
        store = Store(path)
        hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
        try:
            with pytest.raises(BadInput) as caught:
                await hub.table(ids[0])
            assert (caught.value.code, caught.value.args_by_name.get("number")) == (code, number)
            table = await hub.table(ids[1])
            await table.change("play", {"action": table.game.state.legal_actions[-1]})
            assert table.seq == 5
        finally:
            store.close()

    ids = loops.run(made())
    damaged(path, ids[0], change)
    loops.run(opened(ids))


def test_a_damaged_page_is_said_of_its_table(made: Path, tmp_path: Path) -> None:
    """Pages in the middle of the file are overwritten: each table opens or says what is wrong, one at least of each."""
    path = Path(shutil.copy(made, tmp_path))
    pages: Callable[[sqlite3.Connection], list[tuple[int]]] = lambda connection: connection.execute(  # noqa: E731
        "SELECT pageno FROM dbstat WHERE name='entry' AND pagetype='leaf' ORDER BY pageno"
    ).fetchall()
    with sqlite3.connect(path) as connection:
        try:
            page = pages(connection)[3][0]
        except sqlite3.OperationalError:
            pytest.skip("this SQLite does not tell where its pages are")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        ids = [id for (id,) in connection.execute("SELECT id FROM game")]
    connection.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)

    async def opened() -> set[str]:
        store, found = Store(path), set()
        hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
        for id in ids:
            try:
                player_of(await hub.table(id)).players.bots.clear()
                found.add("open")
            except BadInput as error:
                found.add(error.code)
        store.close()
        return found

    found = loops.run(opened())
    assert "open" in found
    assert found & {"database-damaged", "entry-missing", "entry-altered"}
    assert found <= {"open", "database-damaged", "entry-missing", "entry-altered"}
