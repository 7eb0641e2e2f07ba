"""Copying a database into another one, SQLite or PostgreSQL, and verifying its records."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine, delete, insert, select, text

from altbau.errors import BadInput
from altbau.server.store.archive import copy_table
from altbau.server.store.backend import Backend, Database, open_backend
from altbau.server.store.cluster.timeline import continue_timeline
from altbau.server.store.migrations import schema_of
from altbau.server.store.schema import OF_A_GAME, games, metadata
from altbau.server.store.store import log_of

OTHERS: Final = [each for each in metadata.sorted_tables if each not in [owner.table for owner in OF_A_GAME]]
GO_ON: Final = text("SELECT setval(pg_get_serial_sequence(:name, 'number'), :most)")
Progress = Callable[[int, int], None]  # game tables done, and their number


def copy_database(source: Database, target: Database, progress: Progress) -> int:
    """Copy a database and its archive into one that is empty or has part of the same copy. Returns the number of game
    tables. Neither may be in use. Raises BadInput, which names the first damaged record."""
    with open_exclusively(source) as old, open_exclusively(target) as new:
        if (version := schema_of(old.engine)) != (known := schema_of(new.engine)):  # a newer one can have more
            raise BadInput("database-newer", file=str(source), version=version, known=known)
        found = {id: engine for engine in engines(old) for id in ids(engine)}
        there = {*ids(new.engine)}
        if there - {*found}:
            raise BadInput("database-not-empty")
        for number, (id, engine) in enumerate(sorted(found.items()), start=1):
            with engine.connect() as reading, new.engine.begin() as writing:
                if id not in there:
                    copy_table(reading, writing, id)
                verify(writing, id)
            progress(number, len(found))
        with old.engine.connect() as reading, new.engine.begin() as writing:
            copy_others(reading, writing)
            continue_timeline(writing)
    return len(found)


def verify_database(database: Database, progress: Progress) -> int:
    """Verify the records of all tables of a database that is not in use, and of its archive. Returns their number.
    Raises BadInput, which names the first damaged record."""
    with open_exclusively(database) as backend:
        found = [(id, engine) for engine in engines(backend) for id in ids(engine)]
        for number, (id, engine) in enumerate(found, start=1):
            with engine.connect() as connection:
                verify(connection, id)
            progress(number, len(found))
    return len(found)


@contextmanager
def open_exclusively(database: Database) -> Iterator[Backend]:
    """Open a database exclusively for the duration of the context. Raises BadInput if it is in use."""
    backend = open_backend(database)
    try:
        yield backend
    finally:
        backend.close()


def engines(backend: Backend) -> list[Engine]:
    """The databases with game tables: first the archive, then the live one, which takes precedence for a table in
    both."""
    return [each for each in (backend.archive.engine, backend.engine) if each]


def ids(engine: Engine) -> list[str]:
    """The ids of the game tables."""
    with engine.connect() as connection:
        return list(connection.execute(select(games.c.id).order_by(games.c.id)).scalars())


def verify(connection: Connection, id: str) -> None:
    """Verify the record of a table. Raises BadInput with the number of the first damaged entry."""
    found = log_of(connection, id)
    assert found
    try:
        found.entries()
    except BadInput as error:
        raise BadInput("record-not-whole", table=id, number=error.args_by_name["number"]) from None


def copy_others(reading: Connection, writing: Connection) -> None:
    """Copy all rows that belong to no game table, replacing those in the target. In PostgreSQL the sequences are set to
    the greatest number."""
    for table in OTHERS:
        writing.execute(delete(table))
        rows = [dict(row) for row in reading.execute(select(table)).mappings()]
        if rows:
            writing.execute(insert(table), rows)
        if rows and writing.dialect.name == "postgresql" and table.primary_key.columns.keys() == ["number"]:
            writing.execute(GO_ON.bindparams(name=table.name, most=max(row["number"] for row in rows)))
