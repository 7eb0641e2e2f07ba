"""Connections with limits that uvicorn does not have: the number of open connections, and the time a client may take to
send a request and to read an answer. Each connection wraps uvicorn's own protocol, which reads and writes all requests
and frames. The only interface between the two is `asyncio.Protocol`."""

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
OWN_FILES = 64  # file descriptors reserved for the database, the log and other files
WANTED_FILES = 65_536
SILENCE = 60.0  # seconds: a full server is logged at most this often
REFUSALS = {
    408: "The request did not come in time. / Die Anfrage kam nicht rechtzeitig.",
    429: "Too many open connections from your address. / Zu viele offene Verbindungen von deiner Adresse.",
    431: "The head of the request is too large. / Der Kopf der Anfrage ist zu groß.",
    503: "Too many people are here just now. / Gerade sind zu viele Leute hier.",
}
NAMES = {408: "Request Timeout", 429: "Too Many Requests", 431: "Header Fields Too Large", 503: "Service Unavailable"}

logger = logging.getLogger(__name__)


class ConnectionLimit:
    """Counts the open connections by the address of the peer. Behind a proxy that is the proxy's address."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self.most = most
        self.open: Counter[str] = Counter()
        self._logged = -SILENCE

    def refusal(self, host: str) -> int:
        """The HTTP status with which one more connection from an address is refused (503: server full, 429: too many
        from the address), or 0 if it is admitted."""
        if self.open.total() >= self.most:
            if monotonic() - self._logged >= SILENCE:
                self._logged = monotonic()
                logger.error("No room for another connection: %s", {"open": self.open.total(), "most": self.most})
            return 503
        exempt = host in self.limits.proxies or (is_local(host) and not self.limits.local)
        return 0 if exempt or self.open[together(host)] < self.limits.connections else 429

    def opened(self, host: str) -> None:
        """Count a connection that has opened."""
        self.open[together(host)] += 1

    def closed(self, host: str) -> None:
        """Count a connection that has closed."""
        address = together(host)
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def most_connections() -> int:
    """The number of connections that the file descriptors of this process allow, after raising the soft limit as far as
    the system permits (at most `WANTED_FILES`)."""
    if sys.platform == "win32":  # has no limit but its memory
        return WANTED_FILES - OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    most = max(soft, wanted) - OWN_FILES
    logger.info("Room for connections: %s", {"most": most})
    return most


class LimitedConnection(asyncio.Protocol):
    """A connection that is counted while it is open, and aborted when the client has not read for `Limits.patience`
    seconds."""

    transport: asyncio.Transport

    def __init__(self, limit: ConnectionLimit, inner: asyncio.Protocol) -> None:
        self.limit = limit
        self.inner = inner
        self.host = ""
        self._counted = False
        self._unread: asyncio.TimerHandle | None = None  # aborts a connection whose client does not read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport is not a subclass
        peer = transport.get_extra_info("peername")
        self.host = str(peer[0]) if isinstance(peer, tuple) else ""
        self.inner.connection_made(transport)

    def count(self) -> None:
        """Count this connection until it is closed."""
        self._counted = True
        self.limit.opened(self.host)

    def discount(self) -> None:
        """Stop counting this connection."""
        if self._counted:
            self._counted = False
            self.limit.closed(self.host)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._stop_waiting()
        self.discount()
        self.inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The client has sent data."""
        self.inner.data_received(data)

    def eof_received(self) -> bool | None:
        """The client has closed its sending side."""
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        """The client does not read: start the timer that aborts the connection."""
        self.inner.pause_writing()
        loop = asyncio.get_running_loop()
        self._unread = loop.call_later(self.limit.limits.patience, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again: stop the timer."""
        self._stop_waiting()
        self.inner.resume_writing()

    def _stop_waiting(self) -> None:
        """Cancel the timer that waits for the client to read."""
        if self._unread:
            self._unread.cancel()
            self._unread = None


class HttpConnection(LimitedConnection):
    """HTTP with a time limit for the head of each request and one for its body. A complete request is handed to
    uvicorn, so that until then only this class answers. `given` are uvicorn's arguments for its own protocol."""

    def __init__(self, limit: ConnectionLimit, **given: Any) -> None:
        super().__init__(limit, HttpToolsProtocol(**given))
        self.parser: HttpRequestParser | None = HttpRequestParser(self)
        self._pending = bytearray()  # bytes not yet handed to uvicorn
        self._in_head = True
        self._complete = False  # whether a complete request is pending
        self._answers = True  # whether a refusal can be written here: uvicorn has got nothing yet that it may answer
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit the connection if there is room, and start the timer for its first request."""
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
        self.parser = None  # breaks a reference cycle
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The client has sent one or more requests, or a part of one."""
        if self._deadline is None:
            self._expect()
        self._pending += data
        try:
            if self.parser:
                self.parser.feed_data(data)
        except HttpParserUpgrade:
            self._complete = True
        except HttpParserError:  # uvicorn answers it with 400
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
        """The parser has found the end of a head. A client that sends `Expect: 100-continue` waits for uvicorn's answer
        before it sends the body, so the head is handed on at once."""
        self._in_head = False
        if b"100-continue" in self._pending.lower():
            self._complete = True
        self._expect()

    def on_message_complete(self) -> None:
        """The parser has found the end of a request."""
        self._complete = True
        self._stop_expecting()

    def _hand_on(self) -> None:
        """Hand all pending bytes to uvicorn. After an upgrade to WebSocket the transport has another protocol, and this
        object ends."""
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
        """Start the timer for the next part of a request; when it ends, the request is refused with 408."""
        self._stop_expecting()
        self._deadline = asyncio.get_running_loop().call_later(self.limit.limits.patience, self._refuse, 408)

    def _stop_expecting(self) -> None:
        """Cancel the timer for the next part of a request."""
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: int) -> None:
        """Close the connection. Write the refusal first, unless uvicorn may be answering."""
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
    """A live connection. Its request was admitted by `HttpConnection`. `given` are uvicorn's arguments for its own
    protocol."""

    def __init__(self, limit: ConnectionLimit, **given: Any) -> None:
        super().__init__(limit, WebSocketsSansIOProtocol(**given))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection changes from HTTP to WebSocket."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)  # a message waits until the previous one has left the buffer
        self.count()
