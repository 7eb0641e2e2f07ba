"""Count the functions that a move passes through in the server's process.

`.venv/bin/python -m benchmarks.move_trace` plays a game of two people and a spectator at a server in the same process,
engine interpreted, and traces one move from the arrival of its message to its last frame. It counts the calls of named
functions by folder, and how often the way changes from one folder to another; `--functions` prints the calls of each
function, too, with its callers. Only the event loop's thread is counted. What a server does every second may fall into
a move, so the shortest of several ways is taken. Another version of the program is counted by this file in a copy of
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

import altbau
from altbau.core.messages import joining
from tests.server.conftest import first_path
from tests.server.test_costs import Played, serving, settled, view
from tests.server.test_frames import MASK, TEXT, frame

FLOORS: Final = ("server", "runtime", "table", "play", "games", "core")
LONG_WAY: Final = ("server", "runtime", "table", "play")  # what is to be shorter
ROUNDS: Final = 3
MOVES: Final = 12  # before the one that is traced, so that nothing happens for the first time


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


async def traced(folder: Path) -> Trace:
    """The way of a move."""
    trace = Trace(Path(altbau.__file__).parent)
    async with serving(folder / "tables.sqlite") as (app, client):
        hub = app.state.hub
        people = [joining.NewSeat(kind="human", name=name) for name in ("Ann", "Ben")]
        made = await hub.create(joining.NewTable(edition="landlord-2013", seats=people, seed=3))
        table = await hub.table(made.id)
        at = Played(made, 0)
        lines = {key: (await client.live(made.id, key, 0, "patch"))[0] for key in (*at.keys, None)}
        for number in range(MOVES + 1):
            shown, key = view(app, at)
            path = first_path(shown, "done") if shown["question"] and shown["question"]["choices"] else "end"
            said = json.dumps({"type": "move", "id": f"m{number}", "seq": shown["seq"], "tokens": path}).encode()
            for ear in lines.values():
                ear.said = b""
            log, before = table.log, table.seq
            with trace if number == MOVES else Trace(Path()):
                lines[key].protocol.data_received(frame(said, TEXT, MASK))
                while log.seq == before or not all(b'"patch"' in ear.said for ear in lines.values()):
                    await asyncio.sleep(0)
            await settled()
    return trace


def main() -> None:
    """Print the counts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--functions", action="store_true", help="print the calls of each function, with its callers")
    given = parser.parse_args()
    traces = []
    for _ in range(ROUNDS):
        with TemporaryDirectory() as folder:
            traces.append(asyncio.run(traced(Path(folder))))
    trace = min(traces, key=lambda each: each.calls.total())
    long_way = sum(trace.calls[floor] for floor in LONG_WAY)
    print(f"calls {trace.calls.total()} in {len(trace.files)} files, changes of folder {trace.changes}")
    print(f"{', '.join(LONG_WAY)}: {long_way}; the rest: {trace.calls.total() - long_way}")
    print(dict(trace.calls.most_common()))
    for name, calls in trace.functions.most_common() if given.functions else ():
        print(f"{calls:4} {name}  <- {', '.join(f'{by} {count}' for by, count in trace.callers[name].most_common())}")


if __name__ == "__main__":
    main()
