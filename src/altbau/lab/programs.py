"""External programs that play a seat: they read and write lines of JSON (`docs/bots.md`)."""

import os
import shlex
import subprocess
import sys
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final, TypeVar, cast

from altbau.core import text
from altbau.core.bots.bot import PROGRAM, Decision
from altbau.core.engine.ids import Seat
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages.bot_program import Budget
from altbau.errors import BadInput
from altbau.lab.bot_protocol import HEAR, USUAL, Exchange, ProgramConversation
from altbau.play.game import Game

PATIENCE: Final = 10  # an answer may take so many times the CPU budget in wall-clock time
LONGEST: Final = 1 << 16  # maximum bytes of a line
LAST_WORDS: Final = 2.0  # seconds for a program to end

T = TypeVar("T")


class LineConnection:
    """A connection by lines, in both directions, with limits for time and length of an answer."""

    def __init__(self, written: IO[bytes], read: IO[bytes]) -> None:
        self._written = written
        self._lines: Queue[bytes] = Queue()
        Thread(target=self._listen, args=(read.fileno(),), daemon=True).start()

    def _listen(self, read: int) -> None:
        """Read lines into the queue; what remains at the end is the last item, without a newline. It reads from the
        file descriptor, as Python can't exit while a thread waits in a buffered reader."""
        begun = b""
        while len(begun) <= LONGEST and (more := _read(read)):
            *lines, begun = (begun + more).split(b"\n")
            for line in lines:
                self._lines.put(line + b"\n")
        self._lines.put(begun)

    def say(self, said: bytes) -> None:
        """Send a line. Raises BadInput if the connection is closed."""
        try:
            self._written.write(said + b"\n")
            self._written.flush()
        except (BrokenPipeError, ValueError):
            raise BadInput("program-gone") from None

    def hear(self, seconds: float) -> bytes:
        """The next line. Raises BadInput if none comes in time, it is too long, or the connection is closed."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise BadInput("program-silent", seconds=round(seconds)) from None
        if len(line) > LONGEST:
            raise BadInput("program-line-too-long", most=LONGEST)
        if not line.endswith(b"\n"):
            raise BadInput("program-gone")
        return line


def _read(read: int) -> bytes:
    """Some bytes; empty at the end."""
    try:
        return os.read(read, LONGEST)
    except OSError:  # closed by `stop`
        return b""


class Follower:
    """A bot that gets the whole game, not only a view, as it goes on."""

    def hear(self, game: Game) -> None:
        """Receive the current game, before a question."""
        raise NotImplementedError

    def decide(self, view: View) -> Decision:
        """The decision in the game received last. Raises BadInput."""
        raise NotImplementedError

    def end(self, game: Game) -> None:
        """Receive the final game, if it is over, and finish."""
        raise NotImplementedError


class Program(Follower):
    """A bot at the other end of a connection. It is sent the game as it goes on, and asked for whole moves."""

    def __init__(self, line: LineConnection, game: Game, seat: Seat, seed: int, budget: Budget = USUAL) -> None:
        self.seat = seat
        self._line = line
        self._conversation = ProgramConversation(game, seat, seed, budget)
        self._patience = budget.cpu / 1000 * PATIENCE
        self._hold(self._conversation.begin())

    def hear(self, game: Game) -> None:
        self._hold(self._conversation.tell(game))

    def decide(self, view: View) -> Decision:
        return self._hold(self._conversation.decide())

    def end(self, game: Game) -> None:
        if game.over:
            self.hear(game)
            self._hold(self._conversation.end())

    def _hold(self, exchange: Exchange[T]) -> T:
        """Run a part of the conversation to its end, and return its result. Raises BadInput."""
        heard = b""
        while True:
            try:
                said = exchange.send(heard) if heard else next(exchange)
            except StopIteration as end:
                return cast(T, end.value)
            heard = b""
            if said is HEAR:
                heard = self._line.hear(self._patience)
            else:
                self._line.say(said)


class ProgramProcess(Follower):
    """A bot that is an external program: started for one game, and ended with it."""

    def __init__(self, name: str, seat: Seat, seed: int) -> None:
        self.name = name
        self.seat = seat
        self.seed = seed
        self._process: subprocess.Popen[bytes] | None = None
        self._program: Program | None = None
        self._failure: BadInput | None = None  # of the last `hear`; raised by `decide`

    def hear(self, game: Game) -> None:
        self._failure = None
        try:
            if self._program is None:
                self._process = process = start_process(self.name.removeprefix(PROGRAM))
                assert process.stdin and process.stdout
                self._program = Program(LineConnection(process.stdin, process.stdout), game, self.seat, self.seed)
            self._program.hear(game)
        except BadInput as error:
            self._failure = self._failed(error)

    def decide(self, view: View) -> Decision:
        if self._failure:
            raise self._failure
        assert self._program
        try:
            return self._program.decide(view)
        except BadInput as error:
            raise self._failed(error) from error

    def end(self, game: Game) -> None:
        if self._program:
            with suppress(BadInput):  # the game is over, so a program that has ended does no harm
                self._program.end(game)
        self.stop()

    def stop(self) -> int | None:
        """End the process. Returns its exit status, None if it had to be killed."""
        process, self._process, self._program = self._process, None, None
        if process is None:
            return 0
        assert process.stdin and process.stdout
        with suppress(BrokenPipeError):
            process.stdin.close()
        try:
            return process.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            return None
        finally:
            process.stdout.close()

    def _failed(self, error: BadInput) -> BadInput:
        """The error with the name and seat of the bot, after ending its process."""
        self.stop()
        return BadInput("program-failed", bot=self.name, seat=SEAT_NAMES[self.seat], problem=text.error("en", error))


def start_process(command: str, errors: int | None = None) -> "subprocess.Popen[bytes]":
    """Start a process; `errors` is where its standard error goes. Raises BadInput."""
    try:
        return subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
    except (OSError, ValueError, IndexError) as error:
        raise BadInput("bot-not-imported", bot=command, problem=str(error)) from None


def standard_streams() -> LineConnection:
    """The connection to the parent process by standard input and output. `print` is redirected to standard error."""
    line = LineConnection(sys.stdout.buffer, sys.stdin.buffer)
    sys.stdout = sys.stderr
    return line
