"""Seats without a typed name, and names that guests bring with them. No table changes its shape, but programs that know
neither could not read what is written from now on."""

from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Say so."""
    op.execute("PRAGMA user_version=6")
