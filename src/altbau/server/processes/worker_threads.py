"""Work that needs a table and takes longer for a longer game: opening it, sending its whole log, storing it. It is done
in a thread beside the event loop, one job at a time for each address, and its processor time is counted. What needs
only a text or stored rows is a job of the pool instead (`processes/job_pool.py`)."""

from asyncio import Lock, get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Literal, Protocol, TypeAlias, TypeVar

Result = TypeVar("Result")


class Work(Protocol):
    """The work of one kind for an address, one job at a time."""

    turn: Lock  # held during a job

    def begins(self) -> None:
        """A job begins. Raises BadInput if the processor time is used up."""

    def took(self, seconds: float) -> None:
        """A job took so much processor time."""


Counted: TypeAlias = Literal["requests", "tables", "admissions", "codes", "analyses", "prints", "pictures", "words"]


class Visitor(Protocol):
    """The client for whom a job is done."""

    def spend(self, what: Counted, /) -> None:
        """Count something of which an address may have so much. Raises BadInput if it was too much."""

    @property
    def table_work(self) -> Work:
        """Work in the thread."""

    @property
    def job_work(self) -> Work:
        """Work in the processes of the pool."""


class UnlimitedWork:
    """Work for the server itself, which no client asked for."""

    def __init__(self) -> None:
        self.turn = Lock()

    def begins(self) -> None:
        """Never refuses."""

    def took(self, seconds: float) -> None:
        """Not counted."""


class UnlimitedVisitor:
    """The server itself."""

    def __init__(self) -> None:
        self.table_work = UnlimitedWork()
        self.job_work = UnlimitedWork()

    def spend(self, what: Counted) -> None:
        """Not counted."""


class WorkerThread:
    """A thread beside the event loop. It is only one, since the event loop shares the interpreter with it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "altbau-beside")
        self.itself = UnlimitedVisitor()

    async def done(self, visitor: Visitor, work: Callable[[], Result]) -> Result:
        """Run a job when it is the visitor's turn. Raises BadInput if the visitor's processor time is used up."""
        async with visitor.table_work.turn:
            visitor.table_work.begins()
            return await self.run(visitor, work)

    async def run(self, visitor: Visitor, work: Callable[[], Result]) -> Result:
        """Run a job now: the caller holds the visitor's turn."""
        return await get_running_loop().run_in_executor(self._thread, with_cpu_count, visitor.table_work, work)

    def close(self) -> None:
        """Start no more jobs."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def with_cpu_count(work: Work, job: Callable[[], Result]) -> Result:
    """Run a job, and count its processor time."""
    begun = thread_time()
    try:
        return job()
    finally:
        work.took(thread_time() - begun)
