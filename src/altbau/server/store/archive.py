"""The archive: tables without a move for long, in a second SQLite database beside the live one, with the same schema. A
table is copied back when it is opened."""

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select, update

from altbau.server.store.backends.sqlite import open_database
from altbau.server.store.schema import OF_A_GAME, games


class Archive:
    """The archived tables, each as of its last archiving. Only the writer's thread changes them."""

    def __init__(self, live: Path | None) -> None:
        """The archive beside the file `live`; None for a database without an archive."""
        self.path = archive_of(live) if live else None
        self.engine = open_database(self.path) if self.path and self.path.exists() else None

    def keep(self, live: Connection, id: str) -> None:
        """Move a table to the archive. It is committed there before it is deleted from the live database."""
        assert self.path
        if self.engine is None:
            self.engine = open_database(self.path)
        with self.engine.begin() as archive:
            remove_table(archive, id)
            copy_table(live, archive, id)
        remove_table(live, id)

    def bring_back(self, live: Connection, id: str) -> None:
        """Copy a table back to the live database, if it is only in the archive."""
        if self.engine is None or live.execute(select(games.c.id).where(games.c.id == id)).first():
            return
        with self.engine.connect() as archive:
            copy_table(archive, live, id)

    def forget(self, id: str) -> None:
        """Delete a table from the archive."""
        if self.engine is not None:
            with self.engine.begin() as archive:
                remove_table(archive, id)

    def close(self) -> None:
        """Close the file."""
        if self.engine:
            self.engine.dispose()


def archive_of(live: Path) -> Path:
    """The path of a database's archive."""
    return live.with_name(f"{live.stem}.archive{live.suffix}")


def copy_table(source: Connection, target: Connection, id: str) -> None:
    """Copy all rows that belong to a table."""
    for owner in OF_A_GAME:
        rows = [dict(row) for row in source.execute(select(owner.table).where(owner == id)).mappings()]
        if rows:
            target.execute(insert(owner.table), rows)


def remove_table(connection: Connection, id: str) -> None:
    """Delete all rows that belong to a table."""
    for owner in OF_A_GAME:
        connection.execute(delete(owner.table).where(owner == id))


def wrongly_marked(connection: Connection, since: str) -> list[str]:
    """For a database without an archive: the tables whose mark `cold` differs from whether their last move was before
    `since`."""
    return list(connection.execute(select(games.c.id).where(games.c.cold != (games.c.played < since))).scalars())


def mark_cold(connection: Connection, ids: Sequence[str], since: str) -> None:
    """Set or clear the mark `cold` of these tables. Rows locked by other processes are skipped until the next time."""
    free = select(games.c.id).where(games.c.id.in_(ids)).with_for_update(skip_locked=True)
    connection.execute(update(games).where(games.c.id.in_(free)).values(cold=games.c.played < since))
