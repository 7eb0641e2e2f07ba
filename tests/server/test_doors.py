"""What stands before every request: the name by which the server is called, what answers may be taken for, and how
often keys are tried."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from altbau.core import text
from altbau.core.messages import joining
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.server import error_log
from altbau.server.error_log import ErrorRecords
from altbau.server.run import authority
from altbau.server.web.guard.gate import Gate
from altbau.server.web.guard.limits import Limits
from altbau.server.web.socket import PROTOCOL
from tests import loops
from tests.server.test_costs import ABOUT_TABLES, WITH_SEQ, Client, Played, play, serving

WITHOUT_KEY = {  # no seat's: the first is for crawlers, the others are opened by the key that a mail has
    "/preview", "/calls/mail/confirm", "/calls/mail/{key:str}/end",
}  # fmt: skip
TRIES = 3
CLOSING = b"\x88\x02"  # begins a frame that closes a connection, with a code of two bytes
OWN = [
    "localhost",
    "LOCALHOST:8000",
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.7:80",
    "[::1]:8000",
    "my.house",
    "my.house:1",
]
FOREIGN = [
    "", "evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "1.2.3", "the.house",
]  # fmt: skip


def answered(host: str, **limits: Any) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body with which a gate answers a request to a name."""
    sent: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"Cache-Control", b"no-cache")]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def send(message: Any) -> None:
        sent.append(message)

    async def nothing() -> Any:
        raise AssertionError

    async def run() -> None:
        scope = {
            "type": "http", "method": "GET", "path": "/api/x", "query_string": b"", "client": ("203.0.113.5", 1),
            "headers": [(b"host", host.encode())], "state": {"connection": Mock()},
        }  # fmt: skip
        await Gate(app, Limits(**limits), "my.house")(scope, nothing, send)

    loops.run(run())
    headers = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, sent[1]["body"]


@pytest.mark.parametrize("host", OWN)
def test_a_server_without_a_name_answers_to_its_address(host: str) -> None:
    assert answered(host)[0] == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_a_page_can_not_lead_a_name_of_its_own_here(host: str) -> None:
    status, _, body = answered(host)
    assert (status, json.loads(body)["code"]) == (421, "foreign-host")
    for language in text.LANGUAGES:
        assert "--hostname" in text.error(language, BadInput("foreign-host", host=host))


@pytest.mark.parametrize("host", [*OWN, *FOREIGN])
def test_a_server_with_a_name_answers_to_nothing_else(host: str) -> None:
    assert answered(host, hosts=("play.example",))[0] == 421
    assert answered("play.example:443", hosts=("play.example",))[0] == 200


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "127.0.0.1:8000"),
        ("0.0.0.0", "127.0.0.1:8000"),
        ("::1", "[::1]:8000"),
        ("::", "[::1]:8000"),
        ("my.house", "my.house:8000"),
    ],
)
def test_an_address_is_printed_as_a_browser_takes_it(host: str, shown: str) -> None:
    assert authority(host, 8000) == shown
    assert answered(shown)[0] == 200


def test_answers_are_taken_for_nothing_else_and_not_kept() -> None:
    _, headers, _ = answered("evil.example")
    assert (headers["x-content-type-options"], headers["cache-control"]) == ("nosniff", "no-store")
    _, headers, _ = answered("localhost")
    assert (headers["x-content-type-options"], headers["cache-control"]) == ("nosniff", "no-cache")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Played]:
    """A table of two people, or more."""
    database = tmp_path_factory.mktemp("doors") / "tables.sqlite"
    (table,) = loops.run(play(database, "landlord-2013", [0], over=False))
    return database, table


def test_wrong_keys_lock_out_nobody_on_any_route(played: tuple[Path, Played]) -> None:
    """A secret can't be guessed. A code could be, so that only its tries are counted."""
    database, table = played
    stranger = Played(joining.Created(id=table.id, seats=[]), 0)
    stranger.invitation = "wrong"

    async def tried() -> dict[str, tuple[list[int], int]]:
        found = {}
        async with serving(database) as (app, client):
            for (method, path), example in ABOUT_TABLES.items():
                if path in WITHOUT_KEY:
                    continue
                own = Client(Gate(app, Limits(admissions=TRIES), "localhost"), client.thinking)
                body = example({"question": None}, stranger)
                if path in WITH_SEQ:
                    body |= {"id": "x", "seq": 0}

                async def status(key: str | None, method: str = "GET", path: str = "", body: object = None) -> int:
                    return (await own.ask(method, f"/api/tables/{table.id}{path}", key, body)).status  # noqa: B023

                wrong = [await status(f"wrong {number}", method, path, body) for number in range(TRIES + 1)]
                assert await status(table.keys[0]) == await status(None) == 200
                found[path] = wrong, await status(table.keys[0], "POST", "/code", {})
        return found

    for path, (wrong, right) in loops.run(tried()).items():
        assert wrong == [403] * TRIES + [429 if path == "/device" else 403], path
        assert right == 201, path


def test_wrong_keys_for_a_rematch_or_a_live_connection_lock_out_nobody(played: tuple[Path, Played]) -> None:
    database, table = played
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Ben")]
    wanted = {"edition": "landlord-2013", "seats": seats, "previous": table.id}

    async def tried() -> tuple[list[int], list[int]]:
        async with serving(database) as (app, client):
            one, other = (Client(Gate(app, Limits(admissions=TRIES), "localhost"), client.thinking) for _ in range(2))
            rematches = [
                (await one.ask("POST", "/api/tables", f"wrong {number}", wanted)).status for number in range(TRIES + 1)
            ]
            return rematches, [await closed_by(other, table.id, f"wrong{number}") for number in range(TRIES + 1)]

    rematches, codes = loops.run(tried())
    assert rematches == [403] * (TRIES + 1)
    assert codes == [Close.UNKNOWN_KEY] * (TRIES + 1)


async def closed_by(client: Client, id: str, key: str) -> int:
    """The code by which a live connection is closed at once."""
    ear = client.connect()
    head = f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: YWx0YmF1IGFsdGJhdSBhbA==\r\n"
    ear.protocol.data_received(f"{head}Sec-WebSocket-Protocol: {PROTOCOL}, {key}\r\n\r\n".encode())
    said = await ear.until(lambda said: said[-4:-2] == CLOSING)
    return int.from_bytes(said[-2:])


def test_the_record_of_a_failure_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error_log, "MOST_RECORDS", 2)
    game = Game.new("landlord-2013", players=2, seed=7)
    evidence = ErrorRecords(tmp_path / "altbau.failures")
    for number in range(3):
        evidence.keep(f"id{number}", game)
    evidence.close()
    kept = sorted(each.name for each in (tmp_path / "altbau.failures").iterdir())
    assert kept == ["id0.json", "id1.json"]
    assert Game.load(json.loads((tmp_path / "altbau.failures" / kept[0]).read_text())).seed == 7
