"""How soon the server answers while bots think: the page, and a person's move, with no table and with 20 at which four
strategists play among themselves without a pause.

`.venv/bin/python -m benchmarks.thinking` starts a server of its own on 127.0.0.1 for each case and prints the figures;
`--tables`, `--seconds` and `--edition` change the load. PYTHONPATH=build/compiled:. measures the compiled engine.
"""

import argparse
import asyncio
import json
import os
import time
import urllib.request
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from altbau.core import stack
from benchmarks.load import Server, served

PEOPLE = [{"name": name, "kind": "human"} for name in ("Ann", "Ben")]
BOTS = [{"name": name, "kind": "bot", "bot": "strategist"} for name in ("Cleo", "Dora", "Emil", "Fay")]
PAUSE = 0.05  # seconds between two questions of the one who is measured
STILL = 60.0  # seconds without a message after which a game is over
WARM = 5.0  # seconds for the processes of the bots to start


class Visitor:
    """Somebody who looks at the page and plays, at a server where others watch bots."""

    def __init__(self, server: Server, edition: str) -> None:
        self.server = server
        self.edition = edition
        self.messages = 0  # that those who watch bots have had
        self.pages: list[float] = []  # seconds that each took
        self.moves: list[float] = []

    def ask(self, path: str, body: object = None, key: str = "") -> Any:
        """A request, and what is answered: JSON, or a page."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        request = urllib.request.Request(self.server.address + path, data=data, headers=headers if path != "/" else {})
        with urllib.request.urlopen(request) as answer:
            content = answer.read()
        return json.loads(content) if path != "/" else content

    def start(self, seats: list[dict[str, str]]) -> tuple[str, list[str]]:
        """A new table: its id and the keys of its people."""
        created = self.ask("/api/tables", {"edition": self.edition, "seats": seats, "pace": "at-once"})
        return created["id"], [seat["secret"] for seat in created["seats"]]

    async def watch(self) -> None:
        """Watch bots play, one game after the other."""
        address = self.server.address.replace("http", "ws")
        while True:
            id, _ = await asyncio.to_thread(self.start, BOTS)
            async with connect(f"{address}/api/tables/{id}/live", max_size=None, proxy=None) as socket:
                try:
                    while True:
                        await asyncio.wait_for(socket.recv(), STILL)
                        self.messages += 1
                except (TimeoutError, ConnectionClosed):
                    continue

    def look(self) -> None:
        """Load the page."""
        begun = time.perf_counter()
        self.ask("/")
        self.pages.append(time.perf_counter() - begun)

    def play(self, id: str, keys: list[str], number: int) -> bool:
        """A move of whoever is asked, the first possible; False when the game is over."""
        for key in keys:
            table = self.ask(f"/api/tables/{id}", key=key)["table"]
            tokens, choices = [], (table["question"] or {"choices": []})["choices"]
            while choices:
                tokens.append(choices[0]["token"])
                choices = choices[0]["next"]
            if tokens:
                move = {"type": "move", "id": f"m{number}", "seq": table["seq"], "tokens": " ".join(tokens)}
                begun = time.perf_counter()
                self.ask(f"/api/tables/{id}/moves", move, key)
                self.moves.append(time.perf_counter() - begun)
                return True
        return not table["ranking"]

    async def visit(self, seconds: float) -> None:
        """Look and play for so long."""
        until = time.perf_counter() + seconds
        id, keys = await asyncio.to_thread(self.start, PEOPLE)
        number = 0
        while time.perf_counter() < until:
            await asyncio.to_thread(self.look)
            if not await asyncio.to_thread(self.play, id, keys, number):
                id, keys = await asyncio.to_thread(self.start, PEOPLE)
            number += 1
            await asyncio.sleep(PAUSE)


async def measured(server: Server, edition: str, tables: int, seconds: float) -> dict[str, float]:
    """The figures of a visit while bots play at so many tables."""
    visitor = Visitor(server, edition)
    watching = [asyncio.create_task(visitor.watch()) for _ in range(tables)]
    await asyncio.sleep(WARM if tables else 0)
    spent, heard = server.seconds(), visitor.messages
    await visitor.visit(seconds)
    spent, heard = server.seconds() - spent, visitor.messages - heard
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    figures = {"bots' moves a second": heard / seconds, "server's part of a processor": spent / seconds}
    for name, taken in (("page", visitor.pages), ("move", visitor.moves)):
        parts = quantiles(taken, n=100)
        figures |= {f"{name} p50 ms": 1000 * parts[49], f"{name} p95 ms": 1000 * parts[94]}
    return figures


def main() -> None:
    """Print the figures."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=20)
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--edition", default="landlord-2013")
    asked = words.parse_args()
    engine = "interpreted" if stack.__file__.endswith(".py") else "compiled"
    print(f"{asked.edition}, {engine}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    for tables in (0, asked.tables):
        with served() as server:
            figures = asyncio.run(measured(server, asked.edition, tables, asked.seconds))
        print(f"{tables} tables of bots")
        for name, figure in figures.items():
            print(f"  {name:30}{figure:8.1f}")


if __name__ == "__main__":
    main()
