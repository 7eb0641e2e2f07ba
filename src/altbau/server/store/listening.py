"""Hearing what other processes over a database of PostgreSQL tell (`news.py`), by a connection of its own. A pooler
that shares connections out by the transaction, such as PgBouncer, can't stand between."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import psycopg
from sqlalchemy import URL

from altbau.server.store.news import CHANNEL, Heard, heard

LOOK: Final = 5.0  # seconds between two looks at heads, and for an answer of the database
RETRY: Final = 0.5  # seconds until a lost connection is made anew


class Listener:
    """Hears what other processes tell."""

    def __init__(self, url: URL, own: str) -> None:
        self._address: dict[str, Any] = {**url.translate_connect_args(username="user", database="dbname"), **url.query}
        self._own = own
        self.heard_at = monotonic()  # when the database has answered last

    async def listen(self, hear: Callable[[Heard], None], look: Callable[[], None]) -> None:
        """Hear what others tell until this is cancelled; `look` is called when something may have been missed. A
        connection that gives no answer is made anew."""
        while True:
            try:
                await self._listen(hear, look)
            except (psycopg.Error, OSError, TimeoutError):
                await asyncio.sleep(RETRY)

    async def _listen(self, hear: Callable[[Heard], None], look: Callable[[], None]) -> None:
        async with asyncio.timeout(LOOK):
            connection = await psycopg.AsyncConnection.connect(**self._address, autocommit=True)
        try:
            await self._ask(connection, f"LISTEN {CHANNEL}")
            while True:
                look()
                async for told in connection.notifies(timeout=LOOK):
                    by, *names = told.payload.split(" ")
                    if by != self._own:
                        hear(heard(names))
                await self._ask(connection, "SELECT 1")
        finally:
            connection.pgconn.finish()  # which waits for nobody

    async def _ask(self, connection: psycopg.AsyncConnection[tuple[object, ...]], query: str) -> None:
        async with asyncio.timeout(LOOK):
            await connection.execute(query.encode())
        self.heard_at = monotonic()
