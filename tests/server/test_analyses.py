"""Finished games looked back at: nothing of a game that runs, the same for all who ask, and only once a player asks."""

import asyncio
import json
import pickle
import signal
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

import pytest

from altbau.core.messages import analysis
from altbau.errors import BadInput
from altbau.runtime.look_back.analyses import WAITING, GameKey
from altbau.runtime.look_back.analysis_lines import AnalysisInput
from altbau.runtime.look_back.analysis_request import AnalysisRequest, known_lines
from altbau.server.processes.analyses import AnalysisPool
from altbau.server.processes.analysis_worker import AnalysisError
from altbau.server.web.guard.limits import Limits, Visitor
from tests import loops
from tests.server.conftest import Server
from tests.server.hasty import judged_at_once
from tests.server.players import seated

NOTHING = AnalysisInput({}, 0, {}, 0)
ALLOWED = 4  # analyses of an address at once


class Tables(NamedTuple):
    """A server with running tables and a finished one, and the secrets of the seats of each."""

    server: Server
    seats: dict[str, tuple[str, bool, list[str | None]]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """Such tables."""
    database = tmp_path_factory.mktemp("analyses") / "tables.sqlite"
    seats = loops.run(seated(database, 5, ["wucherer-1992"]))
    server = Server(database, judged_at_once)
    yield Tables(server, seats)
    server.end()


def heard(server: Server, id: str, key: str | None = None) -> bytes:
    """All lines about a finished game; with a key they are asked for by a player."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    path = f"{server.address}/api/tables/{id}/analysis{'/start' if key else ''}"
    asked = urllib.request.Request(path, method="POST" if key else "GET", headers=headers)
    with urllib.request.urlopen(asked, timeout=60) as answer:
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        said: bytes = answer.read()
    return said


def kept(said: bytes) -> dict[str, Any]:
    """What was said last of each sort."""
    return {line["type"]: line for line in map(json.loads, said.splitlines())}


def test_a_finished_game_is_looked_back_at_and_no_other(played: Tables) -> None:
    server = played.server
    for id, (_, over, keys) in played.seats.items():
        if not over:
            bodies: dict[str, dict[str, Any] | None] = {"analysis": None, "analysis/start": {}}
            for path, body in bodies.items():
                status, refused = server.ask(f"/api/tables/{id}/{path}", body, key=keys[0], language="de")
                assert (status, refused["code"]) == (403, "analysis-hidden")
    ((id, key),) = [(id, keys[0]) for id, (_, over, keys) in played.seats.items() if over]
    assert key
    assert server.ask(f"/api/tables/{id}/analysis?number=2")[1]["code"] == "number-not-in-range"
    assert server.ask("/api/tables/none/analysis")[0] == 404
    assert [*kept(heard(server, id))] == ["unmade"]
    assert server.ask(f"/api/tables/{id}/analysis/start", {})[1]["code"] == "spectator"
    assert [*kept(heard(server, id))] == ["unmade"]
    first, again, once_more = heard(server, id, key), heard(server, id), heard(server, id, key)
    assert again == once_more
    said = kept(first)
    assert {kind: said[kind] for kind in kept(again)} == kept(again)
    assert [*kept(again)][-1] == "ended"
    server.kill()
    server.start()
    assert heard(server, id) == again  # it is kept with the record
    points = said["course"]["points"]
    assert points == sorted(points, key=lambda each: each["entry"])
    winners = server.table(id)["winners"]
    assert {max(each["chances"]) for each in points[-1:]} == {100 / len(winners)}
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

    def find(self, game: str, number: int, made: str) -> bytes | None:
        """What is kept of a game."""
        return self.get(GameKey(game, number, made))

    async def keep(self, game: str, number: int, made: str, said: bytes) -> None:
        """One more."""
        self[GameKey(game, number, made)] = said


Ask = Callable[[AnalysisRequest], AsyncIterator[bytes]]


def with_process(act: Callable[[AnalysisPool, Scripted, Ask], Awaitable[None]], shelf: Shelf | None = None) -> None:
    """Ask one scripted process, as somebody who is allowed so many at once."""

    async def run() -> None:
        pool, process = AnalysisPool(1, Shelf() if shelf is None else shelf), Scripted()
        pool._resting[:] = [process]  # type: ignore[list-item]
        ask = partial(started, pool, Visitor(Limits(analyses=10 * ALLOWED)))
        await asyncio.wait_for(act(pool, process, ask), 30)
        await pool.close()

    loops.run(run())


def started(pool: AnalysisPool, asker: Visitor, wanted: AnalysisRequest) -> AsyncIterator[bytes]:
    """Start the analysis of a game, and listen to it."""
    pool.start(wanted, asker)
    return known_lines(wanted, pool.analyses, "de")


async def next_of(lines: AsyncIterator[bytes]) -> Any:
    """The next line."""
    return json.loads(await anext(lines))


def test_two_who_ask_for_the_same_get_the_same_and_the_next_waits() -> None:
    async def act(pool: AnalysisPool, process: Scripted, ask: Ask) -> None:
        one, other = (ask(asked(1)) for _ in range(2))
        later = ask(asked(2))
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
        assert [line async for line in ask(kept)] == [*shelf.values()][:1]
        assert len(process.asked) == 2

    shelf = Shelf()
    with_process(act, shelf)


def test_what_was_said_under_names_that_are_forgotten_is_not_kept() -> None:
    async def act(pool: AnalysisPool, process: Scripted, ask: Ask) -> None:
        lines = ask(asked(1))
        await anext(lines)
        pool.analyses.forget("t")
        process.said.put_nowait(analysis.Ended())
        assert [json.loads(line)["type"] async for line in lines] == ["ended"]
        assert not shelf

    shelf = Shelf()
    with_process(act, shelf)


def test_the_work_goes_on_when_nobody_listens_and_ends_with_the_server() -> None:
    async def act(pool: AnalysisPool, process: Scripted, ask: Ask) -> None:
        lines = ask(asked(1))
        process.said.put_nowait(analysis.Working(done=1, decisions=2))
        while (await next_of(lines))["type"] != "working":
            pass
        await lines.aclose()  # type: ignore[attr-defined]
        process.said.put_nowait(analysis.Ended())
        while not shelf:
            await asyncio.sleep(0)
        assert not process.ended
        lines = ask(asked(2))
        process.said.put_nowait(analysis.Working(done=1, decisions=2))
        while (await next_of(lines))["type"] != "working":
            pass
        await pool.close()
        assert process.ended
        assert [*shelf] == [asked(1).game]

    shelf = Shelf()
    with_process(act, shelf)


def test_who_only_looks_starts_nothing() -> None:
    async def act(pool: AnalysisPool, process: Scripted, ask: Ask) -> None:
        looked = known_lines(asked(1), pool.analyses, "en")
        assert [json.loads(line) async for line in looked] == [{"type": "unmade"}]
        assert not process.asked
        ask(asked(1))
        looked = known_lines(asked(1), pool.analyses, "en")
        process.said.put_nowait(analysis.Ended())
        assert [json.loads(line)["type"] async for line in looked] == ["queued", "ended"]

    with_process(act)


def test_what_fails_is_said_and_not_kept() -> None:
    async def act(pool: AnalysisPool, process: Scripted, ask: Ask) -> None:
        process.said.put_nowait(AnalysisError("a traceback"))
        lines = [json.loads(line) async for line in ask(asked(1))]
        assert (lines[-1]["type"], lines[-1]["problem"]["code"]) == ("failed", "failed")
        process.said.put_nowait(analysis.Ended())
        again = [json.loads(line) async for line in ask(asked(1))]
        assert again[-1]["type"] == "ended"

    with_process(act)


def test_nobody_has_too_many_at_once_and_all_together_neither() -> None:
    async def act(pool: AnalysisPool, process: Scripted, ask: Ask) -> None:
        for number in range(ALLOWED):
            ask(asked(number))
        with pytest.raises(BadInput, match="too-many-analyses"):
            ask(asked(ALLOWED))
        ask(asked(0))  # is under way
        for number in range(ALLOWED, WAITING):
            started(pool, Visitor(Limits()), asked(number))
        with pytest.raises(BadInput, match="analyses-full"):
            started(pool, Visitor(Limits()), asked(WAITING))

    with_process(act)


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
