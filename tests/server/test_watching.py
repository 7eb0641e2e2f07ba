"""Many spectators of one table: a message is made once for all who may know the same."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from altbau.core.data import Data
from altbau.core.engine.ids import FIRST, NOBODY, Seat, seats
from altbau.core.messages import joining, live
from altbau.errors import BadInput
from altbau.message_types import TableMessage
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.store.store import Store
from altbau.table.timing.pace import Pace
from altbau.table.view.updates import Form, TableView
from tests.any_game import viewers
from tests.server.conftest import SameSeeds
from tests.server.eyes import watch
from tests.server.players import ThinkingHere, store_of
from tests.server.test_autoplay import Forgetful, run

SEATS = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(name="Ben", kind="link")]


async def started(folder: Path) -> LiveTable:
    """A table of two people; A begins."""
    hub = Hub(Store(folder / "tables.sqlite"), Pace(), ThinkingHere(), SameSeeds())
    wanted = joining.NewTable(edition="landlord-2013", seats=SEATS, options={"starter": "A"})
    return await hub.table((await hub.create(wanted)).id)


@pytest.mark.parametrize("form", ["full", "patch"])
def test_a_message_is_made_once_for_all_who_know_as_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: Form
) -> None:
    made: Counter[Seat | None] = Counter()
    public, own = TableView.public, TableView.own

    def counted_public(showing: TableView) -> TableMessage:
        made[None] += 1
        return public(showing)

    def counted_own(showing: TableView, shown: TableMessage, seat: Seat) -> Data:
        made[seat] += 1
        return own(showing, shown, seat)

    async def test() -> None:
        table = await started(tmp_path)
        crowd = [watch(table, seat, form)[1] for seat in (*[NOBODY] * 50, *seats(2))]
        await asyncio.sleep(0)
        first = [eyes.messages[-1] for eyes in crowd]
        assert len(set(first)) == 3
        monkeypatch.setattr(TableView, "public", counted_public)
        monkeypatch.setattr(TableView, "own", counted_own)
        await table.change("move", {"seat": 0, "tokens": "done"}, "m1", table.seq)
        await asyncio.sleep(0)
        second = [eyes.messages[-1] for eyes in crowd]
        assert len({id(frame) for frame in second}) == 3
        assert made == {None: 1, 0: 1, 1: 1, NOBODY: 1}
        assert not set(first) & set(second)
        store_of(table).close()

    run(test)


def test_only_players_are_seen_to_come_and_go(tmp_path: Path) -> None:
    async def test() -> None:
        table = await started(tmp_path)
        crowd = [watch(table, seat)[1] for seat in (FIRST, NOBODY, NOBODY)]
        await asyncio.sleep(0)
        before = crowd[1].read()[-1]["table"]
        crowd[0].read(), crowd[2].read()
        guest, _ = watch(table, NOBODY)
        table.audience.leave(guest)
        await asyncio.sleep(0)
        assert not any(eyes.messages for eyes in crowd)
        friend, _ = watch(table, Seat(1))
        await asyncio.sleep(0)
        with_friend = [eyes.read()[-1]["table"] for eyes in crowd][1]
        table.audience.leave(friend)
        await asyncio.sleep(0)
        without = [eyes.read()[-1]["table"] for eyes in crowd][1]
        assert [shown["seats"][1]["online"] for shown in (before, with_friend, without)] == [False, True, False]
        store_of(table).close()

    run(test)


def test_spectators_leave_room_for_players(tmp_path: Path) -> None:
    async def test() -> None:
        table = await started(tmp_path)
        for seat in (NOBODY, *viewers(2)):
            watch(table, seat, most=2 if seat == NOBODY else 1)
        for seat, code in ((NOBODY, "too-many-watchers"), (Seat(0), "too-many-devices"), (Seat(1), "too-many-devices")):
            with pytest.raises(BadInput) as refused:
                watch(table, seat, most=2 if seat == NOBODY else 1)
            assert refused.value.code == code
        store_of(table).close()

    run(test)


# --- bots among themselves --------------------------------------------------------------------------------------------

BOTS = [joining.NewSeat(name=name, kind="bot", bot="random") for name in ("Cleo", "Dora")]
NO_PAUSE = Pace(reaction=(0, 0), bot=0, thought=(0, 0), between=0)


def test_bots_among_themselves_play_while_somebody_watches() -> None:
    async def test() -> None:
        store = Forgetful()
        hub = Hub(store, NO_PAUSE, ThinkingHere(), SameSeeds())  # type: ignore[arg-type]
        wanted = joining.NewTable(edition="landlord-2013", seats=BOTS, seed=3, games=2)
        created = await hub.create(wanted)
        assert not any(seat.secret or seat.invitation for seat in created.seats)
        table = await hub.table(created.id)
        for most in (5, 10):
            while not table.idle():
                await asyncio.sleep(0)
            before = table.seq
            watcher, _ = watch(table, NOBODY)
            while table.seq < before + most:
                await asyncio.sleep(0)
            table.audience.leave(watcher)
            while not table.idle():
                await asyncio.sleep(0)
            assert before + most <= table.seq <= before + most + 1  # what was being said then
        watch(table, NOBODY)
        while not table.log.match.over:
            await asyncio.sleep(0)
        assert table.log.match.number == 2
        assert store.records == []  # the lists are for people

    run(test)


def test_who_watches_bots_sets_their_pace(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "tables.sqlite")
        hub = Hub(store, NO_PAUSE, ThinkingHere(), SameSeeds())
        for sitting, allowed in ((BOTS, True), (SEATS, False)):
            table = await hub.table((await hub.create(joining.NewTable(edition="landlord-2013", seats=sitting))).id)
            if allowed:
                await carried_out(table, NOBODY, live.Pace(pace="fast"))
                assert table.about.pace == hub.load(table.id).about.pace == "fast"
                continue
            for seat in (NOBODY, Seat(1)):
                with pytest.raises(BadInput) as refused:
                    await carried_out(table, seat, live.Pace(pace="fast"))
                assert refused.value.code == "not-host"
        store.close()

    run(test)
