"""When each table was played last. Nobody knows it of those that are there: they count as played today."""

from alembic import op
from sqlalchemy import Column, String

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add the column, and what stands in it."""
    op.add_column("game", Column("played", String, nullable=False, server_default=""))
    op.execute("UPDATE game SET played = strftime('%Y-%m-%dT%H:%M:%S+00:00', 'now')")
    op.execute("PRAGMA user_version=5")
