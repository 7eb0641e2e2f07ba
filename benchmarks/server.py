"""What a move costs the server: moves per second of its computing, and bytes per move, in games of landlord-2013.

`python3 dev.py bench --server` compiles first, starts a server for each cell of the table, and plays at it over live
connections, with random choices. Counted are the moves of people and the computing of the server with its processes,
not that of whoever plays. `skeleton` is `skeleton.py` under the same moves. What is written is what the system says of
its files. Over PostgreSQL the computing of the database counts, too, and it says itself what stands in the WAL, in how
many transactions, and how often that had to be on disk. Each of several workers has a port of its own,
so that the people of a table can be at one of them, as behind a proxy that goes by the path, or each at a random one
(`apart`). `--json` prints, for 100 tables of two people, name → tables → `moves_per_cpu_second`, `bytes_per_move`: what
one connection gets per move before compression.
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

from altbau.core.page.patches import apply
from benchmarks.sockets import Line, connected
from tests.server.databases import new_database, running

ROOT = Path(__file__).resolve().parent.parent
COMPILED, PLAIN = ROOT / "build" / "compiled", ROOT / "src"
START = """
import sys
from pathlib import Path
from altbau.table.pace import Pace
from altbau.server.run import serve
database, workers = sys.argv[1], 1 if len(sys.argv) > 2 else None
pace = Pace(reaction=(0, 0), bot=0, claim=0, around=0, between=0)
serve("127.0.0.1", 0, database if "://" in database else Path(database), pace, workers=workers)
"""
EDITION = "landlord-2013"
NAMES = ("Ann", "Ben", "Cleo", "Dora")
PROTOCOL = "altbau"
WARM = 40  # moves of a table before it counts: the middle of a game
BESIDE = ("company", "talk")  # kinds of messages that say nothing of the table
LATE = 60.0  # seconds without a move after which something is wrong
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
    workers: int = 0  # that share a database of PostgreSQL; 0 for one process, which has its own
    apart: bool = False  # whether each of the people is at a random one of them


# --- the server -----------------------------------------------------------------------------------------------------


class Server:
    """The processes of a server, those of its database among them, and what they have used so far."""

    def __init__(self, processes: Sequence[subprocess.Popen[str]], at: str = "") -> None:
        self.at = at  # the database, if it is one of PostgreSQL
        self.database = [postmaster(at)] if at else []
        self.pids = [*(process.pid for process in processes), *self.database]
        self.addresses = [str(each.stdout and each.stdout.readline()).split()[-1].rstrip("/") for each in processes]

    def processes(self) -> list[int]:
        """The processes and all that they have started."""
        return [found for pid in self.pids for found in started_by(pid)]

    def seconds(self) -> tuple[float, float]:
        """Seconds of computing, by the clocks that the system keeps for each process: of all, and of the database."""
        return computed(self.pids), computed(self.database)

    def written(self) -> dict[str, float]:
        """What has been written so far: bytes of files, or what PostgreSQL says, which makes files ahead of time."""
        if self.at:
            with psycopg.connect(self.at, autocommit=True) as connection:
                row = connection.execute(KEPT).fetchone()
            assert row
            return dict(zip(("wal_bytes", "transactions", "wal_syncs"), map(float, row), strict=True))
        said = [Path(f"/proc/{pid}/io").read_text(encoding="ascii") for pid in self.processes()]
        return {"file_bytes": float(sum(int(each.split("write_bytes: ")[1].split()[0]) for each in said))}

    def memory(self) -> float:
        """KiB in memory."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) for pid in self.processes())
        return pages * PAGE / 1024

    def address(self, chance: random.Random) -> str:
        """That of a process."""
        return chance.choice(self.addresses)

    def start_table(self, cell: Cell, address: str) -> tuple[str, list[str]]:
        """A new table: its id and the secrets of its people."""
        seats = [{"name": NAMES[number], "kind": "human"} for number in range(cell.people)]
        seats += [{"name": NAMES[-1 - number], "kind": "bot", "bot": "steward"} for number in range(cell.bots)]
        body = json.dumps({"edition": EDITION, "seats": seats}).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"{address}/api/tables", data=body, headers=headers)
        with urllib.request.urlopen(request) as answer:
            created = json.load(answer)
        return created["id"], [seat["secret"] for seat in created["seats"] if seat["secret"]]


def computed(pids: Sequence[int]) -> float:
    """Seconds of computing of processes and of all that they have started."""
    seconds = 0.0
    for pid in (found for first in pids for found in started_by(first)):
        with suppress(OSError):
            seconds += time.clock_gettime(~pid << 3 | 2)
    return seconds


def started_by(pid: int) -> list[int]:
    """A process and all that it has started; a database starts some that end soon."""
    found = [pid]
    with suppress(FileNotFoundError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text(encoding="ascii").split():
                found += started_by(int(child))
    return found


@contextmanager
def served(cell: Cell) -> Iterator[Server]:
    """A server over an empty database; Altbau is compiled where it has been."""
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
    """The process of a PostgreSQL on this machine that has started all others."""
    with psycopg.connect(address) as connection:
        row = connection.execute("SELECT pg_read_file('postmaster.pid')").fetchone()
    assert row
    return int(row[0].split()[0])


# --- who plays ------------------------------------------------------------------------------------------------------


class Player:
    """A person at a table, or a spectator: what the connection has brought, and what is on its way."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.line: Line | None = None
        self.shown: dict[str, Any] = {}
        self.sent: float | None = None  # when, of a move that is not acknowledged yet
        self.due = -1  # the state that answers the last move

    def hear(self, line: Line, content: bytes) -> None:
        """Take a message in, and move if it is time."""
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
        """Move if there is something to choose, or let the crowd say when."""
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
    """One table with all its connections; after a game another one takes its place."""

    def __init__(self, crowd: "Crowd", number: int) -> None:
        self.crowd = crowd
        self.chance = random.Random(number)
        self.players: list[Player] = []
        self.moves = 0
        self.ended = False

    async def sit_down(self) -> None:
        """Start a table, and have all connected."""
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
        """The game is over: begin another."""
        if not self.ended:
            self.ended = True
            self.crowd.replace(self)

    def leave(self) -> None:
        """Everybody goes."""
        for player in self.players:
            if player.line:
                self.crowd.gone += player.line.bytes
                player.line.close()


class Crowd:
    """All who play at a server: as fast as it goes, or at so many moves a second."""

    def __init__(self, server: Server, cell: Cell) -> None:
        self.server = server
        self.cell = cell
        self.tables: list[Table] = []
        self.gone = 0  # bytes of the connections that are closed
        self.count = 0
        self.latencies: list[float] = []
        self.waiting: asyncio.Queue[Player] = asyncio.Queue()
        self.rate = 0.0  # moves a second; 0 for as many as there are
        self.early: list[Player] | None = []  # who could move before all have sat down
        self.tasks: set[asyncio.Task[None]] = set()
        self.number = 0
        self.failure: BaseException | None = None
        asyncio.get_running_loop().set_exception_handler(self.fail)

    def fail(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Something went wrong while a message was taken in."""
        self.failure = context.get("exception") or RuntimeError(context["message"])

    def ready(self, player: Player) -> None:
        """Somebody can move."""
        if self.early is not None:
            self.early.append(player)
        elif self.rate:
            self.waiting.put_nowait(player)
        else:
            player.move()

    def acknowledged(self, seconds: float) -> None:
        """A move is on disk."""
        self.count += 1
        self.latencies.append(seconds)

    async def begin(self) -> None:
        """All sit down, and only then begin to play, so that no table is far ahead of the others."""
        for _ in range(self.cell.tables):
            await self.sit_down()
        early, self.early = self.early or [], None
        for player in early:
            player.move()

    async def sit_down(self) -> None:
        """One more table."""
        self.number += 1
        table = Table(self, self.number)
        self.tables.append(table)
        await table.sit_down()

    def replace(self, table: Table) -> None:
        """Another table instead of one whose game is over."""
        self.tables.remove(table)
        table.leave()
        task = asyncio.create_task(self.sit_down())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def bytes(self) -> int:
        """What all connections have got so far."""
        return self.gone + sum(player.line.bytes for table in self.tables for player in table.players if player.line)

    async def played(self, moves: int) -> None:
        """Wait until there have been so many moves."""
        wanted, before, since = self.count + moves, self.count, time.monotonic()
        while self.count < wanted:
            await asyncio.sleep(0.02)
            if self.failure:
                raise self.failure
            if self.count != before:
                before, since = self.count, time.monotonic()
            assert time.monotonic() - since < LATE, [player.shown for player in self.tables[0].players]

    async def paced(self, rate: float) -> None:
        """Let them move at so many moves a second."""
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
    """What a table costs that nobody plays at, and a connection on which nothing is said."""
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
    """Whatever comes."""


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
    """Print the figures of all cells, or for programs those of 100 tables."""
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
