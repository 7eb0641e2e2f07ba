"""A proxy that can go dead without closing its connections: it then reads everything and passes nothing on."""

import asyncio
import tempfile
import threading
from contextlib import suppress
from queue import SimpleQueue
from typing import TypeAlias
from urllib.parse import urlsplit

from sqlalchemy import make_url

CHUNK = 65_536
SOCKET = ".s.PGSQL.5432"  # in the folder of a PostgreSQL

Ends: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Line:
    """Passes on bytes in both directions until it is dead; `address` is the address of the server through it."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._alive = threading.Event()
        self._alive.set()
        self._connections: set[asyncio.StreamWriter] = set()
        begun: SimpleQueue[tuple[str, asyncio.AbstractEventLoop, asyncio.Event]] = SimpleQueue()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._pass_on(begun)))
        self._thread.start()
        self.address, self._loop, self._over = begun.get()

    def die(self) -> None:
        """Drop all bytes from now on, without closing connections."""
        self._alive.clear()

    def come_back(self) -> None:
        """Pass on bytes again over new connections; close the old ones."""
        self._loop.call_soon_threadsafe(self._break_off)

    def end(self) -> None:
        """Close it."""
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    def _break_off(self) -> None:
        self._alive.set()
        for connection in self._connections:
            connection.close()

    async def _listen(self) -> tuple[asyncio.Server, str]:
        listening = await asyncio.start_server(self._meet, "127.0.0.1")
        return listening, f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"

    async def _reach(self) -> Ends:
        return await asyncio.open_connection("127.0.0.1", urlsplit(self._server).port)

    async def _pass_on(self, begun: SimpleQueue[tuple[str, asyncio.AbstractEventLoop, asyncio.Event]]) -> None:
        over = asyncio.Event()
        listening, address = await self._listen()
        begun.put((address, asyncio.get_running_loop(), over))
        await over.wait()
        listening.close()

    async def _meet(self, page: asyncio.StreamReader, to_page: asyncio.StreamWriter) -> None:
        server, to_server = await self._reach()
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


class LineToDatabase(Line):
    """The same for a PostgreSQL on a Unix socket; `address` is the address of the database through it."""

    async def _listen(self) -> tuple[asyncio.Server, str]:
        folder = tempfile.mkdtemp(prefix="altbau-line-")  # short enough for a socket
        listening = await asyncio.start_unix_server(self._meet, f"{folder}/{SOCKET}")
        address = make_url(self._server).update_query_dict({"host": folder})
        return listening, address.render_as_string(hide_password=False)

    async def _reach(self) -> Ends:
        return await asyncio.open_unix_connection(f"{make_url(self._server).query['host']}/{SOCKET}")
