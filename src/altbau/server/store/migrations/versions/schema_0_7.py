"""Analyses of finished games."""

from alembic import op
from sqlalchemy import Column, Integer, LargeBinary, String

revision = "0.7"
down_revision = "0.6"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "analysis",
        Column("game", String, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("made", String, nullable=False),
        Column("body", LargeBinary, nullable=False),
    )
