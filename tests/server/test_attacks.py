"""Requests that are meant to do harm: from foreign pages, in the wrong form, of the wrong size. None is carried out,
and none makes the server fail."""

import json
import random
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from altbau.server.web.guard.limits import Limits
from tests.server.conftest import BOT, EDITION, FRIEND, HUMAN, STILL, first_path, next_of
from tests.server.guarded import Guarded

TABLE = json.dumps({"edition": EDITION, "seats": [HUMAN, BOT]}).encode()
DEEP = b'{"edition":' + b"[" * 16_000
DIGITS = "9" * 5000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    """A server that belongs to a page of another name, too."""
    limits = Limits(origins=("https://play.example",), hosts=("127.0.0.1", "play.example"))
    server = Guarded(tmp_path_factory.mktemp("attacks") / "tables.sqlite", limits)
    yield server
    assert server.log() == []  # whatever came, nothing was the server's fault
    server.kill()


def asked(server: Guarded, path: str, data: bytes | None = None, **headers: str) -> tuple[int, Any]:
    """Status and answer to a request with these headers."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(server.address + path, data=data, headers=named)
    try:
        with urllib.request.urlopen(request, timeout=STILL) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


# --- from where, and in which form ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:1", "null", "http://127.0.0.1.evil.example", ""]
)
def test_a_foreign_page_speaks_for_nobody(server: Guarded, origin: str) -> None:
    status, answer = asked(server, "/api/tables", TABLE, Content_Type="application/json", Origin=origin)
    assert (status, answer["code"]) == (403, "foreign-origin")
    id, keys = server.start_table(HUMAN, BOT)
    url = f"{server.address.replace('http', 'ws')}/api/tables/{id}/live?key={keys[0]}"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers={"Origin": origin}, proxy=None):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["own", "https://play.example"])
def test_the_servers_own_pages_do(server: Guarded, origin: Any) -> None:
    own = server.address if origin == "own" else origin
    assert asked(server, "/api/tables", TABLE, Content_Type="application/json", Origin=own)[0] == 201
    id, keys = server.start_table(HUMAN, BOT)
    url = f"{server.address.replace('http', 'ws')}/api/tables/{id}/live?key={keys[0]}"
    with connect(url, additional_headers={"Origin": own}, proxy=None) as socket:
        assert next_of(socket, "update")


@pytest.mark.parametrize(
    "form",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", ""],
)
def test_only_json_is_carried_out(server: Guarded, form: str) -> None:
    status, answer = asked(server, "/api/tables", TABLE, Content_Type=form)
    assert (status, answer["code"]) == (415, "not-json")
    assert asked(server, "/api/tables", TABLE, Content_Type="application/json; charset=utf-8")[0] == 201


@pytest.mark.parametrize("path", ["code", "rematch"])
def test_what_has_nothing_to_say_is_json_too(server: Guarded, path: str) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    path, key = f"/api/tables/{id}/{path}", f"Bearer {keys[0]}"
    for form, body, status in (("text/plain", b"", 415), ("", b"", 415), ("application/json", b"", 400)):
        assert asked(server, path, body, Content_Type=form, Authorization=key)[0] == status
    assert asked(server, path, b"{}", Content_Type="application/json", Authorization=key)[0] in (201, 404)


def test_another_name_of_the_server_is_refused(server: Guarded) -> None:
    status, answer = asked(server, "/api/editions", Host="evil.example")
    assert (status, answer["code"]) == (421, "foreign-host")
    assert asked(server, "/api/editions", Host="play.example:8000")[0] == 200


# --- of which size ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00", "/assets/%0a", "/api/tables/%00", "/assets/" + "a" * 5000, "/t/%00", "/assets/%ff",
        "/assets/..%2f..", f"/api/tables/x/game?number={DIGITS}", f"/api/editions/first-winners/{DIGITS}",
        "/api/editions/nothing/3", f"/api/records/first-winners/3?page={DIGITS}", "/api/records/first-winners/3?page=0",
        "/api/tables/" + "x" * 9000,
    ],
)  # fmt: skip
def test_addresses_that_lead_nowhere(server: Guarded, path: str) -> None:
    status, answer = asked(server, path)
    assert 400 <= status < 500
    assert answer["sentence"]


@pytest.mark.parametrize("line", [b"GET /\xff\xfe HTTP/1.1", b"GET http:// HTTP/1.1", b"GET * HTTP/1.1", b"\x00\x01"])
def test_lines_that_are_no_request(server: Guarded, line: bytes) -> None:
    answer = server.said(line + b"\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    assert b" 500 " not in answer


@pytest.mark.parametrize("line", [b"GET /api/tables/\xff/live HTTP/1.1", b"GET /api/tables/x/live?key=\xff HTTP/1.1"])
def test_live_connections_to_nowhere(server: Guarded, line: bytes) -> None:
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    answer = server.said(line + b"\r\nHost: 127.0.0.1\r\n" + upgrade + b"dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    assert b" 500 " not in answer


@pytest.mark.parametrize("body", [DEEP, b"[" * 16_000, b'{"seed":' + DIGITS.encode() + b"}", b"\xff", b""])
def test_bodies_that_make_no_sense(server: Guarded, body: bytes) -> None:
    status, answer = asked(server, "/api/tables", body, Content_Type="application/json")
    assert 400 <= status < 500
    assert answer["sentence"]


@pytest.mark.parametrize(("before", "after"), [(b"[", b"]"), (b'{"edition":', b"}"), (b'[{"a":', b"}]")])
def test_bodies_of_any_depth(server: Guarded, before: bytes, after: bytes) -> None:
    for depth in range(900, 1010, 10):
        times = depth // (before.count(b"[") + before.count(b"{"))
        status, answer = asked(
            server, "/api/tables", before * times + b"1" + after * times, Content_Type="application/json"
        )
        assert (status, answer["code"]) in ((400, "malformed"), (413, "too-large"))


@pytest.mark.parametrize("cut", [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\xaf"])
@pytest.mark.parametrize("body", [b'"%s"', b'{"%s":1}', b'{"edition":"x%sx"}', b"%s"])
def test_bodies_that_are_no_text(server: Guarded, body: bytes, cut: bytes) -> None:
    status, answer = asked(server, "/api/tables", body % cut, Content_Type="application/json")
    assert (status, answer["code"]) == (400, "malformed")


def test_deep_messages_and_long_numbers_on_a_live_connection(server: Guarded) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    url = f"{server.address.replace('http', 'ws')}/api/tables/{id}/live?key={keys[0]}&log={DIGITS}&lang=de"
    with connect(url, proxy=None) as socket:
        assert next_of(socket, "update")
        for message in ("[" * 16_000, "{" * 200, '{"type":"move","id":"1","tokens":"","seq":' + DIGITS + "}"):
            socket.send(message)
            assert next_of(socket, "refused")["sentence"]


# --- at random --------------------------------------------------------------------------------------------------------


@pytest.mark.seeds(1, 20)
def test_random_messages_break_nothing(server: Guarded, seed: int) -> None:
    """5,000 messages by seed: broken, wrong, possible; on connections that end and begin again."""
    chance = random.Random(seed)
    edition = chance.choice(["landlord-2013", "wucherer-1997", "wucherer-1992", "monopoly"])
    id, keys = server.start_table(HUMAN, FRIEND, edition=edition)
    sent = 0
    while sent < 5000:
        with server.live(id, chance.choice([*keys, None]), chance.randrange(200)) as socket:
            table = next_of(socket, "update")["table"]
            for _ in range(chance.randrange(400)):
                message = random_message(chance, table)
                sent += 1
                try:
                    table = exchanged(socket, message, table)
                except ConnectionClosed:
                    if isinstance(message, bytes):  # which only a text can be
                        break
                    raise
            sent += 1
    assert server.ask("/healthz")[0] == 200


def exchanged(socket: ClientConnection, message: str | bytes, table: dict[str, Any]) -> dict[str, Any]:
    """Say something; the table after the answer, whose update can come before it."""
    socket.send(message)
    looks = str(message).startswith(('{"type": "refresh"', '{"type": "why"'))  # which may be answered by an update
    if looks:
        socket.send('{"type": "ping"}')
    answer: dict[str, Any] | None = None
    while (
        answer is None
        or (looks and answer["type"] != "pong")
        or (answer["type"] == "accepted" and table["seq"] < answer["seq"])
    ):
        assert answer is None or answer.get("code") != "failed", (message, answer)
        heard = next_of(socket, "refused", "accepted", "update", "reasons", "pong")
        if heard["type"] == "update":
            table = heard["table"]
        else:
            answer = heard
    assert answer.get("code") != "failed", (message, answer)
    return table


def random_message(chance: random.Random, table: dict[str, Any]) -> str | bytes:
    """Something that a page might say, or never would."""
    message: dict[str, Any] = {
        "type": chance.choice(["move", "undo", "next", "vote", "back", "auto_pass", "refresh", "why", "cheat"]),
        "id": str(chance.random()),
        "seq": table["seq"], "tokens": random_path(chance, table), "card": chance.choice(["police", "alibi", "", "x"]),
        "on": True, "yes": chance.random() < 0.5, "seat": chance.choice(["A", "B", "Z", ""]),
        "log": chance.choice([0, 3, 10**6]),
    }  # fmt: skip
    wanted = {
        "move": ("tokens", "id", "seq"),
        "undo": ("id", "seq"),
        "next": ("id", "seq"),
        "vote": ("id", "seat", "yes"),
        "back": ("id",),
        "auto_pass": ("card", "on"),
        "refresh": ("log",),
        "why": ("tokens",),
    }
    kept = {name: message[name] for name in ("type", *wanted.get(message["type"], ()))}
    if chance.random() < 0.3:
        kept[chance.choice(["seq", "id", "tokens", "log", "more"])] = chance.choice(
            [None, -1, 2**70, "", "x" * 300, [], {}, 1.5]
        )
    said = json.dumps(kept)
    if chance.random() < 0.2:
        cut = chance.randrange(len(said))
        said = said[:cut] + chance.choice(["", "\0", "\u202e", "{", "]", '"']) + said[cut + chance.randrange(3) :]
    return said.encode() if chance.random() < 0.02 else said


def random_path(chance: random.Random, table: dict[str, Any]) -> str:
    """A possible move, one with words changed, or words."""
    words = [
        "done",
        "build",
        "police",
        "1",
        "B1.attic",
        "roll",
        "trade",
        "end",
        "A",
        "0",
        "move",
        "nowhere",
        "pass",
        "\u00df",
    ]
    question = table["question"]
    if not question or not question["choices"] or chance.random() < 0.3:
        return " ".join(chance.choices(words, k=chance.randrange(5)))
    prefer = chance.choice(question["choices"])["token"]
    path = first_path(table, prefer).split()
    if chance.random() < 0.4:
        path[chance.randrange(len(path))] = chance.choice(words)
    return " ".join(path)
