"""The two databases, SQLite and PostgreSQL, and all in which they differ."""

import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeGuard, TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from altbau.errors import BadInput
from altbau.runtime.home import Append, Conflict
from altbau.server.store.archive import Archive
from altbau.server.store.backends import postgres, sqlite
from altbau.server.store.backends.file_lock import lock
from altbau.server.store.cluster.fencing import append_fenced
from altbau.server.store.cluster.leases import Leases, SharedLeases
from altbau.server.store.cluster.notifications import AgedEntry, DriverRow, Notification, announce, hold, rows_after
from altbau.server.store.log_append import ChecksumCache, append
from altbau.server.store.schema import entries

Found = TypeVar("Found")

Database: TypeAlias = Path | str  # an SQLite file, or the URL of a PostgreSQL database


class NotificationListener(Protocol):
    """Receives notifications of other processes that share the database. `heard_at` is when the database answered last,
    by the machine's monotonic clock."""

    heard_at: float

    async def listen(self, hear: Callable[[Notification], None], look: Callable[[], None], /) -> None:
        """Receive them until cancelled; `look` is called when some may have been missed."""

    async def read(self, statement: str, values: Sequence[object], /) -> list[DriverRow]:
        """The rows of a statement, read while `listen` runs. Raises the driver's errors."""


class Backend:
    """An open database."""

    engine: Engine
    name = ""  # of this process, if the database is shared
    listener: NotificationListener | None = None  # if the database is shared
    snapshot = True  # whether all that one connection reads is as of one moment
    leases = Leases()
    evidence: Path  # folder for records of failures
    archive: Archive
    unsafe: list[str]  # settings that are off, without which acknowledged writes can be lost

    def refusal(self, error: Exception) -> BadInput:
        """The BadInput that players get when a write has failed. It tells nothing about this machine."""
        if isinstance(error, BadInput):
            return error
        said: Exception = getattr(error, "orig", None) or error  # the driver's error, without SQLAlchemy's text
        if isinstance(said, self.engine.dialect.loaded_dbapi.IntegrityError):
            return Conflict()
        if self.is_damage(said):
            return BadInput("database-damaged")
        return BadInput("disk-full" if self.is_full(said) else "storage-failed")

    def for_writing(self) -> Connection:
        """A connection for the writer."""
        return self.engine.connect()

    def for_reading(self) -> Connection:
        """A connection for reads."""
        return self.engine.connect()

    def begin(self, connection: Connection) -> None:
        """Begin a transaction for several statements, where the connection does not do so itself."""

    def append(self, connection: Connection, group: Sequence[Append], seals: ChecksumCache) -> Collection[int]:
        """Append to the logs of tables, and notify other processes. Returns the places in the group of refused entries.
        Raises Conflict if one refused entry fails the whole group."""
        append(connection, group, seals)
        return ()

    def hold(self, connection: Connection, games: Sequence[str]) -> None:
        """Lock the rows of these tables, in this order, against other processes until the transaction ends."""

    def announce(self, connection: Connection, said: Collection[str], beside: Collection[str]) -> None:
        """Notify other processes of the names `said`, and of changes beside the logs of the tables `beside`, once the
        transaction is committed."""

    def rows_after(self, connection: Connection, known: Mapping[str, int]) -> list[AgedEntry]:
        """The entries of tables after the known ones, in order."""
        wanted = (entries.c.game, entries.c.seq, entries.c.kind, entries.c.body, entries.c.client)
        found: list[AgedEntry] = []
        for id, seq in known.items():
            after = select(*wanted).where(entries.c.game == id, entries.c.seq > seq).order_by(entries.c.seq)
            found += [AgedEntry(*row, age=0.0, delays=None) for row in connection.execute(after)]
        return found

    def is_damage(self, said: Exception) -> bool:
        """Whether the driver's error means that a page of the database can't be read."""
        raise NotImplementedError

    def is_full(self, said: Exception) -> bool:
        """Whether the driver's error means that the disk is full."""
        raise NotImplementedError

    def is_silent(self, error: Exception) -> bool:
        """Whether an error is a timeout of the database, so that a retry would take as long again."""
        return False

    def in_transaction(self, connection: Connection) -> bool:
        """Whether a connection is in a transaction, or can't tell."""
        raise NotImplementedError

    def close(self) -> None:
        """Close the database."""
        raise NotImplementedError


class Sqlite(Backend):
    """An SQLite file, which no other server has open."""

    def __init__(self, path: Path) -> None:
        """Open the file. Raises BadInput."""
        path = Path(os.path.realpath(path))  # symbolic links would allow two locks of one file
        self._lock = lock_file(path)
        with ExitStack() as opened:
            opened.callback(os.close, self._lock)
            self.engine = sqlite.open_database(path)
            opened.callback(self.engine.dispose)
            self.archive = Archive(path)
            opened.pop_all()
        self.evidence = path.with_suffix(".failures")
        self.unsafe = []

    def for_writing(self) -> Connection:
        return self.engine.connect().execution_options(writes=True)

    def is_damage(self, said: Exception) -> bool:
        return "malformed" in str(said)

    def is_full(self, said: Exception) -> bool:
        return sqlite.is_full(said)

    def in_transaction(self, connection: Connection) -> bool:
        return bool(getattr(connection.connection.dbapi_connection, "in_transaction", True))

    def close(self) -> None:
        self.engine.dispose()
        self.archive.close()
        os.close(self._lock)


class Postgres(Backend):
    """A PostgreSQL database, which one server has for itself, or several processes share under different names."""

    snapshot = False

    def __init__(self, written: str, name: str | None) -> None:
        """Open the database, shared if there is a `name`. Raises BadInput."""
        url = postgres.address(written)
        self.engine, self._holder = postgres.open_database(url, shared=name is not None)
        if name is not None:
            from altbau.server.store.cluster.listener import Listener  # needs the extra's driver

            self.name = name
            self.listener = Listener(url, name)
            self.leases = SharedLeases(self.engine, self.name)
        self.evidence = data_folder() / f"{url.database or 'postgresql'}.failures"
        self.archive = Archive(None)
        self.unsafe = postgres.unsafe_settings(self._holder)

    def for_writing(self) -> Connection:
        return self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def for_reading(self) -> Connection:
        return self.for_writing()  # autocommit: no further statements, and each query sees all that is committed

    def begin(self, connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    def append(self, connection: Connection, group: Sequence[Append], seals: ChecksumCache) -> Collection[int]:
        return append_fenced(connection, group, seals, self._told_by)

    def rows_after(self, connection: Connection, known: Mapping[str, int]) -> list[AgedEntry]:
        return rows_after(connection, known)

    def hold(self, connection: Connection, games: Sequence[str]) -> None:
        hold(connection, games)

    def announce(self, connection: Connection, said: Collection[str], beside: Collection[str]) -> None:
        if self.listener:
            announce(connection, self._told_by, said, beside)

    @property
    def _told_by(self) -> str | None:
        """The name under which other processes are notified; None if this one knows of none."""
        return self.name if self.listener and not self.leases.alone else None

    def is_damage(self, said: Exception) -> bool:
        return getattr(said, "sqlstate", None) in postgres.DAMAGED

    def is_full(self, said: Exception) -> bool:
        return getattr(said, "sqlstate", None) == postgres.DISK_FULL

    def is_silent(self, error: Exception) -> bool:
        from altbau.server.store.backends.query_timeout import SILENCE  # needs the extra's driver

        return isinstance(getattr(error, "orig", None) or error, SILENCE)

    def in_transaction(self, connection: Connection) -> bool:
        driver: Any = connection.connection.dbapi_connection
        return driver is None or bool(driver.info.transaction_status)

    def close(self) -> None:
        self._holder.close()
        self.engine.dispose()


def is_postgres(database: Database) -> TypeGuard[str]:
    """Whether a database is a PostgreSQL URL."""
    return isinstance(database, str) and database.startswith(postgres.PREFIXES)


def open_backend(database: Database, name: str | None = None) -> Backend:
    """Open a database; a PostgreSQL one under a name if it is shared with other processes. Raises BadInput."""
    if is_postgres(database):
        return Postgres(database, name)
    scheme, slashes, _ = str(database).partition("://")
    if slashes:  # what follows may be a password
        raise BadInput("bad-value", place="--database", value=f"{scheme}://…", expected="postgresql://user@host/name")
    return Sqlite(Path(database))


@contextmanager
def side_transaction(database: Database) -> Iterator[Connection]:
    """A transaction in a database that a server may have open. A missing database is created. Raises BadInput."""
    try:
        open_backend(database).close()  # creates or migrates it
    except BadInput as error:
        if error.code != "database-in-use":
            raise
    engine = postgres.engine_for(database) if is_postgres(database) else sqlite.open_database(Path(database))
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection
    except SQLAlchemyError as error:
        name = str(database)
        raise BadInput("file-unreadable", file=name, problem=str(getattr(error, "orig", None) or error)) from None
    finally:
        engine.dispose()


def found_beside(database: Database, read: Callable[[Connection], Found | None]) -> Found | None:
    """The result of `read` for a database that a server may have open, or else for its archive. Raises BadInput."""
    with side_transaction(database) as connection:
        found = read(connection)
    shelf = Archive(None if is_postgres(database) else Path(os.path.realpath(database)))
    if found is None and shelf.engine:
        with shelf.engine.connect() as connection:
            found = read(connection)
    shelf.close()
    return found


def usual_database() -> Path:
    """The default database file."""
    return data_folder() / "altbau.sqlite"


def data_folder() -> Path:
    """The user's data folder of Altbau."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "altbau"


def lock_file(path: Path) -> int:
    """Lock a file, whose folder is created if needed. Raises BadInput."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return lock(path)
    except OSError as error:
        raise sqlite.unusable_file(path, error) from None
