"""Tables as event logs in SQLite: one writer thread that commits in groups, so that what is acknowledged is on disk."""

import json
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import Connection, Row, delete, insert, select, text, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from altbau.core.data import Data
from altbau.core.ids import Seat
from altbau.errors import BadInput
from altbau.server.archive import Archive
from altbau.server.chain import checksum
from altbau.server.database import (
    admissions,
    cause,
    entries,
    games,
    is_full,
    lines,
    open_database,
    preferences,
    records,
    snapshots,
    timestamp,
    unusable,
)  # fmt: skip
from altbau.server.history import History
from altbau.server.locking import lock

Job: TypeAlias = Callable[[Connection], object]


@dataclass(frozen=True)
class Entry:
    """One line of a table's event log."""

    seq: int
    kind: str
    body: Data
    client: str | None


class Conflict(BadInput):
    """Somebody else has written an entry of this number, or this message, already."""

    def __init__(self) -> None:
        super().__init__("stale")


class Store:
    """The database, which no other process has open. `submit` writes in the writer thread; reading happens in the
    caller's."""

    def __init__(self, path: Path) -> None:
        path = Path(os.path.realpath(path))  # whatever links lead there, it is one file
        self._lock = locked(path)
        try:
            self._engine = open_database(path)
            self._archive = Archive(path)
        except BadInput:
            os.close(self._lock)
            raise
        self._jobs: queue.SimpleQueue[tuple[Job, Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="altbau-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is queued and stop."""
        self._jobs.put(None)
        self._writer.join()
        self._engine.dispose()
        self._archive.close()
        os.close(self._lock)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A connection for reading. Raises BadInput where the file is damaged."""
        try:
            with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, sqlite3.Error) as error:
            if "malformed" in str(error):
                raise BadInput("database-damaged") from error
            raise

    def submit(self, job: Job) -> "Future[None]":
        """Queue a write; the future is done when it is on disk, or holds the BadInput that says why it is not."""
        future: Future[None] = Future()
        self._jobs.put((job, future))
        return future

    def _write(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            group = [first]
            while not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                group.append(following)
            # From here on nobody can cancel: who asked has gone, or waits for what happens.
            wanted = [each for each in group if each[1].set_running_or_notify_cancel()]
            if wanted:
                self._commit(wanted)

    def _commit(self, group: list[tuple[Job, Future[None]]]) -> None:
        """Write a group in one transaction; if that fails, one by one, so that only the culprits do."""
        try:
            with self._engine.begin() as connection:
                for job, _ in group:
                    job(connection)
        except Exception as error:  # whatever it is, the writer goes on for the others
            if len(group) > 1:
                for each in group:
                    self._commit([each])
                return
            refused = storage_error(error)
            refused.__cause__ = error
            group[0][1].set_exception(refused)
            return
        for _, future in group:
            future.set_result(None)

    # --- tables -----------------------------------------------------------------------------------------------------

    def add_game(self, id: str, body: Data, previous: str | None, told: History) -> "Future[None]":
        """Write down a new table with the beginning of its history, and that it is the rematch of another."""

        def job(connection: Connection) -> None:
            now = timestamp()
            connection.execute(insert(games).values(id=id, created=now, played=now, body=json.dumps(body)))
            write_history(connection, id, 0, told)
            if previous:
                connection.execute(update(games).where(games.c.id == previous).values(next=id))

        return self.submit(job)

    def add_entry(self, game: str, entry: Entry, told: History, sheets: list[tuple[str, int, Data]]) -> "Future[None]":
        """Append to a table's record, with the history and the lines of the record sheets that come of it."""

        def job(connection: Connection) -> None:
            write_entry(connection, game, entry)
            write_history(connection, game, entry.seq, told)
            for name, players, body in sheets:
                connection.execute(insert(records).values(list=name, players=players, body=json.dumps(body)))

        return self.submit(job)

    def game(self, id: str) -> tuple[Data, str | None, list[Entry]] | None:
        """How a table was started, its rematch, and its log; None if there is no such table. Raises BadInput that names
        the first entry that is missing or damaged."""
        with self._reading() as connection:
            row = connection.execute(select(games).where(games.c.id == id)).first()
            if row is None:
                return None
            rows = connection.execute(select(entries).where(entries.c.game == id).order_by(entries.c.seq)).all()
        return decoded(row.body, "table-damaged"), row.next, sound(id, rows, row.last)

    def start(self, id: str) -> Data | None:
        """How a table was started, whatever has become of its log."""
        with self._reading() as connection:
            body = connection.execute(select(games.c.body).where(games.c.id == id)).scalar()
            return None if body is None else decoded(body, "table-damaged")

    def upgrade(self, game: str, version: int, entry: Entry | None = None, told: History | None = None) -> None:
        """Note under which rules a table goes on, and the entry by which it does so if it has to. Raises BadInput."""

        def job(connection: Connection) -> None:
            if entry and told:
                write_entry(connection, game, entry)
                write_history(connection, game, entry.seq, told)
            body = json.loads(connection.execute(select(games.c.body).where(games.c.id == game)).scalar_one())
            written = json.dumps(body | {"version": version})
            connection.execute(update(games).where(games.c.id == game).values(body=written))

        self.submit(job).result()

    def set_pace(self, game: str, pace: str) -> "Future[None]":
        """Note how long bots take at a table."""

        def job(connection: Connection) -> None:
            body = json.loads(connection.execute(select(games.c.body).where(games.c.id == game)).scalar_one())
            written = json.dumps(body | {"pace": pace})
            connection.execute(update(games).where(games.c.id == game).values(body=written))

        return self.submit(job)

    def without_history(self) -> list[str]:
        """The tables of which an older program has kept the record only."""
        with self._reading() as connection:
            known = select(snapshots.c.game)
            return list(connection.execute(select(games.c.id).where(games.c.id.not_in(known))).scalars())

    def add_history(self, game: str, seq: int, told: History) -> "Future[None]":
        """Write down the history of a table of an older program, as far as an entry."""

        def job(connection: Connection) -> None:
            write_history(connection, game, seq, told)
            if told.snapshot is None:
                connection.execute(insert(snapshots).values(game=game, seq=seq, body=None))

        return self.submit(job)

    def history(self, game: str) -> tuple[int, Data | None, list[Data]]:
        """A table's snapshot with the entry after which it was taken, and its log as it was told."""
        with self._reading() as connection:
            row = connection.execute(select(snapshots).where(snapshots.c.game == game)).one()
        return row.seq, decoded(row.body, "table-damaged") if row.body else None, self.told(game)

    def add_admission(self, game: str, admission: Data) -> "Future[None]":
        """Write down a change of who may play a seat."""
        row = insert(admissions).values(game=game, number=admission["number"], body=json.dumps(admission))
        return self.submit(lambda connection: connection.execute(row).close())

    def admissions(self, game: str) -> list[Data]:
        """All changes of who may play the seats of a table."""
        with self._reading() as connection:
            rows = select(admissions.c.body).where(admissions.c.game == game).order_by(admissions.c.number)
            return [decoded(body, "table-damaged") for body in connection.execute(rows).scalars()]

    def prefer(self, game: str, seat: Seat, card: str, silenced: bool) -> "Future[None]":
        """Write down whether a seat is not to be asked about a reaction card."""
        wish = upsert(preferences).values(game=game, seat=seat, card=card, silenced=silenced)
        wish = wish.on_conflict_do_update(set_={"silenced": silenced})
        return self.submit(lambda connection: connection.execute(wish).close())

    def preferences(self, game: str) -> list[tuple[Seat, str, bool]]:
        """What the seats of a table prefer: seat, reaction card, and whether it is silenced."""
        with self._reading() as connection:
            rows = connection.execute(select(preferences).where(preferences.c.game == game))
            return [(row.seat, row.card, row.silenced) for row in rows]

    def told(self, game: str) -> list[Data]:
        """A table's log as it was told."""
        with self._reading() as connection:
            query = select(lines.c.body).where(lines.c.game == game).order_by(lines.c.number)
            return [decoded(body, "table-damaged") for body in connection.execute(query).scalars()]

    def records(self, after: int) -> list[tuple[int, str, int, Data]]:
        """The lines of the record lists after a number, oldest first: number, list, players, body."""
        with self._reading() as connection:
            rows = connection.execute(select(records).where(records.c.number > after).order_by(records.c.number))
            return [(row.number, row.list, row.players, json.loads(row.body)) for row in rows]

    # --- the archive ------------------------------------------------------------------------------------------------

    def unplayed(self, since: str) -> list[str]:
        """The tables that nobody has played since a moment."""
        with self._reading() as connection:
            return list(connection.execute(select(games.c.id).where(games.c.played < since)).scalars())

    def archive(self, id: str, since: str) -> "Future[None]":
        """Put a table into the archive, unless it has been played meanwhile."""

        def job(connection: Connection) -> None:
            if connection.execute(select(games.c.id).where(games.c.id == id, games.c.played < since)).first():
                self._archive.keep(connection, id)

        return self.submit(job)

    def bring_back(self, id: str) -> "Future[None]":
        """Have a table at hand, if it is in the archive; whatever was to be written before is."""
        return self.submit(lambda connection: self._archive.bring_back(connection, id))

    def newest(self) -> str | None:
        """The id of the table started last."""
        with self._engine.connect() as connection:
            return connection.execute(select(games.c.id).order_by(text("rowid DESC")).limit(1)).scalar()


def write_entry(connection: Connection, game: str, entry: Entry) -> None:
    """Append an entry to a table's record. Raises Conflict unless it is the next one."""
    before = entry.seq - 1
    counted = update(games).where(games.c.id == game, games.c.last == before).values(last=entry.seq, played=timestamp())
    if connection.execute(counted).rowcount != 1:
        raise Conflict
    query = select(entries.c.checksum).where(entries.c.game == game, entries.c.seq == before)
    previous = connection.execute(query).scalar() if before else game
    body = json.dumps(entry.body)
    sealed = checksum(previous or "", entry.seq, entry.kind, body, entry.client)
    values = {"game": game, "seq": entry.seq, "kind": entry.kind, "body": body, "client": entry.client}
    connection.execute(insert(entries).values(**values, checksum=sealed))


def sound(id: str, rows: Sequence[Row[tuple[int, str, str, str | None, str]]], last: int) -> list[Entry]:
    """The entries of a table. Raises BadInput that names the first that is missing, altered or unreadable."""
    log: list[Entry] = []
    previous = id
    for number, row in enumerate(rows, start=1):
        if row.seq != number:
            raise BadInput("entry-missing", number=number)
        previous = checksum(previous, row.seq, row.kind, row.body, row.client)
        if row.checksum != previous:
            raise BadInput("entry-altered", number=number)
        log.append(Entry(row.seq, row.kind, decoded(row.body, "entry-altered", number=number), row.client))
    if len(log) != last:
        raise BadInput("entry-missing", number=len(log) + 1)
    return log


def decoded(body: str, code: str, **args: int) -> Data:
    """What stands in a column as JSON. Raises BadInput with this code where that can't be read."""
    try:
        data: Data = json.loads(body)
    except (TypeError, ValueError):
        raise BadInput(code, **args) from None
    return data


def write_history(connection: Connection, game: str, seq: int, told: History) -> None:
    """Add what an entry has changed of a table's snapshot and log."""
    connection.execute(delete(lines).where(lines.c.game == game, lines.c.number >= told.first))
    if told.lines:
        rows = [
            {"game": game, "number": number, "body": json.dumps(line, ensure_ascii=False)}
            for number, line in enumerate(told.lines, start=told.first)
        ]
        connection.execute(insert(lines), rows)
    if told.snapshot:
        connection.execute(delete(snapshots).where(snapshots.c.game == game))
        connection.execute(insert(snapshots).values(game=game, seq=seq, body=json.dumps(told.snapshot)))


def locked(path: Path) -> int:
    """The lock of the database, whose folder is made if need be. Raises BadInput."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return lock(path)
    except OSError as error:
        raise unusable(path, error) from None


def storage_error(error: Exception) -> BadInput:
    """What players are told when something could not be written: nothing of this machine."""
    if isinstance(error, BadInput):
        return error
    if isinstance(error, IntegrityError):
        return Conflict()
    if "malformed" in str(cause(error)):
        return BadInput("database-damaged")
    return BadInput("disk-full" if is_full(error) else "storage-failed")
