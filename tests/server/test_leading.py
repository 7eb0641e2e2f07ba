"""The lead of a table: it belongs to the person who started it, until it is given away or its holder is absent for a
day. It gives no view of hands. The time is simulated."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from altbau.core.engine.ids import by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining, live
from altbau.runtime.automation.host_succession import LONGEST
from altbau.runtime.commands import carried_out, transfer_host
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.store.store import Store
from altbau.server.store.wall_clock import timestamp
from altbau.table.seats.absence import AWAY
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.players import ThinkingHere
from tests.server.test_absence import CLEO, FOURTH, THIRD, TICK, A, B, C, D, refused, there, told, turned, with_people
from tests.server.test_autoplay import FRIEND, PERSON, bot

A_DAY = timedelta(seconds=LONGEST)
SLOWLY = live.Pace(pace="slow")


def hosts(table: LiveTable) -> str:
    """The seats whose viewers are told that they lead the table."""
    return "".join(SEAT_NAMES[seat] for seat, _ in by_seat(table.seats) if table.showing.table_for(seat).host)


def gone_for(table: LiveTable, time: timedelta) -> None:
    """It is written down that the host has been absent for so long."""
    table.about.host_gone = timestamp(datetime.now(UTC) - time)


def test_the_lead_is_given_to_another_person_and_nobody_sees_a_hand_by_it() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND, THIRD, bot("random"), CLEO)
        assert hosts(table) == "AE"
        await refused("not-host", transfer_host(table, B, "B"))
        for seat in ("A", "E", "D"):
            await refused("nobody-to-lead", transfer_host(table, A, seat))
        await refused("no-guest", transfer_host(table, A, "H"))
        table.keys.locks[C].secrets.clear()
        await refused("nobody-to-lead", transfer_host(table, A, "C"))
        before = [table.showing.table_for(seat) for seat, _ in by_seat(table.seats)]
        await transfer_host(table, A, "B")
        assert hosts(table) == "B" and told(table) == [("host", "B")]
        for number, shown in by_seat(before):
            now = table.showing.table_for(number)
            assert (now.hand, now.question) == (shown.hand, shown.question)  # type: ignore[union-attr]
        await refused("not-host", carried_out(table, A, SLOWLY))
        await carried_out(table, B, SLOWLY)
        await transfer_host(table, B, "E")
        assert hosts(table) == "AE"

    turned(test)


def test_the_next_person_who_is_there_leads_when_the_host_is_absent_for_a_day() -> None:
    async def test() -> None:
        for time, here, leads in (
            (A_DAY + timedelta(seconds=5), {C, D}, "C"),
            (A_DAY + timedelta(seconds=5), {D}, "D"),
            (A_DAY + timedelta(seconds=5), set(), "A"),
            (A_DAY - timedelta(hours=1), {C, D}, "A"),
        ):
            table = await with_people(PERSON, FRIEND, THIRD, FOURTH)
            there(table, *here)
            gone_for(table, time)
            await asyncio.sleep(AWAY + TICK)
            assert hosts(table) == leads
            there(table, A, C)
            await asyncio.sleep(TICK)
            assert hosts(table) == leads and not table.about.host_gone

    turned(test)


def test_a_host_who_comes_back_within_the_day_has_not_been_away() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND)
        there(table, B)
        await asyncio.sleep(AWAY + TICK)
        assert table.about.host_gone
        gone_for(table, A_DAY - timedelta(seconds=AWAY / 2))
        there(table, A, B)
        await asyncio.sleep(TICK)
        assert not table.about.host_gone
        there(table, B)
        await asyncio.sleep(2 * AWAY)
        assert hosts(table) == "A" and table.about.host_gone

    turned(test)


def test_the_lead_and_since_when_the_host_is_gone_outlive_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        seats = [joining.NewSeat(name=name, kind=kind) for name, kind in (("Ann", "human"), ("Ben", "link"))]  # type: ignore[arg-type]
        for lead in (False, True):
            store = Store(tmp_path / "tables.sqlite")
            hub = Hub(store, Pace(), ThinkingHere(), Random(int(lead)))
            created = await hub.create(joining.NewTable(edition="landlord-2013", seats=seats))
            table = await hub.table(created.id)
            await table.keys.join(str(created.seats[1].invitation))
            if lead:
                await transfer_host(table, A, "B")
            else:
                await asyncio.wrap_future(store.write_setting(table.id, "host_gone", "2026-01-01T00:00:00+00:00"))
            hub.stop()
            store.close()
            store = Store(tmp_path / "tables.sqlite")
            again = Hub(store, Pace(), ThinkingHere(), Random(1)).load(created.id)
            assert hosts(again) == ("B" if lead else "A")
            assert bool(again.about.host_gone) is not lead
            store.close()

    loops.run(test())
