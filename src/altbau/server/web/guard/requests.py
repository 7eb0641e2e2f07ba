"""HTTP connections with time limits that uvicorn does not have, and without pipelining. Each is a stage around
uvicorn's own protocol, which reads and answers complete requests."""

import asyncio
import re
from secrets import token_hex
from typing import Any, Final, NotRequired, TypeAlias, TypedDict, Unpack

import msgspec
from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from altbau.errors import BadInput
from altbau.runtime.answers import problem
from altbau.server import metrics
from altbau.server.web.guard.arrivals import Arrivals, Hold, InnerTransport, Stage
from altbau.server.web.guard.limits import Visitor
from altbau.server.web.guard.problems import CAREFUL, language_of, retry_after

LARGEST_HEAD = 32 * 1024
LARGEST_BODY = 64 * 1024  # bytes kept until a body is complete; the application refuses much smaller ones
MOST_HEADERS = 100
ASKED = re.compile(rb"[?&]lang=(\w+)")
ACCEPTED = re.compile(rb"(?i)^accept-language:(.*)$", re.MULTILINE)
END: Final = b"\r\n\r\n"  # of a head, and of a body in chunks
REFUSALS = {
    408: "The request did not come in time. / Die Anfrage kam nicht rechtzeitig.",
    429: "Too much from your address. Try again in a minute. / Zu viel von deiner Adresse. Versuch es in einer Minute.",
    431: "The head of the request is too large. / Der Kopf der Anfrage ist zu groß.",
    503: "Too many people are here just now. / Gerade sind zu viele Leute hier.",
}
NAMES = {408: "Request Timeout", 429: "Too Many Requests", 431: "Header Fields Too Large", 503: "Service Unavailable"}


def refusal(status: int) -> bytes:
    """The whole answer of a refusal, after which the connection is closed."""
    said = REFUSALS[status].encode()
    head = (
        f"HTTP/1.1 {status} {NAMES[status]}\r\nContent-Type: text/plain; charset=utf-8\r\n"
        f"Content-Length: {len(said)}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + said


def refusal_of(error: BadInput, request: bytes, *, last: bool) -> bytes:
    """The whole answer to a request that is refused in the language it asks for, as the `last` one on its connection or
    not."""
    line, _, head = request.partition(b"\r\n")
    asked, accepted = (found and found[1].decode("latin-1") for found in (ASKED.search(line), ACCEPTED.search(head)))
    body = msgspec.json.encode(problem(language_of(accepted, asked), error))
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **retry_after(error), **CAREFUL}
    headers |= {"X-Request-Id": token_hex(8)} | ({"Connection": "close"} if last else {})
    said = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 429 {NAMES[429]}\r\n{said}\r\n".encode() + body


class RequestScanner:
    """Finds the end of a request in what a client sends, however it is cut. uvicorn's protocol reads what is in it."""

    def __init__(self) -> None:
        self.parser: HttpRequestParser | None = HttpRequestParser(self)  # None after an error or at the end
        self.in_head = True
        self.headers = 0
        self.awaited = False  # whether the client waits for an answer before it sends the body
        self.body = 0  # bytes of the body in the current piece
        self.complete = False  # whether the current request is complete
        self.upgrades = False
        self.surplus = False  # whether another request has begun in the same piece as the end of a body
        self.begins = False  # whether another part has begun, whose time starts now
        self._tail = b""  # the last bytes of all that came, for an `END` that is cut in two

    def piece(self, data: bytes) -> int:
        """How many bytes come before the next place where a request without a body, or with one in chunks, can end."""
        found = (self._tail + data).find(END)
        return len(data) if found < 0 else found + len(END) - len(self._tail)

    def feed(self, piece: bytes) -> None:
        """Parse some bytes. After an error there is no `parser` any more."""
        self._tail = (self._tail + piece)[1 - len(END) :]
        self.body = 0
        try:
            if self.parser:
                self.parser.feed_data(piece)
        except HttpParserUpgrade:
            self.complete = self.upgrades = True
        except HttpParserError:
            self.parser = None

    def end(self) -> None:
        """Nothing follows."""
        self.parser = None  # breaks a reference cycle

    def on_message_begin(self) -> None:
        """The parser has found the beginning of a request."""
        if self.complete:
            self.surplus = True
            return
        self.in_head, self.headers, self.awaited, self.begins = True, 0, False, True

    def on_header(self, name: bytes, value: bytes) -> None:
        """The parser has found a header. A client that sends `Expect: 100-continue` waits for uvicorn's answer before
        it sends the body."""
        self.headers += 1
        if name.lower() == b"expect":
            self.awaited = True

    def on_headers_complete(self) -> None:
        """The parser has found the end of a head."""
        self.in_head, self.begins = False, True

    def on_body(self, body: bytes) -> None:
        """The parser has found a part of a body."""
        self.body += len(body)

    def on_message_complete(self) -> None:
        """The parser has found the end of a request."""
        self.complete = True


AppState: TypeAlias = dict[str, Any]  # what uvicorn, the gate and the routes know of a connection


class ProtocolArguments(TypedDict):
    """The arguments that uvicorn gives its protocols."""

    config: Config
    server_state: ServerState
    app_state: AppState
    _loop: NotRequired[asyncio.AbstractEventLoop | None]


class HttpProtocol(Stage):
    """HTTP with a time limit for the head of each request and one for its body. A complete request is handed to
    uvicorn, so that until then only this class answers. Until it is answered, nothing more is handed on: a client that
    sends another request before is not served any longer. `visitor` is who the requests are counted for; `given` are
    uvicorn's arguments for its own protocol."""

    def __init__(self, arrivals: Arrivals, visitor: Visitor, **given: Unpack[ProtocolArguments]) -> None:
        self.arrivals = arrivals
        self.counted = visitor
        self.budget = visitor.arrivals
        self.inner = HttpToolsProtocol(**given | {"app_state": given["app_state"] | {"connection": self}})
        self._scanner = RequestScanner()
        self._pending = bytearray()  # bytes of the current request that are not yet handed to uvicorn
        self._asked = False  # whether uvicorn has got some of it, so that only uvicorn may answer
        self._answered = False  # whether uvicorn has written the whole answer
        self._last = False  # whether the connection is closed after the answer
        self._deadline: asyncio.TimerHandle | None = None
        self.inner.connection_made(InnerTransport(arrivals))
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        self._leave()

    def charge(self, data: bytes) -> None:
        """Charge the bytes."""
        self.budget.spend(len(data))

    def data_received(self, data: bytes) -> None:
        """The client has sent a part of a request."""
        scanner = self._scanner
        while data and scanner.parser and not self._last:
            if self._asked and scanner.complete:
                data = data.lstrip(b"\r\n")  # which some programs send after a body
                if data:
                    self._stop_after_answer()
                return
            size = scanner.piece(data)
            self._take(data[:size])
            data = data[size:]
        if self.arrivals.stage is not self:
            self.arrivals.put_back(data)
        elif scanner.complete or not scanner.parser:
            self._stop_expecting()
        elif scanner.begins or not self._deadline:
            self._expect()

    def _take(self, piece: bytes) -> None:
        """Read some bytes, and hand on what is complete."""
        scanner = self._scanner
        self._pending += piece
        scanner.feed(piece)
        awaited = scanner.awaited and not scanner.in_head and not self._asked
        if scanner.surplus:
            self._stop_after_answer()
            del self._pending[scanner.body - len(piece) :]
            self._admit()
        elif scanner.headers > MOST_HEADERS or (scanner.in_head and len(self._pending) > LARGEST_HEAD):
            self._refuse(431)
        elif scanner.complete or awaited or not scanner.parser or len(self._pending) > LARGEST_HEAD + LARGEST_BODY:
            self._admit()  # uvicorn answers what can't be parsed with 400

    def finish_answer(self) -> None:
        """The whole answer has been written. The next request may come."""
        self._answered = True
        if self._last:
            self.arrivals.transport.close()
        self._begin()

    def end(self) -> None:
        """Close the connection, after the answer that is being written."""
        self.counted.offend()
        if self._asked and not self._answered:
            self._stop_after_answer()
        else:
            self._refuse(429)

    def _admit(self) -> None:
        """Count a request, and hand it on or refuse it. One that changes to WebSocket is left to the gate, whose
        refusal a page can read."""
        try:
            if not self._asked and not self._scanner.upgrades:
                self.counted.spend("requests")
        except BadInput as error:
            metrics.count_refusal(error)
            last = not self._scanner.complete or self._last or self.counted.goes_on()
            self.arrivals.transport.write(refusal_of(error, bytes(self._pending), last=last))
            self._pending.clear()
            self._scanner.complete = False
            if last:
                self._close()
        else:
            self._hand_on()

    def _hand_on(self) -> None:
        """Hand all pending bytes to uvicorn. After an upgrade to WebSocket the connection has another stage, and this
        one ends."""
        self._asked = True
        data = bytes(self._pending)
        self._pending.clear()
        self.inner.data_received(data)
        if self.arrivals.stage is self:
            self._begin()
        else:
            self._leave()

    def _begin(self) -> None:
        """Expect another request, if the last one is complete and answered."""
        if self._scanner.complete and self._answered:
            self._scanner.complete = self._asked = self._answered = False

    def _stop_after_answer(self) -> None:
        """Read nothing more, and close the connection once the current request is answered."""
        self._last = True
        self.arrivals.hold(Hold.STAGE)

    def _expect(self) -> None:
        """Start the timer for the next part of a request; when it ends, the request is refused with 408."""
        self._stop_expecting()
        self._scanner.begins = False
        self._deadline = asyncio.get_running_loop().call_later(self.arrivals.patience, self._refuse, 408)

    def _stop_expecting(self) -> None:
        """Cancel the timer for the next part of a request."""
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _refuse(self, status: int) -> None:
        """Close the connection. Write the refusal first, unless uvicorn may be answering."""
        if not self._asked:
            self.arrivals.transport.write(refusal(status))
        self._close()

    def _close(self) -> None:
        """Close the connection, and read nothing more."""
        self._stop_expecting()
        self._scanner.end()
        self.arrivals.transport.close()

    def _leave(self) -> None:
        """End: something else follows on this connection, or nothing."""
        self._stop_expecting()
        self._scanner.end()
        self.inner = asyncio.Protocol()  # breaks a reference cycle
