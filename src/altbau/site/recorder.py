"""Plays a game in a worker, and writes down which files of the engine (`/work/engine`) and of Python's library that has
needed (`/work/first.json`), and the code that the library has made of text (`/work/known.code`). Run by the interpreter
of the site (`python.mjs`), on its event loop."""

import asyncio
import json
import marshal
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

FOUND = Path("/work/first.json")
KNOWN = Path("/work/known.code")
ENGINE = "/work/engine/"
LIBRARY = "/lib/python314.zip/"
EDITION = "landlord-2013"
SEED = 11  # of a game that is over soon

Told = dict[str, Any]  # a message of the worker, or the answer in it
opened: set[str] = set()


def note_file(event: str, of: tuple[object, ...]) -> None:
    """Note a file that is opened to be read."""
    if event == "open" and isinstance(of[0], str):
        opened.add(of[0])


class MemoryDevice:
    """See `Device`. It keeps rows in memory, and forgets them."""

    def __init__(self) -> None:
        self.rows: dict[str, dict[str, str]] = {}

    def timestamp(self, seconds: float) -> str:
        """See `Device`."""
        return "2026-01-01T00:00:00+00:00"

    def seconds_since(self, timestamp: str) -> float:
        """See `Device`."""
        return 0.0

    async def read(self, table: str) -> str:
        """See `Device`."""
        return json.dumps(self.rows.get(table, {}))

    async def write(self, rows: str) -> str:
        """See `Device`."""
        for table, key, row in json.loads(rows):
            self.rows.setdefault(table, {})[key] = row
        return ""

    async def think(self, question: bytes, hear: Callable[[bytes], None]) -> None:
        """See `Thinker`."""
        from altbau.browser.thinkers import answer_question

        await answer_question(question, hear)

    def report(self, said: str) -> None:
        """See `Device`."""
        raise RuntimeError(said)


class Page:
    """A page that asks its worker for a table, and plays as the steward advises."""

    def __init__(self) -> None:
        from altbau.browser.worker import Worker

        self.heard: asyncio.Queue[Told] = asyncio.Queue()
        self.worker = Worker(MemoryDevice(), Random(SEED), lambda said: self.heard.put_nowait(json.loads(said)))

    def tell(self, **message: object) -> None:
        """Send a message to the worker."""
        self.worker.take(json.dumps(message))

    async def ask(self, method: str, path: str, secret: str | None, body: object = None) -> Told:
        """The answer to a request."""
        self.tell(
            type="ask", number=0, method=method, path=path, query={}, language="en", secret=secret,
            body=json.dumps(body),
        )  # fmt: skip
        while (said := await self.heard.get())["type"] != "answer":
            pass
        answer: Told = json.loads(said["body"])
        return answer

    async def play(self) -> None:
        """Play a game to its end, and look back at it."""
        seats = [
            {"kind": "human", "name": "Ann"},
            {"kind": "bot", "bot": "gangster"},
            {"kind": "bot", "bot": "steward"},
        ]
        wanted = {"edition": EDITION, "seats": seats, "seed": SEED, "pace": "at-once"}
        made = await self.ask("POST", "/tables", None, wanted)
        secret = made["seats"][0]["secret"]
        query = {"send": "patch", "lang": "de"}
        self.tell(type="open", number=1, path=f"/tables/{made['id']}/live", query=query, secret=secret)
        table = await self.worker.find(made["id"])
        while not table.game.over:
            said = await self.heard.get()
            told = json.loads(said["message"]) if said["type"] == "said" else {}
            if told.get("type") == "advice":
                self.say(type="move", id=f"m{table.seq}", seq=told["seq"], tokens=told["tokens"])
            elif told.get("type") in ("update", "patch", "accepted") and table.game.asked == 0:
                self.say(type="hint", id=f"h{table.seq}", seq=table.seq)
        await self.ask("GET", f"/tables/{made['id']}/ending", secret)
        await self.ask("GET", f"/tables/{made['id']}", secret)

    def say(self, **message: object) -> None:
        """Say something over the live connection."""
        self.tell(type="say", number=1, message=json.dumps(message))


async def main() -> None:
    """Play, and write the files."""
    sys.path.insert(0, ENGINE.rstrip("/"))
    sys.addaudithook(note_file)
    from altbau.browser.known_code import KnownCode, use_known_code

    known: KnownCode = {}
    use_known_code(known)
    await Page().play()
    # With the first of these other files come, and whoever learns the game begins with a lesson.
    for name in ("altbau.browser.late_files", "zipfile", "altbau.browser.practice"):
        import_module(name)
    origins = {str(getattr(module.__spec__, "origin", "")) for module in sys.modules.values() if module}
    found = {
        "engine": sorted(each.removeprefix(ENGINE) for each in opened | origins if each.startswith(ENGINE)),
        "library": sorted(each.removeprefix(LIBRARY) for each in origins if each.startswith(LIBRARY)),
    }
    FOUND.write_text(json.dumps(found))  # noqa: ASYNC240  nobody else waits
    KNOWN.write_bytes(marshal.dumps(known))  # noqa: ASYNC240
