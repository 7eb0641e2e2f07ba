"""The automatic player of a table answers in time for all who do not decide themselves, whatever bots and people do."""

import asyncio
import json
import logging
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from statistics import quantiles
from typing import Any

import pytest

from altbau.core.bots.bot import AnyBot, Decision, Reason
from altbau.core.engine.ids import FIRST, Action, Seat, by_seat
from altbau.core.engine.options import OptionValue
from altbau.core.engine.view import View
from altbau.core.messages import joining, live
from altbau.core.messages import table as table_messages
from altbau.errors import BadInput
from altbau.games import EDITIONS, game_of
from altbau.games.wucherer.rules.actions import BUILD
from altbau.games.wucherer.rules.cards import (
    ATTIC_APARTMENT,
    BOMB,
    HACKER,
    LUNATIC,
    POLICE,
    ROOF,
    SQUATTERS,
)
from altbau.games.wucherer.rules.hand import hand_of
from altbau.games.wucherer.rules.ids import Card, Slot
from altbau.games.wucherer.rules.moving import move_in
from altbau.play.bots import any_action, make, presets
from altbau.play.game import Game
from altbau.runtime import players
from altbau.runtime.automation import autoplay as module
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.bots import BotAnswer
from altbau.runtime.commands import carried_out
from altbau.runtime.home import Append, Dealt
from altbau.runtime.live_table import LiveTable
from altbau.runtime.observers import AnsweredQuestion
from altbau.server.error_log import JsonLines
from altbau.server.live.hub import Hub
from altbau.server.store.cluster.leases import Leases
from altbau.server.store.server_time import ServerClock
from altbau.table.log.table_log import Attempt, Entry, TableLog
from altbau.table.timing.pace import Pace
from altbau.table.timing.schedule import Answers, AnswerSchedule, Moments, PublicQuestion
from tests import loops
from tests.any_game import forward
from tests.server.conftest import SameSeeds
from tests.server.players import ThinkingHere, player_of, store_of

AT_ONCE = Pace(reaction=(0, 0), bot=0, claim=0, thought=(0, 0))
IN_TIME = 30.0  # seconds, for an answer that takes none
PERSON = joining.NewSeat(name="Ann", kind="human")
FRIEND = joining.NewSeat(name="Ben", kind="link")
ENDING: dict[str, dict[str, OptionValue]] = {
    "monopoly": {"turn-limit": 12}
}  # options without which a game could go on for ever


class Steady(ServerClock):
    """The time of a server that never stands still."""

    def now(self) -> float:
        """That of the event loop."""
        return asyncio.get_running_loop().time()


class Forgetful:
    """A store that keeps entries for as long as it lives."""

    name, listener, leases, timeline = "", None, Leases(), ""  # nobody else has it open

    def __init__(self) -> None:
        self.heart = Steady()
        self.entries: list[Entry] = []
        self.records: list[object] = []
        self.kept: dict[str, Game] = {}
        self.evidence = self.elsewhere = self

    def react(self, *_: object) -> None:
        """There is nobody else to tell."""

    def keep(self, id: str, game: Game) -> None:
        """Kept."""
        self.kept[id] = game

    def add_game(self, new: Dealt, _: object) -> Future[None]:
        """Kept."""
        self.body = new.body
        return self.prefer()

    def prefer(self, *_: object, **_more: object) -> Future[None]:
        """Kept."""
        done: Future[None] = Future()
        done.set_result(None)
        return done

    async def queue_write(self, new: Append) -> None:
        """Kept."""
        self.entries.append(new.entry)
        self.records += new.sheets

    add_admission = write_setting = prefer


def bot(name: str) -> joining.NewSeat:
    """A seat for a bot."""
    return joining.NewSeat(name=f"Bot {name}", kind="bot", bot=name)


async def started(
    *seats: joining.NewSeat,
    edition: str = "landlord-2013",
    seed: int = 3,
    pace: Pace = AT_ONCE,
    options: dict[str, OptionValue] | None = None,
    clock: table_messages.Clock = "none",
    chance: random.Random | None = None,
    games: int | None = None,
) -> LiveTable:
    """A new table whose people are there; seat A begins unless the options say otherwise."""
    first: dict[str, OptionValue] = {} if edition == "monopoly" else {"starter": "A"}
    wanted = joining.NewTable(
        edition=edition, seats=list(seats), seed=seed, options=first | (options or {}), clock=clock, games=games
    )  # fmt: skip
    hub = Hub(Forgetful(), pace, ThinkingHere(), chance or SameSeeds())  # type: ignore[arg-type]
    table = await hub.table((await hub.create(wanted)).id)
    table.showing.online = frozenset(number for number, seat in by_seat(table.seats) if not seat.bot)
    return table


async def answered(table: LiveTable) -> None:
    """Done when what is asked now has been answered."""
    seq = table.seq
    async with asyncio.timeout(IN_TIME):
        while table.seq == seq:
            await asyncio.sleep(0)


def needs_nobody(table: LiveTable) -> bool:
    """Whether no person has to answer."""
    return table.game.must_pass or table.game.state.asked in player_of(table).players.bots


async def play_on(table: LiveTable, most: int, decide: Callable[[View], int]) -> None:
    """Play the people's part for so many entries at most."""
    while not table.game.over and table.seq < most:
        if needs_nobody(table):
            await answered(table)
            continue
        seq, seat = table.seq, table.game.state.asked
        with suppress(BadInput):  # a bot may claim its rent meanwhile
            await table.change("play", {"action": decide(table.game.view(seat))}, seq=seq)
        assert table.seq != seq


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test with an event loop of its own."""

    async def whole() -> None:
        await test()

    loops.run(whole())


def drawn(edition: str, chance: random.Random) -> dict[str, OptionValue]:
    """Options of a table, each switch thrown by chance."""
    switches = [option for option in game_of(edition).options(edition) if isinstance(option.default, bool)]
    return {option.name: chance.random() < 0.5 for option in switches}


# --- nobody waits in vain ---------------------------------------------------------------------------------------------


@pytest.mark.seeds(3, 60)
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_ever_stuck(edition: str, seed: int) -> None:
    chance = random.Random(seed)
    options = drawn(edition, chance) | ENDING.get(edition, {})
    seats = [PERSON, bot("steward"), FRIEND, bot("random")][: 2 + seed % 3]

    async def test() -> None:
        table = await started(*seats, edition=edition, seed=seed, options=options)
        for number, each in by_seat(table.seats):
            if not each.bot and chance.random() < 0.5:
                table.seats[number].prefer("police", True)
        await play_on(table, 400, lambda view: any_action(view, chance.randrange))
        assert table.seq > 100 or table.game.over

    run(test)


class Broken:
    """A bot that fails in another way each time."""

    def __init__(self) -> None:
        self.failures = 0

    def decide(self, view: View) -> Decision:
        """Never."""
        self.failures += 1
        kind = self.failures % 7
        if kind < 5:
            raise (ZeroDivisionError, SystemExit, StopIteration, asyncio.CancelledError, BadInput)[kind]("broken")
        return (
            Decision(Action(-7), None) if kind == 5 else Decision(view.legal_actions[0], Reason("no-such-reason", {}))
        )


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bot_that_always_fails_finishes_its_games(edition: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        table = await started(PERSON, bot("steward"), bot("random"), edition=edition, options=ENDING.get(edition))
        player_of(table).players.bots = {Seat(1): Broken(), Seat(2): Broken()}
        await play_on(table, 5000, lambda view: forward(table.game.module, view))
        assert table.game.over
        assert len(caplog.records) == sum(each.failures for each in player_of(table).players.bots.values())  # type: ignore[union-attr]
        assert all(line.exc_info and table.id in line.getMessage() for line in caplog.records)

    run(test)


def test_what_is_logged_can_be_played_again(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        table = await started(PERSON, bot("steward"), options={"starter": "B"})
        player_of(table).players.bots = {Seat(1): Broken()}
        await answered(table)
        (line, *_) = caplog.records
        facts = json.loads(JsonLines().format(line))
        assert (facts["table"], facts["seat"], facts["bot"]) == (table.id, "B", "steward")
        assert facts["question"] == "play" and "broken" in facts["traceback"]
        assert '"seed"' not in json.dumps(facts)
        assert store_of(table).kept[facts["id"]].seed == 3  # type: ignore[attr-defined]

    run(test)


def test_the_pilot_goes_on_after_any_failure(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(module, "RETRY", 0)
    tried = TableLog._tried
    failures = iter([True, False, True, True])

    def failing(log: TableLog, entry: Entry) -> Attempt:
        if entry.kind == "play" and next(failures, False):
            raise ZeroDivisionError
        return tried(log, entry)

    async def test() -> None:
        monkeypatch.setattr(TableLog, "_tried", failing)
        table = await started(PERSON, bot("steward"), options={"starter": "B"})
        await answered(table)
        await answered(table)
        assert [line.levelno for line in caplog.records] == [logging.ERROR] * 3

    run(test)


# --- how long it takes ------------------------------------------------------------------------------------------------


def test_thinking_does_not_show() -> None:
    """An answer comes when it is due, counted from when it was asked, however long a bot thinks until then."""

    class Slow:
        async def decide(self, bot: AnyBot, view: View, since: float) -> BotAnswer:
            await asyncio.sleep(9)
            return BotAnswer(Decision(forward(game_of("landlord-2013"), view), None), bot)

    async def test() -> None:
        table = await started(PERSON, bot("steward"), options={"starter": "B"}, pace=Pace(bot=50, around=50))
        player = player_of(table)
        player.deciding.thinking = Slow()
        seq = table.seq
        await asyncio.sleep(49.9)
        assert table.seq == seq and player.asked.body
        await asyncio.sleep(0.2)
        assert table.seq == seq + 1

    loops.run_at_once(test())


@pytest.mark.parametrize(("pace", "starter"), [(Pace(reaction=(7, 7), around=9), "A"), (Pace(bot=7, around=9), "B")])
@pytest.mark.parametrize("hand", [[HACKER], [HACKER, LUNATIC]])
def test_a_bot_takes_as_long_whatever_it_holds(pace: Pace, starter: str, hand: list[Card]) -> None:
    async def test() -> None:
        table = await started(PERSON, bot("steward"), pace=pace, options={"starter": starter})
        s: Any = table.game.state
        s.hands[0], s.hands[1], s.roofs = hand_of([BOMB]), hand_of(hand), 0
        for seat in (0, 1, 1):
            s.build(seat, [HACKER], seat, ROOF)
        s.stack.run_to_choice(s, True)
        if starter == "A":
            await carried_out(table, Seat(0), live.Move(id="1", seq=table.seq, tokens="bomb B1"))
        table.observers.notify()
        await asyncio.sleep(0)
        asked = player_of(table).asked
        assert table.game.asked == 1
        assert asked.moments.first - asked.since == pytest.approx(7)

    run(test)


def test_no_message_of_a_player_puts_an_answer_off() -> None:
    async def test() -> None:
        table = await started(PERSON, bot("steward"), options={"starter": "B"}, pace=Pace(bot=0.2))
        asked = player_of(table).asked
        while player_of(table).asked is asked:
            on = not table.seats[0].auto_pass
            await carried_out(table, Seat(0), live.AutoPass(card="police", on=on))
            await asyncio.sleep(0.01)
            assert asyncio.get_running_loop().time() - asked.since < 0.22

    loops.run_at_once(test())


def test_answers_of_people_are_measured_where_they_had_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[float] = []
    monkeypatch.setattr(Answers, "add", lambda _, seconds: measured.append(seconds))

    async def test() -> None:
        table = await started(PERSON, FRIEND)
        s: Any = table.game.state
        s.hands[0], s.hands[1] = hand_of([BOMB, HACKER]), hand_of([POLICE])
        s.build(1, [HACKER], 1, ROOF)
        s.build(1, [HACKER], 1, ROOF)
        s.stack.run_to_choice(s, True)
        for seat, tokens, count in ((Seat(0), "bomb B1", 0), (Seat(1), "police", 1)):
            while table.game.must_pass:
                await answered(table)
            await carried_out(table, seat, live.Move(id=tokens, seq=table.seq, tokens=tokens))
            assert len(measured) == count
            assert all(0 < each < IN_TIME for each in measured)

    run(test)


def test_a_line_that_only_names_what_left_no_choice_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Seat] = []

    def hear(_: AutoPlayer, answer: AnsweredQuestion) -> None:
        if answer.chosen:
            heard.append(answer.entry.body["seat"])

    monkeypatch.setattr(AutoPlayer, "heard", hear)

    async def test() -> None:
        table = await started(PERSON, FRIEND)
        s: Any = table.game.state
        s.hands[0], s.hands[1] = hand_of([BOMB]), hand_of([POLICE])
        s.build(1, [HACKER], 1, ROOF)
        s.stack.run_to_choice(s, True)
        await carried_out(table, Seat(0), live.Move(id="a", seq=table.seq, tokens="bomb"))
        assert heard == [0]
        await carried_out(table, Seat(0), live.Move(id="b", seq=table.seq, tokens="B1"))
        assert heard == [0]

    run(test)


@pytest.mark.parametrize(
    ("edition", "most"),
    [
        ("landlord-2013", 6),
        ("monopoly", 6),
        pytest.param("wucherer-1997", 7, marks=pytest.mark.long),  # where a turn has more moves
        pytest.param("wucherer-1992", 6, marks=pytest.mark.long),
    ],
)
def test_four_at_a_table_wait_some_seconds_for_their_next_turn(
    edition: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nine times of ten at least, however much the three others do; each pause is counted instead of made."""
    rounds: defaultdict[tuple[int, int], float] = defaultdict(float)  # seconds by table, and number of the turn before
    moments = AnswerSchedule.moments
    tables: list[LiveTable] = []

    def counted(due: AnswerSchedule, question: PublicQuestion, pace: Pace) -> Moments:
        found = moments(due, question, pace)
        if question.bot and tables and (state := tables[-1].game.state).turn != 0:
            rounds[len(tables), state.turns - state.turn] += found.first - question.since
        return Moments(question.since)

    async def test() -> None:
        person = make("steward", 9, edition)
        while len(rounds) < 20:
            others = map(bot, presets(game_of(edition)))
            table = await started(PERSON, *others, edition=edition, pace=Pace(), seed=3 + len(tables))
            tables.append(table)
            while not table.game.over and len(rounds) < 20:
                await play_on(table, table.seq + 1, lambda view: person.decide(view).action)
        assert 1 < quantiles(rounds.values(), n=10)[-1] <= most

    monkeypatch.setattr(AnswerSchedule, "moments", counted)
    run(test)


# --- what silence and chance tell -------------------------------------------------------------------------------------


def test_a_card_that_is_not_asked_about_any_more_can_still_be_played() -> None:
    async def test() -> None:
        table = await started(PERSON, FRIEND)
        await carried_out(table, Seat(0), live.AutoPass(card="police", on=True))
        s: Any = table.game.state
        s.hands[0] = hand_of([POLICE])
        s.roofs = 0
        s.build(0, [HACKER], 0, ROOF)
        move_in(s, SQUATTERS, s.owned(Seat(0))[0].apartment(Slot(1)), Seat(1))
        s.stack.run_to_choice(s, True)
        table.observers.notify()
        async with asyncio.timeout(IN_TIME):
            while not player_of(table).idle():
                await asyncio.sleep(0)
        assert table.game.phase == "play"

    run(test)


def test_what_a_bot_says_of_its_turn_does_not_tell_whether_it_had_a_choice() -> None:
    class Content:
        def decide(self, view: View) -> Decision:
            """End the turn, whatever could be done in it."""
            return Decision(view.legal_actions[-1], Reason("nothing-better", {}))

    async def test() -> None:
        said = []
        for hand in ([], [BOMB]):
            table = await started(PERSON, bot("steward"), options={"starter": "B"})
            player_of(table).players.bots = {Seat(1): Content()}
            s: Any = table.game.state
            s.hands[1], s.roofs = hand_of(hand), 0
            for seat in (0, 0, 1):
                s.build(seat, [HACKER], seat, ROOF)
            s.stack.run_to_choice(s, True)
            assert table.game.must_pass == (not hand)
            table.log.truths.last = (FIRST, Reason("builds", {"coins": 1}))
            await answered(table)
            assert table.game.phase == "rent"
            said.append(table.log.truths.last)
        assert said[0] == said[1] == (1, Reason("nothing-better", {}))

    run(test)


def test_a_bots_move_is_one_whatever_its_hand_leaves_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many entries a building takes would tell whether the builder holds a roof, or different cards."""

    class Builder:
        def decide(self, view: View) -> Decision:
            """Build as soon as possible, and otherwise whatever comes first."""
            return Decision(BUILD if BUILD in view.legal_actions else view.legal_actions[0], None)

    async def test() -> None:
        for hand in ([HACKER, HACKER], [ATTIC_APARTMENT, HACKER], [BOMB, HACKER, POLICE]):
            table = await started(PERSON, bot("random"), options={"starter": "B"})
            player_of(table).players.bots = {Seat(1): Builder()}
            s: Any = table.game.state
            s.hands[1] = hand_of(hand)
            s.stack.run_to_choice(s, True)
            await answered(table)
            s = table.game.state
            assert (table.seq, table.game.question_open, len(s.buildings)) == (1, True, 1)

    run(test)


def test_bots_have_a_secret_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(name: str, seed: int, edition: str) -> object:
        seeds.append(seed)
        return make(name, seed, edition)

    monkeypatch.setattr(players, "make", noted)

    async def test() -> None:
        chance = SameSeeds()
        for _ in range(2):
            await started(PERSON, bot("steward"), bot("random"), seed=7, chance=chance)
        assert len(set(seeds)) == 4
        assert min(seeds) > 1 << 64  # but for a chance of one in 2 ** 62

    run(test)
