"""Analyses of finished games, stored with their tables."""

import zlib

from sqlalchemy import Connection, select

from altbau.server.store.schema import analyses, games, upsert
from altbau.server.store.store import Store


class AnalysisRows:
    """The analyses of a store. Reads happen in the caller's thread."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def find(self, game: str, number: int, made: str) -> bytes | None:
        """The stored lines about a game of a table, or None. `made` is the digest of names and program version that
        they must have been made with."""
        own = (analyses.c.game == game, analyses.c.number == number, analyses.c.made == made)
        with self._store.reading() as connection:
            body = connection.execute(select(analyses.c.body).where(*own)).scalar()
        return None if body is None else zlib.decompress(body)

    async def keep(self, game: str, number: int, made: str, said: bytes) -> None:
        """Store the lines about a game, replacing older ones, unless its table has been archived or deleted meanwhile.
        Raises BadInput."""

        def job(connection: Connection) -> None:
            if connection.execute(select(games.c.id).where(games.c.id == game)).first():
                upsert(
                    connection, analyses, {"game": game, "number": number}, {"made": made, "body": zlib.compress(said)}
                )

        await self._store.queue_write(job)
