"""The history in a database has an id. A database restored from a backup begins a new history, so that clients who have
seen moves made after the backup can be told, however much has been played since.

A restored database is recognised by its place (`database_location`). A copy of an SQLite file gets a number of its own
(`backup.py`). In PostgreSQL the place consists of the id of the cluster, that of the database, and the timeline, which
changes with each point-in-time recovery.
"""

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
    """The id of the database's history. A new one is stored if the database is at another place than before."""
    row = INSERTS[connection.dialect.name](timelines).values(
        number=1, id=secrets.token_hex(4), home=database_location(connection)
    )
    new = {"id": row.excluded.id, "home": row.excluded.home}
    elsewhere = timelines.c.home != row.excluded.home
    connection.execute(row.on_conflict_do_update(index_elements=["number"], set_=new, where=elsewhere))
    return str(connection.execute(select(timelines.c.id)).scalar_one())


def continue_timeline(connection: Connection) -> None:
    """Continue the copied history in this database."""
    connection.execute(update(timelines).values(home=database_location(connection)))


def database_location(connection: Connection) -> str:
    """The place of a database."""
    return str(connection.exec_driver_sql(HOMES[connection.dialect.name]).scalar_one())
