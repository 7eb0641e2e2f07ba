"""Receiving notifications of other processes (`notifications.py`) on one PostgreSQL connection, and reading their
changes on another. A pooler in transaction mode, such as PgBouncer, does not work in between."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, TypeAlias

import psycopg
from psycopg.rows import TupleRow
from sqlalchemy import URL

from altbau.core.data import Data
from altbau.server.store.backends.query_timeout import QueryTimeout
from altbau.server.store.cluster.notifications import CHANNEL, Notification, parse_notification

LOOK: Final = 5.0  # seconds between two reads of all states, and timeout for an answer of the database
RETRY: Final = 0.5  # seconds until a lost connection is replaced

Connection: TypeAlias = psycopg.AsyncConnection[TupleRow]


class Listener:
    """Receives the notifications of other processes, and this one's own about changes beside logs. It needs the number
    of those for `Append.unheard`: otherwise each move would be announced to all processes."""

    def __init__(self, url: URL, own: str) -> None:
        self._address: Data = {**url.translate_connect_args(username="user", database="dbname"), **url.query}
        self._own = own
        self._reading: Connection | None = None
        self.heard_at = monotonic()  # when the database answered last

    async def listen(self, hear: Callable[[Notification], None], look: Callable[[], None]) -> None:
        """Receive notifications until cancelled. `look` is called when some may have been missed. A connection without
        answers is replaced."""
        while True:
            try:
                async with self._connected() as hearing:
                    await self._listen(hearing, hear, look)
            except (psycopg.Error, OSError, TimeoutError):
                await asyncio.sleep(RETRY)
            finally:
                self._end_reading()

    async def read(self, statement: str, values: Sequence[object]) -> list[TupleRow]:
        """The rows of a statement, read while `listen` runs. Raises the driver's errors; the next call then uses a new
        connection."""
        try:
            async with asyncio.timeout(LOOK):
                if self._reading is None:
                    self._reading = await psycopg.AsyncConnection.connect(**self._address, autocommit=True)
                said = await self._reading.execute(statement.encode(), values)
                return await said.fetchall()
        except psycopg.OperationalError:
            self._end_reading()
            raise
        except TimeoutError:
            self._end_reading()
            raise QueryTimeout(f"no answer for {LOOK:.0f} s") from None

    def _end_reading(self) -> None:
        if self._reading:
            self._reading.pgconn.finish()  # does not block
            self._reading = None

    async def _listen(
        self, hearing: Connection, hear: Callable[[Notification], None], look: Callable[[], None]
    ) -> None:
        await self._ask(hearing, f"LISTEN {CHANNEL}")
        while True:
            look()
            async for told in hearing.notifies(timeout=LOOK):
                by, *names = told.payload.split(" ")
                said = parse_notification(names)
                hear(said if by != self._own else Notification(frozenset(), said.beside))
            await self._ask(hearing, "SELECT 1")

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Connection]:
        async with asyncio.timeout(LOOK):
            connection = await psycopg.AsyncConnection.connect(**self._address, autocommit=True)
        try:
            yield connection
        finally:
            connection.pgconn.finish()  # does not block

    async def _ask(self, connection: Connection, query: str) -> None:
        async with asyncio.timeout(LOOK):
            await connection.execute(query.encode())
        self.heard_at = monotonic()
