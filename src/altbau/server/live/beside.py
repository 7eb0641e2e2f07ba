"""Work that takes longer for a longer game: opening its table, sending its whole log, storing it. It is done in threads
beside the event loop, one job at a time for each address, and its processor time is counted."""

from asyncio import Lock, get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Final, Protocol, TypeVar

THREADS: Final = 2  # few, since the event loop shares the interpreter with them

Result = TypeVar("Result")


class Visitor(Protocol):
    """Who a job is done for, one at a time."""

    turn: Lock  # held during a job

    def works(self) -> None:
        """A job begins. Raises BadInput if the processor time is used up."""

    def worked(self, seconds: float) -> None:
        """A job took so much processor time."""


class Itself:
    """The server itself, for jobs that no client asked for."""

    def __init__(self) -> None:
        self.turn = Lock()

    def works(self) -> None:
        """Never refuses."""

    def worked(self, seconds: float) -> None:
        """Not counted."""


class Beside:
    """Threads beside the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "altbau-beside")
        self.itself = Itself()

    async def done(self, visitor: Visitor, work: Callable[[], Result]) -> Result:
        """Run a job when it is the visitor's turn. Raises BadInput if the visitor's processor time is used up."""
        async with visitor.turn:
            visitor.works()
            return await self.run(visitor, work)

    async def run(self, visitor: Visitor, work: Callable[[], Result]) -> Result:
        """Run a job now: the caller holds the visitor's turn."""
        return await get_running_loop().run_in_executor(self._threads, counted, visitor, work)

    def close(self) -> None:
        """Start no more jobs."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def counted(visitor: Visitor, work: Callable[[], Result]) -> Result:
    """Run a job, and count its processor time."""
    begun = thread_time()
    try:
        return work()
    finally:
        visitor.worked(thread_time() - begun)
