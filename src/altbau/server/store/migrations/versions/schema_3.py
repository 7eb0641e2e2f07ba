"""Checksums of the entries, and how many a table has. What can't be read gets none, which is said of its table."""

from contextlib import suppress

from alembic import op
from sqlalchemy import Column, Connection, Integer, String, text
from sqlalchemy.exc import DatabaseError

from altbau.table.chain import checksum

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add the columns, and what stands in them."""
    op.add_column("entry", Column("checksum", String))
    op.add_column("game", Column("last", Integer, nullable=False, server_default="0"))
    connection = op.get_bind()
    for id in connection.execute(text("SELECT id FROM game")).scalars().all():
        with suppress(DatabaseError):
            seal(connection, id)
    op.execute("PRAGMA user_version=3")  # at which the programs before these steps look


def seal(connection: Connection, id: str) -> None:
    """Give the entries of a table their checksums."""
    rows = connection.execute(
        text("SELECT seq, kind, body, client FROM entry WHERE game = :id ORDER BY seq"), {"id": id}
    ).all()
    previous, sealed = id, []
    for row in rows:
        previous = checksum(previous, row.seq, row.kind, row.body, row.client)
        sealed.append({"id": id, "seq": row.seq, "checksum": previous})
    if sealed:
        connection.execute(text("UPDATE entry SET checksum = :checksum WHERE game = :id AND seq = :seq"), sealed)
    connection.execute(text("UPDATE game SET last = :last WHERE id = :id"), {"last": len(rows), "id": id})
