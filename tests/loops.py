"""Event loops for tests."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def apart(act: Callable[[], T]) -> T:
    """Call a function in a new thread, because in the main one Playwright may have left its event loop running."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(act).result()


def run(act: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end."""
    return apart(lambda: asyncio.run(act))


def run_at_once(act: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine to its end with a simulated clock, which jumps instead of waiting."""

    def run() -> T:
        with asyncio.Runner(loop_factory=TurnedLoop) as runner:
            return runner.run(act)

    return apart(run)


class Turning(selectors.SelectSelector):
    """A selector that advances a simulated clock instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """The events that are ready; if there are none, the clock is advanced by the timeout."""
        ready = super().select(timeout and 0)
        if not ready and timeout:
            self.seconds += timeout
        return ready


class TurnedLoop(asyncio.SelectorEventLoop):
    """An event loop with a simulated clock: it stands still while callbacks are ready, then jumps to the next timer."""

    def __init__(self) -> None:
        self.clock = Turning()
        super().__init__(self.clock)

    def time(self) -> float:
        """The simulated time in seconds."""
        return self.clock.seconds
