"""Connections with limits that uvicorn does not have: how many may be open, and how long a client may take to send a
request and to read what it is sent. Each connection wraps the protocol that uvicorn would use, which reads and writes
all requests and frames; both sides meet in the interface of `asyncio.Protocol` alone."""

import asyncio
import logging
import sys
from collections import Counter
from time import monotonic
from typing import Any, cast

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from altbau.server.web.limits import Limits, is_local, together

if sys.platform != "win32":
    import resource

LARGEST_HEAD = 32 * 1024
LARGEST_BODY = 64 * 1024  # bytes kept until a body is complete; the application refuses much smaller ones
OWN_FILES = 64  # descriptors for the database, the log and whatever else is no connection
WANTED_FILES = 65_536
SILENCE = 60.0  # seconds between two lines of the log about the same thing
REFUSALS = {
    408: "The request did not come in time. / Die Anfrage kam nicht rechtzeitig.",
    429: "Too many open connections from your address. / Zu viele offene Verbindungen von deiner Adresse.",
    431: "The head of the request is too large. / Der Kopf der Anfrage ist zu groß.",
    503: "Too many people are here just now. / Gerade sind zu viele Leute hier.",
}
NAMES = {408: "Request Timeout", 429: "Too Many Requests", 431: "Header Fields Too Large", 503: "Service Unavailable"}

logger = logging.getLogger(__name__)


class ConnectionLimit:
    """Counts the open connections by the address of the peer, which behind a proxy is the proxy's."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self.most = most
        self.open: Counter[str] = Counter()
        self._logged = -SILENCE

    def refusal(self, host: str) -> int:
        """The HTTP status that refuses one more connection from an address, or 0."""
        if self.open.total() >= self.most:
            if monotonic() - self._logged >= SILENCE:
                self._logged = monotonic()
                logger.error("No room for another connection: %s", {"open": self.open.total(), "most": self.most})
            return 503
        exempt = host in self.limits.proxies or (is_local(host) and not self.limits.local)
        return 0 if exempt or self.open[together(host)] < self.limits.connections else 429

    def opened(self, host: str) -> None:
        """One more connection is open."""
        self.open[together(host)] += 1

    def closed(self, host: str) -> None:
        """One of them is closed."""
        address = together(host)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def most_connections() -> int:
    """How many connections fit into the file descriptors of this process, after raising their number as far as the
    system permits."""
    if sys.platform == "win32":  # grants as many as fit into its memory
        return WANTED_FILES - OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    most = max(soft, wanted) - OWN_FILES
    logger.info("Room for connections: %s", {"most": most})
    return most


class LimitedConnection(asyncio.Protocol):
    """A connection that is counted while it is open, and aborted when the client does not read for too long."""

    transport: asyncio.Transport

    def __init__(self, limit: ConnectionLimit, inner: asyncio.Protocol) -> None:
        self.limit = limit
        self.inner = inner
        self.host = ""
        self._counted = False
        self._unread: asyncio.TimerHandle | None = None  # runs while the client does not read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open."""
        self.transport = cast(asyncio.Transport, transport)  # of uvloop it is no subclass
        peer = transport.get_extra_info("peername")
        self.host = str(peer[0]) if isinstance(peer, tuple) else ""
        self.inner.connection_made(transport)

    def count(self) -> None:
        """Count this connection until it is closed."""
        self._counted = True
        self.limit.opened(self.host)

    def discount(self) -> None:
        """Count it no longer."""
        if self._counted:
            self._counted = False
            self.limit.closed(self.host)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._stop_waiting()
        self.discount()
        self.inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The client sends something."""
        self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        """The client sends nothing more."""
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        """The client does not read."""
        self.inner.pause_writing()
        loop = asyncio.get_running_loop()
        self._unread = loop.call_later(self.limit.limits.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        self._stop_waiting()
        self.inner.resume_writing()

    def _stop_waiting(self) -> None:
        """Wait no longer for the client to read."""
        if self._unread:
            self._unread.cancel()
            self._unread = None


class HttpConnection(LimitedConnection):
    """HTTP with a time limit for the head of each request and one for its body. A request is handed to uvicorn when it
    is complete, so that until then nothing else answers it. `given` is what uvicorn makes its own protocol with."""

    def __init__(self, limit: ConnectionLimit, **given: Any) -> None:
        super().__init__(limit, HttpToolsProtocol(**given))
        self.parser: HttpRequestParser | None = HttpRequestParser(self)
        self._pending = bytearray()  # what has not been handed on
        self._in_head = True
        self._complete = False  # whether a request is pending that is
        self._answers = True  # whether a refusal can be said here: uvicorn has been handed nothing that it answers
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit the connection if there is room, and expect a request."""
        super().connection_made(transport)
        status = self.limit.refusal(self.host)
        if status:
            self._refuse(status)
            return
        self.count()
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._stop_expecting()
        self.parser = None  # the two refer to each other
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The client sends requests, or parts of one."""
        if self._deadline is None:
            self._expect()
        self._pending += data
        try:
            if self.parser:
                self.parser.feed_data(data)
        except HttpParserUpgrade:
            self._complete = True
        except HttpParserError:  # uvicorn answers what is wrong
            self.parser = None
        if self._complete or self.parser is None:
            self._hand_on()
        elif self._in_head and len(self._pending) > LARGEST_HEAD:
            self._refuse(431)
        elif len(self._pending) > LARGEST_HEAD + LARGEST_BODY:
            self._hand_on()

    def on_message_begin(self) -> None:
        """The parser has found the beginning of a request."""
        self._in_head = True
        self._expect()

    def on_headers_complete(self) -> None:
        """The parser has found the end of a head. Some clients send the body when uvicorn has said that they may."""
        self._in_head = False
        if b"100-continue" in self._pending.lower():
            self._complete = True
        self._expect()

    def on_message_complete(self) -> None:
        """The parser has found the end of a request."""
        self._complete = True
        self._stop_expecting()

    def _hand_on(self) -> None:
        """Hand everything on to uvicorn; a live connection goes on under its own protocol."""
        self._answers = self._complete = False
        data = bytes(self._pending)
        self._pending.clear()
        self.inner.data_received(data)
        if self.transport.get_protocol() is not self:
            self._stop_expecting()
            self._stop_waiting()
            self.parser = None
            self.discount()

    def _expect(self) -> None:
        """From now on the client has some time to send the next part of a request."""
        self._stop_expecting()
        self._deadline = asyncio.get_running_loop().call_later(self.limit.limits.patience, self._refuse, 408)

    def _stop_expecting(self) -> None:
        """What was expected has come, or will not come any more."""
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: int) -> None:
        """Close the connection, and say why unless uvicorn may be answering."""
        self._stop_expecting()
        if self._answers:
            said = REFUSALS[status].encode()
            head = (
                f"HTTP/1.1 {status} {NAMES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\n"
                f"Content-Length: {len(said)}\r\nConnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + said)
        self.transport.close()


class WebSocketConnection(LimitedConnection):
    """A live connection, whose request has been admitted as HTTP. `given` is as there."""

    def __init__(self, limit: ConnectionLimit, **given: Any) -> None:
        super().__init__(limit, WebSocketsSansIOProtocol(**given))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection changes from HTTP to WebSocket."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)  # the next message is sent when the client has taken the one before
        self.count()
