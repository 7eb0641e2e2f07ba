"""Programs that play a seat, in whatever language: they read and write lines of JSON (`docs/bots.md`)."""

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
from altbau.core.page.program import Budget
from altbau.errors import BadInput
from altbau.lab.talking import HEAR, USUAL, Talk, Talking
from altbau.play.game import Game

PATIENCE: Final = 10  # times the budget, by the clock, until an answer is overdue
LONGEST: Final = 1 << 16  # bytes of a line
LAST_WORDS: Final = 2.0  # seconds that a program has to end

T = TypeVar("T")


class Line:
    """Both directions of a connection, line by line. What takes longer than it may, or is too long, is no answer."""

    def __init__(self, written: IO[bytes], read: IO[bytes]) -> None:
        self._written = written
        self._lines: Queue[bytes] = Queue()
        Thread(target=self._listen, args=(read.fileno(),), daemon=True).start()

    def _listen(self, read: int) -> None:
        """Take in lines, the last of which is none; by the system's number, since Python can't end while a thread waits
        in a buffer of its own."""
        begun = b""
        while len(begun) <= LONGEST and (more := _read(read)):
            *lines, begun = (begun + more).split(b"\n")
            for line in lines:
                self._lines.put(line + b"\n")
        self._lines.put(begun)

    def say(self, said: bytes) -> None:
        """Send a line. Raises BadInput where nobody reads it."""
        try:
            self._written.write(said + b"\n")
            self._written.flush()
        except (BrokenPipeError, ValueError):
            raise BadInput("program-gone") from None

    def hear(self, seconds: float) -> bytes:
        """The next line. Raises BadInput where none comes in time."""
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
    """Some bytes; none where nothing more comes."""
    try:
        return os.read(read, LONGEST)
    except OSError:  # closed meanwhile
        return b""


class Follower:
    """A bot that is told the game as it goes on."""

    def hear(self, game: Game) -> None:
        """Be told the game as it is now, before a question."""
        raise NotImplementedError

    def decide(self, view: View) -> Decision:
        """What it does in the game that it has heard of last. Raises BadInput."""
        raise NotImplementedError

    def end(self, game: Game) -> None:
        """Be told how it has ended, if it has; nobody goes on with it."""
        raise NotImplementedError


class Program(Follower):
    """A bot at the other end of a line. It is told the game as it goes on, and asked for whole moves."""

    def __init__(self, line: Line, game: Game, seat: Seat, seed: int, budget: Budget = USUAL) -> None:
        self.seat = seat
        self._line = line
        self._talk = Talk(game, seat, seed, budget)
        self._patience = budget.cpu / 1000 * PATIENCE
        self._hold(self._talk.begin())

    def hear(self, game: Game) -> None:
        self._hold(self._talk.tell(game))

    def decide(self, view: View) -> Decision:
        return self._hold(self._talk.decide())

    def end(self, game: Game) -> None:
        if game.over:
            self.hear(game)
            self._hold(self._talk.end())

    def _hold(self, talking: Talking[T]) -> T:
        """Carry a part of the talk to its end. Raises BadInput."""
        heard = b""
        while True:
            try:
                said = talking.send(heard) if heard else next(talking)
            except StopIteration as end:
                return cast(T, end.value)
            heard = b""
            if said is HEAR:
                heard = self._line.hear(self._patience)
            else:
                self._line.say(said)


class Started(Follower):
    """A bot that is a program of its own: it is started when a game begins, and ended with it."""

    def __init__(self, name: str, seat: Seat, seed: int) -> None:
        self.name = name
        self.seat = seat
        self.seed = seed
        self._process: subprocess.Popen[bytes] | None = None
        self._program: Program | None = None
        self._failure: BadInput | None = None  # of what it was told last

    def hear(self, game: Game) -> None:
        self._failure = None
        try:
            if self._program is None:
                self._process = process = started(self.name.removeprefix(PROGRAM))
                assert process.stdin and process.stdout
                self._program = Program(Line(process.stdin, process.stdout), game, self.seat, self.seed)
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
            with suppress(BadInput):  # one that has gone meanwhile has missed nothing
                self._program.end(game)
        self.stop()

    def stop(self) -> int | None:
        """End the process; its exit status, None if it had to be killed."""
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
        """What has gone wrong, with whose fault it is."""
        self.stop()
        return BadInput("program-failed", bot=self.name, seat=SEAT_NAMES[self.seat], problem=text.error("en", error))


def started(command: str, errors: int | None = None) -> "subprocess.Popen[bytes]":
    """A process, perhaps with its errors somewhere else. Raises BadInput."""
    try:
        return subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
    except (OSError, ValueError, IndexError) as error:
        raise BadInput("bot-not-imported", bot=command, problem=str(error)) from None


def standard_streams() -> Line:
    """The line to whoever has started this program. What is printed goes where errors do."""
    line = Line(sys.stdout.buffer, sys.stdin.buffer)
    sys.stdout = sys.stderr
    return line
