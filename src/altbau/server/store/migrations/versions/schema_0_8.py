"""The tables of the first release."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, String, Text, UniqueConstraint, false, true

revision = "0.8"
down_revision = None


def upgrade() -> None:
    """Create them. A program needs to know this schema until a later migration raises the least one."""
    op.create_table(
        "game",
        Column("id", String, primary_key=True),
        Column("created", String, nullable=False),
        Column("body", Text, nullable=False),
        Column("next", String),
        Column("last", Integer, nullable=False, server_default="0"),
        Column("played", String, nullable=False, server_default=""),
        Column("told", Text, nullable=False),
        Column("beside", Integer, nullable=False, server_default="0"),
        Column("bucket", Integer),
        Column("rules", Integer, nullable=False, server_default="0"),
        Column("cold", Boolean, nullable=False, server_default=false()),
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
        Column("at", Float),
        Column("delays", Text),
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
        "analysis",
        Column("game", String, primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("made", String, nullable=False),
        Column("body", LargeBinary, nullable=False),
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
        Column("counts", Boolean, nullable=False, server_default=true()),
    )
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
        Column("at", Float),
    )
    op.create_table(
        "worker",
        Column("name", String, primary_key=True),
        Column("seen", Float, nullable=False),
    )
    op.create_table(
        "lease",
        Column("bucket", Integer, primary_key=True, autoincrement=False),
        Column("holder", String),
        Column("epoch", Integer, nullable=False, server_default="0"),
        Column("until", Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "allowance",
        Column("key", String, primary_key=True),
        Column("rest", Float, nullable=False),
        Column("at", Float, nullable=False),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
    op.create_table(
        "attendance",
        Column("game", String, primary_key=True),
        Column("worker", String, primary_key=True),
        Column("body", Text, nullable=False),
    )
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
    op.create_table(
        "timeline",
        Column("number", Integer, primary_key=True),
        Column("id", String, nullable=False),
        Column("home", String, nullable=False),
    )
    least = op.create_table(
        "least_schema",
        Column("number", Integer, primary_key=True),
        Column("known", String, nullable=False),
    )
    op.bulk_insert(least, [{"number": 1, "known": revision}])
    op.create_table(
        "record",
        Column("number", Integer, primary_key=True),
        Column("list", String, nullable=False),
        Column("players", Integer, nullable=False),
        Column("body", Text, nullable=False),
    )
