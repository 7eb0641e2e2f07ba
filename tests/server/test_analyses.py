"""Finished games looked back at: nothing of a game that runs, the same for all who ask, and no work for nobody."""

import asyncio
import json
import pickle
import shutil
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from altbau.core.messages import analysis
from altbau.errors import BadInput
from altbau.runtime.look_back.analysis_lines import AnalysisInput
from altbau.runtime.look_back.analysis_request import AnalysisRequest, GameKey
from altbau.server.processes.analyses import WAITING, Analyses
from altbau.server.processes.analysis_worker import AnalysisError
from altbau.server.web.guard.limits import Limits, Visitor
from tests import loops
from tests.server.conftest import Server
from tests.server.hasty import judged_at_once

NOTHING = AnalysisInput({}, 0, {}, 0)
ALLOWED = 4  # analyses of an address at once


@pytest.fixture(scope="module")
def played(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with running tables and a finished one."""
    database = tmp_path_factory.mktemp("analyses") / "tables.sqlite"
    server = Server(Path(shutil.copy(made, database)), judged_at_once)
    yield server
    server.end()


def tables(server: Server) -> list[str]:
    """The ids of its tables."""
    with closing(sqlite3.connect(server.database)) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM game")]


def heard(server: Server, id: str, query: str = "") -> bytes:
    """All lines about a finished game."""
    with urllib.request.urlopen(f"{server.address}/api/tables/{id}/analysis{query}", timeout=60) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        said: bytes = answer.read()
    return said


def kept(said: bytes) -> dict[str, Any]:
    """What was said last of each sort."""
    return {line["type"]: line for line in map(json.loads, said.splitlines())}


def test_a_finished_game_is_looked_back_at_and_no_other(played: Server) -> None:
    found = {id: played.table(id) for id in tables(played)}
    for id, table in found.items():
        if table["phase"] != "over":
            status, refused = played.ask(f"/api/tables/{id}/analysis", language="de")
            assert (status, refused["code"]) == (403, "analysis-hidden")
    (id,) = [id for id, table in found.items() if table["phase"] == "over"]
    assert played.ask(f"/api/tables/{id}/analysis?number=2")[1]["code"] == "number-not-in-range"
    assert played.ask("/api/tables/none/analysis")[0] == 404
    first, again, once_more = (heard(played, id) for _ in range(3))
    assert again == once_more
    said = kept(first)
    assert {kind: said[kind] for kind in kept(again)} == kept(again)
    assert [*kept(again)][-1] == "ended"
    played.kill()
    played.start()
    assert heard(played, id) == again  # it is kept with the record
    points = said["course"]["points"]
    assert points == sorted(points, key=lambda each: each["entry"])
    assert {max(each["chances"]) for each in points[-1:]} == {100 / len(found[id]["winners"])}
    assert 0 < said["decisions"]["looked"] <= said["decisions"]["decisions"]
    for balance in said["balances"]["seats"]:
        parts = [balance[part] for part in ("deal", "luck", "others_luck", "errors", "others_errors", "rest")]
        assert sum(parts) == pytest.approx(balance["change"])


# --- who asks, and who is served --------------------------------------------------------------------------------------


def asked(number: int) -> AnalysisRequest:
    """A game of a table."""
    return AnalysisRequest(GameKey("t", number, "by this program"), NOTHING)


class Scripted:
    """A process that says what a test lets it, and when it was ended."""

    def __init__(self) -> None:
        self.asked: list[AnalysisInput] = []
        self.said: asyncio.Queue[analysis.Line | AnalysisError] = asyncio.Queue()
        self.ended = 0

    async def send_question(self, question: bytes) -> None:
        """A question has come."""
        self.asked.append(pickle.loads(question))

    async def heard(self) -> bytes:
        """What it says next."""
        return pickle.dumps(await self.said.get())

    async def end(self) -> None:
        """It is ended."""
        self.ended += 1


class Shelf(dict[GameKey, bytes]):
    """What is kept."""

    async def keep(self, game: str, number: int, made: str, said: bytes) -> None:
        """One more."""
        self[GameKey(game, number, made)] = said


def with_process(act: Callable[[Analyses, Scripted, Visitor], Awaitable[None]], shelf: Shelf | None = None) -> None:
    """Ask one scripted process, as somebody who is allowed so many at once."""

    async def run() -> None:
        analyses, process = Analyses(1, Shelf() if shelf is None else shelf), Scripted()
        analyses._resting[:] = [process]  # type: ignore[list-item]
        await asyncio.wait_for(act(analyses, process, Visitor(Limits(analyses=10 * ALLOWED))), 30)
        await analyses.close()

    loops.run(run())


async def next_of(lines: AsyncIterator[bytes]) -> Any:
    """The next line."""
    return json.loads(await anext(lines))


def test_two_who_ask_for_the_same_get_the_same_and_the_next_waits() -> None:
    async def ask(analyses: Analyses, process: Scripted, visitor: Visitor) -> None:
        one, other = (analyses.listen(asked(1), visitor, "en") for _ in range(2))
        later = analyses.listen(asked(2), visitor, "en")
        assert [await next_of(each) for each in (one, other)] == [{"type": "queued", "ahead": 0}] * 2
        assert await next_of(later) == {"type": "queued", "ahead": 1}
        process.said.put_nowait(analysis.Working(done=1, decisions=2))
        assert [(await next_of(each))["type"] for each in (one, other)] == ["working"] * 2
        assert await next_of(later) == {"type": "queued", "ahead": 0}
        process.said.put_nowait(analysis.Ended())
        assert [[json.loads(line)["type"] async for line in each] for each in (one, other)] == [["ended"]] * 2
        process.said.put_nowait(analysis.Ended())
        assert await next_of(later) == {"type": "ended"}
        assert len(process.asked) == 2
        assert shelf == {asked(number).game: b'{"type":"ended"}\n' for number in (1, 2)}
        kept = AnalysisRequest(asked(1).game, shelf[asked(1).game])
        assert [line async for line in analyses.listen(kept, visitor, "en")] == [*shelf.values()][:1]
        assert len(process.asked) == 2

    shelf = Shelf()
    with_process(ask, shelf)


def test_what_was_said_under_names_that_are_forgotten_is_not_kept() -> None:
    async def ask(analyses: Analyses, process: Scripted, visitor: Visitor) -> None:
        lines = analyses.listen(asked(1), visitor, "en")
        await anext(lines)
        analyses.forget("t")
        process.said.put_nowait(analysis.Ended())
        assert [json.loads(line)["type"] async for line in lines] == ["ended"]
        assert not shelf

    shelf = Shelf()
    with_process(ask, shelf)


def test_work_that_nobody_waits_for_ends() -> None:
    async def ask(analyses: Analyses, process: Scripted, visitor: Visitor) -> None:
        one, other = (analyses.listen(asked(1), visitor, "en") for _ in range(2))
        process.said.put_nowait(analysis.Working(done=1, decisions=2))
        for lines in (one, other):
            while (await next_of(lines))["type"] != "working":
                pass
        await one.aclose()  # type: ignore[attr-defined]
        process.said.put_nowait(analysis.Working(done=2, decisions=2))
        assert (await next_of(other))["done"] == 2
        await other.aclose()  # type: ignore[attr-defined]
        while not process.ended:
            await asyncio.sleep(0)
        again = analyses.listen(asked(1), visitor, "en")
        process.said.put_nowait(analysis.Ended())
        assert [json.loads(line)["type"] async for line in again] == ["queued", "ended"]

    with_process(ask)


def test_what_fails_is_said_and_not_kept() -> None:
    async def ask(analyses: Analyses, process: Scripted, visitor: Visitor) -> None:
        process.said.put_nowait(AnalysisError("a traceback"))
        lines = [json.loads(line) async for line in analyses.listen(asked(1), visitor, "de")]
        assert (lines[-1]["type"], lines[-1]["problem"]["code"]) == ("failed", "failed")
        process.said.put_nowait(analysis.Ended())
        again = [json.loads(line) async for line in analyses.listen(asked(1), visitor, "de")]
        assert again[-1]["type"] == "ended"

    with_process(ask)


def test_nobody_has_too_many_at_once_and_all_together_neither() -> None:
    async def ask(analyses: Analyses, process: Scripted, visitor: Visitor) -> None:
        for number in range(ALLOWED):
            analyses.listen(asked(number), visitor, "en")
        with pytest.raises(BadInput, match="too-many-analyses"):
            analyses.listen(asked(ALLOWED), visitor, "en")
        analyses.listen(asked(0), visitor, "en")  # is under way
        for number in range(ALLOWED, WAITING):
            analyses.listen(asked(number), Visitor(Limits()), "en")
        with pytest.raises(BadInput, match="analyses-full"):
            analyses.listen(asked(WAITING), Visitor(Limits()), "en")

    with_process(ask)


def test_what_computes_too_long_is_ended_and_what_waits_is_not() -> None:
    def ended(does: str) -> int:
        program = (
            "import time\nfrom altbau.server.processes.bot_worker import limit_computing\n"
            f"with limit_computing(0.2): {does}"
        )
        return subprocess.run([sys.executable, "-c", program], check=False, timeout=60).returncode

    assert ended("time.sleep(0.5)") == 0
    if hasattr(signal, "setitimer"):
        assert ended("exec('while True: pass')") == -signal.SIGPROF
