"""Measure how soon the server answers while bots think: the page, and a person's move, without load and with 20 tables
at which four strategists play among themselves without a pause, or with `--analyses 4` while four clients have games
analysed all the time that they have finished. With `--games`, measure how long a person waits from the end of a turn to
the next one.

`.venv/bin/python -m benchmarks.thinking` starts a new server on 127.0.0.1 for each case and prints the figures;
`--tables`, `--seconds` and `--edition` change the load. With `--games 8` people play so many games at once, each
against the three preset bots at `--pace normal`, for as long as that takes. PYTHONPATH=build/compiled:. measures the
compiled engine.
"""

import argparse
import asyncio
import json
import os
import time
import urllib.request
from contextlib import suppress
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from altbau.core.engine import stack
from altbau.table.timing.pace import FACTORS
from benchmarks.load import Server, served

PEOPLE = [{"name": name, "kind": "human"} for name in ("Ann", "Ben")]
STRATEGISTS = [{"name": name, "kind": "bot", "bot": "strategist"} for name in ("Cleo", "Dora", "Emil", "Fay")]
PRESET = [{"name": name, "kind": "bot", "bot": name} for name in ("landlord", "gangster", "speculator")]
OWN_SEAT = "A"
EACH = 5  # games for each client that has games analysed, because the server keeps an analysis
PAUSE = 0.05  # seconds between two requests of the measured client
STILL = 60.0  # seconds without a message after which a game is over
WARM = 5.0  # seconds for the processes of the bots to start


class Visitor:
    """The measured client, which loads the page and plays, and the others, which watch bots or have games analysed."""

    def __init__(self, server: Server, edition: str) -> None:
        self.server = server
        self.edition = edition
        self.messages = 0  # received by the others
        self.over = False  # whether all is measured
        self.pages: list[float] = []  # seconds of each request
        self.moves: list[float] = []
        self.waits: list[float] = []  # between two own turns

    def ask(self, path: str, body: object = None, key: str = "") -> Any:
        """Send a request; the answer from JSON, or of the page `/` its bytes."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
        request = urllib.request.Request(self.server.address + path, data=data, headers=headers if path != "/" else {})
        with urllib.request.urlopen(request) as answer:
            content = answer.read()
        return json.loads(content) if path != "/" else content

    def start(self, seats: list[dict[str, str]], pace: str = "at-once") -> tuple[str, list[str]]:
        """A new table: its id and the keys of its people."""
        created = self.ask("/api/tables", {"edition": self.edition, "seats": seats, "pace": pace})
        return created["id"], [seat["secret"] for seat in created["seats"]]

    async def watch_on(self) -> None:
        """Watch strategists play, one game after the other, because they play only while watched."""
        while True:
            await self.watch()

    async def watch(self) -> None:
        """Watch them play a game to its end."""
        id, _ = await asyncio.to_thread(self.start, STRATEGISTS)
        address = f"{self.server.address.replace('http', 'ws')}/api/tables/{id}/live"
        with suppress(TimeoutError, ConnectionClosed):
            async with connect(address, max_size=None, proxy=None) as socket:
                ranking = None
                while not ranking:
                    told = json.loads(await asyncio.wait_for(socket.recv(), STILL))
                    self.messages += 1
                    ranking = told.get("table", {}).get("ranking")

    def look_back(self, ended: list[tuple[str, str]]) -> None:
        """Have finished games analysed, one after the other, until the visit is over; each is given with the key of a
        player."""
        for id, key in ended:
            address = f"{self.server.address}/api/tables/{id}/analysis/start"
            with urllib.request.urlopen(
                urllib.request.Request(address, b"", {"Authorization": f"Bearer {key}"})
            ) as lines:
                for _ in lines:
                    self.messages += 1
                    if self.over:
                        return

    def look(self) -> None:
        """Load the page."""
        begun = time.perf_counter()
        self.ask("/")
        self.pages.append(time.perf_counter() - begun)

    def play(self, id: str, keys: list[str], number: int) -> bool:
        """Make the first possible move of the seat that is asked; False when the game is over."""
        for key in keys:
            table = self.ask(f"/api/tables/{id}", key=key)["table"]
            if self.moved(id, key, table, number):
                return True
        return not table["ranking"]

    def moved(self, id: str, key: str, table: Any, number: int) -> bool:
        """Make the first possible move of a seat, if it has one to make."""
        tokens, choices = [], (table["question"] or {"choices": []})["choices"]
        while choices:
            tokens.append(choices[0]["token"])
            choices = choices[0].get("next", [])
        if tokens:
            move = {"type": "move", "id": f"m{number}", "seq": table["seq"], "tokens": " ".join(tokens)}
            begun = time.perf_counter()
            self.ask(f"/api/tables/{id}/messages", move, key)
            self.moves.append(time.perf_counter() - begun)
        return bool(tokens)

    async def sit(self, pace: str) -> tuple[str, str]:
        """Play a game against bots, answering at once, and record the times between own turns; the table and the
        key."""
        id, keys = await asyncio.to_thread(self.start, [PEOPLE[0], *PRESET], pace)
        address = f"{self.server.address.replace('http', 'ws')}/api/tables/{id}/live"
        sender = [Subprotocol("altbau"), Subprotocol(keys[0])]
        left = 0.0  # when the last own turn ended
        async with connect(address, subprotocols=sender, max_size=None, proxy=None) as socket:
            while True:
                message = json.loads(await socket.recv())
                if message["type"] != "update":
                    continue
                table = message["table"]
                if table["ranking"]:
                    return id, keys[0]
                if table["turn"] != OWN_SEAT:
                    left = left or time.perf_counter()
                elif left:
                    self.waits.append(time.perf_counter() - left)
                    left = 0.0
                await asyncio.to_thread(self.moved, id, keys[0], table, table["seq"])

    async def visit(self, seconds: float) -> None:
        """Load the page and play for some seconds."""
        until = time.perf_counter() + seconds
        id, keys = await asyncio.to_thread(self.start, PEOPLE)
        number = 0
        while time.perf_counter() < until:
            await asyncio.to_thread(self.look)
            if not await asyncio.to_thread(self.play, id, keys, number):
                id, keys = await asyncio.to_thread(self.start, PEOPLE)
            number += 1
            await asyncio.sleep(PAUSE)


async def measured(server: Server, edition: str, tables: int, analyses: int, seconds: float) -> dict[str, float]:
    """The figures of a visit while bots play at so many tables, and so many clients have finished games analysed."""
    visitor = Visitor(server, edition)
    ended = await asyncio.gather(*(visitor.sit("at-once") for _ in range(EACH * analyses)))
    others = [asyncio.create_task(visitor.watch_on()) for _ in range(tables)]
    others += [asyncio.create_task(asyncio.to_thread(visitor.look_back, ended[n::analyses])) for n in range(analyses)]
    await asyncio.sleep(WARM if others else 0)
    spent, heard = server.seconds(), visitor.messages
    await visitor.visit(seconds)
    spent, heard = server.seconds() - spent, visitor.messages - heard
    visitor.over = True
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    figures = {"messages to others a second": heard / seconds, "server's part of a processor": spent / seconds}
    for name, taken in (("page", visitor.pages), ("move", visitor.moves)):
        parts = quantiles(taken, n=100)
        figures |= {f"{name} p50 ms": 1000 * parts[49], f"{name} p95 ms": 1000 * parts[94]}
    return figures


async def waited(server: Server, edition: str, games: int, pace: str) -> list[float]:
    """Seconds between two own turns of people who play so many games against bots at once."""
    visitor = Visitor(server, edition)
    await asyncio.gather(*(visitor.sit(pace) for _ in range(games)))
    return visitor.waits


def main() -> None:
    """Print the figures."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--tables", type=int, default=20)
    words.add_argument("--analyses", type=int, default=0)
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--edition", default="landlord-2013")
    words.add_argument("--games", type=int, default=0, help="against bots, to time what lies between own turns")
    words.add_argument("--pace", default="normal", choices=FACTORS)
    asked = words.parse_args()
    engine = "interpreted" if stack.__file__.endswith(".py") else "compiled"
    print(f"{asked.edition}, {engine}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    if asked.games:
        with served() as server:
            waits = asyncio.run(waited(server, asked.edition, asked.games, asked.pace))
        parts = quantiles(waits, n=10)
        times = f"p50 {parts[4]:.1f} s, p90 {parts[8]:.1f} s, most {max(waits):.1f} s"
        print(f"{asked.pace} pace, {len(waits)} times between own turns: {times}")
        return
    for tables, analyses in ((0, 0), (0, asked.analyses) if asked.analyses else (asked.tables, 0)):
        with served() as server:
            figures = asyncio.run(measured(server, asked.edition, tables, analyses, asked.seconds))
        print(f"{tables} tables of bots, {analyses} analyses")
        for name, figure in figures.items():
            print(f"  {name:30}{figure:8.1f}")


if __name__ == "__main__":
    main()
