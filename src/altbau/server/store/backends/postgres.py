"""PostgreSQL: opening a database, and the meaning of its errors. The driver, psycopg, is an extra."""

from collections.abc import Sequence
from contextlib import ExitStack, closing
from time import monotonic, sleep
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from altbau.core.data import Data
from altbau.environment import extra
from altbau.errors import BadInput
from altbau.server.store import wall_clock
from altbau.server.store.migrations import bring_up

PREFIXES: Final = ("postgresql://", "postgres://")
PATIENCE: Final = 5  # seconds to connect
ANSWERED: Final = 8  # seconds for an answer, after which the connection counts as dead
LINE: Final = {  # options of libpq: a TCP connection without answers is given up
    "connect_timeout": PATIENCE,
    "tcp_user_timeout": 1000 * ANSWERED,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
OURS: Final = 0x616C74626175  # number of the advisory lock that each server holds while it has the database open
LOCKS: Final = {  # by whether the database is shared
    False: text("SELECT pg_try_advisory_lock(:number)").bindparams(number=OURS),
    True: text("SELECT pg_try_advisory_lock_shared(:number)").bindparams(number=OURS),
}
STEPS: Final = 0x616C74626176  # number of the lock that is held during a migration
STEP: Final = text("SELECT pg_advisory_lock(:number)").bindparams(number=STEPS)
DONE: Final = text("SELECT pg_advisory_unlock(:number)").bindparams(number=STEPS)
LIMITS: Final = {  # settings of the session, in seconds, so that others need not wait for it
    "idle_in_transaction_session_timeout": 5,  # for a process that was stopped
    "statement_timeout": ANSWERED - 1,
}
ENDS: Final = 2.0  # seconds for which a server that has ended may still hold its lock
AGAIN: Final = 0.05  # seconds between two tries to take it
DISK_FULL: Final = "53100"  # of PostgreSQL's error codes
DAMAGED: Final = ("XX001", "XX002")
SAFETY: Final = ("fsync", "synchronous_commit")  # if one is off, acknowledged writes can be lost


def address(written: str) -> URL:
    """The URL of a database. Raises BadInput for what is no URL, and for one with a password, since all users of the
    machine can read a command line."""
    try:
        url = make_url(written)
    except (ArgumentError, ValueError):
        raise BadInput("database-address") from None
    if url.password:
        raise BadInput("database-password")
    return url.set(drivername="postgresql+psycopg")


def has_locked(holder: Connection, *, shared: bool) -> bool:
    """Whether the lock against other servers could be taken. The database notices only after a moment that the one
    before has ended."""
    deadline = monotonic() + ENDS
    while not holder.execute(LOCKS[shared]).scalar():
        if monotonic() > deadline:
            return False
        sleep(AGAIN)
    return True


def open_database(url: URL, *, shared: bool) -> tuple[Engine, Connection]:
    """Open the database and bring it to the newest schema. Also returns the connection that holds the lock against
    other servers (against those that do not share it, if `shared`). Raises BadInput if the database is in use, too new
    for this program or not usable."""
    with extra("postgres"):
        engine = create_engine(url, pool_pre_ping=True, connect_args=LINE, hide_parameters=True)
    with ExitStack() as opened:
        opened.callback(engine.dispose)
        try:
            holder = opened.enter_context(engine.connect()).execution_options(isolation_level="AUTOCOMMIT")
            if not has_locked(holder, shared=shared):
                raise BadInput("database-in-use", file=safe_url(url))
            holder.execute(STEP)
            bring_up(engine, safe_url(url))
            holder.execute(DONE)
            wall_clock.set_offset(holder.exec_driver_sql(wall_clock.DATABASE).scalar_one())
        except SQLAlchemyError as error:
            raise unusable_database(url, error) from None
        opened.pop_all()
    holder.detach()
    engine.dispose()  # connections from now on have short timeouts
    event.listen(engine, "do_connect", connect_with_timeout)
    event.listen(engine, "connect", set_timeouts)
    return engine, holder


def engine_for(written: str) -> Engine:
    """An engine for a database that servers may have open. Raises BadInput."""
    with extra("postgres"):
        return create_engine(address(written), connect_args={"connect_timeout": PATIENCE}, hide_parameters=True)


def connect_with_timeout(dialect: object, record: object, words: Sequence[str], named: Data) -> object:
    """Make a connection that fails if no answer comes, also over a Unix socket, which has no timeouts of its own."""
    from altbau.server.store.backends.query_timeout import TimeoutConnection  # needs the extra's driver

    connection = TimeoutConnection.connect(*words, **named)
    connection.patience = ANSWERED
    return connection


def set_timeouts(connection: DBAPIConnection, _: object) -> None:
    """Set the timeouts of a new connection, so that it can't block others for long."""
    with closing(connection.cursor()) as cursor:
        for name, seconds in LIMITS.items():
            cursor.execute(f"SET {name} = '{seconds}s'")
    connection.commit()


def unusable_database(url: URL, error: Exception) -> BadInput:
    """The BadInput for a database that can't be used."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    code = "database-unreachable" if isinstance(error, OperationalError) else "file-unreadable"
    return BadInput(code, file=safe_url(url), problem=said[0] if said else "")


def safe_url(url: URL) -> str:
    """The URL of a database for messages, without the password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def unsafe_settings(connection: Connection) -> list[str]:
    """The settings of `SAFETY` that are off. Then acknowledged writes can be lost when the database's machine fails."""
    return [each for each in SAFETY if connection.exec_driver_sql(f"SHOW {each}").scalar() == "off"]
