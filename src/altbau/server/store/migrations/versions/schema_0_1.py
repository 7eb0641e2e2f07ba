"""The tables of the first release."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer, String, Text, UniqueConstraint

revision = "0.1"
down_revision = None


def upgrade() -> None:
    """Create them."""
    op.create_table(
        "game",
        Column("id", String, primary_key=True),
        Column("created", String, nullable=False),
        Column("body", Text, nullable=False),
        Column("next", String),
        Column("last", Integer, nullable=False, server_default="0"),
        Column("played", String, nullable=False, server_default=""),
        Column("told", Text, nullable=False),
    )
    op.create_table(
        "entry",
        Column("game", String, primary_key=True),
        Column("seq", Integer, primary_key=True),
        Column("kind", String, nullable=False),
        Column("body", Text, nullable=False),
        Column("client", String),
        Column("checksum", String),
        Column("told", Text, nullable=False),
        UniqueConstraint("game", "client"),
    )
    op.create_table(
        "snapshot",
        Column("game", String, primary_key=True),
        Column("seq", Integer, nullable=False),
        Column("body", Text, nullable=False),
    )
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
    op.create_table(
        "code",
        Column("game", String, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("digest", String, nullable=False),
        Column("until", String, nullable=False),
    )
    op.create_table(
        "word",
        Column("game", String, primary_key=True),
        Column("room", String, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("body", Text, nullable=False),
    )
    op.create_table(
        "waiting",
        Column("id", String, primary_key=True),
        Column("opened", String, nullable=False),
        Column("version", Integer, nullable=False),
        Column("body", Text, nullable=False),
    )
    op.create_table(
        "summary",
        Column("game", String, primary_key=True),
        Column("since", String, nullable=False),
        Column("state", Text, nullable=False),
        Column("line_up", Text, nullable=False),
        Column("opens", Text, nullable=False),
        Column("watched", String, nullable=False),
        Column("evening", String, nullable=False, index=True),
        Column("number", Integer, nullable=False),
        Column("began", String, nullable=False),
    )
    op.create_table(
        "person",
        Column("number", Integer, primary_key=True),
        Column("name", String),
        Column("since", String, nullable=False),
    )
    op.create_table(
        "device",
        Column("digest", String, primary_key=True),
        Column("person", Integer, nullable=False, index=True),
        Column("since", String, nullable=False),
    )
    op.create_table(
        "tie",
        Column("number", Integer, primary_key=True),
        Column("person", Integer, nullable=False, index=True),
        Column("game", String, nullable=False),
        Column("digest", String, nullable=False),
        UniqueConstraint("game", "digest", "person"),
    )
    op.create_table(
        "arrival",
        Column("person", Integer, primary_key=True),
        Column("code", String, nullable=False),
        Column("until", String, nullable=False),
        Column("device", String),
    )
    op.create_table(
        "heartbeat",
        Column("number", Integer, primary_key=True),
        Column("seconds", Float, nullable=False),
    )
    op.create_table(
        "record",
        Column("number", Integer, primary_key=True),
        Column("list", String, nullable=False),
        Column("players", Integer, nullable=False),
        Column("body", Text, nullable=False),
    )
