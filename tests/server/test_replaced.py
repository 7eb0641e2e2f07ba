"""Another person is invited to a taken seat: only if the player is absent, all agree, and the time to object is over.
The time is simulated."""

import asyncio
from itertools import product

from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining, live
from altbau.runtime.automation.presence import Presence
from altbau.runtime.commands import accept_invitation, carried_out, renew_invitation
from altbau.runtime.live_table import LiveTable
from altbau.table.log.table_log import TableLog
from altbau.table.seats.absence import AWAY
from altbau.table.seats.access import digest
from altbau.table.seats.consent import OBJECTING
from tests.server.players import store_of
from tests.server.test_absence import (
    CLEO,
    FOURTH,
    THIRD,
    TICK,
    A,
    B,
    C,
    D,
    refused,
    table_body,
    there,
    told,
    turned,
    vote,
    with_people,
)
from tests.server.test_autoplay import FRIEND, PERSON, bot


async def agree(table: LiveTable, seat: Seat, yes: bool = True, about: Seat = B) -> None:
    """Say yes or no to somebody else in a seat."""
    id = f"{seat} {table.seq} {yes}"
    await carried_out(table, seat, live.Agree(id=id, what="guest", seat=SEAT_NAMES[about], yes=yes))


async def without_ben(*seats: joining.NewSeat) -> LiveTable:
    """A table whose second is absent, while all others are there."""
    table = await with_people(*(seats or (PERSON, FRIEND, THIRD, FOURTH)))
    there(table, *(Seat(number) for number in range(len(table.seats)) if number != B))
    await asyncio.sleep(AWAY + TICK)
    return table


async def agreed_by_all() -> LiveTable:
    """The same, when all have agreed that somebody else takes the seat."""
    table = await without_ben()
    for seat in (A, C, D):
        await agree(table, seat)
    return table


def test_it_takes_absence_the_yes_of_all_and_time_to_object() -> None:
    """Without one of them there is no invitation, and one that there is lets nobody in."""

    async def test() -> None:
        for absent, all_agree, waited in product((False, True), repeat=3):
            table = await without_ben()
            for seat in (A, C, D) if all_agree else (A, D):
                await agree(table, seat)
            await asyncio.sleep(OBJECTING + TICK if waited else OBJECTING - TICK)
            if not absent:
                there(table, A, B, C, D)
            unasked = await table.keys.invite(B)
            if not (absent and all_agree and waited):
                await refused("not-agreed", renew_invitation(table, A, "B"))
                await refused("not-agreed", accept_invitation(table, joining.Join(invitation=unasked)))
                continue
            seat, secret = await accept_invitation(
                table, joining.Join(invitation=await renew_invitation(table, A, "B"), name="Zoe")
            )
            assert (seat, table.keys.seat(secret)) == (B, B)
            assert told(table)[-1] == ("new-device", "B")

    turned(test)


def test_nobody_is_asked_twice_for_one_seat() -> None:
    """Whoever has come by consent is put out by a new one alone."""

    async def test() -> None:
        table = await agreed_by_all()
        await asyncio.sleep(OBJECTING + TICK)
        await accept_invitation(table, joining.Join(invitation=await renew_invitation(table, A, "B"), name="Zoe"))
        await refused("not-agreed", renew_invitation(table, A, "B"))
        await asyncio.sleep(AWAY + TICK)
        assert B in table.showing.absent and not table.log.seating.wishes
        await refused("not-agreed", renew_invitation(table, A, "B"))

    turned(test)


def test_who_returns_says_no_and_any_device_can() -> None:
    async def test() -> None:
        for act in (
            lambda table: there(table, A, B, C, D),
            lambda table: table.observers.presence.note_sign_of_life(B),
        ):
            table = await agreed_by_all()
            assert table.showing.public().wishes[0].until is not None
            act(table)
            await asyncio.sleep(TICK)
            assert not table.log.seating.wishes
            there(table, A, C, D)
            await asyncio.sleep(OBJECTING)
            await refused("not-agreed", renew_invitation(table, A, "B"))
        table = await agreed_by_all()
        await agree(table, B, yes=False)
        assert not table.log.seating.wishes

    turned(test)


def test_who_returns_in_a_pause_says_no() -> None:
    async def test() -> None:
        table = await agreed_by_all()
        for seat in (A, C, D):
            await carried_out(table, seat, live.Agree(id=f"pause {seat}", what="pause", seat=None, yes=True))
        assert table.log.seating.paused and table.log.seating.wishes
        there(table, A, B, C, D)
        await asyncio.sleep(TICK)
        there(table, A, C, D)
        assert not table.log.seating.wishes
        await asyncio.sleep(OBJECTING)
        await carried_out(table, A, live.EndPause(id="go on"))
        await asyncio.sleep(AWAY + TICK)
        await refused("not-agreed", renew_invitation(table, A, "B"))

    turned(test)


def test_everybody_asked_can_say_no() -> None:
    async def test() -> None:
        for seat in (A, C, D):
            table = await agreed_by_all()
            await agree(table, seat, yes=False)
            assert not table.log.seating.wishes
            await refused("vote-changes-nothing", agree(table, seat, yes=False))

    turned(test)


def test_who_asks_and_who_is_asked() -> None:
    """The host asks, and those at one device are one. Where nobody else is left there is nobody to agree, and those who
    have not come are nobody; a bot that sits in takes no vote away."""

    async def test() -> None:
        table = await without_ben()
        await refused("not-host", agree(table, C))
        await refused("not-absent", agree(table, A, about=C))
        await refused("no-guest", agree(table, A, about=A))
        await agree(table, A)
        await refused("vote-changes-nothing", agree(table, A))
        there(table, A, C)
        await asyncio.sleep(AWAY + TICK)
        await table.change("sit-in", {"seat": D})
        await agree(table, C)
        (wish,) = table.showing.public().wishes
        assert (wish.seat, wish.yes, wish.asked, wish.until) == ("B", ["A", "C"], ["A", "C", "D"], None)
        await agree(table, D)
        assert table.log.seating.sitting.keys() == {D}

        pair = await without_ben(PERSON, FRIEND, bot("random"))
        await refused("nobody-agrees", agree(pair, A))
        one_device = await without_ben(PERSON, FRIEND, CLEO)
        await refused("nobody-agrees", agree(one_device, A))

        open_seat = await without_ben(PERSON, FRIEND, THIRD)
        open_seat.keys.locks[C].secrets.clear()
        await refused("nobody-agrees", agree(open_seat, A))

    turned(test)


def test_who_comes_to_a_free_seat_has_a_say() -> None:
    async def test() -> None:
        table = await without_ben()
        table.keys.locks[D].secrets.clear()
        for seat in (A, C):
            await agree(table, seat)
        await asyncio.sleep(OBJECTING + TICK)
        await accept_invitation(table, joining.Join(invitation=await renew_invitation(table, A, "D"), name="Dana"))
        await refused("not-agreed", renew_invitation(table, A, "B"))
        await agree(table, D)
        await refused("not-agreed", renew_invitation(table, A, "B"))
        await asyncio.sleep(OBJECTING + TICK)
        assert await renew_invitation(table, A, "B")

    turned(test)


def test_a_restart_keeps_the_votes_and_gives_the_time_to_object_anew() -> None:
    """For as long as the server was not there nobody could say no."""

    async def test() -> None:
        table = await agreed_by_all()
        await vote(table, C, B)
        body = table_body(table)
        await asyncio.sleep(OBJECTING + TICK)
        again = TableLog(body)
        for entry in store_of(table).entries:  # type: ignore[attr-defined]
            again.replay(entry, [])
        assert again.seating == table.log.seating and again.seating.wanted

        table.observers.stop()
        table.showing.holds, table.showing.absent = {}, {}
        table.observers.presence = presence = Presence(table)
        table.observers.follow(presence)
        await asyncio.sleep(AWAY + TICK)
        assert table.log.seating.wishes and table.log.seating.wanted
        await refused("not-agreed", renew_invitation(table, A, "B"))
        await asyncio.sleep(OBJECTING)
        assert await renew_invitation(table, A, "B")

    turned(test)


def test_an_invitation_to_a_free_seat_needs_no_consent() -> None:
    async def test() -> None:
        table = await without_ben()
        table.keys.locks[B].secrets.clear()
        first, second = [await renew_invitation(table, A, "B") for _ in range(2)]
        await refused("spent-invitation", accept_invitation(table, joining.Join(invitation=first)))
        _, secret = await accept_invitation(table, joining.Join(invitation=second))
        assert table.keys.open(B, digest(secret))
        await refused("not-host", renew_invitation(table, C, "B"))

    turned(test)
