"""Tables as event logs in a database: reading and writing them."""

import json
from collections.abc import Collection
from concurrent.futures import Future
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.runtime.home import Append, Conflict, Dealt, MutableRow, Preference
from altbau.server.error_log import ErrorRecords
from altbau.server.store.anonymization import Erased, erase
from altbau.server.store.backend import Database, open_backend
from altbau.server.store.cluster.shared_limits import SharedLimits
from altbau.server.store.cluster.timeline import timeline
from altbau.server.store.log_append import SNAPSHOT, ChecksumCache, append, encode_json, execute_many
from altbau.server.store.remote_changes import RemoteChanges
from altbau.server.store.schema import (
    admissions,
    codes,
    entries,
    games,
    preferences,
    snapshots,
    summaries,
    upsert,
)  # fmt: skip
from altbau.server.store.server_time import ServerClock, SharedServerClock, last_beat
from altbau.server.store.wall_clock import timestamp
from altbau.server.store.writer import Job, Writer
from altbau.table.log.stored_log import LogRow, StoredLog, decode_json, lines_of
from altbau.table.log.table_log import Entry


class Summary(NamedTuple):
    """A row of the table `summary`: what lists show of a table."""

    game: str
    since: str
    state: str
    line_up: str
    opens: str
    watched: str
    evening: str
    number: int
    began: str
    counts: bool
    deadline: str


class Store(Writer):
    """The database. No other server has it open, unless it is shared. Writes are made in the writer's thread, reads in
    the caller's."""

    def __init__(self, database: Database, *, name: str | None = None) -> None:
        """Open the database, bringing its schema up to date. With a `name` this process shares it with others. Raises
        BadInput."""
        backend = open_backend(database, name)
        self.evidence = ErrorRecords(backend.evidence)
        self.unsafe = backend.unsafe
        self.shelf = backend.archive
        self.name = backend.name
        self.listener = backend.listener
        self.leases = backend.leases
        self.allowances = SharedLimits(self.submit) if backend.listener else None
        self.elsewhere = RemoteChanges(self, backend)
        with backend.engine.connect() as connection:
            self.heart = (SharedServerClock if backend.listener else ServerClock)(last_beat(connection))
        with backend.for_writing() as connection, connection.begin():
            self.timeline = timeline(connection)
        super().__init__(backend)

    def close(self) -> None:
        """Write all queued jobs, then close the database."""
        self.evidence.close()
        self.finish()
        self._backend.close()

    # --- tables -----------------------------------------------------------------------------------------------------

    def add_game(self, new: Dealt, also: Job | None = None) -> "Future[None]":
        """Store a new table and the rematch link of the table before, and do the job `also`. The future fails with
        Conflict if the table before has a rematch already."""

        def job(connection: Connection) -> None:
            now = timestamp()
            row = insert(games).values(
                id=new.id, created=now, played=now, body=encode_json(new.body), told=new.told,
                rules=new.body.get("version", 0), bucket=new.bucket,
            )  # fmt: skip
            connection.execute(row)
            connection.execute(insert(summaries).values(game=new.id, since=now, began=now, **new.listed))
            append(connection, new.entries, ChecksumCache())
            taken = [(new.id, len(new.entries), encode_json(new.snapshot))] if new.snapshot else []
            execute_many(connection, SNAPSHOT, taken)
            if new.previous:
                free = update(games).where(games.c.id == new.previous, games.c.next.is_(None))
                if connection.execute(free.values(next=new.id)).rowcount != 1:
                    raise Conflict
            if also:
                also(connection)

        return self.submit(job, new.previous)

    def game(self, id: str) -> tuple[Data, str | None, list[Entry]] | None:
        """How a table was started, its rematch, and its log; None if there is no such table. Raises BadInput with the
        number of the first entry that is missing or altered."""
        found = self.log(id)
        return (found.start(), found.next, found.entries()) if found else None

    def log(self, id: str) -> StoredLog | None:
        """A table as stored, not yet read; None if there is no such table."""
        with self.reading() as connection:
            found = log_of(connection, id)
        if found and not self._backend.snapshot:  # more may have been written since
            return found._replace(rows=[row for row in found.rows if row.seq <= found.last])
        return found

    def start(self, id: str) -> Data | None:
        """How a table was started, without reading its log; None if there is no such table. Raises BadInput if it is
        unreadable."""
        with self.reading() as connection:
            body = connection.execute(select(games.c.body).where(games.c.id == id)).scalar()
            return None if body is None else decode_json(body, "table-damaged")

    def next_of(self, id: str) -> str | None:
        """The id of a table's rematch, or None."""
        with self.reading() as connection:
            return connection.execute(select(games.c.next).where(games.c.id == id)).scalar()

    def upgrade(self, game: str, version: int, goes_on: Append | None) -> None:
        """Store the version of the rules under which a table continues, and the entry `goes_on` for that if one is
        needed. Waits for the write. Raises BadInput."""

        def job(connection: Connection) -> None:
            if goes_on:
                append(connection, [goes_on], self._seals)
            amend(connection, game, "version", version)
            connection.execute(update(games).where(games.c.id == game).values(rules=version))

        self.submit(job, game).result()

    def write_setting(self, game: str, key: str, value: str | int) -> "Future[None]":
        """Store one setting of a table that was changed after its start."""
        return self.submit(lambda connection: amend(connection, game, key, value), game)

    def history(self, game: str) -> tuple[int, Data, list[Data]]:
        """A table's snapshot, with the number of the entry after which it was taken, and its log as shown to
        players."""
        with self.reading() as connection:
            row = connection.execute(select(snapshots).where(snapshots.c.game == game)).one()
        return row.seq, decode_json(row.body, "table-damaged"), lines_of(self.additions(game))

    def add_admission(self, game: str, admission: Data, listed: Data, *, ends_code: bool) -> "Future[None]":
        """Store a change of who may play a seat, and the new list row of the table. With `ends_code` the seat's code is
        deleted."""
        row = insert(admissions).values(game=game, number=admission["number"], body=encode_json(admission))
        told = update(summaries).where(summaries.c.game == game).values(listed)

        def job(connection: Connection) -> None:
            connection.execute(row)
            connection.execute(told)
            if ends_code:
                connection.execute(delete(codes).where(codes.c.game == game, codes.c.seat == admission["seat"]))

        return self.submit(job, game)

    def admissions(self, game: str) -> list[Data]:
        """All changes of who may play the seats of a table, in order."""
        with self.reading() as connection:
            rows = select(admissions.c.body).where(admissions.c.game == game).order_by(admissions.c.number)
            return [decode_json(body, "table-damaged") for body in connection.execute(rows).scalars()]

    def summaries(self, games: Collection[str] = (), *, series: str | None = None) -> list[Summary]:
        """The list rows of those of these tables that exist, archived ones included; or of the tables of a series, in
        order."""
        wanted = summaries.c.game.in_(games) if series is None else summaries.c.evening == series
        with self.reading() as connection:
            rows = connection.execute(select(summaries).where(wanted).order_by(summaries.c.number))
            return [Summary(*row) for row in rows]

    def prefer(self, game: str, preference: Preference) -> "Future[None]":
        """Store a preference of a seat."""
        seat, wish, on, said = preference
        key = {"game": game, "seat": seat, "card": wish}
        return self.submit(
            lambda connection: upsert(connection, preferences, key, {"silenced": on, "said": said}), game
        )

    def preferences(self, game: str) -> list[Preference]:
        """The preferences of the seats of a table."""
        with self.reading() as connection:
            rows = connection.execute(select(preferences).where(preferences.c.game == game))
            return [Preference(row.seat, row.card, row.silenced, row.said) for row in rows]

    def additions(self, game: str) -> list[str]:
        """The lines that the deal and each entry of a table have added to its shown log (JSON). The table must
        exist."""
        with self.reading() as connection:
            dealt = connection.execute(select(games.c.told).where(games.c.id == game)).scalar_one()
            query = select(entries.c.told).where(entries.c.game == game).order_by(entries.c.seq)
            return [dealt, *connection.execute(query).scalars()]

    def mutable_row(self, id: str) -> MutableRow:
        """The rows of a table beside its log. The table must exist. Raises BadInput."""
        with self.reading() as connection:
            row = connection.execute(select(games.c.beside, games.c.body, games.c.next).where(games.c.id == id)).one()
        body = decode_json(row.body, "table-damaged")
        return MutableRow(row.beside, body, row.next, self.admissions(id), self.preferences(id))

    # --- erasing a person -------------------------------------------------------------------------------------------

    async def erase(self, id: str, seats: Collection[Seat], erased: Erased) -> None:
        """Delete the personal data of these seats of a table, archived or not; the moves stay. Raises BadInput."""

        def job(connection: Connection) -> None:
            self._backend.archive.bring_back(connection, id)
            erase(connection, id, seats, erased)

        await self.queue_write(job, id)
        await self.queue_write(lambda _: self._backend.archive.forget(id))  # only once the live copy is committed

    # --- the archive ------------------------------------------------------------------------------------------------

    def archive(self, id: str, since: str) -> "Future[None]":
        """Move a table to the archive, unless it was played after `since`."""

        def job(connection: Connection) -> None:
            resting = select(games.c.id).where(games.c.id == id, games.c.played < since)
            if connection.execute(resting).first():
                self._backend.archive.keep(connection, id)

        return self.submit(job)

    def bring_back(self, id: str) -> "Future[None]":
        """Copy a table back from the archive if it is there. Earlier queued writes are done before."""

        return self.submit(lambda connection: self._backend.archive.bring_back(connection, id))


def idle_tables(store: Store, since: str) -> list[str]:
    """The tables without a move since a moment."""
    with store.reading() as connection:
        return list(connection.execute(select(games.c.id).where(games.c.played < since)).scalars())


def log_of(connection: Connection, id: str) -> StoredLog | None:
    """A table as stored, not yet read; None if there is no such table."""
    found = connection.execute(select(games.c.body, games.c.next, games.c.last).where(games.c.id == id)).first()
    if found is None:
        return None
    row = entries.c.seq, entries.c.kind, entries.c.body, entries.c.client, entries.c.checksum
    rows = connection.execute(select(*row).where(entries.c.game == id).order_by(entries.c.seq))
    return StoredLog(id, found.body, found.next, [LogRow(*each) for each in rows], found.last)


def amend(connection: Connection, game: str, key: str, value: str | int) -> None:
    """Change one key of the stored start of a table. Where several processes write, its row has been locked before
    (`Backend.hold`)."""
    body = json.loads(connection.execute(select(games.c.body).where(games.c.id == game)).scalar_one())
    connection.execute(update(games).where(games.c.id == game).values(body=encode_json(body | {key: value})))


def uncount(connection: Connection, game: str, why: str) -> None:
    """Store why a table counts in no list from now on."""
    amend(connection, game, "uncounted", why)
    connection.execute(update(summaries).where(summaries.c.game == game).values(counts=False))
