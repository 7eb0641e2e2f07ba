"""The operator's commands and what they show, beside a running server."""

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
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from altbau.cli import administering
from altbau.core import text
from altbau.core.messages.table import Close
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.server.store.backend import side_transaction
from altbau.server.store.rows import operator
from altbau.server.web.guard.limits import Limits
from altbau.table.seats.access import digest
from tests.cli.conftest import Altbau, Ended, altbau
from tests.server.conftest import BOT, FRIEND, HUMAN, OTHER_BOT, STILL, Server, next_of
from tests.server.databases import new_database
from tests.server.guarded import Guarded, eventually
from tests.server.test_workers import Workers, until

__all__ = ["altbau"]

MOVE = {"type": "move", "id": "m1", "tokens": "done"}
KEY = "an operator's key"
LABELS = {"worker", "way", "type", "code", "le"}  # that there are, none of which names anybody
TRIES = 3


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Guarded]:
    """A running server with a key, which limits everybody."""
    server = Guarded(tmp_path / "tables.sqlite", Limits(admissions=TRIES, local=True))
    use_key(server.database)
    yield server
    server.kill()


def use_key(database: Path) -> None:
    """Let the operator's key be a known one, beside the server."""
    with side_transaction(database) as connection:
        operator.change_key(connection, digest(KEY))


def figures(server: Server) -> dict[str, float]:
    """All figures by name and labels."""
    status, answer = server.ask("/metrics", key=KEY)
    assert status == 200, answer
    return {
        " ".join([sample.name, *(f"{name}={value}" for name, value in sorted(sample.labels.items()))]): sample.value
        for family in text_string_to_metric_families(answer)
        for sample in family.samples
    }


def test_figures_and_page_are_the_operator_s_alone(server: Guarded) -> None:
    for key in (None, "wrong", digest(KEY)):
        for language in text.LANGUAGES:
            status, answer = server.ask("/metrics", key=key, language=language)
            assert (status, answer["code"]) == (403, "operator-only")
            assert answer["sentence"] == text.error(language, BadInput("operator-only"))
    assert figures(server)["altbau_tables worker=0"] == 0
    id, keys = server.start_table(HUMAN, FRIEND)
    doors: list[tuple[str, object]] = [
        ("", None),
        ("/tables?kind=running", None),
        (f"/tables/{id}/end", {}),
        ("/bulletin", {"said": {"en": "Hello", "de": "Hallo"}}),
        ("/bans", {"network": "192.0.2.1", "days": 1}),
        ("/bans/end", {"network": "192.0.2.1"}),
    ]
    for door, body in doors:
        status, answer = server.ask(f"/api/operator{door}", body, key=keys[0])
        assert (status, answer["code"]) == (403, "operator-only"), door
    assert server.table(id)["asked"] and server.ask("/api/bulletin")[1]["said"] is None


def test_wrong_keys_lock_nobody_out(server: Guarded) -> None:
    statuses = [server.ask("/metrics", key=f"wrong {number}")[0] for number in range(TRIES + 1)]
    assert statuses == [403] * (TRIES + 1)
    assert server.ask("/metrics", key=KEY)[0] == 200


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
        assert server.ask(f"/api/tables/{id}/messages", moved, key=keys[0])[0] == 200
        assert server.ask(f"/api/tables/{id}/messages", {**moved, "id": "m2"}, key=keys[0])[0] == 409
        socket.send(json.dumps({"type": "move", "id": "m3", "tokens": "nonsense", "seq": 1}))
        assert next_of(socket, "refused")["code"] in ("no-such-token", "not-asked")
        eventually(lambda: figures(server)["altbau_live_connections worker=0"] == 2)
        found = figures(server)
        _, written = server.ask("/metrics", key=KEY)
    assert found["altbau_tables worker=0"] == 2
    assert found["altbau_entries_total worker=0"] >= 1
    assert found["altbau_refusals_total code=stale worker=0"] == 1
    assert found["altbau_refusals_total code=illegal-move worker=0"] == 1
    assert found["altbau_answer_seconds_count type=move way=live worker=0"] >= 1
    for family in text_string_to_metric_families(written):
        for sample in family.samples:
            assert sample.labels.keys() <= LABELS, sample
            assert re.fullmatch(r"\d+|http|live|[a-z][a-z-]+|[\d.]+|\+Inf|", "".join(sample.labels.get("code", ""))), (
                sample
            )
    for secret in (id, *keys, HUMAN["name"], "127.0.0.1", KEY):
        assert secret not in written


def test_the_operator_s_page_shows_and_does_what_the_commands_do(altbau: Altbau, server: Guarded) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)

    def asked(door: str, body: object = None) -> Any:
        status, answer = server.ask(f"/api/operator{door}", body, key=KEY)
        assert status == 200, answer
        return answer

    listed = asked("/tables?kind=running")
    assert listed == {"tables": json.loads(admin(altbau, server, "list", "--json").out), "more": False}
    assert asked("/tables?kind=over")["tables"] == asked("/tables?kind=waiting")["tables"] == []
    with server.live(id, keys[0]) as socket:
        next_of(socket, "update")
        asked(f"/tables/{id}/end", {})
        assert next_of(socket, "update")["table"]["notices"][-1]["told"] == "ended"
    assert [each["id"] for each in asked("/tables?kind=over")["tables"]] == [id]
    assert server.ask(f"/api/operator/tables/{id}/end", {}, key=KEY)[1]["code"] == "table-ended"
    said = {"en": "Restart at eight", "de": "Neustart um acht"}
    asked("/bulletin", {"said": said})
    assert server.ask("/api/bulletin")[1]["said"] == said
    asked("/bans", {"network": "192.0.2.17/24", "days": 7})
    assert admin(altbau, server, "bans").out.startswith("192.0.2.0/24 ")
    for own in ("127.0.0.1", "0.0.0.0/0"):
        refused = server.ask("/api/operator/bans", {"network": own, "days": 7}, key=KEY)
        assert (refused[0], refused[1]["code"]) == (409, "own-network")
    shown = asked("")
    assert (shown["said"], [ban["network"] for ban in shown["bans"]]) == (said, ["192.0.2.0/24"])
    (worker,) = shown["workers"]
    assert worker["worker"] == "0" and worker["entries"] >= 1 and worker["tables"] == 1
    assert {"code": "table-ended", "times": 1} in shown["refusals"]
    (http,) = [each["buckets"] for each in shown["answers"] if each["way"] == "http"]
    assert http[-1]["seconds"] is None and http[-1]["answers"] > 5
    assert [each["answers"] for each in http] == sorted(each["answers"] for each in http)
    asked("/bulletin", {"said": None})
    asked("/bans/end", {"network": "192.0.2.0/24"})
    assert (asked("")["said"], asked("")["bans"]) == (None, [])
    for secret in (id, *keys, HUMAN["name"]):
        assert secret not in json.dumps(shown)


def test_a_failure_is_found_by_the_id_of_its_request(server: Guarded) -> None:
    id, _ = server.start_table(HUMAN, FRIEND)
    server.kill()

    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE game SET body = 'no JSON'")
    server.start()
    with pytest.raises(urllib.error.HTTPError) as failed:
        urllib.request.urlopen(f"{server.address}/api/tables/{id}", timeout=STILL)
    with failed.value as answer:
        assert answer.headers["X-Request-Id"] == server.log()[-1]["request"]
    given = urllib.request.Request(f"{server.address}/healthz", headers={"X-Request-Id": "of-a-stranger"})
    with urllib.request.urlopen(given, timeout=STILL) as answer:
        assert re.fullmatch("[0-9a-f]{16}", answer.headers["X-Request-Id"]), "only a proxy's word is taken"
    assert figures(server)["altbau_failures_total worker=0"] == 1


def test_several_workers_are_looked_after_as_one(altbau: Altbau, postgres: str, tmp_path: Path) -> None:
    workers = Workers(new_database(postgres), tmp_path)
    try:
        with side_transaction(workers.at) as connection:
            operator.change_key(connection, digest(KEY))
        for _ in range(20):
            assert workers.ask("/healthz")[0] == 200
        id, keys = workers.start_table(HUMAN, FRIEND, options={"starter": "A"})
        moved = {"type": "move", "id": "m1", "tokens": "done", "seq": workers.table(id)["seq"]}
        assert workers.ask(f"/api/tables/{id}/messages", moved, key=keys[0])[0] == 200
        told = figures(workers)
        assert sum(figure for name, figure in told.items() if name.startswith("altbau_entries_total")) >= 1
        assert {f"altbau_notification_queue_usage worker={number}" for number in range(workers.number)} <= told.keys()
        status, shown = workers.ask("/api/operator", key=KEY)
        assert status == 200 and [each["worker"] for each in shown["workers"]] == ["0", "1", "2"][: workers.number]
        assert sum(each["entries"] for each in shown["workers"]) >= 1
        assert all(each["notification_queue"] is not None for each in shown["workers"])
        other, _ = workers.start_table(HUMAN, FRIEND)
        assert workers.ask(f"/api/operator/tables/{other}/end", {}, key=KEY) == (200, {})
        assert altbau("admin", "end", id, "--database", workers.at).status == 0
        for _ in range(workers.number * 4):
            assert workers.table(id, keys[0])["notices"][-1]["told"] == "ended"
        assert altbau("admin", "delete", id, "--yes", "--database", workers.at).status == 0
        until(lambda: {workers.ask(f"/api/tables/{id}")[0] for _ in range(workers.number * 4)} == {404})
        before = {name: figure for name, figure in told.items() if "_count" in name}
        os.kill(workers.pids()[0], signal.SIGKILL)
        until(lambda: len(workers.pids()) == workers.number)
        after = figures(workers)
        assert all(after[name] >= figure for name, figure in before.items()), "the count goes on where it was"
    finally:
        workers.end()


def closed_by(socket: ClientConnection) -> int:
    """The code with which a live connection ends, whatever comes before."""
    try:
        while socket.recv(timeout=STILL):
            pass
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    return 0


def admin(altbau: Altbau, server: Server, *words: object) -> Ended:
    """A command beside a server."""
    return altbau("admin", *words, "--database", server.database)


def test_a_table_that_is_ended_tells_all_and_counts_nowhere(altbau: Altbau, server: Guarded) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    with server.live(id, keys[0]) as socket:
        seq = next_of(socket, "update")["table"]["seq"]
        assert admin(altbau, server, "end", id).status == 0
        shown = next_of(socket, "update")["table"]
    assert shown["notices"][-1]["told"] == "ended"
    assert shown["asked"] is None and shown["seq"] == seq + 1
    status, answer = server.ask(f"/api/tables/{id}/messages", {**MOVE, "seq": seq + 1}, key=keys[0])
    assert (status, answer["code"]) == (409, "table-ended")
    assert all(sheet["first"] is None for sheet in server.ask("/api/records")[1])
    assert admin(altbau, server, "end", id).err == text.error("en", BadInput("table-ended")) + "\n"
    server.kill()
    server.start()
    assert server.table(id, keys[0])["notices"][-1]["told"] == "ended", "as its log says"
    assert [each["state"] for each in json.loads(admin(altbau, server, "list", "--json").out)] == ["over"]


def test_a_table_that_is_deleted_is_nowhere(altbau: Altbau, server: Guarded) -> None:
    secret_name = "Xaverius"
    id, keys = server.start_table({**HUMAN, "name": secret_name}, FRIEND)
    other, _ = server.start_table(HUMAN, FRIEND)
    with server.live(id, keys[0]) as socket:
        next_of(socket, "update")
        socket.send(json.dumps({"type": "say", "id": "s1", "text": "Gurkensalat"}))
        next_of(socket, "accepted")
        assert admin(altbau, server, "delete", id, "--yes").status == 0
        assert closed_by(socket) == Close.UNKNOWN_TABLE
    assert server.ask(f"/api/tables/{id}", key=keys[0])[0] == 404
    assert server.ask(f"/api/tables/{other}")[0] == 200
    server.stop()
    kept = b"".join(file.read_bytes() for file in server.database.parent.iterdir() if file.suffix == ".sqlite")
    for gone in (secret_name, "Gurkensalat"):
        assert gone.encode() not in kept
    server.start()
    assert admin(altbau, server, "delete", id, "--yes").err == text.error("en", BadInput("unknown-table")) + "\n"


def test_a_running_game_is_written_out_with_its_table_told(altbau: Altbau, server: Guarded) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    with server.live(id, keys[1]) as socket:
        next_of(socket, "update")
        done = admin(altbau, server, "export", id)
        assert next_of(socket, "update")["table"]["notices"][-1]["told"] == "shown"
    assert done.status == 0 and "all hands" in done.err
    assert Game.from_transcript(done.out).state.players == 2
    assert admin(altbau, server, "export", "nonesuch").err == text.error("en", BadInput("unknown-table")) + "\n"


def test_a_list_tells_what_all_may_know(altbau: Altbau, server: Guarded) -> None:
    id, _ = server.start_table(HUMAN, FRIEND)
    found = json.loads(admin(altbau, server, "list", "--json").out)
    assert [(each["id"], each["state"], each["players"][0]) for each in found] == [(id, "running", HUMAN["name"])]
    assert found[0].keys() == {"id", "state", "since", "edition", "house", "players", "archived"}
    assert id in admin(altbau, server, "list").out
    assert admin(altbau, server, "list", "--state", "waiting", "--json").out == "[]\n"


def test_what_is_archived_is_listed_and_written_out(altbau: Altbau, server: Guarded) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    server.kill()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE game SET played = '2020-01-01T00:00:00+00:00'")
    server.start()

    def archived() -> bool:
        (found,) = json.loads(admin(altbau, server, "list", "--json").out)
        return bool(found["archived"])

    eventually(archived)
    assert "archived" in admin(altbau, server, "list").out
    done = admin(altbau, server, "export", id)
    assert done.status == 0 and Game.from_transcript(done.out).state.players == 2
    assert server.table(id, keys[0])["notices"][-1]["told"] == "shown"
    assert not archived(), "whoever opens it has it back"


def test_who_is_banned_is_turned_away_at_once(altbau: Altbau, server: Guarded) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    with server.live(id, keys[0]) as socket:
        next_of(socket, "update")
        assert admin(altbau, server, "ban", "127.0.0.0/8", "--yes").status == 0
        assert closed_by(socket) == Close.TOO_MUCH
    status, answer = server.ask("/")
    assert (status, answer["code"]) == (403, "banned")
    assert admin(altbau, server, "bans").out.startswith("127.0.0.0/8 ")
    server.kill()
    server.start()
    eventually(lambda: server.ask("/healthz")[0] == 403)
    assert admin(altbau, server, "unban", "127.0.0.0/8").status == 0
    eventually(lambda: server.ask("/healthz")[0] == 200)
    for words in (["unban", "127.0.0.1"], ["ban", "everybody"]):
        status, _, said = admin(altbau, server, *words)
        assert status == 2 and words[1].partition(".")[0] in said


@pytest.mark.parametrize(
    "network",
    [
        "0.0.0.0/0",
        "::/0",
        "128.0.0.0/1",
        "2000::/3",
        "127.0.0.1",
        "127.0.0.0/8",
        "::1",
        "192.0.2.0/24",
        "2001:db8::/48",
    ],
)
def test_what_would_ban_everybody_or_oneself_has_to_be_meant(
    altbau: Altbau, server: Guarded, monkeypatch: pytest.MonkeyPatch, network: str
) -> None:
    monkeypatch.setenv("SSH_CLIENT", "2001:db8::7 50000 22" if ":" in network else "192.0.2.17 50000 22")
    for language in text.LANGUAGES:
        done = admin(altbau, server, "ban", network, "--lang", language)
        assert done.status == 2 and network in done.err and "--yes" in done.err
    assert admin(altbau, server, "bans").out == ""
    assert admin(altbau, server, "ban", network, "--yes").status == 0
    assert admin(altbau, server, "bans").out


def test_everybody_is_told_what_the_operator_says(altbau: Altbau, server: Guarded) -> None:
    assert server.ask("/api/bulletin") == (200, {"said": None})
    admin(altbau, server, "message", "Restart at eight", "--german", "Neustart um acht")
    eventually(lambda: server.ask("/api/bulletin")[1]["said"])
    assert server.ask("/api/bulletin")[1]["said"] == {"en": "Restart at eight", "de": "Neustart um acht"}
    admin(altbau, server, "message")
    eventually(lambda: server.ask("/api/bulletin")[1]["said"] is None)


def test_a_command_makes_the_key(altbau: Altbau, server: Guarded) -> None:
    key = admin(altbau, server, "key").out.strip()
    assert server.ask("/metrics", key=key)[0] == 200
    assert server.ask("/metrics", key=KEY)[0] == 403, "it ends the one before"


def test_without_a_server_the_next_one_follows(
    altbau: Altbau, server: Guarded, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    server.kill()
    monkeypatch.setattr(administering, "PATIENCE", 0.3)
    assert admin(altbau, server, "end", id).err == text.say("en", "cli-not-followed") + "\n"
    server.start()
    eventually(lambda: server.table(id, keys[0])["notices"][-1]["told"] == "ended")
