"""Live connections: whole games, coming back, killed servers, and databases that can't be used."""

import errno
import json
import socket
import subprocess
import sys
from pathlib import Path
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from altbau.errors import BadInput
from altbau.runtime.home import Append, Dealt
from altbau.server import run
from altbau.server.run import listening_socket
from altbau.server.store.store import Store
from altbau.server.web.socket import PROTOCOL
from altbau.table.log.stored_lines import History
from altbau.table.log.table_log import Entry
from tests.server.conftest import BOT, FRIEND, HUMAN, OTHER_BOT, Server, first_path, next_of
from tests.server.hasty import played_at_once


def merged(log: list[dict[str, Any]], update: dict[str, Any]) -> list[dict[str, Any]]:
    """The log after an update: from its first entry on it is said anew."""
    entries = update["log"]
    return log[: entries[0]["number"]] + entries if entries else log


@pytest.mark.early
@pytest.mark.parametrize("own_server", [played_at_once], indirect=True)
def test_a_whole_game_against_bots_is_recorded(own_server: Server) -> None:
    id, keys = own_server.start_table(HUMAN, BOT, OTHER_BOT)
    log: list[dict[str, Any]] = []
    with own_server.live(id, keys[0]) as socket:
        sent = 0
        while True:
            update = next_of(socket, "update", "refused")
            assert update["type"] == "update", update
            log = merged(log, update)
            table = update["table"]
            if table["phase"] == "over":
                break
            if table["asked"] == "A" and table["question"]["choices"]:
                sent += 1
                choice = "buy" if sent % 3 else "stop"
                message = {"type": "move", "id": str(sent), "seq": table["seq"], "tokens": first_path(table, choice)}
                socket.send(json.dumps(message))
    assert [entry["number"] for entry in log] == list(range(len(log)))
    assert log[-1]["name"] == "game-over"
    assert [line["seat"] for line in table["ranking"] if line["place"] == 1] == table["winners"]
    sheets = {(sheet["name"], sheet["players"]): sheet for sheet in own_server.ask("/api/records")[1]}
    assert sheets["first-winners", 3]["first"]["coins"] == max(seat["coins"] for seat in table["seats"])
    assert own_server.ask(f"/api/tables/{id}/game")[0] == 200  # now everybody may read it


def test_a_killed_server_loses_no_acknowledged_move(own_server: Server) -> None:
    id, keys = own_server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    acknowledged = 0
    for number in range(6):
        for key in keys:
            table = own_server.table(id, key)
            if table["question"]["choices"]:
                path = first_path(table, "build" if number % 2 else "done")
                message = {"type": "move", "id": f"{number}{key}", "seq": table["seq"], "tokens": path}
                status, answer = own_server.ask(f"/api/tables/{id}/messages", message, key=key)
                assert status == 200, answer
                acknowledged = answer["seq"]
    before = [own_server.ask(f"/api/tables/{id}", key=key)[1] for key in (*keys, None)]
    assert acknowledged > 3
    own_server.kill()
    own_server.start()
    after = [own_server.ask(f"/api/tables/{id}", key=key)[1] for key in (*keys, None)]
    assert after == before


def test_coming_back_brings_what_was_missed(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    with server.live(id, keys[1]) as socket:
        log = merged([], next_of(socket, "update"))
    seq = server.table(id)["seq"]
    server.ask(f"/api/tables/{id}/messages", {"type": "move", "id": "m", "seq": seq, "tokens": "done"}, key=keys[0])
    with server.live(id, keys[1], known=len(log)) as socket:
        update = next_of(socket, "update")
    assert update["log"][0]["number"] <= len(log)
    whole = server.ask(f"/api/tables/{id}", key=keys[1])[1]["log"]
    assert merged(log, update) == whole


def test_everybody_hears_of_a_move_cut_to_what_they_may_know(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    with server.live(id, keys[0]) as mine, server.live(id, keys[1]) as other, server.live(id) as spectator:
        table = next_of(mine, "update")["table"]
        next_of(mine, "update")  # somebody has come
        mine.send(json.dumps({"type": "move", "id": "1", "seq": table["seq"], "tokens": "done"}))
        assert next_of(mine, "accepted", "refused")["type"] == "accepted"
        mine.send(json.dumps({"type": "move", "id": "2", "seq": table["seq"] + 1, "tokens": "buy"}))
        drawn = {}
        for name, socket in (("mine", mine), ("other", other), ("spectator", spectator)):
            while name not in drawn:
                for entry in next_of(socket, "update")["log"]:
                    if entry["name"] == "bought":
                        drawn[name] = entry["args"]["card"]["value"]
    assert drawn["mine"] is not None
    assert (drawn["other"], drawn["spectator"]) == (None, None)


def test_wrong_messages_are_answered_and_change_nothing(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    before = server.table(id)["seq"]
    with server.live(id, keys[0], language="de") as socket:
        for message, code in (
            ("{", "malformed"),
            ('{"type": "cheat"}', "malformed"),
            (json.dumps({"type": "move", "id": "1", "seq": 99, "tokens": "done"}), "stale"),
            (json.dumps({"type": "move", "id": "2", "seq": before, "tokens": "x" * 20_000}), "too-large"),
            (json.dumps({"type": "undo", "id": "3", "seq": before}), "nothing-to-undo"),
        ):
            socket.send(message)
            answer = next_of(socket, "refused", "accepted")
            assert (answer["type"], answer["code"]) == ("refused", code)
            assert answer["sentence"]
    with server.live(id) as socket:
        socket.send(json.dumps({"type": "move", "id": "4", "seq": before, "tokens": "done"}))
        assert next_of(socket, "refused")["code"] == "spectator"
    assert server.table(id)["seq"] == before


@pytest.mark.parametrize(("path", "code"), [("nothing", 4404), (None, 4401)])
def test_unknown_tables_and_keys_close_the_connection(server: Server, path: str | None, code: int) -> None:
    id, _ = server.start_table(HUMAN, BOT)
    with server.live(path or id, "wrong") as socket, pytest.raises(ConnectionClosed) as closed:
        next_of(socket, "update")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code


NOTHING = History(0, [], None).stored_text()
ROW = {"state": "", "line_up": "", "opens": "", "watched": "", "evening": "g", "number": 1}


def test_a_full_disk_refuses_and_keeps_what_was_stored(tmp_path: Path) -> None:
    store = Store(tmp_path / "small.sqlite")
    store.add_game(Dealt("g", {"seats": []}, None, NOTHING, {}, ROW)).result()
    store.submit(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=1")).result()
    full = store.submit(Append("g", Entry(1, "move", {"tokens": "x" * 200_000}, None), NOTHING))
    with pytest.raises(BadInput) as refused:
        full.result()
    assert refused.value.code == "disk-full"
    store.submit(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=100000")).result()
    store.submit(Append("g", Entry(1, "move", {"tokens": "done"}, None), NOTHING)).result()
    found = store.game("g")
    assert found is not None
    assert [entry.body for entry in found[2]] == [{"tokens": "done"}]
    store.close()


def test_a_port_in_use_is_one_sentence(server: Server, tmp_path: Path) -> None:
    start = f"from altbau.server.run import serve; serve('127.0.0.1', {server.port}, None)"
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=False)
    assert "port-in-use" in done.stderr


@pytest.mark.parametrize(("number", "code"), [(errno.EACCES, "port-refused"), (errno.EADDRINUSE, "port-in-use")])
def test_a_port_that_the_system_refuses_is_not_said_to_be_in_use(
    monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    class Refused(socket.socket):
        def bind(self, address: Any) -> None:
            raise OSError(number, "")

    monkeypatch.setattr(socket, "socket", Refused)
    with pytest.raises(BadInput) as refused:
        listening_socket("127.0.0.1", 80)
    assert refused.value.code == code


def test_a_database_of_a_kind_that_is_not_known_makes_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput) as refused:
        Store("mysql://ann:secret@localhost/altbau")
    assert refused.value.args_by_name["value"] == "mysql://…"
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("host", ["192.0.2.77", "no-such-host.invalid"])
def test_a_host_that_is_not_this_machine_is_not_served(host: str) -> None:
    with pytest.raises(BadInput) as refused:
        listening_socket(host, 0)
    assert (refused.value.code, refused.value.args_by_name["host"]) == ("unknown-host", host)


def test_whoever_asks_whether_anybody_is_there_is_answered(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    for key in (keys[0], None):
        with server.live(id, key) as socket:
            socket.send('{"type": "ping"}')
            assert next_of(socket, "pong", "refused")["type"] == "pong"


def ask_soon() -> None:
    """Let a server ask often whether a page is still there, and wait briefly for its answer."""
    run.QUIET, run.PATIENCE = 0.2, 2.0


@pytest.mark.parametrize("own_server", [ask_soon], indirect=True)
def test_who_answers_no_question_any_more_is_away(own_server: Server) -> None:
    """A closed laptop leaves a connection open that nobody is at."""
    id, keys = own_server.start_table(HUMAN, FRIEND)
    address = urlsplit(own_server.address)
    hello = (
        f"GET /api/tables/{id}/live HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Protocol: {PROTOCOL}, {keys[1]}\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: YWx0YmF1IGFsdGJhdSBhbA==\r\n\r\n"
    )
    seen: list[bool] = []
    with own_server.live(id, keys[0]) as here, create_connection((address.hostname, address.port)) as silent:
        silent.sendall(hello.encode())
        while seen[-2:] != [True, False]:
            seen.append(next_of(here, "update")["table"]["seats"][1]["online"])
