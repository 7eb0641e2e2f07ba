"""Copying a database into another one, of SQLite or PostgreSQL, and checking that its records are whole."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine, delete, insert, select, text

from altbau.errors import BadInput
from altbau.server.store.archive import copy as copy_game
from altbau.server.store.backends import Backend, Database, opened
from altbau.server.store.migrations import schema_of
from altbau.server.store.schema import OF_A_GAME, entries, games, metadata
from altbau.server.store.store import sound
from altbau.server.store.timeline import settle

OTHERS: Final = [each for each in metadata.sorted_tables if each not in [owner.table for owner in OF_A_GAME]]
GO_ON: Final = text("SELECT setval(pg_get_serial_sequence(:name, 'number'), :most)")
Progress = Callable[[int, int], None]  # how many tables that people sit at are done, and of how many


def copy(source: Database, target: Database, progress: Progress) -> int:
    """Copy all of a database, its archive too, into one that is empty, or into which the same copy was begun; how many
    tables that people sit at there are. Neither may be in use. Raises BadInput, which names the first record that is
    not whole."""
    with taken(source) as old, taken(target) as new:
        if (version := schema_of(old.engine)) != (known := schema_of(new.engine)):  # of which more may be kept there
            raise BadInput("database-newer", file=str(source), version=version, known=known)
        found = {id: engine for engine in engines(old) for id in ids(engine)}
        there = {*ids(new.engine)}
        if there - {*found}:
            raise BadInput("database-not-empty")
        for number, (id, engine) in enumerate(sorted(found.items()), start=1):
            with engine.connect() as reading, new.engine.begin() as writing:
                if id not in there:
                    copy_game(reading, writing, id)
                verify(writing, id)
            progress(number, len(found))
        with old.engine.connect() as reading, new.engine.begin() as writing:
            copy_others(reading, writing)
            settle(writing)
    return len(found)


def check(database: Database, progress: Progress) -> int:
    """Verify the records of all tables of a database that is not in use, and of its archive; how many there are. Raises
    BadInput, which names the first that is not whole."""
    with taken(database) as backend:
        found = [(id, engine) for engine in engines(backend) for id in ids(engine)]
        for number, (id, engine) in enumerate(found, start=1):
            with engine.connect() as connection:
                verify(connection, id)
            progress(number, len(found))
    return len(found)


@contextmanager
def taken(database: Database) -> Iterator[Backend]:
    """A database that is open as long as nobody else has it."""
    backend = opened(database)
    try:
        yield backend
    finally:
        backend.close()


def engines(backend: Backend) -> list[Engine]:
    """Where the tables that people sit at are: the archive, and the database, which counts where both have one."""
    return [each for each in (backend.archive.engine, backend.engine) if each]


def ids(engine: Engine) -> list[str]:
    """The tables that people sit at."""
    with engine.connect() as connection:
        return list(connection.execute(select(games.c.id).order_by(games.c.id)).scalars())


def verify(connection: Connection, id: str) -> None:
    """Verify the record of a table. Raises BadInput."""
    last = connection.execute(select(games.c.last).where(games.c.id == id)).scalar_one()
    rows = connection.execute(select(entries).where(entries.c.game == id).order_by(entries.c.seq)).all()
    try:
        sound(id, rows, last)
    except BadInput as error:
        raise BadInput("record-not-whole", table=id, number=error.args_by_name["number"]) from None


def copy_others(reading: Connection, writing: Connection) -> None:
    """Copy what belongs to no table that people sit at, in place of what is there. PostgreSQL goes on counting from the
    greatest number."""
    for table in OTHERS:
        writing.execute(delete(table))
        rows = [dict(row) for row in reading.execute(select(table)).mappings()]
        if rows:
            writing.execute(insert(table), rows)
        if rows and writing.dialect.name == "postgresql" and table.primary_key.columns.keys() == ["number"]:
            writing.execute(GO_ON.bindparams(name=table.name, most=max(row["number"] for row in rows)))
