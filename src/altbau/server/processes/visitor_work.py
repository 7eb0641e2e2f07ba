"""The work of one client beside the event loop: in the thread, and in the processes of the pool."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from altbau.runtime.look_back.jobs import Job
from altbau.server.processes.job_pool import JobRunner
from altbau.server.processes.worker_threads import Visitor, WorkerThread

Result = TypeVar("Result")


class VisitorWork(NamedTuple):
    """See `Workbench`."""

    thread: WorkerThread
    pool: JobRunner
    visitor: Visitor

    async def do(self, work: Callable[[], Result], /) -> Result:
        """See `Workbench`."""
        return await self.thread.done(self.visitor, work)

    async def make(self, job: Job, /, *, gzip: bool = False) -> bytes:
        """See `Workbench`; compressed on demand."""
        return await self.pool.done(self.visitor, job, gzip=gzip)
