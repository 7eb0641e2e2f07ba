"""One of several processes drives a table: another takes over when it gives up, and neither overwrites the other."""

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from sqlalchemy import update

from altbau import BadInput
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import joining
from altbau.core.messages.table import Close
from altbau.play.bots import any_action
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.home import Conflict
from altbau.server.cluster.lease_view import view_of
from altbau.server.live.hub import Hub
from altbau.server.live.remote_tables import last_entries
from altbau.server.store.cluster import leases
from altbau.server.store.migrations import Outgrown
from altbau.server.store.rows.viewers import ViewerRows
from altbau.server.store.schema import games
from altbau.server.store.store import Store
from altbau.table.timing.pace import Pace
from tests.server.conftest import STILL
from tests.server.eyes import watch
from tests.server.players import player_of
from tests.server.test_store import ADDS_A_COLUMN, TAKES_IT_AWAY, next_programs
from tests.server.two_processes import SEATS, address_of, at_two, beside, both, driven, leases_of, operator, until

BOTS = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(name="Bo", kind="bot", bot="random")]


def test_one_process_drives_and_another_goes_on_when_it_gives_up(postgres: str) -> None:
    """At first the one where the table began, then the one where somebody looks at it."""

    async def act(one: Hub, other: Hub) -> None:
        keeping = await driven(one, other)
        wanted = joining.NewTable(edition="landlord-2013", seats=BOTS, seed=3, options={"starter": "B"})
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
        look: Any = SimpleNamespace(note_change=lambda: drives.append(second.sharing.drives), stop=lambda: None)
        second.observers.follow(look)
        here = {second.id: second}
        before = await asyncio.to_thread(other.store.elsewhere.changes, last_entries(here))
        view_of(second).known_beside -= 1
        bucket = next(iter(leases_of(other)._epochs))
        with operator(one) as connection:
            connection.execute(update(games).values(bucket=bucket, beside=games.c.beside + 1))
        await other.others._learn(here, before)
        assert not any(drives) and view_of(second).known_beside == before.heads[second.id].beside + 1
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
        wanted = joining.NewTable(edition="landlord-2013", seats=SEATS, seed=3)
        id = (await one.create(wanted)).id
        one.tables.known.pop(id)
        await ViewerRows(other.store).note(id, {NOBODY: 1})
        one.others._look()
        await until(lambda: one.table_in_memory(id))
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
        first = await one.table((await one.create(joining.NewTable(edition="landlord-2013", seats=BOTS, seed=3))).id)
        assert first.sharing.drives
        await asyncio.sleep(0.4)
        while not other.store.leases.drives(view_of(first).bucket):
            await asyncio.to_thread(leases_of(other).round)
        action = any_action(first.game.state, Random(1).randrange)
        with pytest.raises(Conflict):
            await first.drive("play", {"action": action})
        assert first.seq == 0 and not first.sharing.drives
        second = await other.table(first.id)
        await second.drive("play", {"action": action})
        await first.change("play", {"action": any_action(second.game.state, Random(1).randrange)}, seq=1)
        assert first.seq == 2

    monkeypatch.setattr(AutoPlayer, "note_change", lambda self: None)
    at_two(postgres, act, follow=False)


def test_whoever_goes_on_with_a_question_answers_it_when_it_was_drawn_for(postgres: str) -> None:
    """Both who has heard of it and who comes to the table later."""
    bots = [joining.NewSeat(name=name, kind="bot", bot="random") for name in ("Bo", "Cy", "Di")]
    wanted = joining.NewTable(edition="landlord-2013", seats=[SEATS[0], *bots], seed=3)

    async def act(one: Hub, other: Hub) -> None:
        for hub in (one, other):
            hub.services.pace = Pace()
        first = await one.table((await one.create(wanted)).id)
        second = await other.table(first.id)
        watch(second, NOBODY)
        drawn = set()
        for _ in range(30):
            await first.change("play", {"action": any_action(first.game.state, Random(1).randrange)})
            await until(lambda: second.seq == first.seq)
            drawing, hearing = player_of(first).asked, player_of(second).asked
            drawn.add(drawing.moments.first - drawing.since)
            other.tables.known.pop(first.id)
            loading = player_of(await other.table(first.id)).asked
            other.tables.known[first.id] = second
            for going_on in (hearing, loading):
                first_after = drawing.moments.first - drawing.since
                assert going_on.moments.first - going_on.since == pytest.approx(first_after)
                assert going_on.moments.step == pytest.approx(drawing.moments.step)
                assert going_on.since == pytest.approx(drawing.since, abs=20)
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
        other.tables.known.pop(first.id)
        monkeypatch.setattr(module, "RULES_VERSION", old + 1)
        newer = await other.table(first.id)
        await newer.change("play", {"action": any_action(newer.game.state, Random(1).randrange)})
        monkeypatch.setattr(module, "RULES_VERSION", old)
        action = {"action": any_action(first.game.state, Random(1).randrange)}
        with pytest.raises(BadInput, match="save-version"):
            await first.change("play", action)
        await one.others.catch_up([first.id])
        assert eyes.ended == Close.RESTARTING and one.table_in_memory(first.id) is None
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


def test_who_leaves_does_not_block_who_notes_viewers(postgres: str) -> None:
    """Both lock the row of the table first, so neither waits for the other in a circle."""

    async def act(one: Hub, _: Hub) -> None:
        table = await one.table((await one.create(joining.NewTable(edition="landlord-2013", seats=SEATS, seed=3))).id)
        await ViewerRows(one.store).note(table.id, {NOBODY: 1})
        with psycopg.connect(address_of(one)) as noting:
            noting.execute("SELECT FROM game WHERE id = %s FOR UPDATE", [table.id])
            leaving = asyncio.create_task(asyncio.to_thread(leases_of(one).give_back))
            with beside(one) as looking:
                waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                await until(lambda: looking.execute(waiting).fetchone() != (0,))
            noting.execute("UPDATE attendance SET body = '{}' WHERE game = %s", [table.id])
        await leaving
        assert not ViewerRows(one.store).elsewhere(table.id)

    at_two(postgres, act)
