"""Several processes over one database of PostgreSQL, here two hubs with a store each: what one does the other shows,
and nobody is shown less than he has seen."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress
from datetime import datetime, timedelta, tzinfo
from itertools import chain, count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Literal, Self

import psycopg
import pytest
from sqlalchemy import Connection, event, insert, update

from altbau import BadInput
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.page import entering, live
from altbau.core.page import waiting as wire
from altbau.core.page.wire import Close
from altbau.play.bots import any_action
from altbau.server import measures
from altbau.server.live.acting import auto_pass, carried_out, set_pace
from altbau.server.live.audience import Watcher
from altbau.server.live.autoplay import AutoPlayer
from altbau.server.live.hub import Hub
from altbau.server.live.lookers import Looker
from altbau.server.live.operating import Operating
from altbau.server.live.others import Others, known
from altbau.server.live.table import LiveTable
from altbau.server.store import civil_time, leases, listening, operating
from altbau.server.store.appending import Append, Conflict
from altbau.server.store.attendance import Attendance
from altbau.server.store.civil_time import timestamp
from altbau.server.store.deals import DealRow, DealRows
from altbau.server.store.leases import BUCKETS, SharedLeases
from altbau.server.store.migrations import Outgrown
from altbau.server.store.news import CHANNEL, payloads
from altbau.server.store.operating import Instruction, instruct
from altbau.server.store.schema import devices, games, people
from altbau.server.store.store import Store
from altbau.server.web.limits import Limits, Visitors
from altbau.table import absence
from altbau.table.log import Entry
from altbau.table.pace import Pace
from tests import loops
from tests.any_game import viewers
from tests.server.conftest import STILL, SameSeeds
from tests.server.databases import new_database
from tests.server.eyes import Eyes, watch
from tests.server.players import ThinkingHere, player_of
from tests.server.test_postgres import END_ALL, SUMMARY
from tests.server.test_store import ADDS_A_COLUMN, TAKES_IT_AWAY, next_programs

SEATS = [
    entering.NewSeat(name="Ann", kind="human"), entering.NewSeat(name="Ben", kind="link"),
]  # fmt: skip

QUICK = Pace(reaction=(0.01, 0.02), bot=0.01, thought=(0.01, 0.01))

Act = Callable[[Hub, Hub], Awaitable[None]]


def at_two(address: str, act: Act, *, follow: bool = True) -> None:
    """Do something at two processes over a new database, which hear of each other or not."""
    database = new_database(address)

    async def run() -> None:
        stores = [Store(database, name=name) for name in ("one", "other")]
        one, other = hubs = [Hub(store, QUICK, ThinkingHere(), SameSeeds()) for store in stores]
        following = [asyncio.create_task(hub.others.follow()) for hub in hubs] if follow else []
        try:
            await act(one, other)
        finally:
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
            await asyncio.get_running_loop().shutdown_default_executor()  # in which something may still be read
            for hub, store in zip(hubs, stores, strict=True):
                hub.stop()
                store.close()

    loops.run(run())


@pytest.fixture
def nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens by itself."""
    monkeypatch.setattr(AutoPlayer, "changed", lambda self: None)


async def until(reached: Callable[[], object], seconds: float = STILL) -> None:
    """Wait for a state."""
    async with asyncio.timeout(seconds):
        while not reached():
            await asyncio.sleep(0.005)


async def both(one: Hub, other: Hub, *, watched: bool = True) -> tuple[LiveTable, LiveTable]:
    """A new table, open at both processes, where somebody looks at it or not."""
    wanted = entering.NewTable(edition="landlord-2013", seats=SEATS, seed=3, options={"starter": "A"})
    id = (await one.create(wanted)).id
    first, second = await one.table(id), await other.table(id)
    if watched:
        watch(first, NOBODY)
        watch(second, NOBODY)
    return first, second


def beside(hub: Hub) -> psycopg.Connection[tuple[object, ...]]:
    """A connection to the database of a process."""
    return psycopg.connect(address_of(hub), autocommit=True)


def address_of(hub: Hub) -> str:
    """Where its database is."""
    url = hub.store._backend.engine.url.set(drivername="postgresql")
    return url.render_as_string(hide_password=False)


def operator(hub: Hub) -> AbstractContextManager[Connection]:
    """A transaction of whoever runs the server."""
    return hub.store._backend.engine.begin()


def turning_away(networks: list[str]) -> None:
    """Nobody is."""


async def play_on(table: LiveTable) -> None:
    """Play anything, again and again."""
    while True:
        await table.change("play", {"action": any_action(table.game.state, Random(1).randrange)})


async def assert_same_soon(first: LiveTable, second: LiveTable) -> None:
    def same() -> bool:
        return all(
            first.showing.shown(seat) == second.showing.shown(seat)
            and first.showing.log(seat) == second.showing.log(seat)
            for seat in viewers(2)
        )

    with suppress(TimeoutError):
        await until(same)
    for seat in viewers(2):
        assert first.showing.shown(seat) == second.showing.shown(seat)
    assert same()


def lags() -> float:
    """Of how many entries it is known how late they were read."""
    return sum(each.value for each in measures.samples() if each.name == "altbau_lag_seconds_count")


@pytest.mark.usefixtures("nobody_answers")
def test_a_move_at_one_is_shown_at_the_other(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        _, eyes = watch(second, NOBODY)
        before = lags()
        await carried_out(first, Seat(0), live.Move(id="m1", seq=0, tokens="done"))
        await until(lambda: second.seq == 1)
        assert lags() == before + 1
        await until(lambda: eyes.messages and json.loads(eyes.messages[-1])["table"]["seq"] == 1)
        await assert_same_soon(first, second)

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_who_has_seen_something_is_shown_no_less(postgres: str) -> None:
    """Where nothing is heard at all: a request reads what is written, and so does a move that knows more."""

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        await carried_out(first, Seat(0), live.Move(id="m1", seq=0, tokens="done"))
        await set_pace(first, Seat(0), "fast")
        assert (await other.table(second.id)).seq == 1 and second.about.pace == "fast"
        await carried_out(first, Seat(first.game.state.asked), live.Move(id="m2", seq=1, tokens="stop"))
        await carried_out(second, Seat(first.game.state.asked), live.Move(id="m3", seq=2, tokens="done"))
        assert second.seq == 3

    at_two(postgres, act, follow=False)


@pytest.mark.usefixtures("nobody_answers")
def test_what_is_written_while_a_table_is_loaded_is_shown(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(one: Hub, other: Hub) -> None:
        wanted = entering.NewTable(edition="landlord-2013", seats=SEATS, seed=3, options={"starter": "A"})
        first = await one.table((await one.create(wanted)).id)
        load, loop = other.load, asyncio.get_running_loop()

        def loaded(id: str) -> LiveTable:
            table = load(id)
            moving = carried_out(first, Seat(0), live.Move(id="m1", seq=0, tokens="done"))
            asyncio.run_coroutine_threadsafe(moving, loop).result(STILL)
            return table

        monkeypatch.setattr(other, "load", loaded)
        assert (await other.table(first.id)).seq == 1

    at_two(postgres, act, follow=False)


def test_a_table_is_loaded_as_far_as_its_head_says_while_another_process_writes(postgres: str) -> None:
    """Between the query for the head of a table and the one for its log."""
    database = new_database(postgres)
    one, other = (Store(database, name=name) for name in ("one", "other"))
    one.add_game("t", {}, None, "{}", None, SUMMARY).result()

    def write(seq: int) -> None:
        one.submit(Append("t", Entry(seq, "move", {}, None), "{}")).result()

    @event.listens_for(other._backend.engine, "before_cursor_execute")
    def meanwhile(*asked: Any) -> None:
        if "FROM entry" in asked[2]:
            write(next(numbers))

    numbers = count(2)
    write(1)
    for last in (1, 2):
        found = other.game("t")
        assert found and [entry.seq for entry in found[2]] == [*range(1, last + 1)]
    for store in (one, other):
        store.close()


@pytest.mark.usefixtures("nobody_answers")
def test_a_stolen_key_is_shut_out_at_the_other_process(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, as it is told: nobody looks by himself."""
    monkeypatch.setattr(listening, "LOOK", 10 * STILL)

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        seat, key = await first.keys.join(await first.keys.invite(Seat(1)))
        await until(lambda: second.keys.taken(seat))
        eyes = Eyes()
        second.audience.enter(Watcher(seat, 0, key, "full", eyes), 1)
        await first.keys.join(await first.keys.invite(Seat(1)))
        await until(lambda: eyes.ended)
        assert eyes.ended == Close.UNKNOWN_KEY
        with pytest.raises(BadInput, match="foreign-seat"):
            second.keys.seat(key)

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_what_changes_beside_the_log_is_told(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        _, eyes = watch(second, NOBODY)
        await set_pace(first, Seat(0), "slow")
        await auto_pass(first, Seat(0), "alibi", True)
        await first.talk.say(Seat(0), live.Say(id="1", text="Hello"))
        await until(lambda: any(each["type"] == "talk" for each in eyes.hear()))
        await until(lambda: second.about.pace == "slow" and second.seats[0].auto_pass == {"alibi"})
        first.talk.react(Seat(0), "heart")
        await until(lambda: any(each["type"] == "reacted" for each in eyes.hear()))
        await first.talk.stop(on=True)
        await first.keys.watch("nobody")
        await until(lambda: eyes.ended)
        assert second.talk.stopped and eyes.ended == Close.NOT_WATCHED
        await assert_same_soon(first, second)

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_a_table_has_one_rematch(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        again = entering.NewTable(edition="landlord-2013", seats=SEATS, previous=first.id)
        created = await asyncio.gather(
            *(hub.start(again, table, "en") for hub, table in ((one, first), (other, second))), return_exceptions=True
        )
        (made,) = [each for each in created if isinstance(each, entering.Created)]
        await until(lambda: first.about.next_table == second.about.next_table == made.id)

    at_two(postgres, act)


def test_a_table_that_waits_is_the_same_everywhere(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        wanted = wire.NewWaitingTable(settings=wire.Settings(edition="landlord-2013"), seats=SEATS)
        opened = await one.rooms.open(wanted, "en")
        first, second = await one.room(opened.id), await other.room(opened.id)
        assert first and second
        eyes = Eyes()
        second.lookers.enter(Looker(None, eyes), 1)
        await first.join(entering.Join(invitation=opened.invitation, name="Ben"), "en")
        await until(lambda: second.table.names()[1].said("en") == "Ben")
        await one.begin(first, opened.seats[0].secret)
        await until(lambda: eyes.read()[-1:] == [{"type": "started"}])
        assert await other.room(opened.id) is None and (await other.table(opened.id)).seq == 0

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_what_was_not_heard_is_found(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that is lost, and a connection that is: after a while all is known nevertheless."""
    monkeypatch.setattr(listening, "LOOK", 0.5)

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        deaf = [True]
        hear = Others._hear
        monkeypatch.setattr(Others, "_hear", lambda self, heard: None if deaf else hear(self, heard))
        await carried_out(first, Seat(0), live.Move(id="m1", seq=0, tokens="done"))
        await until(lambda: second.seq == 1)
        deaf.clear()
        with beside(one) as third:
            third.execute(END_ALL)
        for _ in range(2):  # a connection that is broken costs a write
            with suppress(BadInput):
                await first.change("undo", {"seat": 0})
        await until(lambda: second.seq == first.seq == 2)

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_nothing_is_told_of_a_table_that_one_process_has_for_itself(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until somebody looks at it from another one, even where that has not been heard of yet."""
    monkeypatch.setattr(listening, "LOOK", STILL)

    async def act(one: Hub, other: Hub) -> None:
        keeping = await driven(one, other)
        for task in keeping:
            task.cancel()
        first, second = await both(one, other, watched=False)
        watch(first, NOBODY)
        await until(lambda: second.sharing.attending.elsewhere())
        following = asyncio.create_task(one.others.follow())
        await until(lambda: first.sharing.known_beside == one.store.elsewhere.heads([first.id])[first.id].beside)
        await set_pace(first, Seat(0), "slow")
        await until(lambda: first.sharing.known_beside == one.store.elsewhere.heads([first.id])[first.id].beside)
        following.cancel()
        with beside(one) as third:
            third.execute(f"LISTEN {CHANNEL}")

            async def told() -> bool:
                await first.change("play", {"action": any_action(first.game.state, Random(1).randrange)})
                third.execute(f"NOTIFY {CHANNEL}, 'end'")
                said = [each.payload for each in third.notifies(timeout=STILL, stop_after=1)]
                while said[-1] != "end":
                    said += [each.payload for each in third.notifies(timeout=STILL, stop_after=1)]
                return any(first.id in each for each in said)

            assert not await told()
            watch(second, NOBODY)
            await until(lambda: first.sharing.attending.elsewhere())
            assert not first.audience.watched_elsewhere and await told()

    at_two(postgres, act, follow=False)


@pytest.mark.usefixtures("nobody_answers")
def test_a_table_that_is_deleted_is_gone_everywhere(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    """Where it is looked at, where a move is on its way, and where it is asked for; no failure is noted."""

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        third, _ = await both(other, one, watched=False)
        _, eyes = watch(second, NOBODY)
        with operator(one) as connection:
            for id in (first.id, third.id):
                instruct(connection, "delete", id)
        sweeping = asyncio.create_task(Operating(one, turning_away).follow())
        await asyncio.to_thread(leases_of(one).round)
        with pytest.raises(BadInput, match="unknown-table"):
            await play_on(third)
        await until(lambda: eyes.ended)
        assert eyes.ended == Close.UNKNOWN_TABLE
        for hub in (one, other):
            with pytest.raises(BadInput, match="unknown-table"):
                await hub.table(first.id)
        sweeping.cancel()

    at_two(postgres, act)
    assert not caplog.records


@pytest.mark.usefixtures("nobody_answers")
@pytest.mark.parametrize("kind", ["end", "delete"])
@pytest.mark.parametrize("waits", [False, True])
def test_who_dies_before_he_has_answered_leaves_it_to_another(
    postgres: str, monkeypatch: pytest.MonkeyPatch, kind: Literal["end", "delete"], waits: bool
) -> None:
    async def act(one: Hub, other: Hub) -> None:
        wanted = wire.NewWaitingTable(settings=wire.Settings(edition="landlord-2013"), seats=SEATS)
        id = (await one.rooms.open(wanted, "en")).id if waits else (await both(one, other))[0].id
        with operator(one) as connection:
            number = instruct(connection, kind, id)
        with monkeypatch.context() as dying:
            dying.setattr(operating, "answer", None)
            with pytest.raises(TypeError):
                await Operating(one, turning_away)._follow(Instruction(number, kind, id, None))
        await Operating(other, turning_away)._follow(Instruction(number, kind, id, None))
        with operator(one) as connection:
            assert operating.answer_of(connection, number) == operating.DONE

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_what_is_heard_is_read_by_another_line_where_one_is_lost(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All lines but those by which they hear."""
    monkeypatch.setattr(listening, "LOOK", 10 * STILL)

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        await carried_out(first, Seat(0), live.Move(id="m1", seq=0, tokens="done"))
        await until(lambda: second.seq == 1)
        with beside(one) as third:
            third.execute(f"{END_ALL} AND query NOT LIKE 'LISTEN%'".encode())
        for _ in range(2):  # a connection that is broken costs a write
            with suppress(BadInput):
                await first.change("undo", {"seat": 0})
        await until(lambda: second.seq == first.seq == 2)

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
@pytest.mark.seeds(3, 100)
def test_who_plays_at_either_loses_nothing(postgres: str, seed: int) -> None:
    """Moves of both processes at once, some behind the other: each is written once or refused, and both end alike."""

    async def act(one: Hub, other: Hub) -> None:
        tables, rng = await both(one, other), Random(seed)

        async def play(table: LiveTable) -> list[str]:
            mine = []
            for number in range(30):
                if rng.random() < 0.3:
                    await asyncio.sleep(rng.uniform(0, 0.01))
                action, name = any_action(table.game.state, rng.randrange), f"{id(table)} {number}"
                with suppress(BadInput):
                    await table.change("play", {"action": action}, name, table.seq)
                    mine.append(name)
            return mine

        written = [*chain.from_iterable(await asyncio.gather(*map(play, tables)))]
        await until(lambda: tables[0].seq == tables[1].seq)
        found = one.store.game(tables[0].id)
        assert found and sorted(written) == sorted(str(entry.client) for entry in found[2])
        await assert_same_soon(*tables)

    at_two(postgres, act)


def test_hints_are_cut_where_they_are_too_long() -> None:
    names = [f"table-{number:05}" for number in range(2000)]
    said = [*payloads("me", names)]
    assert all(len(each) < 8000 and each.startswith("me ") for each in said)
    assert [name for each in said for name in each.split(" ")[1:]] == names
    assert [*payloads("me", [])] == []


# --- who lets things happen -------------------------------------------------------------------------------------------

BOTS = [entering.NewSeat(name="Ann", kind="human"), entering.NewSeat(name="Bo", kind="bot", bot="random")]


async def driven(*hubs: Hub) -> list[asyncio.Task[None]]:
    """Let processes share the buckets, until all are somebody's."""
    keeping = [asyncio.create_task(hub.driving.keep()) for hub in hubs]

    def shared() -> bool:
        held = [set(leases_of(hub)._epochs) for hub in hubs]
        return sum(map(len, held)) == len(set().union(*held)) == BUCKETS and all(held)

    await until(shared)
    return keeping


def leases_of(hub: Hub) -> SharedLeases:
    """The leases of a process."""
    assert isinstance(hub.store.leases, SharedLeases)
    return hub.store.leases


def test_one_process_drives_and_another_goes_on_when_it_gives_up(postgres: str) -> None:
    """At first the one where the table began, then the one where somebody looks at it."""

    async def act(one: Hub, other: Hub) -> None:
        keeping = await driven(one, other)
        wanted = entering.NewTable(edition="landlord-2013", seats=BOTS, seed=3, options={"starter": "B"})
        first = await one.table((await one.create(wanted)).id)
        assert first.sharing.drives
        second = await other.table(first.id)
        watch(second, Seat(0))
        await until(lambda: second.sharing.drives and not first.sharing.drives)
        await until(lambda: second.game.asked == 0 and second.seq)
        found = one.store.game(first.id)
        assert found and {entry.kind for entry in found[2]} == {"play"}
        keeping[1].cancel()
        await asyncio.to_thread(leases_of(other).give_back)
        await until(lambda: first.sharing.drives and not second.sharing.drives)
        await one.table(first.id)
        before = first.seq
        while first.game.asked == 0:
            await first.change("play", {"action": any_action(first.game.state, Random(1).randrange)}, seq=first.seq)
        await until(lambda: first.seq > before + 1 and first.game.asked == 0)
        for task in keeping:
            task.cancel()

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_who_learns_late_that_a_table_is_driven_from_here_looks_again(postgres: str) -> None:
    """How far it is was read before another process has passed it on, and what stands beside its log afterwards."""

    async def act(one: Hub, other: Hub) -> None:
        keeping = await driven(one, other)
        _, second = await both(one, other, watched=False)
        drives: list[bool] = []
        look = SimpleNamespace(changed=lambda: drives.append(second.sharing.drives), stop=lambda: None)
        second.helpers.follow(look)
        here = {second.id: second}
        before = await asyncio.to_thread(other.store.elsewhere.changes, known(here))
        second.sharing.known_beside -= 1
        bucket = next(iter(leases_of(other)._epochs))
        with operator(one) as connection:
            connection.execute(update(games).values(bucket=bucket, beside=games.c.beside + 1))
        await other.others._learn(here, before)
        assert not any(drives) and second.sharing.known_beside == before.heads[second.id].beside + 1
        await other.others.catch_up([second.id])
        assert drives[-1]
        for task in keeping:
            task.cancel()

    at_two(postgres, act, follow=False)


def test_who_was_cut_off_for_long_goes_on_with_what_nobody_has_taken(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        held = (await asyncio.to_thread(leases_of(one).round)).gained
        assert (await asyncio.to_thread(leases_of(one).round)).gained == frozenset()
        leases_of(one)._until = 0.0
        assert not any(map(one.store.leases.drives, held))
        found = await asyncio.to_thread(leases_of(one).round)
        assert (found.gained, found.lost) == (held, frozenset())

    at_two(postgres, act, follow=False)


@pytest.mark.usefixtures("nobody_answers")
def test_who_drives_a_table_that_it_has_not_heard_of_has_it_in_memory_soon(postgres: str) -> None:
    """Somebody has come to it elsewhere before it listened."""

    async def act(one: Hub, other: Hub) -> None:
        keeping = await driven(one)
        wanted = entering.NewTable(edition="landlord-2013", seats=SEATS, seed=3)
        id = (await one.create(wanted)).id
        one._tables.pop(id)
        await Attendance(other.store).note(id, {NOBODY: 1})
        one.others._look()
        await until(lambda: one.known(id))
        for task in keeping:
            task.cancel()

    at_two(postgres, act, follow=False)


def test_who_was_stopped_writes_nothing_after_another_has_taken_over(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that takes its lease for good is refused by the statement that writes."""
    monkeypatch.setattr(leases, "LASTS", 0.3)

    async def act(one: Hub, other: Hub) -> None:
        await asyncio.to_thread(leases_of(one).round)
        monkeypatch.setattr(leases_of(one), "_until", float("inf"))
        first = await one.table((await one.create(entering.NewTable(edition="landlord-2013", seats=BOTS, seed=3))).id)
        assert first.sharing.drives
        await asyncio.sleep(0.4)
        while not other.store.leases.drives(first.sharing.bucket):
            await asyncio.to_thread(leases_of(other).round)
        action = any_action(first.game.state, Random(1).randrange)
        with pytest.raises(Conflict):
            await first.drive("play", {"action": action})
        assert first.seq == 0 and not first.sharing.drives
        second = await other.table(first.id)
        await second.drive("play", {"action": action})
        await first.change("play", {"action": any_action(second.game.state, Random(1).randrange)}, seq=1)
        assert first.seq == 2

    monkeypatch.setattr(AutoPlayer, "changed", lambda self: None)
    at_two(postgres, act, follow=False)


@pytest.mark.usefixtures("nobody_answers")
def test_who_is_there_is_known_everywhere_and_forgotten_with_its_process(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "LASTS", 1.0)

    async def act(one: Hub, other: Hub) -> None:
        keeping = await driven(one, other)
        first, second = await both(one, other, watched=False)
        watch(first, Seat(0))
        watch(first, NOBODY)
        await until(lambda: second.showing.online == {0, NOBODY} and second.talk.company().watchers == 1)
        with pytest.raises(BadInput, match="too-many-devices"):
            watch(second, Seat(0), most=1)
        keeping[0].cancel()
        await until(lambda: not second.audience.watched)
        assert second.showing.online == frozenset()
        keeping[0] = asyncio.create_task(one.driving.keep())
        await until(lambda: second.showing.online == {0, NOBODY})
        for task in keeping:
            task.cancel()

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_a_sign_of_life_is_one_everywhere(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(absence, "SILENT", 0.3)

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other, watched=False)
        watch(first, Seat(0))
        _, eyes = watch(second, NOBODY)

        def told(absent: list[str]) -> Callable[[], bool]:
            """Whether the page at the other process has been told that these are absent."""
            return lambda: any([each["seat"] for each in said["table"]["absent"]] == absent for said in eyes.read())

        await until(told(["A"]))
        await carried_out(first, Seat(0), live.React(reaction="heart"))
        await until(told([]))
        await carried_out(first, Seat(0), live.React(reaction="heart"))
        await until(told(["A"]))

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_whoever_sits_down_at_two_processes_at_once_plays_a_deal_once(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        def ann(connection: Connection) -> None:
            connection.execute(insert(people).values(number=1, since=timestamp()))
            for device in ("ann's", "ann's other"):
                connection.execute(insert(devices).values(digest=device, person=1, since=timestamp()))

        await one.store.written(ann)
        await DealRows(one.store).add(DealRow("deal", timestamp(), "9", None, None, {}))
        sat, going_on = threading.Event(), threading.Event()

        def slowly(connection: Connection) -> None:
            DealRows(one.store).sits_down("deal", "first", "ann's")(connection)
            sat.set()
            going_on.wait(0.3)

        sits = one.store.written(slowly)
        await asyncio.to_thread(sat.wait)
        again = other.store.written(DealRows(other.store).sits_down("deal", "second", "ann's other"))
        again.add_done_callback(lambda _: going_on.set())
        await sits
        with pytest.raises(BadInput, match="deal-begun"):
            await again

    at_two(postgres, act, follow=False)


@pytest.mark.usefixtures("nobody_answers")
def test_who_begins_anew_under_its_name_forgets_nobody_who_is_there_already(postgres: str) -> None:
    """People come back before it has its leases, and what its predecessor knew goes before they do."""

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other, watched=False)
        known = Attendance(one.store)
        await known.note(first.id, {Seat(1): 1})
        anew = SharedLeases(one.store._backend.engine, "one")
        assert second.sharing.attending.elsewhere() == {}
        await known.note(first.id, {Seat(0): 1})
        found = await asyncio.to_thread(anew.round)
        assert second.sharing.attending.elsewhere() == {0: 1} and found.left == {first.id}

    at_two(postgres, act, follow=False)


def test_the_clock_of_a_machine_decides_nothing(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Ahead(datetime):
        """A clock that is wrong."""

        @classmethod
        def now(cls, zone: tzinfo | None = None) -> Self:
            return super().now(zone) + timedelta(seconds=30)

    async def act(one: Hub, other: Hub) -> None:
        told = civil_time.now()
        monkeypatch.setattr(civil_time, "datetime", Ahead)
        assert civil_time.now() - told >= timedelta(seconds=30)
        await asyncio.to_thread(leases_of(one).round)
        assert civil_time.now() - told < timedelta(seconds=30)
        monkeypatch.undo()
        await asyncio.to_thread(leases_of(other).round)

    at_two(postgres, act, follow=False)


def test_the_time_of_all_goes_on_together(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        beating = [asyncio.create_task(hub.store.heart.beat(hub.store)) for hub in (one, other)]
        await until(lambda: one.store.heart.now() > 1.5 and other.store.heart.now() > 1.5)
        assert abs(one.store.heart.now() - other.store.heart.now()) < 0.3
        for task in beating:
            task.cancel()

    at_two(postgres, act, follow=False)


def test_whoever_goes_on_with_a_question_answers_it_when_it_was_drawn_for(postgres: str) -> None:
    """Both who has heard of it and who comes to the table later."""
    bots = [entering.NewSeat(name=name, kind="bot", bot="random") for name in ("Bo", "Cy", "Di")]
    wanted = entering.NewTable(edition="landlord-2013", seats=[SEATS[0], *bots], seed=3)

    async def act(one: Hub, other: Hub) -> None:
        for hub in (one, other):
            hub.company.pace = Pace()
        first = await one.table((await one.create(wanted)).id)
        second = await other.table(first.id)
        watch(second, NOBODY)
        drawn = set()
        for _ in range(30):
            await first.change("play", {"action": any_action(first.game.state, Random(1).randrange)})
            await until(lambda: second.seq == first.seq)
            drawing, hearing = player_of(first).asked, player_of(second).asked
            drawn.add(drawing.moments.first - drawing.since)
            other._tables.pop(first.id)
            loading = player_of(await other.table(first.id)).asked
            other._tables[first.id] = second
            for going_on in (hearing, loading):
                first_after = drawing.moments.first - drawing.since
                assert going_on.moments.first - going_on.since == pytest.approx(first_after)
                assert going_on.moments.step == pytest.approx(drawing.moments.step)
                assert going_on.since == pytest.approx(drawing.since, abs=STILL)
        assert len(drawn) > 3

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_a_table_that_a_newer_program_goes_on_with_is_left_to_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where its record plays the same, so that nothing is written into the log."""

    async def act(one: Hub, other: Hub) -> None:
        first, _ = await both(one, other, watched=False)
        _, eyes = watch(first, NOBODY)
        module = first.game.module
        old = module.RULES_VERSION
        other._tables.pop(first.id)
        monkeypatch.setattr(module, "RULES_VERSION", old + 1)
        newer = await other.table(first.id)
        await newer.change("play", {"action": any_action(newer.game.state, Random(1).randrange)})
        monkeypatch.setattr(module, "RULES_VERSION", old)
        action = {"action": any_action(first.game.state, Random(1).randrange)}
        with pytest.raises(BadInput, match="save-version"):
            await first.change("play", action)
        await one.others.catch_up([first.id])
        assert eyes.ended == Close.RESTARTING and one.known(first.id) is None
        with pytest.raises(BadInput, match="save-version"):
            await one.table(first.id)

    at_two(postgres, act, follow=False)


@pytest.mark.usefixtures("nobody_answers")
def test_who_uses_what_is_no_more_is_told_nothing_was_written_and_leaves(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process goes on while the release after the next takes away what it needs."""

    async def act(one: Hub, other: Hub) -> None:
        first, _ = await both(one, other, watched=False)
        await first.change("play", {"action": any_action(first.game.state, Random(1).randrange)})
        with next_programs(tmp_path, monkeypatch, ADDS_A_COLUMN, TAKES_IT_AWAY):
            newer = await asyncio.to_thread(Store, address_of(one), name="newer")
        with pytest.raises(BadInput, match="storage-failed"):
            await first.change("play", {"action": any_action(first.game.state, Random(1).randrange)})
        assert first.seq == newer.elsewhere.heads([first.id])[first.id].last == 1
        newer.close()
        with pytest.raises(Outgrown):
            await asyncio.wait_for(one.driving.keep(), STILL)

    at_two(postgres, act, follow=False)


def test_what_fills_slowly_is_counted_together(postgres: str) -> None:
    """Who goes from one process to another can start hardly more tables."""

    async def act(one: Hub, other: Hub) -> None:
        limits = Limits(tables_hour=5, local=True)
        here, there = (Visitors(limits, hub.store.allowances).at("192.0.2.1", False) for hub in (one, other))
        stranger = Visitors(limits, other.store.allowances).at("192.0.2.2", False)
        for _ in range(5):
            here.starts_table()
        with pytest.raises(BadInput, match="too-many-tables"):
            here.starts_table()
        await one.store.written(lambda _: None)
        there.starts_table()
        await other.store.written(lambda _: None)
        with pytest.raises(BadInput, match="too-many-tables"):
            there.starts_table()
        for _ in range(5):
            stranger.starts_table()

    at_two(postgres, act, follow=False)


def test_who_has_left_takes_nothing_again(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        for hub in (one, other):
            await asyncio.to_thread(leases_of(hub).round)
        await one.leave()
        await asyncio.to_thread(leases_of(one).round)
        await asyncio.to_thread(leases_of(other).round)
        assert not any(map(leases_of(one).drives, range(BUCKETS)))
        assert all(map(leases_of(other).drives, range(BUCKETS)))

    at_two(postgres, act, follow=False)
