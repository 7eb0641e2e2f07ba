"""A database of PostgreSQL: how it is opened, and what its errors mean. The driver, psycopg, is an extra."""

from collections.abc import Sequence
from contextlib import ExitStack, closing
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from altbau.environment import extra
from altbau.errors import BadInput
from altbau.server.store import civil_time
from altbau.server.store.migrations import bring_up
from altbau.server.store.timeouts import ANSWERED, PATIENCE

PREFIXES: Final = ("postgresql://", "postgres://")
LINE: Final = {  # of libpq: a line over TCP on which nothing comes any more is given up
    "connect_timeout": PATIENCE,
    "tcp_user_timeout": 1000 * ANSWERED,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
OURS: Final = 0x616C74626175  # the number of the lock that whoever has a database open holds
LOCKS: Final = {  # by whether several may hold it
    False: text("SELECT pg_try_advisory_lock(:number)").bindparams(number=OURS),
    True: text("SELECT pg_try_advisory_lock_shared(:number)").bindparams(number=OURS),
}
STEPS: Final = 0x616C74626176  # of the one that whoever takes steps of the schema holds
STEP: Final = text("SELECT pg_advisory_lock(:number)").bindparams(number=STEPS)
DONE: Final = text("SELECT pg_advisory_unlock(:number)").bindparams(number=STEPS)
LIMITS: Final = {  # of the database's own: seconds in which something has to be done, lest others wait for it
    "idle_in_transaction_session_timeout": 5,  # by a process that may be stopped
    "statement_timeout": ANSWERED - 1,
}
DISK_FULL: Final = "53100"  # of PostgreSQL's error codes
DAMAGED: Final = ("XX001", "XX002")
SAFETY: Final = ("fsync", "synchronous_commit")  # settings without which what is acknowledged can be lost


def address(written: str) -> URL:
    """Where a database is. Raises BadInput for what is no address, or has a password: everybody on the machine can read
    a command line."""
    try:
        url = make_url(written)
    except (ArgumentError, ValueError):
        raise BadInput("database-address") from None
    if url.password:
        raise BadInput("database-password")
    return url.set(drivername="postgresql+psycopg")


def open_database(url: URL, *, shared: bool) -> tuple[Engine, Connection]:
    """Open the database and bring it to the newest schema; with it the connection by which nobody else has it, or only
    others who share it. Raises BadInput for one that is newer than this program or can't be used."""
    with extra("postgres"):
        engine = create_engine(url, pool_pre_ping=True, connect_args=LINE)
    with ExitStack() as opened:
        opened.callback(engine.dispose)
        try:
            holder = opened.enter_context(engine.connect()).execution_options(isolation_level="AUTOCOMMIT")
            if not holder.execute(LOCKS[shared]).scalar():
                raise BadInput("database-in-use", file=name_of(url))
            holder.execute(STEP)
            bring_up(engine, name_of(url))
            holder.execute(DONE)
            civil_time.learn(holder.exec_driver_sql(civil_time.DATABASE).scalar_one())
        except SQLAlchemyError as error:
            raise unusable(url, error) from None
        opened.pop_all()
    holder.detach()
    engine.dispose()  # what is connected from now on waits for nothing for long
    event.listen(engine, "do_connect", impatient)
    event.listen(engine, "connect", hurry)
    return engine, holder


def connected(written: str) -> Engine:
    """A database that servers may have open. Raises BadInput."""
    with extra("postgres"):
        return create_engine(address(written), connect_args={"connect_timeout": PATIENCE})


def impatient(dialect: object, record: object, words: Sequence[Any], named: dict[str, Any]) -> Any:
    """A connection that gives up a line on which no answer comes, be it a socket of Unix that knows no time limits."""
    from altbau.server.store.impatience import Impatient  # whose driver is there only with the extra

    return Impatient.connect(*words, **named)


def hurry(connection: Any, _: object) -> None:
    """Let nobody hold up all others."""
    with closing(connection.cursor()) as cursor:
        for name, seconds in LIMITS.items():
            cursor.execute(f"SET {name} = '{seconds}s'")
    connection.commit()


def unusable(url: URL, error: Exception) -> BadInput:
    """What is wrong with a database."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    code = "database-unreachable" if isinstance(error, OperationalError) else "file-unreadable"
    return BadInput(code, file=name_of(url), problem=said[0] if said else "")


def name_of(url: URL) -> str:
    """A database as it is said."""
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def unsafe(connection: Connection) -> list[str]:
    """The settings that are off, so that what is acknowledged can be lost when the machine of the database fails."""
    return [each for each in SAFETY if connection.exec_driver_sql(f"SHOW {each}").scalar() == "off"]
