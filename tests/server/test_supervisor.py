"""The supervisor: it restarts what dies, and gives up only where nobody serves."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from altbau.server.cluster import supervisor
from altbau.server.cluster.supervisor import GIVEN_UP, MOST_DEATHS, Supervisor
from tests.server.conftest import STILL
from tests.server.process import FORKING
from tests.server.test_workers import until

BEGUN, SERVING, BROKEN = "begun", "serving", "broken"


class Supervised:
    """A supervisor whose workers do nothing but note in a folder that they have begun, and that they serve. One that is
    `broken` dies before it serves."""

    def __init__(self, folder: Path, number: int) -> None:
        self.folder = folder
        self.process: BaseProcess = FORKING.Process(target=supervise, args=(folder, number), daemon=True)
        self.process.start()

    def break_down(self, number: int) -> None:
        """Let a worker die at each start from now on."""
        (self.folder / f"{BROKEN}-{number}").touch()

    def noted(self, what: str, number: int) -> list[int]:
        """The processes of a worker that have noted this, the latest last."""
        file = self.folder / f"{what}-{number}"
        return [int(each) for each in file.read_text(encoding="ascii").split()] if file.exists() else []

    def kill(self, number: int) -> None:
        """Kill the process of a worker that serves."""
        os.kill(self.noted(SERVING, number)[-1], signal.SIGKILL)

    def said(self) -> str:
        """What it has written."""
        return (self.folder / "log").read_text(encoding="utf-8")


def supervise(folder: Path, number: int) -> None:
    """Supervise so many workers, which are restarted at once."""
    os.dup2(os.open(folder / "log", os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), sys.stderr.fileno())
    supervisor.FIRST_PAUSE = supervisor.LONGEST_PAUSE = 0.01  # type: ignore[misc]

    def work(number: int, ready: Callable[[], None]) -> None:
        note(folder / f"{BEGUN}-{number}")
        if (folder / f"{BROKEN}-{number}").exists():
            raise ValueError
        ready()
        note(folder / f"{SERVING}-{number}")
        signal.pause()

    raise SystemExit(Supervisor(number, work, lambda: None).run())


def note(file: Path) -> None:
    """Note this process."""
    with file.open("a", encoding="ascii") as noted:
        noted.write(f"{os.getpid()}\n")


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[Supervised]:
    """Two workers, which serve."""
    found = Supervised(tmp_path, 2)
    until(lambda: found.noted(SERVING, 0) and found.noted(SERVING, 1))
    yield found
    found.process.kill()
    found.process.join()


def test_one_that_cannot_serve_does_not_end_another(pair: Supervised) -> None:
    """Such as while the database takes no more connections. Once it can, it serves."""
    pair.break_down(1)
    pair.kill(1)
    until(lambda: len(pair.noted(BEGUN, 1)) > 2 * MOST_DEATHS)
    assert pair.process.is_alive()
    (pair.folder / f"{BROKEN}-1").unlink()
    until(lambda: len(pair.noted(SERVING, 1)) == 2)
    assert len(pair.noted(SERVING, 0)) == 1


def test_where_nobody_serves_it_gives_up(pair: Supervised) -> None:
    for each in range(2):
        pair.break_down(each)
    for each in range(2):
        pair.kill(each)
    pair.process.join(STILL)
    assert pair.process.exitcode == GIVEN_UP
    assert max(len(pair.noted(BEGUN, each)) for each in range(2)) >= MOST_DEATHS
    assert "signal 9" in pair.said()


def test_those_that_are_killed_again_and_again_begin_again(pair: Supervised) -> None:
    for kill in range(2 * MOST_DEATHS):
        pair.kill(kill % 2)
        until(lambda: len(pair.noted(SERVING, kill % 2)) == 2 + kill // 2)  # noqa: B023  called at once
    assert pair.process.is_alive()
