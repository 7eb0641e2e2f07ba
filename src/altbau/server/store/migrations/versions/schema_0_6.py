"""Which programs can use a database, and which tables nobody has played for long."""

from alembic import op
from sqlalchemy import Boolean, Column, Integer, String, false

revision = "0.6"
down_revision = "0.5"


def upgrade() -> None:
    """Let a program that knows this schema use the database, until a later step says otherwise."""
    least = op.create_table(
        "least_schema",
        Column("number", Integer, primary_key=True),
        Column("known", String, nullable=False),
    )
    op.bulk_insert(least, [{"number": 1, "known": "0.6"}])
    op.add_column("game", Column("cold", Boolean, nullable=False, server_default=false()))
