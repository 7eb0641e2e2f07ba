"""Several processes over one database."""

from alembic import op
from sqlalchemy import Column, Integer

revision = "0.3"
down_revision = "0.2"


def upgrade() -> None:
    """Count what changes beside the log of a table."""
    op.add_column("game", Column("beside", Integer, nullable=False, server_default="0"))
