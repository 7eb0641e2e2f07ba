"""Resigning: a bot plays on to the end of the game, nobody waits for whoever has gone, and the place is behind all
others. The clock is turned."""

import asyncio
from random import Random

import pytest

from altbau.core.engine.ids import Seat
from altbau.core.messages import live
from altbau.games import EDITIONS
from altbau.play.bots import substitute
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.table.lists.list_rows import table_state
from altbau.table.log.table_log import TableLog
from altbau.table.seats.absence import AWAY
from altbau.table.timing.pace import Pace
from tests.any_game import SomeGame
from tests.server.players import store_of
from tests.server.test_absence import (
    FOURTH,
    THIRD,
    TICK,
    A,
    B,
    C,
    D,
    answered,
    back,
    play_on,
    refused,
    there,
    told,
    turned,
    with_people,
)
from tests.server.test_autoplay import ENDING, FRIEND, PERSON, bot, started
from tests.server.test_pause import wish

FAR = 10_000  # entries, more than any game here has


async def resign(table: LiveTable, seat: Seat) -> None:
    """Give the game up."""
    await carried_out(table, seat, live.Resign(id=f"r{seat}{table.seq}"))


@pytest.mark.seeds(2, 40)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_plays_on_to_the_end_and_the_place_is_behind_all_others(edition: str, seed: int) -> None:
    """At any moment; then the log leads to the same again, and lists and the final ranking say so."""

    async def test() -> None:
        chance = Random(seed)
        table = await with_people(
            PERSON, FRIEND, THIRD, bot("random"), edition=edition, seed=seed, options=ENDING.get(edition)
        )
        order = chance.sample((A, B, C), 2)
        for number, seat in enumerate(order):
            await play_on(table, table.seq + chance.randrange(30), chance)
            assert table.showing.table_for(seat).may == ["resign"]
            await resign(table, seat)
            shown = table.showing.table_for(seat)
            assert shown.may == [] and shown.seats[seat].resigned and told(table)[-1] == ("resigned", "ABC"[seat])
            for act in (back(table, seat), resign(table, seat)):
                await refused("has-resigned", act)
            assert set(table.log.seating.resigned) == set(order[: number + 1])
        await play_on(table, FAR, chance)
        ranking = table.showing.public().ranking
        assert [each.seat for each in ranking[-2:]] == ["ABC"[seat] for seat in reversed(order)]
        assert [each.place for each in ranking[-2:]] == [3, 4]
        assert [each.seat for each in ranking if each.resigned] == [each.seat for each in ranking[-2:]]
        assert set(table.showing.public().winners) == {each.seat for each in ranking if each.place == 1}
        row = table_state(table.log.match, table.log.seating, closed=False)
        assert row.places == table.log.match.places and set(row.instead) <= {"ABC"[seat] for seat in order}
        won = {seat for kind, seat in told(table) if kind == "wins"}
        assert won == (
            set() if table.game.winners == table.log.match.game_winners else set(table.showing.public().winners)
        )
        again = TableLog(store_of(table).body)  # type: ignore[attr-defined]
        for entry in store_of(table).entries:  # type: ignore[attr-defined]
            again.replay(entry, [])
        assert (again.seating, again.match.places) == (table.log.seating, table.log.match.places)

    turned(test)


def test_nobody_waits_for_whoever_has_resigned_and_gone() -> None:
    """No vote, no pause, no absence; and the others play on against bots."""

    async def test() -> None:
        table = await with_people(PERSON, FRIEND, THIRD, FOURTH)
        for seat in (B, C):
            await resign(table, seat)
        there(table, A, D)
        await asyncio.sleep(2 * AWAY)
        assert not table.showing.absent
        await wish(table, A)
        await wish(table, D)
        assert table.log.seating.paused
        await refused("has-resigned", resign(table, B))
        await resign(table, D)  # in a pause, too
        await carried_out(table, A, live.EndPause(id="g"))
        there(table, A)
        assert list(table.log.seating.sitting) == [B, C, D]
        await play_on(table, table.seq + 40, Random(1))
        assert table.seq > 40 and not table.showing.absent
        await carried_out(table, B, live.React(reaction="thumb"))  # and looks on

    turned(test)


def test_the_bot_is_a_steward_and_says_nothing_of_a_hand() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND)
        first = table.seq
        await resign(table, A)
        while table.game.asked == A or table.seq == first + 1:
            await answered(table)
        plays = [each for each in store_of(table).entries[first + 1 :] if each.body.get("by") == "stand-in"]  # type: ignore[attr-defined]
        assert plays and all(each.body["seat"] == A and each.body["why"] is None for each in plays)
        assert substitute(table.game.module) == "steward"

    turned(test)


def test_in_the_next_game_of_a_match_whoever_resigned_plays_again_and_the_score_says_who_was_played_on_for() -> None:
    async def test() -> None:
        chance = Random(3)
        table = await with_people(PERSON, FRIEND, edition="wucherer-1997", games=2)
        await table.change("sit-in", {"seat": A})
        await play_on(table, table.seq + 30, chance)
        await back(table, A)
        await resign(table, B)
        await play_on(table, FAR, chance)
        assert table.log.match.totals[B] == 0 < table.log.match.scores[B]
        await carried_out(table, B, live.Next(id="n", seq=table.seq))
        assert not table.log.seating.sitting and not table.log.seating.resigned
        assert table.showing.table_for(B).may == ["resign"] and not table.showing.table_for(B).seats[B].resigned
        await play_on(table, FAR, chance)
        assert table.log.match.over
        shown = table.showing.public()
        assert shown.match is not None and [each.instead for each in shown.ranking] == [False, False]
        assert [each.instead for each in shown.match.standing] == [True, True]
        assert table_state(table.log.match, table.log.seating, closed=False).instead == ["A", "B"]

    turned(test)


def test_records_say_for_whom_a_bot_has_played_on() -> None:
    async def test() -> None:
        chance = Random(2)
        table = await with_people(PERSON, FRIEND, THIRD, edition="landlord-2013")
        await resign(table, B)
        await play_on(table, FAR, chance)
        lines = [body for _, _, body in store_of(table).records]  # type: ignore[attr-defined]
        names = [
            (name, instead) for line in lines for name, instead in zip(line["players"], line["instead"], strict=True)
        ]
        assert names and all(instead == (name == "Ben") for name, instead in names)
        winners = {each.name for each in table.showing.public().ranking if each.place == 1}
        assert winners == set(lines[0]["players"]) and "Ben" not in winners

    turned(test)


def test_only_who_plays_can_resign() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND, bot("random"), edition="monopoly")
        await refused("spectator", resign(table, Seat(-1)))
        await table.change("sit-in", {"seat": B})
        await refused("bot-sits-in", resign(table, B))
        await asyncio.sleep(TICK)
        game: SomeGame = table.game.copy()
        game.state = game.state.copy()
        game.state.bankrupt[A] = True
        game.state.out.append(A)
        table.log.lay(game)
        assert table.showing.table_for(A).may == []
        await refused("out-of-game", resign(table, A))

    turned(test)


# --- to the end at once -----------------------------------------------------------------------------------------------


async def to_end(table: LiveTable, seat: Seat) -> None:
    """Let bots play to the end at once."""
    await carried_out(table, seat, live.PlayOut(id=f"e{seat}{table.seq}"))


@pytest.mark.seeds(2, 20)
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_only_bots_still_play_it_ends_at_once_with_its_whole_log(edition: str, seed: int) -> None:
    """As slow as the table usually is, seen or not; the log leads to the same end again."""

    async def test() -> None:
        chance = Random(seed)
        table = await with_people(
            PERSON, FRIEND, bot("random"), edition=edition, seed=seed, options=ENDING.get(edition), pace=Pace()
        )
        await play_on(table, table.seq + chance.randrange(30), chance)
        for seat in (A, B):
            await refused("people-play", to_end(table, seat))
            await resign(table, seat)
        begun = asyncio.get_running_loop().time()
        assert table.showing.table_for(A).may == ["to-end"]
        there(table, *chance.choice([(), (A,)]))
        await to_end(table, B)
        assert table.showing.table_for(A).may == []
        await refused("people-play", to_end(table, A))
        while not table.game.over:
            await asyncio.sleep(0)
        assert asyncio.get_running_loop().time() - begun < 1.0  # by a clock that stands still while somebody thinks
        again = TableLog(store_of(table).body)  # type: ignore[attr-defined]
        for entry in store_of(table).entries:  # type: ignore[attr-defined]
            again.replay(entry, [])
        assert again.match.log == table.log.match.log and again.seating == table.log.seating

    turned(test)


def test_who_plays_is_not_hurried_and_the_next_game_has_its_pauses_again() -> None:
    async def test() -> None:
        table = await with_people(PERSON, bot("random"), edition="wucherer-1997", games=2, pace=Pace())
        await refused("people-play", to_end(table, A))
        await resign(table, A)
        await to_end(table, A)
        while not table.game.over:
            await asyncio.sleep(0)
        await refused("people-play", to_end(table, A))
        await carried_out(table, A, live.Next(id="n", seq=table.seq))
        assert not table.log.seating.to_end and table.showing.table_for(A).may == ["resign"]

    turned(test)


def test_where_somebody_can_still_come_it_does_not_end_at_once() -> None:
    """Whoever comes then has the same disguise as anywhere."""

    async def test() -> None:
        table = await started(PERSON, FRIEND, bot("random"))
        assert not table.keys.is_taken(B)
        await resign(table, A)
        assert table.showing.table_for(A).may == []
        await refused("people-play", to_end(table, A))

    turned(test)
