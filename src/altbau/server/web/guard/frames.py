"""Live connections with a budget for what arrives: bytes, control frames and fragments of messages. Whole messages are
counted by the application (`socket.py`)."""

import asyncio
import struct
from typing import Final, Unpack

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from altbau.core.messages.table import Close
from altbau.server.web.guard.arrivals import Arrivals, Hold, InnerTransport, Stage
from altbau.server.web.guard.limits import Budget, Limits, Visitor
from altbau.server.web.guard.requests import ProtocolArguments

LAST, CONTROL, CLOSE = 0x80, 0x08, 0x88  # of the first byte of a frame: bits, and a whole close frame
MASK: Final = 4  # bytes
LENGTHS: Final = {126: 4, 127: 10}  # bytes of a head whose length field means: the length follows
TOO_MUCH: Final = bytes((CLOSE, 2)) + struct.pack("!H", Close.TOO_MUCH)  # a frame


class FrameScanner:
    """Finds the frames in what a client sends, however it is cut. It reads opcodes and lengths only."""

    def __init__(self) -> None:
        self._skip = 0  # bytes that are left of the current frame
        self._head = b""  # beginning of a head that is not complete yet

    def feed(self, data: bytes) -> list[int]:
        """The first bytes (opcode and flags) of the frames whose heads end in this piece."""
        data, at, found = self._head + data, self._skip, []
        while len(data) - at >= 2:
            length = data[at + 1] & ~LAST
            start = at + LENGTHS.get(length, 2)
            if start > len(data):
                break
            if length in LENGTHS:
                length = int.from_bytes(data[at + 2 : start], "big")
            found.append(data[at])
            at = start + length + (MASK if data[at + 1] & LAST else 0)
        self._head = data[at:]
        self._skip = max(0, at - len(data))
        return found


class LiveProtocol(Stage):
    """A live connection. It is one client's, whom the gate names (`belong`), even if it comes through a proxy. `given`
    are uvicorn's arguments for its own protocol."""

    def __init__(self, **given: Unpack[ProtocolArguments]) -> None:
        self.arrivals: Arrivals = given["app_state"]["connection"].arrivals
        self.inner = WebSocketsSansIOProtocol(**given | {"app_state": given["app_state"] | {"connection": self}})
        self.counted = None  # who is counted for its request already: nobody
        self.visitor: Visitor | None = None
        self.budget = Budget(Limits.messages)
        self._scanner = FrameScanner()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection changes from HTTP to WebSocket. A client may send nothing before it is accepted."""
        self.arrivals.hold(Hold.STAGE)
        self.arrivals.transport.set_write_buffer_limits(0)  # a message waits until the one before has left the buffer
        self._outlet = LiveTransport(self.arrivals)
        self.inner.connection_made(self._outlet)

    def belong(self, visitor: Visitor) -> None:
        """The client is this one."""
        self.visitor, self.budget = visitor, Budget(visitor.limits.messages)

    def goes_on(self) -> bool:
        """Whether the client goes on asking although it is refused. This counts as an offence."""
        return self.visitor is not None and self.visitor.goes_on()

    def data_received(self, data: bytes) -> None:
        """The client has sent data."""
        self.inner.data_received(data)

    def charge(self, data: bytes) -> None:
        """Charge the bytes, and the frames that are not whole messages."""
        control = fragments = 0
        for first in self._scanner.feed(data):
            if first & CONTROL:
                control += 1
            elif first & ~LAST == 0 or not first & LAST:
                fragments += 1
        self.budget.spend(len(data), control, fragments)

    def ends_with(self, data: bytes) -> bool:
        """Whether a close frame is among what the client sends."""
        return CLOSE in self._scanner.feed(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        self.inner = asyncio.Protocol()  # breaks a reference cycle

    def end(self) -> None:
        """Close the connection with a whole frame, after which nothing is sent."""
        if self.visitor:
            self.visitor.offend()
        self._outlet.end()


class LiveTransport(InnerTransport):
    """The transport of a live connection. Nothing is read until the server has answered its request, and nothing is
    written after a close frame."""

    def __init__(self, arrivals: Arrivals) -> None:
        super().__init__(arrivals)
        self._answered = self._ended = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send the answer to the request, then frames."""
        if self._ended:
            return
        super().write(data)
        if not self._answered:
            self._answered = True
            self._arrivals.release(Hold.STAGE)
        else:
            self._ended = data[:1] == bytes((CLOSE,))

    def end(self) -> None:
        """Close the connection."""
        self.write(TOO_MUCH)
        self._ended = True
        self._arrivals.end()
