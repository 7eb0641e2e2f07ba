"""Measure what a move costs the server: moves per second of CPU, and bytes per move, in games of landlord-2013.

`python3 dev.py bench --server` compiles first, starts a server for each cell of the table, and plays on it over live
connections, with random choices. It counts the moves of people, and the CPU time of the server and its processes, not
of the clients. `skeleton` is `skeleton.py` under the same moves. Bytes written are those that the system counts for the
processes. Over PostgreSQL the CPU time of the database counts, too, and the database itself counts WAL bytes,
transactions and WAL syncs. Each of several workers has its own port, so the people of a table can all be at one worker,
as behind a proxy that routes by path, or each at a random one (`apart`). `--json` prints, for 100 tables of two people,
name → tables → `moves_per_cpu_second`, `bytes_per_move`: what one connection gets per move before compression.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import psycopg

from altbau.core.presentation.patches import apply
from benchmarks.sockets import Line, connected
from tests.server.databases import new_database, running

ROOT = Path(__file__).resolve().parent.parent
COMPILED, PLAIN = ROOT / "build" / "compiled", ROOT / "src"
START = """
import sys
from pathlib import Path
from altbau.table.timing.pace import Pace
from altbau.server.run import serve
database, workers = sys.argv[1], 1 if len(sys.argv) > 2 else None
pace = Pace(reaction=(0, 0), bot=0, claim=0, around=0, between=0)
serve("127.0.0.1", 0, database if "://" in database else Path(database), pace, workers=workers)
"""
EDITION = "landlord-2013"
NAMES = ("Ann", "Ben", "Cleo", "Dora")
PROTOCOL = "altbau"
WARM = 40  # moves of a table before measuring: until the middle of a game
BESIDE = ("company", "chat")  # kinds of messages that do not change the table
LATE = 60.0  # seconds without a move after which the program fails
PAGE = os.sysconf("SC_PAGE_SIZE")
KEPT = """
    SELECT pg_current_wal_insert_lsn() - '0/0', (SELECT sum(xact_commit) FROM pg_stat_database),
        (SELECT sum(fsyncs) FROM pg_stat_io WHERE object = 'wal')
"""  # of PostgreSQL 18


@dataclass(frozen=True)
class Cell:
    """One measurement: how many tables with how many people, bots and spectators, and for how many moves."""

    server: str = "altbau"
    tables: int = 100
    people: int = 2
    bots: int = 0
    spectators: int = 0
    moves: int = 6000
    send: str = "patch"
    workers: int = 0  # that share a PostgreSQL database; 0 for one process with its own database
    apart: bool = False  # whether each connection goes to a random worker


# --- the server -----------------------------------------------------------------------------------------------------


class Server:
    """The processes of a server, including those of its database, and what they have used so far."""

    def __init__(self, processes: Sequence[subprocess.Popen[str]], at: str = "") -> None:
        self.at = at  # address of the database, if it is PostgreSQL
        self.database = [postmaster(at)] if at else []
        self.pids = [*(process.pid for process in processes), *self.database]
        self.addresses = [str(each.stdout and each.stdout.readline()).split()[-1].rstrip("/") for each in processes]

    def processes(self) -> list[int]:
        """The processes and all their descendants."""
        return [found for pid in self.pids for found in started_by(pid)]

    def seconds(self) -> tuple[float, float]:
        """Seconds of CPU, by the system's clock of each process: of all processes, and of the database's."""
        return computed(self.pids), computed(self.database)

    def written(self) -> dict[str, float]:
        """What has been written so far: bytes of files, or PostgreSQL's own figures, because it preallocates files."""
        if self.at:
            with psycopg.connect(self.at, autocommit=True) as connection:
                row = connection.execute(KEPT).fetchone()
            assert row
            return dict(zip(("wal_bytes", "transactions", "wal_syncs"), map(float, row), strict=True))
        said = [Path(f"/proc/{pid}/io").read_text(encoding="ascii") for pid in self.processes()]
        return {"file_bytes": float(sum(int(each.split("write_bytes: ")[1].split()[0]) for each in said))}

    def memory(self) -> float:
        """Resident memory in KiB."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) for pid in self.processes())
        return pages * PAGE / 1024

    def address(self, chance: random.Random) -> str:
        """The address of a random process."""
        return chance.choice(self.addresses)

    def start_table(self, cell: Cell, address: str) -> tuple[str, list[str]]:
        """Start a table; its id and the secrets of its human seats."""
        seats = [{"name": NAMES[number], "kind": "human"} for number in range(cell.people)]
        seats += [{"name": NAMES[-1 - number], "kind": "bot", "bot": "steward"} for number in range(cell.bots)]
        body = json.dumps({"edition": EDITION, "seats": seats}).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{address}/api/tables", data=body, headers=headers)
        with urllib.request.urlopen(request) as answer:
            created = json.load(answer)
        return created["id"], [seat["secret"] for seat in created["seats"] if seat["secret"]]


def computed(pids: Sequence[int]) -> float:
    """Seconds of CPU of processes and all their descendants."""
    seconds = 0.0
    for pid in (found for first in pids for found in started_by(first)):
        with suppress(OSError):
            seconds += time.clock_gettime(~pid << 3 | 2)  # the clock id of a process, as by clock_getcpuclockid
    return seconds


def started_by(pid: int) -> list[int]:
    """A process and all its descendants. Some may have ended meanwhile, such as those of a database."""
    found = [pid]
    with suppress(FileNotFoundError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                found += started_by(int(child))
    return found


@contextmanager
def served(cell: Cell) -> Iterator[Server]:
    """A server over an empty database; Altbau with the compiled engine if there is one."""
    program = [str(Path(__file__).with_name("skeleton.py"))] if cell.server == "skeleton" else ["-c", START]
    environment = {**os.environ, "PYTHONPATH": str(COMPILED if COMPILED.exists() else PLAIN)}
    with ExitStack() as opened:
        database, at = f"{opened.enter_context(tempfile.TemporaryDirectory())}/bench.sqlite", ""
        if cell.server == "postgresql":
            database = at = new_database(opened.enter_context(running()))
        words = [sys.executable, *program, database, *(["shared"] if cell.workers else [])]
        processes = [
            opened.enter_context(subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment))
            for _ in range(max(1, cell.workers))
        ]
        try:
            yield Server(processes, at)
        finally:
            for process in processes:
                process.terminate()
            for process in processes:
                process.wait()


def postmaster(address: str) -> int:
    """The process id of the postmaster of a PostgreSQL on this machine, which has started its other processes."""
    with psycopg.connect(address) as connection:
        row = connection.execute("SELECT pg_read_file('postmaster.pid')").fetchone()
    assert row
    return int(row[0].split()[0])


# --- who plays ------------------------------------------------------------------------------------------------------


class Player:
    """A player or spectator: the table as received over its connection, and its pending move."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.line: Line | None = None
        self.shown: dict[str, Any] = {}
        self.sent: float | None = None  # when a move was sent that is not acknowledged yet
        self.due = -1  # number of the state after its last move

    def hear(self, line: Line, content: bytes) -> None:
        """Process a message, and move if it is time."""
        self.line = line
        message = msgspec.json.decode(content)
        kind = message["type"]
        if kind == "update":
            self.shown = message["table"]
        elif kind == "patch":
            apply(self.shown, message)
        elif kind == "accepted":
            assert self.sent is not None
            self.table.crowd.acknowledged(time.perf_counter() - self.sent)
            self.sent, self.due = None, message["seq"]
        elif kind not in BESIDE:
            raise AssertionError(message)
        self.look()

    def look(self) -> None:
        """Report to the crowd if it can move, or to the table if the game is over."""
        question = self.shown.get("question")
        if self.sent is None and self.shown.get("asked") is None and self.shown:
            self.table.over()
        elif self.sent is None and question and question["choices"] and self.shown["seq"] >= self.due:
            self.sent = 0.0
            self.table.crowd.ready(self)

    def move(self) -> None:
        """Send a move made of random choices."""
        choices, words = self.shown["question"]["choices"], []
        while choices:
            choice = self.table.chance.choice(choices)
            words.append(choice["token"])
            choices = choice.get("next")
        self.table.moves += 1
        self.sent = time.perf_counter()
        move = {"type": "move", "id": f"m{self.table.moves}", "seq": self.shown["seq"], "tokens": " ".join(words)}
        assert self.line is not None
        self.line.send(msgspec.json.encode(move))


class Table:
    """A table with all its connections; after its game it is replaced by another one."""

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self.crowd = crowd
        self.chance = random.Random(number)
        self.players: list[Player] = []
        self.moves = 0
        self.ended = False

    async def sit_down(self) -> None:
        """Start the table, and connect all players and spectators."""
        cell, server = self.crowd.cell, self.crowd.server
        at = server.address(self.chance)
        id, secrets = await asyncio.to_thread(server.start_table, cell, at)
        path = f"/api/tables/{id}/live?send={cell.send}"
        for secret in [*secrets, *[None] * cell.spectators]:
            player = Player(self)
            names = [PROTOCOL, secret] if secret else [PROTOCOL]
            self.players.append(player)
            address = urlsplit(server.address(self.chance) if cell.apart else at)
            await connected(str(address.hostname), int(address.port or 0), path, names, player.hear)

    def over(self) -> None:
        """Have the table replaced, because its game is over."""
        if not self.ended:
            self.ended = True
            self.crowd.replace(self)

    def leave(self) -> None:
        """Close all connections."""
        for player in self.players:
            if player.line:
                self.crowd.gone += player.line.bytes
                player.line.close()


class Crowd:
    """All players at a server: they move as fast as possible, or at so many moves per second."""

    def __init__(self, server: Server, cell: Cell) -> None:
        self.server = server
        self.cell = cell
        self.tables: list[Table] = []
        self.gone = 0  # bytes received by connections that are closed
        self.count = 0
        self.latencies: list[float] = []
        self.waiting: asyncio.Queue[Player] = asyncio.Queue()
        self.rate = 0.0  # moves per second; 0 for as fast as possible
        self.early: list[Player] | None = []  # players who can move before all tables are connected
        self.tasks: set[asyncio.Task[None]] = set()
        self.number = 0
        self.failure: BaseException | None = None
        asyncio.get_running_loop().set_exception_handler(self.fail)

    def fail(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Keep an exception that was raised while a message was processed."""
        self.failure = context.get("exception") or RuntimeError(context["message"])

    def ready(self, player: Player) -> None:
        """Let a player move: at once, at the rate, or once all tables are connected."""
        if self.early is not None:
            self.early.append(player)
        elif self.rate:
            self.waiting.put_nowait(player)
        else:
            player.move()

    def acknowledged(self, seconds: float) -> None:
        """Count a move that is acknowledged, so on disk."""
        self.count += 1
        self.latencies.append(seconds)

    async def begin(self) -> None:
        """Connect all tables before the first move, so that no table is far ahead of the others."""
        for _ in range(self.cell.tables):
            await self.sit_down()
        early, self.early = self.early or [], None
        for player in early:
            player.move()

    async def sit_down(self) -> None:
        """Add a table."""
        self.number += 1
        table = Table(self, self.number)
        self.tables.append(table)
        await table.sit_down()

    def replace(self, table: Table) -> None:
        """Replace a table whose game is over."""
        self.tables.remove(table)
        table.leave()
        task = asyncio.create_task(self.sit_down())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def bytes(self) -> int:
        """The bytes that all connections have received so far."""
        return self.gone + sum(player.line.bytes for table in self.tables for player in table.players if player.line)

    async def played(self, moves: int) -> None:
        """Wait until so many more moves are acknowledged. Raises a failure; AssertionError after LATE."""
        wanted, before, since = self.count + moves, self.count, time.monotonic()
        while self.count < wanted:
            await asyncio.sleep(0.02)
            if self.failure:
                raise self.failure
            if self.count != before:
                before, since = self.count, time.monotonic()
            assert time.monotonic() - since < LATE, [player.shown for player in self.tables[0].players]

    async def paced(self, rate: float) -> None:
        """Let players move at so many moves per second."""
        self.rate = rate
        due = time.perf_counter()
        while True:
            player = await self.waiting.get()
            due = max(due + 1 / rate, time.perf_counter() - 1)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if player.line and not player.line.ended:
                player.move()


async def measured(cell: Cell) -> dict[str, float]:
    """The figures of a cell."""
    sockets = cell.people + cell.spectators
    with served(cell) as server:
        crowd = Crowd(server, cell)
        await crowd.begin()
        await crowd.played(WARM * cell.tables)
        kept = server.written()
        before, count, got, began = server.seconds(), crowd.count, crowd.bytes(), time.perf_counter()
        await crowd.played(cell.moves)
        spent, database = (now - then for now, then in zip(server.seconds(), before, strict=True))
        count, got = crowd.count - count, crowd.bytes() - got
        reached = count / (time.perf_counter() - began)
        figures = {
            "moves_per_cpu_second": count / spent, "cpu_ms_per_move": 1000 * spent / count,
            "database_ms_per_move": 1000 * database / count, "bytes_per_move": got / count / sockets,
            "moves_per_s": reached,
        }  # fmt: skip
        figures |= {f"{name}_per_move": (now - kept[name]) / count for name, now in server.written().items()}
        crowd.latencies.clear()
        pacing = asyncio.create_task(crowd.paced(reached / 3))
        await crowd.played(cell.moves // 2)
        pacing.cancel()
        latencies = sorted(crowd.latencies[cell.tables :])  # the first were still sent without a pause
        figures["p50_ms"] = 1000 * latencies[len(latencies) // 2]
        figures["p99_ms"] = 1000 * latencies[len(latencies) * 99 // 100]
        return figures


async def idle(tables: int) -> dict[str, float]:
    """The memory of a table at which nobody plays, and of a connection without messages."""
    cell = Cell(tables=tables)
    with served(cell) as server:
        (at,) = server.addresses
        server.start_table(cell, at)
        empty = server.memory()
        started = [server.start_table(cell, at) for _ in range(tables)]
        before = server.memory()
        address = urlsplit(at)
        for id, secrets in started:
            for secret in secrets:
                path = f"/api/tables/{id}/live?send={cell.send}"
                await connected(str(address.hostname), int(address.port or 0), path, [PROTOCOL, secret], ignore)
        await asyncio.sleep(1)
        return {
            "kib_per_table": (before - empty) / tables,
            "kib_per_connection": (server.memory() - before) / (2 * tables),
        }


def ignore(line: Line, content: bytes) -> None:
    """Ignore a message."""


CELLS = {
    "SQLite": Cell(),
    "2 people, whole tables": Cell(send="full"),
    "2 people, 10 tables": Cell(tables=10, moves=3000),
    "2 people, 1,000 tables": Cell(tables=1000, moves=10_000),
    "4 people": Cell(people=4),
    "1 person, 3 stewards, 20 tables": Cell(tables=20, people=1, bots=3, moves=400),
    "2 people, 20 tables": Cell(tables=20, moves=3000),
    "2 people, 18 spectators, 20 tables": Cell(tables=20, spectators=18, moves=3000),
    "PostgreSQL, one process": Cell("postgresql"),
    "PostgreSQL, 1 worker": Cell("postgresql", workers=1),
    "PostgreSQL, 2 workers": Cell("postgresql", workers=2),
    "PostgreSQL, 3 workers": Cell("postgresql", workers=3),
    "PostgreSQL, 2 workers, apart": Cell("postgresql", workers=2, apart=True),
    "PostgreSQL, 3 workers, apart": Cell("postgresql", workers=3, apart=True),
    "skeleton": Cell("skeleton"),
    "skeleton, 10 tables": Cell("skeleton", tables=10, moves=3000),
    "skeleton, 1,000 tables": Cell("skeleton", tables=1000, moves=10_000),
}


def main() -> None:
    """Print the figures of all cells, or as JSON those of 100 tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="two cells, as JSON")
    parser.add_argument("--only", default="", help="the cells whose names contain this")
    parser.add_argument("--cells", nargs="+", choices=CELLS, help="these cells, as JSON, a line each")
    given = parser.parse_args()
    if given.cells:
        for name in given.cells:
            print(json.dumps({name: asyncio.run(measured(CELLS[name]))}), flush=True)
        return
    if given.json:
        figures = {server: {"100": asyncio.run(measured(Cell(server)))} for server in ("altbau", "skeleton")}
        print(json.dumps(figures, indent=2))
        return
    for name, cell in CELLS.items():
        if given.only in name:
            show(name, asyncio.run(measured(cell)))
    if given.only in "idle":
        show("idle", asyncio.run(idle(500)))


def show(title: str, figures: dict[str, float]) -> None:
    """A line of the table."""
    said = "  ".join(f"{name} {figure:,.2f}" for name, figure in figures.items())
    print(f"{title:36}{said}", flush=True)


if __name__ == "__main__":
    main()
