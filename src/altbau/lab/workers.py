"""Who works out many games: processes of this machine, or a Ray cluster. What comes of it is the same."""

import multiprocessing
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from threading import Thread
from typing import Any, Final, TypeVar

from altbau.environment import extra
from altbau.errors import BadInput

T = TypeVar("T")

MOST_JOBS: Final = 256
NEAR: Final = 5  # games handed to a process at a time: so many that it hardly waits, so few that Ctrl-C is quick
FAR: Final = 100  # games handed to a machine at a time, which takes milliseconds to get them
KNOCKING: Final = 5.0  # seconds until a machine has to answer
AHEAD: Final = 4  # times as many are handed out as can be worked on


@dataclass(frozen=True)
class Workers:
    """So many processes of this machine, or with an address all that a Ray cluster has."""

    jobs: int = 1
    ray: str = ""

    def checked(self) -> "Workers":
        """The same. Raises BadInput where there can't be so many."""
        if not 1 <= self.jobs <= MOST_JOBS:
            raise BadInput("bad-value", place="--jobs", value=str(self.jobs), expected=f"1 … {MOST_JOBS}")
        return self

    def in_order(self, work: Callable[[int], T], count: int, games: int = 1) -> Iterator[T]:
        """What comes of each number, in order; a number stands for so many games. Raises BadInput."""
        if self.ray:
            yield from _on_machines(work, _shares(count, FAR // games), self.ray)
        elif self.jobs == 1:
            yield from map(work, range(count))
        else:
            yield from _in_processes(work, _shares(count, NEAR // games), self.jobs)


def _shares(count: int, size: int) -> list[range]:
    """The numbers up to this one, so many at a time, but one at least."""
    step = max(1, size)
    return [range(first, min(first + step, count)) for first in range(0, count, step)]


def _several(work: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    """Some in a row, in a process of its own."""
    return [work(number) for number in numbers]


def _in_processes(work: Callable[[int], T], shares: Sequence[range], jobs: int) -> Iterator[T]:
    """Shares of the work, done by so many processes."""
    pool = processes(jobs)
    waiting: deque[Future[list[T]]] = deque()
    try:
        for share in shares:
            waiting.append(pool.submit(_several, work, share))
            if len(waiting) > AHEAD * jobs:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def processes(jobs: int) -> ProcessPoolExecutor:
    """So many, which are never left behind."""
    return ProcessPoolExecutor(jobs, initializer=_end_with_the_parent)


def _end_with_the_parent() -> None:
    """A process of the pool leaves interruptions to its parent, lest each prints a traceback, and ends as soon as that
    is gone, killed perhaps."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)


def _knock(address: str) -> None:
    """Fail at once where nobody answers at a host's port, for which Ray itself waits minutes. Raises OSError."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKING).close()


def _on_machines(work: Callable[[int], T], shares: Sequence[range], address: str) -> Iterator[T]:
    """Shares of the work, done by the machines of a Ray cluster, which must have Altbau in this version. Raises
    BadInput."""
    with extra("ray"):
        import ray
        from ray.exceptions import RayTaskError
    try:
        _knock(address)
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, ValueError) as error:
        raise BadInput("ray-unreachable", address=address, problem=str(error).partition("\n")[0]) from None
    far = ray.remote(_several)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for share in shares:
            waiting.append(far.remote(work, share))
            if len(waiting) > ahead:
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())
    except RayTaskError as error:
        raise error.cause if isinstance(error.cause, BadInput) else error from None
    finally:
        for each in waiting:
            ray.cancel(each)
        ray.shutdown()
