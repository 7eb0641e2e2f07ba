"""Clocks, with simulated time: they run out at every kind of question, stop where no player is to be charged, and
continue after a restart where they stopped."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import cast, get_args

import pytest

from altbau import Game
from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.messages import joining, live
from altbau.core.messages import table as table_messages
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.play.default_moves import time_out
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.automation.clocks import Timekeeper
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.live.loading import wake
from altbau.server.processes.programs import NO_PROGRAMS
from altbau.server.store.server_time import MISSED, WRITTEN, ServerClock
from altbau.server.store.store import Store
from altbau.server.store.writer import Writer
from altbau.table.log.table_log import TableLog
from altbau.table.timing.clocks import LEAST, RULES
from altbau.table.timing.pace import Pace
from tests import loops
from tests.engine.random_games import any_game, decisions
from tests.server.players import ThinkingHere, store_of
from tests.server.test_absence import THIRD, there, turned, with_people
from tests.server.test_autoplay import FRIEND, PERSON, Forgetful, bot

A, B, C = (Seat(number) for number in range(3))
TICK = 0.1
DECISIONS = 300
CLEO = joining.NewSeat(name="Cleo", kind="human")  # at the device of the first


async def timed(*people: joining.NewSeat, **more: object) -> LiveTable:
    """A table with clocks, to which all its people have come."""
    table = await with_people(*people, **more)
    table.observers.viewers_changed()
    return table


def kept(table: LiveTable) -> Forgetful:
    """The store of a table."""
    return cast(Forgetful, store_of(table))


def at_position(table: LiveTable, game: Game) -> None:
    """Let a table have come to a position, at which everybody has all the time there is."""
    table.observers.stop()
    table.log.lay(game)
    table.log.put(store_of(table).heart.now())
    play_along(table)


def play_along(table: LiveTable) -> None:
    """Let everything happen by itself at a table."""
    table.observers.follow(Timekeeper(table))
    table.home.chance = Random(1)
    table.observers.follow(AutoPlayer(table, Pace(), ThinkingHere(), NO_PROGRAMS))


def each_question(edition: str, seed: int) -> Iterator[Game]:
    """Positions of a random game, one for each kind of question that comes up in it."""
    rng, seen = Random(seed), set[int]()
    for game in decisions(any_game(rng, edition), rng, DECISIONS):
        s = game.state
        question = s.stack.top.prompt(s)[0]
        if question not in seen and not game.must_pass:
            seen.add(question)
            yield game.copy()


@pytest.mark.seeds(6, 60)
@pytest.mark.parametrize("edition", EDITIONS)
def test_time_runs_out_at_every_kind_of_question(edition: str, seed: int) -> None:
    """Then the default is played, once and not a moment before, and nothing else moves; in windows no clock runs."""
    rng = Random(seed)
    for game in each_question(edition, seed):
        clock = rng.choice([*RULES])

        async def test(game: Game = game, clock: table_messages.Clock = clock) -> None:
            people = [joining.NewSeat(name=f"P{seat}", kind="link") for seat in seats(game.players)]
            table = await timed(*people, edition=edition, clock=clock)
            at_position(table, game)
            clocks, shown = table.log.clocks, table.showing.public()
            assert clocks and (shown.runs_out is None) == (table.log.timed == NOBODY)
            if shown.runs_out is None:
                assert shown.until is not None or table.game.state.stack.top.hopeless(table.game.state)
                return
            seat, expected = table.game.state.asked, game.copy()
            assert shown.runs_out == pytest.approx(clocks.left[seat])
            time_out(expected)
            await asyncio.sleep(shown.runs_out - TICK)
            assert table.seq == 0
            await asyncio.sleep(2 * TICK)
            first, *more = [entry.kind for entry in kept(table).entries]
            assert first == "time" and {*more} <= {"play"} and table.game.log[: expected.log_length] == expected.log
            assert [each.told for each in table.showing.notices()] == ["timed-out"]

        turned(test)


def test_a_clock_stands_in_windows_and_is_told_only_when_it_changes() -> None:
    async def test() -> None:
        table = await timed(PERSON, FRIEND, THIRD, edition="monopoly", clock="turn-60")
        shown = table.showing.public()
        assert shown.clock == "turn-60" and shown.clocks == {"A": 60.0, "B": 60.0, "C": 60.0}
        seat = table.game.state.asked
        assert shown.runs_out == pytest.approx(60.0)
        await asyncio.sleep(20)
        assert table.showing.public() == shown
        await carried_out(table, seat, live.Move(id="m", seq=0, tokens="roll"))
        assert table.showing.public().clocks["ABC"[seat]] == pytest.approx(40.0)
        assert table.showing.public().runs_out == pytest.approx(60.0)

    turned(test)


def test_whoever_answers_late_by_fault_of_the_server_is_charged_nothing() -> None:
    """What is written slowly is charged to nobody: neither to whom has answered, nor to whom is asked next."""

    async def test() -> None:
        table = await timed(PERSON, FRIEND, edition="monopoly", clock="turn-60")
        seat, write = table.game.state.asked, kept(table).queue_write

        async def slowly(new: object) -> None:
            await asyncio.sleep(30)
            await write(new)  # type: ignore[arg-type]

        kept(table).queue_write = slowly  # type: ignore[method-assign]
        await asyncio.sleep(10)
        await carried_out(table, seat, live.Move(id="m", seq=0, tokens="roll"))
        assert table.log.clocks and table.log.clocks.left[seat] == pytest.approx(50.0)
        assert table.showing.public().runs_out == pytest.approx(10 + 30 + 50)

    turned(test)


def test_of_several_at_one_device_a_clock_runs_from_when_the_curtain_is_lifted() -> None:
    async def test() -> None:
        table = await timed(PERSON, CLEO, edition="monopoly", clock="turn-30")
        seat = table.game.state.asked
        there(table, Seat(1 - seat))
        table.observers.stop()
        play_along(table)
        await asyncio.sleep(500)
        assert table.seq == 0 and table.showing.public().runs_out is None
        there(table, seat)
        assert table.showing.public().runs_out == pytest.approx(500 + 30)
        there(table)  # who looks away again is charged
        await asyncio.sleep(31)
        assert kept(table).entries[0].kind == "time"

    turned(test)


def test_nobody_is_charged_before_coming_to_the_table() -> None:
    async def test() -> None:
        table = await timed(FRIEND, THIRD, edition="monopoly", clock="turn-30")
        seat = table.game.state.asked
        secrets = table.keys.locks[seat].secrets
        del secrets[:]
        table.observers.stop()
        play_along(table)
        await asyncio.sleep(500)
        assert table.seq == 0
        secrets.append("somebody's")
        table.observers.viewers_changed()
        assert table.showing.public().runs_out == pytest.approx(530)

    turned(test)


def test_where_a_bot_plays_no_clock_runs_and_after_two_time_outs_one_does() -> None:
    async def test() -> None:
        table = await timed(PERSON, FRIEND, bot("random"), edition="monopoly", clock="turn-30")
        there(table)
        while len(table.log.seating.sitting) < 2:
            await asyncio.sleep(10)
        times = [entry.body for entry in kept(table).entries if entry.kind == "time"]
        for seat in (A, B):
            assert [each["counts"] for each in times if each["seat"] == seat].count(True) == 2
        seq = table.seq
        await asyncio.sleep(10_000)  # nobody looks, so nothing goes on
        assert table.seq == seq and table.observers.idle()
        assert table.showing.public().runs_out is None

    turned(test)


def test_whoever_has_no_time_left_has_a_moment_and_is_not_silent_again() -> None:
    async def test() -> None:
        table = await timed(PERSON, FRIEND, edition="monopoly", clock="turn-30")
        seat = table.game.state.asked
        await asyncio.sleep(30 + TICK)
        assert table.game.state.asked == seat  # for what comes after the throw
        await asyncio.sleep(LEAST + TICK)
        first, second = kept(table).entries[:2]
        assert first.body["counts"] and not second.body["counts"]
        assert first.body["clocks"]["left"][seat] == second.body["clocks"]["left"][seat] == 0.0

    turned(test)


def test_by_correspondence_nobody_is_absent_and_who_comes_by_passes_with_or_without_a_card() -> None:
    async def test() -> None:
        rng = Random(3)
        table = await timed(PERSON, FRIEND, clock="days-1")
        there(table)
        await asyncio.sleep(3600)
        assert not table.showing.absent and table.about.window_limit == 86_400
        passed = 0
        for game in decisions(Game.new("landlord-2013", players=2, seed=3), rng, DECISIONS):
            if not game.must_pass or passed == 3:
                continue
            seat = game.state.asked
            at_position(table, game.copy())
            there(table, A, B)
            await asyncio.sleep(3600)
            assert table.game.must_pass
            question = table.showing.table_for(seat).question
            assert question and len(question.choices) == 1 and table.showing.table_for(Seat(1 - seat)).question
            tokens = question.choices[0].token
            await carried_out(table, seat, live.Move(id=f"p{passed}", seq=table.seq, tokens=tokens))
            passed += 1
        assert passed == 3

    turned(test)


# --- over a restart ---------------------------------------------------------------------------------------------------


def restarted(before: LiveTable, heart: ServerClock) -> LiveTable:
    """The table as another process has it from what was written down."""
    store = kept(before)
    log = TableLog(store.body)
    for entry in store.entries:
        log.replay(entry, [])
    store.heart = heart  # type: ignore[assignment]
    return LiveTable(before.home, before.id, store.body, None, log)


class Later(ServerClock):
    """The time of a server that was started anew, by a clock that begins at 0."""

    def now(self) -> float:
        """What there was before, and what has passed since."""
        return self._counted + asyncio.get_running_loop().time()


@pytest.mark.parametrize("answers", [False, True])
@pytest.mark.parametrize("clock", [each for each in get_args(table_messages.Clock) if each != "none"])
def test_the_time_of_a_restart_is_charged_to_nobody(clock: table_messages.Clock, answers: bool) -> None:
    """Neither before the first entry nor after one; what was thought over before it still counts."""
    budget = RULES[clock].budget + (RULES[clock].increment or 0)

    async def before() -> tuple[LiveTable, Seat]:
        table = await timed(PERSON, FRIEND, edition="monopoly", clock=clock)
        seat = table.game.state.asked
        await asyncio.sleep(5)
        if answers:
            await carried_out(table, seat, live.Move(id="m", seq=0, tokens="roll"))
        await asyncio.sleep(7)
        table.observers.stop()
        return table, table.game.state.asked

    async def after() -> None:
        table = restarted(old, Later(12.0))
        for lock in table.keys.locks:
            lock.secrets.append("somebody's")
        play_along(table)
        assert table.log.timed == seat
        assert table.showing.public().runs_out == pytest.approx(budget - 12)

    old, seat = loops.run_at_once(before())
    loops.run_at_once(after())


def test_after_a_restart_the_tables_with_clocks_go_on_by_themselves(tmp_path: Path) -> None:
    async def started(store: Store) -> list[str]:
        hub = Hub(store, Pace(), ThinkingHere(), Random(1))
        wanted = [
            joining.NewTable(edition="monopoly", seats=[PERSON, FRIEND], clock=each) for each in ("turn-30", "none")
        ]
        return [(await hub.create(each)).id for each in wanted]

    async def woken(store: Store) -> Hub:
        hub = Hub(store, Pace(), ThinkingHere(), Random(1))
        await wake(store, hub.table)
        hub.stop()
        return hub

    store = Store(tmp_path / "altbau.db")
    timed, other = loops.run(started(store))
    store.close()
    store = Store(tmp_path / "altbau.db")
    hub = loops.run(woken(store))
    assert hub.table_in_memory(timed) and not hub.table_in_memory(other)
    store.close()


# --- the server's own time --------------------------------------------------------------------------------------------


class Writing:
    """Writes nothing, or can't."""

    def __init__(self) -> None:
        self.written_down = 0
        self.broken = False

    async def queue_write(self, _: object) -> None:
        """As the writer of a store."""
        if self.broken:
            raise BadInput("disk-full")
        self.written_down += 1


def beating(test: Callable[[ServerClock, Writing], Awaitable[None]]) -> None:
    """Run a test with a heart that beats."""

    async def whole() -> None:
        heart, writing = ServerClock(1000.0), Writing()
        task = asyncio.create_task(heart.beat(cast(Writer, writing)))
        await asyncio.sleep(0)
        await test(heart, writing)
        task.cancel()

    loops.run_at_once(whole())


def test_the_servers_time_goes_on_while_it_works() -> None:
    async def test(heart: ServerClock, writing: Writing) -> None:
        await asyncio.sleep(600.4)
        assert heart.now() == pytest.approx(1600.4)
        assert writing.written_down == 600 // WRITTEN + 1

    beating(test)


def test_it_stands_still_while_the_server_hangs() -> None:
    async def test(heart: ServerClock, _: Writing) -> None:
        await asyncio.sleep(10)
        loop = cast(loops.TurnedLoop, asyncio.get_running_loop())
        loop.clock.seconds += 300  # as SIGSTOP does
        assert heart.now() <= 1010 + MISSED
        await asyncio.sleep(10)
        assert heart.now() <= 1020 + MISSED

    beating(test)


def test_it_stands_still_while_nothing_can_be_written() -> None:
    async def test(heart: ServerClock, writing: Writing) -> None:
        await asyncio.sleep(5)
        writing.broken = True
        with pytest.raises(BadInput):
            await heart.through(writing.queue_write(None))
        stood = heart.now()
        await asyncio.sleep(500)
        assert heart.now() == stood
        writing.broken = False
        await asyncio.sleep(50)
        assert stood + 48 <= heart.now() <= stood + 50

    beating(test)


def test_time_is_up_only_by_the_servers_time() -> None:
    """A timer that has come due while the server hung plays nothing for anybody."""

    async def test() -> None:
        table = await timed(PERSON, FRIEND, edition="monopoly", clock="turn-30")
        heart = store_of(table).heart = Later(0.0)
        await asyncio.sleep(29)
        heart._counted = -100.0
        await asyncio.sleep(99)
        assert table.seq == 0
        await asyncio.sleep(3)
        assert kept(table).entries[0].kind == "time"

    turned(test)


def test_the_servers_time_goes_on_where_it_was_written_down_last(tmp_path: Path) -> None:
    async def beat(store: Store) -> None:
        task = asyncio.create_task(store.heart.beat(store))
        done: Future[None] = Future()
        while not done.done():
            await asyncio.sleep(0.01)
            done = store.submit(lambda _: None)
            await asyncio.wrap_future(done)
        task.cancel()

    for counted in (0.0, 4321.5):
        store = Store(tmp_path / "altbau.db")
        assert store.heart.now() == counted
        store.heart = ServerClock(4321.5)
        loops.run(beat(store))
        store.close()
