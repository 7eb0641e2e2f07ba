"""An outage of the database is two lines of the log: every request meanwhile is answered 503, and no failure is
counted."""

import json
import logging
import os
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from threading import Event
from typing import Any

import psycopg
import pytest
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from websockets.exceptions import ConnectionClosed, InvalidStatus

from altbau.errors import BadInput
from altbau.server import error_log, outages, run
from altbau.server.error_log import failure_error, in_loop, keep_log
from altbau.server.outages import QUIET, Outage, is_outage
from tests.server.conftest import FRIEND, HUMAN, PACE, STILL, SameSeeds, first_path
from tests.server.databases import OnPostgres, control, new_database, running
from tests.server.process import started
from tests.server.test_faults import BACKENDS
from tests.server.test_workers import until

BEGUN, OVER = "The database does not answer", "The database answers again"
LATEST = STILL
ROUTES = (
    "", "/log", "/replay", "/position", "/preview", "/invitation", "/chat?before=9",
)  # fmt: skip
ELSEWHERE = ("/healthz", "/api/records", "/api/bulletin", "/api/account", "/api/deals")
CLIENTS = 4


def of_driver(kind: type[Exception], code: str | None = None) -> Exception:
    """An error of a driver, as SQLAlchemy wraps it."""
    said = kind("said")
    if code:
        said.sqlite_errorname = code  # type: ignore[attr-defined]
    return DBAPIError("SELECT", {}, said)


def caused(error: Exception) -> Exception:
    """The refusal of a write that has failed so."""
    refused = BadInput("storage-failed")
    refused.__cause__ = error
    return refused


OUTAGES = {
    "refused": of_driver(psycopg.OperationalError),
    "lost": of_driver(psycopg.InterfaceError),
    "lost-by-code": of_driver(psycopg.errors.ConnectionFailure),
    "shut-down": of_driver(psycopg.errors.AdminShutdown),
    "crashed": of_driver(psycopg.errors.CrashShutdown),
    "starting": of_driver(psycopg.errors.CannotConnectNow),
    "too-many": of_driver(psycopg.errors.TooManyConnections),
    "took-too-long": of_driver(psycopg.errors.QueryCanceled),
    "locked": of_driver(psycopg.errors.LockNotAvailable),
    "idle": of_driver(psycopg.errors.IdleInTransactionSessionTimeout),
    "driver-alone": psycopg.errors.AdminShutdown("said"),
    "none-free": NoneFree("said"),
    "busy": of_driver(sqlite3.OperationalError, "SQLITE_BUSY"),
    "busy-snapshot": of_driver(sqlite3.OperationalError, "SQLITE_BUSY_SNAPSHOT"),
}
FAULTS = {
    "no-column": of_driver(psycopg.errors.UndefinedColumn),
    "twice": of_driver(psycopg.errors.UniqueViolation),
    "full": of_driver(psycopg.errors.DiskFull),
    "damaged": of_driver(psycopg.errors.DataCorrupted),
    "read-only": of_driver(sqlite3.OperationalError, "SQLITE_READONLY"),
    "unreadable": of_driver(sqlite3.OperationalError, "SQLITE_IOERR_READ"),
    "not-the-database": TimeoutError(),
    "refusal": BadInput("stale"),
    "program": ZeroDivisionError(),
}


@pytest.fixture
def outage(monkeypatch: pytest.MonkeyPatch) -> Outage:
    """A process in which nothing has happened yet."""
    fresh = Outage()
    monkeypatch.setattr(error_log, "outage", fresh)
    return fresh


@pytest.mark.parametrize("error", OUTAGES.values(), ids=OUTAGES)
def test_an_outage_is_no_failure(error: Exception, outage: Outage, caplog: pytest.LogCaptureFixture) -> None:
    for each in (error, caused(error)):
        assert is_outage(each)
        shown = failure_error(each, {"request": "r"})
        assert shown.code in ("database-unreadable", "storage-failed")
    in_loop(None, {"exception": error})  # type: ignore[arg-type]
    assert [each.msg for each in caplog.records] == [f"{BEGUN}: %s"]
    assert caplog.records[0].exc_info is None


@pytest.mark.parametrize("error", FAULTS.values(), ids=FAULTS)
def test_every_other_error_is_a_failure(error: Exception, outage: Outage, caplog: pytest.LogCaptureFixture) -> None:
    for each in (error, caused(error)):
        assert not is_outage(each)
        assert failure_error(each, {"request": "r"}).code not in ("database-unreadable",)
    assert [each.levelno for each in caplog.records] == 2 * [logging.ERROR]
    assert all(each.exc_info for each in caplog.records)


def test_an_outage_ends_with_a_write_after_a_quiet_moment(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 0.0
    monkeypatch.setattr(outages, "monotonic", lambda: now)
    outage = Outage()
    for number in range(3):
        now = number * QUIET / 2
        assert outage.note_error(OUTAGES["refused"], request=number > 0)
        outage.note_write()
    now += QUIET
    outage.note_write()
    outage.note_write()
    assert [each.msg.partition(":")[0] for each in caplog.records] == [BEGUN, OVER]
    assert caplog.records[1].args == {"seconds": 1.0, "refused": 2}


# --- a real database that goes away -----------------------------------------------------------------------------------


def serve_with_a_log(database: str, port: int, workers: int | None) -> None:
    """Serve with the usual log."""
    keep_log("warning", "json")
    run.serve("127.0.0.1", port, database, PACE, chance=SameSeeds(), workers=workers)


class Logging(OnPostgres):
    """A server whose log is read."""

    def __init__(self, address: str, folder: Path, workers: int | None) -> None:
        self.workers = workers
        super().__init__(address, folder)

    def start(self) -> None:
        """Start, and wait for the address that it prints."""
        self.process, self.address = started(self.log_file, serve_with_a_log, self.at, self.port, self.workers)

    def log(self) -> list[dict[str, Any]]:
        """The lines of the log."""
        return [json.loads(line) for line in self.log_file.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def leaving() -> Iterator[str]:
    """The address of a PostgreSQL that may be stopped. It has no databases of other tests, whose files would have to be
    written first."""
    with running() as address:
        yield address


def terminate(server: Logging) -> None:
    """End all connections, as an administrator does."""
    with psycopg.connect(server.at, autocommit=True) as connection:
        for (pid,) in connection.execute(BACKENDS).fetchall():
            connection.execute("SELECT pg_terminate_backend(%s)", (pid,))


def crash(server: Logging) -> None:
    """Kill a backend process, after which the database ends all others."""
    with psycopg.connect(server.at, autocommit=True) as connection:
        ((pid,), *_) = connection.execute(BACKENDS).fetchall()
    os.kill(pid, signal.SIGKILL)


def restart(server: Logging) -> None:
    """Restart the database as an operator does."""
    control(server.at, "restart", "fast")


def stop(server: Logging) -> None:
    """Stop the database for a while."""
    control(server.at, "stop", "immediate")
    time.sleep(2)
    control(server.at, "start")


def ask_all(
    server: Logging, id: str, key: str, ended: Event, answers: list[tuple[str, int, str]], rounds: Counter[str]
) -> None:
    """Ask for everything again and again, and play over HTTP and over a live connection. Counts the rounds."""
    number = 0

    def note(path: str, found: tuple[int, Any]) -> Any:
        answers.append((path, found[0], found[1].get("code", "") if isinstance(found[1], dict) else ""))
        return found[1] if found[0] == 200 else None

    while not ended.is_set():
        number += 1
        try:
            for path in (*(f"/api/tables/{id}{each}" for each in ROUTES), *ELSEWHERE):
                shown = note(path, server.ask(path, key=key))
                table = shown["table"] if shown and path.endswith(id) else None
                if table and table["question"] and table["question"]["choices"]:
                    body = {
                        "type": "move",
                        "id": f"{key[:4]}{number}",
                        "seq": table["seq"],
                        "tokens": first_path(table),
                    }
                    note("move", server.ask(f"/api/tables/{id}/messages", body, key=key))
            with server.live(id, key) as socket:
                socket.send(
                    json.dumps({"type": "say", "id": f"{key[:4]}{number}", "phrase": "hello", "voice": key[:8]})
                )
                while (said := json.loads(socket.recv(timeout=STILL)))["type"] not in ("accepted", "refused"):
                    pass
                answers.append(("live", 200, said.get("code", "")))
            rounds[key] += 1
        except ConnectionClosed as closed:
            answers.append(("live", closed.rcvd.code if closed.rcvd else 0, ""))
        except InvalidStatus as refused:
            answers.append(("live", refused.response.status_code, ""))
        except (OSError, HTTPException):
            answers.append(("line", 0, ""))


def under_outages(server: Logging, acts: list[Callable[[Logging], None]]) -> list[tuple[str, int, str]]:
    """What clients are answered while the database goes away so."""
    tables = [server.start_table(HUMAN, FRIEND, seed=number) for number in range(CLIENTS // 2)]
    players = [(id, key) for id, keys in tables for key in keys]
    answers, ended, rounds = list[tuple[str, int, str]](), Event(), Counter[str]()

    def well() -> bool:
        """Whether the last answers were good, and all outages are over. Each client has written something meanwhile:
        the connection for writing notices only then that it was lost."""
        done, before = len(answers), rounds.copy()
        until(lambda: all(rounds[key] > before[key] + 1 for _, key in players), LATEST)
        said = [each["said"] for each in server.log()]
        return all(status < 500 for _, status, _ in answers[done:]) and said.count(BEGUN) == said.count(OVER)

    with ThreadPoolExecutor(CLIENTS) as clients:
        asking = [clients.submit(ask_all, server, id, key, ended, answers, rounds) for id, key in players]
        try:
            for act in acts:
                until(well, LATEST)
                act(server)
            until(well, LATEST)
        finally:
            ended.set()
    for each in asking:
        each.result()
    return answers


@pytest.mark.parametrize(
    ("acts", "workers"),
    [
        ([terminate, restart], None),
        pytest.param([terminate, crash, restart, stop] * 15, None, marks=pytest.mark.long),
        pytest.param([terminate, crash, restart, stop] * 3, 3, marks=pytest.mark.long),
    ],
    ids=["some", "many", "workers"],
)
def test_while_the_database_is_away_the_log_has_two_lines(
    leaving: str, tmp_path: Path, acts: list[Callable[[Logging], None]], workers: int | None
) -> None:
    server = Logging(new_database(leaving), tmp_path, workers)
    try:
        answers = under_outages(server, acts)
    finally:
        server.process.terminate()
        server.process.join(STILL)
    said = [each["said"] for each in server.log()]
    assert {*said} == {BEGUN, OVER} and 1 <= said.count(BEGUN) == said.count(OVER) <= (workers or 1) * len(acts)
    assert not any("traceback" in each for each in server.log())
    wrong = [each for each in answers if each[1] >= 500 and each[1] not in (503, 1013)]
    assert not wrong
    refused = sum(each["refused"] for each in server.log() if each["said"] == OVER)
    assert refused >= sum(status == 503 for _, status, _ in answers)
