"""Many watch one table: what they get is made once for all who may know as much."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from altbau.core import wire
from altbau.core.ids import FIRST, NOBODY, Seat, seats
from altbau.errors import BadInput
from altbau.games import TableMessage
from altbau.server.hub import Hub
from altbau.server.limits import UNLIMITED, Limits
from altbau.server.pace import Pace
from altbau.server.store import Store
from altbau.server.tables import LiveTable, Watcher
from tests.any_game import viewers
from tests.server.players import ThinkingHere
from tests.server.test_autoplay import Forgetful, run

SEATS = [wire.NewSeat(name="Ann", kind="human"), wire.NewSeat(name="Ben", kind="link")]


def told(watchers: list[Watcher]) -> list[Watcher]:
    """Who would be sent something now; afterwards nobody."""
    found = [watcher for watcher in watchers if watcher.changed.is_set()]
    for watcher in found:
        watcher.changed.clear()
    return found


async def started(folder: Path) -> LiveTable:
    """A table of two people; A begins."""
    hub = Hub(Store(folder / "tables.sqlite"), Pace(), ThinkingHere())
    wanted = wire.NewTable(edition="landlord-2013", seats=SEATS, options={"starter": "A"})
    return await hub.table((await hub.create(wanted)).id)


def test_an_update_is_made_once_for_all_who_know_as_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: Counter[int] = Counter()
    shown = LiveTable.shown

    def counted(table: LiveTable, seat: Seat) -> TableMessage:
        made[seat] += 1
        return shown(table, seat)

    async def test() -> None:
        table = await started(tmp_path)
        monkeypatch.setattr(LiveTable, "shown", counted)
        watchers = [table.watch(seat, 0, UNLIMITED) for seat in (*seats(2), *[NOBODY] * 50)]
        first = [table.update(watcher) for watcher in told(watchers)]
        assert (len(first), len(set(first))) == (52, 3)
        assert made == {0: 1, 1: 1, NOBODY: 1}
        await table.change("move", {"seat": 0, "tokens": "done"}, "m1", table.seq)
        second = [table.update(watcher) for watcher in told(watchers)]
        assert (len(second), len(set(second))) == (52, 3)
        assert made == {0: 2, 1: 2, NOBODY: 2}
        assert not set(first) & set(second)
        table.store.close()

    run(test)


def test_only_players_are_seen_to_come_and_go(tmp_path: Path) -> None:
    async def test() -> None:
        table = await started(tmp_path)
        watchers = [table.watch(seat, 0, UNLIMITED) for seat in (FIRST, NOBODY, NOBODY)]
        before = table.update(watchers[1])
        told(watchers)
        guest = table.watch(NOBODY, 0, UNLIMITED)
        table.unwatch(guest)
        assert told(watchers) == []
        friend = table.watch(Seat(1), 0, UNLIMITED)
        assert told(watchers) == watchers
        with_friend = table.update(watchers[1])
        table.unwatch(friend)
        assert told(watchers) == watchers
        assert len({before, with_friend, table.update(watchers[1])}) == 3
        table.store.close()

    run(test)


def test_spectators_leave_room_for_players(tmp_path: Path) -> None:
    async def test() -> None:
        table = await started(tmp_path)
        limits = Limits(watchers=2, devices=1)
        for seat in (NOBODY, *viewers(2)):
            table.watch(seat, 0, limits)
        for seat, code in ((NOBODY, "too-many-watchers"), (Seat(0), "too-many-devices"), (Seat(1), "too-many-devices")):
            with pytest.raises(BadInput) as refused:
                table.watch(seat, 0, limits)
            assert refused.value.code == code
        table.store.close()

    run(test)


# --- bots among themselves --------------------------------------------------------------------------------------------

BOTS = [wire.NewSeat(name=name, kind="bot", bot="random") for name in ("Cleo", "Dora")]
NO_PAUSE = Pace(reaction=(0, 0), bot=0, hidden=0, between=0)


def test_bots_among_themselves_play_while_somebody_watches() -> None:
    async def test() -> None:
        store = Forgetful()
        hub = Hub(store, NO_PAUSE, ThinkingHere())  # type: ignore[arg-type]
        wanted = wire.NewTable(edition="landlord-2013", seats=BOTS, seed=3, games=2)
        created = await hub.create(wanted)
        assert not any(seat.secret or seat.invitation for seat in created.seats)
        table = await hub.table(created.id)
        for most in (5, 10):
            while not table.idle():
                await asyncio.sleep(0)
            before = table.seq
            watcher = table.watch(NOBODY, 0, UNLIMITED)
            while table.seq < before + most:
                await asyncio.sleep(0)
            table.unwatch(watcher)
            while not table.idle():
                await asyncio.sleep(0)
            assert before + most <= table.seq <= before + most + 1  # what was being said then
        table.watch(NOBODY, 0, UNLIMITED)
        while not table.match.over:
            await asyncio.sleep(0)
        assert table.match.number == 2
        assert store.records == []  # the lists are for people

    run(test)


def test_who_watches_bots_sets_their_pace(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(tmp_path / "tables.sqlite")
        hub = Hub(store, NO_PAUSE, ThinkingHere())
        for sitting, allowed in ((BOTS, True), (SEATS, False)):
            table = await hub.table((await hub.create(wire.NewTable(edition="landlord-2013", seats=sitting))).id)
            if allowed:
                await table.set_pace(NOBODY, wire.Pace(pace="fast"))
                assert table.pace == hub.load(table.id).pace == "fast"
                continue
            for seat in (NOBODY, Seat(1)):
                with pytest.raises(BadInput) as refused:
                    await table.set_pace(seat, wire.Pace(pace="fast"))
                assert refused.value.code == "not-host"
        store.close()

    run(test)
