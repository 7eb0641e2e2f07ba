"""Tables that count in no list."""

from alembic import op
from sqlalchemy import Boolean, Column, true

revision = "0.2"
down_revision = "0.1"


def upgrade() -> None:
    """All existing tables count."""
    op.add_column("summary", Column("counts", Boolean, nullable=False, server_default=true()))
