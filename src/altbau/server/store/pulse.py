"""Whether the database can do its work: a table is read and something is written, as a move would be."""

import asyncio
from time import monotonic

from sqlalchemy import Connection, insert, select

from altbau.errors import BadInput
from altbau.server.store.appending import Append, Seals, append
from altbau.server.store.archive import remove
from altbau.server.store.schema import games
from altbau.server.store.store import Store
from altbau.table.log import Entry

NOBODYS = "-"  # the id of a table that is written and taken back
FRESH = 1.0  # seconds for which a good answer holds, so that asking often costs nothing
BODY = "-" * 65_536  # more than any move or table writes


class Pulse:
    """The pulse of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._well = -FRESH

    async def feel(self) -> None:
        """Done when a table has been read and the writer has written. Raises BadInput or what the database raises."""
        if monotonic() - self._well >= FRESH:
            await asyncio.to_thread(read, self.store)
            await self.store.written(written)
            self._well = monotonic()


def read(store: Store) -> None:
    """Read some table with its record; what is wrong with that alone is not the database's fault. Raises
    BadInput."""
    with store.reading() as connection:
        id = connection.execute(select(games.c.id).limit(1)).scalar()
    if id:
        try:
            store.game(id)
        except BadInput as error:
            if error.code == "database-damaged":
                raise


def written(connection: Connection) -> None:
    """Write a table with an entry, and take all of it back."""
    connection.execute(insert(games).values(id=NOBODYS, created="", body=BODY, told=""))
    append(connection, [Append(NOBODYS, Entry(1, "move", {}, None), "")], Seals())
    remove(connection, NOBODYS)
