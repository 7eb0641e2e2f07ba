"""The least schema that a program has to know, and the mark of tables without a move for long."""

from alembic import op
from sqlalchemy import Boolean, Column, Integer, String, false

revision = "0.6"
down_revision = "0.5"


def upgrade() -> None:
    """Programs that know this schema can use the database, until a later migration raises the least schema."""
    least = op.create_table(
        "least_schema",
        Column("number", Integer, primary_key=True),
        Column("known", String, nullable=False),
    )
    op.bulk_insert(least, [{"number": 1, "known": "0.6"}])
    op.add_column("game", Column("cold", Boolean, nullable=False, server_default=false()))
