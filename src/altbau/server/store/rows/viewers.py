"""Viewers of tables by process: a row for each table and process, deleted when the process is dead (`leases.py`)."""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, delete, select, text

from altbau.core.engine.ids import Seat
from altbau.server.store.log_append import encode_json
from altbau.server.store.schema import attendance, upsert
from altbau.server.store.store import Store
from altbau.table.log.stored_log import decode_json

PASSED_ON: Final = text("""
    UPDATE game SET bucket = theirs.bucket FROM (
        SELECT lease.bucket FROM lease JOIN attendance ON worker = holder
        WHERE attendance.game = :game AND worker <> :me AND until > extract(epoch FROM clock_timestamp())
        ORDER BY random() LIMIT 1
    ) AS theirs WHERE game.id = :game RETURNING game.bucket
""")


class ViewerRows:
    """The viewers in the rows of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, game: str, there: Mapping[Seat, int]) -> None:
        """Store the number of connections of a table to this process, by seat; spectators under NOBODY. Raises
        BadInput."""
        key = {"game": game, "worker": self._store.name}

        def job(connection: Connection) -> None:
            if there:
                upsert(connection, attendance, key, {"body": encode_json({str(seat): n for seat, n in there.items()})})
            else:
                connection.execute(delete(attendance).filter_by(**key))

        await self._store.queue_write(job, game)

    def elsewhere(self, game: str) -> Mapping[Seat, int]:
        """The number of connections of a table to all other processes, by seat."""
        others = attendance.c.game == game, attendance.c.worker != self._store.name
        with self._store.reading() as connection:
            bodies = list(connection.execute(select(attendance.c.body).where(*others)).scalars())
        found: Counter[Seat] = Counter()
        for body in bodies:
            found.update({Seat(int(seat)): n for seat, n in decode_json(body, "table-damaged").items()})
        return found

    async def pass_on(self, game: str) -> int | None:
        """Move a table to a bucket of another process that has viewers of it. Returns the bucket, or None if there is
        no such process. Raises BadInput."""
        found: list[int] = []

        def job(connection: Connection) -> None:
            found.extend(connection.execute(PASSED_ON, {"game": game, "me": self._store.name}).scalars())

        await self._store.queue_write(job, game)
        return found[0] if found else None

    def tables_with_viewers(self) -> Collection[str]:
        """All tables with viewers."""
        with self._store.reading() as connection:
            return set(connection.execute(select(attendance.c.game)).scalars())
