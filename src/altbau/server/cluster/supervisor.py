"""One process that starts worker processes, which all serve on its listening socket, and restarts those that die. It
has no event loop, no thread and no connection to the database, so that it can fork at any time."""

import logging
import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from altbau.core import text
from altbau.environment import own_language
from altbau.errors import BadInput
from altbau.server.error_log import failure_error

FIRST_PAUSE: Final = 0.1  # seconds until a dead worker is restarted; twice as long each time
LONGEST_PAUSE: Final = 5.0
WELL: Final = 10.0  # seconds of serving after which a worker counts as healthy
MOST_DEATHS: Final = 6  # of one worker in a row before it served; the supervisor gives up unless another one serves
PATIENCE: Final = 10.0  # seconds for all to end
LOOK: Final = 0.5  # seconds until the next look, if nothing happens
USERS_FAULT: Final = 2  # exit status of a worker that can't serve, and has said why
GIVEN_UP: Final = 1

Work = Callable[[int, Callable[[], None]], None]  # gets the worker's number, and what to call when it serves

logger = logging.getLogger(__name__)


@dataclass
class Worker:
    """One of the processes: its id and since when it serves, or when it is to be started `again`."""

    number: int
    pid: int = 0
    serves_since: float | None = None
    deaths: int = 0  # in a row before it served for long
    vain: int = 0  # deaths since it last began to serve
    again: float | None = 0.0

    @property
    def serves(self) -> bool:
        """Whether it serves now."""
        return bool(self.pid) and self.serves_since is not None


class Supervisor:
    """Keeps so many workers running."""

    def __init__(self, number: int, work: Work, ready: Callable[[], None]) -> None:
        """`ready` is called once, as soon as a worker serves."""
        self._workers = [Worker(each) for each in range(number)]
        self._work = work
        self._on_ready = ready
        self._ending = False
        self._status = 0
        self._is_ready = False

    def run(self) -> int:
        """Keep the workers running until a signal to end comes, or until it gives up; the exit status."""
        self._woken, wake = os.pipe()
        self._ready, self._tell_ready = os.pipe()
        life = os.pipe()  # only this process has its write end, which closes when this process dies
        for end in (self._woken, wake):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._end)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        self._life, deadline = life, float("inf")
        while True:
            if not self._ending:
                self._start()
            elif deadline == float("inf"):
                deadline = time.monotonic() + PATIENCE
                self._signal(signal.SIGTERM)
            elif time.monotonic() > deadline:
                self._signal(signal.SIGKILL)
            self._wait()
            self._bury()
            if self._ending and not any(worker.pid for worker in self._workers):
                return self._status

    def _end(self, *_: object) -> None:
        self._ending = True

    def _signal(self, number: int) -> None:
        for worker in self._workers:
            if worker.pid:
                os.kill(worker.pid, number)

    def _start(self) -> None:
        """Start the workers that are due. At first start one alone, which finds what is wrong and brings the schema up
        to date."""
        now = time.monotonic()
        for worker in self._workers if self._is_ready else self._workers[:1]:
            if worker.again is not None and worker.again <= now:
                worker.again, worker.serves_since = None, None
                worker.pid = os.fork()
                if not worker.pid:
                    self._be(worker)

    def _be(self, worker: Worker) -> None:
        """Work in a process of its own, which ends when the supervisor does."""
        status = GIVEN_UP
        try:
            signal.set_wakeup_fd(-1)
            for each in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD):
                signal.signal(each, signal.SIG_DFL)
            os.close(self._life[1])
            threading.Thread(target=exit_with_parent, args=(self._life[0],), daemon=True).start()
            self._work(worker.number, lambda: self._say_ready(worker.number))
            status = 0
        except BadInput as error:
            print(text.error(own_language(), error), file=sys.stderr)
            status = USERS_FAULT
        except Exception as error:  # this process ends without a traceback of its own
            failure_error(error, {"doing": "worker"})
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _say_ready(self, number: int) -> None:
        os.write(self._tell_ready, bytes([number]))

    def _wait(self) -> None:
        """Wait until something happens, or a worker is due."""
        due = [worker.again for worker in self._workers if worker.again is not None and self._is_ready]
        rest = min(due, default=float("inf")) - time.monotonic()
        found, _, _ = select.select([self._woken, self._ready], [], [], min(max(0.0, rest), LOOK))
        if self._woken in found:
            os.read(self._woken, 4096)
        if self._ready in found:
            for number in os.read(self._ready, 4096):
                self._workers[number].vain, self._workers[number].serves_since = 0, time.monotonic()
            if not self._is_ready:
                self._is_ready = True
                self._on_ready()

    def _bury(self) -> None:
        """Note which workers have died."""
        for worker in self._workers:
            if not worker.pid:
                continue
            pid, status = os.waitpid(worker.pid, os.WNOHANG)
            if not pid:
                continue
            since, now = worker.serves_since, time.monotonic()
            worker.pid = 0
            if self._ending:
                continue
            code = os.waitstatus_to_exitcode(status)
            logger.warning(
                "Worker %d has ended: %s", worker.number, f"signal {-code}" if code < 0 else f"status {code}"
            )
            worker.deaths = 0 if since is not None and now - since > WELL else worker.deaths + 1
            worker.vain += 1
            if code == USERS_FAULT and not self._is_ready:
                self._give_up(USERS_FAULT)  # and it has said why
            elif worker.vain >= MOST_DEATHS and not any(each.serves for each in self._workers):
                print(text.say(own_language(), "cli-workers-die", times=worker.vain), file=sys.stderr)
                self._give_up(GIVEN_UP)
            else:
                worker.again = now + min(LONGEST_PAUSE, FIRST_PAUSE * 2**worker.deaths)

    def _give_up(self, status: int) -> None:
        self._ending, self._status = True, status


def exit_with_parent(life: int) -> None:
    """End this process when the supervisor has died."""
    os.read(life, 1)
    os.kill(os.getpid(), signal.SIGTERM)
