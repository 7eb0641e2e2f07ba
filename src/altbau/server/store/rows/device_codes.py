"""The rows of codes for further devices, one per seat. A code is deleted in the same transaction as the admission that
it gives (`Store.add_admission`)."""

from concurrent.futures import Future

from sqlalchemy import Connection, delete, select

from altbau.core.engine.ids import Seat
from altbau.server.store.schema import codes, upsert
from altbau.server.store.store import Store
from altbau.server.store.wall_clock import timestamp


class CodeRows:
    """The codes of a store. Reads happen in the caller's thread."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def show(self, game: str, seat: Seat, digest: str, until: str) -> "Future[None]":
        """Store a seat's code, by its digest and expiry, replacing an earlier one. Expired codes are deleted."""

        def job(connection: Connection) -> None:
            connection.execute(delete(codes).where(codes.c.until <= timestamp()))
            upsert(connection, codes, {"game": game, "seat": seat}, {"digest": digest, "until": until})

        return self._store.submit(job)

    def seat(self, game: str, digest: str) -> Seat | None:
        """The seat of a valid code, or None."""
        good = codes.c.game == game, codes.c.digest == digest, codes.c.until > timestamp()
        with self._store.reading() as connection:
            return connection.execute(select(codes.c.seat).where(*good)).scalar()
