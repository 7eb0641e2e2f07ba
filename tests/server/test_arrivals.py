"""What a client sends is handed on in slices, paid for before it is read, and never served beyond its budget; nobody
else is cut off for it."""

import asyncio
import json
import random
import struct
from collections.abc import Generator
from contextlib import suppress
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame

from altbau.errors import BadInput
from altbau.server.web.guard.arrivals import LINGER, SLICE, Arrivals, Hold, Stage
from altbau.server.web.guard.connections import Connection, ConnectionLimit
from altbau.server.web.guard.frames import TOO_MUCH, FrameScanner, LiveProtocol
from altbau.server.web.guard.gate import Gate
from altbau.server.web.guard.limits import AT_ONCE, MOST_EXCESS, UNLIMITED, Budget, Limits, Visitors
from altbau.server.web.guard.requests import MOST_HEADERS
from tests import loops
from tests.server.test_frames import BINARY, CONTINUATION, HEAD, LAST, MASK, PING, TEXT, Wire, frame

STRANGER, PLAYER, PROXY = "203.0.113.5", "203.0.113.6", "192.0.2.1"
PONG, CLOSE = 10, 8
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
LIMITS = Limits(proxies=(PROXY,))


class Peer(Wire):
    """A client, and the transport of its connection."""

    def __init__(self, server: "Served", address: str) -> None:
        super().__init__()
        self.address = address
        self.said = b""
        self.closing = False
        self.more = asyncio.Event()
        self.closed = asyncio.Event()
        self.set_protocol(server.connection())
        self.protocol.connection_made(self)

    def get_extra_info(self, name: str, default: object = None) -> Any:
        return (self.address, 1) if name == "peername" else default

    def write(self, data: Any) -> None:
        assert not self.closing
        self.said += data
        self.more.set()

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        if not self.closing:
            self.closing = True
            asyncio.get_running_loop().call_soon(self._lose)

    abort = close

    def _lose(self) -> None:
        self.protocol.connection_lost(None)
        self.closed.set()
        self.reads.set()

    async def send(self, data: bytes) -> None:
        """Send bytes as soon as they are read."""
        await self.reads.wait()
        if not self.closing:
            self.protocol.data_received(data)

    async def answer(self, complete: bytes) -> bytes:
        """What the server says until this is in it."""
        while complete not in self.said:
            self.more.clear()
            await asyncio.wait_for(self.more.wait(), 20)
        said, self.said = self.said, b""
        return said

    async def ask(self, request: bytes = GET) -> bytes:
        """The answer to a request, up to its end."""
        await self.send(request)
        return await self.answer(b"done")


class Served:
    """A server in the test's own process. It answers `done` to each request, and notes what it was asked."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.asked: list[tuple[str, bytes]] = []
        self.heard: list[str] = []
        self.goes_on = asyncio.Event()  # answers only while this is set
        self.goes_on.set()
        self.gate = Gate(cast(Any, self.app), limits, "localhost")
        self.config = uvicorn.Config(cast(Any, self.gate), ws=cast(Any, LiveProtocol), lifespan="off", log_config=None)
        self.config.load()
        self.state = ServerState()
        self.limit = ConnectionLimit(self.gate.visitors, 1000, self.gate.behind_proxy.trusted_hosts)

    def connection(self) -> Connection:
        return Connection(self.limit, config=self.config, server_state=self.state, app_state={})

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept", "headers": []})
            while (event := await receive())["type"] == "websocket.receive":
                self.heard.append(event.get("text") or "")
            return
        body = b""
        while (event := await receive())["type"] == "http.request":
            body += event["body"]
            if not event["more_body"]:
                break
        self.asked.append((scope["method"], body))
        await self.goes_on.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
        await send({"type": "http.response.body", "body": b"done", "more_body": False})

    async def live(self, address: str = STRANGER, head: bytes = HEAD) -> Peer:
        """A live connection."""
        peer = Peer(self, address)
        await peer.send(head.replace(b"Host: here", b"Host: localhost"))
        await peer.answer(b"\r\n\r\n")
        return peer


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Budgets are refilled by the clock of the event loop."""
    monkeypatch.setattr("altbau.server.web.guard.limits.monotonic", lambda: asyncio.get_running_loop().time())


# --- in slices --------------------------------------------------------------------------------------------------------


class Heard(Stage):
    """A stage that notes what it gets, and wants pauses."""

    def __init__(self, arrivals: Arrivals, chance: random.Random) -> None:
        self.arrivals = arrivals
        self.chance = chance
        self.inner = asyncio.Protocol()
        self.budget = Budget(UNLIMITED.messages)
        self.turn = 0  # of the loop
        self.chunk = 0
        self.slices: list[tuple[int, int, bytes]] = []

    def charge(self, data: bytes) -> None:
        pass

    def end(self) -> None:
        raise AssertionError

    def data_received(self, data: bytes) -> None:
        self.slices.append((self.chunk, self.turn, data))
        if self.chance.random() < 0.2:
            self.arrivals.hold(Hold.INNER)
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self.arrivals.release, Hold.INNER)


@pytest.mark.seeds(20, 500)
def test_bytes_are_handed_on_whole_in_order_and_in_slices(seed: int) -> None:
    chance = random.Random(seed)
    chunks = [chance.randbytes(chance.choice((1, 100, SLICE, SLICE + 1, 50_000, 262_144))) for _ in range(6)]

    async def test() -> None:
        arrivals, wire = Arrivals(1.0), Wire()
        arrivals.connection_made(wire)
        heard = arrivals.stage = Heard(arrivals, chance)

        async def others() -> None:
            while True:
                heard.turn += 1
                await asyncio.sleep(0)

        turning = asyncio.create_task(others())
        await asyncio.sleep(0)
        for heard.chunk, chunk in enumerate(chunks):
            await wire.reads.wait()
            arrivals.data_received(chunk)
        await wire.reads.wait()
        turning.cancel()
        assert b"".join(data for *_, data in heard.slices) == b"".join(chunks)
        assert max(len(data) for *_, data in heard.slices) <= SLICE
        turns = [when for *when, _ in heard.slices]
        assert len({*map(tuple, turns)}) == len(turns), "the loop does something else between two slices"

    loops.run(test())


# --- frames -----------------------------------------------------------------------------------------------------------


def any_frame(chance: random.Random) -> bytes:
    """A frame of any kind and length, masked or not, which need not make sense."""
    length = chance.choice((0, 1, 5, 124, 125, 126, 127, 300, 65_535, 65_536))
    kind = chance.choice((TEXT, BINARY, CONTINUATION)) | LAST * (chance.random() < 0.5)
    if length < 126 and chance.random() < 0.5:
        kind = chance.choice((PING, PONG, CLOSE)) | LAST
    fields = [(126, "!BBH"), (127, "!BBQ")]
    short = length < 126
    head = struct.pack("!BB", kind, LAST | length) if short else b""
    if not short:
        field, form = fields[length > 0xFFFF or chance.random() < 0.2]
        head = struct.pack(form, kind, LAST | field, length)
    return head + chance.randbytes(4) + chance.randbytes(length)


def kinds_by_library(data: bytes) -> list[tuple[int, bool]]:
    """Opcode and last bit of each frame, as the library reads them."""
    at = 0

    def exactly(count: int) -> Generator[None, None, bytes]:
        nonlocal at
        at += count
        yield from ()
        return data[at - count : at]

    found = []
    while at < len(data):
        reading = Frame.parse(exactly, mask=True)
        try:
            next(reading)
        except StopIteration as read:
            found.append((int(read.value.opcode), read.value.fin))
    return found


@pytest.mark.seeds(50, 1000)
def test_frames_are_found_as_the_library_finds_them(seed: int) -> None:
    chance = random.Random(seed)
    data = b"".join(any_frame(chance) for _ in range(chance.randint(1, 12)))
    scanner, found, rest = FrameScanner(), list[int](), data
    while rest:
        size = chance.choice((1, 2, 3, 7, 1000, SLICE, len(rest)))
        found += scanner.feed(rest[:size])
        rest = rest[size:]
    assert [(first & 15, first >= LAST) for first in found] == kinds_by_library(data)


def endless(opening: bytes, repeated: bytes, size: int = 2_000_000) -> bytes:
    """The same frame again and again."""
    return opening + repeated * (size // len(repeated))


FLOODS = {
    "pings": endless(b"", frame(b"", PING, MASK)),
    "pongs": endless(b"", frame(b"x" * 125, PONG, MASK)),
    "empty fragments": endless(frame(b"a", TEXT, MASK, last=False), frame(b"", CONTINUATION, MASK, last=False)),
    "fragments": endless(frame(b"a", TEXT, MASK, last=False), frame(b"b" * 50, CONTINUATION, MASK, last=False)),
    "bytes": endless(b"", frame(b"x" * 60_000, TEXT, MASK), 8_000_000),
    "messages": endless(b"", frame(b"x", TEXT, MASK)),
}


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("kind", FLOODS)
def test_a_connection_that_goes_on_is_closed_with_a_whole_frame(kind: str) -> None:
    async def test() -> None:
        served = Served()
        peer, other = await served.live(), await served.live(PLAYER)
        await other.send(frame(b"first", TEXT, MASK))
        flood = FLOODS[kind]
        while flood and not peer.said.endswith(TOO_MUCH):
            await peer.send(flood[:65536])
            flood = flood[65536:]
            await asyncio.sleep(0)
        assert flood, "the budget ends before"
        await asyncio.wait_for(peer.closed.wait(), 60)
        assert peer.said.endswith(TOO_MUCH)
        pings = [each for each in peer.said.removesuffix(TOO_MUCH).split(b"\x8a\x00") if each]
        assert kind != "pings" or not pings, "before it there are whole frames only"
        await other.send(frame(b"second", TEXT, MASK))
        await asyncio.sleep(0.1)
        assert [each for each in served.heard if each != "x" and len(each) < 100] == ["first", "second"]
        assert not other.closing

    loops.run_at_once(test())


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("answers", [True, False])
def test_the_connection_ends_once_the_client_has_read_why(answers: bool) -> None:
    """It lingers: what is closed with something unread is reset, and the client may lose the reason."""

    async def test() -> None:
        peer, flood = await Served().live(), FLOODS["bytes"]
        while not peer.said.endswith(TOO_MUCH):
            await peer.send(flood[:65536])
            flood = flood[65536:]
            await asyncio.sleep(0)
        began = asyncio.get_running_loop().time()
        cut = len(flood) % len(frame(b"x" * 60_000, TEXT, MASK))  # to the end of the frame that has begun
        await peer.send(flood[:cut])
        if answers:
            await peer.send(frame(b"", CLOSE, MASK))
        await peer.closed.wait()
        took = asyncio.get_running_loop().time() - began
        assert took < 1 if answers else took >= LINGER

    loops.run_at_once(test())


# --- requests ---------------------------------------------------------------------------------------------------------


def any_request(chance: random.Random) -> tuple[bytes, tuple[str, bytes]]:
    """A request of any form, and what the application has to hear of it."""
    body = bytes(chance.choices(b"\r\nab", k=chance.choice((0, 1, 9, 3000, 20_000))))
    head = b"Host: localhost\r\n" + b"A: b\r\n" * chance.choice((0, 3, MOST_HEADERS - 5))
    form = chance.choice(("none", "length", "chunks"))
    if form == "none":
        return b"GET / HTTP/1.1\r\n" + head + b"\r\n", ("GET", b"")
    if form == "length":
        head += b"Content-Length: %d\r\n\r\n" % len(body)
        return b"POST / HTTP/1.1\r\n" + head + body, ("POST", body)
    cuts = sorted(chance.choices(range(len(body) + 1), k=3))
    chunks = [body[start:end] for start, end in zip([0, *cuts], [*cuts, len(body)], strict=True)]
    said = b"".join(b"%x\r\n%b\r\n" % (len(chunk), chunk) for chunk in chunks if chunk)
    trailer = chance.choice((b"", b"B: c\r\n"))
    head += b"Transfer-Encoding: chunked\r\n\r\n"
    return b"POST / HTTP/1.1\r\n" + head + said + b"0\r\n" + trailer + b"\r\n", ("POST", body)


async def sent(peer: Peer, data: bytes, chance: random.Random) -> None:
    """Send bytes in pieces of any size."""
    while data and not peer.closing:
        size = chance.choice((1, 2, 3, 4, 50, 5000, len(data), len(data)))
        await peer.send(data[:size])
        data = data[size:]


@pytest.mark.seeds(50, 1000)
def test_requests_one_after_the_other_are_heard_as_they_were_said(seed: int) -> None:
    chance = random.Random(seed)
    requests = [any_request(chance) for _ in range(5)]

    async def test() -> None:
        served = Served()
        peer = Peer(served, STRANGER)
        for request, _ in requests:
            await sent(peer, request + chance.choice((b"", b"\r\n")), chance)
            assert (await peer.answer(b"done")).startswith(b"HTTP/1.1 200")
        assert served.asked == [heard for _, heard in requests]

    loops.run(test())


@pytest.mark.seeds(50, 1000)
def test_a_request_before_the_answer_is_not_served(seed: int) -> None:
    chance = random.Random(seed)
    requests = [any_request(chance) for _ in range(3)]
    together = b"".join(request for request, _ in requests)

    async def test() -> None:
        served = Served()
        served.goes_on.clear()
        peer = Peer(served, STRANGER)
        sending = asyncio.create_task(sent(peer, together, chance))
        while not served.asked or peer.reads.is_set():
            await asyncio.sleep(0)
        served.goes_on.set()
        assert (await peer.answer(b"done")).count(b"HTTP/1.1 200") == 1
        await peer.closed.wait()
        await sending
        assert served.asked == [requests[0][1]]

    loops.run(test())


def test_who_waits_for_a_continuation_gets_it() -> None:
    async def test() -> None:
        served = Served()
        peer = Peer(served, STRANGER)
        for _ in range(2):
            await peer.send(GET.replace(b"GET", b"POST")[:-2] + b"Expect: 100-continue\r\nContent-Length: 4\r\n\r\n")
            await peer.answer(b"100 Continue\r\n\r\n")
            assert b"200" in await peer.ask(b"body")
        assert served.asked == [("POST", b"body")] * 2

    loops.run(test())


def test_a_head_has_so_many_headers() -> None:
    async def test() -> None:
        served = Served()
        for many, status in ((MOST_HEADERS - 1, b"200"), (MOST_HEADERS, b"431")):
            peer = Peer(served, STRANGER)
            await peer.send(GET[:-2] + b"a:b\r\n" * many + b"\r\n")
            assert (await peer.answer(b"\r\n\r\n")).startswith(b"HTTP/1.1 " + status)

    loops.run(test())


# --- who goes on ------------------------------------------------------------------------------------------------------


async def pressed(served: Served, address: str) -> int:
    """Ask from an address until it gets no connection any more; how many connections it got."""
    for count in range(1000):
        peer = Peer(served, address)
        if b"Too much" in peer.said:
            return count
        while not peer.closing:
            await peer.send(GET)
            await peer.answer(b"\r\n\r\n")
            await asyncio.sleep(0)
    raise AssertionError


@pytest.mark.usefixtures("clock")
def test_an_address_that_goes_on_gets_no_connection_for_a_minute() -> None:
    async def test() -> None:
        served = Served()
        live, kept, neighbour = await served.live(), Peer(served, STRANGER), Peer(served, PLAYER)
        assert await pressed(served, STRANGER) <= LIMITS.connections // 10 + 1
        assert len(served.asked) <= LIMITS.requests * (AT_ONCE + 1)
        await live.send(frame(b"still here", TEXT, MASK))
        assert b"429" in await refused(kept)
        assert b"200" in await neighbour.ask()
        await asyncio.sleep(61)
        assert b"200" in await Peer(served, STRANGER).ask()
        assert served.heard == ["still here"]

    loops.run_at_once(test())


async def refused(peer: Peer) -> bytes:
    """The head of the answer to a request."""
    await peer.send(GET)
    return (await peer.answer(b"\r\n\r\n")).partition(b"\r\n\r\n")[0]


@pytest.mark.usefixtures("clock")
def test_a_refusal_says_in_the_language_of_the_client_how_long_to_wait() -> None:
    async def test() -> None:
        served = Served()
        peer = Peer(served, STRANGER)
        for _ in range(LIMITS.requests * AT_ONCE):
            await peer.ask()
        for line, word in ((b"", "Try again"), (b"Accept-Language: de-AT, en\r\n", "noch einmal")):
            await peer.send(GET[:-2] + line + b"\r\n")
            said = await peer.answer(b"}")
            head, _, body = said.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429") and b"\r\nretry-after: 1" in head
            answer = json.loads(body)
            assert (answer["code"], word in answer["sentence"]) == ("too-many-requests", True), answer
        assert not peer.closing

    loops.run_at_once(test())


def forwarded(address: str) -> bytes:
    """A request that a proxy passes on."""
    return GET[:-2] + f"X-Forwarded-For: {address}\r\n\r\n".encode()


@pytest.mark.usefixtures("clock")
def test_one_of_thirty_behind_a_proxy_connection_stops_only_itself() -> None:
    async def test() -> None:
        served = Served()
        peer = Peer(served, PROXY)
        clients = [f"198.51.100.{number}" for number in range(30)]
        for turn in range(3 * MOST_EXCESS):
            for address in (*clients[:1] * 4, clients[turn % 30]):
                await peer.send(forwarded(address))
                head, _, _ = (await peer.answer(b"\r\n\r\n")).partition(b"\r\n\r\n")
                if address != clients[0]:
                    assert head.startswith(b"HTTP/1.1 200")
                assert b"connection: close" not in head.lower() and not peer.closing
                await asyncio.sleep(0)
        assert b" 429 " in (await refused_as(peer, clients[0]))
        assert b" 200 " in (await refused_as(Peer(served, PROXY), clients[1]))

    loops.run_at_once(test())


async def refused_as(peer: Peer, address: str) -> bytes:
    """The head of the answer to a request that a proxy passes on."""
    await peer.send(forwarded(address))
    return (await peer.answer(b"\r\n\r\n")).partition(b"\r\n\r\n")[0]


@pytest.mark.usefixtures("clock")
def test_a_live_connection_through_a_proxy_belongs_to_its_client() -> None:
    async def test() -> None:
        served = Served()
        for address in (STRANGER, PLAYER):
            head = HEAD[:-2] + f"X-Forwarded-For: {address}\r\n\r\n".encode()
            peers = [await served.live(PROXY, head) for _ in range(LIMITS.connections // 10 + 1)]
            if address == STRANGER:
                for peer in peers:
                    await peer.send(FLOODS["pings"][:65536])
                for peer in peers:
                    await peer.closed.wait()
        assert served.gate.visitors.visitor_of(STRANGER, direct=False).closed_out()
        assert not served.gate.visitors.visitor_of(PLAYER, direct=False).closed_out()
        assert not any(peer.closing for peer in peers)
        assert b" 200 " in await refused_as(Peer(served, PROXY), STRANGER)

    loops.run_at_once(test())


def test_a_network_of_ipv6_has_ten_times_the_limits_of_an_address() -> None:
    visitors = Visitors(Limits(requests=1, connections=2, tables_hour=3))
    hosts = [f"2001:db8:0:{number:x}::1" for number in range(100)]
    asked = 0
    for host in hosts:
        visitor = visitors.visitor_of(host, direct=True)
        with suppress(BadInput):
            while True:
                visitor.spend("requests")
                asked += 1
    assert 10 * AT_ONCE <= asked <= 10 * AT_ONCE + 10
    limit = ConnectionLimit(visitors, 1000)
    admitted = 0
    for host in hosts:
        visitor = limit.visitor(host)
        while not limit.refusal(visitor):
            limit.count(visitor, 1)
            admitted += 1
    assert admitted == 20
    assert not limit.refusal(limit.visitor("2001:db8:1::1"))


# --- who keeps within a tenth -----------------------------------------------------------------------------------------

LONGEST_MOVE = json.dumps({"type": "move", "id": "m" * 20, "seq": 99_999, "tokens": "roof-flat-4-back " * 40}).encode()
SAID = json.dumps({"type": "say", "id": "s" * 20, "text": "ä" * 500, "room": "players", "voice": "v" * 20}).encode()
PAGE = (
    GET[:-2] + b"Cookie: " + b"c" * 300 + b"\r\nUser-Agent: " + b"u" * 300 + b"\r\nAccept: " + b"a" * 100 + b"\r\n\r\n"
)
FILES = 15  # requests of a page that is opened for the first time


def spent(budget: Budget) -> float:
    """The share of bytes, control frames and fragments that is spent of what may come at once."""
    return max(1 - bucket.left() / bucket.most for bucket in budget.buckets[:3])


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("who", ["a player with eight tables", "a club of 30", "a program"])
def test_who_plays_stays_below_a_tenth(who: str) -> None:
    """A program sends moves as fast as it may and pings every second; a person moves every second, talks every other
    one, and the browser answers a ping in five. All load the page within ten seconds."""
    program = who == "a program"
    tables, people = (8, 1) if "eight" in who else (1, 30) if "30" in who else (1, 1)

    async def plays(peer: Peer, budget: Budget) -> None:
        for tick in range(30 * LIMITS.messages):
            second, part = divmod(tick, LIMITS.messages)
            sent = frame(LONGEST_MOVE, TEXT, MASK) if program or not part else b""
            sent += frame(b"", PING, MASK) if program and not part else b""
            sent += frame(b"1234", PONG, MASK) if not part and not second % 5 else b""
            sent += frame(SAID, TEXT, MASK) if not part and second % 2 else b""
            if sent:
                await peer.send(sent)
            assert spent(budget) < 0.1
            await asyncio.sleep(1 / LIMITS.messages)

    async def opens(served: Served, number: int) -> None:
        await asyncio.sleep(10 * number / (people * tables))
        peer = Peer(served, STRANGER)
        for _ in range(FILES):
            assert b" 200 " in await peer.ask(PAGE)
        peer.close()

    async def test() -> None:
        served = Served()
        lives = [await served.live() for _ in range(people * tables)]
        playing = [plays(peer, cast(LiveProtocol, peer.protocol.stage).budget) for peer in lives]
        loading = [opens(served, number) for number in range(people * tables)]
        watching = asyncio.create_task(watch(served))
        await asyncio.gather(*playing, *loading)
        watching.cancel()
        assert not any(peer.closing for peer in lives)

    async def watch(served: Served) -> None:
        while True:
            assert spent(served.gate.visitors.visitor_of(STRANGER, direct=True).arrivals) < 0.1
            await asyncio.sleep(0.1)

    loops.run_at_once(test())
