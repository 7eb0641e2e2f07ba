"""A server that is killed while people play loses nothing that it has acknowledged, and plays nothing twice."""

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from threading import Event
from typing import Any

import pytest

from altbau.games import EDITIONS
from tests.server.conftest import FRIEND, HUMAN, Server, first_path

TABLES = 4  # that are played at once


@dataclass
class Played:
    """What the people of one table have sent: moves by the client's id, the last of which may have no answer."""

    id: str
    keys: list[str]
    sent: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)

    def play(self, server: Server, down: Event) -> None:
        """Play until the server is gone, or the game."""
        try:
            while not down.is_set():
                table = server.table(self.id, self.keys[0])
                if table["asked"] is None:
                    return
                key = self.keys["AB".index(table["asked"])]
                table = server.table(self.id, key)
                if table["question"] and table["question"]["choices"]:
                    name = f"{self.id} {len(self.sent)}"
                    path = first_path(table, "done" if len(self.sent) % 3 else None)
                    message = {"type": "move", "id": name, "seq": table["seq"], "tokens": path}
                    self.send(server, key, message)
        except (OSError, HTTPException):
            return

    def send(self, server: Server, key: str, message: dict[str, Any]) -> None:
        """Send a move, and note the answer; late ones are none."""
        self.sent[message["id"]] = key, message
        status, answer = server.ask(f"/api/tables/{self.id}/moves", message, key=key)
        if status == 200:
            self.acknowledged[message["id"]] = answer["seq"]
        else:
            assert answer["code"] == "stale", answer


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is killed again and again, over one database."""
    server = Server(tmp_path_factory.mktemp("killed") / "tables.sqlite")
    yield server
    server.kill()


@pytest.mark.seeds(3, 1000)
def test_a_kill_under_load_loses_and_doubles_nothing(killed: Server, seed: int) -> None:
    rng = Random(seed)
    tables = [
        Played(*killed.start_table(HUMAN, FRIEND, edition=rng.choice(list(EDITIONS)), seed=seed)) for _ in range(TABLES)
    ]
    down = Event()
    with ThreadPoolExecutor(TABLES) as people:
        playing = [people.submit(table.play, killed, down) for table in tables]
        enough = rng.randrange(1, 60)
        while sum(len(table.acknowledged) for table in tables) < enough and not all(each.done() for each in playing):
            time.sleep(0.001)
        time.sleep(rng.uniform(0, 0.02))
        killed.kill()
        down.set()
    for each in playing:
        each.result()
    killed.start()
    for table in tables:
        again = dict(table.acknowledged)
        for name in [*table.acknowledged][-1:] + [*table.sent][-1:]:
            table.send(killed, *table.sent[name])
        assert again.items() <= table.acknowledged.items()
        killed.table(table.id)  # its record is whole, and can be played again
        with closing(sqlite3.connect(killed.database)) as connection:
            rows = connection.execute("SELECT client, seq FROM entry WHERE game = ?", [table.id]).fetchall()
        stored = [row for row in rows if row[0]]
        assert len(stored) == len(dict(stored))
        assert table.acknowledged.items() <= dict(stored).items()
