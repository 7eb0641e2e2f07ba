"""Tables as event logs in SQLite: one writer thread that commits in groups, so that what is acknowledged is on disk."""

import json
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    create_engine,
    delete,
    event,
    insert,
    select,
    text,
    update,
)  # fmt: skip
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from altbau.errors import BadInput
from altbau.server.history import History

SCHEMA_VERSION = 3  # kept in SQLite's user_version: one number needs no migration framework yet

metadata = MetaData()
games = Table(
    "game", metadata,
    Column("id", String, primary_key=True),
    Column("created", String, nullable=False),
    Column("body", Text, nullable=False),  # how it was started, and its seats with the digests of their secrets
    Column("next", String),  # the rematch
)  # fmt: skip
entries = Table(
    "entry", metadata,
    Column("game", String, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("body", Text, nullable=False),
    Column("client", String),  # the client's id of the message, never carried out twice
    UniqueConstraint("game", "client"),
)  # fmt: skip
snapshots = Table(
    "snapshot", metadata,
    Column("game", String, primary_key=True),
    Column("seq", Integer, nullable=False),  # the entry after which it was taken
    Column("body", Text),  # null where the record of an older program can't be played any more
)  # fmt: skip
lines = Table(
    "line", metadata,
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # of the log, as it was told
)  # fmt: skip
preferences = Table(
    "preference", metadata,
    Column("game", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("card", String, primary_key=True),  # a reaction card
    Column("silenced", Boolean, nullable=False),  # whether the seat is not asked about it
)  # fmt: skip
admissions = Table(
    "admission", metadata,
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),  # who may play a seat from now on, with the digest of a secret
)  # fmt: skip
records = Table(
    "record", metadata,
    Column("number", Integer, primary_key=True),
    Column("list", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("body", Text, nullable=False),
)  # fmt: skip

Job: TypeAlias = Callable[[Connection], Any]


@dataclass(frozen=True)
class Entry:
    """One line of a table's event log."""

    seq: int
    kind: str
    body: dict[str, Any]
    client: str | None


class Store:
    """The database. `submit` writes in the writer thread; reading happens in the caller's."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = open_database(path)
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="altbau-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is queued and stop."""
        self._jobs.put(None)
        self._writer.join()
        self._engine.dispose()

    def submit(self, job: Job) -> "Future[Any]":
        """Queue a write; the future is done when it is on disk, or holds the BadInput that says why it is not."""
        future: Future[Any] = Future()
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

    def _commit(self, group: list[tuple[Job, Future[Any]]]) -> None:
        """Write a group in one transaction; if that fails, one by one, so that only the culprits do."""
        try:
            with self._engine.begin() as connection:
                results = [job(connection) for job, _ in group]
        except Exception as error:  # whatever it is, the writer goes on for the others
            if len(group) > 1:
                for each in group:
                    self._commit([each])
                return
            group[0][1].set_exception(storage_error(error, self.path))
            return
        for (_, future), result in zip(group, results, strict=True):
            future.set_result(result)

    # --- tables -----------------------------------------------------------------------------------------------------

    def add_game(self, id: str, body: dict[str, Any], previous: str | None, told: History) -> "Future[Any]":
        """Write down a new table with the beginning of its history, and that it is the rematch of another."""

        def job(connection: Connection) -> None:
            now = datetime.now(UTC).isoformat(timespec="seconds")
            connection.execute(insert(games).values(id=id, created=now, body=json.dumps(body)))
            write_history(connection, id, 0, told)
            if previous:
                connection.execute(update(games).where(games.c.id == previous).values(next=id))

        return self.submit(job)

    def add_entry(
        self, game: str, entry: Entry, told: History, sheets: list[tuple[str, int, dict[str, Any]]]
    ) -> "Future[Any]":
        """Append to a table's record, with the history and the lines of the record sheets that come of it."""

        def job(connection: Connection) -> None:
            connection.execute(
                insert(entries).values(
                    game=game, seq=entry.seq, kind=entry.kind, body=json.dumps(entry.body), client=entry.client
                )
            )  # fmt: skip
            write_history(connection, game, entry.seq, told)
            for name, players, body in sheets:
                connection.execute(insert(records).values(list=name, players=players, body=json.dumps(body)))

        return self.submit(job)

    def game(self, id: str) -> tuple[dict[str, Any], str | None, list[Entry]] | None:
        """How a table was started, its rematch, and its log; None if there is no such table."""
        with self._engine.connect() as connection:
            row = connection.execute(select(games).where(games.c.id == id)).first()
            if row is None:
                return None
            rows = connection.execute(select(entries).where(entries.c.game == id).order_by(entries.c.seq))
            log = [Entry(each.seq, each.kind, json.loads(each.body), each.client) for each in rows]
            return json.loads(row.body), row.next, log

    def without_history(self) -> list[str]:
        """The tables of which an older program has kept the record only."""
        with self._engine.connect() as connection:
            known = select(snapshots.c.game)
            return list(connection.execute(select(games.c.id).where(games.c.id.not_in(known))).scalars())

    def add_history(self, game: str, seq: int, told: History) -> "Future[Any]":
        """Write down the history of a table of an older program, as far as an entry."""

        def job(connection: Connection) -> None:
            write_history(connection, game, seq, told)
            if told.snapshot is None:
                connection.execute(insert(snapshots).values(game=game, seq=seq, body=None))

        return self.submit(job)

    def history(self, game: str) -> tuple[int, dict[str, Any] | None, list[dict[str, Any]]]:
        """A table's snapshot with the entry after which it was taken, and its log as it was told."""
        with self._engine.connect() as connection:
            row = connection.execute(select(snapshots).where(snapshots.c.game == game)).one()
            rows = connection.execute(select(lines.c.body).where(lines.c.game == game).order_by(lines.c.number))
            return row.seq, json.loads(row.body) if row.body else None, [json.loads(each) for each in rows.scalars()]

    def add_admission(self, game: str, admission: dict[str, Any]) -> "Future[Any]":
        """Write down a change of who may play a seat."""
        row = insert(admissions).values(game=game, number=admission["number"], body=json.dumps(admission))
        return self.submit(lambda connection: connection.execute(row).close())

    def admissions(self, game: str) -> list[dict[str, Any]]:
        """All changes of who may play the seats of a table."""
        with self._engine.connect() as connection:
            rows = select(admissions.c.body).where(admissions.c.game == game).order_by(admissions.c.number)
            return [json.loads(body) for body in connection.execute(rows).scalars()]

    def prefer(self, game: str, seat: int, card: str, silenced: bool) -> "Future[Any]":
        """Write down whether a seat is not to be asked about a reaction card."""
        wish = upsert(preferences).values(game=game, seat=seat, card=card, silenced=silenced)
        wish = wish.on_conflict_do_update(set_={"silenced": silenced})
        return self.submit(lambda connection: connection.execute(wish).close())

    def preferences(self, game: str) -> list[tuple[int, str, bool]]:
        """What the seats of a table prefer: seat, reaction card, and whether it is silenced."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(preferences).where(preferences.c.game == game))
            return [(row.seat, row.card, row.silenced) for row in rows]

    def records(self) -> list[tuple[str, int, dict[str, Any]]]:
        """All lines of the record lists, oldest first: list, players, body."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(records).order_by(records.c.number))
            return [(row.list, row.players, json.loads(row.body)) for row in rows]

    def check(self) -> "Future[Any]":
        """Done when the writer has written: a full disk or a read-only file shows."""
        return self.submit(lambda connection: connection.execute(text(f"PRAGMA user_version={SCHEMA_VERSION}")).close())


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


def open_database(path: Path) -> Engine:
    """Open or make the database. Raises BadInput for one that is newer than this program or can't be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(f"sqlite:///{path}")

        @event.listens_for(engine, "connect")
        def configure(connection: sqlite3.Connection, _: object) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")  # acknowledged means on disk
            connection.execute("PRAGMA busy_timeout=5000")

        with engine.begin() as connection:
            version = connection.execute(text("PRAGMA user_version")).scalar_one()
            if version > SCHEMA_VERSION:
                raise BadInput("database-newer", file=str(path), version=version, known=SCHEMA_VERSION)
            metadata.create_all(connection)
            connection.execute(text(f"PRAGMA user_version={SCHEMA_VERSION}"))
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise storage_error(error, path) from None
    return engine


def storage_error(error: Exception, path: Path) -> BadInput:
    """What the user is told when the database can't be read or written."""
    if isinstance(error, IntegrityError):
        return BadInput("stale")
    problem = str(getattr(error, "orig", None) or error)
    if "full" in problem or "No space" in problem:
        return BadInput("disk-full", file=str(path))
    if isinstance(error, OSError) or "unable to open" in problem or "not a database" in problem:
        return BadInput("file-unreadable", file=str(path), problem=problem)
    return BadInput("storage-failed")
