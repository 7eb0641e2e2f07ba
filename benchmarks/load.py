"""Measure memory and CPU time of the server's process with many spectators of one table, and with many idle tables.

`.venv/bin/python -m benchmarks.load` starts a new server on 127.0.0.1 for each case and prints the figures;
`--watchers`, `--tables` and `--moves` change the size of the crowd.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from altbau.server.web.socket import PROTOCOL

START = """
import sys
from pathlib import Path
from altbau.server.run import serve
serve("127.0.0.1", 0, Path(sys.argv[1]))
"""
SEATS = [{"name": name, "kind": "human"} for name in ("Ann", "Ben")]
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server process, and what it has used so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.pid = process.pid
        self.address = process.stdout.readline().split()[-1].rstrip("/")

    def memory(self, name: str) -> float:
        """Memory in MiB: `VmRSS` is the present use, `VmHWM` the peak."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(name)) / 1024

    def seconds(self) -> float:
        """Seconds of CPU used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def start_table(self) -> tuple[str, list[str]]:
        """A new table of two people: its id and their secrets."""
        body = json.dumps({"edition": "landlord-2013", "seats": SEATS, "seed": 3, "options": {"starter": "A"}}).encode()
        request = urllib.request.Request(
            f"{self.address}/api/tables", data=body, headers={"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            created = json.load(answer)
        return created["id"], [seat["secret"] for seat in created["seats"]]

    def live(self, id: str, key: str = "", send: str = "patch") -> connect:
        """A live connection; by default a spectator's, with patches as the page uses it."""
        address = f"{self.address.replace('http', 'ws')}/api/tables/{id}/live?send={send}"
        names = [Subprotocol(each) for each in (PROTOCOL, key) if each]
        return connect(address, subprotocols=names, max_size=None, proxy=None, ping_interval=None)


@contextmanager
def served() -> Iterator[Server]:
    """A server over an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-c", START, f"{folder}/load.sqlite"]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield Server(process)
            finally:
                process.kill()


async def watched(server: Server, watchers: int, moves: int) -> dict[str, float]:
    """Play some moves at a table, connect spectators one after the other, play as many moves again; the figures."""
    id, keys = server.start_table()
    players = [await server.live(id, key, "full") for key in keys]
    shown: dict[ClientConnection, Any] = {}
    for number in range(moves):
        await play(players, shown, number)
    before, spent = server.memory("VmRSS"), server.seconds()
    crowd = []
    for _ in range(watchers):
        spectator = await server.live(id)
        await spectator.recv()
        crowd.append(asyncio.create_task(read(spectator)))
    came, spent = server.seconds() - spent, server.seconds()
    for number in range(moves, 2 * moves):
        await play(players, shown, number)
    await asyncio.sleep(1)
    assert not any(task.done() for task in crowd)
    return {
        "MiB before": before, "MiB with all": server.memory("VmRSS"), "MiB at most": server.memory("VmHWM"),
        "s for coming": came, "ms a move": 1000 * (server.seconds() - spent) / moves,
    }  # fmt: skip


async def read(socket: ClientConnection) -> None:
    """Read all messages and ignore them."""
    async for _ in socket:
        pass


async def play(players: list[ClientConnection], shown: dict[ClientConnection, Any], number: int) -> None:
    """Make a move for the seat that is asked, always with the first choice."""
    while True:
        for player in players:
            table = shown[player] = await latest(player) or shown.get(player)
            if table and table["question"]["choices"]:
                tokens, choices = [], table["question"]["choices"]
                while choices:
                    tokens.append(choices[0]["token"])
                    choices = choices[0].get("next")
                message = {"type": "move", "id": f"m{number}", "seq": table["seq"], "tokens": " ".join(tokens)}
                await player.send(json.dumps(message))
                shown.clear()
                return


async def latest(player: ClientConnection) -> dict[str, Any] | None:
    """The newest table that has arrived; None if there is none."""
    table = None
    while True:
        try:
            message = json.loads(await asyncio.wait_for(player.recv(), 0.05))
        except TimeoutError:
            return table
        if message["type"] == "update":
            table = message["table"]


def idle(server: Server, tables: int) -> dict[str, float]:
    """Start tables to which nobody connects; the figures."""
    before, spent = server.memory("VmRSS"), server.seconds()
    for _ in range(tables):
        server.start_table()
    return {
        "MiB before": before,
        "MiB with all": server.memory("VmRSS"),
        "KiB a table": 1024 * (server.memory("VmRSS") - before) / tables,
        "ms a table": 1000 * (server.seconds() - spent) / tables,
    }


def main() -> None:
    """Print the figures of both cases."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--watchers", type=int, default=300)
    words.add_argument("--tables", type=int, default=1000)
    words.add_argument("--moves", type=int, default=30)
    asked = words.parse_args()
    with served() as server:
        show(f"{asked.watchers} spectators of one table", asyncio.run(watched(server, asked.watchers, asked.moves)))
    with served() as server:
        show(f"{asked.tables} idle tables", idle(server, asked.tables))


def show(title: str, figures: dict[str, float]) -> None:
    """A line for each figure."""
    print(title)
    for name, figure in figures.items():
        print(f"  {name:14}{figure:10.1f}")


if __name__ == "__main__":
    main()
