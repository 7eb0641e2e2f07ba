"""Long games: what they cost is counted for whoever asks, and a table has an end."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from time import thread_time

import pytest

from altbau.core import text
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.messages import joining
from altbau.errors import BadInput
from altbau.runtime.live_table import LiveTable
from altbau.runtime.tables import previous_of
from altbau.runtime.watchers import Watcher
from altbau.server.live.hub import Hub
from altbau.server.processes.worker_threads import WorkerThread
from altbau.server.store.store import Store
from altbau.server.web.guard.limits import TABLES_AT_ONCE, UNLIMITED, Limits, Visitor
from altbau.table.timing.pace import Pace
from altbau.table.view.updates import RESAID
from tests import loops
from tests.server.conftest import EDITION, STILL, SameSeeds
from tests.server.eyes import Eyes
from tests.server.players import ThinkingHere

SEATS = [joining.NewSeat(kind="human", name="Ann"), joining.NewSeat(kind="human", name="Ben")]
NEW = joining.NewTable(edition=EDITION, seats=SEATS, seed=3)


def at_a_table(folder: Path, act: Callable[[Hub, LiveTable], Awaitable[None]]) -> None:
    """Do something at a table of two people."""

    async def run() -> None:
        store = Store(folder / "tables.sqlite")
        hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
        try:
            await act(hub, await hub.table((await hub.create(NEW)).id))
        finally:
            hub.stop()
            await asyncio.to_thread(store.close)

    loops.run(run())


async def play(table: LiveTable, times: int) -> None:
    """So many entries."""
    for _ in range(times):
        await table.change("play", {"action": table.game.state.legal_actions[0]})


def test_processor_time_is_counted_for_an_address() -> None:
    visitor, other = Visitor(Limits(cpu=1)), Visitor(Limits(cpu=1))

    async def run() -> None:
        beside = WorkerThread()
        assert await beside.done(visitor, lambda: 1) == 1
        visitor.table_work.took(TABLES_AT_ONCE / 1000)
        with pytest.raises(BadInput, match="too-much-work") as found:
            await beside.done(visitor, lambda: 1)
        assert found.value.args_by_name["seconds"] in (1, 2)
        assert await beside.done(other, lambda: 1) == 1
        beside.close()

    loops.run(run())


def test_what_fails_is_counted_too() -> None:
    visitor = Visitor(Limits(cpu=1))
    before = visitor.table_work.cpu.left()

    def fail() -> None:
        end = thread_time() + 0.02  # more than is refilled until it is looked at: 1 ms a second
        while thread_time() < end:
            pass
        raise ZeroDivisionError

    async def run() -> None:
        beside = WorkerThread()
        with pytest.raises(ZeroDivisionError):
            await beside.done(visitor, fail)
        beside.close()

    loops.run(run())
    assert visitor.table_work.cpu.left() < before


def test_an_address_waits_for_itself_and_nobody_else_does() -> None:
    first, other, begun = Visitor(UNLIMITED), Visitor(UNLIMITED), Event()

    def slow(done: Event) -> None:
        begun.set()
        assert done.wait(STILL)

    async def run() -> None:
        beside, done, order = WorkerThread(), Event(), list[str]()
        long = asyncio.create_task(beside.done(first, lambda: slow(done)))
        await asyncio.to_thread(begun.wait, STILL)
        more = [asyncio.create_task(beside.done(first, lambda: order.append("first"))) for _ in range(3)]
        await asyncio.sleep(0)
        once = asyncio.create_task(beside.done(other, lambda: order.append("other")))
        await asyncio.sleep(0)
        done.set()
        await asyncio.gather(long, *more, once)
        assert order == ["other", "first", "first", "first"]
        beside.close()

    loops.run(run())


def test_a_table_is_closed_with_its_last_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("altbau.table.log.table_log.MOST_ENTRIES", 3)

    async def act(hub: Hub, table: LiveTable) -> None:
        await play(table, 2)
        assert not table.showing.notices()
        await play(table, 1)
        (told,) = table.showing.table_for(Seat(0)).notices
        assert (told.told, told.seat, told.after) == ("closed", None, table.log.lines)
        for language, word in (("de", "geschlossen"), ("en", "closed")):
            assert word in text.say(language, f"page-notice-{told.told}")
            assert word in text.error(language, BadInput("table-closed", most=3))
        for seat in (NOBODY, *seats(table.game.players)):
            shown = table.showing.table_for(seat)
            assert (shown.asked, shown.question, shown.out_of_turn, shown.can_undo) == (None, None, None, False)
        shown = table.showing.public()
        for kind, body in (("play", {"action": table.game.state.legal_actions[0]}), ("undo", {"seat": 0})):
            with pytest.raises(BadInput, match="table-closed"):
                await table.change(kind, body)
        assert table.showing.public() == shown
        again = Hub(hub.store, Pace(), ThinkingHere(), SameSeeds())
        assert (await again.table(table.id)).showing.notices() == [told]
        monkeypatch.setattr(table.keys, "seat", lambda _: Seat(0))
        assert previous_of(NEW, table, None) is table
        again.stop()

    at_a_table(tmp_path, act)


def test_a_game_that_ends_with_the_last_entry_counts_in_no_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []

    def note(table: str, *finished: object) -> list[tuple[str, int, Data]]:
        counted.append(table)
        return []

    async def act(hub: Hub, table: LiveTable) -> None:
        monkeypatch.setattr("altbau.runtime.live_table.record_lines", note)
        while not table.game.over:
            await play(table, 1)
        assert counted == [table.id]
        monkeypatch.setattr("altbau.table.log.table_log.MOST_ENTRIES", table.seq)
        twin = await hub.table((await hub.create(NEW)).id)
        await play(twin, table.seq)
        assert twin.game.over and twin.log.closed
        assert counted == [table.id]

    at_a_table(tmp_path, act)


def test_what_is_taken_back_is_not_told_as_past(tmp_path: Path) -> None:
    """Whoever does not read yet has a past made beside the loop; moves may be taken back meanwhile."""

    async def act(hub: Hub, table: LiveTable) -> None:
        while table.log.lines <= 3 * RESAID:
            await play(table, 1)
        work = table.showing.past(NOBODY, 0)
        assert work
        past = work()
        watcher = Watcher(NOBODY, past.first, None, "full", Eyes(), past)
        table.audience.watchers.add(watcher)
        table.audience.shorten_to(past.end)
        kept = watcher.past
        table.audience.shorten_to(past.end - 1)
        assert (kept, watcher.past, watcher.first) == (past, None, past.first)

    at_a_table(tmp_path, act)
