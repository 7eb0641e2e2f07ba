"""What keeps a database, SQLite or PostgreSQL, and all in which they differ."""

import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeGuard, TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from altbau.errors import BadInput
from altbau.server.store import postgres, sqlite
from altbau.server.store.appending import Append, Conflict, Seals, append
from altbau.server.store.archive import Archive
from altbau.server.store.fencing import append_fenced
from altbau.server.store.leases import Leases, SharedLeases
from altbau.server.store.locking import lock
from altbau.server.store.news import Heard, Row, announce, hold, rows_after
from altbau.server.store.schema import entries

Found = TypeVar("Found")

Database: TypeAlias = Path | str  # a file of SQLite, or the address of a database of PostgreSQL


class Listening(Protocol):
    """Whoever hears what other processes over a database tell; when the database has answered last, by the machine's
    monotonic clock."""

    heard_at: float

    async def listen(self, hear: Callable[[Heard], None], look: Callable[[], None], /) -> None:
        """Hear it until this is cancelled; `look` is called when something may have been missed."""

    async def read(self, statement: str, values: Sequence[object], /) -> list[tuple[Any, ...]]:
        """What a statement says, while it is listened. Raises what the driver does, and TimeoutError."""


class Backend:
    """A database that is open."""

    engine: Engine
    name = ""  # of this process, where others have it open, too
    listener: Listening | None = None  # to those
    leases = Leases()
    evidence: Path  # the folder for what has failed
    archive: Archive  # for what nobody plays
    unsafe: list[str]  # settings that are off, so that what is acknowledged can be lost

    def refusal(self, error: Exception) -> BadInput:
        """What players are told when something could not be written: nothing of this machine."""
        if isinstance(error, BadInput):
            return error
        said: Any = getattr(error, "orig", None) or error  # without the statement around it
        if isinstance(said, self.engine.dialect.loaded_dbapi.IntegrityError):
            return Conflict()
        if self.is_damage(said):
            return BadInput("database-damaged")
        return BadInput("disk-full" if self.is_full(said) else "storage-failed")

    def for_writing(self) -> Connection:
        """The connection of the writer."""
        return self.engine.connect()

    def for_reading(self) -> Connection:
        """A connection for a few queries."""
        return self.engine.connect()

    def begin(self, connection: Connection) -> None:
        """Begin what takes more than one statement, and is to be done as a whole."""

    def append(self, connection: Connection, group: Sequence[Append], seals: Seals) -> Collection[int]:
        """Append to the records of tables, and tell other processes; the places in the group of those that are refused.
        Raises Conflict where one of them spoils it for all."""
        append(connection, group, seals)
        return ()

    def hold(self, connection: Connection, games: Sequence[str]) -> None:
        """Let no other process change the rows of these tables, in this order, before the transaction ends."""

    def announce(self, connection: Connection, said: Collection[str], beside: Collection[str]) -> None:
        """Say this to other processes, and that these tables have changed in something beside their logs, once that is
        committed."""

    def rows_after(self, connection: Connection, known: Mapping[str, int]) -> list[Row]:
        """What has been written at tables after these entries, in order."""
        wanted = (entries.c.game, entries.c.seq, entries.c.kind, entries.c.body, entries.c.client)
        found: list[Row] = []
        for id, seq in known.items():
            after = select(*wanted).where(entries.c.game == id, entries.c.seq > seq).order_by(entries.c.seq)
            found += [Row(*row, age=0.0, delays=None) for row in connection.execute(after)]
        return found

    def is_damage(self, said: Exception) -> bool:
        """Whether the driver says that a page of the database can't be read."""
        raise NotImplementedError

    def is_full(self, said: Exception) -> bool:
        """Whether the driver says that the disk is full."""
        raise NotImplementedError

    def is_silent(self, error: Exception) -> bool:
        """Whether something failed because no answer came, so that trying again would take as long."""
        return False

    def in_transaction(self, connection: Connection) -> bool:
        """Whether a connection is still within a transaction, or can't say."""
        raise NotImplementedError

    def close(self) -> None:
        """Let go of it."""
        raise NotImplementedError


class Sqlite(Backend):
    """A file, which no other process has open."""

    def __init__(self, path: Path) -> None:
        """Raises BadInput."""
        path = Path(os.path.realpath(path))  # whatever links lead there, it is one file
        self._lock = locked(path)
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
    """A database of a server of PostgreSQL, which no other process of Altbau uses, or several that tell each other what
    they change."""

    def __init__(self, written: str, name: str | None) -> None:
        """Raises BadInput."""
        url = postgres.address(written)
        self.engine, self._holder = postgres.open_database(url, shared=name is not None)
        if name is not None:
            from altbau.server.store.listening import Listener  # whose driver is there only with the extra

            self.name = name
            self.listener = Listener(url, name)
            self.leases = SharedLeases(self.engine, self.name)
        self.evidence = data_folder() / f"{url.database or 'postgresql'}.failures"
        self.archive = Archive(None)
        self.unsafe = postgres.unsafe(self._holder)

    def for_writing(self) -> Connection:
        return self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def for_reading(self) -> Connection:
        return self.for_writing()  # which asks no more than it is asked: each query sees what is committed, as it is

    def begin(self, connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    def append(self, connection: Connection, group: Sequence[Append], seals: Seals) -> Collection[int]:
        return append_fenced(connection, group, seals, self.name if self._tells else None)

    def rows_after(self, connection: Connection, known: Mapping[str, int]) -> list[Row]:
        return rows_after(connection, known)

    def hold(self, connection: Connection, games: Sequence[str]) -> None:
        hold(connection, games)

    def announce(self, connection: Connection, said: Collection[str], beside: Collection[str]) -> None:
        if self._tells:
            announce(connection, self.name, said, beside)

    @property
    def _tells(self) -> bool:
        """Whether there are other processes."""
        return self.listener is not None and not self.leases.alone

    def is_damage(self, said: Exception) -> bool:
        return getattr(said, "sqlstate", None) in postgres.DAMAGED

    def is_full(self, said: Exception) -> bool:
        return getattr(said, "sqlstate", None) == postgres.DISK_FULL

    def is_silent(self, error: Exception) -> bool:
        from altbau.server.store.impatience import SILENCE  # whose driver is there only with the extra

        return isinstance(getattr(error, "orig", None) or error, SILENCE)

    def in_transaction(self, connection: Connection) -> bool:
        driver: Any = connection.connection.dbapi_connection
        return driver is None or bool(driver.info.transaction_status)

    def close(self) -> None:
        self._holder.close()
        self.engine.dispose()


def is_postgres(database: Database) -> TypeGuard[str]:
    """Whether a database is one of PostgreSQL."""
    return isinstance(database, str) and database.startswith(postgres.PREFIXES)


def opened(database: Database, name: str | None = None) -> Backend:
    """Open a database; one of PostgreSQL perhaps together with other processes, under a name among them. Raises
    BadInput."""
    if is_postgres(database):
        return Postgres(database, name)
    return Sqlite(Path(database))


@contextmanager
def beside(database: Database) -> Iterator[Connection]:
    """A transaction in a database that a server may have open meanwhile, and which is made if need be. Raises
    BadInput."""
    try:
        opened(database).close()  # brings it to the newest schema
    except BadInput as error:
        if error.code != "database-in-use":
            raise
    engine = postgres.connected(database) if is_postgres(database) else sqlite.open_database(Path(database))
    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            yield connection
    except SQLAlchemyError as error:
        name = str(database)
        raise BadInput("file-unreadable", file=name, problem=str(getattr(error, "orig", None) or error)) from None
    finally:
        engine.dispose()


def found_beside(database: Database, read: Callable[[Connection], Found | None]) -> Found | None:
    """What is read in a database that a server may have open, or else in its archive. Raises BadInput."""
    with beside(database) as connection:
        found = read(connection)
    shelf = Archive(None if is_postgres(database) else Path(os.path.realpath(database)))
    if found is None and shelf.engine:
        with shelf.engine.connect() as connection:
            found = read(connection)
    shelf.close()
    return found


def usual_database() -> Path:
    """The file where tables are kept unless somebody says otherwise."""
    return data_folder() / "altbau.sqlite"


def data_folder() -> Path:
    """The user's folder for what Altbau keeps."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "altbau"


def locked(path: Path) -> int:
    """The lock of a file, whose folder is made if need be. Raises BadInput."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return lock(path)
    except OSError as error:
        raise sqlite.unusable(path, error) from None
