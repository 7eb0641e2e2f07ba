"""What finished games came to, kept with their records."""

import zlib

from sqlalchemy import Connection, select

from altbau.server.store.schema import analyses, games, put
from altbau.server.store.store import Store


class AnalysisRows:
    """The analyses of a store. Reading happens in the caller's thread."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def find(self, game: str, number: int, made: str) -> bytes | None:
        """The lines about a game of a table, if they were made so."""
        own = (analyses.c.game == game, analyses.c.number == number, analyses.c.made == made)
        with self._store.reading() as connection:
            body = connection.execute(select(analyses.c.body).where(*own)).scalar()
        return None if body is None else zlib.decompress(body)

    async def keep(self, game: str, number: int, made: str, said: bytes) -> None:
        """Keep the lines about a game in place of those of before, unless its table has been put away meanwhile."""

        def job(connection: Connection) -> None:
            if connection.execute(select(games.c.id).where(games.c.id == game)).first():
                put(connection, analyses, {"game": game, "number": number}, {"made": made, "body": zlib.compress(said)})

        await self._store.written(job)
