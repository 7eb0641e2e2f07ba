"""The last move is taken back if all others agree; all see who asks, and the result."""

import asyncio
from random import Random

import pytest

from altbau.core.engine.ids import Seat, seats
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining, live
from altbau.games import EDITIONS
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.table.log.table_log import TableLog
from tests.server.players import store_of
from tests.server.test_absence import CLEO, THIRD, A, B, C, play_on, refused, told, turned, with_people
from tests.server.test_autoplay import ENDING, FRIEND, PERSON, bot
from tests.server.test_pause import go_on, wish
from tests.server.test_resigning import resign


async def ask(table: LiveTable, seat: Seat, about: Seat, yes: bool = True) -> None:
    """Say yes or no to it that somebody takes the last move back, or ask for it."""
    message = live.Agree(id=f"t{seat}{table.seq}{yes}", what="take-back", seat=SEAT_NAMES[about], yes=yes)
    await carried_out(table, seat, message)


def mover(table: LiveTable) -> Seat | None:
    """Who may ask to take the last move back, if anybody."""
    return next((seat for seat in seats(len(table.seats)) if "take-back" in table.showing.table_for(seat).may), None)


@pytest.mark.seeds(2, 40)
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_all_others_agree_everybody_sees_what_was_before(edition: str, seed: int) -> None:
    """And the log leads to the same again."""

    async def test() -> None:
        chance = Random(seed)
        table = await with_people(
            PERSON, FRIEND, THIRD, bot("random"), edition=edition, seed=seed, options=ENDING.get(edition)
        )
        taken = 0
        while taken < 3:
            await play_on(table, table.seq + 1, chance)
            assert not table.game.over
            seat = mover(table)
            if seat is None:
                continue
            one, other = (each for each in (A, B, C) if each != seat)
            lines = table.log.lines
            await ask(table, seat, seat)
            assert told(table)[-1] == ("asks-back", "ABC"[seat])
            await refused("vote-changes-nothing", ask(table, seat, seat))
            await ask(table, one, seat)
            assert table.log.lines == lines
            asks = table.showing.public().wishes
            assert [(each.what, each.seat, len(each.yes)) for each in asks] == [("take-back", "ABC"[seat], 2)]
            await ask(table, other, seat)
            assert table.log.lines <= lines and table.game.asked is not None and not table.log.seating.wishes
            assert ("taken-back", "ABC"[seat]) in told(table) and mover(table) != seat
            assert all(each.after <= table.log.lines for each in table.showing.notices())
            taken += 1
            await play_on(table, table.seq + 3, chance)
        again = TableLog(store_of(table).body)  # type: ignore[attr-defined]
        for entry in store_of(table).entries:  # type: ignore[attr-defined]
            again.replay(entry, [])
        assert (again.seating, again.match.log) == (table.log.seating, table.log.match.log)
        assert again.game.checksum() == table.game.checksum()

    turned(test)


async def at_the_end_of_a_turn(*people: joining.NewSeat) -> LiveTable:
    """A table of Monopoly at which A has just ended a turn, so that B is asked to roll."""
    table = await with_people(*people, edition="monopoly", seed=2)
    chance = Random(1)
    while mover(table) != A or (question := table.showing.public().question) is None or question.name != "to-roll":
        await play_on(table, table.seq + 1, chance)
    return table


def test_one_no_ends_it_and_so_does_whoever_plays_on() -> None:
    async def test() -> None:
        table = await at_the_end_of_a_turn(PERSON, FRIEND, THIRD)
        await refused("not-asked-to-agree", ask(table, B, A))
        await ask(table, A, A)
        await ask(table, C, A, yes=False)
        assert not table.log.seating.wishes and told(table)[-1] == ("not-back", "C")
        await ask(table, A, A)
        await ask(table, A, A, yes=False)  # withdrawn, of which nothing is said
        assert not table.log.seating.wishes and told(table)[-1] == ("asks-back", "A")
        await ask(table, A, A)
        await carried_out(table, B, live.Move(id="m", seq=table.seq, tokens="roll"))
        assert not table.log.seating.wishes
        await refused("not-asked-to-agree", ask(table, C, A))
        await refused("take-back-answered", ask(table, A, A))
        await refused("take-back-chance", ask(table, B, B))
        await refused("unknown-seat", carried_out(table, B, live.Agree(id="z", what="take-back", seat="Z", yes=True)))

    turned(test)


def test_who_does_not_play_is_not_asked_and_bots_are_nobody_to_ask() -> None:
    async def test() -> None:
        table = await at_the_end_of_a_turn(PERSON, FRIEND, THIRD)
        await resign(table, C)
        await ask(table, A, A)
        asked = table.game.checksum()
        await ask(table, B, A)
        assert table.game.checksum() != asked and table.game.asked == A
        device = await at_the_end_of_a_turn(PERSON, CLEO)  # of both: whoever asks has agreed for the other
        await ask(device, A, A)
        assert device.game.asked == A
        alone = await with_people(PERSON, bot("random"), edition="monopoly")
        for _ in range(40):
            await play_on(alone, alone.seq + 1, Random(3))
            assert "take-back" not in alone.showing.table_for(A).may

    turned(test)


def test_in_a_pause_nothing_is_taken_back_and_no_time_is_given_back() -> None:
    async def test() -> None:
        table = await at_the_end_of_a_turn(PERSON, FRIEND)
        await ask(table, A, A)
        for seat in (A, B):
            await wish(table, seat)
        await refused("paused", ask(table, B, A))
        assert "take-back" not in table.showing.table_for(A).may
        await asyncio.sleep(1000)
        await go_on(table, B)
        await ask(table, B, A)
        assert table.game.asked == A

    turned(test)
