"""Several processes behave as one: who is present, who has sat down, what is left of a limit, and the time."""

import asyncio
import threading
from collections.abc import Callable
from datetime import datetime, timedelta, tzinfo
from typing import Self

import pytest
from sqlalchemy import Connection, insert

from altbau import BadInput
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import live
from altbau.runtime.commands import carried_out
from altbau.server.cluster.lease_view import view_of
from altbau.server.live.hub import Hub
from altbau.server.store import wall_clock
from altbau.server.store.cluster import leases
from altbau.server.store.cluster.leases import BUCKETS, SharedLeases
from altbau.server.store.rows.deals import DealRow, DealRows
from altbau.server.store.rows.viewers import ViewerRows
from altbau.server.store.schema import devices, people
from altbau.server.store.wall_clock import timestamp
from altbau.server.web.guard.limits import Limits, Visitors
from altbau.table.seats import absence
from tests.server.eyes import watch
from tests.server.two_processes import at_two, both, driven, leases_of, until


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
        await until(lambda: second.showing.online == {0, NOBODY} and second.chat.company().watchers == 1)
        with pytest.raises(BadInput, match="too-many-devices"):
            watch(second, Seat(0), most=1)
        keeping[0].cancel()
        await until(lambda: not second.audience.connections.is_watched)
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

        await one.store.queue_write(ann)
        await DealRows(one.store).add(DealRow("deal", timestamp(), "9", None, None, {}))
        sat, going_on = threading.Event(), threading.Event()

        def slowly(connection: Connection) -> None:
            DealRows(one.store).sits_down("deal", "first", "ann's")(connection)
            sat.set()
            going_on.wait(0.3)

        sits = one.store.queue_write(slowly)
        await asyncio.to_thread(sat.wait)
        again = other.store.queue_write(DealRows(other.store).sits_down("deal", "second", "ann's other"))
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
        known = ViewerRows(one.store)
        await known.note(first.id, {Seat(1): 1})
        anew = SharedLeases(one.store._backend.engine, "one")
        assert view_of(second).attending.elsewhere() == {}
        await known.note(first.id, {Seat(0): 1})
        found = await asyncio.to_thread(anew.round)
        assert view_of(second).attending.elsewhere() == {0: 1} and found.left == {first.id}

    at_two(postgres, act, follow=False)


def test_the_clock_of_a_machine_decides_nothing(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Ahead(datetime):
        """A clock that is wrong."""

        @classmethod
        def now(cls, zone: tzinfo | None = None) -> Self:
            return super().now(zone) + timedelta(seconds=30)

    async def act(one: Hub, other: Hub) -> None:
        told = wall_clock.now()
        monkeypatch.setattr(wall_clock, "datetime", Ahead)
        assert wall_clock.now() - told >= timedelta(seconds=30)
        await asyncio.to_thread(leases_of(one).round)
        assert wall_clock.now() - told < timedelta(seconds=30)
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


def test_what_fills_slowly_is_counted_together(postgres: str) -> None:
    """Who goes from one process to another can start hardly more tables."""

    async def act(one: Hub, other: Hub) -> None:
        limits = Limits(tables_hour=5, local=True)
        here, there = (Visitors(limits, hub.store.allowances).at("192.0.2.1", False) for hub in (one, other))
        stranger = Visitors(limits, other.store.allowances).at("192.0.2.2", False)
        for _ in range(5):
            here.spend("tables")
        with pytest.raises(BadInput, match="too-many-tables"):
            here.spend("tables")
        await one.store.queue_write(lambda _: None)
        there.spend("tables")
        await other.store.queue_write(lambda _: None)
        with pytest.raises(BadInput, match="too-many-tables"):
            there.spend("tables")
        for _ in range(5):
            stranger.spend("tables")

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
