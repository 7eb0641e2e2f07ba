"""Measure how long another player waits while the server is flooded.

`.venv/bin/python -m benchmarks.others_wait` starts a server with the default limits (`--limit-local`) on the compiled
engine, if there is one. For each way of flooding it, one address and then five (127.0.0.2 to .6) attack for
`--seconds`. Meanwhile a player from 127.0.0.1 makes moves and reads the table, five times a second each, as also before
and after. It prints the p95 of both, without the flood and with it, the longest wait, and how much of a processor the
server used.
`--routes` instead asks each route with as much as it takes, and sends each message, as fast as an address may. `--root
FOLDER` measures another version of the program, `--only TEXT` some of the ways.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from altbau.play.bots import any_action
from altbau.play.game import Game
from altbau.server.store.store import Store
from altbau.server.web.app import make_app
from benchmarks.server import COMPILED, NAMES, PLAIN, PROTOCOL, computed
from benchmarks.sockets import Line, connected
from tests.server.conftest import SameSeeds
from tests.server.test_costs import ABOUT_TABLES, MESSAGES
from tests.server.test_frames import CONTINUATION, MASK, PING, TEXT, frame
from tests.server.test_route_costs import requests

START = """
import sys
from pathlib import Path
from random import Random
from altbau.table.timing.pace import Pace
from altbau.server.run import serve
from altbau.server.web.guard.limits import Limits
pace = Pace(reaction=(0, 0), bot=0, claim=0, around=0, between=0)
serve("127.0.0.1", 0, Path(sys.argv[1]), pace, Limits(local=True))
"""
EDITION = "landlord-2013"
ATTACKERS = tuple(f"127.0.0.{number}" for number in range(2, 7))
EACH = 0.2  # seconds from one move or request of the other player to the next
CHUNK = 256 * 1024
PONG = 10
DECISIONS = 5000  # of the game in a pasted text, at most
HEAD = "Host: localhost\r\n"
JSON = HEAD + "Content-Type: application/json\r\n"


@dataclass(frozen=True)
class Way:
    """A way to flood a server: the same bytes again and again, on a new or a live connection. With `asks` each is a
    request whose answer is waited for; with `once` each connection is closed after it."""

    data: bytes
    live: bool = False
    asks: bool = False
    once: bool = False
    connections: int = 1  # of each address


def repeated(data: bytes) -> bytes:
    """As often as they fit into a chunk."""
    return data * (CHUNK // len(data))


def posted(path: str, body: object) -> bytes:
    """A POST with JSON."""
    said = json.dumps(body).encode()
    return f"POST {path} HTTP/1.1\r\n{JSON}Content-Length: {len(said)}\r\n\r\n".encode() + said


def got(path: str) -> bytes:
    """A GET."""
    return f"GET {path} HTTP/1.1\r\n{HEAD}\r\n".encode()


def ways(table: str) -> dict[str, Way]:
    """All ways to flood it with what arrives."""
    fragment = frame(b"", CONTINUATION, MASK, last=False)
    message = frame(b'{"type":"ping"}', TEXT, MASK)
    long = frame(json.dumps({"type": "why", "tokens": "[" * 15_000}).encode(), TEXT, MASK)
    in_chunks = f"POST /api/positions HTTP/1.1\r\n{JSON}Transfer-Encoding: chunked\r\n\r\n".encode()
    return {
        "heads of 27 bytes in one chunk": Way(repeated(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"), connections=5),
        "pipelined requests": Way(repeated(got("/api/bulletin"))),
        "requests beyond the limit": Way(got("/api/bulletin"), asks=True, connections=5),
        "heads with many headers": Way(got("/api/bulletin")[:-2] + b"a:b\r\n" * 6000 + b"\r\n", asks=True),
        "bodies in chunks of a byte": Way(in_chunks + b"1\r\na\r\n" * 40_000),
        "new connections": Way(b"\r\n", once=True, connections=5),
        "ping frames": Way(repeated(frame(b"", PING, MASK)), live=True),
        "pong frames": Way(repeated(frame(b"", PONG, MASK)), live=True),
        "fragments without end": Way(frame(b"a", TEXT, MASK, last=False) + fragment * 40_000, live=True),
        "messages beyond the limit": Way(repeated(message), live=True),
        "long messages beyond the limit": Way(repeated(long), live=True),
        "live connections": Way(upgrade(table), once=True, connections=5),
        "texts of great depth": Way(posted("/api/positions", {"text": "a: " + "[" * 29_000}), asks=True),
        "texts of long games": Way(posted("/api/positions", {"text": long_game()}), asks=True),
        "pictures for previews": Way(got(f"/api/tables/{table}/preview"), asks=True),
        "sheets": Way(got("/api/prints/de/wucherer-1997/cards/a4"), asks=True),
    }


def long_game() -> str:
    """The text of a long game."""
    game, chance = Game.new("monopoly", players=4, seed=1), Random(1)
    for _ in range(DECISIONS):
        if game.over:
            break
        game.play(any_action(game.state, chance.randrange))
    return game.transcript()


def upgrade(table: str) -> bytes:
    """The request for a live connection of a spectator."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\n{HEAD}Upgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: YWx0YmF1IGFsdGJhdSBhbA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Protocol: {PROTOCOL}\r\n\r\n"
    ).encode()


class Known:
    """What the examples of `test_costs` need to know of a table."""

    def __init__(self, table: str, keys: Sequence[str]) -> None:
        self.id, self.keys, self.invitation, self.entries, self.message = table, [*keys], "x" * 20, 1, 0


def routes(table: str, keys: Sequence[str], shown: dict[str, Any]) -> dict[str, Way]:
    """Each route with the largest request that it takes, asked by a stranger, and each message of a spectator."""
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Store(Path(folder) / "routes.sqlite"), SameSeeds(), thinkers=1)
        found = {name: Way(request, asks=True) for name, request in requests(app) if name[-1] != "?"}
    for (method, path), body in ABOUT_TABLES.items():
        where = f"/api/tables/{table}{path}"
        asked = got(where) if method == "GET" else posted(where, body(shown, Known(table, keys)))  # type: ignore[arg-type]
        found[f"{method} {path}"] = Way(asked, asks=True)
    for sort, example in MESSAGES.items():
        message = {"type": sort.__struct_config__.tag, **example(shown)[0]}  # type: ignore[attr-defined]
        found[sort.__name__] = Way(repeated(frame(json.dumps(message).encode(), TEXT, MASK)), live=True)
    return found


# --- who attacks ------------------------------------------------------------------------------------------------------


async def attacked(way: Way, port: int, table: str, addresses: Sequence[str], seconds: float) -> None:
    """Flood the server from these addresses."""
    until = time.monotonic() + seconds
    floods = [flood(way, port, table, address, until) for address in addresses for _ in range(way.connections)]
    await asyncio.gather(*floods)


async def flood(way: Way, port: int, table: str, address: str, until: float) -> None:
    """Flood it over one connection after the other."""
    while time.monotonic() < until:
        with suppress(OSError, EOFError, asyncio.TimeoutError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    await send(way, table, reader, writer)
            finally:
                writer.transport.abort()


async def send(way: Way, table: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Send the same again and again until the server closes."""
    if way.live:
        writer.write(upgrade(table))
        await reader.readuntil(b"\r\n\r\n")
    dropping = None if way.asks else asyncio.create_task(drop(reader))
    while not (dropping and dropping.done()):
        writer.write(way.data)
        await writer.drain()
        if way.asks:
            await answer(reader)
        if way.once:
            return
        await asyncio.sleep(0)


async def drop(reader: asyncio.StreamReader) -> None:
    """Read what the server says until it closes."""
    with suppress(OSError):
        while await reader.read(65536):
            pass


async def answer(reader: asyncio.StreamReader) -> None:
    """Read a whole answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    _, sized, length = head.partition(b"content-length: ")
    if sized:
        await reader.readexactly(int(length.split()[0]))
    elif b"chunked" in head:
        await reader.readuntil(b"\r\n0\r\n\r\n")


# --- who plays --------------------------------------------------------------------------------------------------------


class Player:
    """Both seats of a table."""

    def __init__(self, port: int, table: str, keys: Sequence[str]) -> None:
        self.port, self.table, self.keys = port, table, keys
        self.chance = Random(1)
        self.due = 0  # number of the state in which the next move is possible
        self.shown: dict[Line, Any] = {}
        self.news = asyncio.Event()
        self.accepted = asyncio.Event()

    async def sit_down(self) -> None:
        """Connect both seats."""
        for key in self.keys:
            path = f"/api/tables/{self.table}/live?send=full"
            await connected("127.0.0.1", self.port, path, [PROTOCOL, key], self.hear)
        await self.news.wait()

    def hear(self, line: Line, content: bytes) -> None:
        """Note what a seat is shown."""
        message = msgspec.json.decode(content)
        if message["type"] == "update":
            self.shown[line] = message["table"]
        elif message["type"] == "accepted":
            self.accepted.set()
        elif message["type"] == "refused":
            raise AssertionError(message)
        self.news.set()

    async def move(self) -> float:
        """Make a move of whoever is asked; seconds until it is accepted."""
        while not (
            asked := [each for each in self.shown.items() if each[1]["seq"] >= self.due and choices_of(each[1])]
        ):
            self.news.clear()
            await self.news.wait()
        line, shown = asked[0]
        choices, words = choices_of(shown), []
        while choices:
            choice = self.chance.choice(choices)
            words.append(choice["token"])
            choices = choice.get("next")
        said = {"type": "move", "id": f"m{shown['seq']}", "seq": shown["seq"], "tokens": " ".join(words)}
        self.due = shown["seq"] + 1
        self.accepted.clear()
        began = time.perf_counter()
        line.send(msgspec.json.encode(said))
        await self.accepted.wait()
        return time.perf_counter() - began

    def may_move(self, shown: dict[str, Any]) -> bool:
        """Whether a seat that is shown this has a choice."""
        return bool(shown["seq"] >= self.due and choices_of(shown))

    async def read(self) -> float:
        """Read the table over a new connection; seconds until it is there."""
        began = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(got(f"/api/tables/{self.table}"))
        await answer(reader)
        writer.close()
        return time.perf_counter() - began


def choices_of(shown: dict[str, Any]) -> Any:
    """What the viewer of a table may choose now."""
    return (shown["question"] or {}).get("choices")


@dataclass(frozen=True)
class Waits:
    """Seconds of each move and of each request, and the share of a processor that the server used."""

    moves: Sequence[float]
    reads: Sequence[float]
    used: float

    def p95(self) -> tuple[float, float]:
        """Milliseconds within which 95 % of the moves and of the requests were answered."""
        moves, reads = (sorted(each)[len(each) * 95 // 100] * 1000 for each in (self.moves, self.reads))
        return moves, reads


async def waited(player: Player, pid: int, seconds: float) -> Waits:
    """How long a player waits during so many seconds."""
    moves, reads = list[float](), list[float]()
    began, used = time.monotonic(), computed([pid])
    while time.monotonic() - began < seconds:
        for waits, act in ((moves, player.move), (reads, player.read)):
            waits.append(await act())
            await asyncio.sleep(EACH / 2)
    return Waits(moves, reads, (computed([pid]) - used) / (time.monotonic() - began))


# --- the server -------------------------------------------------------------------------------------------------------


@contextmanager
def served(root: Path) -> Iterator[tuple[int, int]]:
    """A server: its process and its port."""
    environment = os.environ | {"PYTHONPATH": str(root)}
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-c", START, f"{folder}/others.sqlite"]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as process:
            try:
                assert process.stdout
                yield process.pid, int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
            finally:
                process.kill()


def started(port: int) -> tuple[str, list[str]]:
    """A new table of two people, and their keys."""
    body = {"edition": EDITION, "seats": [{"name": name, "kind": "human"} for name in NAMES[:2]]}
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as said:
        created = json.load(said)
    return created["id"], [seat["secret"] for seat in created["seats"]]


async def measured(root: Path, name: str, number: int, seconds: float, *, every_route: bool) -> str:
    """A line of the table: a way, from one address or from several, at a new server."""
    with served(root) as (pid, port):
        table, keys = started(port)
        player = Player(port, table, keys)
        await player.sit_down()
        await waited(player, pid, 1)
        without = await waited(player, pid, seconds / 2)
        words = [sys.executable, "-m", "benchmarks.others_wait", "--attack", name, "--from", str(number)]
        words += ["--port", str(port), f"--table={table}", "--seconds", str(seconds), *["--routes"] * every_route]
        attack = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
        assert attack.stdout
        await attack.stdout.readline()
        flooded = await waited(player, pid, seconds)
        await attack.wait()
        after = await waited(player, pid, seconds / 2)
    quiet = Waits([*without.moves, *after.moves], [*without.reads, *after.reads], (without.used + after.used) / 2)
    longest = max([*flooded.moves, *flooded.reads])
    (move, read), (moved, got) = quiet.p95(), flooded.p95()
    return (
        f"| {name} | {number} | {move:.0f} → {moved:.0f} ms | {read:.0f} → {got:.0f} ms | {longest:.2f} s | "
        f"{quiet.used:.0%} → {flooded.used:.0%} |"
    )


def main() -> None:
    """Print the table."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=10)
    words.add_argument("--only", default="")
    words.add_argument("--routes", action="store_true")
    words.add_argument("--root", type=Path, default=COMPILED if COMPILED.exists() else PLAIN)
    words.add_argument("--attack", help=argparse.SUPPRESS)
    words.add_argument("--from", dest="number", type=int, nargs="+", default=[1, len(ATTACKERS)])
    words.add_argument("--port", type=int, help=argparse.SUPPRESS)
    words.add_argument("--table", default="ID", help=argparse.SUPPRESS)
    given = words.parse_args()
    question = {"seq": 0, "question": {"choices": []}}
    offered = routes(given.table, ["k" * 43] * 2, question) if given.routes else ways(given.table)
    if given.attack:
        attackers = ATTACKERS[: given.number[0]]
        print("ready", flush=True)
        asyncio.run(attacked(offered[given.attack], given.port, given.table, attackers, given.seconds))
        return
    print(f"{given.root}, load {os.getloadavg()[0]:.1f}")
    print("| flood | addresses | p95 of a move | p95 of a GET | longest wait | server's processor |")
    print("|---|---|---|---|---|---|")
    for name in offered:
        for number in given.number if given.only in name else ():
            line = measured(given.root, name, number, given.seconds, every_route=given.routes)
            print(asyncio.run(line), flush=True)


if __name__ == "__main__":
    main()
