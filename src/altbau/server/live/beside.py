"""What takes the longer, the longer a game is: opening its table, telling its whole log, writing it down. It is done
beside the event loop, for each address one thing at a time, and the processor time that it takes counts."""

from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Final, TypeVar

from altbau.server.web.limits import Visitor

THREADS: Final = 2  # the event loop waits for the interpreter no longer than these take turns

Result = TypeVar("Result")


class Beside:
    """Threads beside the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "altbau-beside")

    async def done(self, visitor: Visitor, work: Callable[[], Result]) -> Result:
        """Do something for a visitor when it is the turn of that address. Raises BadInput where its processor time is
        used up."""
        async with visitor.turn:
            visitor.works()
            return await self.run(visitor, work)

    async def run(self, visitor: Visitor, work: Callable[[], Result]) -> Result:
        """Do it now, as it is that visitor's turn."""
        return await get_running_loop().run_in_executor(self._threads, counted, visitor, work)

    def close(self) -> None:
        """Begin nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def counted(visitor: Visitor, work: Callable[[], Result]) -> Result:
    """Do something, and count its processor time."""
    begun = thread_time()
    try:
        return work()
    finally:
        visitor.worked(thread_time() - begun)
