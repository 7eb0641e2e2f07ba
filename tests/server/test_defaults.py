"""Without any option nothing is open to others: files, the log, seeds, and the pages that may use the server."""

import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from altbau.core import text
from altbau.core.messages import joining
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.runtime.home import Dealt
from altbau.server import run
from altbau.server.error_log import LEVELS, keep_log
from altbau.server.store.archive import archive_of
from altbau.server.store.maintenance.backup import back_up
from altbau.server.store.store import Store
from altbau.server.web.guard.gate import Gate
from altbau.server.web.guard.limits import Limits
from altbau.table.setup.creation import MOST_SEED, checked_names
from tests import loops
from tests.server.conftest import BOT, EDITION, FRIEND, HUMAN, PACE, SameSeeds, Server, next_of
from tests.server.process import started
from tests.server.test_postgres import SUMMARY

# --- files ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def usual_mask() -> Iterator[None]:
    """New files can be read by everybody unless a program wants it otherwise."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.mark.usefixtures("usual_mask")
def test_all_files_are_their_owners_alone(tmp_path: Path) -> None:
    database, copy = tmp_path / "altbau.sqlite", tmp_path / "copy.sqlite"
    store = Store(database)
    for id in ("a", "b"):
        store.add_game(Dealt(id, {}, None, "{}", None, SUMMARY)).result()
    store.archive("a", "9999").result()
    store.evidence.keep("id", Game.new(EDITION, players=2, seed=1))
    back_up(database, copy)
    during = {each: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.rglob("*")}
    store.close()
    after = {each: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.rglob("*")}
    named = {database, archive_of(database), copy, archive_of(copy), tmp_path / "altbau.failures" / "id.json"}
    assert named <= {*during, *after}
    assert {each.name for each in during} >= {"altbau.sqlite-wal", "altbau.sqlite-shm", "altbau.sqlite.lock"}
    for each, mode in (during | after).items():
        assert mode == (0o700 if each.is_dir() else 0o600), each


@pytest.mark.usefixtures("usual_mask")
def test_the_mode_that_an_operator_has_set_stays(tmp_path: Path) -> None:
    database = tmp_path / "altbau.sqlite"
    Store(database).close()
    database.chmod(0o640)
    Store(database).close()
    assert stat.S_IMODE(database.stat().st_mode) == 0o640


# --- the log ----------------------------------------------------------------------------------------------------------


def serve_with_a_log(database: Path, port: int, level: str) -> None:
    """Serve with a log of this level."""
    keep_log(level, "json")
    run.serve("127.0.0.1", port, database, PACE, chance=SameSeeds())


class Logging(Server):
    """A server with a log of some level."""

    def __init__(self, database: Path, level: str) -> None:
        self.level = level
        super().__init__(database)

    def start(self) -> None:
        """Start, and wait for the address that it prints."""
        self.process, self.address = started(self.log_file, serve_with_a_log, self.database, self.port, self.level)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_of_the_log_has_addresses_or_keys(tmp_path: Path, level: str) -> None:
    server = Logging(tmp_path / "altbau.sqlite", level)
    try:
        id, keys = server.start_table(HUMAN, FRIEND)
        assert server.ask(f"/api/tables/{id}?lang=de", key=keys[0])[0] == 200
        assert server.ask(f"/api/tables/{id}", key="wrong")[0] == 403
        with server.live(id, keys[1]) as socket:
            next_of(socket, "update")
            socket.send(json.dumps({"type": "ping"}))
            next_of(socket, "pong")
    finally:
        server.stop()
    log = server.log_file.read_text(encoding="utf-8")
    for said in ("127.0.0.1", id, *keys, "wrong", "/api/", "GET"):
        assert said not in log


# --- seeds ------------------------------------------------------------------------------------------------------------


def wanted(seed: int) -> joining.NewTable:
    """A table with a seed."""
    seats = [joining.NewSeat(kind="human", name=name) for name in ("Ann", "Ben")]
    return joining.NewTable(edition=EDITION, seats=seats, seed=seed)


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1, 10**60])
def test_a_seed_beyond_those_that_are_drawn_is_refused(seed: int) -> None:
    with pytest.raises(BadInput, match="number-not-in-range") as refused:
        checked_names(wanted(seed))
    for language in text.LANGUAGES:
        assert str(seed) in text.error(language, refused.value)


@pytest.mark.parametrize("seed", [0, MOST_SEED])
def test_every_seed_that_could_be_drawn_can_be_chosen(seed: int, server: Server) -> None:
    assert checked_names(wanted(seed))
    assert server.ask("/api/tables", {"edition": EDITION, "seats": [HUMAN, BOT], "seed": seed})[0] == 201


# --- pages ------------------------------------------------------------------------------------------------------------


def status_for(origin: str, scheme: str, said: str | None, **limits: Any) -> int:
    """The status of a request from a page; `said` is the scheme that a proxy states."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def send(message: Any) -> None:
        sent.append(message)

    async def nothing() -> Any:
        raise AssertionError

    stated = [(b"x-forwarded-for", b"203.0.113.5"), (b"x-forwarded-proto", said.encode())] if said else []
    connection = SimpleNamespace(counted=None, finish_answer=lambda: None)
    scope = {
        "type": "http", "method": "POST", "path": "/api/x", "query_string": b"", "client": ("203.0.113.9", 1),
        "scheme": scheme, "headers": [(b"host", b"my.house"), (b"origin", origin.encode()), *stated],
        "state": {"connection": connection},
    }  # fmt: skip
    loops.run(Gate(app, Limits(**limits), "my.house")(scope, nothing, send))
    status: int = sent[0]["status"]
    return status


TRUSTED = {"proxies": ("203.0.113.9",)}


@pytest.mark.parametrize(
    ("scheme", "said", "limits", "secure"),
    [
        ("http", None, {}, False),  # perhaps behind a proxy that ends TLS and says nothing
        ("http", "https", {}, False),  # anybody could say that
        ("http", "https", TRUSTED, True),
        ("http", "http", TRUSTED, False),
        ("https", None, {}, True),
    ],
)
def test_own_pages_come_by_http_or_https(scheme: str, said: str | None, limits: dict[str, Any], secure: bool) -> None:
    assert status_for("https://my.house", scheme, said, **limits) == 200
    assert status_for("http://my.house", scheme, said, **limits) == (403 if secure else 200)
    for foreign in ("x://my.house", "ftp://my.house", "://my.house", "my.house", "null", "https://other.house", ""):
        assert status_for(foreign, scheme, said, **limits) == 403, foreign
    assert status_for("x://my.house", scheme, said, origins=("x://my.house",), **limits) == 200
