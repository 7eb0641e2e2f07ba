"""What whoever runs a server sees and does, beside a server that runs."""

import json
import os
import re
import signal
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import create_engine

from altbau.core import text
from altbau.errors import BadInput
from altbau.server.store import operating
from altbau.server.store.sqlite import open_database
from altbau.server.web.limits import Limits
from altbau.table.seats import digest
from tests.server.conftest import BOT, FRIEND, HUMAN, OTHER_BOT, Server, next_of
from tests.server.databases import new_database
from tests.server.guarded import Guarded, eventually
from tests.server.test_workers import Workers, until

KEY = "an operator's key"
LABELS = {"worker", "way", "code", "le"}  # that there are, none of which names anybody
TRIES = 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Guarded]:
    """A running server with a key, which limits everybody."""
    server = Guarded(tmp_path / "tables.sqlite", Limits(admissions=TRIES + 10, local=True))
    use_key(server.database)
    yield server
    server.kill()


def use_key(database: Path) -> None:
    """Let the operator's key be a known one, beside the server."""
    engine = open_database(database)
    with engine.begin() as connection:
        operating.change_key(connection, digest(KEY))
    engine.dispose()


def figures(server: Server) -> dict[str, float]:
    """All figures by name and labels."""
    status, answer = server.ask("/metrics", key=KEY)
    assert status == 200, answer
    return {
        " ".join([sample.name, *(f"{name}={value}" for name, value in sorted(sample.labels.items()))]): sample.value
        for family in text_string_to_metric_families(answer)
        for sample in family.samples
    }


def test_figures_are_the_operator_s_alone(server: Guarded) -> None:
    for key in (None, "wrong", digest(KEY)):
        for language in text.LANGUAGES:
            status, answer = server.ask("/metrics", key=key, language=language)
            assert (status, answer["code"]) == (403, "operator-only")
            assert answer["sentence"] == text.error(language, BadInput("operator-only"))
    assert figures(server)["altbau_tables worker=0"] == 0


def test_wrong_keys_are_tries(server: Guarded) -> None:
    statuses = [server.ask("/metrics", key=f"wrong {number}")[0] for number in range(TRIES + 11)]
    assert statuses == [403] * (TRIES + 10) + [429]
    assert server.ask("/metrics", key=KEY)[0] == 429, "nobody finds out by trying on"


def test_the_key_is_kept_as_a_digest(server: Guarded) -> None:
    assert figures(server)
    for file in server.database.parent.iterdir():
        assert KEY.encode() not in file.read_bytes()


def test_figures_name_nobody(server: Guarded) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    server.create(HUMAN, BOT, OTHER_BOT)
    with server.live(id, keys[0]) as socket, server.live(id) as spectator:
        next_of(socket, "update")
        next_of(spectator, "update")
        moved = {"type": "move", "id": "m1", "tokens": "done", "seq": server.table(id)["seq"]}
        assert server.ask(f"/api/tables/{id}/moves", moved, key=keys[0])[0] == 200
        assert server.ask(f"/api/tables/{id}/moves", {**moved, "id": "m2"}, key=keys[0])[0] == 409
        socket.send(json.dumps({"type": "move", "id": "m3", "tokens": "nonsense", "seq": 1}))
        assert next_of(socket, "refused")["code"] in ("no-such-token", "not-asked")
        eventually(lambda: figures(server)["altbau_live_connections worker=0"] == 2)
        found = figures(server)
        _, written = server.ask("/metrics", key=KEY)
    assert found["altbau_tables worker=0"] == 2
    assert found["altbau_entries_total worker=0"] >= 1
    assert found["altbau_refusals_total code=stale worker=0"] == 1
    assert found["altbau_refusals_total code=illegal-move worker=0"] == 1
    assert found["altbau_answer_seconds_count way=live worker=0"] >= 1
    for family in text_string_to_metric_families(written):
        for sample in family.samples:
            assert sample.labels.keys() <= LABELS, sample
            assert re.fullmatch(r"\d+|http|live|[a-z][a-z-]+|[\d.]+|\+Inf|", "".join(sample.labels.get("code", ""))), (
                sample
            )
    for secret in (id, *keys, HUMAN["name"], "127.0.0.1", KEY):
        assert secret not in written


def test_a_failure_is_found_by_the_id_of_its_request(server: Guarded) -> None:
    id, _ = server.start_table(HUMAN, FRIEND)
    server.kill()

    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE game SET body = 'no JSON'")
    server.start()
    with pytest.raises(urllib.error.HTTPError) as failed:
        urllib.request.urlopen(f"{server.address}/api/tables/{id}", timeout=20)
    with failed.value as answer:
        assert answer.headers["X-Request-Id"] == server.log()[-1]["request"]
    given = urllib.request.Request(f"{server.address}/healthz", headers={"X-Request-Id": "of-a-stranger"})
    with urllib.request.urlopen(given, timeout=20) as answer:
        assert re.fullmatch("[0-9a-f]{16}", answer.headers["X-Request-Id"]), "only a proxy's word is taken"
    assert figures(server)["altbau_failures_total worker=0"] == 1


def test_one_worker_tells_the_figures_of_all(postgres: str, tmp_path: Path) -> None:
    workers = Workers(new_database(postgres), tmp_path)
    try:
        engine = create_engine(workers.at.replace("postgresql", "postgresql+psycopg", 1))
        with engine.begin() as connection:
            operating.change_key(connection, digest(KEY))
        engine.dispose()
        for _ in range(20):
            assert workers.ask("/healthz")[0] == 200
        id, keys = workers.start_table(HUMAN, FRIEND, options={"starter": "A"})
        moved = {"type": "move", "id": "m1", "tokens": "done", "seq": workers.table(id)["seq"]}
        assert workers.ask(f"/api/tables/{id}/moves", moved, key=keys[0])[0] == 200
        told = figures(workers)
        assert sum(figure for name, figure in told.items() if name.startswith("altbau_entries_total")) >= 1
        assert {f"altbau_notification_queue_usage worker={number}" for number in range(workers.number)} <= told.keys()
        before = {name: figure for name, figure in told.items() if "_count" in name}
        os.kill(workers.pids()[0], signal.SIGKILL)
        until(lambda: len(workers.pids()) == workers.number)
        after = figures(workers)
        assert all(after[name] >= figure for name, figure in before.items()), "the count goes on where it was"
    finally:
        workers.end()
