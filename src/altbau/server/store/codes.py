"""The rows of codes that wait to be typed, one of a seat. A code is spent in the same write as the admission that it
brings (`Store.add_admission`)."""

from concurrent.futures import Future

from sqlalchemy import Connection, delete, select

from altbau.core.engine.ids import Seat
from altbau.server.store.civil_time import timestamp
from altbau.server.store.schema import codes, put
from altbau.server.store.store import Store


class CodeRows:
    """Those of a store. Reading happens in the caller's thread."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def show(self, game: str, seat: Seat, digest: str, until: str) -> "Future[None]":
        """Write down that a code, known by its digest, is good for a seat until then, in place of one before. Codes
        that are not good any more go."""

        def job(connection: Connection) -> None:
            connection.execute(delete(codes).where(codes.c.until <= timestamp()))
            put(connection, codes, {"game": game, "seat": seat}, {"digest": digest, "until": until})

        return self._store.submit(job)

    def seat(self, game: str, digest: str) -> Seat | None:
        """The seat that a code is good for now, if there is one."""
        good = codes.c.game == game, codes.c.digest == digest, codes.c.until > timestamp()
        with self._store.reading() as connection:
            return connection.execute(select(codes.c.seat).where(*good)).scalar()
