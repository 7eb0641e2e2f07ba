"""A PostgreSQL connection with a timeout for each answer. A connection can be dead without being closed: over TCP the
system notices that, over a Unix socket nothing does."""

import math
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.errors import ConnectionTimeout
from psycopg.rows import TupleRow

T = TypeVar("T")


class QueryTimeout(psycopg.OperationalError):
    """The database has not answered in time."""


SILENCE = (QueryTimeout, ConnectionTimeout)


class TimeoutConnection(psycopg.Connection[TupleRow]):
    """A connection that closes itself when no answer comes in time."""

    patience = math.inf  # seconds

    def wait(self, gen: PQGen[T], *args: Any, **named: Any) -> T:
        """See psycopg, whose generator is resumed every 0.1 s even if nothing has arrived."""
        return super().wait(self._in_time(gen), *args, **named)

    def _in_time(self, waiting: PQGen[T]) -> PQGen[T]:
        latest = monotonic() + self.patience
        try:
            wanted = next(waiting)
            while True:
                ready = yield wanted
                if not ready and monotonic() > latest:
                    self.pgconn.finish()
                    raise QueryTimeout(f"no answer for {self.patience} s")
                wanted = waiting.send(ready)
        except StopIteration as ended:
            said: T = ended.value
            return said
