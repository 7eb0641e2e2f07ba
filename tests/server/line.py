"""A line to a server that can die without anybody being told: a proxy that takes everything and passes nothing on."""

import asyncio
import threading
from contextlib import suppress
from queue import SimpleQueue
from urllib.parse import urlsplit

CHUNK = 65_536


class Line:
    """Passes on what comes, in both directions, until it is dead; `address` is where a page finds the server."""

    def __init__(self, server: str) -> None:
        self._port = urlsplit(server).port
        self._alive = threading.Event()
        self._alive.set()
        self._connections: set[asyncio.StreamWriter] = set()
        begun: SimpleQueue[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]] = SimpleQueue()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._pass_on(begun)))
        self._thread.start()
        port, self._loop, self._over = begun.get()
        self.address = f"http://127.0.0.1:{port}"

    def die(self) -> None:
        """Swallow everything from now on; nothing is closed."""
        self._alive.clear()

    def come_back(self) -> None:
        """Pass on again what comes by new connections; the old ones are broken off."""
        self._loop.call_soon_threadsafe(self._break_off)

    def end(self) -> None:
        """Close it."""
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    def _break_off(self) -> None:
        self._alive.set()
        for connection in self._connections:
            connection.close()

    async def _pass_on(self, begun: SimpleQueue[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]]) -> None:
        over = asyncio.Event()
        listening = await asyncio.start_server(self._meet, "127.0.0.1")
        begun.put((listening.sockets[0].getsockname()[1], asyncio.get_running_loop(), over))
        await over.wait()
        listening.close()

    async def _meet(self, page: asyncio.StreamReader, to_page: asyncio.StreamWriter) -> None:
        server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        self._connections |= {to_page, to_server}
        with suppress(asyncio.CancelledError):  # at the end
            await asyncio.gather(self._flow(page, to_server), self._flow(server, to_page))
        self._connections -= {to_page, to_server}
        to_server.close()
        to_page.close()

    async def _flow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):  # a closed page leaves one behind
            while said := await reader.read(CHUNK):
                if self._alive.is_set():
                    writer.write(said)
                    await writer.drain()
        if self._alive.is_set():
            writer.close()
