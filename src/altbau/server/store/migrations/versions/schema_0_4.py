"""Deals, which several tables play."""

from alembic import op
from sqlalchemy import Column, String, Text, UniqueConstraint

revision = "0.4"
down_revision = "0.3"


def upgrade() -> None:
    """Create their tables."""
    op.create_table(
        "deal",
        Column("id", String, primary_key=True),
        Column("opened", String, nullable=False),
        Column("closes", String, nullable=False),
        Column("daily", String, unique=True),
        Column("host", String),
        Column("body", Text, nullable=False),
    )
    op.create_table(
        "deal_table",
        Column("game", String, primary_key=True),
        Column("deal", String, nullable=False, index=True),
        Column("device", String),
        Column("line", Text),
        UniqueConstraint("deal", "device"),
    )
