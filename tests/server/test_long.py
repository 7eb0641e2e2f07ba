"""Input that is too long is refused with a sentence of readable length, and nothing breaks."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any, get_args

import pytest

from altbau.core import text
from altbau.core.messages import live
from altbau.errors import BadInput
from altbau.games import GAMES
from altbau.server.web.guard.limits import Limits
from docs.openapi import description
from tests.server.conftest import EDITION, FRIEND, HUMAN, next_of
from tests.server.guarded import Guarded
from tests.server.test_operating import KEY, use_key
from tests.text.catalogue import of_core, of_game

READABLE = 2000  # characters of a sentence with several arguments
LONG = [sign * length for sign in ("x", "9", "ß ") for length in (3000, 10_000 // len(sign.encode()))]
MOVE = {"type": "move", "id": "m", "seq": 0, "tokens": "buy hacker"}
UNDO = {"type": "undo", "id": "u", "seq": 0}
NEXT = {"type": "next", "id": "n", "seq": 0}
AUTO_PASS = {"type": "auto_pass", "card": "police", "on": True}
ORDER = {"type": "order", "window": "police-or-not", "hit": True, "answers": ["police"]}
PLAN = {"type": "plan", "id": "p", "moves": ["buy hacker"], "rests": ["coins"]}
PACE = {"type": "pace", "pace": "fast"}
HINT = {"type": "hint", "id": "h", "seq": 0}
REVIEW = {"type": "review", "id": "r"}
WHY = {"type": "why", "tokens": "build"}
VOTE = {"type": "vote", "id": "v", "seat": "Z", "yes": True}
AGREE = {"type": "agree", "id": "a", "what": "guest", "seat": "B", "yes": True}
BACK = {"type": "back", "id": "b"}
RESIGN = {"type": "resign", "id": "r"}
TO_END = {"type": "to_end", "id": "e"}
GO_ON = {"type": "go_on", "id": "g"}
HINTS = {"type": "hints", "on": "yes"}
SAY = {"type": "say", "id": "s", "phrase": "hullo"}
REACT = {"type": "react", "reaction": "applause"}
STOP_CHAT = {"type": "stop_chat", "on": "yes"}
EARLIER = {"type": "earlier", "room": "kitchen", "before": 1}
REFRESH = {"type": "refresh", "log": 0}
PING = {"type": "ping"}
BY_CONNECTION = [EARLIER, REFRESH, WHY, PING]  # messages that only a live connection takes
MESSAGES = [
    MOVE, UNDO, NEXT, VOTE, AGREE, GO_ON, BACK, RESIGN, TO_END, AUTO_PASS, ORDER, PLAN, PACE, SAY, REACT, STOP_CHAT,
    EARLIER, HINT, REVIEW, HINTS, REFRESH, WHY, PING,
]  # fmt: skip
SETTINGS = {"edition": EDITION, "options": {"starter": "A"}, "cards": {"hacker": {"income": 1}}, "pace": "normal"}
TABLE = {
    "edition": EDITION,
    "seats": [HUMAN, FRIEND | {"was": "B"}, {"name": "Cleo", "kind": "bot", "bot": "random"}],
    "options": {"starter": "A"},
    "cards": {"hacker": {"income": 1}},
    "previous": "x",
}
POSTS: dict[str, dict[str, Any]] = {
    "/tables": TABLE,
    "/tables/{id}/invitations": {"seat": "B"},
    "/tables/{id}/host": {"seat": "B"},
    "/tables/{id}/join": {"invitation": "x"},
    "/tables/{id}/code": {},
    "/tables/{id}/device": {"code": "x"},
    "/tables/{id}/rematch": {},
    "/tables/{id}/watching": {"watching": "everybody"},
    "/tables/{id}/what-if": {"seq": 0, "seat": "A", "name": "x", "cards": "dealt-anew", "bots": {"B": "steward"}},
    "/tables/{id}/name": {"name": ""},
    "/tables/{id}/file": {},
    "/tables/{id}/analysis/start": {},
    "/tables/{id}/calls/add": {"form": "push", "address": "x", "p256dh": "x", "auth": "x"},
    "/tables/{id}/calls/propose": {"form": "json", "address": "x"},
    "/tables/{id}/calls/agree": {"id": "x", "yes": True},
    "/tables/{id}/calls/end": {"id": "x"},
    "/tables/{id}/calls/mail/confirm": {"key": "x"},
    "/tables/{id}/calls/mail/{key}/end": {},
    "/tables/{id}/calls/look": {},
    "/tables/{id}/next-turn": {"moves": ["x"]},
    "/tables/{id}/lobby": {"type": "settle", "settings": SETTINGS},
    "/tables/{id}/start": {"number": 0, "without": ["B"]},
    "/tables/{id}/close": {},
    "/files/tables": {
        "altbau": "table",
        "version": 1,
        "start": TABLE,
        "entries": [{"kind": "x", "body": {}}],
        "lines": [],
        "snapshot": {"seq": 0, "body": {}},
        "position": "x",
    },
    "/deals": {"edition": "x", "bots": ["steward"], "options": {"starter": "A"}, "cards": {"hacker": {"income": 1}}},
    "/deals/{id}/tables": {"name": "x"},
    "/deals/{id}/close": {},
    "/pasted/tables": {
        "text": "x",
        "begin": {"seq": 0, "seat": "A", "name": "x", "cards": "dealt-anew", "bots": {"B": "steward"}},
    },
    "/prints/own": {
        "edition": EDITION,
        "what": "x",
        "size": "a4",
        "language": "en",
        "cards": {"hacker": {"income": 1}},
    },
    "/house-rules": {"edition": "x", "house": {"bail": 1}, "language": "en"},
    "/own-tables": {"keys": [{"table": "x", "secret": "x"}]},
    "/positions": {"text": "x"},
    "/search": {"keys": [{"table": "x", "secret": "x"}], "edition": "x", "player": "x", "kind": "x", "after": "x"},
    "/series/{id}": {"keys": [{"table": "x", "secret": "x"}]},
    "/account/seats": {"name": "x", "keys": [{"table": "x", "secret": "x"}]},
    "/account/keys": {"table": "x"},
    "/account/forget": {"what": "x"},
    "/account/code": {},
    "/account/device": {"code": "x"},
    "/account/confirm": {"check": "x", "yes": True},
    "/lobbies": {"settings": SETTINGS, "seats": [HUMAN, FRIEND | {"was": "B"}]},
    "/qr": {"text": ""},
    "/operator/tables/{id}/end": {},
    "/operator/bulletin": {"said": {"en": "x", "de": "x"}},
    "/operator/bans": {"network": "x", "days": 1},
    "/operator/bans/end": {"network": "x"},
}
SENT = "/tables/{id}/messages"
BODIES = [*POSTS.items(), *((SENT, each) for each in MESSAGES if each not in BY_CONNECTION)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    """A server that nothing here makes fail."""
    server = Guarded(tmp_path_factory.mktemp("long") / "tables.sqlite", Limits())
    use_key(server.database)
    yield server
    assert server.log() == []
    server.kill()


def lengthened(data: Any, long: str) -> Iterator[Any]:
    """The same with something long in place of one of its strings and names, or beside them."""
    if isinstance(data, str):
        yield long
    elif isinstance(data, list):
        for place, each in enumerate(data):
            yield from ([*data[:place], other, *data[place + 1 :]] for other in lengthened(each, long))
    elif isinstance(data, dict):
        yield data | {long: 1}
        for name, each in data.items():
            yield {long if key == name else key: value for key, value in data.items()}
            yield from (data | {name: other} for other in lengthened(each, long))


def assert_refused(answer: dict[str, Any], sent: object) -> None:
    """A sentence that can be read, and no failure."""
    assert answer["code"] != "failed", (sent, answer)
    assert 0 < len(answer["sentence"]) < READABLE


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_error_can_be_told(language: str) -> None:
    folders = {"": of_core(language)} | {game.NAME: of_game(game, language) for game in GAMES}
    for teller, known in folders.items():
        errors = {key.removeprefix("error-"): each.variables for key, each in known.items() if key.startswith("error-")}
        for long, (code, names) in product(LONG, errors.items()):
            error = BadInput(code, **dict.fromkeys(names, long)).told_by(teller)
            if "refusal" in names:
                error.args_by_name["refusal"] = "murder-proof"
                error.told_by("wucherer")
            assert 0 < len(text.error(language, error)) < READABLE


def test_the_posts_are_all_there_are() -> None:
    paths = json.loads(description())["paths"]
    assert {f"/api{path}" for path, _ in BODIES} == {path for path, methods in paths.items() if "post" in methods}


@pytest.mark.parametrize(("path", "said"), BODIES)
def test_every_post_refuses_it(server: Guarded, path: str, said: dict[str, Any]) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    key = KEY if path.startswith("/operator/") else keys[0]
    for long in LONG:
        for body in lengthened(said, long):
            status, answer = server.ask("/api" + path.replace("{id}", id), body, key=key)
            misread = status == 200 and path == "/positions"  # what is wrong with a text is the answer
            assert misread or 400 <= status < 500, (body, answer)
            assert_refused(answer["problem"] if misread else answer, body)


@pytest.mark.parametrize("said", MESSAGES, ids=lambda said: said["type"])
def test_every_message_refuses_it(server: Guarded, said: dict[str, Any]) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    with server.live(id, keys[0]) as socket:
        for long in LONG:
            for message in lengthened(said, long):
                socket.send(json.dumps(message, ensure_ascii=False))
                answer = next_of(socket, "refused", "accepted", "pong", "reasons")
                if answer["type"] == "reasons":  # why a move does not go on that nobody can begin so
                    assert answer["blocked"] == []
                else:
                    assert_refused(answer, message)


def test_the_messages_are_all_there_are() -> None:
    assert len(get_args(live.FromPage)) == len(MESSAGES)


@pytest.mark.parametrize("edition", ["landlord-2013", "wucherer-1992", "monopoly"])
@pytest.mark.parametrize("words", ["", "buy ", "build ", "trade ", "bid ", "B", "B1.", "A0 "])
def test_every_long_move_is_refused(server: Guarded, edition: str, words: str) -> None:
    id, keys = server.start_table(
        HUMAN, FRIEND, edition=edition, options={"starter": "A"} if edition == EDITION else {}
    )
    board = server.table(id)
    for long in LONG:
        move = MOVE | {"seq": board["seq"], "tokens": words + long}
        status, answer = server.ask(f"/api/tables/{id}/messages", move, key=keys["AB".index(board["asked"])])
        assert 400 <= status < 500, answer
        assert_refused(answer, move)
