"""Programs that play a seat, in whatever language: they read and write lines of JSON (`docs/bots.md`)."""

import os
import shlex
import subprocess
import sys
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final, TypeAlias, TypeVar

import msgspec

from altbau.core import text
from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.page import live, wire
from altbau.core.page.program import Ask, Begin, Budget, End, Hello
from altbau.errors import BadInput
from altbau.lab.sight import Sight
from altbau.play.game import Game

PROGRAM: Final = "program:"  # before the command, where a bot is named
USUAL: Final = Budget(cpu=1000)
PATIENCE: Final = 10  # times the budget, by the clock, until an answer is overdue
LONGEST: Final = 1 << 16  # bytes of a line
SHOWN: Final = 40  # bytes of a line that is no message
LAST_WORDS: Final = 2.0  # seconds that a program has to end

M = TypeVar("M", bound=wire.Wire)
Answer: TypeAlias = live.Move | live.Refresh
HELLO: Final = msgspec.json.Decoder(Hello)
ANSWER: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


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
        self.budget = budget
        self.answered = 0  # questions
        self._line = line
        self._game = game
        self._sight = Sight(game, seat)
        self._patience = budget.cpu / 1000 * PATIENCE
        self._rest: list[Action] = []  # of the move that it is making
        self._last: Action | None = None  # what it has done of that
        self._line.say(begin(game, seat, seed))
        hello = self._read(HELLO)
        if hello.version != wire.VERSION:
            error = BadInput("program-version", version=hello.version, known=wire.VERSION)
            self._refuse(error)
            raise error

    def hear(self, game: Game) -> None:
        if game.actions_length and game.actions[-1] != self._last:
            self._rest = []  # it goes on otherwise
        self._game = game
        told = self._sight.follow(game)
        if told is not None:
            self._line.say(told)

    def decide(self, view: View) -> Decision:
        if not self._rest:
            self._rest = self._ask()
        self._last = self._rest.pop(0)
        return Decision(self._last, None)

    def end(self, game: Game) -> None:
        if game.over:
            self.hear(game)
            self._tell(End(record=game.record()))

    def _ask(self) -> list[Action]:
        """The choices of its next move."""
        self._tell(Ask(seq=self._sight.seq, budget=self.budget))
        move = self._read(ANSWER)
        while isinstance(move, live.Refresh):
            self._line.say(self._sight.whole())
            move = self._read(ANSWER)
        try:
            if move.seq != self._sight.seq:
                raise BadInput("stale")
            after, rest = self._game.moved(self.seat, move.tokens)
            chosen = after.actions[self._game.actions_length :]
            if not chosen:
                raise BadInput("program-no-move", tokens=move.tokens)
        except BadInput as error:
            self._refuse(error, move.id)
            raise
        self.answered += 1
        self._tell(live.Accepted(id=move.id, seq=self._sight.seq, rest=rest))
        return chosen

    def _refuse(self, error: BadInput, id: str | None = None) -> None:
        """Say why something is not accepted."""
        self._tell(live.Refused(id=id, code=error.code, sentence=text.error("en", error)))

    def _tell(self, message: wire.Wire) -> None:
        self._line.say(msgspec.json.encode(message))

    def _read(self, decoder: "msgspec.json.Decoder[M]") -> M:
        """What it says, which must be of a kind. Raises BadInput."""
        line = self._line.hear(self._patience)
        try:
            return decoder.decode(line)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
            said = line[:SHOWN].decode(errors="replace").strip()
            problem = BadInput("program-not-understood", line=said, problem=str(error))
            self._refuse(problem)
            raise problem from None


def begin(game: Game, seat: Seat, seed: int) -> bytes:
    """The first line to a program."""
    said = Begin(
        version=wire.VERSION, edition=game.edition, players=game.players, seat=SEAT_NAMES[seat], seed=str(seed)
    )
    return msgspec.json.encode(said)


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
