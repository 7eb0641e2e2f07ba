"""What is kept of the seats beside the record: who may play them, and what they do not want to be asked about."""

from alembic import op
from sqlalchemy import Boolean, Column, Integer, String, Text

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Make the tables of preferences and admissions."""
    op.create_table(
        "preference",
        Column("game", String, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("card", String, primary_key=True),
        Column("silenced", Boolean, nullable=False),
    )
    op.create_table(
        "admission",
        Column("game", String, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("body", Text, nullable=False),
    )
    op.execute("PRAGMA user_version=4")
