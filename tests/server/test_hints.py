"""Hints at a table: who is given any, that nobody waits for them, and that nothing is kept of them."""

import asyncio
import gc
import json
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from altbau.core.bots.bot import AnyBot
from altbau.core.engine.ids import FIRST, Seat
from altbau.core.engine.view import View
from altbau.core.page import wire
from altbau.errors import BadInput
from altbau.server.live.acting import carried_out
from altbau.server.live.thinking import Thought
from altbau.server.web.socket import LiveConnection
from tests import loops
from tests.server.conftest import BOT, FRIEND, HUMAN, Server, next_of
from tests.server.players import ThinkingHere
from tests.server.test_autoplay import PERSON, bot, started

AWAITED = wire.Hint(id="h1", seq=0)


class Counted(ThinkingHere):
    """Counts how often somebody thinks."""

    def __init__(self) -> None:
        self.asked = 0

    async def decide(self, bot: AnyBot, view: View, since: float) -> Thought:
        """As another process would."""
        self.asked += 1
        return await super().decide(bot, view, since)


class Gone:
    """A connection at the other end of which nobody is any more."""

    def __init__(self) -> None:
        self.tried = 0

    async def send(self, message: object) -> None:
        """As a server does then."""
        self.tried += 1
        raise ClientDisconnected


def test_advice_that_comes_when_nobody_listens_any_more_is_no_failure() -> None:
    async def advice() -> wire.Advice:
        return wire.Advice(id="h1", seq=0, tokens="done", sentence="Nothing to do.")

    async def test() -> None:
        failures: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: failures.append(context))
        gone = Gone()
        LiveConnection(gone).say_later(advice())  # type: ignore[arg-type]
        while asyncio.all_tasks() != {asyncio.current_task()}:
            await asyncio.sleep(0)
        gc.collect()
        assert (gone.tried, failures) == (1, [])

    loops.run(test())


@pytest.mark.parametrize(
    ("seats", "wished", "given"),
    [
        ((HUMAN, BOT), None, True),
        ((HUMAN, BOT), False, False),
        ((HUMAN, FRIEND), None, False),
        ((HUMAN, FRIEND), True, True),
        ((HUMAN, {**HUMAN, "name": "Ben"}), None, False),
    ],
)
def test_who_gets_hints_is_told_to_all(
    server: Server, seats: tuple[dict[str, Any], ...], wished: bool | None, given: bool
) -> None:
    id, keys = server.start_table(*seats, options={"starter": "A"}, hints=wished)
    assert server.table(id)["hints"] == given
    status, answer = server.ask(f"/api/tables/{id}/hint", {"type": "hint", "id": "h", "seq": 0}, key=keys[0])
    assert (status, answer.get("code")) == ((200, None) if given else (403, "no-hints"))


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_hint_names_a_move_and_its_reason(server: Server, language: str) -> None:
    id, keys = server.start_table(HUMAN, BOT, options={"starter": "A"})
    with server.live(id, keys[0], language=language) as socket:
        socket.send(json.dumps({"type": "hint", "id": "h1", "seq": 0}))
        advice = next_of(socket, "advice")
        assert (advice["id"], advice["seq"]) == ("h1", 0)
        assert advice["sentence"].startswith("Bau ein Haus" if language == "de" else "Build a house")
        socket.send(json.dumps({"type": "move", "id": "m1", "seq": 0, "tokens": advice["tokens"]}))
        assert next_of(socket, "accepted", "refused")["type"] == "accepted"
    status, problem = server.ask(f"/api/tables/{id}/hint", {"type": "hint", "id": "h", "seq": 0}, key=keys[0])
    assert (status, problem["code"]) == (409, "stale")
    assert server.ask(f"/api/tables/{id}/hint", {"type": "hint", "id": "h", "seq": 0})[1]["code"] == "spectator"


def test_a_hint_is_thought_over_once_and_changes_nothing() -> None:
    async def run() -> None:
        table = await started(PERSON, bot("random"))
        assert table.adviser
        counted = table.adviser.thinking = Counted()  # type: ignore[attr-defined]
        before = table.seq, table.game.checksum()
        first, second = await asyncio.gather(*(table.adviser.advise(FIRST, AWAITED, "en") for _ in range(2)))
        thoughts = counted.asked
        assert first == second == await table.adviser.advise(FIRST, AWAITED, "en")
        assert counted.asked == thoughts > 0
        assert (table.seq, table.game.checksum()) == before
        with pytest.raises(BadInput) as refused:
            await table.adviser.advise(Seat(1), AWAITED, "en")
        assert refused.value.code == "not-asked"

    loops.run(run())


class Endless:
    """Never decides."""

    async def decide(self, bot: AnyBot, view: View, since: float) -> Thought:
        """Not before the server ends."""
        await asyncio.Event().wait()
        raise AssertionError


def test_nobody_waits_for_a_hint() -> None:
    """The player who has asked can play on meanwhile."""

    async def run() -> None:
        table = await started(PERSON, bot("random"))
        assert table.adviser
        table.adviser.thinking = Endless()  # type: ignore[attr-defined]
        asking = asyncio.create_task(table.adviser.advise(FIRST, AWAITED, "en"))
        await asyncio.sleep(0)
        assert (await carried_out(table, FIRST, wire.Move(id="m1", seq=0, tokens="done"))).seq == 1
        assert not asking.done()
        asking.cancel()

    loops.run(run())
