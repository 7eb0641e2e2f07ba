"""HEAD over all routes that answer GET, at tables that wait, run and are over."""

import re
import shutil
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar import Litestar

from altbau.core.messages.joining import NewSeat
from altbau.core.messages.lobby import NewLobby, Settings
from altbau.play.game import Game
from altbau.runtime.look_back import shown_log
from altbau.runtime.look_back.analyses import Analyses
from altbau.server.processes.job_pool import JobPool
from altbau.server.rendering.file_cache import FileCache
from altbau.server.web.routes import own_games
from altbau.table.log.bot_reasons import PrivateReasons
from altbau.table.view import messages
from tests import loops
from tests.server.conftest import EDITION
from tests.server.test_costs import ABOUT_TABLES, TABLE, Client, serving, whole

EXAMPLES = {
    "language": "de", "edition": EDITION, "card": "family", "number": "R010", "name": "landlord-2013", "players": "2",
    "what": "rules", "size": "a4", "path": "openapi.json",
}  # fmt: skip
QUERIES = {"/api/operator/tables": "?kind=running"}
OF_BODY = {"content-length", "transfer-encoding", "content-encoding", "vary"}  # may be left out where nothing is made
OWN = {"x-request-id", "date"}
DEVICE = "a secret of a device that nobody knows"
MADE: list[tuple[Any, str]] = [  # what makes an answer on request
    (FileCache, "get"), (Analyses, "listen"), (JobPool, "done"), (PrivateReasons, "as_message"),
    (shown_log, "entries"), (messages, "encoded_log"), (own_games, "games_of"), (Game, "position"),
    (Game, "seen_position"), (Game, "transcript"),
]  # fmt: skip


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


async def asked(client: Client, method: str, path: str) -> Answer:
    """A request by anybody who has a device."""
    ear = client.connect()
    ear.protocol.data_received(
        f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\nAccept: text/html\r\n".encode()
        + (f"Authorization: Bearer {DEVICE}\r\n" if path.startswith(("/api/account", "/api/own")) else "").encode()
        + b"\r\n"
    )
    said = await ear.until((lambda said: b"\r\n\r\n" in said) if method == "HEAD" else whole)
    ear.protocol.connection_lost(None)
    head, _, body = said.partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return Answer(int(status.split()[1]), headers, body + ear.said)


def addresses(app: Litestar, tables: list[str]) -> list[str]:
    """An address of each route that answers GET, for each table if it is about one."""
    found = set()
    for route in app.routes:
        if "GET" in getattr(route, "methods", ()) and not route.path.startswith(TABLE):
            path = route.path + QUERIES.get(route.path, "")
            found |= {filled(path, id) for id in tables}
    found |= {f"/api/tables/{id}{path}" for method, path in ABOUT_TABLES if method == "GET" for id in tables}
    return sorted(found)


def filled(path: str, id: str) -> str:
    """The path of a route with its parameters."""
    return re.sub(r"\{(\w+):\w+\}", lambda found: EXAMPLES.get(found[1], id), path)


def over_all_routes(made: Path, tmp_path: Path, test: Callable[[Client, list[str]], Awaitable[None]]) -> None:
    """Run a test of all addresses, with a table that waits, running and finished ones, and one that there is not."""
    database = Path(shutil.copy(made, tmp_path))

    async def run() -> None:
        async with serving(database) as (app, client):
            hub = app.state.hub
            seats = [NewSeat(kind="human", name="Ann"), NewSeat(kind="link")]
            lobby = await hub.lobbies.open(NewLobby(settings=Settings(edition=EDITION), seats=seats), "en")
            known = [each.id for kind in ("running", "over") for each in app.state.overseeing.tables(kind).tables]
            await test(client, addresses(app, [lobby.id, *known, "no-such-table"]))

    loops.run(run())


def test_head_is_answered_as_get_without_a_body(made: Path, tmp_path: Path) -> None:
    async def test(client: Client, paths: list[str]) -> None:
        good = 0
        for path in paths:
            head, get = await asked(client, "HEAD", path), await asked(client, "GET", path)
            assert (head.status, head.body) == (get.status, b""), path
            good += head.status == 200
            got = {name: value for name, value in get.headers.items() if name not in OWN}
            told = {name: value for name, value in head.headers.items() if name not in OWN}
            assert told.items() <= got.items() and got.keys() - told.keys() <= OF_BODY, (path, got, told)
        assert good > len(paths) / 2

    over_all_routes(made, tmp_path, test)


def test_head_is_named_among_the_methods_that_an_address_takes(made: Path, tmp_path: Path) -> None:
    async def test(client: Client, paths: list[str]) -> None:
        refused, told = await asked(client, "DELETE", "/healthz"), await asked(client, "OPTIONS", "/healthz")
        assert (refused.status, told.status) == (405, 204)
        assert refused.headers["allow"] == told.headers["allow"] == "get, head, options"

    over_all_routes(made, tmp_path, test)


def test_nothing_is_made_for_a_head(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unwanted(name: str, *_: object, **__: object) -> None:
        raise AssertionError(name)

    async def test(client: Client, paths: list[str]) -> None:
        for place, name in MADE:
            monkeypatch.setattr(place, name, partial(unwanted, name))
        for path in paths:
            assert (await asked(client, "HEAD", path)).status < 500, path

    over_all_routes(made, tmp_path, test)
