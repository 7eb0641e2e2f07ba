"""Which course of events a database tells: one that is restored from a backup begins another, so that whoever has seen
what came after that backup can be told, however much has been played since.

It is known by where the database is. A copy of a file of SQLite is given a number of its own (`backup.py`). PostgreSQL
numbers its clusters, their databases, and the timelines that recovery to a point in time begins."""

import secrets
from typing import Final

from sqlalchemy import Connection, select, update

from altbau.server.store.schema import INSERTS, timelines

HOMES: Final = {
    "sqlite": "PRAGMA user_version",
    "postgresql": """
        SELECT concat_ws(' ', system_identifier, oid, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))
        FROM pg_control_system(), pg_database WHERE datname = current_database()
    """,
}


def timeline(connection: Connection) -> str:
    """The id of a database's course of events, of a new one where it is not where it was."""
    row = INSERTS[connection.dialect.name](timelines).values(number=1, id=secrets.token_hex(4), home=home(connection))
    new = {"id": row.excluded.id, "home": row.excluded.home}
    elsewhere = timelines.c.home != row.excluded.home
    connection.execute(row.on_conflict_do_update(index_elements=["number"], set_=new, where=elsewhere))
    return str(connection.execute(select(timelines.c.id)).scalar_one())


def settle(connection: Connection) -> None:
    """Let what has been copied into a database go on there."""
    connection.execute(update(timelines).values(home=home(connection)))


def home(connection: Connection) -> str:
    """Where a database is."""
    return str(connection.exec_driver_sql(HOMES[connection.dialect.name]).scalar_one())
