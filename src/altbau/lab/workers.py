"""Computes many games in processes of this machine or on a Ray cluster, with the same results."""

import multiprocessing
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from threading import Thread
from typing import Final, TypeVar

from altbau.environment import extra
from altbau.errors import BadInput

T = TypeVar("T")

MOST_JOBS: Final = 256
NEAR: Final = 5  # games per task of a process: enough to keep it busy, few enough for Ctrl-C to be quick
FAR: Final = 100  # games per task of a Ray machine, as sending a task takes milliseconds
KNOCKING: Final = 5.0  # seconds for a Ray host to accept a connection
AHEAD: Final = 4  # tasks submitted in advance per worker


@dataclass(frozen=True)
class Workers:
    """`jobs` processes of this machine, or all workers of the Ray cluster at the address `ray`."""

    jobs: int = 1
    ray: str = ""

    def check(self) -> "Workers":
        """The same workers. Raises BadInput if the number of jobs is out of range."""
        if not 1 <= self.jobs <= MOST_JOBS:
            raise BadInput("bad-value", place="--jobs", value=str(self.jobs), expected=f"1 … {MOST_JOBS}")
        return self

    def in_order(self, work: Callable[[int], T], count: int, games: int = 1) -> Iterator[T]:
        """The results of `work(number)` for the numbers below `count`, in order; `games` is the number of games that
        one call plays. Raises BadInput."""
        if self.ray:
            yield from _on_machines(work, _shares(count, FAR // games), self.ray)
        elif self.jobs == 1:
            yield from map(work, range(count))
        else:
            yield from _in_processes(work, _shares(count, NEAR // games), self.jobs)


def _shares(count: int, size: int) -> list[range]:
    """The numbers below `count` in ranges of `size`, at least 1."""
    step = max(1, size)
    return [range(first, min(first + step, count)) for first in range(0, count, step)]


def _several(work: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    """The results for some numbers; runs in a worker."""
    return [work(number) for number in numbers]


def _in_processes(work: Callable[[int], T], shares: Sequence[range], jobs: int) -> Iterator[T]:
    """The results, in order, computed by `jobs` processes."""
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
    """A pool of `jobs` processes that end with their parent."""
    return ProcessPoolExecutor(jobs, initializer=_end_with_the_parent)


def _end_with_the_parent() -> None:
    """Set up a process of the pool: it ignores interruptions, which the parent handles (else each would print a
    traceback), and ends when the parent has ended, even if that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    os._exit(1)


def _knock(address: str) -> None:
    """Try to connect to a host's port, to fail at once: Ray itself waits for minutes. Raises OSError."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKING).close()


def _on_machines(work: Callable[[int], T], shares: Sequence[range], address: str) -> Iterator[T]:
    """The results, in order, computed by a Ray cluster, whose machines must have this version of Altbau. Raises
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
    waiting: deque[object] = deque()
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
