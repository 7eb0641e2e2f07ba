"""Chat that is meant to do harm, over HTTP and over a live connection alike; and looking on where it is forbidden."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from altbau.server.web.guard.limits import AT_ONCE, Limits
from altbau.table.view.chat import LONGEST
from tests.server.conftest import FRIEND, HUMAN, Server, first_path, next_of
from tests.server.guarded import Guarded
from tests.server.test_limits import flood

Way: TypeAlias = Literal["http", "live"]
WAYS = pytest.mark.parametrize("way", ["http", "live"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    """A server at which anybody may say as much as he likes."""
    server = Guarded(tmp_path_factory.mktemp("chat") / "tables.sqlite", Limits())
    yield server
    assert server.log() == []  # whatever came, nothing was the server's fault
    server.kill()


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Guarded]:
    """A server at which nobody is exempt from limits."""
    server = Guarded(tmp_path / "tables.sqlite", Limits(words=1, local=True))
    yield server
    server.kill()


def done(server: Server, way: Way, table: str, key: str | None, **message: Any) -> str:
    """What comes of a message: the code of a refusal, or `accepted`."""
    if way == "http":
        status, answer = server.ask(f"/api/tables/{table}/messages", message, key=key)
        return "accepted" if status == 200 else str(answer["code"])
    with server.live(table, key) as socket:
        socket.send(json.dumps(message))
        answer = next_of(socket, "accepted", "refused")
        return str(answer.get("code", "accepted"))


def ended(socket: ClientConnection) -> int:
    """The code with which the server closes a live connection."""
    with pytest.raises(ConnectionClosed) as closed:
        next_of(socket, "nothing more")
    assert closed.value.rcvd
    return closed.value.rcvd.code


def said(server: Server, way: Way, id: str, key: str | None, text: Any, **more: Any) -> str:
    """What comes of saying something."""
    return done(server, way, id, key, **{"type": "say", "id": f"m{hash(text)}"[:64], "text": text, **more})


def lines(server: Server, id: str, key: str | None, room: str = "players") -> list[dict[str, Any]]:
    """What was said in a room."""
    status, answer = server.ask(f"/api/tables/{id}/chat?room={room}&before=10000", key=key)
    assert status == 200, answer
    found: list[dict[str, Any]] = answer["lines"]
    return found


@WAYS
@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("javascript:alert(1) https://evil.example", "javascript:alert(1) https://evil.example"),
        ("{ $player } \\u0000 ${7*7}", "{ $player } \\u0000 ${7*7}"),
        ("\u202eAnn: I give up\u2066", "Ann: I give up"),
        ("H" + "\u0300" * 400 + "i", "H\u0300\u0300i"),
        ("H" + "\u0300\u200d" * 200, "H\u0300\u200d\u0300\u200d"),
        ("one\ntwo\x00\x1b[31m\u2028three", "one two[31m three"),
        ("Ann:\u00a0\u3000I\tgive up", "Ann: I give up"),
    ],
)
def test_text_is_text(server: Guarded, way: Way, text: str, read: str) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    assert said(server, way, id, keys[1], text) == "accepted"
    (line,) = lines(server, id, keys[0])
    assert (line["seat"], line["name"], line["text"]) == ("B", "Ben", read)


@WAYS
@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"text": ""}, "nothing-said"),
        ({"text": "\u200b\u2060\ufeff"}, "nothing-said"),
        ({}, "nothing-said"),
        ({"text": "Hi", "phrase": "hello"}, "nothing-said"),
        ({"text": "x" * (LONGEST + 1)}, "too-much-said"),
        ({"text": "x" * 17_000}, "too-large"),
        ({"text": "Hi", "seat": "A"}, "malformed"),
        ({"text": "Hi", "room": "players"}, "malformed"),
        ({"text": "Hi", "id": ""}, "malformed"),
        ({"text": ["Hi"]}, "malformed"),
        ({"phrase": "anything else"}, "malformed"),
    ],
    ids=["empty", "unseen", "nothing", "both", "long", "large", "seat", "room", "id", "list", "phrase"],
)
def test_what_is_no_message_is_not_said(server: Guarded, way: Way, message: dict[str, Any], code: str) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    assert done(server, way, id, keys[1], **{"type": "say", "id": "m", **message}) == code
    assert lines(server, id, keys[0]) == []


@WAYS
def test_a_spectator_reaches_no_player(server: Guarded, way: Way) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    with server.live(id, keys[0]) as player, server.live(id) as other:
        assert said(server, way, id, None, "Her hand is full", voice="v") == "accepted"
        assert said(server, way, id, None, "It is me", voice="v", name="Bеn") == "name-twice"  # with a Cyrillic letter
        assert done(server, way, id, None, type="react", reaction="heart") == "spectator"
        assert done(server, way, id, None, type="stop_chat", on=True) == "spectator"
        assert said(server, way, id, keys[1], "Hello") == "accepted"
        assert next_of(other, "chat")["room"] == "spectators"
        assert [line["text"] for line in next_of(player, "chat")["lines"]] == ["Hello"]
    assert [line["text"] for line in lines(server, id, keys[0])] == ["Hello"]
    assert server.ask(f"/api/tables/{id}/chat?room=spectators&before=9", key=keys[0])[0] == 403


@WAYS
def test_a_stopped_table_is_silent(server: Guarded, way: Way) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    assert done(server, way, id, keys[1], type="stop_chat", on=True) == "not-host"
    assert done(server, way, id, keys[0], type="stop_chat", on=True) == "accepted"
    for key in (*keys, None):
        assert said(server, way, id, key, "But", voice="v") == "chat-stopped"
    assert done(server, way, id, keys[1], type="react", reaction="rage") == "chat-stopped"
    assert done(server, way, id, keys[0], type="stop_chat", on=False) == "accepted"
    assert said(server, way, id, keys[1], "Thanks") == "accepted"


def test_nobody_speaks_with_a_foreign_key(server: Guarded) -> None:
    id, _ = server.start_table(HUMAN, FRIEND)
    _, others = server.start_table(HUMAN, FRIEND)
    assert said(server, "http", id, others[0], "Hello") == "foreign-seat"
    with server.live(id, others[0]) as socket:
        assert ended(socket) == 4401


# --- how much ---------------------------------------------------------------------------------------------------------


def test_who_floods_is_stopped_and_still_moves(limited: Guarded) -> None:
    id, keys = limited.start_table(HUMAN, FRIEND, options={"starter": "A"})
    with limited.live(id, keys[0]) as loud, limited.live(id, keys[1]) as quiet:
        table = next_of(loud, "update")["table"]
        for number in range(10 * AT_ONCE):
            loud.send(json.dumps({"type": "say", "id": f"m{number}", "text": f"{number}"}))
        loud.send(json.dumps({"type": "move", "id": "move", "seq": table["seq"], "tokens": first_path(table)}))
        codes = []
        while (answer := next_of(loud, "accepted", "refused"))["id"] != "move":
            codes.append(answer.get("code", "accepted"))
        assert answer["type"] == "accepted"
        assert len(codes) == 10 * AT_ONCE
        assert set(codes) == {"accepted", "too-many-words"}
        assert codes.count("accepted") < 3 * AT_ONCE
        assert next_of(quiet, "chat")["lines"][0]["text"] == "0"


def test_who_floods_on_is_cut_off(limited: Guarded) -> None:
    id, keys = limited.start_table(HUMAN, FRIEND)
    with limited.live(id, keys[0]) as loud:
        flooding = threading.Thread(target=flood, args=(loud, '{"type":"react","reaction":"heart"}'))
        flooding.start()
        assert ended(loud) == 4429
        flooding.join()


def test_an_address_says_so_much_by_requests(limited: Guarded) -> None:
    id, keys = limited.start_table(HUMAN, FRIEND)
    codes = [said(limited, "http", id, keys[number % 2], f"{number}") for number in range(10 * AT_ONCE)]
    assert set(codes) == {"accepted", "too-many-words"}
    assert codes.count("accepted") < 5 * AT_ONCE


# --- looking on -------------------------------------------------------------------------------------------------------

SEEN = ("", "/log", "/truth", "/ending", "/reasons?tokens=x", "/position", "/game", "/chat?before=9")


def watching(server: Server, id: str, key: str | None, who: str) -> Any:
    """Who may look on from now on."""
    return server.ask(f"/api/tables/{id}/watching", {"watching": who}, key=key)


def shown(server: Server, id: str, secret: str | None) -> set[str]:
    """What a spectator is told at every door of a table."""
    answers = [server.ask(f"/api/tables/{id}{path}", key=secret) for path in SEEN]
    doors = {answer["code"] for status, answer in answers if status == 403}
    closed = doors & {"not-watched", "foreign-seat"}
    return closed if all(status == 403 for status, _ in answers) else {*closed, "shown"}


def test_who_may_not_look_on_sees_nothing(server: Guarded) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    for key, code in ((None, "spectator"), (keys[1], "not-host")):
        assert watching(server, id, key, "nobody")[1]["code"] == code
    with server.live(id) as spectator, server.live(id, keys[1]) as player:
        assert next_of(spectator, "company")["watching"] == "open"
        assert watching(server, id, keys[0], "nobody") == (201, {"secret": None})
        assert ended(spectator) == 4403
        while next_of(player, "company")["watching"] != "nobody":
            pass
    assert shown(server, id, None) == {"not-watched"}
    assert shown(server, id, keys[1]) == {"shown"}
    assert said(server, "http", id, None, "Let me in", voice="v") == "not-watched"
    with server.live(id) as spectator:
        assert ended(spectator) == 4403
    assert watching(server, id, keys[0], "open") == (201, {"secret": None})
    assert shown(server, id, None) == {"shown"}


def test_a_new_link_ends_the_one_before(server: Guarded) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    first, second = (watching(server, id, keys[0], "link")[1]["secret"] for _ in range(2))
    assert first != second
    assert shown(server, id, None) == {"not-watched"}
    assert shown(server, id, first) == {"foreign-seat"}
    assert shown(server, id, second) == {"shown"}
    assert said(server, "live", id, second, "Hello", voice="v") == "accepted"
    server.kill()
    server.start()
    assert shown(server, id, first) == {"foreign-seat"}
    assert shown(server, id, second) == {"shown"}
    with server.live(id, second) as spectator:
        assert next_of(spectator, "update")["table"]["viewer"] is None
        watching(server, id, keys[0], "link")
        assert ended(spectator) == 4403


@pytest.mark.parametrize("closed", ["nobody", "link"])
def test_a_rematch_is_as_closed_as_the_table_before(server: Guarded, closed: str) -> None:
    created = server.create(HUMAN, {**FRIEND, "kind": "human"}, edition="monopoly", options={"turn-limit": 1})
    id, keys = created["id"], [seat["secret"] for seat in created["seats"]]
    watching(server, id, keys[0], closed)
    number = 0
    while (table := server.table(id, keys[0]))["phase"] != "over":
        key = keys[0] if table["asked"] == "A" else keys[1]
        asked, number = server.table(id, key), number + 1
        move = {"type": "move", "id": f"m{number}", "seq": asked["seq"], "tokens": first_path(asked)}
        server.ask(f"/api/tables/{id}/messages", move, key=key)
    seats = [{**HUMAN, "was": "A"}, {"kind": "human", "name": "Ben", "was": "B"}]
    again = server.create(*seats, key=keys[0], previous=id)
    assert shown(server, again["id"], None) == {"not-watched"}
    assert shown(server, again["id"], again["seats"][0]["secret"]) == {"shown"}
