"""Who is absent, who may decide that a bot sits in, what it knows, and how one comes back. The clock is turned."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from altbau.core.engine.ids import Seat, by_seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining, live
from altbau.core.messages import table as table_messages
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.play.bots import any_action
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.table.log.table_log import TableLog
from altbau.table.seats.absence import AWAY, SILENT, Absence
from altbau.table.seats.substitution import Seating
from tests import loops
from tests.any_game import SomeGame
from tests.server.players import store_of
from tests.server.test_autoplay import AT_ONCE, ENDING, FRIEND, PERSON, bot, needs_nobody, started

A, B, C, D = (Seat(number) for number in range(4))
TICK = 0.1
THIRD = joining.NewSeat(name="Cem", kind="link")
FOURTH = joining.NewSeat(name="Dana", kind="link")
CLEO = joining.NewSeat(name="Cleo", kind="human")  # at the device of the first


def turned(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test on a clock that is turned."""

    async def whole() -> None:
        await test()

    loops.run_at_once(whole())


async def with_people(*seats: joining.NewSeat, **more: object) -> LiveTable:
    """A table to which all its people have come."""
    table = await started(*seats, **more)  # type: ignore[arg-type]
    for number, each in by_seat(table.seats):
        if each.kind == "link":
            table.keys.locks[number].secrets.append("somebody's")
    return table


def there(table: LiveTable, *seats: Seat) -> None:
    """The people of these seats, and nobody else, have connections."""
    table.showing.online = frozenset(seats)
    table.observers.viewers_changed()


async def vote(table: LiveTable, seat: Seat, about: Seat, yes: bool = True) -> None:
    """Vote for a bot in a seat."""
    id = f"{seat} {table.seq} {yes}"
    await carried_out(table, seat, live.Vote(id=id, seat=SEAT_NAMES[about], yes=yes))


async def back(table: LiveTable, seat: Seat) -> None:
    """Take a seat back."""
    await carried_out(table, seat, live.RetakeSeat(id=f"back {table.seq}"))


async def refused(code: str, act: Awaitable[object]) -> None:
    """It can't be done, for that reason, and changes nothing."""
    with pytest.raises(BadInput) as error:
        await act
    assert error.value.code == code


def told(table: LiveTable) -> list[tuple[str, str | None]]:
    """What everybody is told of those who play."""
    return [(each.told, each.seat) for each in table.showing.notices()]


# --- who is absent ----------------------------------------------------------------------------------------------------


def test_who_has_no_connection_for_a_while_is_absent_until_there_again() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND, bot("random"))
        there(table, A)
        gone = asyncio.get_running_loop().time()
        await asyncio.sleep(AWAY - TICK)
        assert not table.showing.absent
        await asyncio.sleep(2 * TICK)
        assert table.showing.absent == {B: Absence(gone, 1)}
        assert [(each.seat, each.since) for each in table.showing.public().absent] == [("B", gone)]
        there(table, A, B)
        assert not table.showing.absent

    turned(test)


def test_who_is_asked_and_silent_is_absent_until_a_word() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND)
        asked = asyncio.get_running_loop().time()
        await asyncio.sleep(SILENT - TICK)
        assert not table.showing.absent
        await asyncio.sleep(2 * TICK)
        assert table.showing.absent == {A: Absence(asked, 1)}
        await carried_out(table, A, live.AutoPass(card="police", on=True))
        assert not table.showing.absent

    turned(test)


@pytest.mark.parametrize("edition", [key for key in EDITIONS if key != "monopoly"])
def test_silence_in_a_window_makes_nobody_absent(edition: str) -> None:
    """It would tell of a card in hand."""

    async def test() -> None:
        chance = Random(5)
        table = await with_people(PERSON, FRIEND, edition=edition)
        table.about.window_limit = 300  # longer than silence may be
        windows = 0
        while not table.game.over and windows < 3:
            s = table.game.state
            top = s.stack.top
            if top.window(s) and not top.free() and not table.game.must_pass:
                await asyncio.sleep(SILENT + 1)
                assert s is table.game.state and not table.showing.absent
                windows += 1
            action = any_action(table.game.state, chance.randrange)
            await table.change("play", {"action": action})
        assert windows

    turned(test)


def test_where_one_person_plays_nobody_is_absent() -> None:
    async def test() -> None:
        table = await with_people(PERSON, bot("random"))
        there(table)
        await asyncio.sleep(10 * SILENT)
        assert not table.showing.absent

    turned(test)


def test_whoever_is_out_of_a_game_may_leave() -> None:
    """The others play on, and need no word of theirs; the lead passes as ever."""

    async def test() -> None:
        table = await with_people(PERSON, FRIEND, THIRD, edition="monopoly")
        game: SomeGame = table.game.copy()
        game.state = game.state.copy()
        game.state.bankrupt[B] = True
        game.state.out.append(B)
        table.log.lay(game)
        there(table, A, C)
        await asyncio.sleep(2 * AWAY)
        assert not table.showing.absent
        await refused("not-absent", vote(table, A, B))
        there(table, A)
        await asyncio.sleep(AWAY + TICK)
        assert table.showing.absent.keys() == {C}
        there(table, A, B)
        await vote(table, A, C)  # alone, as only one is left who plays
        assert table.log.seating.sitting.keys() == {C}

    turned(test)


# --- who decides ------------------------------------------------------------------------------------------------------


def test_one_who_is_alone_decides_alone_and_of_several_two_must_agree() -> None:
    async def test() -> None:
        pair = await with_people(PERSON, FRIEND)
        four = await with_people(PERSON, FRIEND, THIRD, FOURTH)
        there(pair, A)
        there(four, A, C, D)
        await asyncio.sleep(AWAY + TICK)
        await vote(pair, A, B)
        assert set(pair.log.seating.sitting) == {B}
        await vote(four, A, B)
        assert not four.log.seating.sitting and four.showing.public().absent[0].wanted == ["A"]
        await refused("vote-changes-nothing", vote(four, A, B))
        await vote(four, A, B, yes=False)
        await vote(four, C, B)
        assert not four.log.seating.sitting
        await vote(four, D, B)
        assert set(four.log.seating.sitting) == {B} and told(four) == [("sits-in", "B")]

    turned(test)


def test_those_who_play_at_one_device_have_one_vote() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND, CLEO, FOURTH)
        there(table, A, D)
        await asyncio.sleep(AWAY + TICK)
        await vote(table, C, B)
        await refused("vote-changes-nothing", vote(table, A, B))
        assert not table.log.seating.sitting
        await vote(table, D, B)
        assert set(table.log.seating.sitting) == {B}

    turned(test)


def test_who_is_there_can_not_be_voted_out() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND, bot("random"))
        await refused("not-absent", vote(table, A, B))
        await refused("not-absent", vote(table, A, C))
        there(table, A)
        await asyncio.sleep(AWAY - TICK)
        await refused("not-absent", vote(table, A, B))

    turned(test)


def test_who_comes_in_time_needs_no_votes() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND, THIRD)
        there(table, A, C)
        await asyncio.sleep(AWAY + TICK)
        await vote(table, A, B)
        there(table, A, B, C)
        await asyncio.sleep(TICK)
        assert not table.log.seating.wanted
        there(table, A, C)
        await asyncio.sleep(AWAY + TICK)
        await vote(table, C, B)
        assert not table.log.seating.sitting

    turned(test)


def test_by_itself_a_bot_sits_in_only_where_the_table_was_started_so_and_somebody_is_left() -> None:
    async def test() -> None:
        for sit_in, here, sitting in ((False, {A}, set()), (True, {A}, {B}), (True, set(), set())):
            table = await with_people(PERSON, FRIEND)
            table.about.sit_in = sit_in
            there(table, *here)
            await asyncio.sleep(2 * AWAY)
            assert set(table.log.seating.sitting) == sitting

    turned(test)


def test_after_two_time_outs_in_a_row_a_bot_sits_in() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND)
        chance = Random(1)
        for acts in ("time", "move", "time", "time"):
            assert A not in table.log.seating.sitting
            await play_until(table, A, chance)
            if acts == "time":
                await table.change("time", {"seat": A, "counts": True})
            else:
                tokens = table.game.legal_tokens[0]
                await carried_out(table, A, live.Move(id="m", seq=table.seq, tokens=tokens))
        assert A in table.log.seating.sitting
        assert told(table)[-2:] == [("timed-out", "A"), ("sits-in", "A")]

    turned(test)


async def play_on(table: LiveTable, most: int, chance: Random) -> None:
    """Play the people's part for so many entries at most."""
    while not table.game.over and table.seq < most:
        if needs_nobody(table):
            await answered(table)
        else:
            await table.change("play", {"action": any_action(table.game.state, chance.randrange)})


async def answered(table: LiveTable) -> None:
    """Done when what is asked now has been answered."""
    seq = table.seq
    while table.seq == seq:
        await asyncio.sleep(TICK)


async def play_until(table: LiveTable, seat: Seat, chance: Random) -> None:
    """Play for the others until a seat has something to choose."""
    while table.game.asked != seat or table.game.must_pass:
        if table.game.must_pass:
            await answered(table)
        else:
            await table.change("play", {"action": any_action(table.game.state, chance.randrange)})


# --- the bot, and the way back ----------------------------------------------------------------------------------------


@pytest.mark.seeds(3, 40)
@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_that_sit_in_play_on_and_leave_at_any_moment(edition: str, seed: int) -> None:
    """Whoever comes back chooses the next thing; the log leads to the same seating and the same game again."""

    async def test() -> None:
        chance = Random(seed)
        table = await with_people(PERSON, FRIEND, THIRD, edition=edition, seed=seed, options=ENDING.get(edition))
        body = table_body(table)
        table.seats[B].auto_pass = {"police", "alibi"}
        decided = []
        for _ in range(12):
            await table.change("sit-in", {"seat": B})
            await refused("bot-sits-in", carried_out(table, B, live.Undo(id="u", seq=table.seq)))
            shown = table.showing.table_for(B)
            assert shown.question is None or not shown.question.choices
            assert not shown.can_undo and shown.out_of_turn is None
            await play_on(table, table.seq + chance.randrange(6), chance)
            await back(table, B)
            await refused("seat-is-yours", back(table, B))
            if table.game.asked == B and not table.game.must_pass:
                seq = table.seq
                await asyncio.sleep(10)
                assert table.seq == seq
                decided.append(seq)
            await play_on(table, table.seq + chance.randrange(4), chance)
        again = TableLog(body)
        for entry in store_of(table).entries:  # type: ignore[attr-defined]
            again.replay(entry, [])
        assert (again.seating, again.match.log) == (table.log.seating, table.log.match.log)

    turned(test)


def table_body(table: LiveTable) -> dict[str, object]:
    """How a table was started, as far as its log needs to know."""
    match = table.log.match
    return {
        "edition": table.game.edition, "options": match.options, "cards": {}, "seed": match.seed,
        "seats": [None] * table.game.players,
    }  # fmt: skip


def test_a_bot_that_sits_in_says_nothing_and_the_log_says_that_it_has_played() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND, pace=AT_ONCE)
        await table.change("sit-in", {"seat": A})
        first = table.seq
        while table.game.asked == A:
            await answered(table)
        plays = store_of(table).entries[first:]  # type: ignore[attr-defined]
        assert plays and all(each.body["seat"] == A and each.body["why"] is None for each in plays)
        assert table.log.truths.last is None
        assert table.log.seating.played_on == {A}

    turned(test)


def test_where_bots_sit_in_for_all_nothing_goes_on_unseen() -> None:
    async def test() -> None:
        table = await with_people(PERSON, FRIEND, pace=AT_ONCE)
        there(table)
        for seat in (A, B):
            await table.change("sit-in", {"seat": seat})
        await asyncio.sleep(1)
        seq = table.seq
        await asyncio.sleep(1000)
        assert table.seq == seq and table.observers.idle()

    turned(test)


# --- windows end ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [30, 300])
def test_a_window_ends_at_the_limit_of_its_table_and_everybody_sees_when(limit: table_messages.WindowLimit) -> None:
    """Whoever does not answer passes; nobody is hurried who plays alone, or in a turn."""

    async def test() -> None:
        chance = Random(5)
        table = await with_people(PERSON, FRIEND, edition="wucherer-1997")
        alone = await with_people(PERSON, bot("random"), edition="wucherer-1997")
        table.about.window_limit = alone.about.window_limit = limit
        ended = 0
        while not table.game.over and ended < 3:
            s = table.game.state
            top, clock = s.stack.top, asyncio.get_running_loop().time()
            until = table.showing.public().until
            if top.free() or not top.window(s):
                assert until is None
            elif until is not None and not table.game.must_pass:
                assert until == pytest.approx(clock + limit)
                await asyncio.sleep(limit - TICK)
                assert s is table.game.state
                await asyncio.sleep(2 * TICK)
                assert store_of(table).entries[-1].kind == "time"  # type: ignore[attr-defined]
                ended += 1
                table.log.seating = Seating()
                continue
            await table.change("play", {"action": any_action(table.game.state, chance.randrange)})
            await asyncio.sleep(0)
        assert ended
        while not alone.game.over and alone.seq < 60:
            assert alone.showing.public().until is None
            await play_on(alone, alone.seq + 1, chance)

    turned(test)
