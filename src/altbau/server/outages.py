"""Outages of the database: it refuses connections or loses them, is shut down by its administrator, has no connection
left, or does not answer in time. An outage is a line of the log when it begins and one when it is over, not a failure.
Every other error of the database is a failure."""

import logging
import sys
from threading import Lock
from time import monotonic
from typing import Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree  # no connection of the pool has become free

CONNECTION: Final = "08"  # the class of PostgreSQL's error codes about connections
STATES: Final = (  # other codes of an outage
    "57P01",  # shut down by the administrator
    "57P02",  # shut down after a crash
    "57P03",  # starting or stopping
    "57P05",  # a connection that was idle for too long
    "25P03",  # the same within a transaction
    "57014",  # a statement took too long
    "55P03",  # a lock was not free in time
    "53300",  # too many connections
)
BUSY: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")  # how SQLite's names of a timeout begin
QUIET: Final = 1.0  # seconds without an error after which a write ends an outage

logger = logging.getLogger(__name__)


class Outage:
    """The outage of this process, if there is one. The threads of a process share it."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._begun: float | None = None
        self._last = 0.0  # error
        self._refused = 0  # requests

    def note_error(self, error: BaseException, *, request: bool = False) -> bool:
        """Whether an error belongs to an outage; it begins one if there is none. With `request`, a request or message
        was refused for it."""
        if not (said := said_of(error)):
            return False
        with self._lock:
            if self._begun is None:
                self._begun, self._refused = monotonic(), 0
                logger.error("The database does not answer: %s", {"problem": said})
            self._last = monotonic()
            self._refused += request
        return True

    def note_write(self) -> None:
        """Something was written: the outage is over, unless there was an error just before."""
        if self._begun is None:
            return
        with self._lock:
            if self._begun is not None and monotonic() - self._last >= QUIET:
                seconds = round(self._last - self._begun, 1)
                logger.error("The database answers again: %s", {"seconds": seconds, "refused": self._refused})
                self._begun = None


outage: Final = Outage()


def is_outage(error: BaseException) -> bool:
    """Whether an error, or one that has caused it, belongs to an outage."""
    return bool(said_of(error))


def said_of(error: BaseException | None) -> str:
    """The reason that the database or its driver gives for an outage, in one line; empty for any other error."""
    while error is not None:
        said = getattr(error, "orig", None) or error  # the driver's error, without SQLAlchemy's text
        broken = isinstance(error, DBAPIError) and error.connection_invalidated
        if broken or isinstance(error, NoneFree) or is_loss(said):
            return (str(said).strip() or type(said).__name__).splitlines()[0]
        error = error.__cause__
    return ""


def is_loss(said: BaseException) -> bool:
    """Whether an error of a driver belongs to an outage."""
    if getattr(said, "sqlite_errorname", "").startswith(BUSY):
        return True
    psycopg = sys.modules.get("psycopg")  # an extra
    if psycopg is None or not isinstance(said, psycopg.Error):
        return False
    state = said.sqlstate
    if state is None:  # it comes from the driver, not from the database
        return isinstance(said, psycopg.OperationalError | psycopg.InterfaceError)
    return state.startswith(CONNECTION) or state in STATES
