"""Hints at a table: who gets them, that nobody waits for them, and that they are not stored."""

import asyncio
import gc
import json
import re
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected

from altbau.core.bots.bot import AnyBot
from altbau.core.engine.ids import FIRST, Seat
from altbau.core.engine.view import View
from altbau.core.messages import joining, live
from altbau.errors import BadInput
from altbau.play.teaching.hints import hint, reason_sentence
from altbau.runtime.bots import BotAnswer
from altbau.runtime.commands import carried_out
from altbau.server.web.socket import LiveConnection
from tests import loops
from tests.server.conftest import BOT, FRIEND, HUMAN, Server, next_of
from tests.server.players import ThinkingHere
from tests.server.test_autoplay import PERSON, bot, started

AWAITED = live.Hint(id="h1", seq=0)
LINK = joining.NewSeat(name="Ben", kind="link")


class Counted(ThinkingHere):
    """Counts how often somebody thinks."""

    def __init__(self) -> None:
        self.asked = 0

    async def decide(self, bot: AnyBot, view: View, since: float) -> BotAnswer:
        """As another process would."""
        self.asked += 1
        return await super().decide(bot, view, since)


class Gone:
    """A connection at the other end of which nobody is any more."""

    def __init__(self) -> None:
        self.tried = 0
        self.scope = {"state": {"request": "r1", "address": "192.0.2.1", "here": {}}}

    async def send(self, message: object) -> None:
        """As a server does then."""
        self.tried += 1
        raise ClientDisconnected


def test_advice_that_comes_when_nobody_listens_any_more_is_no_failure() -> None:
    async def advice() -> live.Advice:
        return live.Advice(id="h1", seq=0, tokens="done", reason="done", sentence="Nothing to do.")

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
    ("seats", "wished", "allowed", "given"),
    [
        ((HUMAN, BOT), None, True, True),
        ((HUMAN, BOT), False, False, False),
        ((HUMAN, FRIEND), None, True, False),
        ((HUMAN, FRIEND), True, True, True),
        ((HUMAN | {"hints": True}, FRIEND), None, True, True),
        ((HUMAN | {"hints": True}, FRIEND), False, False, False),
        ((HUMAN | {"hints": False}, FRIEND), True, True, False),
        ((HUMAN, {**HUMAN, "name": "Ben"}), None, True, False),
    ],
)
def test_who_gets_hints_is_told_to_all(
    server: Server, seats: tuple[dict[str, Any], ...], wished: bool | None, allowed: bool, given: bool
) -> None:
    id, keys = server.start_table(*seats, options={"starter": "A"}, hints=wished)
    shown = server.table(id)
    assert (shown["hints"], shown["seats"][0]["hints"]) == (allowed, given)
    status, answer = server.ask(f"/api/tables/{id}/messages", {"type": "hint", "id": "h", "seq": 0}, key=keys[0])
    assert (status, answer.get("code")) == ((200, None) if given else (403, "hints-off" if allowed else "no-hints"))


def test_each_chooses_hints_at_the_link_and_later_and_the_server_remembers(own_server: Server) -> None:
    """Those at one device choose together."""
    server = own_server
    created = server.create(HUMAN, {**HUMAN, "name": "Cleo"}, FRIEND, {"kind": "link"})
    id, seats = created["id"], created["seats"]
    for seat, hints in ((2, True), (3, None)):
        body = {"invitation": seats[seat]["invitation"], "hints": hints}
        assert server.ask(f"/api/tables/{id}/join", body)[0] == 201
    assert server.ask(f"/api/tables/{id}/messages", {"type": "hints", "on": True}, key=seats[1]["secret"])[0] == 200
    for _ in range(2):
        assert [each["hints"] for each in server.table(id)["seats"]] == [True, True, True, False]
        server.kill()
        server.start()
    assert server.ask(f"/api/tables/{id}/messages", {"type": "hints", "on": False}, key=seats[0]["secret"])[0] == 200
    assert [each["hints"] for each in server.table(id)["seats"]] == [False, False, True, False]


def test_where_hints_are_forbidden_nobody_has_any(server: Server) -> None:
    created = server.create(HUMAN, FRIEND, hints=False)
    id, (host, guest) = created["id"], created["seats"]
    assert server.ask(f"/api/tables/{id}/invitation", key=guest["invitation"])[1]["hints"] is False
    assert server.ask(f"/api/tables/{id}/join", {"invitation": guest["invitation"], "hints": True})[0] == 201
    answer = server.ask(f"/api/tables/{id}/messages", {"type": "hints", "on": True}, key=host["secret"])
    assert (answer[0], answer[1]["code"]) == (403, "no-hints")
    assert [each["hints"] for each in server.table(id)["seats"]] == [False, False]


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
    status, problem = server.ask(f"/api/tables/{id}/messages", {"type": "hint", "id": "h", "seq": 0}, key=keys[0])
    assert (status, problem["code"]) == (409, "stale")
    assert server.ask(f"/api/tables/{id}/messages", {"type": "hint", "id": "h", "seq": 0})[1]["code"] == "spectator"


def test_a_hint_is_thought_over_once_and_changes_nothing() -> None:
    async def run() -> None:
        table = await started(PERSON, LINK)
        table.about.advised = True
        assert table.observers.adviser
        counted = table.observers.adviser.thinking = Counted()  # type: ignore[attr-defined]
        before = table.seq, table.game.checksum()
        first, second = await asyncio.gather(*(table.observers.adviser.advise(FIRST, AWAITED, "en") for _ in range(2)))
        thoughts = counted.asked
        assert first == second == await table.observers.adviser.advise(FIRST, AWAITED, "en")
        assert counted.asked == thoughts > 0
        assert (table.seq, table.game.checksum()) == before
        with pytest.raises(BadInput) as refused:
            await table.observers.adviser.advise(Seat(1), AWAITED, "en")
        assert refused.value.code == "not-asked"

    loops.run(run())


class Endless:
    """Never decides."""

    async def decide(self, bot: AnyBot, view: View, since: float) -> BotAnswer:
        """Not before the server ends."""
        await asyncio.Event().wait()
        raise AssertionError


def test_nobody_waits_for_a_hint() -> None:
    """The player who has asked can play on meanwhile."""

    async def run() -> None:
        table = await started(PERSON, bot("random"))
        assert table.observers.adviser
        table.observers.adviser.thinking = Endless()  # type: ignore[attr-defined]
        asking = asyncio.create_task(table.observers.adviser.advise(FIRST, AWAITED, "en"))
        await asyncio.sleep(0)
        assert (await carried_out(table, FIRST, live.Move(id="m1", seq=0, tokens="done"))).seq == 1
        assert not asking.done()
        asking.cancel()

    loops.run(run())


REVIEW = live.Review(id="r1")
SILENT = live.Remark(id="r1", tokens=None, reason=None, sentence=None)


def test_a_remark_names_what_would_have_been_clearly_better() -> None:
    """A turn in which nothing was done, and one as the steward would have played it."""

    async def run() -> None:
        table = await started(PERSON, bot("steward"))
        assert table.observers.adviser
        counted = table.observers.adviser.coach.thinking = Counted()  # type: ignore[attr-defined]
        best = hint(table.game)
        narrator = table.game.module.narrator("en", table.game.state.edition, ["Ann", "Bot steward"])
        await carried_out(table, FIRST, live.Move(id="m1", seq=table.seq, tokens="done"))
        remark = await table.observers.adviser.review(FIRST, REVIEW, "en")
        own = reason_sentence(narrator, table.game.module, FIRST, best.reason._replace(facts=()))
        assert remark.tokens == best.tokens and remark.sentence and remark.sentence.startswith(own)
        assert re.search(r"about \d+ coins more to you than what you played\.$", remark.sentence)
        thoughts = counted.asked
        assert await table.observers.adviser.review(FIRST, REVIEW, "en") == remark
        assert counted.asked == thoughts > 0
        await carried_out(table, FIRST, live.Undo(id="u1", seq=table.seq))
        assert await table.observers.adviser.review(FIRST, REVIEW, "en") == SILENT
        turn = table.game.state.turns
        while table.game.state.turns == turn:
            if table.game.asked != FIRST or table.game.must_pass:
                await asyncio.sleep(0.01)
                continue
            advised = hint(table.game)
            await carried_out(table, FIRST, live.Move(id=f"m{table.seq}", seq=table.seq, tokens=advised.tokens))
        assert await table.observers.adviser.review(FIRST, REVIEW, "en") == SILENT

    loops.run(run())


def test_among_people_nobody_has_a_coach(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, hints=True)
    status, problem = server.ask(f"/api/tables/{id}/messages", {"type": "review", "id": "r"}, key=keys[0])
    assert (status, problem["code"]) == (403, "no-coach")
    id, keys = server.start_table(HUMAN, BOT, hints=False)
    status, problem = server.ask(f"/api/tables/{id}/messages", {"type": "review", "id": "r"}, key=keys[0])
    assert (status, problem["code"]) == (403, "no-hints")
