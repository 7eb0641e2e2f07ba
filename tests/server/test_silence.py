"""Twin tables, which differ in what nobody sees: where somebody is asked who may have nothing to choose, bots and those
who have switched their cards off answer at the same instants at both, whatever a thought takes (Q180).
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import product
from typing import NamedTuple, TypeAlias, get_args

import pytest

from altbau import Game
from altbau.core.bots.bot import AnyBot, Decision
from altbau.core.engine.ids import FIRST, NOBODY, Action, Seat, seats
from altbau.core.engine.rng import seeded
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.core.messages import table as table_messages
from altbau.core.messages.table import USUAL_LIMIT
from altbau.games import EDITIONS, game_of
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.automation.clocks import Timekeeper
from altbau.runtime.bots import BotAnswer
from altbau.runtime.live_table import LiveTable
from altbau.runtime.observers import Observer
from altbau.server.processes.programs import NO_PROGRAMS
from altbau.table.seats.absence import Absence
from altbau.table.seats.substitution import Seating
from altbau.table.timing.clocks import RULES, by_correspondence, usual_limit
from altbau.table.timing.pace import FACTORS, Pace
from altbau.table.timing.schedule import LONGEST
from altbau.table.view.updates import Channels
from tests import loops
from tests.any_game import SomeGame, forward
from tests.engine.random_games import any_game, decisions
from tests.server.test_autoplay import started

BOT_NAMES = ("steward", "strategist")
POSITIONS = 4  # of a game
SOON = 0.5  # seconds after a change until it is looked whether somebody has a choice, less than any clock has
ANSWERS = 12  # at most that follow one
DECISIONS = 400  # of a random game
SHORTLY = 0.5  # seconds before a limit
LIMITS: tuple[table_messages.WindowLimit, ...] = get_args(table_messages.WindowLimit)


class Waited(NamedTuple):
    """What everybody sees of an answer: who gave it to what, how long the log was, and how long it took, in seconds;
    only in windows, since elsewhere everybody has a choice."""

    seat: Seat
    question: int
    log: int
    seconds: float | None


class Silent:
    """Lets every bot of an edition pass, and takes some time for it."""

    def __init__(self, edition: str, chance: random.Random) -> None:
        self.module = game_of(edition)
        self.chance = chance

    async def decide(self, bot: AnyBot, view: View, since: float) -> BotAnswer:
        """A decision, at once or in the last moment."""
        least, _ = Pace().thought
        await asyncio.sleep(self.chance.choice((0, least * 0.99, self.chance.uniform(0, least))))
        return BotAnswer(Decision(forward(self.module, view), None), bot)


def passable(game: SomeGame) -> list[Action]:
    """The cards of an edition that a seat can switch off."""
    return [card for card in game.module.AUTO_PASSABLE if card in game.state.edition.names]


async def table_at(
    game: Game, pace: table_messages.PaceName, people: int, clock: table_messages.Clock = "none"
) -> LiveTable:
    """A table at which so many people, who are there and have switched all cards off, and bots have come to such a
    position."""
    wanted = [
        joining.NewSeat(name=name, kind="human" if clock == "none" else "link")
        if number < people
        else joining.NewSeat(name=name, kind="bot", bot=BOT_NAMES[number % 2])
        for number, name in enumerate(SEAT_NAMES[: game.players])
    ]
    table = await started(*wanted, edition=game.edition, pace=Pace(), clock=clock)
    table.observers.stop()
    table.about.pace = pace
    table.log.lay(game)
    for seat in seats(people):
        table.keys.locks[seat].secrets.append("somebody's")
        table.seats[seat].auto_pass = {game.module.token(game.state.edition, card) for card in passable(game)}
    return table


class Onlooker(Observer):
    """Notes how a table goes on, and what those are told who look on."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.seen: list[Waited] = []
        self.told: list[tuple[float, bytes]] = []  # when, and what
        self._channels = Channels(table.showing)
        self.ended = asyncio.Event()
        self.put()

    def put(self) -> None:
        """A question is put now."""
        asyncio.get_running_loop().call_soon(self.note)
        s = self.table.game.state
        top = s.stack.top
        self.seq, self.since, self.window = self.table.seq, asyncio.get_running_loop().time(), top.window(s)
        self.question = s.asked, top.prompt(s)[0], len(self.table.game.log)

    def note_change(self) -> None:
        """It may have been answered."""
        if self.table.seq == self.seq or self.ended.is_set():
            return
        seconds = asyncio.get_running_loop().time() - self.since
        self.seen.append(Waited(*self.question, seconds if self.window else None))
        if self.table.game.over or len(self.seen) == ANSWERS:
            self.ended.set()
        else:
            self.put()

    def note(self) -> None:
        """Note what is told now."""
        news = self._channels.news(NOBODY, self._channels.renew())
        told = news.patch(self.table.showing.news(NOBODY, 0))
        self.told.append((asyncio.get_running_loop().time(), told))

    def idle(self) -> bool:
        """Always."""
        return True

    def stop(self) -> None:
        """Nothing is left to stop."""


def all_there(table: LiveTable) -> None:
    """Nobody leaves."""


def all_away(table: LiveTable) -> None:
    """The people leave, and have switched no card off."""
    table.showing.online = frozenset()
    for seat in table.seats:
        seat.auto_pass.clear()


def silent(table: LiveTable) -> None:
    """Whoever is asked is there and has long said nothing; no card is switched off."""
    table.showing.absent = {table.game.state.asked: Absence(0.0, 1)}
    for seat in table.seats:
        seat.auto_pass.clear()


def played_on(table: LiveTable) -> None:
    """A bot sits in for whoever is asked, all of whose cards are switched off."""
    table.log.seating = Seating(sitting={table.game.state.asked: 0})


def thinks(player: AutoPlayer) -> bool:
    """Whether somebody who is there has a choice, and may take until the limit."""
    return player.asked.kind == "time" and not player.asked.away


Prepare: TypeAlias = Callable[[LiveTable], None]
Meanwhile: TypeAlias = Callable[[LiveTable], Awaitable[None]]


async def answers(
    game: Game,
    pace: table_messages.PaceName,
    people: int,
    thoughts: int,
    prepare: Prepare = all_there,
    back: float | None = None,
) -> list[Waited]:
    """How a table goes on from a position until a person has to choose; `thoughts` seeds how long they take. People
    who are away come back after so many seconds, if at all."""
    onlooker = await looked_at(await table_at(game, pace, people), thoughts, prepare, back)
    return onlooker.seen


async def looked_at(
    table: LiveTable,
    thoughts: int,
    prepare: Prepare = all_there,
    back: float | None = None,
    meanwhile: Meanwhile | None = None,
) -> Onlooker:
    """Whoever has seen that, and what happens in the first window meanwhile."""
    prepare(table)
    onlooker = Onlooker(table)
    table.observers.follow(onlooker)
    table.observers.follow(Timekeeper(table))
    table.home.chance = random.Random(1)
    player = AutoPlayer(table, Pace(), Silent(table.game.edition, random.Random(thoughts)), NO_PROGRAMS)
    table.observers.follow(player)
    if back is not None:
        await asyncio.sleep(back)
        table.showing.online = frozenset(seats(table.about.people))
        table.observers.viewers_changed()
    if meanwhile:
        await meanwhile(table)
    seq, wait = table.seq, SOON
    while not (player.idle() or onlooker.ended.is_set() or thinks(player)):
        with suppress(TimeoutError):
            await asyncio.wait_for(onlooker.ended.wait(), wait)
        wait = 2 * wait if table.seq == seq else SOON  # a clock may run for days
        seq = table.seq
    table.observers.stop()
    return onlooker


def here(table: LiveTable) -> None:
    """All are there, and have switched no card off."""
    for seat in table.seats:
        seat.auto_pass.clear()


def twins(edition: str, seed: int) -> Iterator[tuple[Game, Game]]:
    """Positions in which somebody has a choice, and the same with other cards and purses in which there is none; or the
    other way round. Seat A, who is not asked, sees no difference."""
    rng = random.Random(seed)
    left = POSITIONS
    for number, game in enumerate(decisions(any_game(rng, edition), rng, DECISIONS)):
        s = game.state
        if not left:
            return
        if s.asked > 0 and s.stack.top.window(s):
            here, there = game.copy(), game.copy()
            there.state = game.module.determinize(game.view(Seat(0)), seeded(number))
            there.state.stack.run_to_choice(there.state, True)
            if here.must_pass != there.must_pass:
                yield here, there
                left -= 1


def compared(here: list[Waited], there: list[Waited]) -> int:
    """How many windows were answered alike before something happened that everybody sees otherwise."""
    alike = 0
    for one, other in zip(here, there, strict=False):
        if one[:3] != other[:3]:
            break
        assert one.seconds == pytest.approx(other.seconds)
        alike += one.seconds is not None
    return alike


BY_CORRESPONDENCE = [clock for clock in RULES if by_correspondence(clock)]
WITH_HANDS = [edition for edition in EDITIONS if game_of(edition).AUTO_PASSABLE]


@pytest.mark.seeds(4, 60)
@pytest.mark.parametrize("edition", WITH_HANDS)
def test_twins_answer_at_the_same_instants(edition: str, seed: int) -> None:
    for here, there in twins(edition, seed):
        for pace, person in product(FACTORS, (False, True)):
            people = 1 + here.state.asked * person  # whoever is asked first is a bot or a person
            one, other = (
                loops.run_at_once(answers(game, pace, people, thoughts)) for thoughts, game in enumerate((here, there))
            )
            assert compared(one, other) or person  # who may have been asked what can't be switched off


@pytest.mark.seeds(4, 60)
@pytest.mark.parametrize("edition", WITH_HANDS)
@pytest.mark.parametrize("prepare", [all_away, silent])
def test_a_window_waits_for_people_who_are_absent_with_and_without_an_answer(
    edition: str, seed: int, prepare: Prepare
) -> None:
    """Until its limit, and no instant longer; a free choice waits until they come."""
    for here, there in twins(edition, seed):
        s = here.state
        one, other = (loops.run_at_once(answers(each, "normal", here.players, 0, prepare)) for each in (here, there))
        if s.stack.top.free():
            assert one == other == []
        else:
            assert one[0].seconds == other[0].seconds == pytest.approx(USUAL_LIMIT)
            assert compared(one, other)


@pytest.mark.seeds(2, 40)
@pytest.mark.parametrize("edition", WITH_HANDS)
def test_after_a_pause_a_window_waits_for_its_whole_limit_with_and_without_an_answer(edition: str, seed: int) -> None:
    for here, there in twins(edition, seed):
        if here.state.stack.top.free():
            continue
        one, other = (loops.run_at_once(after_a_pause(each)) for each in (here, there))
        assert one[0].seconds == other[0].seconds == pytest.approx(USUAL_LIMIT)


async def after_a_pause(game: Game) -> list[Waited]:
    """How a table goes on whose people are away, after a pause in its first window."""
    table = await table_at(game, "normal", game.players)
    all_away(table)
    table.home.chance = random.Random(1)
    player = AutoPlayer(table, Pace(), Silent(game.edition, random.Random(0)), NO_PROGRAMS)
    table.observers.follow(player)
    await asyncio.sleep(USUAL_LIMIT / 2)
    seq = table.seq
    for paused in (True, False):
        table.log.seating = Seating(paused=paused)
        table.observers.notify()
        if paused:
            await asyncio.sleep(100 * USUAL_LIMIT)
    assert table.seq == seq
    onlooker = Onlooker(table)
    table.observers.follow(onlooker)
    while not (player.idle() or onlooker.ended.is_set()):
        with suppress(TimeoutError):
            await asyncio.wait_for(onlooker.ended.wait(), LONGEST)
    table.observers.stop()
    return onlooker.seen


async def agree(table: LiveTable, what: table_messages.Wish, about: Seat | None, *asked: Seat) -> None:
    """Let the first seat want something of those who are asked."""
    body = {"seat": FIRST, "what": what, "about": about, "yes": True, "asked": asked}
    await table.change("agree", body)


async def paused(table: LiveTable) -> None:
    """There is a long pause just before the limit."""
    await asyncio.sleep(table.about.window_limit - SHORTLY)
    await agree(table, "pause", None, FIRST)
    await asyncio.sleep(50 * table.about.window_limit)
    await table.change("go-on", {"seat": FIRST})


async def a_pause_is_asked_for(table: LiveTable) -> None:
    """Nobody answers that."""
    await asyncio.sleep(table.about.window_limit / 2)
    await agree(table, "pause", None, FIRST, Seat(1))


async def a_take_back_is_asked_for(table: LiveTable) -> None:
    """Nobody answers that."""
    await asyncio.sleep(table.about.window_limit / 2)
    await agree(table, "take-back", FIRST, Seat(1))


MEANWHILE: tuple[Meanwhile, ...] = (paused, a_pause_is_asked_for, a_take_back_is_asked_for)


@pytest.mark.seeds(2, 60)
@pytest.mark.parametrize("edition", WITH_HANDS)
def test_what_is_agreed_on_in_a_window_tells_nothing_of_a_hand(edition: str, seed: int) -> None:
    """With each limit and any clock: a pause in it, or what is asked for until it is over; not a byte and not a moment
    differs. Nobody waits for an answer to that, and a move is not taken back any more once the window is over."""
    chance, first = random.Random(seed), WITH_HANDS.index(edition) + seed
    for number, pair in enumerate(twins(edition, seed), start=first):
        limit, meanwhile = LIMITS[number % len(LIMITS)], MEANWHILE[number % len(MEANWHILE)]
        clock = chance.choice(["none", *RULES])
        one, other = (loops.run_at_once(with_limit(game, limit, clock, meanwhile)) for game in pair)
        if not pair[0].state.stack.top.free():  # else a clock runs, or it waits for its person
            before = [limit - SHORTLY, 50 * limit, limit] if meanwhile is paused else [limit / 2, limit / 2]
            assert [each.seconds for each in one.seen[: len(before)]] == pytest.approx(before)
            wishes = [each.what for each in one.table.log.seating.wishes]
            assert wishes == ["pause"] * (meanwhile is a_pause_is_asked_for)
        compared(one.seen, other.seen)
        for (moment, told), (moment_there, told_there) in zip(one.told, other.told, strict=False):
            if log_of(told) != log_of(told_there):
                break
            assert (moment, told) == (moment_there, told_there)


async def with_limit(
    game: Game, limit: table_messages.WindowLimit, clock: table_messages.Clock, meanwhile: Meanwhile
) -> Onlooker:
    """Whoever has seen a table go on whose people are away."""
    table = await table_at(game, "normal", game.players, clock)
    table.about.window_limit = limit
    return await looked_at(table, 0, all_away, meanwhile=meanwhile)


@pytest.mark.seeds(4, 60)
@pytest.mark.parametrize("edition", WITH_HANDS)
def test_who_comes_back_into_a_window_without_an_answer_is_as_slow_as_one_with_an_answer(
    edition: str, seed: int
) -> None:
    for pair in twins(edition, seed):
        helpless = next(each for each in pair if each.must_pass)
        waited = loops.run_at_once(answers(helpless, "normal", helpless.players, 0, all_away, back=20.0))
        assert 20.0 < (waited[0].seconds or 0.0) <= 20.0 + LONGEST


@pytest.mark.seeds(4, 60)
@pytest.mark.parametrize("edition", WITH_HANDS)
def test_a_bot_that_sits_in_answers_at_the_same_instant_with_and_without_a_card(edition: str, seed: int) -> None:
    for here, there in twins(edition, seed):
        one, other = (
            loops.run_at_once(answers(game, "normal", game.players, thoughts, played_on))
            for thoughts, game in enumerate((here, there))
        )
        assert compared(one, other)


@pytest.mark.seeds(4, 60)
@pytest.mark.parametrize("edition", WITH_HANDS)
@pytest.mark.parametrize(
    ("prepare", "clocks"),
    [(all_away, [*RULES]), (played_on, ["turn-60"]), (silent, ["turn-30", "game-600-10"]), (here, BY_CORRESPONDENCE)],
)
def test_a_clock_tells_nothing_of_a_hand(
    edition: str, seed: int, prepare: Prepare, clocks: list[table_messages.Clock]
) -> None:
    """Nobody is told anything else, or at another moment, with and without an answer in hand; also where time is up."""
    chance = random.Random(seed)
    for pair in twins(edition, seed):
        clock = chance.choice(clocks)
        one, other = (loops.run_at_once(watched(game, clock, thoughts, prepare)) for thoughts, game in enumerate(pair))
        free = pair[0].state.stack.top.free()
        limit = float(RULES[clock].budget if free else usual_limit(clock))
        assert one.told[0] == other.told[0] and compared(one.seen, other.seen)
        first, *_ = one.seen
        assert prepare is played_on or first.seconds == pytest.approx(limit)
        for (moment, told), (moment_there, told_there) in zip(one.told, other.told, strict=False):
            thought = one.table.log.seating.sitting and moment != moment_there  # where all see that there is a choice
            if thought or log_of(told) != log_of(told_there):
                break
            assert (moment, told) == (moment_there, told_there)


async def watched(game: Game, clock: table_messages.Clock, thoughts: int, prepare: Prepare) -> Onlooker:
    """Whoever has seen a table with clocks go on from a position."""
    return await looked_at(await table_at(game, "normal", game.players, clock), thoughts, prepare)


def log_of(told: bytes) -> bytes:
    """The log in a message."""
    return told[told.rindex(b'"log":') :]


@pytest.mark.seeds(4, 60)
@pytest.mark.parametrize("edition", WITH_HANDS)
def test_who_passes_beforehand_is_not_waited_for_and_the_hand_does_not_matter(edition: str, seed: int) -> None:
    for here, there in twins(edition, seed):
        top = here.state.stack.top
        if top.answers(here.state):
            told = [loops.run_at_once(passed_beforehand(game)) for game in (here, there)]
            assert told[0] == told[1] <= LONGEST


async def passed_beforehand(game: Game) -> float:
    """The seconds until a window is answered for somebody who is away, and has switched all cards off."""
    table = await table_at(game, "normal", game.players)
    table.showing.online = frozenset()
    table.home.chance = random.Random(1)
    player = AutoPlayer(table, Pace(), Silent(game.edition, random.Random(0)), NO_PROGRAMS)
    table.observers.follow(player)
    since, seq = player.asked.since, table.seq
    while table.seq == seq:
        await asyncio.sleep(0.01)
    table.observers.stop()
    return asyncio.get_running_loop().time() - since


@pytest.mark.seeds(4, 60)
@pytest.mark.parametrize("edition", WITH_HANDS)
def test_where_everybody_sees_that_there_is_no_answer_nobody_has_one(edition: str, seed: int) -> None:
    rng = random.Random(seed)
    for game in decisions(any_game(rng, edition), rng, DECISIONS):
        s = game.state
        top = s.stack.top
        imagined = game.module.determinize(game.view(None), seeded(rng.randrange(10**6)))
        assert top.hopeless(s) == top.hopeless(imagined)
        if top.hopeless(s):
            assert game.must_pass


def test_there_are_twins_in_reactions_and_free_choices() -> None:
    pairs = [here.state for edition in WITH_HANDS for seed in range(4) for here, _ in twins(edition, seed)]
    free = sum(s.stack.top.free() for s in pairs)
    assert 5 < free < len(pairs) - 5
