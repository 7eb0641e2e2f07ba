"""A server that is killed while people play loses nothing that it has acknowledged, and plays nothing twice."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from http.client import HTTPException
from random import Random
from threading import Event
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from altbau.games import EDITIONS
from altbau.server.store.schema import entries
from tests.server.conftest import FRIEND, HUMAN, Server, first_path
from tests.server.databases import OnPostgres, new_database

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
        status, answer = server.ask(f"/api/tables/{self.id}/messages", message, key=key)
        if status == 200:
            self.acknowledged[message["id"]] = answer["seq"]
        else:
            assert answer["code"] == "stale", answer


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def killed(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server that is killed again and again, over one database."""
    folder = tmp_path_factory.mktemp("killed")
    if request.param == "sqlite":
        server = Server(folder / "tables.sqlite")
    else:
        server = OnPostgres(new_database(request.getfixturevalue("postgres")), folder)
    yield server
    server.kill()


def stored_by(server: Server, table: str) -> list[tuple[str, int]]:
    """The clients' ids of the moves of a table that are in the database, with their numbers."""
    where = server.at if isinstance(server, OnPostgres) else f"sqlite:///{server.database}"
    engine = create_engine(where.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        rows = connection.execute(select(entries.c.client, entries.c.seq).where(entries.c.game == table)).all()
    engine.dispose()
    return [(row.client, row.seq) for row in rows if row.client]


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
        stored = stored_by(killed, table.id)
        assert len(stored) == len(dict(stored))
        assert table.acknowledged.items() <= dict(stored).items()
