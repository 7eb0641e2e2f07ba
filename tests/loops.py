"""Event loops for tests."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def apart(act: Callable[[], T]) -> T:
    """Do it in a thread of its own: in the main one Playwright may have left its loop running."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(act).result()


def run(act: Coroutine[Any, Any, T]) -> T:
    """Run it to its end."""
    return apart(lambda: asyncio.run(act))


def run_at_once(act: Coroutine[Any, Any, T]) -> T:
    """Run it to its end on a clock that is turned instead of waited for."""

    def run() -> T:
        with asyncio.Runner(loop_factory=TurnedLoop) as runner:
            return runner.run(act)

    return apart(run)


class Turning(selectors.SelectSelector):
    """Turns a clock on instead of waiting for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready; if that is nothing, the time has passed."""
        ready = super().select(timeout and 0)
        if not ready and timeout:
            self.seconds += timeout
        return ready


class TurnedLoop(asyncio.SelectorEventLoop):
    """Its clock stands still while anything is to be done, and is then turned to what is due next."""

    def __init__(self) -> None:
        self.clock = Turning()
        super().__init__(self.clock)

    def time(self) -> float:
        """Seconds."""
        return self.clock.seconds
