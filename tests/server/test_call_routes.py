"""How a person says how to be called, over HTTP. An address is a secret."""

import json
from typing import Any

import pytest

from altbau.server.store.rows.channels import MOST_CHANNELS
from tests.server.calling import Calling
from tests.server.conftest import FRIEND, HUMAN, Server, next_of
from tests.server.test_lobby import Host

SECRET = "https://hooks.example/secret"
PUSH = {
    "form": "push",
    "address": "https://fcm.googleapis.com/fcm/send/secret",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def channels(server: Server, id: str, key: str) -> list[dict[str, Any]]:
    """How a seat is called."""
    status, answer = server.ask(f"/api/tables/{id}/calls", key=key)
    assert status == 200 and "secret" not in json.dumps(answer)
    return list(answer["channels"])


def add(server: Server, id: str, key: str | None, wanted: dict[str, Any]) -> tuple[int, Any]:
    """Have a seat called."""
    return server.ask(f"/api/tables/{id}/calls/add", wanted, key=key)


def test_a_seat_is_called_as_its_person_says_until_they_say_no(tmp_path: Any) -> None:
    server = Calling(tmp_path / "altbau.sqlite")
    try:
        status, options = server.ask("/api/calls")
        assert status == 200 and options["hosts"] == ["hooks.example"] and len(options["key"]) == 87
        id, (ann, ben) = server.start_table(HUMAN, FRIEND, clock="days-3")
        assert add(server, id, ann, PUSH)[0] == 201
        assert add(server, id, ann, {"form": "ntfy", "address": SECRET})[0] == 201
        assert add(server, id, ann, {"form": "discord", "address": SECRET})[0] == 201  # in place of the other
        found = channels(server, id, ann)
        assert sorted(each["form"] for each in found) == ["discord", "push"]
        assert channels(server, id, ben) == []
        for each in found:
            body = {"id": each["id"]}
            assert server.ask(f"/api/tables/{id}/calls/end", body, key=ben)[0] == 200
            assert each in channels(server, id, ann)
            assert server.ask(f"/api/tables/{id}/calls/end", body, key=ann)[0] == 200
        assert channels(server, id, ann) == []
        assert server.ask(f"/api/tables/{id}/calls/look", {}, key=ann)[0] == 200
        for number in range(MOST_CHANNELS):
            assert add(server, id, ann, {"form": "json", "address": f"{SECRET}/{number}"})[0] == 201
        assert add(server, id, ann, {"form": "json", "address": SECRET})[1]["code"] == "too-many-channels"
        assert len(channels(server, id, ann)) == MOST_CHANNELS
        server.kill()
        server.start()
        assert server.ask("/api/calls")[1] == options and len(channels(server, id, ann)) == MOST_CHANNELS
        ways = f"/api/tables/{id}/calls"
        with server.live(id, ben) as player, server.live(id) as spectator:
            next_of(player, "company")
            next_of(spectator, "company")
            assert server.ask(f"{ways}/propose", {"form": "slack", "address": SECRET}, key=ann)[0] == 201
            assert next_of(player, "channels") == {"type": "channels"}
            spectator.send('{"type": "ping"}')
            assert next_of(spectator, "pong", "channels")["type"] == "pong"  # nothing came before this answer
        (shared,) = server.ask(ways, key=ben)[1]["table"]
        assert (shared["form"], shared["yes"], shared["asked"]) == ("slack", ["A"], ["A", "B"])
        assert server.ask(f"{ways}/agree", {"id": shared["id"], "yes": True}, key=ben)[0] == 200
        assert server.ask(ways, key=ann)[1]["table"] == [{**shared, "yes": ["A", "B"]}]
        assert server.ask(f"{ways}/agree", {"id": shared["id"], "yes": False}, key=ben)[0] == 200
        assert server.ask(ways, key=ann)[1]["table"] == []
        assert server.ask(f"{ways}/agree", {"id": shared["id"], "yes": True}, key=ann)[0] == 404
        assert "secret" not in server.log_file.read_text(encoding="utf-8")
    finally:
        server.end()


@pytest.mark.parametrize(("wanted", "code"), [
    ({"form": "json", "address": SECRET}, "foreign-call-address"),  # nothing is permitted here
    ({**PUSH, "address": SECRET}, "foreign-call-address"),
    ({**PUSH, "address": "http://fcm.googleapis.com/secret"}, "bad-call-address"),
    ({**PUSH, "auth": "secret"}, "bad-subscription"),
    ({**PUSH, "p256dh": "secret"}, "bad-subscription"),
    ({**PUSH, "p256dh": None}, "bad-subscription"),
    ({**PUSH, "form": "pigeon"}, "malformed"),
])  # fmt: skip
def test_what_can_not_be_called_is_refused(server: Server, wanted: dict[str, Any], code: str) -> None:
    id, (ann, _) = server.start_table(HUMAN, FRIEND, clock="days-3")
    status, answer = add(server, id, ann, wanted)
    assert status == 400 and answer["code"] == code and "secret" not in json.dumps(answer)


def test_others_learn_and_change_nothing(server: Server) -> None:
    id, _ = server.start_table(HUMAN, FRIEND)
    for path, body in (
        ("", None),
        ("/add", PUSH),
        ("/end", {"id": "x"}),
        ("/look", {}),
        ("/agree", {"id": "x", "yes": False}),
    ):
        for key in (None, "x" * 32):
            assert server.ask(f"/api/tables/{id}/calls{path}", body, key=key)[1]["code"] == "foreign-seat"
        assert server.ask(f"/api/tables/unknown/calls{path}", body, key="x" * 32)[1]["code"] == "unknown-table"


def test_who_waits_at_a_table_is_called_when_it_has_begun(own_server: Server) -> None:
    """By the same channel, whichever seat is drawn."""
    host = Host(own_server, HUMAN, {"kind": "link"}, clock="days-3")
    ben = host.join("Ben")
    assert add(own_server, host.id, ben, PUSH)[0] == 201
    host.ready(ben)
    assert host.start()[0] == 200
    assert len(channels(own_server, host.id, ben)) == 1
