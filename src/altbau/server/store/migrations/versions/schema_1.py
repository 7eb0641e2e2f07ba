"""Tables as event logs, and the record lists. What a program that was killed had made already stays."""

from alembic import op
from sqlalchemy import Column, Integer, String, Text, UniqueConstraint

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "game",
        Column("id", String, primary_key=True),
        Column("created", String, nullable=False),
        Column("body", Text, nullable=False),
        Column("next", String),
        if_not_exists=True,
    )
    op.create_table(
        "entry",
        Column("game", String, primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("kind", String, nullable=False),
        Column("body", Text, nullable=False),
        Column("client", String),
        UniqueConstraint("game", "client"),
        if_not_exists=True,
    )
    op.create_table(
        "record",
        Column("number", Integer, primary_key=True),
        Column("list", String, nullable=False),
        Column("players", Integer, nullable=False),
        Column("body", Text, nullable=False),
        if_not_exists=True,
    )
