"""A connection to PostgreSQL on which an answer has to come in time. A line may swallow everything without being
closed; over TCP the system notices that, over a socket of Unix nobody does."""

from collections.abc import Generator
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.errors import ConnectionTimeout

from altbau.server.store.timeouts import ANSWERED

T = TypeVar("T")


class Unanswered(psycopg.OperationalError):
    """The database has said nothing for too long."""


SILENCE = (Unanswered, ConnectionTimeout)


class Impatient(psycopg.Connection[tuple[Any, ...]]):
    """A connection that ends itself where it waits in vain."""

    def wait(self, gen: Generator[Any, Any, T], *args: Any, **named: Any) -> T:
        """See the driver, which asks again every tenth of a second whether something has come."""
        return super().wait(self._in_time(gen), *args, **named)

    def _in_time(self, waiting: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        latest = monotonic() + ANSWERED
        try:
            wanted = next(waiting)
            while True:
                ready = yield wanted
                if not ready and monotonic() > latest:
                    self.pgconn.finish()
                    raise Unanswered(f"no answer for {ANSWERED} s")
                wanted = waiting.send(ready)
        except StopIteration as ended:
            said: T = ended.value
            return said
