"""The chat lines of tables."""

from concurrent.futures import Future

from sqlalchemy import Connection, delete, insert, select

from altbau.core.data import Data
from altbau.server.store.log_append import encode_json
from altbau.server.store.schema import words
from altbau.server.store.store import Store
from altbau.table.log.stored_log import decode_json


class ChatRows:
    """The chat lines of one table."""

    def __init__(self, store: Store, game: str) -> None:
        self._store = store
        self._game = game

    def add(self, room: str, number: int, said: Data, most: int) -> "Future[None]":
        """Store a line of a room, and delete all but its last `most` lines. The future fails with Conflict if the room
        has a line of this number."""
        row = insert(words).values(game=self._game, room=room, number=number, body=encode_json(said))
        old = delete(words).where(words.c.game == self._game, words.c.room == room, words.c.number <= number - most)

        def job(connection: Connection) -> None:
            connection.execute(row)
            connection.execute(old)

        return self._store.submit(job, self._game)

    def all(self) -> list[tuple[str, Data]]:
        """All lines with their rooms, in the order of their numbers."""
        with self._store.reading() as connection:
            rows = connection.execute(select(words).where(words.c.game == self._game).order_by(words.c.number))
            return [(row.room, decode_json(row.body, "table-damaged")) for row in rows]
