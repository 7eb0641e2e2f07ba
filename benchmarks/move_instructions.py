"""Count the machine instructions that a move takes in the server's process, and those of the skeleton's.

`.venv/bin/python -m benchmarks.move_instructions` plays a game of two people and a spectator at a server in the same
process, with the compiled engine: from the arrival of a move's message to the last frame about it, with the write to
SQLite in its own thread. Callgrind counts two games that differ only in their length, so that start and set-up cancel
out. Garbage collection and what a server does every second are off, since they go by time. The skeleton
(`skeleton.py`) gets the same messages in the same way; what it takes is what any server of this kind takes.

The figures are compared with `move_instructions.json`; the exit status is 1 if the move has become dearer by more than
`TOLERANCE`. `--write` writes the present figures. `--of COMMIT` prints those of another commit. Needs valgrind.
"""

import argparse
import asyncio
import gc
import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, Final

from benchmarks.against import build_of, checked_out, commit_of
from benchmarks.instructions import COLLECTED, compiled, tools

ROOT = Path(__file__).resolve().parent.parent
FILE = Path(__file__).with_suffix(".json")
EDITION: Final = "landlord-2013"
SEED: Final = 3
GAMES: Final = (20, 420)  # moves of the shorter and the longer game; the shorter one already fills all caches
TOLERANCE: Final = 0.03
NEVER: Final = 10**6  # seconds
WORDS: Final = ("draw", "build", "rent", "pass")  # moves of the skeleton

Figures = dict[str, float]  # instructions of a move


def moves(count: int) -> list[tuple[int, str]]:
    """So many moves of a game: the seat, and what it says. None of them leads to a forced pass, which the server would
    play later by itself."""
    from altbau.play.game import Game

    game, chance = Game.new(EDITION, players=2, seed=SEED), Random(SEED)
    found: list[tuple[int, str]] = []
    while len(found) < count:
        assert game.asked is not None
        wanted = game.legal_moves
        for tokens in chance.sample(wanted, len(wanted)):
            after = game.copy()
            seat, rest = int(game.asked), after.move(game.asked, tokens)
            if not (rest or after.must_pass or after.over):
                break
        game = after
        found.append((seat, tokens))
    return found


async def said(client: Any, ear: Any, ears: list[Any], message: dict[str, Any]) -> None:
    """Send a move, and wait for what all are sent about it."""
    from tests.server.test_frames import MASK, TEXT, frame

    for each in ears:
        each.said = b""
    ear.protocol.data_received(frame(json.dumps(message).encode(), TEXT, MASK))
    for each in ears:
        await each.until(lambda said: b'"log":[' in said)


async def at_altbau(folder: Path, count: int) -> None:
    """So many moves at a table."""
    from altbau.core.messages import joining
    from altbau.runtime import chat
    from altbau.server.operator import commands, dashboard
    from altbau.server.store import server_time
    from altbau.server.web import app as web
    from tests.server.test_costs import serving

    off: list[tuple[ModuleType, str, object]] = [(web, "pack_texts", lambda: None)]  # compresses in a thread of its own
    off += [(server_time, "BEAT", NEVER), (commands, "LOOK", NEVER), (dashboard, "LOOK", NEVER), (chat, "SOON", NEVER)]
    for module, name, value in off:
        setattr(module, name, value)
    played = moves(GAMES[-1])[:count]
    async with serving(folder / "tables.sqlite") as (app, client):
        people = [joining.NewSeat(kind="human", name=name) for name in ("Ann", "Ben")]
        made = await app.state.hub.create(joining.NewTable(edition=EDITION, seats=people, seed=SEED))
        ears = [
            (await client.live(made.id, key, 0, "patch"))[0] for key in (*[each.secret for each in made.seats], None)
        ]
        table = await app.state.hub.table(made.id)
        for number, (seat, tokens) in enumerate(played):
            message = {"type": "move", "id": f"m{number}", "seq": table.seq, "tokens": tokens}
            await said(client, ears[seat], ears, message)


async def at_skeleton(folder: Path, count: int) -> None:
    """As many moves of the skeleton."""
    import uvicorn
    from litestar import Litestar
    from litestar.datastructures import State
    from uvicorn.server import ServerState

    from benchmarks import skeleton
    from tests.server.test_costs import Apart, Client

    state = State({"store": skeleton.Store(str(folder / "tables.sqlite"))})
    app = Litestar([skeleton.create, skeleton.live], state=state, openapi_config=None, logging_config=None)
    client = Client.__new__(Client)
    client.thinking, client.server = Apart(), ServerState()
    client.config = uvicorn.Config(
        app,
        log_config=None,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="off",
    )
    client.config.load()
    made = json.loads((await client.ask("POST", "/api/tables", None, {})).body)
    ears = [(await client.live(made["id"], key, 0, "patch"))[0] for key in (*skeleton.SEATS, None)]
    for number in range(count):
        message = {"type": "move", "id": f"m{number}", "seq": number, "tokens": WORDS[number % len(WORDS)]}
        await said(client, ears[number % 2], ears, message)


PLAYS: Final = {"move": at_altbau, "skeleton": at_skeleton}


def work(thing: str, count: int) -> None:
    """Run a workload in this process."""
    gc.disable()

    async def play() -> None:
        with TemporaryDirectory() as folder:
            await PLAYS[thing](Path(folder), count)
        os._exit(0)  # what ends with a server is not counted

    asyncio.run(play())


def counted(root: Path, build: Path, thing: str, count: int) -> int:
    """The instructions of a whole run with the sources and the engine of a build."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    command += ["-m", "benchmarks.move_instructions", "--work", thing, str(count)]
    environment = {**os.environ, "PYTHONPATH": str(build), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    found = COLLECTED.search(done.stderr)
    if done.returncode or not found:
        sys.exit(f"{thing}: {done.stderr}")
    return int(found[1])


def measured(root: Path, build: Path) -> Figures:
    """The instructions of a move, and of one of the skeleton."""
    subprocess.run([sys.executable, "-m", "compileall", "-q", build], check=True)  # or each run would do so
    jobs = [(thing, count) for thing in PLAYS for count in GAMES]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(jobs, pool.map(lambda job: counted(root, build, *job), jobs), strict=True))
    few, many = GAMES
    return {thing: round((found[thing, many] - found[thing, few]) / (many - few)) for thing in PLAYS}


def measured_of(commit: str) -> Figures:
    """The same of another commit."""
    with checked_out(commit, ROOT / "build" / "moves") as there:
        shutil.copy(__file__, there / "benchmarks")
        return measured(there, build_of(commit))


def main() -> int:
    """Count, and compare, write or print; exit status 1 if the move has become dearer."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help=f"put the figures into {FILE.name}")
    parser.add_argument("--of", metavar="COMMIT", help="print the figures of another commit")
    parser.add_argument("--work", nargs=2, metavar=("THING", "MOVES"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work(given.work[0], int(given.work[1]))
    if not shutil.which("valgrind"):
        sys.exit("Counting instructions needs valgrind (Debian: apt install valgrind).")
    if given.of:
        print(json.dumps(measured_of(commit_of(given.of))))
        return 0
    now = measured(ROOT, compiled(ROOT))
    print(json.dumps(now))
    if given.write:
        FILE.write_text(json.dumps({"tools": tools(), "instructions": now}, indent=2) + "\n")
        return 0
    kept = json.loads(FILE.read_text())
    if kept["tools"] != tools():
        words = ["git", "-C", str(ROOT), "log", "-1", "--format=%H", "--", str(FILE)]
        commit = subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
        kept["instructions"] = measured_of(commit)
    was = kept["instructions"]["move"]
    if now["move"] > was * (1 + TOLERANCE):
        print(f"A move takes {now['move']:,} instructions, {was:,} before.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
