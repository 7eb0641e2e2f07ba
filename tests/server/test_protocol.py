"""The description of the live connection is true of the server, current where others read it, and enough for clients in
other languages."""

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from inspect import cleandoc
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import yaml
from websockets.exceptions import ConnectionClosed

from altbau.core.messages.table import Close
from altbau.games import EDITIONS
from altbau.message_types import TableMessage
from build_page import find_node
from docs.asyncapi import SAID, TOLD, constants, description, for_page, name_of
from docs.generate import DOCS
from tests.server.conftest import FRIEND, HUMAN, STILL, Server, next_of
from tests.server.test_attacks import random_path

COMMITTED = DOCS / "asyncapi.yaml"
MOST_MOVES = 60
FIRST_SAID: list[dict[str, Any]] = [
    {"type": "ping"}, {"type": "refresh"}, {"type": "why", "tokens": "x"}, {"type": "undo", "id": "u", "seq": -1},
]  # fmt: skip


@cache
def committed() -> Any:
    """The committed description."""
    return yaml.safe_load(COMMITTED.read_text(encoding="utf-8"))


def test_the_committed_descriptions_are_current() -> None:
    assert committed() == description(), "python3 dev.py types"
    assert json.loads((DOCS.parent / "web" / "messages.json").read_text(encoding="utf-8")) == for_page()
    assert (DOCS.parent / "web" / "src" / "constants.ts").read_text(encoding="utf-8") == constants()


def descriptions(described: Any) -> Iterator[str]:
    """All that is said of anything in a description."""
    if isinstance(described, dict):
        yield from (str(described[key]) for key in ("description", "summary") if key in described)
        described = list(described.values())
    if isinstance(described, list):
        for each in described:
            yield from descriptions(each)


def test_no_description_is_indented() -> None:
    """Whatever a Python makes of docstrings, they are described alike."""
    said = [*descriptions(description()), *descriptions(for_page())]
    assert [each for each in said if each != cleandoc(each)] == []
    assert any("\n" in each for each in said)


@cache
def validators() -> dict[str, Any]:
    """What checks a message by the committed description, by the message's type."""
    root = {"components": {"schemas": committed()["components"]["schemas"]}}
    return {
        name_of(kind): jsonschema_rs.validator_for(root | {"$ref": f"#/components/schemas/{kind.__name__}"})
        for kind in (*SAID, *TOLD)
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_server_says_what_it_describes(server: Server, edition: str) -> None:
    checks, rng = validators(), Random(edition)
    options = {"turn-limit": 4} if edition == "monopoly" else {}
    id, keys = server.start_table(HUMAN, FRIEND, edition=edition, options=options)
    seen = set()
    with server.live(id, keys[0], asked="send=patch") as patches, server.live(id, keys[1]) as wholes:
        for socket in (patches, wholes):
            for said in FIRST_SAID:
                checks[said["type"]].validate(said)
                socket.send(json.dumps(said))
        for number in range(MOST_MOVES):
            table = server.table(id)
            if table["asked"] is None:
                break
            seat = "AB".index(table["asked"])
            table = server.table(id, keys[seat])
            if not table["question"]["choices"]:
                continue
            tokens = random_path(rng, table)
            move = {"type": "move", "id": f"m{number}", "seq": table["seq"], "tokens": tokens}
            checks["move"].validate(move)
            socket = (patches, wholes)[seat]
            socket.send(json.dumps(move))
            while True:
                message = json.loads(socket.recv(timeout=STILL))
                checks[message["type"]].validate(message)
                seen.add(message["type"])
                if message["type"] in ("accepted", "refused") and message["id"] == move["id"]:
                    break
        while "patch" not in seen:  # of moves of the other, to whom the moves may have been left
            message = json.loads(patches.recv(timeout=STILL))
            checks[message["type"]].validate(message)
            seen.add(message["type"])
    assert seen >= {"update", "patch", "accepted", "refused", "pong"}


@pytest.mark.parametrize(
    ("asked", "code"), [("version=1", "unknown-version"), ("version=x", "unknown-version"), ("send=half", "bad-value")]
)
def test_what_the_server_does_not_speak_it_says_so(server: Server, asked: str, code: str) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    with server.live(id, keys[0], asked=asked, language="de") as socket:
        assert next_of(socket, "refused")["code"] == code
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=STILL)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == Close.NOT_SPOKEN


def test_a_client_in_another_language_plays_a_game_on_patches(server: Server) -> None:
    node = find_node()
    assert node
    id, keys = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    words = [str(node.node), "--experimental-websocket", str(DOCS.parent / "tests" / "server" / "client.mjs")]
    playing = [subprocess.Popen([*words, server.address, id, key], stdout=subprocess.PIPE, text=True) for key in keys]
    for process, key in zip(playing, keys, strict=True):
        with process:
            assert process.stdout
            printed = process.stdout.read()
        assert process.returncode == 0
        ended, shown = (msgspec.convert(each, TableMessage) for each in (json.loads(printed), server.table(id, key)))
        assert ended.phase == "over"
        for seat in (*ended.seats, *shown.seats):
            seat.online = True  # who has gone meanwhile is another matter
        assert ended == shown
