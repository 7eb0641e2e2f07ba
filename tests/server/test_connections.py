"""Connections keep their limits by public interfaces alone, and wait for clients that do not read."""

import ast
import asyncio
import json
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from altbau.core.messages import live
from altbau.server.web.guard import connections
from altbau.server.web.guard.limits import Limits
from altbau.server.web.socket import PROTOCOL, LiveConnection
from tests import loops
from tests.server.conftest import FRIEND, HUMAN
from tests.server.guarded import Guarded, eventually
from tests.server.test_frames import HEAD, MASK, TEXT, frame
from tests.server.test_limits import connections as open_connections

WEB = Path(connections.__file__).parent
LIBRARIES = ("httptools", "litestar", "uvicorn", "websockets")
AROUND_UVICORN = ("arrivals", "connections", "frames", "requests")
TOUCHED = {  # of objects that are not the server's own
    "inner": {"connection_lost", "connection_made", "data_received", "eof_received", "pause_writing", "resume_writing"},
    "transport": {
        "abort", "close", "get_extra_info", "is_closing", "pause_reading", "resume_reading", "set_write_buffer_limits",
        "write",
    },
    "parser": {"feed_data"},
}  # fmt: skip


def nodes(folder: Path) -> Iterator[tuple[str, ast.AST]]:
    """Everything in the source files of a folder, with the name of its file."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.name, node


def test_connections_touch_these_attributes_of_others() -> None:
    touched: dict[str, set[str]] = {name: set() for name in TOUCHED}
    for file, node in nodes(WEB):
        if file.removesuffix(".py") in AROUND_UVICORN and isinstance(node, ast.Attribute):
            of = node.value
            name = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
            if name.removeprefix("_") in touched:
                touched[name.removeprefix("_")].add(node.attr)
    assert touched == TOUCHED
    assert TOUCHED["inner"] <= set(dir(asyncio.Protocol))
    assert TOUCHED["transport"] <= set(dir(asyncio.Transport))


def test_nothing_private_of_a_library_is_used() -> None:
    private = []
    for file, node in nodes(WEB):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(LIBRARIES):
            names = [*node.module.split("."), *(each.name for each in node.names)]
        elif isinstance(node, ast.Attribute) and not (isinstance(node.value, ast.Name) and node.value.id == "self"):
            names = [node.attr]
        else:
            continue
        private += [(file, name) for name in names if re.match("_(?!_)", name)]
    assert private == []


# --- who does not read ------------------------------------------------------------------------------------------------


class Reader:
    """A client that reads when it wants to."""

    def __init__(self) -> None:
        self.scope = {"state": {"request": "r", "here": {}, "address": ""}}
        self.read: list[str] = []
        self.reads = asyncio.Event()
        self.closed = 0

    async def send(self, message: Any) -> None:
        """As a server does: wait until the client reads, then send."""
        await self.reads.wait()
        self.read.append(message["text"])

    async def close(self, code: int) -> None:
        """Likewise."""
        self.closed = code


async def settled() -> None:
    """Done when nothing is left that could be done now."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_client_that_does_not_read_holds_one_message() -> None:
    async def test() -> None:
        reader: Any = Reader()
        connection = LiveConnection(reader)
        on_drained: list[int] = []

        def drained() -> None:
            on_drained.append(len(reader.read))
            assert connection.push("all")

        connection.on_drained = drained
        assert connection.push("first")
        await settled()
        assert [connection.push(each) for each in ("second", "third")] == [False, False]
        saying = asyncio.create_task(connection.say(live.Pong(now=0.0)))
        await settled()
        assert not saying.done()
        reader.reads.set()
        await saying
        connection.end(4401)
        await settled()
        assert (on_drained, reader.read) == ([1], ["first", "all", '{"type":"pong","now":0.0}'])
        assert reader.closed == 4401

    loops.run(test())


def test_what_is_pushed_together_is_sent_in_order_before_the_close() -> None:
    async def test() -> None:
        reader: Any = Reader()
        reader.reads.set()
        connection = LiveConnection(reader)
        assert all(connection.push(str(number)) for number in range(3))
        connection.end(4500)
        await settled()
        assert (reader.read, reader.closed) == (["0", "1", "2"], 4500)

    loops.run(test())


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Guarded]:
    """A server that waits for nobody, but longer than a busy machine lets a process wait."""
    server = Guarded(tmp_path / "tables.sqlite", Limits(patience=1.0))
    yield server
    server.kill()


def test_a_live_connection_that_is_not_read_is_closed(impatient: Guarded) -> None:
    id, keys = impatient.start_table(HUMAN, FRIEND)
    path = f"GET /api/tables/{id}/live HTTP/1.1".encode()
    names = f"Sec-WebSocket-Protocol: {PROTOCOL}, {keys[0]}\r\n\r\n".encode()
    refresh = frame(json.dumps({"type": "refresh", "log": 0}).encode(), TEXT, MASK)
    with impatient.wire(receiving=4096) as wire:
        host = "{}:{}".format(*wire.getpeername()).encode()
        wire.sendall(HEAD.replace(b"GET / HTTP/1.1", path).replace(b"Host: here", b"Host: " + host)[:-2] + names)
        assert wire.recv(12) == b"HTTP/1.1 101"
        wire.setblocking(False)

        def closed() -> bool:
            with suppress(BlockingIOError, BrokenPipeError, ConnectionResetError):
                wire.send(refresh * 20, socket.MSG_NOSIGNAL)
            return not open_connections(impatient)

        eventually(closed)
