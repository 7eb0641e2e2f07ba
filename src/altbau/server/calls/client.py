"""The one HTTP client of the server. It calls public addresses only: a host is looked up once, all that was found is
checked, and the connection goes to what was checked, whatever the name means a moment later. It follows no redirect,
reads the head of an answer only, and gives up after a few seconds."""

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import h11

from altbau.server.calls.addresses import Endpoint, is_public

LONGEST: Final = 5.0  # seconds for a whole call
MOST_READ: Final = 4096  # bytes of an answer


class CallClient:
    """Calls endpoints."""

    def __init__(self, trust: Callable[[], ssl.SSLContext] = ssl.create_default_context) -> None:
        """`trust` makes what decides which certificates are valid; by default this machine's authorities do. It is
        called in a thread, since to read them takes time, and only once a call needs them."""
        self._make_trust = trust
        self._trust: ssl.SSLContext | None = None
        self._trusting = asyncio.Lock()

    async def call(
        self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes, method: str = "POST"
    ) -> int | None:
        """Send a request; the status of the answer, or None if none came. No error tells more, since it could tell the
        address."""
        with suppress(TimeoutError, OSError, ValueError, h11.ProtocolError):
            host = endpoint.origin.removeprefix("https://")
            own = {"Host": host, "Content-Length": str(len(body)), "Connection": "close"}
            request = h11.Request(method=method, target=endpoint.target, headers=[*own.items(), *headers.items()])
            async with asyncio.timeout(LONGEST):
                addresses = await self._addresses(endpoint)
                if addresses and all(map(is_public, addresses)):
                    return await self._exchange(addresses, endpoint, [request, h11.Data(data=body), h11.EndOfMessage()])
        return None

    async def _addresses(self, endpoint: Endpoint) -> list[str]:
        """The addresses of a host, in the order in which they are to be tried."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
        return [*dict.fromkeys(str(address[0]) for *_, address in found)]

    async def _trusted(self) -> ssl.SSLContext:
        """What decides which certificates are valid, made for the first call."""
        async with self._trusting:
            if self._trust is None:
                self._trust = await asyncio.to_thread(self._make_trust)
            return self._trust

    async def _exchange(self, addresses: list[str], endpoint: Endpoint, request: Sequence[h11.Event]) -> int | None:
        """Send a request to the first address that can be reached; the status. Raises OSError, ProtocolError."""
        reader, writer = await self._connect(addresses, endpoint)
        try:
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
            for part in request:
                writer.write(connection.send(part) or b"")
            return await read_status(connection, reader)
        finally:
            writer.transport.abort()  # the rest of the answer is not wanted

    async def _connect(
        self, addresses: list[str], endpoint: Endpoint
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        *others, last = addresses
        for address in others:
            with suppress(OSError):
                return await self._open(address, endpoint)
        return await self._open(last, endpoint)

    async def _open(self, address: str, endpoint: Endpoint) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to an address that proves to be the endpoint's host. Raises OSError."""
        return await asyncio.open_connection(
            address, endpoint.port, ssl=await self._trusted(), server_hostname=endpoint.host, limit=MOST_READ
        )


async def read_status(connection: h11.Connection, reader: asyncio.StreamReader) -> int | None:
    """The status of the answer, of which at most `MOST_READ` bytes are read; None if it does not come with them. Raises
    ProtocolError."""
    left = MOST_READ
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA and left:
            data = await reader.read(left)
            left -= len(data)
            connection.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            return None
