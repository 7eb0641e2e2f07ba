"""The database: whoever asks reads, and one thread writes in groups, so that what is acknowledged is on disk."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias, cast

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from altbau.errors import BadInput
from altbau.server import measures
from altbau.server.store.appending import Append, Conflict, Seals
from altbau.server.store.backends import Backend

Job: TypeAlias = Callable[[Connection], object]

GATHERING: Final = 0.002  # seconds in which writes come together to one group, for each process that has its part of
# them, so that groups stay as large
LONGEST: Final = 0.006  # of that, whatever their number
LARGEST: Final = 500  # writes of a group, so that it is no more than one message tells


class Waiting(NamedTuple):
    """A write in the queue; the future is done when it is on disk, or holds the BadInput that says why it is not.
    `beside` is the table of which it changes something that does not stand in the log."""

    job: Append | Job
    future: "Future[None] | asyncio.Future[None]"
    beside: str | None = None

    def given_up(self) -> bool:
        """Whether who asked has gone; if not, from here on nobody can cancel."""
        if isinstance(self.future, asyncio.Future):
            return self.future.cancelled()
        return not self.future.set_running_or_notify_cancel()


class Writer:
    """A database, and the thread that writes to it, with the only connection that does."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._jobs: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._seals = Seals()
        self._thread = threading.Thread(target=self._write, name="altbau-writer", daemon=True)
        self._thread.start()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for reading. Raises BadInput where the file is damaged."""
        try:
            with self._backend.for_reading() as connection:
                yield connection
        except SQLAlchemyError as error:
            refused = self._backend.refusal(error)
            if refused.code == "database-damaged":
                raise refused from error
            raise

    def submit(self, job: Append | Job, beside: str | None = None) -> "Future[None]":
        """Queue a write, perhaps of something of a table that does not stand in its log."""
        future: Future[None] = Future()
        self._jobs.put(Waiting(job, future, beside))
        return future

    def written(self, job: Append | Job, beside: str | None = None) -> "asyncio.Future[None]":
        """Queue a write of the running loop."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Waiting(job, future, beside))
        return future

    def _write(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            time.sleep(min(LONGEST, GATHERING * self._backend.leases.processes))
            group = [first]
            while len(group) < LARGEST and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    self._jobs.put(None)
                    break
                group.append(following)
            wanted = [each for each in group if not each.given_up()]
            if wanted:
                tell(self._commit(wanted))

    def _commit(self, group: list[Waiting]) -> list[tuple[Waiting, BadInput | None]]:
        """Write a group in one transaction; if that fails, one by one, so that only the culprits do, unless it has
        waited in vain. What has become of each."""
        refused: dict[int, BadInput | None] = {}
        try:
            with self._writing() as connection:
                beside = {each.beside for each in group if each.beside}
                written = {each.job.game for each in group if isinstance(each.job, Append)}
                if beside or len(written) < len(group):
                    self._backend.begin(connection)
                if beside:
                    self._backend.hold(connection, sorted(beside | written))
                for appends, run in groupby(enumerate(group), key=lambda each: isinstance(each[1].job, Append)):
                    places, jobs = zip(*[(place, each.job) for place, each in run], strict=True)
                    if appends:
                        gone = self._backend.append(connection, cast(tuple[Append, ...], jobs), self._seals)
                        refused.update((places[place], Conflict()) for place in gone)
                    else:
                        for job in cast(tuple[Job, ...], jobs):
                            job(connection)
                if beside:
                    self._backend.announce(connection, (), beside)
        except Exception as error:  # whatever it is, the writer goes on for the others
            self._seals.drop()
            if len(group) > 1 and not self._backend.is_silent(error):
                return [found for each in group for found in self._commit([each])]
            return [(each, self._refusal(error)) for each in group]
        self._seals.keep()
        measures.wrote(sum(isinstance(each.job, Append) for each in group) - len(refused))
        return [(each, refused.get(place)) for place, each in enumerate(group)]

    def _refusal(self, error: Exception) -> BadInput:
        """What whoever wrote is told."""
        wrong = self._backend.refusal(error)
        wrong.__cause__ = error
        return wrong

    def waiting(self) -> int:
        """How many writes are in the queue."""
        return self._jobs.qsize()

    def finish(self) -> None:
        """Write what is queued, and end."""
        self._jobs.put(None)
        self._thread.join()
        if self._connection:
            self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction of the writer's, who keeps the connection unless it is left within one that can't be ended."""
        connection = self._connection = self._connection or self._backend.for_writing()
        try:
            with connection.begin():
                try:
                    yield connection
                except Exception as error:
                    if self._backend.is_silent(error):
                        connection.invalidate()  # on which nothing can be rolled back
                    raise
        except Exception:
            if connection.invalidated or self._backend.in_transaction(connection):
                self._connection = None
                connection.invalidate()
            raise


def tell(done: list[tuple[Waiting, BadInput | None]]) -> None:
    """Let those go on whose writes are done, of each event loop all at once."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], BadInput | None]]] = {}
    for each, refused in done:
        if isinstance(each.future, asyncio.Future):
            waiting.setdefault(each.future.get_loop(), []).append((each.future, refused))
        else:
            settle([(each.future, refused)])
    for loop, futures in waiting.items():
        with suppress(RuntimeError):  # closed meanwhile, so that nobody waits any more
            loop.call_soon_threadsafe(settle, futures)


def settle(futures: "Sequence[tuple[Future[None] | asyncio.Future[None], BadInput | None]]") -> None:
    """Say what has become of writes to whoever still wants to know."""
    for future, refused in futures:
        if future.cancelled():
            continue
        if refused:
            future.set_exception(refused)
        else:
            future.set_result(None)
