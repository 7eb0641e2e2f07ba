"""Over HTTP and sockets: what a server says of tables that can't be shown, beside those that go on."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from altbau.core import text
from tests.server.conftest import Server, next_of

UPGRADE = Path(__file__).parents[1] / "upgrade"
SHOWN: dict[str, dict[str, Any]] = json.loads((UPGRADE / "shown.json").read_text(encoding="utf-8"))


def table_of(edition: str, state: str) -> str:
    """The stored table of an edition."""
    return next(id for id, each in SHOWN.items() if (each["edition"], each["state"]) == (edition, state))


LOST, KEPT, HURT = (
    table_of("monopoly", "running"),
    table_of("wucherer-1992", "running"),
    table_of("monopoly", "finished"),
)


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server over the database of an older program, in which one entry is missing."""
    path = Path(shutil.copy(UPGRADE / "raw.sqlite", tmp_path_factory.mktemp("upgraded")))
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM entry WHERE game=? AND seq=7", [HURT])
    connection.close()
    server = Server(path)
    yield server
    server.kill()


@pytest.mark.parametrize(
    ("id", "status", "close", "code"),
    [
        (LOST, 410, 4410, "table-outdated"),
        (HURT, 500, 4510, "entry-missing"),
        ("nothing", 404, 4404, "unknown-table"),
    ],
    ids=["outdated", "damaged", "unknown"],
)
def test_what_is_wrong_has_a_code_of_its_own(upgraded: Server, id: str, status: int, close: int, code: str) -> None:
    for language in text.LANGUAGES:
        got, answer = upgraded.ask(f"/api/tables/{id}", language=language)
        assert (got, answer["code"]) == (status, code)
        assert str(upgraded.database.parent) not in answer["sentence"]
    with upgraded.live(id) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == close


def test_the_log_of_a_lost_table_can_be_read(upgraded: Server) -> None:
    key = SHOWN[LOST]["keys"]["A"]
    status, found = upgraded.ask(f"/api/tables/{LOST}/log?lang=en", key=key)
    assert (status, found["problem"]["code"], found["edition"]) == (200, "table-outdated", "monopoly")
    assert [line["said"] for line in found["lines"][:20]] == [line["en"] for line in SHOWN[LOST]["log"][:20]]
    assert upgraded.ask(f"/api/tables/{LOST}/game")[0] == 410
    assert upgraded.ask(f"/api/tables/{LOST}/log", key="wrong")[0] == 403
    assert upgraded.ask("/api/tables/nothing/log")[0] == 404


def test_the_others_go_on(upgraded: Server) -> None:
    with upgraded.live(KEPT, SHOWN[KEPT]["keys"]["A"]) as socket:
        assert next_of(socket, "update")["table"]["seq"] >= SHOWN[KEPT]["views"]["-"]["seq"]


def test_the_page_gets_lines_as_they_were_told(tmp_path: Path) -> None:
    id = table_of("monopoly", "finished")
    server = Server(Path(shutil.copy(UPGRADE / "converted.sqlite", tmp_path)))
    try:
        status, answer = server.ask(f"/api/tables/{id}")
        assert status == 200
        assert [entry["told"]["de"]["said"] for entry in answer["log"]] == [line["de"] for line in SHOWN[id]["log"]]
        assert {entry["name"] for entry in answer["log"]} == {"told"}
    finally:
        server.kill()
