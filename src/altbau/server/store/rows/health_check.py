"""Health check of the database: reads a table and writes as a move would."""

import asyncio
from time import monotonic

from sqlalchemy import Connection, insert, select

from altbau.errors import BadInput
from altbau.runtime.home import Append
from altbau.server.store.archive import remove_table
from altbau.server.store.log_append import ChecksumCache, append
from altbau.server.store.schema import games
from altbau.server.store.store import Store
from altbau.table.log.table_log import Entry

NOBODYS = "-"  # id of a table that is written and deleted
FRESH = 1.0  # seconds for which a good result is reused
BODY = "-" * 65_536  # larger than any write of a move or table


class HealthCheck:
    """The health check of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._well = -FRESH

    async def feel(self) -> None:
        """Return once a table has been read and the writer has written. Raises BadInput or the database's error."""
        if monotonic() - self._well >= FRESH:
            await asyncio.to_thread(check_reading, self.store)
            await self.store.queue_write(check_writing)
            self._well = monotonic()


def check_reading(store: Store) -> None:
    """Read one table with its log. Damage of that table alone is ignored. Raises BadInput if the database is
    damaged."""
    with store.reading() as connection:
        id = connection.execute(select(games.c.id).limit(1)).scalar()
    if id:
        try:
            store.game(id)
        except BadInput as error:
            if error.code == "database-damaged":
                raise


def check_writing(connection: Connection) -> None:
    """Write a table with an entry, and delete both."""
    connection.execute(insert(games).values(id=NOBODYS, created="", body=BODY, told=""))
    append(connection, [Append(NOBODYS, Entry(1, "move", {}, None), "")], ChecksumCache())
    remove_table(connection, NOBODYS)
