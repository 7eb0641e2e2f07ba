"""The programs of a host that play at tables, each in a process of its own (`confined.py`).

What a program does must show in nothing but its moves, or two of them could talk by it, and a hand could show. So a
move takes the same time whatever the program does meanwhile, and where it does nothing that can be played the default
is played then. What has failed is started anew, a few times in a game; that is not waited for, either.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from typing import Any, Final, NamedTuple, Protocol, TypeVar, cast

from altbau.core import text
from altbau.core.bots.bot import PROGRAM, Decision
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page.program import Budget
from altbau.errors import BadInput
from altbau.games import GAMES
from altbau.lab.programs import LAST_WORDS
from altbau.lab.talking import BROKEN, HEAR, Talk, Talking
from altbau.play.defaults import default
from altbau.play.game import Game
from altbau.server import measures
from altbau.server.live.confined import Confined, User, command_of, user_called
from altbau.table.names import FOR_PROGRAMS

THOUGHT: Final = 1.0  # seconds that a move takes,
IN_TIME: Final = 0.9  # and those in which the program has made it
BUDGET: Final = Budget(cpu=500)  # of it, as it is told
STARTING: Final = 5.0  # seconds until it has said hello
MOST_FAILURES: Final = 3  # after which it is not started any more in a game
MOST_RUNNING: Final = 16  # of them in a process of the server; another one is started anew when it is asked

NAME: Final = re.compile(r"\w[\w.-]{0,29}")

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Running(Protocol):
    """A program at the other end of a line, which stands still unless it is asked."""

    async def say(self, line: bytes, /) -> None:
        """Send a line. Raises BadInput."""

    async def hear(self) -> bytes:
        """The next line. Raises BadInput."""

    def go_on(self) -> None:
        """Let it run."""

    def rest(self) -> None:
        """Let it stand still."""

    async def leave(self, seconds: float, /) -> None:
        """Give it so long to end, and end it."""

    async def end(self) -> None:
        """End it."""

    def kill(self) -> None:
        """The same, without waiting for it."""


Start = Callable[[Sequence[str]], Awaitable[Running]]
Turn = Callable[[float], AbstractAsyncContextManager[None]]  # to think, for who waits since then


class Hosted(NamedTuple):
    """The programs that a host lets play, by name their commands, and with whose rights."""

    commands: Mapping[str, Sequence[str]]
    user: User


def hosted(written: Sequence[str], user: str | None) -> Hosted | None:
    """The same of words as `Hasty=node /srv/hasty.mjs`. Raises BadInput."""
    if not written:
        return None
    commands: dict[str, Sequence[str]] = {}
    for each in written:
        name, equals, command = each.partition("=")
        if not equals or not proper_program(name) or name in commands:
            raise BadInput("bad-value", place="--program", value=each, expected="NAME=COMMAND")
        commands[name] = command_of(command)
    return Hosted(commands, user_called(user))


class Place(NamedTuple):
    """Where a program plays: at which table, on which seat, and what it draws by."""

    table: str
    seat: Seat
    seed: int


class Programs:
    """All programs of a server, and those of their processes that run."""

    def __init__(self, hosted: Hosted | None, turn: Turn, start: Start | None = None) -> None:
        """`start` takes the place of a process of one's own."""
        self._commands = hosted.commands if hosted else {}
        self._start = start or (lambda command: Confined.started(command, cast(Hosted, hosted).user))
        self.turn = turn
        self._seated: dict[Seated, None] = {}  # those that run, in the order in which they were asked last
        self._talking: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def names(self) -> list[str]:
        """What they are called as bots."""
        return [PROGRAM + name for name in self._commands]

    def check(self, bots: Collection[str | None]) -> None:
        """Raises BadInput where one of these is a program that is not here."""
        for bot in bots:
            if bot and bot.startswith(PROGRAM) and bot not in self.names:
                raise BadInput("unknown-bot", bot=bot, known=", ".join(self.names))

    async def started(self, seated: "Seated") -> Running:
        """A new process. Raises BadInput."""
        command = self._commands.get(seated.name)
        if command is None:  # the host has taken it away since
            raise BadInput("program-gone")
        for other in [*self._seated][: max(0, len(self._seated) - MOST_RUNNING + 1)]:
            other.stop()
        try:
            return await self._start(command)
        except OSError:
            raise BadInput("program-gone") from None

    def runs(self, seated: "Seated", now: bool) -> None:
        """A program is asked last of all, or has no process any more."""
        self._seated.pop(seated, None)
        if now:
            self._seated[seated] = None

    def talk(self, act: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Say something to a program besides its table, unless all end before."""
        return kept(self._talking, act)

    def bury(self, process: Running) -> None:
        """End a process without waiting for it."""
        process.kill()
        kept(self._ending, process.end())

    async def close(self) -> None:
        """End all processes."""
        for seated in [*self._seated]:
            seated.stop()
        for task in self._talking:
            task.cancel()
        await asyncio.gather(*self._talking, return_exceptions=True)
        await asyncio.gather(*self._ending)


def kept(tasks: set[asyncio.Task[None]], act: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Do something beside all else; the event loop itself would forget about it."""
    task = asyncio.create_task(act)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task


NO_PROGRAMS: Final = Programs(None, lambda since: nullcontext())


class Seated:
    """A program on a seat of a table, as long as this process drives it. It is told one game after the other, each by a
    process of its own."""

    def __init__(self, programs: Programs, name: str, place: Place) -> None:
        self.name = name
        self._programs = programs
        self._place = place
        self._process: Running | None = None
        self._talk: Talk | None = None
        self._starting: asyncio.Task[None] | None = None
        self._number = 0  # of the game of its match
        self._failures = 0  # in this game, of whole processes
        self._noted: set[str] = set()  # what has gone wrong in it

    def prepare(self, game: Game, number: int) -> None:
        """Have a process for a game, unless that has failed too often."""
        if number != self._number:
            self.stop()
            self._number, self._failures, self._noted = number, 0, set()
        begun = self._process or (self._starting and not self._starting.done())
        if not (begun or game.over) and self._failures <= MOST_FAILURES:
            self._starting = self._programs.talk(self._start(game.copy()))

    async def decide(self, game: Game, number: int, since: float) -> list[Decision]:
        """Its whole move, up to the next question that all may know of, which is played in `game`. It takes a turn to
        think and then the same time, whatever the program does; `since` is as in `Thinking`."""
        self.prepare(game, number)
        if self._starting and not self._failures:  # it knows nothing yet that its time could tell
            await asyncio.wait([self._starting])
        async with self._programs.turn(since):
            begun = asyncio.get_running_loop().time()
            decisions = await self._thought(game)
        while not decided(game, self._place.seat, decisions):
            play(game, Decision(default(game.module, game.state), None), decisions)
        await asyncio.sleep(begun + THOUGHT - asyncio.get_running_loop().time())
        return decisions

    def end(self, game: Game) -> None:
        """The game is over: tell it, and have no process any more."""
        process, talk = self._process, self._talk
        if process and talk:
            self._process = None
            self._programs.runs(self, now=False)
            self._programs.talk(left(process, talk, game.copy()))

    def stop(self) -> None:
        """Have no process any more."""
        if self._starting:
            self._starting.cancel()
            self._starting = None
        process, self._process = self._process, None
        self._programs.runs(self, now=False)
        if process:
            self._programs.bury(process)

    async def _start(self, game: Game) -> None:
        """Begin the talk with a new process."""
        process: Running | None = None
        try:
            async with asyncio.timeout(STARTING):
                process = await self._programs.started(self)
                talk = Talk(game, self._place.seat, self._place.seed, BUDGET)
                await held(process, talk.begin())
        except (BadInput, TimeoutError) as error:
            self._process, self._talk = process, None
            known = error if isinstance(error, BadInput) else BadInput("program-silent", seconds=round(STARTING))
            self._failed(known, game)
        except BaseException:
            if process:
                self._programs.bury(process)
            raise
        else:
            process.rest()
            self._process, self._talk = process, talk
            self._programs.runs(self, now=True)

    async def _thought(self, game: Game) -> list[Decision]:
        """What it decides in time, which is played in `game`."""
        process, talk, decisions = self._process, self._talk, list[Decision]()
        if process is None or talk is None:
            return decisions
        self._programs.runs(self, now=True)
        try:
            async with asyncio.timeout(IN_TIME):
                process.go_on()
                while not decided(game, self._place.seat, decisions):
                    play(game, await decision_of(process, talk, game), decisions)
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
        """Note a failure, and have another process where nothing more can be said to this one. What it has said is not
        noted, as that may be its hand."""
        why = measures.code_of(error)
        measures.program_failed(self.name, why)
        if why not in self._noted:
            self._noted.add(why)
            place = {"program": self.name, "table": self._place.table, "seat": SEAT_NAMES[self._place.seat]}
            logger.warning("A program has failed: %s", {**place, "why": why})
        if error.code in (*BROKEN, "program-silent"):
            self._failures += 1
            self._starting = None
            self.stop()
            self.prepare(game, self._number)


def decided(game: Game, seat: Seat, decisions: Sequence[Decision]) -> bool:
    """Whether these are a whole move that has led to the game as it is: up to a question that all may know of."""
    return bool(decisions) and (game.asked != seat or game.question_open)


def play(game: Game, decision: Decision, decisions: list[Decision]) -> None:
    """Make a choice. Raises BadInput."""
    game.play(decision.action)
    decisions.append(decision)


async def decision_of(process: Running, talk: Talk, game: Game) -> Decision:
    """What a program chooses; it is not asked where there is nothing to choose. Raises BadInput."""
    if game.must_pass:
        return Decision(game.legal_actions[0], None)
    await held(process, talk.tell(game))
    return await held(process, talk.decide())


async def held(process: Running, talking: Talking[T]) -> T:
    """Carry a part of the talk to its end. Raises BadInput."""
    heard = b""
    while True:
        try:
            said = talking.send(heard) if heard else next(talking)
        except StopIteration as end:
            return cast(T, end.value)
        heard = b""
        if said is HEAR:
            heard = await process.hear()
        else:
            await process.say(said)


async def left(process: Running, talk: Talk, game: Game) -> None:
    """Tell a program how its game has ended, and let it end."""
    try:
        with suppress(BadInput, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                process.go_on()
                await held(process, talk.tell(game))
                await held(process, talk.end())
        await process.leave(LAST_WORDS)
    finally:
        await process.end()


def proper_program(name: str) -> bool:
    """Whether a program may be called so: as nothing that the texts call a bot."""
    taken = any(text.of(game.NAME).has(FOR_PROGRAMS, f"bot-{name}") for game in GAMES)
    return bool(NAME.fullmatch(name)) and not taken
