"""The protocols of uvicorn with what they lack: nobody holds a connection for long without saying or taking anything,
nobody holds many of them, and there are never so many that the server can't open its own files."""

import asyncio
import logging
import struct
import sys
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from altbau.server.web.limits import Limits, is_local, together

if sys.platform != "win32":
    import resource

LARGEST_HEAD = 32 * 1024
OWN_FILES = 64  # descriptors for the database, the log and whatever else is no connection
WANTED_FILES = 65_536
TEXT_FRAME, MEDIUM, LONG = 0x81, 126, 127  # how a frame begins, and lengths that say how the true one is written
MASKED = 0x80  # added to the length of a frame that begins with a mask, as all do that a server gets
MASK, MASKED_TEXT = 2, 6  # where in a short frame its mask and its text begin
FINAL = 0x80  # of the first byte: a frame that is a whole message, or ends one
SILENCE = 60.0  # seconds between two lines of the log about the same thing
REFUSALS = {
    408: "The request did not come in time. / Die Anfrage kam nicht rechtzeitig.",
    429: "Too many open connections from your address. / Zu viele offene Verbindungen von deiner Adresse.",
    431: "The head of the request is too large. / Der Kopf der Anfrage ist zu groß.",
    503: "Too many people are here just now. / Gerade sind zu viele Leute hier.",
}
NAMES = {408: "Request Timeout", 429: "Too Many Requests", 431: "Header Fields Too Large", 503: "Service Unavailable"}

logger = logging.getLogger(__name__)


class Door:
    """Counts the open connections, by the address at the other end of the wire: of a proxy there is one."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self.most = most
        self.open: Counter[str] = Counter()
        self._said = -SILENCE

    def refused(self, host: str) -> int:
        """The status for one that is not let in, or 0."""
        if self.open.total() >= self.most:
            if monotonic() - self._said >= SILENCE:
                self._said = monotonic()
                logger.error("No room for another connection: %s", {"open": self.open.total(), "most": self.most})
            return 503
        exempt = host in self.limits.proxies or (is_local(host) and not self.limits.local)
        return 0 if exempt or self.open[together(host)] < self.limits.connections else 429

    def enter(self, host: str) -> None:
        """One more is open."""
        self.open[together(host)] += 1

    def leave(self, host: str) -> None:
        """One is closed."""
        address = together(host)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def room() -> int:
    """How many connections fit into the file descriptors that the system grants, of which as many are asked for as
    there may be."""
    if sys.platform == "win32":  # grants as many as fit into its memory
        return WANTED_FILES - OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    most = max(soft, wanted) - OWN_FILES
    logger.info("Room for connections: %s", {"most": most})
    return most


class Patient(asyncio.Protocol):
    """A connection that ends when the other side takes nothing for too long."""

    door: Door
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """The other side takes nothing just now."""
        super().pause_writing()
        self.stalled = self.loop.call_later(self.door.limits.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """It does again."""
        super().resume_writing()
        if self.stalled:
            self.stalled.cancel()
            self.stalled = None


class PatientHttp(Patient, HttpToolsProtocol):
    """HTTP, with a time for the head of a request and for its body, and a time to take an answer."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.host = ""
        self.inside = False
        self.head: int | None = 0  # bytes of a head that has begun
        self.deadline: asyncio.TimerHandle | None = None

    # What uvicorn's protocols are given is narrower than asyncio says.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in if there is room."""
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        status = self.door.refused(self.host)
        if status:
            self.turn_away(status)
            return
        self.inside = True
        self.door.enter(self.host)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        super().connection_lost(exc)
        self.done_waiting()
        self.resume_writing()
        self.leave()

    def leave(self) -> None:
        """Make room, once."""
        if self.inside:
            self.inside = False
            self.door.leave(self.host)

    def expect(self) -> None:
        """From now on the next part has to come in time."""
        self.done_waiting()
        self.deadline = self.loop.call_later(self.door.limits.patience, self.turn_away, 408)

    def done_waiting(self) -> None:
        """What was waited for is there."""
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        """Bytes of a head, of a body, or of what follows."""
        if self.head is None and self.deadline is None:
            self.head = 0
            self.expect()
        if self.head is not None:
            self.head += len(data)
        super().data_received(data)
        if self.head is not None and self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.turn_away(431)

    def on_headers_complete(self) -> None:
        """The head is there."""
        self.head = None
        self.expect()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The body is there."""
        self.done_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is another protocol's."""
        self.done_waiting()
        self.leave()
        super().handle_websocket_upgrade()
        del self.parser  # it knows this one, too, and both would stay until somebody looks for such

    def turn_away(self, status: int) -> None:
        """Say why, and close."""
        self.done_waiting()
        if self.cycle is None or not self.cycle.response_started:
            said = REFUSALS[status].encode()
            head = (
                f"HTTP/1.1 {status} {NAMES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\n"
                f"Content-Length: {len(said)}\r\nConnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + said)
        self.transport.close()


class Inbox:
    """What has come for the application, which alone takes it out: of an `asyncio.Queue` what is needed, as an idle
    connection holds a tenth of the memory of one."""

    __slots__ = ("_come", "_taker")

    def __init__(self) -> None:
        self._come: list[object] = []
        self._taker: asyncio.Future[None] | None = None  # whoever waits for the next

    def put_nowait(self, event: object) -> None:
        """Something has come."""
        self._come.append(event)
        if self._taker and not self._taker.done():
            self._taker.set_result(None)

    def empty(self) -> bool:
        """Whether everything has been taken out."""
        return not self._come

    async def get(self) -> object:
        """What came first, when there is anything."""
        while not self._come:
            self._taker = asyncio.get_running_loop().create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        return self._come.pop(0)


class Valve:
    """Whether something flows: of an `asyncio.Event` what is needed, which holds nothing while nobody waits."""

    __slots__ = ("_opened", "_waiting")

    def __init__(self) -> None:
        self._opened = True
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Whether it does."""
        return self._opened

    def clear(self) -> None:
        """It does not any more."""
        self._opened = False

    def set(self) -> None:
        """It does again."""
        self._opened = True
        waiting, self._waiting = self._waiting, None
        for each in waiting or ():
            if not each.done():
                each.set_result(None)

    async def wait(self) -> None:
        """Done when it does."""
        while not self._opened:
            again: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), again]
            await again


class PatientSocket(Patient, WebSocketsSansIOProtocol):
    """A live connection, which ends when the other side answers no ping or takes nothing any more. The application
    finds it as `line` in the state of its scope, and may push messages without waiting."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.host = ""
        self.hear: Callable[[str], None] | None = None  # told at once what is said, past the application
        self.between = True  # whether a frame, or the head of the request, begins with what comes next
        self.relieved: Callable[[], None] | None = None  # called when the other side takes something again
        self.held: bytes = b""  # a frame that leaves with what follows at once
        self.queue: Any = Inbox()
        self.writable: Any = Valve()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has been let in before."""
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.door.enter(self.host)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room."""
        super().connection_lost(exc)
        self.resume_writing()
        self.door.leave(self.host)

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    def forget_handshake(self) -> None:
        """The connection is open, and nobody asks any more with which headers it began."""
        self.scope["headers"] = []
        self.request.headers.clear()  # which the parser holds, too
        del self.request, self.response
        self.__dict__ = dict(self.__dict__)  # with room for no more attributes than there are: half as large

    async def heard_by(self, hear: Callable[[str], None]) -> None:
        """Tell somebody at once whatever is said from now on; done when the connection is over. What is no text is
        heard as an empty one."""
        self.hear = hear
        while (event := await self.receive())["type"] == "websocket.receive":
            hear(event.get("text") or "")
        self.hear = None

    def data_received(self, data: bytes) -> None:
        """Read a short text by itself, as nearly all messages are; whatever else comes the protocol does, and when that
        ends within a frame or a message, all that follows."""
        if self.hear and self.between and not self.close_sent:
            said = short_text(data)
            if said is not None:
                self.hear(said)
                return
        self.between = self.between and (not self.handshake_initiated or ends_whole(data))
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on that is complete."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            said = b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else ""
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which ends the connection
            return
        self.frames = []
        self.hear(said)

    def listen(self, *, on: bool) -> None:
        """Take in what comes, or let it wait at the sender's."""
        if self.read_paused == on and not self.transport.is_closing():
            self.read_paused = not on
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    def push(self, frame: bytes) -> bool:
        """Send a message that is framed already; False if the other side takes nothing just now."""
        if not self.writable.is_set():
            return False
        self.write(self.held + frame)
        return True

    def hold(self, frame: bytes) -> bool:
        """The same together with a message that follows at once, if one does."""
        if not self.writable.is_set():
            return False
        if not self.held:
            self.loop.call_soon(self.flush)
        self.held += frame
        return True

    def flush(self) -> None:
        """Wait no longer for what may follow."""
        if self.held:
            self.write(self.held)

    def write(self, frames: bytes) -> None:
        """Write frames, what was held first, unless the connection is being closed."""
        self.held = b""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frames)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says, behind what has been pushed."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops; what has been pushed is the last that it says."""
        self.flush()
        super().shutdown()

    def resume_writing(self) -> None:
        """It takes something again."""
        super().resume_writing()
        if self.relieved:
            self.relieved()

    def keepalive_timeout(self) -> None:
        """No answer: whatever has not been sent never will be."""
        super().keepalive_timeout()
        self.transport.abort()


def framed(message: bytes) -> bytes:
    """A text as one frame of a live connection; what a server says is not masked, so it is the same for all."""
    length = len(message)
    if length < MEDIUM:
        return bytes((TEXT_FRAME, length)) + message
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT_FRAME, MEDIUM, length) + message
    return struct.pack("!BBQ", TEXT_FRAME, LONG, length) + message


def short_text(data: bytes) -> str | None:
    """The text of a message that is one short frame; None for whatever else."""
    if data[0] != TEXT_FRAME or len(data) < MASKED_TEXT or data[1] >= MASKED | MEDIUM or len(data) != end_of(data, 0):
        return None
    try:
        return apply_mask(data[MASKED_TEXT:], data[MASK:MASKED_TEXT]).decode()
    except UnicodeDecodeError:  # for which the protocol ends the connection
        return None


def ends_whole(data: bytes) -> bool:
    """Whether bytes that begin with a frame end with one, and each of them is a whole message of usual length."""
    at = 0
    while 0 <= at < len(data) - 1:
        at = end_of(data, at)
    return at == len(data)


def end_of(data: bytes, at: int) -> int:
    """Where a frame that begins here ends; -1 for a piece of a message, and one of unusual length."""
    length = data[at + 1] - MASKED
    if not data[at] & FINAL or not 0 <= length <= MEDIUM:
        return -1
    if length == MEDIUM:
        return at + MASKED_TEXT + 2 + int.from_bytes(data[at + 2 : at + 4])
    return at + MASKED_TEXT + length
