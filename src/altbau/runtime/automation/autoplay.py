"""The automatic moves at a table: those of bots, and the answers of people who have nothing to choose."""

import asyncio
from dataclasses import dataclass

from altbau.core.bots.bot import AnyBot
from altbau.core.data import Data
from altbau.core.engine.ids import FIRST, NOBODY, Seat
from altbau.errors import BadInput
from altbau.play.default_moves import default
from altbau.play.game import Game
from altbau.runtime.automation.bot_moves import BotMoves
from altbau.runtime.automation.plans import begin_plan, change_plan, planned_move
from altbau.runtime.bots import BotThinker, Program, Programs
from altbau.runtime.home import Gone, monotonic
from altbau.runtime.live_table import LiveTable
from altbau.runtime.observers import AnsweredQuestion, Observer
from altbau.runtime.players import Players
from altbau.table.log.table_log import Attempt
from altbau.table.seats.access import orders_of
from altbau.table.seats.plans import ILLEGAL
from altbau.table.timing.clocks import at_leisure
from altbau.table.timing.pace import FACTORS, Pace
from altbau.table.timing.schedule import AnswerSchedule, Delays, Moments, PublicQuestion

RETRY = 3.0  # seconds until an answer that could not be stored is tried again


@dataclass
class PendingQuestion:
    """A question as it was put, and the automatic answer to it."""

    key: tuple[object, ...]  # differs from that of every other question of the match
    place: tuple[int, int]  # how long the log was, and the question's kind
    since: float  # when it was put, by the clock of the event loop
    moments: Moments  # when it may be answered
    seq: int = -1  # of the entry that has put it
    away: bool = False  # whether nobody is there for the seat asked
    until: float | None = None  # when a window to a person ends at the latest
    due: float = 0.0  # when it will be answered, once there is an answer
    kind: str = "play"  # of the entry with the answer
    body: Data | None = None  # the answer
    bot: AnyBot | Program | None = None  # the bot that gave it, with its memory afterwards
    noted: bool = False  # whether it has been logged that it could not be stored
    client: str | None = None  # the id of the entry with it, if it is a move of a plan
    failed: bool = False  # whether deciding it has failed, so that the default is played


class AutoPlayer(Observer):
    """Answers the questions of one table in a task of its own until a person has to. `timing/schedule.py` computes when
    each answer is due."""

    def __init__(self, table: LiveTable, pace: Pace, thinking: BotThinker, programs: Programs) -> None:
        self.table = table
        self.paces = {name: pace.with_name(name) for name in FACTORS}
        self.due = AnswerSchedule(pace, len(table.seats), table.about.people, table.home.chance)
        self.players = Players(table, programs)
        self.deciding = BotMoves(table, self.players, thinking)
        self.asked = PendingQuestion((), (-1, -1), 0, Moments(0))
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def note_change(self) -> None:
        """The table may have changed: start the task if there is something to answer and it does not run."""
        self.players.renew()
        self._notice()
        self._changed.set()
        if self.idle() and self._called():
            self._task = asyncio.create_task(self._run())

    def idle(self) -> bool:
        """Whether the task does not run: a person has to answer, or there is nothing to answer."""
        return self._task is None or self._task.done()

    def stop(self) -> None:
        """Stop answering."""
        if self._task:
            self._task.cancel()
        self.players.stop()

    def heard(self, answer: AnsweredQuestion) -> None:
        """A question was answered. If a person has answered a window that left a choice, the delays of later windows
        are drawn from the time that it took, too. A free choice takes longer and does not count."""
        entry, game, (_, _, delays, elsewhere) = answer.entry, answer.before, answer.put
        if delays and game.state.asked in self.players.bots:
            if elsewhere:
                self.due.count_pause(game.state.turns, delays)
            if answer.elsewhere and entry.kind == "play":
                self.due.came(delays, answer.seconds)
        table = game.state
        top = table.stack.top
        if entry.kind != "move" or not top.window(table) or top.free():
            return
        if table.asked == entry.body["seat"] and not game.must_pass and answer.chosen:
            self.due.answers.add(answer.seconds)

    def draw_delays(self, tried: Attempt) -> Delays | None:
        """The delays of the question that an entry puts, for any process that continues with it; they are drawn before
        anybody thinks. None if there is no question, or if the entry changes for whom bots sit in."""
        log, match = self.table.log, tried.match
        if match.game.over or tried.seating.sitting != log.seating.sitting:
            return None
        place = match.log_length, prompt_of(match.game)[0]
        question = self._question(match.game, match.game.state.asked, 0.0, place, away=False)
        moments = self.due.moments(question, self._pace)
        return Delays(moments.first, moments.step)

    def _notice(self) -> None:
        """Note since when the table waits for this answer, and draw when it may come, unless that was drawn with the
        question."""
        log, game = self.table.log, self.table.log.game
        table = game.state
        asked, prompt, away = table.asked, prompt_of(game), self.players.away()
        paused, to_end = log.seating.paused, log.seating.to_end
        played = (asked, prompt, away, asked in self.players.bots, paused, to_end)
        events = log.lines - len(log.told)
        key = (log.match.number, table.irreversible, events, game.actions_length, played)
        if key == self.asked.key:
            return
        put, place = self.table.observers.put, (events, prompt[0])
        delays = put.delays if put and put.seq == log.seq else None
        since = put.at if delays and put and put.seq != self.asked.seq else monotonic()
        moments, until = Moments(since), None
        if not (log.game_over or paused or to_end):
            question = self._question(game, asked, since, place, away)
            drawn = delays.after(since) if delays and not away else None
            moments = drawn or self.due.moments(question, self._pace)
            until = self.due.until(question)
        self.asked = PendingQuestion(key, place, since, moments, log.seq, away, until)
        self.table.showing.until = until

    @property
    def _pace(self) -> Pace:
        return self.paces[self.table.about.pace]

    def _question(self, game: Game, asked: Seat, since: float, place: tuple[int, int], away: bool) -> PublicQuestion:
        """What everybody can see of a question."""
        last = self.asked.place
        table = game.state
        top = table.stack.top
        return PublicQuestion(
            since,
            table.turns,
            self.players.bot_at(asked),
            top.window(table),
            top.free(),
            top.goes_round(),
            again=place[1] == last[1],
            quiet=place[0] == last[0],
            claim=any(seat not in self.players.bots for seat in game.module.claimants(table)),
            away=away,
            hopeless=top.hopeless(table),
            limit=self.table.about.window_limit,
        )

    async def _run(self) -> None:
        """Answer until a person has to. After a failure the table continues."""
        table = self.table
        while self._wanted():
            self._changed.clear()
            try:
                if table.log.game_over:
                    await self._deal()
                    continue
                self.players.prepare()
                if self.players.forgetful:
                    await self.deciding.remember(monotonic())
                if await self._claimed():
                    continue
                self._notice()
                if table.game.state.asked not in self.players.bots and not self._answers_itself():
                    return
                await self._answer()
            except Gone:
                return
            except BadInput as error:
                if not self._changed.is_set():  # not stored; else the table changed, and it is too late
                    if not self.asked.noted:
                        table.note("An answer could not be stored: %s", error, {})
                    self.asked.noted = True
                    await asyncio.sleep(RETRY)
            except Exception as error:
                table.note("An answer has failed: %s", error, {})
                self.asked.body, self.asked.failed = None, True
                await asyncio.sleep(RETRY)

    def _called(self) -> bool:
        """Whether there is anything to do before a person acts."""
        if not self._wanted():
            return False
        game = self.table.log.game
        if self.table.log.game_over or game.state.asked in self.players.bots or self._answers_itself():
            return True
        return any(seat in self.players.bots for seat in game.module.claimants(game.state))

    def _wanted(self) -> bool:
        """Whether the table is to continue by itself: this process drives it, and it is neither closed nor paused. A
        table of bots only continues while it is watched. One with people continues while its game runs, if it is
        watched, is to be played to the end, or has a person for whom no bot sits in."""
        table = self.table
        seating = table.log.seating
        if table.log.closed or seating.paused or not table.sharing.drives:
            return False
        watched = table.audience.connections.is_watched
        if table.about.people:
            return not table.log.game_over and (watched or seating.to_end or table.about.people > len(seating.sitting))
        return watched and not table.log.match.over

    async def _deal(self) -> None:
        """Deal the next game of a match after a pause, as there is no person to do it."""
        table, seq = self.table, self.table.seq
        try:
            await asyncio.wait_for(self._changed.wait(), self._pace.between)
        except TimeoutError:
            await table.drive("next", {"seat": FIRST}, seq)

    async def _claimed(self) -> bool:
        """Let a bot claim a rent that is due to it (M14); whether one did."""
        game = self.table.game
        for seat in game.module.claimants(game.state):
            tokens = game.module.always_out_of_turn(game.view(seat)) if seat in self.players.bots else None
            if tokens:
                await self.table.drive("move", {"tokens": tokens} | self.players.by(seat))
                return True
        return False

    async def _answer(self) -> None:
        """Give the answer when it is due, unless the table changes before."""
        table = self.table
        asked, seq = self.asked, table.seq
        seat = table.game.state.asked
        if seat not in self.players.bots and await begin_plan(table, seat):
            return
        if asked.body is None or not asked.bot:  # what a person has said may have changed since
            decided = asked.body is not None and asked.kind != "time"
            asked.kind, asked.body = await self.automatic_answer(asked)
            ready, until = monotonic(), latest(asked, table.showing.runs_out)
            if asked.kind == "time" and until:
                asked.due = until
            elif not decided:
                asked.due = asked.moments.due(ready)
            if asked.bot:
                self.due.thought(asked.moments, ready)
        if await self._undisturbed(asked.due - monotonic()):
            if asked.kind == "time" and table.log.time_left(table.home.play_time()):  # the server hung meanwhile
                table.observers.notify()
                return
            done = await table.drive(asked.kind, asked.body, seq, asked.client)
            if asked.client and done.rest:
                await change_plan(table, seat, lapsed=ILLEGAL)
            if asked.bot:
                self.players.bots[seat] = asked.bot

    async def _undisturbed(self, seconds: float) -> bool:
        """Wait so long, or at least until other tasks have run; whether the table has not changed meanwhile."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return not self._changed.is_set()
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return True
        return False

    async def automatic_answer(self, asked: PendingQuestion) -> tuple[str, Data]:
        """The answer for the seat asked, as an entry's kind and body: `time` for a person who is away or does not
        answer before the limit, the default for a person who has nothing to choose, or what a bot decides. A bot is
        asked even if it has nothing to choose: whether it gives a reason would show whether it had a choice."""
        game = self.table.game
        seat, until = game.state.asked, latest(asked, self.table.showing.runs_out)
        waits = asked.away or not self._has_nothing_to_say()
        if until is not None and (waits or asked.moments.due(monotonic()) >= until):
            return "time", {"seat": seat, "counts": self.players.silence_counts(seat)}
        if seat not in self.players.bots or asked.failed:
            if not asked.failed and (planned := planned_move(self.table, seat)):
                asked.client, tokens = planned
                return "move", {"seat": seat, "tokens": tokens}
            said = None if asked.failed else orders_of(self.table.seats, self.table.log.seating, seat).answer(game)
            return "play", {"action": said or default(game.module, game.state)} | self.players.by(seat)
        asked.bot = self.players.bots[seat]
        move, asked.bot = await self.deciding.move(asked.bot, seat, asked.since)
        return "play", move | self.players.by(seat)

    def _answers_itself(self) -> bool:
        """Whether the question is answered without the person asked: a window or a clock ends it, or a person who is
        there has nothing to choose."""
        if self.asked.away and self.table.showing.runs_out is None:
            return at_leisure(self.table.log.game.state) == NOBODY
        return latest(self.asked, self.table.showing.runs_out) is not None or self._has_nothing_to_say()

    def _has_nothing_to_say(self) -> bool:
        """Whether the person asked has nothing to choose, or only cards that they do not want to be asked about."""
        game = self.table.log.game
        asked = game.state.asked
        if game.must_pass or can_auto_pass(game, self.table.seats[asked].auto_pass):
            return True
        return self.players.said_in_advance()


def prompt_of(game: Game) -> tuple[int, ...]:
    """The question as numbers, its kind first."""
    return game.state.stack.top.prompt(game.state) or (0,)


def latest(asked: PendingQuestion, runs_out: float | None) -> float | None:
    """The latest time of an automatic answer for a person: the limit of a window, or the moment when a clock runs
    out."""
    return asked.until if runs_out is None else runs_out


def can_auto_pass(game: Game, auto_pass: set[str]) -> bool:
    """Whether all reactions with which the seat asked could answer are in `auto_pass`; passing is the last option."""
    if not auto_pass:
        return False
    *cards, last = game.legal_tokens
    return last == "pass" and all(card in auto_pass for card in cards)
