"""Bots at a table: what they show, what they hide, and that a failing disk does not stop them."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event

from altbau.core.bots.bot import Decision, Reason
from altbau.core.engine.ids import Seat
from altbau.core.messages import joining
from altbau.errors import BadInput
from altbau.games.wucherer.rules.actions import DONE, PASS
from altbau.games.wucherer.rules.cards import POLICE
from altbau.games.wucherer.rules.questions import QUESTIONS
from altbau.play.bots import make
from altbau.runtime.automation.bot_moves import move_of
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.store.rows.health_check import HealthCheck
from altbau.server.store.store import Store
from altbau.table.timing.pace import Pace
from altbau.table.timing.schedule import AGAIN, AnswerSchedule, Moments, PublicQuestion
from tests import loops
from tests.any_game import viewers
from tests.server.conftest import SameSeeds
from tests.server.players import ThinkingHere

SEATS = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(name="Cleo", kind="bot", bot="steward")]
AT_ONCE = Pace(reaction=(0, 0), bot=0, thought=(0, 0))


async def started(hub: Hub, starter: str) -> LiveTable:
    """A new table of a person and a bot."""
    wanted = joining.NewTable(edition="landlord-2013", seats=SEATS, seed=3, options={"starter": starter})
    return await hub.table((await hub.create(wanted)).id)


class Disk:
    """What the databases are on, for whatever is read or written."""

    def __init__(self) -> None:
        self.read_only = False

    def concern(self, connection: Connection) -> None:
        """A transaction begins now."""
        connection.exec_driver_sql(f"PRAGMA query_only = {self.read_only}")


@pytest.fixture
def disk() -> Iterator[Disk]:
    """A disk that may fail."""
    disk = Disk()
    event.listen(Engine, "begin", disk.concern)
    yield disk
    event.remove(Engine, "begin", disk.concern)


async def play_until(table: LiveTable, reached: Callable[[], bool]) -> None:
    """Play the person's part."""
    person = make("steward", 9, table.game.edition)
    while not reached():
        if table.game.asked == 0 and not table.game.must_pass:
            await table.change("play", {"action": person.decide(table.game.view(0)).action}, seq=table.seq)
        await asyncio.sleep(0)


def test_a_table_loaded_again_is_the_same_table(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        table = await started(Hub(store, AT_ONCE, ThinkingHere(), SameSeeds()), "A")
        await play_until(table, lambda: table.log.truths.last is not None and table.game.asked == 0)
        again = await Hub(store, AT_ONCE, ThinkingHere(), SameSeeds()).table(table.id)
        for seat in viewers(2):
            assert again.showing.table_for(seat) == table.showing.table_for(seat)
        store.close()

    loops.run(run())


def test_why_a_bot_keeps_a_reaction_card_is_not_told(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        game = (await started(Hub(store, AT_ONCE, ThinkingHere(), SameSeeds()), "A")).game
        why = Reason("keeps-card", {"card": POLICE})
        assert move_of(game, Seat(1), [Decision(PASS, why)]) == {"action": PASS}
        assert move_of(game, Seat(1), [Decision(DONE, why)]) == {
            "action": DONE,
            "why": [1, "keeps-card", {"card": POLICE}],
        }
        store.close()

    loops.run(run())


def test_a_bot_goes_on_when_the_disk_does(disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("altbau.runtime.automation.autoplay.RETRY", 0.01)
    attempts = 0

    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        add = store.queue_write

        def counted(*entry: Any) -> "asyncio.Future[None]":
            nonlocal attempts
            attempts += 1
            return add(*entry)

        monkeypatch.setattr(store, "queue_write", counted)
        hub = Hub(store, Pace(reaction=(0, 0), bot=0.05, thought=(0, 0)), ThinkingHere(), SameSeeds())
        table = await started(hub, "B")
        pulse = HealthCheck(store)
        disk.read_only = True
        before = table.seq
        while attempts < 3:
            await asyncio.sleep(0.01)
        assert table.seq == before
        with pytest.raises(BadInput) as refused:
            await pulse.feel()
        assert refused.value.code == "storage-failed"
        disk.read_only = False
        while table.seq == before:
            await asyncio.sleep(0.01)
        await pulse.feel()
        await play_until(table, lambda: table.seq > before + 20)
        store.close()

    loops.run(asyncio.wait_for(run(), 30))


def test_a_bot_pauses_only_before_what_can_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pieces of a move come as one, and the next card of several sooner than the first."""
    pauses: set[tuple[str, float]] = set()
    moments = AnswerSchedule.moments
    tables: list[LiveTable] = []

    def noted(due: AnswerSchedule, question: PublicQuestion, pace: Pace) -> Moments:
        if question.bot:
            s = tables[0].game.state
            pause = moments(due, question, pace).first - question.since
            pauses.add((QUESTIONS[s.stack.top.prompt(s)[0]].name, round(pause, 6)))
        return Moments(question.since)

    async def run() -> None:
        store = Store(tmp_path / "tables.sqlite")
        pace = Pace(reaction=(0, 0), bot=1.0, around=1e9, thought=(0, 0))
        table = await started(Hub(store, pace, ThinkingHere(), SameSeeds()), "A")
        tables.append(table)
        await play_until(table, lambda: table.game.state.turns > 12)
        store.close()

    monkeypatch.setattr(AnswerSchedule, "moments", noted)
    loops.run(run())
    assert ("play", 1.0) in pauses
    assert not [question for question, _ in pauses if question in ("floors", "floor-card", "roof-card", "target")]
    assert {seconds for question, seconds in pauses if question == "buy-or-stop"} == {AGAIN, 1.0}
