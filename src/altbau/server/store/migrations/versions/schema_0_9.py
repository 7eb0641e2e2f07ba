"""Tables by days: until when who is asked has time, the ways by which people are called, and what they say in
advance."""

from alembic import op
from sqlalchemy import Column, Float, Integer, String, Text

revision = "0.9"
down_revision = "0.8"


def upgrade() -> None:
    """Add them."""
    op.add_column("summary", Column("deadline", Text, nullable=False, server_default=""))
    op.add_column("preference", Column("said", Text, nullable=False, server_default=""))
    op.create_table(
        "channel",
        Column("game", String, primary_key=True),
        Column("key", String, primary_key=True),
        Column("digest", String, primary_key=True),
        Column("form", String, nullable=False),
        Column("address", Text, nullable=False),
        Column("language", String, nullable=False),
        Column("since", String, nullable=False),
        Column("looked", Float, nullable=False, server_default="0"),
        Column("called", String, nullable=False, server_default=""),
        Column("reminded", String, nullable=False, server_default=""),
        Column("busy", Float, nullable=False, server_default="0"),
        Column("failures", Integer, nullable=False, server_default="0"),
        Column("agreed", Text, nullable=False, server_default="[]"),
    )
    op.create_table(
        "push_key",
        Column("number", Integer, primary_key=True),
        Column("secret", String, nullable=False),
    )
