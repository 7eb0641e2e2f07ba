"""Make workers, connections or the database fail, and check what players were answered against what is stored.

`PYTHONPATH=build/compiled:. .venv/bin/python -m benchmarks.faults KIND --count N --seed S` causes N faults at three
workers over PostgreSQL while simulated people play at tables with a bot. A fault is over when a move has been
acknowledged at every table again. The checker (`tests/server/histories.py`) checks all histories, all chains of
checksums are verified, and no clock may have lost more than the seconds that have passed, although each answer can come
from another worker. An inconsistency ends the program. It prints JSON: the numbers of faults and moves, and the times
until all tables went on, until pages noticed the fault, and until they showed the table again. `soak` plays for N
minutes without a fault and prints memory and descriptors. As root PostgreSQL needs CI=true.
"""

import argparse
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import psycopg
from websockets.exceptions import WebSocketException

from altbau.server.store.store import Store
from benchmarks.server import START
from tests.server.conftest import BOT, FRIEND, HUMAN
from tests.server.databases import control, folder_of, new_database, running, runs
from tests.server.histories import Move, faults
from tests.server.line import LineToDatabase
from tests.server.test_faults import BACKENDS, Played
from tests.server.test_workers import Workers, until

TABLES = 6
EACH = 10  # faults before the tables are checked and new ones begun
LATEST = 90.0  # seconds within which all tables have to go on, even on a busy machine
PING, SILENT = 2.0, 8.0  # seconds without a message until a page pings, and until it considers its connection dead
SMALL = "160m"  # size of the disk that gets full
CLOCK, BUDGET = "game-600-10", 600.0  # of each table, and the seconds that its players begin with
AHEAD = """
import datetime, time
now = time.time
time.time = lambda: now() + 30
class Ahead(datetime.datetime):
    @classmethod
    def now(cls, zone=None):
        return super().now(zone) + datetime.timedelta(seconds=30)
datetime.datetime = Ahead
"""


@dataclass
class Page:
    """A player's page, which reconnects when its connection ends. Silent windows wait for players without one."""

    table: Played
    key: str
    noticed: list[float] = field(default_factory=list)  # seconds from the last message to the end of a connection
    back: list[float] = field(default_factory=list)  # seconds from then until the table is shown again
    seq: int = 0

    def look(self, workers: Workers, ended: Event) -> None:
        """Follow the table until `ended`; its number of moves must never decrease."""
        heard = time.monotonic()
        gone: float | None = None
        while not ended.is_set():
            try:
                with workers.live(self.table.id, self.key) as socket:
                    heard = time.monotonic()
                    while not ended.is_set():
                        try:
                            message = json.loads(socket.recv(timeout=PING))
                        except TimeoutError:
                            if time.monotonic() - heard > SILENT:
                                gone = gone or time.monotonic()  # a stopped process closes no connection
                                self.noticed.append(gone - heard)
                                socket.close_timeout = 0.1
                                raise
                            socket.send(json.dumps({"type": "ping"}))
                            continue
                        heard = time.monotonic()
                        if message["type"] == "update":
                            assert message["table"]["seq"] >= self.seq, "a page went back"
                            self.seq = message["table"]["seq"]
                            if gone is not None:
                                self.back.append(heard - gone)
                                gone = None
            except (OSError, EOFError, TimeoutError, WebSocketException):
                if gone is None:
                    gone = time.monotonic()
                    self.noticed.append(gone - heard)
                time.sleep(0.1)


Fault = Callable[[Workers, Random], None]


def send(number: int, seconds: float = 0.0) -> Fault:
    """The fault of sending a signal to a worker, and SIGCONT after some seconds, if given."""

    def fault(workers: Workers, chance: Random) -> None:
        pid = chance.choice(workers.pids())
        os.kill(pid, number)
        if seconds:
            time.sleep(seconds)
            os.kill(pid, signal.SIGCONT)

    return fault


def terminate(workers: Workers, chance: Random) -> None:
    """End each connection to the database with probability one half."""
    with psycopg.connect(workers.at, autocommit=True) as connection:
        for (pid,) in connection.execute(BACKENDS).fetchall():
            if chance.random() < 0.5:
                connection.execute("SELECT pg_terminate_backend(%s)", (pid,))


def crash(workers: Workers, chance: Random) -> None:
    """Kill one backend process of the database, after which the database ends all others."""
    with psycopg.connect(workers.at, autocommit=True) as connection:
        (pid,) = chance.choice(connection.execute(BACKENDS).fetchall())
    os.kill(pid, signal.SIGKILL)


def restart(workers: Workers, chance: Random) -> None:
    """Restart the database, as an operator does (`fast`) or as after a power cut (`immediate`)."""
    control(workers.at, "restart", chance.choice(("fast", "immediate")))


def swallow(workers: Workers, chance: Random) -> None:
    """Let all connections to the database lose all data for a while; those connections never recover."""
    assert isinstance(workers, Lined)
    workers.line.die()
    time.sleep(chance.uniform(1, 15))
    workers.line.come_back()


def fill(workers: Workers, chance: Random) -> None:
    """Fill the disk of the database, and free it after a while."""
    ballast = folder_of(workers.at).parent / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
    time.sleep(chance.uniform(2, 6))
    ballast.unlink()
    time.sleep(1)
    if not runs(workers.at):
        control(workers.at, "start")  # it has stopped, so its operator starts it


KINDS: dict[str, Fault] = {
    "killed": send(signal.SIGKILL),
    "ended": send(signal.SIGTERM),
    "stopped": send(signal.SIGSTOP, 20),
    "terminated": terminate,
    "crashed": crash,
    "restarted": restart,
    "swallowed": swallow,
    "full": fill,
    "clocks": send(signal.SIGKILL),
}


class Lined(Workers):
    """Workers that connect to their database through a proxy that can lose all data (`LineToDatabase`)."""

    def __init__(self, address: str, folder: Path, number: int) -> None:
        self.line = LineToDatabase(address)
        self.behind = address
        super().__init__(self.line.address, folder, number)

    def start(self) -> None:
        super().start()
        self.at = self.behind  # this program connects to the database directly

    def end(self) -> None:
        super().end()
        self.line.end()


class Shifted(Workers):
    """Workers, one of which has a clock 30 s ahead and its own address, to which a third of the requests goes."""

    def __init__(self, address: str, folder: Path, number: int) -> None:
        self._addresses: list[str] = []
        super().__init__(address, folder, number - 1)
        words = [sys.executable, "-W", "ignore", "-c", AHEAD + START, address, "shared"]
        self._ahead = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self._ahead.stdout
        self.address = self._ahead.stdout.readline().split()[-1].rstrip("/")
        until(lambda: len(self.drivers()) == number)

    @property
    def address(self) -> str:
        """The address for the next request, at random."""
        return secrets.choice((self._addresses[0], *self._addresses))

    @address.setter
    def address(self, address: str) -> None:
        self._addresses.append(address)

    def end(self) -> None:
        """End all workers."""
        self._ahead.terminate()
        self._ahead.wait()
        super().end()


@contextmanager
def running_on_a_small_disk() -> Iterator[str]:
    """The address of a PostgreSQL whose disk is soon full."""
    folder, before = tempfile.mkdtemp(prefix="altbau-small-"), tempfile.tempdir
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SMALL},mode=777", "tmpfs", folder], check=True)
    try:
        tempfile.tempdir = folder
        with running() as address:
            tempfile.tempdir = before
            yield address
    finally:
        tempfile.tempdir = before
        subprocess.run(["umount", "-l", folder], check=True)
        shutil.rmtree(folder, ignore_errors=True)


@dataclass
class Figures:
    """The figures of a run."""

    faults: int = 0
    moves: int = 0
    unanswered: int = 0  # moves without an answer, or answered that something had failed
    on: list[float] = field(default_factory=list)  # seconds until a move is acknowledged at every table again
    noticed: list[float] = field(default_factory=list)
    back: list[float] = field(default_factory=list)
    resources: list[dict[str, float]] = field(default_factory=list)

    def said(self, kind: str, seconds: float) -> dict[str, object]:
        """The figures as JSON."""
        return {
            "kind": kind, "faults": self.faults, "moves_acknowledged": self.moves, "unanswered": self.unanswered,
            "seconds": round(seconds), "goes_on_s": spread(self.on), "page_notices_s": spread(self.noticed),
            "page_back_s": spread(self.back), "resources": self.resources,
        }  # fmt: skip


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """The number of some times, their median, 99th percentile and maximum."""
    found = sorted(seconds)
    if not found:
        return {}
    places = {"p50": len(found) // 2, "p99": len(found) * 99 // 100, "max": len(found) - 1}
    return {"n": len(found)} | {name: round(found[place], 2) for name, place in places.items()}


def play_tables(
    workers: Workers, fault: Fault | None, count: int, chance: Random, figures: Figures, minutes: float = 0
) -> None:
    """Play at new tables with `count` faults, or for some minutes without, then check histories and clocks."""
    began = time.monotonic()
    tables = [
        Played(
            *workers.start_table(HUMAN, FRIEND, BOT, seed=chance.getrandbits(32), clock=CLOCK),
            Random(chance.getrandbits(32)),
        )
        for _ in range(TABLES)
    ]
    pages, ended = [Page(table, key) for table in tables for key in table.keys[:2]], Event()

    def accepted() -> list[int]:
        return [
            sum(isinstance(each, Move) and each.outcome == "accepted" for each in table.history) for table in tables
        ]

    def await_all() -> None:
        """Wait until another move is acknowledged at every table."""
        before = accepted()
        wait(lambda: all(n > m or t.over for n, m, t in zip(accepted(), before, tables, strict=True)), tasks)

    with ThreadPoolExecutor(3 * TABLES) as people:
        tasks = [people.submit(each.play, workers, ended) for each in tables]
        tasks += [people.submit(each.look, workers, ended) for each in pages]
        try:
            for _ in range(count):
                await_all()
                wait(lambda: len(workers.pids()) == workers.number, tasks)
                time.sleep(chance.uniform(0, 0.5))
                assert fault
                fault(workers, chance)
                since = time.monotonic()
                await_all()
                figures.on.append(time.monotonic() - since)
                figures.faults += 1
            if minutes:
                time.sleep(60 * minutes)
        finally:
            ended.set()
    for each in tasks:
        each.result()
    wait(lambda: len(workers.pids()) == workers.number, [])
    checker = Store(workers.at, name="checker")
    for table in tables:
        found = checker.game(table.id)  # also verifies its checksums
        assert found
        wrong = faults(table.history, [(entry.seq, entry.client) for entry in found[2]])
        assert not wrong, (table.id, wrong)
        clocks, passed = workers.table(table.id)["clocks"], time.monotonic() - began
        assert min(clocks.values()) >= BUDGET - passed, (table.id, clocks, passed)
    checker.close()
    figures.moves += sum(accepted())
    figures.unanswered += sum(isinstance(e, Move) and e.outcome == "unknown" for t in tables for e in t.history)
    for page in pages:
        figures.noticed += page.noticed
        figures.back += page.back


def wait(reached: Callable[[], bool], tasks: Sequence[Any]) -> None:
    """Wait for a state. Raises what a task has raised, and AssertionError after LATEST seconds."""
    deadline = time.monotonic() + LATEST
    while not reached():
        for task in tasks:
            if task.done():
                task.result()
        assert time.monotonic() < deadline, "it did not go on"
        time.sleep(0.02)


def resources(workers: Workers) -> dict[str, float]:
    """Memory in MiB and open descriptors of all workers together."""
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) for pid in workers.pids())
    open_ = sum(len(os.listdir(f"/proc/{pid}/fd")) for pid in workers.pids())
    return {"mib": round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1), "descriptors": open_}


def main() -> None:
    """Cause the faults and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=[*KINDS, "soak"])
    parser.add_argument("--count", type=int, default=20, help="faults, or minutes of soak")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    figures, chance, began = Figures(), Random(given.seed), time.monotonic()
    make = {"swallowed": Lined, "clocks": Shifted}.get(given.kind, Workers)
    database = running_on_a_small_disk if given.kind == "full" else running
    with tempfile.TemporaryDirectory() as folder, database() as at:
        workers = make(new_database(at), Path(folder), 3)
        try:
            for number in range(given.count if given.kind == "soak" else -(-given.count // EACH)):
                if given.kind == "soak":
                    play_tables(workers, None, 0, chance, figures, 1)
                    figures.resources.append({"minute": number + 1} | resources(workers))
                else:
                    count = min(EACH, given.count - figures.faults)
                    play_tables(workers, KINDS[given.kind], count, chance, figures)
                print(json.dumps(figures.said(given.kind, time.monotonic() - began)), flush=True)
        finally:
            workers.end()


if __name__ == "__main__":
    main()
