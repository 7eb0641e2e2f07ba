"""A failure is seen: by whoever runs the server in one line of the log with the place, by everybody else as a sentence
that tells nothing of the machine or of the cards."""

import asyncio
import io
import json
import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from altbau.errors import BadInput
from altbau.server.error_log import JsonLines, in_loop, keep_log, own_fault
from altbau.server.store.rows.health_check import NOBODYS, check_writing
from altbau.server.store.store import Store
from altbau.server.web.guard.limits import Limits
from tests import loops
from tests.server.conftest import BOT, FRIEND, HUMAN, next_of
from tests.server.guarded import Guarded

MOVE = {"type": "move", "id": "m1", "tokens": "done"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Guarded]:
    """A running server, to be damaged."""
    server = Guarded(tmp_path / "secret-folder" / "tables.sqlite", Limits())
    yield server
    server.kill()


def played(server: Guarded) -> tuple[str, list[str]]:
    """A table with one move."""
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    assert server.ask(f"/api/tables/{id}/messages", {**MOVE, "seq": server.table(id)["seq"]}, key=keys[0])[0] == 200
    return id, keys


def closing_code(server: Guarded, id: str, key: str) -> int:
    """How a live connection to a table ends at once."""
    with server.live(id, key) as socket, pytest.raises(ConnectionClosed) as closed:
        next_of(socket, "update")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


DAMAGES = {
    "no-json": ("entry", "no JSON"),
    "another-move": ("entry", '{"seat": 0, "tokens": "nonsense"}'),
    "another-form": ("entry", "[]"),
    "table-no-json": ("game", "no JSON"),
    "table-form": ("game", "{}"),
}


def test_damaged_tables_are_seen_and_the_others_go_on(server: Guarded) -> None:
    tables = {damage: played(server) for damage in DAMAGES}
    other, _ = played(server)
    server.kill()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        for damage, (table, body) in DAMAGES.items():
            where = "game" if table == "entry" else "id"
            connection.execute(f"UPDATE {table} SET body = ? WHERE {where} = ?", (body, tables[damage][0]))
    server.start()
    for id, keys in tables.values():
        before = len(server.log())
        for language in ("de", "en"):
            status, answer = server.ask(f"/api/tables/{id}", key=keys[1], language=language)
            assert status in (500, 503)
            assert_tells_nothing(answer["sentence"])
        assert closing_code(server, id, keys[0]) in (4500, 4510)
        lines = server.log()[before:]
        assert [line["table"] for line in lines] == [id] * 3
        assert all("Traceback" in line["traceback"] for line in lines)
    assert server.ask(f"/api/tables/{other}")[0] == 200
    assert server.ask("/api/tables", {"edition": "landlord-2013", "seats": [HUMAN, BOT]})[0] == 201
    assert server.ask("/healthz")[0] == 200


def test_an_admission_that_cannot_be_read_is_said_of_its_table(server: Guarded) -> None:
    id, keys = played(server)
    server.kill()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE admission SET body = 'no JSON'")
    server.start()
    for path in ("", "/log"):
        status, answer = server.ask(f"/api/tables/{id}{path}", key=keys[0])
        assert (status, answer["code"]) == (500, "table-damaged")
    assert closing_code(server, id, keys[0]) == 4510


def assert_tells_nothing(sentence: str) -> None:
    """No place on the disk, nothing of the cards."""
    assert sentence
    for word in ("secret-folder", "sqlite", "/", "choices", "Möglich", "build"):
        assert word not in sentence


@pytest.mark.parametrize("trees", [("game", "entry"), ("entry",)])
def test_a_damaged_database_is_seen(server: Guarded, trees: tuple[str, ...]) -> None:
    id, keys = played(server)
    server.kill()
    overwrite(server.database, trees)
    server.start()
    status, answer = server.ask(f"/api/tables/{id}", key=keys[0])
    assert (status, answer["code"]) == (500, "database-damaged")
    assert_tells_nothing(answer["sentence"].replace("/", ""))
    line = server.log()[-1]
    assert "malformed" in line["traceback"]
    assert server.ask("/healthz")[0] == 500


def overwrite(database: Path, trees: tuple[str, ...]) -> None:
    """Overwrite the pages with which these tables begin, in a small database all that they have."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        roots = dict(connection.execute("SELECT name, rootpage FROM sqlite_master").fetchall())
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with database.open("r+b") as file:
        for tree in trees:
            file.seek((roots[tree] - 1) * size)
            file.write(b"\xff" * size)


def test_health_writes_entries_too(server: Guarded) -> None:
    """Nobody has played yet, so there is none to be read."""
    server.kill()
    overwrite(server.database, ("entry",))
    server.start()
    assert server.ask("/healthz")[0] == 500


def test_health_leaves_nothing_behind(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite")
    for _ in range(2):
        store.submit(check_writing).result()
    assert store.game(NOBODYS) is None
    store.close()


def test_what_cannot_be_written_is_seen(tmp_path: Path) -> None:
    server = Guarded(tmp_path / "secret-folder" / "tables.sqlite", Limits(), file_size=600_000)
    try:
        id, _ = played(server)
        before = server.table(id)
        wanted = {"edition": "landlord-2013", "seats": [HUMAN, BOT]}
        answers: list[tuple[int, Any]] = []
        while not answers or answers[-1][0] == 201:
            answers.append(server.ask("/api/tables", wanted))
            assert len(answers) < 200
        assert len(answers) > 1
        assert answers[-1][0] == 500
        assert_tells_nothing(answers[-1][1]["sentence"])
        assert server.ask("/healthz")[0] == 500
        assert server.table(id) == before
        assert [line["path"] for line in server.log() if "path" in line] == ["/api/tables", "/healthz"]  # and bots'
        assert all("disk I/O error" in line["traceback"] for line in server.log())
    finally:
        server.kill()


def formatted(log: Any) -> list[dict[str, Any]]:
    """The records that a test has caught, as lines."""
    return [json.loads(JsonLines().format(record)) for record in log.records]


def test_a_task_that_dies_alone_is_seen(caplog: pytest.LogCaptureFixture) -> None:
    async def dies() -> None:
        raise ZeroDivisionError

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(in_loop)
        task = asyncio.create_task(dies(), name="lonely")
        await asyncio.sleep(0)
        del task
        await asyncio.sleep(0)

    loops.run(run())
    (line,) = formatted(caplog)
    assert "lonely" in line["task"]
    assert "ZeroDivisionError" in line["traceback"]


def test_lines_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr("sys.stderr", written)
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    try:
        keep_log("info", "json")
        logging.getLogger("a.b").info("It rains: %s", {"where": "Wien\n", "how": 3})
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        keep_log("error", "text")
        logging.getLogger("a.b").info("It rains: %s", {"where": "Wien"})
        logging.getLogger("a.b").error("It pours: %s", {"where": "Wien"})
    finally:
        logging.getLogger("uvicorn.error").removeFilter(own_fault)
        root.setLevel(logging.WARNING)
    first, second = written.getvalue().splitlines()
    line = json.loads(first)
    assert (line["level"], line["from"], line["said"]) == ("info", "a.b", "It rains")
    assert (line["where"], line["how"]) == ("Wien\n", 3)
    assert "It pours: {'where': 'Wien'}" in second


@pytest.mark.parametrize(("level", "form"), [("loud", "json"), ("info", "xml")])
def test_a_log_that_there_is_not(level: str, form: str) -> None:
    with pytest.raises(BadInput) as refused:
        keep_log(level, form)
    assert refused.value.code == "bad-value"
