"""The rows of tables that wait for their players. When a table is dealt, its row is deleted in the same transaction
(`Store.add_game`)."""

import json
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from altbau.core.data import Data
from altbau.runtime.home import Conflict
from altbau.server.store.log_append import encode_json
from altbau.server.store.schema import attendance, channels, games, lobbies, ties
from altbau.server.store.store import Store
from altbau.server.store.wall_clock import timestamp
from altbau.server.store.writer import Job


class LobbyRow(NamedTuple):
    """A table that waits: when it was opened, its version, which counts changes, and its content."""

    opened: str
    version: int
    body: Data


class LobbyRows:
    """The lobbies of a store. Reads happen in the caller's thread."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def find(self, id: str) -> LobbyRow | None:
        """A table that waits, or None. Raises BadInput."""
        with self.store.reading() as connection:
            row = connection.execute(select(lobbies).where(lobbies.c.id == id)).first()
        return None if row is None else LobbyRow(row.opened, row.version, json.loads(row.body))

    def among(self, ids: Collection[str]) -> dict[str, LobbyRow]:
        """Those of these tables that wait, by id."""
        with self.store.reading() as connection:
            rows = connection.execute(select(lobbies).where(lobbies.c.id.in_(ids))).all()
        return {row.id: LobbyRow(row.opened, row.version, json.loads(row.body)) for row in rows}

    def dealt_tables(self, ids: Collection[str]) -> set[str]:
        """Those of these tables that have been dealt."""
        with self.store.reading() as connection:
            return set(connection.execute(select(games.c.id).where(games.c.id.in_(ids))).scalars())

    async def add(self, id: str, body: Data) -> LobbyRow:
        """Store a new table that waits. Raises BadInput."""
        row = LobbyRow(timestamp(), 0, body)
        written = insert(lobbies).values(id=id, opened=row.opened, version=row.version, body=encode_json(body))
        await self.store.queue_write(lambda connection: connection.execute(written).close())
        return row

    async def change(self, id: str, version: int, body: Data) -> None:
        """Store the new content of a table whose version is still `version`. Raises Conflict if it has another one, or
        waits no more."""
        change = update(lobbies).where(lobbies.c.id == id, lobbies.c.version == version)
        change = change.values(version=version + 1, body=encode_json(body))

        def job(connection: Connection) -> None:
            if connection.execute(change).rowcount != 1:
                raise Conflict

        await self.store.queue_write(job, id)

    def removal(self, id: str, version: int) -> Job:
        """A job that deletes a table, as it is dealt, whose version is still `version`; else it raises Conflict."""

        row = delete(lobbies).where(lobbies.c.id == id, lobbies.c.version == version)

        def job(connection: Connection) -> None:
            if connection.execute(row).rowcount != 1:
                raise Conflict

        return job

    async def remove(self, id: str, also: Job | None = None) -> None:
        """Delete a table that waits, the ties of its seats to persons and the ways to call them; run the job `also` in
        the same transaction. Raises BadInput."""

        def job(connection: Connection) -> None:
            connection.execute(delete(lobbies).where(lobbies.c.id == id))
            for owner in (ties.c.game, channels.c.game):
                connection.execute(delete(owner.table).where(owner == id))
            if also:
                also(connection)

        await self.store.queue_write(job, id)

    def unused_tables(self, since: str) -> list[str]:
        """The tables opened before a moment that have no viewers at another process."""
        looked_at = select(attendance.c.game).where(
            attendance.c.game == lobbies.c.id, attendance.c.worker != self.store.name
        )
        old = select(lobbies.c.id).where(lobbies.c.opened < since, ~looked_at.exists())
        with self.store.reading() as connection:
            return list(connection.execute(old).scalars())
