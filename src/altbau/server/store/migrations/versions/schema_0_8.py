"""A database that is restored from a backup begins another course of events."""

from alembic import op
from sqlalchemy import Column, Integer, String

revision = "0.8"
down_revision = "0.7"


def upgrade() -> None:
    """Make the table that says so."""
    op.create_table(
        "timeline",
        Column("number", Integer, primary_key=True),
        Column("id", String, nullable=False),
        Column("home", String, nullable=False),
    )
