"""Snapshots and the log as it was told. The tables that are there get theirs when the server starts."""

from alembic import op
from sqlalchemy import Column, Integer, String, Text

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Make the tables of what is kept besides the record."""
    op.create_table(
        "snapshot",
        Column("game", String, primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("body", Text),
        if_not_exists=True,
    )
    op.create_table(
        "line",
        Column("game", String, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("body", Text, nullable=False),
        if_not_exists=True,
    )
