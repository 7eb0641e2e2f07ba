"""The operator's keys, bans, message and instructions."""

from alembic import op
from sqlalchemy import Column, Integer, String, Text

revision = "0.5"
down_revision = "0.4"


def upgrade() -> None:
    """Create their tables."""
    op.create_table(
        "operator_key",
        Column("digest", String, primary_key=True),
        Column("since", String, nullable=False),
    )
    op.create_table(
        "ban",
        Column("network", String, primary_key=True),
        Column("until", String, nullable=False),
    )
    op.create_table(
        "bulletin",
        Column("number", Integer, primary_key=True),
        Column("body", Text, nullable=False),
    )
    op.create_table(
        "instruction",
        Column("number", Integer, primary_key=True),
        Column("at", String, nullable=False),
        Column("kind", String, nullable=False),
        Column("game", String),
        Column("answer", String),
    )
