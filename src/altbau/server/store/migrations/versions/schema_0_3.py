"""Several processes that share one database."""

from alembic import op
from sqlalchemy import Column, Float, Integer, String, Text

revision = "0.3"
down_revision = "0.2"


def upgrade() -> None:
    """Add the count of changes beside a table's log and its least version of the rules, the processes and their leases,
    the times and delays of entries, the viewers by process, and the shared limits of addresses."""
    op.add_column("game", Column("beside", Integer, nullable=False, server_default="0"))
    op.add_column("game", Column("bucket", Integer))
    op.add_column("game", Column("rules", Integer, nullable=False, server_default="0"))
    op.add_column("entry", Column("at", Float))
    op.add_column("entry", Column("delays", Text))
    op.add_column("heartbeat", Column("at", Float))
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
