"""The archive: tables that nobody has played for long, in a database of their own beside the live one, of the same
shape. Who opens one of them has it back as it was.
"""

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select, update

from altbau.server.store.schema import OF_A_GAME, games
from altbau.server.store.sqlite import open_database


class Archive:
    """The tables put away, as each was when it was put away last. Only the writer's thread changes them."""

    def __init__(self, live: Path | None) -> None:
        """Beside a file; a database without one puts nothing away."""
        self.path = archive_of(live) if live else None
        self.engine = open_database(self.path) if self.path and self.path.exists() else None

    def keep(self, live: Connection, id: str) -> None:
        """Put a table away: it is in the archive before it leaves the live database."""
        assert self.path
        if self.engine is None:
            self.engine = open_database(self.path)
        with self.engine.begin() as archive:
            remove(archive, id)
            copy(live, archive, id)
        remove(live, id)

    def bring_back(self, live: Connection, id: str) -> None:
        """Have a table in the live database again, if it was put away."""
        if self.engine is None or live.execute(select(games.c.id).where(games.c.id == id)).first():
            return
        with self.engine.connect() as archive:
            copy(archive, live, id)

    def forget(self, id: str) -> None:
        """Have a table no more."""
        if self.engine is not None:
            with self.engine.begin() as archive:
                remove(archive, id)

    def close(self) -> None:
        """Close its file."""
        if self.engine:
            self.engine.dispose()


def archive_of(live: Path) -> Path:
    """The file of the archive of a database."""
    return live.with_name(f"{live.stem}.archive{live.suffix}")


def copy(source: Connection, target: Connection, id: str) -> None:
    """Copy all that belongs to a table, as it stands there."""
    for owner in OF_A_GAME:
        rows = [dict(row) for row in source.execute(select(owner.table).where(owner == id)).mappings()]
        if rows:
            target.execute(insert(owner.table), rows)


def remove(connection: Connection, id: str) -> None:
    """Remove all that belongs to a table."""
    for owner in OF_A_GAME:
        connection.execute(delete(owner.table).where(owner == id))


def wrongly_marked(connection: Connection, since: str) -> list[str]:
    """The tables of a database without an archive that nobody has played since a moment, and which bear no mark that
    they are cold, or have been played and bear it."""
    return list(connection.execute(select(games.c.id).where(games.c.cold != (games.c.played < since))).scalars())


def mark(connection: Connection, ids: Sequence[str], since: str) -> None:
    """Mark these tables, or take the mark from them. A row that another process has is left for the next time, so that
    nobody waits for anybody."""
    free = select(games.c.id).where(games.c.id.in_(ids)).with_for_update(skip_locked=True)
    connection.execute(update(games).where(games.c.id.in_(free)).values(cold=games.c.played < since))
