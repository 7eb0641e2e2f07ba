"""The programs of a host that play at tables, each in a process of its own (`sandbox.py`).

A program must show nothing but its moves: otherwise two of them could communicate, or a hand could be revealed. So a
move takes the same time whatever the program does meanwhile, and if the program has made no legal move by then, the
default is played. A process that has failed is restarted, a few times in a game; nothing waits for that, either.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import Final, NamedTuple, Protocol, TypeVar, cast

from altbau.core import text
from altbau.core.bots.bot import PROGRAM, Decision
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.bot_program import Budget
from altbau.errors import BadInput
from altbau.games import GAMES
from altbau.lab.bot_protocol import BROKEN, HEAR, Exchange, ProgramConversation
from altbau.lab.programs import LAST_WORDS
from altbau.play.default_moves import default
from altbau.play.game import Game
from altbau.runtime.bots import Program, ProgramSlot
from altbau.server import metrics
from altbau.server.processes.sandbox import SandboxedProcess, User, command_of, user_called
from altbau.table.seats.names import FOR_PROGRAMS

THOUGHT: Final = 1.0  # seconds that a move takes
IN_TIME: Final = 0.9  # seconds in which the program has to make it
BUDGET: Final = Budget(cpu=500)  # processor time for a move, as the program is told
STARTING: Final = 5.0  # seconds in which it has to say hello
MOST_FAILURES: Final = 3  # restarts in a game
MOST_RUNNING: Final = 16  # programs in a process of the server; one stopped to make room restarts when it is asked

NAME: Final = re.compile(r"\w[\w.-]{0,29}")

logger = logging.getLogger(__name__)

T = TypeVar("T")


class RunningProgram(Protocol):
    """A program at the other end of a line, which is stopped unless it is asked."""

    async def say(self, line: bytes, /) -> None:
        """Send a line. Raises BadInput."""

    async def hear(self) -> bytes:
        """The next line. Raises BadInput."""

    def go_on(self) -> None:
        """Let it run."""

    def rest(self) -> None:
        """Stop it until `go_on`."""

    async def leave(self, seconds: float, /) -> None:
        """Wait so long for it to end, then end it."""

    async def end(self) -> None:
        """End it."""

    def kill(self) -> None:
        """The same, without waiting for it."""


Start = Callable[[Sequence[str]], Awaitable[RunningProgram]]
Turn = Callable[[float], AbstractAsyncContextManager[None]]  # a turn to think, for a table that waits since then


class HostPrograms(NamedTuple):
    """The programs of a host: their commands by name, and the user that they run as."""

    commands: Mapping[str, Sequence[str]]
    user: User


def parse_programs(written: Sequence[str], user: str | None) -> HostPrograms | None:
    """The programs in options such as `Hasty=node /srv/hasty.mjs`; None without options. Raises BadInput."""
    if not written:
        return None
    commands: dict[str, Sequence[str]] = {}
    for each in written:
        name, equals, command = each.partition("=")
        if not equals or not proper_program(name) or name in commands:
            raise BadInput("bad-value", place="--program", value=each, expected="NAME=COMMAND")
        commands[name] = command_of(command)
    return HostPrograms(commands, user_called(user))


class Programs:
    """All programs of a server, and their running processes."""

    def __init__(self, hosted: HostPrograms | None, turn: Turn, start: Start | None = None) -> None:
        """`start` starts a process, by default a confined one."""
        self._commands = hosted.commands if hosted else {}
        self._start = start or (lambda command: SandboxedProcess.start(command, cast(HostPrograms, hosted).user))
        self.turn = turn
        self._seated: dict[SeatProgram, None] = {}  # those with a process, the one asked longest ago first
        self._exchanges: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def names(self) -> list[str]:
        """Their names as bots."""
        return [PROGRAM + name for name in self._commands]

    def check(self, bots: Collection[str | None]) -> None:
        """Raises BadInput where one of these is a program that is not here."""
        for bot in bots:
            if bot and bot.startswith(PROGRAM) and bot not in self.names:
                raise BadInput("unknown-bot", bot=bot, known=", ".join(self.names))

    def seat(self, name: str, place: ProgramSlot) -> "SeatProgram":
        """See `runtime/bots.py`."""
        return SeatProgram(self, name, place)

    async def start_process(self, seated: "SeatProgram") -> RunningProgram:
        """A new process. If there are too many, the programs asked longest ago lose theirs. Raises BadInput."""
        command = self._commands.get(seated.name)
        if command is None:  # the host has removed it since
            raise BadInput("program-gone")
        for other in [*self._seated][: max(0, len(self._seated) - MOST_RUNNING + 1)]:
            other.stop()
        try:
            return await self._start(command)
        except OSError:
            raise BadInput("program-gone") from None

    def runs(self, seated: "SeatProgram", now: bool) -> None:
        """Note that a program is asked now, or that it has no process any more."""
        self._seated.pop(seated, None)
        if now:
            self._seated[seated] = None

    def exchange(self, act: Coroutine[object, object, None]) -> "asyncio.Task[None]":
        """Say something to a program in a task, which `close` cancels."""
        return start_task(self._exchanges, act)

    def bury(self, process: RunningProgram) -> None:
        """Kill a process, and wait for its end in a task."""
        process.kill()
        start_task(self._ending, process.end())

    async def close(self) -> None:
        """End all processes."""
        for seated in [*self._seated]:
            seated.stop()
        for task in self._exchanges:
            task.cancel()
        await asyncio.gather(*self._exchanges, return_exceptions=True)
        await asyncio.gather(*self._ending)


def start_task(tasks: set[asyncio.Task[None]], act: Coroutine[object, object, None]) -> asyncio.Task[None]:
    """Start a task, and keep a reference to it: the event loop itself keeps none."""
    task = asyncio.create_task(act)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


NO_PROGRAMS: Final = Programs(None, lambda since: nullcontext())


class SeatProgram(Program):
    """A program on a seat of a table, while this process drives the table. Each game of a match gets a process of its
    own."""

    def __init__(self, programs: Programs, name: str, place: ProgramSlot) -> None:
        self.name = name
        self._programs = programs
        self._place = place
        self._process: RunningProgram | None = None
        self._conversation: ProgramConversation | None = None
        self._starting: asyncio.Task[None] | None = None
        self._number = 0  # of the game of its match
        self._failures = 0  # of processes in this game
        self._noted: set[str] = set()  # what has been logged of this game

    def prepare(self, game: Game, number: int) -> None:
        """Have a process for a game, unless that has failed too often."""
        if number != self._number:
            self.stop()
            self._number, self._failures, self._noted = number, 0, set()
        begun = self._process or (self._starting and not self._starting.done())
        if not (begun or game.over) and self._failures <= MOST_FAILURES:
            self._starting = self._programs.exchange(self._start(game.copy()))

    async def decide(self, game: Game, number: int, since: float) -> list[Decision]:
        """Its whole move, up to the next question that all may know of; it is played in `game`. It waits for a turn to
        think, and then takes `THOUGHT` seconds whatever the program does. `since` is as in `BotThinker`."""
        self.prepare(game, number)
        if self._starting and not self._failures:  # it knows nothing yet that the time could reveal
            await asyncio.wait([self._starting])
        async with self._programs.turn(since):
            begun = asyncio.get_running_loop().time()
            decisions = await self._thought(game)
        while not is_whole_move(game, self._place.seat, decisions):
            play_decision(game, Decision(default(game.module, game.state), None), decisions)
        await asyncio.sleep(begun + THOUGHT - asyncio.get_running_loop().time())
        return decisions

    def end(self, game: Game) -> None:
        """The game is over: tell the program, and let its process end."""
        process, conversation = self._process, self._conversation
        if process and conversation:
            self._process = None
            self._programs.runs(self, now=False)
            self._programs.exchange(end_program(process, conversation, game.copy()))

    def stop(self) -> None:
        """Kill its process, if it has one."""
        if self._starting:
            self._starting.cancel()
            self._starting = None
        process, self._process = self._process, None
        self._programs.runs(self, now=False)
        if process:
            self._programs.bury(process)

    async def _start(self, game: Game) -> None:
        """Start a process, and exchange greetings with it."""
        process: RunningProgram | None = None
        try:
            async with asyncio.timeout(STARTING):
                process = await self._programs.start_process(self)
                conversation = ProgramConversation(game, self._place.seat, self._place.seed, BUDGET)
                await carry_exchange(process, conversation.begin())
        except (BadInput, TimeoutError) as error:
            self._process, self._conversation = process, None
            known = error if isinstance(error, BadInput) else BadInput("program-silent", seconds=round(STARTING))
            self._failed(known, game)
        except BaseException:
            if process:
                self._programs.bury(process)
            raise
        else:
            process.rest()
            self._process, self._conversation = process, conversation
            self._programs.runs(self, now=True)

    async def _thought(self, game: Game) -> list[Decision]:
        """The decision within `IN_TIME` seconds, perhaps less than a move; it is played in `game`."""
        process, conversation, decisions = self._process, self._conversation, list[Decision]()
        if process is None or conversation is None:
            return decisions
        self._programs.runs(self, now=True)
        try:
            async with asyncio.timeout(IN_TIME):
                process.go_on()
                while not is_whole_move(game, self._place.seat, decisions):
                    play_decision(game, await decision_of(process, conversation, game), decisions)
        except BadInput as error:
            self._failed(error, game)
        except TimeoutError:
            self._failed(BadInput("program-silent", seconds=round(THOUGHT)), game)
        except BaseException:
            self.stop()
            raise
        process.rest()
        return decisions

    def _failed(self, error: BadInput, game: Game) -> None:
        """Log a failure, and restart the program if nothing more can be said to its process. What it has said is not
        logged, as that may be its hand."""
        why = metrics.code_of(error)
        metrics.program_failed(self.name, why)
        if why not in self._noted:
            self._noted.add(why)
            place = {"program": self.name, "table": self._place.table, "seat": SEAT_NAMES[self._place.seat]}
            logger.warning("A program has failed: %s", {**place, "why": why})
        if error.code in (*BROKEN, "program-silent"):
            self._failures += 1
            self._starting = None
            self.stop()
            self.prepare(game, self._number)


def is_whole_move(game: Game, seat: Seat, decisions: Sequence[Decision]) -> bool:
    """Whether these are a whole move that has led to the game as it is: up to a question that all may know of."""
    return bool(decisions) and (game.asked != seat or game.question_open)


def play_decision(game: Game, decision: Decision, decisions: list[Decision]) -> None:
    """Make a choice. Raises BadInput."""
    game.play(decision.action)
    decisions.append(decision)


async def decision_of(process: RunningProgram, conversation: ProgramConversation, game: Game) -> Decision:
    """The choice of a program; it is not asked where there is nothing to choose. Raises BadInput."""
    if game.must_pass:
        return Decision(game.legal_actions[0], None)
    await carry_exchange(process, conversation.tell(game))
    return await carry_exchange(process, conversation.decide())


async def carry_exchange(process: RunningProgram, exchange: Exchange[T]) -> T:
    """Carry a part of the conversation to its end: send its lines, and give it the program's. Raises BadInput."""
    heard = b""
    while True:
        try:
            said = exchange.send(heard) if heard else next(exchange)
        except StopIteration as end:
            return cast(T, end.value)
        heard = b""
        if said is HEAR:
            heard = await process.hear()
        else:
            await process.say(said)


async def end_program(process: RunningProgram, conversation: ProgramConversation, game: Game) -> None:
    """Tell a program how its game has ended, and let it end."""
    try:
        with suppress(BadInput, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                process.go_on()
                await carry_exchange(process, conversation.tell(game))
                await carry_exchange(process, conversation.end())
        await process.leave(LAST_WORDS)
    finally:
        await process.end()


def proper_program(name: str) -> bool:
    """Whether this can be the name of a program: it is well-formed, and no bot that the texts name has it."""
    taken = any(text.texts_of(game.NAME).has(FOR_PROGRAMS, f"bot-{name}") for game in GAMES)
    return bool(NAME.fullmatch(name)) and not taken
