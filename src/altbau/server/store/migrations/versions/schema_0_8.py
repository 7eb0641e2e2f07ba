"""The id of a database's history: a database restored from a backup begins a new one."""

from alembic import op
from sqlalchemy import Column, Integer, String

revision = "0.8"
down_revision = "0.7"


def upgrade() -> None:
    """Create its table."""
    op.create_table(
        "timeline",
        Column("number", Integer, primary_key=True),
        Column("id", String, nullable=False),
        Column("home", String, nullable=False),
    )
