"""Several processes over one database of PostgreSQL: what one does the other shows, and nobody is shown less than he
has seen."""

import asyncio
import json
from contextlib import suppress
from itertools import chain, count
from random import Random
from typing import Any, Literal

import pytest
from sqlalchemy import event

from altbau import BadInput
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import joining, live
from altbau.core.messages import lobby as messages
from altbau.core.messages.table import Close
from altbau.play.bots import any_action
from altbau.runtime.commands import carried_out
from altbau.runtime.home import Append, Dealt
from altbau.runtime.live_table import LiveTable
from altbau.runtime.watchers import Watcher
from altbau.server.cluster.lease_view import view_of
from altbau.server.live.hub import Hub
from altbau.server.live.lobby_audience import LobbyViewer
from altbau.server.live.remote_tables import RemoteTables
from altbau.server.operator.commands import OperatorCommands
from altbau.server.store.cluster import listener
from altbau.server.store.cluster.notifications import CHANNEL, payloads
from altbau.server.store.rows import operator as operator_rows
from altbau.server.store.rows.operator import Instruction, instruct
from altbau.server.store.store import Store
from altbau.table.log.table_log import Entry
from tests.server.conftest import STILL
from tests.server.databases import new_database
from tests.server.eyes import Eyes, watch
from tests.server.test_postgres import END_ALL, SUMMARY
from tests.server.two_processes import (
    SEATS,
    assert_same_soon,
    at_two,
    beside,
    both,
    driven,
    lags,
    leases_of,
    operator,
    play_on,
    turning_away,
    until,
)


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
        await carried_out(first, Seat(0), live.Pace(pace="fast"))
        assert (await other.table(second.id)).seq == 1 and second.about.pace == "fast"
        await carried_out(first, Seat(first.game.state.asked), live.Move(id="m2", seq=1, tokens="stop"))
        await carried_out(second, Seat(first.game.state.asked), live.Move(id="m3", seq=2, tokens="done"))
        assert second.seq == 3

    at_two(postgres, act, follow=False)


@pytest.mark.usefixtures("nobody_answers")
def test_what_is_written_while_a_table_is_loaded_is_shown(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(one: Hub, other: Hub) -> None:
        wanted = joining.NewTable(edition="landlord-2013", seats=SEATS, seed=3, options={"starter": "A"})
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
    one.add_game(Dealt("t", {}, None, "{}", None, SUMMARY)).result()

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
    monkeypatch.setattr(listener, "LOOK", 10 * STILL)

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        seat, key = await first.keys.join(await first.keys.invite(Seat(1)))
        await until(lambda: second.keys.is_taken(seat))
        eyes = Eyes()
        second.audience.enter(Watcher(seat, 0, key, "full", eyes), 1)
        await first.keys.join(await first.keys.invite(Seat(1)))
        await until(lambda: eyes.ended)
        assert eyes.ended == Close.UNKNOWN_KEY
        with pytest.raises(BadInput, match="foreign-seat"):
            second.keys.seat(key)

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_what_a_process_does_that_knows_of_no_other_is_shown_by_another(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether that has just begun, or was taken for dead. A request reads what is written, beside the log, too; who
    looks on is told as soon as the first knows of the other."""
    monkeypatch.setattr(listener, "LOOK", 10 * STILL)

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        await asyncio.to_thread(leases_of(one).round)
        assert leases_of(one).alone
        seat, key = await first.keys.join(await first.keys.invite(Seat(1)))
        assert (await other.table(second.id)).keys.seat(key) == seat
        await carried_out(first, Seat(0), live.Move(id="m1", seq=0, tokens="done"))
        for hub in (other, one):
            await asyncio.to_thread(leases_of(hub).round)
        assert not leases_of(one).alone
        await until(lambda: second.seq == 1)

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_what_changes_beside_the_log_is_told(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        _, eyes = watch(second, NOBODY)
        await carried_out(first, Seat(0), live.Pace(pace="slow"))
        await carried_out(first, Seat(0), live.AutoPass(card="alibi", on=True))
        await first.chat.say(Seat(0), live.Say(id="1", text="Hello"))
        await until(lambda: any(each["type"] == "chat" for each in eyes.hear()))
        await until(lambda: second.about.pace == "slow" and second.seats[0].auto_pass == {"alibi"})
        first.chat.react(Seat(0), "heart")
        await until(lambda: any(each["type"] == "reacted" for each in eyes.hear()))
        await first.chat.set_stopped(on=True)
        await first.keys.watch("nobody")
        await until(lambda: eyes.ended and second.chat.stopped)
        assert eyes.ended == Close.NOT_WATCHED
        await assert_same_soon(first, second)

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_a_table_has_one_rematch(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        again = joining.NewTable(edition="landlord-2013", seats=SEATS, previous=first.id)
        created = await asyncio.gather(
            *(hub.tables._start(again, table, "en") for hub, table in ((one, first), (other, second))),
            return_exceptions=True,
        )
        (made,) = [each for each in created if isinstance(each, joining.Created)]
        await until(lambda: first.about.next_table == second.about.next_table == made.id)

    at_two(postgres, act)


def test_a_table_that_waits_is_the_same_everywhere(postgres: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        wanted = messages.NewLobby(settings=messages.Settings(edition="landlord-2013"), seats=SEATS)
        opened = await one.lobbies.open(wanted, "en")
        first, second = await one.room(opened.id), await other.room(opened.id)
        assert first and second
        eyes = Eyes()
        second.lookers.enter(LobbyViewer(None, eyes), 1)
        await first.join(joining.Join(invitation=opened.invitation, name="Ben"), "en")
        await until(lambda: second.table.names()[1].in_language("en") == "Ben")
        await one.begin(first, opened.seats[0].secret, messages.Start(number=first.table.number, without=["B"]))
        await until(lambda: eyes.read()[-1:] == [{"type": "started"}])
        assert await other.room(opened.id) is None and (await other.table(opened.id)).seq == 0

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_what_was_not_heard_is_found(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that is lost, and a connection that is: after a while all is known nevertheless."""
    monkeypatch.setattr(listener, "LOOK", 0.5)

    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        deaf = [True]
        hear = RemoteTables._hear
        monkeypatch.setattr(RemoteTables, "_hear", lambda self, heard: None if deaf else hear(self, heard))
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
    monkeypatch.setattr(listener, "LOOK", STILL)

    async def act(one: Hub, other: Hub) -> None:
        keeping = await driven(one, other)
        for task in keeping:
            task.cancel()
        first, second = await both(one, other, watched=False)
        watch(first, NOBODY)
        await until(lambda: view_of(second).attending.elsewhere())
        following = asyncio.create_task(one.others.follow())
        await until(lambda: view_of(first).known_beside == one.store.elsewhere.heads([first.id])[first.id].beside)
        await carried_out(first, Seat(0), live.Pace(pace="slow"))
        await until(lambda: view_of(first).known_beside == one.store.elsewhere.heads([first.id])[first.id].beside)
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
            await until(lambda: view_of(first).attending.elsewhere())
            assert not first.audience.connections.watched_elsewhere and await told()

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
        sweeping = asyncio.create_task(OperatorCommands(one, turning_away).follow())
        await asyncio.to_thread(leases_of(one).round)
        await until(lambda: eyes.ended)
        assert eyes.ended == Close.UNKNOWN_TABLE
        with pytest.raises(BadInput, match="unknown-table"):
            await play_on(third)
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
        wanted = messages.NewLobby(settings=messages.Settings(edition="landlord-2013"), seats=SEATS)
        id = (await one.lobbies.open(wanted, "en")).id if waits else (await both(one, other))[0].id
        with operator(one) as connection:
            number = instruct(connection, kind, id)
        with monkeypatch.context() as dying:
            dying.setattr(operator_rows, "store_result", None)
            with pytest.raises(TypeError):
                await OperatorCommands(one, turning_away)._follow(Instruction(number, kind, id, None))
        await OperatorCommands(other, turning_away)._follow(Instruction(number, kind, id, None))
        with operator(one) as connection:
            assert operator_rows.answer_of(connection, number) == operator_rows.DONE

    at_two(postgres, act)


@pytest.mark.usefixtures("nobody_answers")
def test_what_is_heard_is_read_by_another_line_where_one_is_lost(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All lines but those by which they hear."""
    monkeypatch.setattr(listener, "LOOK", 10 * STILL)

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
