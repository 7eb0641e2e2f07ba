"""The processes that do the work that requests cause and that needs no table: after the bots, and before the analyses.
An address has one job at a time, and whoever has waited longest is served first."""

import pickle
from asyncio import get_running_loop
from typing import Final, Protocol

from altbau.runtime.look_back.jobs import Job
from altbau.server.processes import jobs
from altbau.server.processes.bot_pool import BotPool, BotProcess
from altbau.server.processes.jobs import MEMORY, SECONDS, JobResult, too_large
from altbau.server.processes.worker_threads import Visitor

PROCESSES: Final = 2
MUCH: Final = 0.6  # of the memory that a process may have


class JobRunner(Protocol):
    """Does jobs in other processes than the server's."""

    async def done(self, visitor: Visitor, job: Job, /, *, gzip: bool = False) -> bytes:
        """The result of a job, compressed on demand. Raises BadInput: that of the job, `too-much-work` if the
        visitor's processor time is used up, `job-too-large` if it was killed; or JobError."""


class JobPool:
    """Two processes, each started when it is first needed, and again when it was killed."""

    def __init__(self) -> None:
        self._thinkers = BotPool(PROCESSES, jobs.__name__, jobs.LONGEST)

    async def done(self, visitor: Visitor, job: Job, *, gzip: bool = False) -> bytes:
        """See `JobRunner`."""
        work = visitor.job_work
        async with work.turn:
            work.begins()
            async with self._thinkers.lend(get_running_loop().time()) as thinker:
                done = await ask(thinker, pickle.dumps((job, gzip)))
            work.took(done.seconds)
        if isinstance(done.made, Exception):
            raise done.made
        return done.made

    async def close(self) -> None:
        """End all processes."""
        await self._thinkers.close()


async def ask(thinker: BotProcess, question: bytes) -> JobResult:
    """The answer of a process. One that has needed much memory is replaced, so that the next job has the whole."""
    try:
        answer = await thinker.ask(question)
    except (EOFError, OSError, TimeoutError):  # killed, for its processor time as a rule
        return JobResult(too_large(), SECONDS, MEMORY)
    done: JobResult = pickle.loads(answer)  # noqa: S301  comes from a process of this server
    if done.memory > MUCH * MEMORY:
        await thinker.end()
    return done
