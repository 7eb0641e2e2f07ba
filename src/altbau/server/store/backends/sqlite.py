"""SQLite: opening a database file, and the meaning of its errors. The archive has the same schema."""

import errno
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from altbau.errors import BadInput
from altbau.server.files import open_private
from altbau.server.store.migrations import bring_up, is_newer

FULL = (
    "SQLITE_FULL",
    "SQLITE_IOERR_SHMSIZE",
)  # the latter when a database is opened without room for the shared-memory index of its log


def open_database(path: Path) -> Engine:
    """Open the database, or create it for its owner alone. Raises BadInput, and changes no byte of the file, if it is
    newer than this program, from before the first release, or can't be used."""
    try:
        with suppress(FileExistsError):
            os.close(
                open_private(path, os.O_RDWR | os.O_CREAT | os.O_EXCL)
            )  # SQLite gives its other files the same mode
    except OSError as error:
        raise unusable_file(path, error) from None
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)  # an error is in the log, with what was written

    @event.listens_for(engine, "connect")
    def configure(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # sqlite3 would begin no transaction before a DDL statement
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")  # acknowledged means on disk
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("PRAGMA secure_delete=ON")  # deleted data is overwritten in the file

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # a transaction that reads before it writes would fail if `altbau admin` wrote in between
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    try:
        check_file(path)
        bring_up(engine, str(path))
    except BadInput:
        engine.dispose()
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        engine.dispose()
        raise unusable_file(path, error) from None
    return engine


def check_file(path: Path) -> None:
    """Raise BadInput for a database of another program or another schema. The file is opened for reading only, since a
    change of its journal mode, and even closing it, could write."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), hide_parameters=True)
    try:
        with engine.connect() as connection:
            is_newer(connection, str(path))
    finally:
        engine.dispose()


def unusable_file(path: Path, error: Exception) -> BadInput:
    """The BadInput for a database file that can't be used."""
    said = getattr(error, "orig", None) or error
    if is_full(said):
        return BadInput("file-no-room", file=str(path))
    return BadInput("file-unreadable", file=str(path), problem=str(getattr(said, "strerror", said)))


def is_full(said: Exception) -> bool:
    """Whether an error means that the disk is full."""
    return getattr(said, "sqlite_errorname", None) in FULL or getattr(said, "errno", None) == errno.ENOSPC
