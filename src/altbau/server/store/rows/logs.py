"""The log of a table as shown to players, entry by entry, read from the database or the archive without opening the
table."""

from sqlalchemy import Connection, select

from altbau.server.store.schema import entries, games
from altbau.server.store.store import Store


def chapters(store: Store, id: str) -> list[tuple[int, str, str]]:
    """The additions of each entry to the shown log of a table: number, kind, and the column `told` (JSON). The deal
    comes first, as number 0. Empty if there is no such table."""
    with store.reading() as connection:
        found = chapters_in(connection, id)
    if found or store.shelf.engine is None:
        return found
    with store.shelf.engine.connect() as archive:
        return chapters_in(archive, id)


def chapters_in(connection: Connection, id: str) -> list[tuple[int, str, str]]:
    """The same for a table in one database."""
    dealt = connection.execute(select(games.c.told).where(games.c.id == id)).scalar()
    if dealt is None:
        return []
    rows = select(entries.c.seq, entries.c.kind, entries.c.told).where(entries.c.game == id).order_by(entries.c.seq)
    return [(0, "deal", dealt), *((row.seq, row.kind, row.told) for row in connection.execute(rows))]
