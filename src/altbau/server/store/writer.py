"""The writer: one thread commits writes in groups, and a write is acknowledged once it is on disk. Reads happen in the
caller's thread."""

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
from altbau.runtime.home import Append, Conflict
from altbau.server import metrics
from altbau.server.outages import outage
from altbau.server.store.backend import Backend
from altbau.server.store.log_append import ChecksumCache

Job: TypeAlias = Callable[[Connection], object]

GATHERING: Final = 0.002  # seconds in which a group of writes is collected, times the number of processes, since
# each of them gets fewer writes
LONGEST: Final = 0.006  # seconds: the upper limit of that
LARGEST: Final = 500  # writes of a group, so that one notification can name all its tables


class QueuedWrite(NamedTuple):
    """A queued write. Its future is done when the write is on disk, or fails with a BadInput. `beside` is the table of
    which the job changes something other than its log."""

    job: Append | Job
    future: "Future[None] | asyncio.Future[None]"
    beside: str | None = None

    def given_up(self) -> bool:
        """Whether the caller has cancelled the write. If not, it can't be cancelled any more."""
        if isinstance(self.future, asyncio.Future):
            return self.future.cancelled()
        return not self.future.set_running_or_notify_cancel()


class Writer:
    """A database, and the thread that holds its only writing connection."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._jobs: queue.SimpleQueue[QueuedWrite | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._seals = ChecksumCache()
        self._thread = threading.Thread(target=self._write, name="altbau-writer", daemon=True)
        self._thread.start()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for reading. Raises BadInput if the database is damaged."""
        try:
            with self._backend.for_reading() as connection:
                yield connection
        except SQLAlchemyError as error:
            refused = self._backend.refusal(error)
            if refused.code == "database-damaged":
                raise refused from error
            raise

    def submit(self, job: Append | Job, beside: str | None = None) -> "Future[None]":
        """Queue a write. `beside` names the table if the job changes something of it other than its log."""
        future: Future[None] = Future()
        self._jobs.put(QueuedWrite(job, future, beside))
        return future

    def queue_write(self, job: Append | Job, beside: str | None = None) -> "asyncio.Future[None]":
        """Queue a write, with a future of the running event loop."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(QueuedWrite(job, future, beside))
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
                resolve_writes(self._commit(wanted))

    def _commit(self, group: list[QueuedWrite]) -> list[tuple[QueuedWrite, BadInput | None]]:
        """Write a group in one transaction. If that fails, write each job by itself, so that only the failing ones are
        refused; after a timeout all are refused at once. Returns each job with its refusal or None."""
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
        except Exception as error:  # whatever it is, the writer must continue
            self._seals.drop()
            outage.note_error(error)
            if len(group) > 1 and not self._backend.is_silent(error):
                return [found for each in group for found in self._commit([each])]
            return [(each, self._refusal(error)) for each in group]
        self._seals.keep()
        outage.note_write()
        metrics.count_entries(sum(isinstance(each.job, Append) for each in group) - len(refused))
        return [(each, refused.get(place)) for place, each in enumerate(group)]

    def _refusal(self, error: Exception) -> BadInput:
        """The BadInput for the caller of a failed write, with its cause."""
        wrong = self._backend.refusal(error)
        wrong.__cause__ = error
        return wrong

    def waiting(self) -> int:
        """The number of writes in the queue."""
        return self._jobs.qsize()

    def finish(self) -> None:
        """Write all queued jobs, then end the thread."""
        self._jobs.put(None)
        self._thread.join()
        if self._connection:
            self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction on the writer's connection. The connection is replaced if it is left in a transaction that
        can't be ended."""
        connection = self._connection = self._connection or self._backend.for_writing()
        try:
            with connection.begin():
                try:
                    yield connection
                except Exception as error:
                    if self._backend.is_silent(error):
                        connection.invalidate()  # it gives no answer, so a rollback would hang too
                    raise
        except Exception:
            if connection.invalidated or self._backend.in_transaction(connection):
                self._connection = None
                connection.invalidate()
            raise


def resolve_writes(done: list[tuple[QueuedWrite, BadInput | None]]) -> None:
    """Resolve the futures of finished writes, those of each event loop in one call."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], BadInput | None]]] = {}
    for each, refused in done:
        if isinstance(each.future, asyncio.Future):
            waiting.setdefault(each.future.get_loop(), []).append((each.future, refused))
        else:
            resolve_futures([(each.future, refused)])
    for loop, futures in waiting.items():
        with suppress(RuntimeError):  # the loop was closed meanwhile
            loop.call_soon_threadsafe(resolve_futures, futures)


def resolve_futures(futures: "Sequence[tuple[Future[None] | asyncio.Future[None], BadInput | None]]") -> None:
    """Resolve futures that have not been cancelled."""
    for future, refused in futures:
        if future.cancelled():
            continue
        if refused:
            future.set_exception(refused)
        else:
            future.set_result(None)
