"""A pause: by consent of all who are present; then nothing happens until a player ends it. The time is simulated."""

import asyncio
from random import Random

import pytest

from altbau.core.engine.ids import Seat
from altbau.core.messages import live
from altbau.core.messages import table as table_messages
from altbau.games import EDITIONS
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.table.log.table_log import TableLog
from altbau.table.seats.absence import AWAY, SILENT
from tests.server.players import store_of
from tests.server.test_absence import (
    CLEO,
    THIRD,
    TICK,
    A,
    B,
    C,
    play_on,
    refused,
    table_body,
    there,
    told,
    turned,
    with_people,
)
from tests.server.test_autoplay import ENDING, FRIEND, PERSON, bot
from tests.server.test_clocks import timed

LONG = 100_000.0  # seconds


async def wish(table: LiveTable, seat: Seat, yes: bool = True) -> None:
    """Say yes or no to a pause."""
    await carried_out(table, seat, live.Agree(id=f"p{seat}{table.seq}{yes}", what="pause", seat=None, yes=yes))


async def go_on(table: LiveTable, seat: Seat) -> None:
    """End it."""
    await carried_out(table, seat, live.EndPause(id=f"g{table.seq}"))


def test_a_pause_takes_the_yes_of_all_who_are_there() -> None:
    """Those at one device are one; who is absent, or plays by a bot, is not asked."""

    async def test() -> None:
        table = await with_people(PERSON, FRIEND, THIRD, CLEO)
        await wish(table, B)
        await wish(table, A)
        assert not table.log.seating.paused
        await refused("vote-changes-nothing", wish(table, A))
        await wish(table, C, yes=False)
        assert not table.log.seating.wishes
        there(table, A, B)
        await asyncio.sleep(AWAY + TICK)
        await wish(table, B)
        assert not table.log.seating.paused
        await refused(
            "not-asked-to-agree", carried_out(table, C, live.Agree(id="n", what="pause", seat=None, yes=False))
        )
        await asyncio.sleep(AWAY + TICK)
        await wish(table, A)
        assert table.log.seating.paused and told(table)[-1] == ("paused", "A")
        await refused("vote-changes-nothing", wish(table, B))
        await go_on(table, B)
        assert not table.log.seating.paused and told(table)[-1] == ("goes-on", "B")
        await refused("vote-changes-nothing", go_on(table, A))

    turned(test)


@pytest.mark.parametrize("yes", [True, False])
def test_an_answer_to_a_proposal_that_has_ended_is_none_to_the_next(yes: bool) -> None:
    """Nor does a late yes propose the same again."""

    async def test() -> None:
        table = await with_people(PERSON, FRIEND, THIRD)
        await wish(table, B)
        (first,) = table.showing.public().wishes
        late = live.Agree(id=f"late {yes}", what="pause", seat=None, yes=yes, since=first.since)
        await wish(table, B, yes=False)
        await refused("stale", carried_out(table, C, late))
        assert not table.log.seating.wishes
        await wish(table, B)
        await refused("stale", carried_out(table, C, late))
        (second,) = table.showing.public().wishes
        assert second.yes == ["B"]
        await carried_out(table, A, live.Agree(id="in time", what="pause", seat=None, yes=True, since=second.since))
        (third,) = table.showing.public().wishes
        assert (third.since, third.yes) == (second.since, ["B", "A"])  # first who proposes it

    turned(test)


def test_who_plays_alone_needs_nobody() -> None:
    async def test() -> None:
        table = await with_people(PERSON, bot("random"))
        await wish(table, A)
        assert table.log.seating.paused
        await refused("spectator", carried_out(table, Seat(-1), live.EndPause(id="g")))

    turned(test)


@pytest.mark.seeds(2, 40)
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_a_pause_nothing_moves_and_then_all_goes_on(edition: str, seed: int) -> None:
    """Whatever is asked, of whom ever: no answer, no limit, no bot, nobody absent. The log leads to the same again."""

    async def test() -> None:
        chance = Random(seed)
        table = await with_people(
            PERSON, FRIEND, bot("random"), edition=edition, seed=seed, options=ENDING.get(edition)
        )
        body = table_body(table)
        for _ in range(8):
            await play_on(table, table.seq + chance.randrange(1, 12), chance)
            if table.game.over:
                break
            for seat in (A, B):
                await wish(table, seat)
            before = table.seq, table.game.state
            there(table, A)
            await asyncio.sleep(LONG)
            assert (table.seq, table.game.state) == before
            assert table.showing.until is None and not table.showing.absent
            await refused("paused", table.change("play", {"action": table.game.state.legal_actions[0]}))
            await refused("paused", carried_out(table, A, live.Undo(id="u", seq=table.seq)))
            there(table, A, B)
            await go_on(table, A)
            assert not table.showing.absent
        again = TableLog(body)
        for entry in store_of(table).entries:  # type: ignore[attr-defined]
            again.replay(entry, [])
        assert (again.seating, again.match.log) == (table.log.seating, table.log.match.log)

    turned(test)


@pytest.mark.parametrize("clock", ["turn-60", "game-600-10", "days-1"])
def test_a_clock_stands_in_a_pause_and_goes_on_where_it_stood(clock: table_messages.Clock) -> None:
    async def test() -> None:
        table = await timed(PERSON, FRIEND, edition="monopoly", clock=clock)
        seat = table.game.state.asked
        whole = table.showing.public().clocks["AB"[seat]]
        await asyncio.sleep(20)
        for each in (A, B):
            await wish(table, each)
        shown = table.showing.public()
        assert shown.runs_out is None and shown.clocks["AB"[seat]] == pytest.approx(whole - 20)
        await asyncio.sleep(LONG)
        assert table.showing.public() == shown
        await go_on(table, A)
        await asyncio.sleep(20)
        await carried_out(table, seat, live.Move(id="m", seq=table.seq, tokens="roll"))
        assert table.showing.public().clocks["AB"[seat]] == pytest.approx(whole - 40)

    turned(test)


def test_silence_is_counted_anew_after_a_pause() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND)
        await asyncio.sleep(SILENT - TICK)
        for seat in (A, B):
            await wish(table, seat)
        await asyncio.sleep(LONG)
        await go_on(table, B)
        await asyncio.sleep(SILENT - TICK)
        assert not table.showing.absent
        await asyncio.sleep(2 * TICK)
        assert table.showing.absent.keys() == {A}

    turned(test)
