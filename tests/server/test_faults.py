"""Several processes under load, of which one dies, is stopped, loses its connections or has its database taken away:
what people were told stays true (`histories.py`), and soon all goes on. Each kind of fault can be run alone, as
`pytest tests/server/test_faults.py --long -k killed`."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from http.client import HTTPException
from random import Random
from threading import Event
from typing import Any

import psycopg
import pytest

from tests.server.conftest import FRIEND, HUMAN, STILL, first_path
from tests.server.databases import new_database
from tests.server.histories import Look, Move, Operation, faults
from tests.server.test_workers import Workers, until

TABLES = 3  # that are played at once
LATEST = STILL  # until all goes on, on a machine that has other things to do
BACKENDS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"

Fault = Callable[[Workers, Random], None]


@dataclass
class Played:
    """One table, whose two people play at random and send again what was not answered."""

    id: str
    keys: list[str]
    chance: Random
    history: list[Operation] = field(default_factory=list)
    number: int = 0
    over: bool = False

    def play(self, workers: Workers, ended: Event) -> None:
        """Play until the game is over."""
        while not ended.is_set():
            table = self.look(workers, "A")
            if table and table["asked"] is None:
                self.over = True
                return
            if table is None or table["asked"] not in ("A", "B"):  # but a bot
                time.sleep(0.05)
                continue
            viewer = table["asked"]
            table = self.look(workers, viewer)
            if table and table["question"] and table["question"]["choices"]:
                self.number += 1
                path = first_path(table, "done" if self.chance.random() < 0.3 else None)
                move = {"type": "move", "id": f"m{self.number}", "seq": table["seq"], "tokens": path}
                while self.send(workers, viewer, move) == "unknown" and not ended.is_set():
                    time.sleep(0.05)

    def look(self, workers: Workers, viewer: str) -> dict[str, Any] | None:
        """What a seat is shown, by whichever process; None if that is nothing."""
        sent = time.monotonic()
        try:
            status, answer = workers.ask(f"/api/tables/{self.id}", key=self.key(viewer))
        except (OSError, HTTPException):
            return None
        if status != 200:
            assert status >= 500, answer
            return None
        table: dict[str, Any] = answer["table"]
        said = [{"name": each["name"], "number": each["number"]} for each in answer["log"]]
        digest = sha256(json.dumps(said).encode()).hexdigest()
        self.history.append(Look(viewer, sent, time.monotonic(), table["seq"], digest))
        return table

    def send(self, workers: Workers, viewer: str, move: dict[str, Any]) -> str:
        """Send a move; what has come of it."""
        sent = time.monotonic()
        outcome, seq = "unknown", 0
        try:
            status, answer = workers.ask(f"/api/tables/{self.id}/messages", move, key=self.key(viewer))
            if status == 200:
                outcome, seq = "accepted", answer["seq"]
            elif status < 500:
                outcome = "refused"
        except (OSError, HTTPException):
            pass
        self.history.append(Move(viewer, move["id"], sent, time.monotonic(), outcome, seq))  # type: ignore[arg-type]
        return outcome

    def key(self, viewer: str) -> str:
        """The key of a seat."""
        return self.keys["AB".index(viewer)]


@pytest.fixture(scope="module")
def workers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    """Three processes."""
    found = Workers(new_database(postgres), tmp_path_factory.mktemp("faults"), 3)
    yield found
    found.end()


def under_load(workers: Workers, fault: Fault, seed: int) -> None:
    """Let something go wrong while people play, see that they play on, and check all that they were told."""
    chance = Random(seed)
    tables: list[Played] = []
    ended = Event()

    def play(number: int) -> None:
        """Play game after game: one takes less time than some faults."""
        while not ended.is_set():
            try:
                table = Played(*workers.start_table(HUMAN, FRIEND, seed=seed + number), Random(number))
            except (OSError, HTTPException, AssertionError):  # the fault lets nobody start one
                time.sleep(0.05)
                continue
            tables.append(table)
            table.play(workers, ended)

    def accepted() -> int:
        return sum(isinstance(each, Move) and each.outcome == "accepted" for table in tables for each in table.history)

    with ThreadPoolExecutor(TABLES) as people:
        playing = [people.submit(play, number) for number in range(TABLES)]
        try:
            go_on(playing, lambda: accepted() > 10)
            fault(workers, chance)
            before = accepted()
            go_on(playing, lambda: accepted() > before + 10)
        finally:
            ended.set()
    for each in playing:
        each.result()
    until(lambda: len(workers.pids()) == workers.number, LATEST)
    with psycopg.connect(workers.at) as connection:
        for table in tables:
            rows = connection.execute("SELECT seq, client FROM entry WHERE game = %s ORDER BY seq", (table.id,))
            assert faults(table.history, rows.fetchall()) == []


def go_on(playing: list[Future[None]], reached: Callable[[], bool]) -> None:
    """Wait for a state while people play; raise what one of them was told wrongly."""
    until(lambda: reached() or any(each.done() for each in playing), LATEST)
    for each in playing:
        if each.done():
            each.result()


@pytest.mark.seeds(1, 500)
def test_a_process_is_killed(workers: Workers, seed: int) -> None:
    under_load(workers, lambda workers, chance: os.kill(chance.choice(workers.pids()), signal.SIGKILL), seed)


@pytest.mark.seeds(1, 50)
def test_a_process_ends(workers: Workers, seed: int) -> None:
    under_load(workers, lambda workers, chance: os.kill(chance.choice(workers.pids()), signal.SIGTERM), seed)


@pytest.mark.parametrize("seconds", [7, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.seeds(1, 10)
def test_a_process_is_stopped(workers: Workers, seed: int, seconds: int) -> None:
    """Its leases go to others meanwhile, and what it wants to write as if nothing had happened is refused."""

    def stop(workers: Workers, chance: Random) -> None:
        pid = chance.choice(workers.pids())
        os.kill(pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(pid, signal.SIGCONT)

    under_load(workers, stop, seed)


@pytest.mark.seeds(1, 100)
def test_connections_to_the_database_are_ended(workers: Workers, seed: int) -> None:
    def terminate(workers: Workers, chance: Random) -> None:
        with psycopg.connect(workers.at, autocommit=True) as connection:
            for (pid,) in connection.execute(BACKENDS).fetchall():
                if chance.random() < 0.5:
                    connection.execute("SELECT pg_terminate_backend(%s)", (pid,))

    under_load(workers, terminate, seed)


@pytest.mark.seeds(1, 30)
def test_the_database_crashes(workers: Workers, seed: int) -> None:
    """A process of it is killed, so that it ends all connections and recovers."""

    def crash(workers: Workers, chance: Random) -> None:
        with psycopg.connect(workers.at, autocommit=True) as connection:
            (pid,) = chance.choice(connection.execute(BACKENDS).fetchall())
        os.kill(pid, signal.SIGKILL)

    under_load(workers, crash, seed)
