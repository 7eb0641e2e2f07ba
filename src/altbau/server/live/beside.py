"""What takes the longer, the longer a game is: opening its table, telling its whole log, writing it down. It is done
beside the event loop, for each address one thing at a time, and the processor time that it takes counts."""

from asyncio import Lock, get_running_loop
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Final, Protocol, TypeVar

THREADS: Final = 2  # the event loop waits for the interpreter no longer than these take turns

Result = TypeVar("Result")


class Visitor(Protocol):
    """For whom something is done: one thing at a time."""

    turn: Lock  # held meanwhile

    def works(self) -> None:
        """Something is to be done. Raises BadInput where the processor time is used up."""

    def worked(self, seconds: float) -> None:
        """It took so much processor time."""


class Itself:
    """The server, which does what nobody asks for from outside."""

    def __init__(self) -> None:
        self.turn = Lock()

    def works(self) -> None:
        """There is always time for it."""

    def worked(self, seconds: float) -> None:
        """It is not counted."""


class Beside:
    """Threads beside the event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "altbau-beside")
        self.itself = Itself()

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
