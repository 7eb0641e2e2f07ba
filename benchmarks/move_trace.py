"""Count the functions that a move passes through in the server's process.

`.venv/bin/python -m benchmarks.move_trace [WAY]` plays a game of two people and a spectator at a server in the same
process, engine interpreted, and traces one move from the arrival of its message to its last frame. Other ways are the
move of a `bot` in place of the second person, from the last frame of the move before it; a `clock` that runs out, from
the last frame before it; and a `reconnect` of a person, from the request to the whole table. It counts the calls of
named functions by folder, and how often the way changes from one folder to another; `--functions` prints the calls of
each function, too, with its callers. Only the event loop's thread is counted. What a server does every second may fall
into a way, so the shortest of several is taken. Another version of the program is counted by this file in a copy of
that version.
"""

import argparse
import asyncio
import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Final

from litestar import Litestar

import altbau
from altbau.core.messages import joining
from altbau.core.messages.table import Clock
from altbau.table.log.table_log import TableLog
from altbau.table.timing import clocks
from tests.server.conftest import first_path
from tests.server.test_costs import Client, Ear, Played, serving, settled, view
from tests.server.test_frames import MASK, TEXT, frame

FLOORS: Final = ("server", "runtime", "table", "play", "games", "core")
LONG_WAY: Final = ("server", "runtime", "table", "play")  # what is to be shorter
ROUNDS: Final = 3
MOVES: Final = 12  # before what is traced, so that nothing happens for the first time
SECONDS: Final = 4  # until a clock runs out


class Trace:
    """The calls of named functions of the package, and the changes of folder."""

    def __init__(self, package: Path) -> None:
        self.calls: Counter[str] = Counter()
        self.files: set[str] = set()
        self.functions: Counter[str] = Counter()
        self.callers: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.changes = 0
        self._package = f"{package}/"
        self._floors: dict[CodeType, str | None] = {}
        self._last = ""

    def __enter__(self) -> "Trace":
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        if code not in self._floors:
            inside = code.co_filename.startswith(self._package) and not code.co_name.startswith("<")
            floor = code.co_filename.removeprefix(self._package).split("/")[0] if inside else None
            self._floors[code] = floor if floor in FLOORS else None
        floor = self._floors[code]
        if floor:
            self.calls[floor] += 1
            self.files.add(code.co_filename)
            self.changes += floor != self._last
            self._last = floor
            name = self._name(code)
            self.functions[name] += 1
            self.callers[name][self._name(frame.f_back.f_code) if frame.f_back else ""] += 1

    def _name(self, code: CodeType) -> str:
        """A function as printed: its file and its name."""
        return f"{code.co_filename.removeprefix(self._package)}:{code.co_qualname}"


class Table:
    """A table of two people or a person and a bot, with a connection of each person and of a spectator."""

    def __init__(self, app: Litestar, client: Client, at: Played, log: TableLog, lines: dict[str | None, Ear]) -> None:
        self.app = app
        self.client = client
        self.at = at
        self.log = log
        self.lines = lines

    async def move(self, trace: Trace) -> None:
        """A move of the person who is asked, to its last frame."""
        shown, key = view(self.app, self.at)
        path = first_path(shown, "done") if shown["question"] and shown["question"]["choices"] else "end"
        said = {"type": "move", "id": f"m{self.log.seq}", "seq": shown["seq"], "tokens": path}
        with trace:
            self.lines[key].protocol.data_received(frame(json.dumps(said).encode(), TEXT, MASK))
            await self.moved()

    async def moved(self) -> None:
        """Done when all connections have been sent the next move."""
        before = self.log.seq
        for ear in self.lines.values():
            ear.said = b""
        while self.log.seq == before or not all(b'"patch"' in ear.said for ear in self.lines.values()):
            await asyncio.sleep(0)

    async def person(self) -> None:
        """Done when a person is asked."""
        while not self.asks_person():
            await self.moved()

    def asks_person(self) -> bool:
        """Whether a person is asked."""
        asked = self.log.game.asked
        return asked is not None and self.at.keys[asked] is not None


async def opened(app: Litestar, client: Client, way: str) -> Table:
    """A table at which some moves have been made."""
    second = joining.NewSeat(kind="bot", bot="steward") if way == "bot" else joining.NewSeat(kind="human", name="Ben")
    seats = [joining.NewSeat(kind="human", name="Ann"), second]
    clock: Clock = "turn-30" if way == "clock" else "none"
    made = await app.state.hub.create(
        joining.NewTable(edition="landlord-2013", seats=seats, seed=3, pace="at-once", clock=clock)
    )
    at = Played(made, 0)
    keys = [key for key in at.keys if key]
    lines = {key: (await client.live(made.id, key, 0, "patch"))[0] for key in (*keys, None)}
    table = Table(app, client, at, (await app.state.hub.table(made.id)).log, lines)
    for _ in range(MOVES):
        await table.person()
        await table.move(Trace(Path()))
    await table.person()
    return table


async def traced(folder: Path, way: str) -> Trace:
    """One of the ways."""
    trace = Trace(Path(altbau.__file__).parent)
    async with serving(folder / "tables.sqlite") as (app, client):
        table = await opened(app, client, way)
        if way == "move":
            await table.move(trace)
        elif way == "reconnect":
            shown, key = view(app, table.at)
            with trace:
                ear = client.open(table.at.id, key, shown["seq"], "patch")
                await ear.until(lambda said: b'"type":"update"' in said)
        elif way == "clock":
            with trace:
                await table.moved()
        else:
            while table.asks_person():
                await table.move(Trace(Path()))
            with trace:
                await table.moved()
        await settled()
    return trace


def main() -> None:
    """Print the counts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("way", nargs="?", choices=("move", "bot", "clock", "reconnect"), default="move")
    parser.add_argument("--functions", action="store_true", help="print the calls of each function, with its callers")
    given = parser.parse_args()
    clocks.RULES["turn-30"] = clocks.Rule(SECONDS)
    traces = []
    for _ in range(ROUNDS):
        with TemporaryDirectory() as folder:
            traces.append(asyncio.run(traced(Path(folder), given.way)))
    trace = min(traces, key=lambda each: each.calls.total())
    long_way = sum(trace.calls[floor] for floor in LONG_WAY)
    print(f"calls {trace.calls.total()} in {len(trace.files)} files, changes of folder {trace.changes}")
    print(f"{', '.join(LONG_WAY)}: {long_way}; the rest: {trace.calls.total() - long_way}")
    print(dict(trace.calls.most_common()))
    for name, calls in trace.functions.most_common() if given.functions else ():
        print(f"{calls:4} {name}  <- {', '.join(f'{by} {count}' for by, count in trace.callers[name].most_common())}")


if __name__ == "__main__":
    main()
