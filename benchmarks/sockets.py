"""A client of live connections that needs as little CPU as possible, so that the server gets most of two cores."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, LONG = 126, 127  # length fields that mean: the length follows in 2 or 8 bytes


class Line(asyncio.Protocol):
    """A WebSocket that passes on each message as it arrives, and counts the bytes of messages."""

    def __init__(self, path: str, names: list[str], heard: Callable[["Line", bytes], None]) -> None:
        self.path = path
        self.names = names
        self.heard = heard
        self.bytes = 0
        self.ended = False
        self.open = asyncio.get_running_loop().create_future()
        self.buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        host = "{}:{}".format(*transport.get_extra_info("peername"))
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: {', '.join(self.names)}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode())
            self.buffer = rest
            self.open.set_result(None)
        while self.take():
            pass

    def take(self) -> bool:
        """Process one frame if it is complete. The server sends no fragments and does not mask."""
        if len(self.buffer) < 2:
            return False
        kind, length, start = self.buffer[0] & 15, self.buffer[1], 2
        if length == SHORT and len(self.buffer) >= 4:
            length, start = struct.unpack_from("!H", self.buffer, 2)[0], 4
        elif length == LONG and len(self.buffer) >= 10:
            length, start = struct.unpack_from("!Q", self.buffer, 2)[0], 10
        elif length >= SHORT:
            return False
        if len(self.buffer) < start + length:
            return False
        content = self.buffer[start : start + length]
        self.buffer = self.buffer[start + length :]
        if kind == TEXT:
            self.bytes += length
            self.heard(self, content)
        elif kind == PING:
            self.send(content, PONG)
        elif kind == CLOSE:
            self.ended = True
        return True

    def send(self, content: bytes, kind: int = TEXT) -> None:
        """Send a message of less than 64 KiB, masked with zeros, because clients have to mask."""
        length = len(content)
        head = bytes([128 | kind, 128 | length]) if length < SHORT else struct.pack("!BBH", 128 | kind, 254, length)
        self.transport.write(head + bytes(4) + content)

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True

    def close(self) -> None:
        """Close the connection."""
        self.transport.close()


async def connected(host: str, port: int, path: str, names: list[str], heard: Callable[["Line", bytes], None]) -> Line:
    """An open connection."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, names, heard), host, port)
    await line.open
    return line
