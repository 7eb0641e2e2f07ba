"""Attacks that try to lock others out: each one is refused with a sentence, and all others can play on."""

import json
import re
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from altbau.core import text
from altbau.errors import BadInput
from altbau.server.processes.worker_threads import Counted
from altbau.server.run import ACCEPTED
from altbau.server.web.guard.arrivals import LINGER
from altbau.server.web.guard.limits import (
    AT_ONCE,
    HOUR,
    MOST_EXCESS,
    Bucket,
    Limits,
    RateLimit,
    Visitors,
    address_key,
)
from tests.server.conftest import BOT, EDITION, FRIEND, HUMAN, STILL, next_of
from tests.server.guarded import Guarded, eventually, read_all

Guard = Callable[..., Guarded]
HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
HALVES = [b"", b"\r\n", b"GET /api", HEAD, POST, POST + b'{"edition":']  # of requests
PATIENCE = 1.0  # seconds
STRANGER, PLAYER = "203.0.113.5", "203.0.113.6"
TABLE = {"edition": EDITION, "seats": [HUMAN, BOT]}


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Guard]:
    """Starts a server with limits."""
    with ExitStack() as stack:

        def start(files: int = 0, linger: float = LINGER, **limits: Any) -> Guarded:
            server = Guarded(tmp_path / "tables.sqlite", Limits(**limits), files, linger=linger)
            stack.callback(server.kill)
            return server

        yield start


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    """A server that waits for nobody, but longer than a busy machine lets a process wait."""
    server = Guarded(tmp_path_factory.mktemp("impatient") / "tables.sqlite", Limits(patience=PATIENCE))
    yield server
    server.kill()


def closed(socket: ClientConnection) -> tuple[str, int]:
    """The code of the refusal that a live connection ends with, and its close code."""
    code = next_of(socket, "refused")["code"]
    with pytest.raises(ConnectionClosed) as found:
        next_of(socket, "nothing more")
    assert found.value.rcvd is not None
    return code, found.value.rcvd.code


# --- who takes his time -----------------------------------------------------------------------------------------------


def test_half_a_request_does_not_hold_a_connection(impatient: Guarded) -> None:
    start = time.monotonic()
    with ExitStack() as stack:
        wires = [stack.enter_context(impatient.wire()) for _ in HALVES]
        for wire, half in zip(wires, HALVES, strict=True):
            wire.sendall(half)
        for wire, half in zip(wires, HALVES, strict=True):
            assert b"408" in read_all(wire), half
            assert time.monotonic() - start > PATIENCE / 2  # it was waited for


def test_bytes_in_drops_do_not_hold_a_connection(impatient: Guarded) -> None:
    with impatient.wire() as wire:
        wire.sendall(HEAD)

        def cut_off() -> bool:
            try:
                wire.sendall(b"A: b\r\n")
            except OSError:
                return True
            return False

        eventually(cut_off)


def test_half_of_a_second_request_does_not_either(impatient: Guarded) -> None:
    assert impatient.said(HEAD + b"\r\n" + HEAD, half=True).startswith(b"HTTP/1.1 200")


def test_who_takes_no_answer_is_cut_off(impatient: Guarded) -> None:
    with impatient.wire(receiving=4096) as wire:
        wire.sendall(b"GET /api/editions HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000)
        eventually(lambda: not connections(impatient))
        assert len(read_all(wire)) < 1000 * len(json.dumps(impatient.ask("/api/editions")[1]))


def connections(impatient: Guarded) -> int:
    """How many connections the server's process has open, besides the listening sockets and the loop's own pair."""
    sockets = -ACCEPTED - 2
    for file in Path(f"/proc/{impatient.process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed just now
            sockets += file.readlink().name.startswith("socket:")
    return sockets


def test_a_head_without_end_is_refused(impatient: Guarded) -> None:
    answer = impatient.said(HEAD + b"A: " + b"b" * 200_000, half=True)
    assert b"431" in answer
    assert impatient.said(HEAD + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200")


# --- how many ---------------------------------------------------------------------------------------------------------


def test_an_address_has_so_many_connections(guarded: Guard) -> None:
    server = guarded(connections=3, local=True)
    wires = [server.wire() for _ in range(3)]
    assert b"429" in server.said(b"")
    for wire in wires:
        wire.close()
    eventually(lambda: server.said(HEAD + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200"))


def test_there_are_never_more_connections_than_files(guarded: Guard) -> None:
    server = guarded(files=100)
    wires = [server.wire() for _ in range(60)]
    assert b"503" in server.said(b"")
    for wire in wires:
        wire.close()
    eventually(lambda: server.said(HEAD + b"Connection: close\r\n\r\n").startswith(b"HTTP/1.1 200"))
    (line,) = server.log()
    assert (line["said"], line["most"]) == ("No room for another connection", 20)


def test_an_address_starts_so_many_tables(guarded: Guard) -> None:
    server = guarded(tables_hour=3, local=True)
    assert [server.ask("/api/tables", TABLE)[0] for _ in range(4)] == [201, 201, 201, 429]
    for language, word in (("de", "Tische"), ("en", "tables")):
        assert word in server.ask("/api/tables", TABLE, language=language)[1]["sentence"]
    assert server.ask("/")[0] == 200


def test_an_address_is_given_so_many_secrets_and_tries_so_many_codes(guarded: Guard) -> None:
    server = guarded(admissions=5, proxies=("127.0.0.1",))
    id, keys = server.start_table(HUMAN, FRIEND)
    code = server.ask(f"/api/tables/{id}/code", {}, key=keys[1])[1]["code"]
    given: dict[str, Any] = {"invitations": {"seat": "B"}, "code": {}, "join": {"invitation": "made-up"}, "rematch": {}}
    tried: dict[str, Any] = {"device": {"code": "AAAA-AAAA"}}
    for _ in range(6):  # what fails does not count
        assert server.ask(f"/api/tables/{id}/join", given["join"], sender=STRANGER)[0] == 403
        assert server.ask(f"/api/tables/{id}/code", {}, key="made-up", sender=STRANGER)[0] == 403
    for _ in range(5):
        assert server.ask(f"/api/tables/{id}/code", {}, key=keys[0], sender=STRANGER)[0] == 201
        assert server.ask(f"/api/tables/{id}/device", tried["device"], sender=STRANGER)[0] == 403
    for paths, refusal, sentences in (
        (given, "too-many-admissions", {"de": "Codes verlangt .* 1[0-3] min", "en": "been asked for .* 1[0-3] min"}),
        (tried, "too-many-codes", {"de": "Codes probiert .* 1[0-3] min", "en": "been tried .* 1[0-3] min"}),
    ):
        for path, body in paths.items():
            for language, sentence in sentences.items():
                address = f"/api/tables/{id}/{path}"
                status, answer = server.ask(address, body, key=keys[0], sender=STRANGER, language=language)
                assert (status, answer["code"]) == (429, refusal)
                assert re.search(sentence, answer["sentence"])
    assert server.ask(f"/api/tables/{id}", key=keys[0], sender=STRANGER)[0] == 200  # who is in plays on
    assert server.ask(f"/api/tables/{id}/device", {"code": code}, sender=PLAYER)[0] == 201


@pytest.mark.parametrize("tries", [5, 50])
def test_a_strangers_wrong_tries_leave_a_code_alive(guarded: Guard, tries: int) -> None:
    server = guarded(proxies=("127.0.0.1",))
    id, keys = server.start_table(HUMAN, FRIEND)
    code = server.ask(f"/api/tables/{id}/code", {}, key=keys[1], sender=PLAYER)[1]["code"]
    for _ in range(tries):
        status, answer = server.ask(f"/api/tables/{id}/device", {"code": "AAAA-AAAA"}, sender=STRANGER)
        assert (status, answer["code"]) == (403, "wrong-code")
    status, admitted = server.ask(f"/api/tables/{id}/device", {"code": code}, sender=PLAYER)
    assert status == 201 and admitted["seat"] == "B"


def test_an_address_asks_so_much(guarded: Guard) -> None:
    server = guarded(requests=1, local=True)
    granted = 0
    while (answer := server.ask("/"))[0] == 200:
        granted += 1  # a slow machine is granted some more meanwhile
    assert granted >= 10
    assert (answer[0], answer[1]["code"]) == (429, "too-many-requests")


def test_a_live_connection_says_so_much(guarded: Guard) -> None:
    server = guarded(messages=1, local=True)
    id, keys = server.start_table(HUMAN, FRIEND)
    with server.live(id, keys[0], language="de") as socket:
        granted = 0
        for number in count():
            socket.send(json.dumps({"type": "undo", "id": str(number), "seq": 99}))
            answer = next_of(socket, "refused")
            if answer["code"] != "stale":
                break
            granted += 1
    assert granted >= 10
    assert (answer["code"], answer["id"]) == ("too-many-messages", str(granted))
    assert "noch einmal" in answer["sentence"]


@pytest.mark.parametrize(
    "message",
    ['{"type":"ping"}', "{", "[" * 200, "x" * 17_000, '{"type":"undo","id":"u","seq":99}'],
    ids=["ping", "malformed", "deep", "large", "undo"],
)
def test_who_goes_on_is_slowed_and_then_cut_off(guarded: Guard, message: str) -> None:
    server = guarded(messages=100, local=True, linger=STILL)  # on a busy machine it takes long to read why
    id, keys = server.start_table(HUMAN, FRIEND)
    with server.live(id, keys[0]) as loud, server.live(id, keys[1]) as other:
        start = time.monotonic()
        sender = threading.Thread(target=flood, args=(loud, message))
        sender.start()
        heard = answers(loud)
        sender.join()
        assert loud.close_code == 4429
        took = time.monotonic() - start
        assert heard <= 100 * (AT_ONCE + took) + MOST_EXCESS + 1
        assert took > (MOST_EXCESS - 2) / 100  # every message that comes too soon waits for another to be let through
        other.send('{"type":"ping"}')
        assert next_of(other, "pong")
    assert server.log() == []


def flood(socket: ClientConnection, message: str) -> None:
    """Say something until nobody listens any more."""
    with suppress(ConnectionClosed):
        while True:
            socket.send(message)


def answers(socket: ClientConnection) -> int:
    """How many answers come before the connection is closed."""
    heard = 0
    with suppress(ConnectionClosed):
        while next_of(socket, "pong", "refused"):
            heard += 1
    return heard


def test_a_connection_that_sends_as_it_may_is_never_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("altbau.server.web.guard.limits.monotonic", lambda: now)
    messages = RateLimit(10)
    for _ in range(10 * MOST_EXCESS):  # a burst now and then, and a ping every five seconds
        heard = [messages.take() for _ in range(10 * AT_ONCE + 9)]
        assert heard.count(False) == 9
        assert not messages.over()
        now += 5
        assert messages.take()
        now += 60
    while not messages.over():
        messages.take()
    assert 0 < messages.lacks() <= 0.1


def test_a_table_has_so_many_spectators_and_a_seat_so_many_devices(guarded: Guard) -> None:
    server = guarded(watchers=2, devices=1, local=True)
    id, keys = server.start_table(HUMAN, FRIEND)
    with server.live(id), server.live(id):
        with server.live(id) as third:
            assert closed(third) == ("too-many-watchers", 4429)
        with server.live(id, keys[0]) as mine, server.live(id, keys[0]) as second:
            assert next_of(mine, "update")["table"]["viewer"] == "A"
            assert closed(second) == ("too-many-devices", 4429)


@pytest.mark.parametrize(
    ("most", "path"), [({"tables_hour": 1}, ""), ({"admissions": 1}, "/x/device"), ({"requests": 1}, "")]
)
def test_a_refusal_says_when_to_ask_again(guarded: Guard, most: dict[str, int], path: str) -> None:
    server = guarded(**most, local=True)
    body, headers = json.dumps(TABLE).encode(), {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server.address}/api/tables{path}", body, headers)
    eventually(lambda: 1 <= asked_to_wait(request) <= HOUR + 60)


def asked_to_wait(request: urllib.request.Request) -> int:
    """After how many seconds the server says to ask again; 0 if it does not say."""
    try:
        with urllib.request.urlopen(request):
            return 0
    except urllib.error.HTTPError as error:
        with error:
            return int(error.headers.get("Retry-After", 0))


@pytest.mark.parametrize("code", ["too-many-connections", "too-many-watchers", "too-many-devices"])
def test_one_is_said_otherwise_than_many(code: str) -> None:
    for language in text.LANGUAGES:
        one, many = (text.error(language, BadInput(code, most=most)) for most in (1, 2000))
        assert "1" not in one
        assert "2000" in many


# --- who it is --------------------------------------------------------------------------------------------------------


def live_from(server: Guarded, id: str, address: str, **headers: str) -> ClientConnection:
    """A live connection that a proxy passes on."""
    url = f"{server.address.replace('http', 'ws')}/api/tables/{id}/live"
    return connect(url, additional_headers={"X-Forwarded-For": address, **headers}, proxy=None)


def test_behind_a_trusted_proxy_everybody_is_limited_alone(guarded: Guard) -> None:
    server = guarded(connections=1, proxies=("127.0.0.1",))
    id, _ = server.start_table(HUMAN, BOT)
    with live_from(server, id, "203.0.113.5"):
        with live_from(server, id, "127.0.0.1, 203.0.113.5") as again:  # what a client says itself counts for nothing
            assert closed(again) == ("too-many-connections", 4429)
        with live_from(server, id, "203.0.113.6") as other:
            assert next_of(other, "update")


def test_a_proxy_that_is_not_trusted_exempts_nobody(guarded: Guard) -> None:
    server = guarded(connections=1)
    id, _ = server.start_table(HUMAN, BOT)
    with live_from(server, id, "203.0.113.5"), live_from(server, id, "203.0.113.6") as other:
        assert closed(other) == ("too-many-connections", 4429)
    with server.live(id) as mine, server.live(id) as second:  # on this machine, and through no proxy
        assert next_of(mine, "update") and next_of(second, "update")


def test_addresses_of_one_network_count_as_one() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1") != address_key("2001:db8:0:1::1")
    assert address_key("::ffff:203.0.113.5") == address_key("203.0.113.5") != address_key("203.0.113.6")
    assert address_key("nonsense") == "nonsense"


@pytest.mark.parametrize("what", ["tables", "codes"])
def test_visitors_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch, what: Counted) -> None:
    monkeypatch.setattr("altbau.server.web.guard.limits.FORGET", 10)
    visitors = Visitors(Limits(tables_hour=1, admissions=1))
    greedy = visitors.at("203.0.113.1", True)
    greedy.spend(what)
    for number in range(100):
        visitors.at(f"198.51.100.{number}", True)
    assert visitors.at("203.0.113.1", True) is greedy
    assert len(visitors._known) <= 11


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("altbau.server.web.guard.limits.monotonic", lambda: now)
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.6
    assert [bucket.take() for _ in range(2)] == [True, False]
    assert bucket.wait() == 1
    now = 100
    assert bucket.left() == 3
