"""What people have said at tables, line by line."""

from concurrent.futures import Future

from sqlalchemy import Connection, delete, insert, select

from altbau.core.data import Data
from altbau.server.store.appending import decoded, encoded
from altbau.server.store.schema import words
from altbau.server.store.store import Store


class Words:
    """The lines of one table, in a store."""

    def __init__(self, store: Store, game: str) -> None:
        self._store = store
        self._game = game

    def add(self, room: str, number: int, said: Data, most: int) -> "Future[None]":
        """Write down what was said in a room, of which so many lines are kept. It ends in Conflict if there is a line
        of this number."""
        row = insert(words).values(game=self._game, room=room, number=number, body=encoded(said))
        old = delete(words).where(words.c.game == self._game, words.c.room == room, words.c.number <= number - most)

        def job(connection: Connection) -> None:
            connection.execute(row)
            connection.execute(old)

        return self._store.submit(job, self._game)

    def all(self) -> list[tuple[str, Data]]:
        """What was said, in the order of each room: room and line."""
        with self._store.reading() as connection:
            rows = connection.execute(select(words).where(words.c.game == self._game).order_by(words.c.number))
            return [(row.room, decoded(row.body, "table-damaged")) for row in rows]
