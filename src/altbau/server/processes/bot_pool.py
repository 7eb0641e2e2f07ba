"""The processes in which bots think: a few, and the table that has waited longest is served first.

They are programs of their own, as engines are to a chess program, rather than a pool of `concurrent.futures`. In a pool
one process that dies takes the questions of all others with it, none can be ended alone, and all outlive a server that
is killed.
"""

import asyncio
import os
import pickle
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from heapq import heappop, heappush
from itertools import count

from altbau.core.bots.bot import AnyBot
from altbau.core.engine.view import View
from altbau.runtime.bots import BotAnswer, BotError
from altbau.server.processes import bot_worker
from altbau.server.processes.bot_worker import LENGTH, LONGEST, frame_message

OWN_GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # on Windows, which has no sessions


def usual_number() -> int:
    """The default number of processes: one for each processor, but one less for the server's own."""
    return max(1, (os.cpu_count() or 1) - 1)


class BotPool:
    """At most so many processes, each started when it is first needed. The table that has waited longest for a move is
    served first, with all decisions of the move together."""

    def __init__(self, number: int, program: str = bot_worker.__name__, longest: float = LONGEST) -> None:
        self._all = [BotProcess(program, longest) for _ in range(number)]
        self._resting = self._all[:]
        self._waiting: list[tuple[float, int, asyncio.Future[BotProcess]]] = []  # a heap
        self._asked = count()

    async def decide(self, bot: AnyBot, view: View, since: float) -> BotAnswer:
        """See `BotThinker`."""
        async with self.lend(since) as thinker:
            answer = await thinker.ask(pickle.dumps((bot, view)))
        thought: BotAnswer | BotError = pickle.loads(answer)  # noqa: S301  comes from a process of this server
        if isinstance(thought, BotError):
            raise thought
        return thought

    @asynccontextmanager
    async def turn(self, since: float) -> AsyncIterator[None]:
        """A turn to think for somebody else, counted as if in one of these processes."""
        async with self.lend(since):
            yield

    @asynccontextmanager
    async def lend(self, since: float) -> AsyncIterator["BotProcess"]:
        """A process, when it is the turn of who waits since then."""
        thinker = await self._free(since)
        try:
            yield thinker
        finally:
            self._rest(thinker)

    async def _free(self, since: float) -> "BotProcess":
        """A process, when it is the turn of a table that waits since then."""
        if self._resting:
            return self._resting.pop()
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (since, next(self._asked), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it got a process just before
                self._rest(turn.result())
            raise

    def _rest(self, thinker: "BotProcess") -> None:
        """Give a process to the next one that waits; those that were cancelled are skipped."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(thinker)
                return
        self._resting.append(thinker)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self._all:
            await thinker.end()


class BotProcess:
    """A process that answers one question at a time by a module's `main`; one that dies or takes too long is
    replaced."""

    def __init__(self, program: str = bot_worker.__name__, longest: float = LONGEST) -> None:
        self._program = program
        self._longest = longest  # seconds for an answer
        self._process: Process | None = None

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question. Raises EOFError or OSError if the process dies, TimeoutError if the answer takes
        too long."""
        try:
            async with asyncio.timeout(self._longest):
                await self.send_question(question)
                return await self.heard()
        except BaseException:
            await self.end()
            raise

    async def send_question(self, question: bytes) -> None:
        """Send a question, to a new process if there is none. Raises OSError."""
        if self._process is None or self._process.returncode is not None:
            self._process = await start_process(self._program)
        assert self._process.stdin
        self._process.stdin.write(frame_message(question))
        await self._process.stdin.drain()

    async def heard(self) -> bytes:
        """The next message of the answer. Raises EOFError if the process has died."""
        assert self._process and self._process.stdout
        answers = self._process.stdout
        return await answers.readexactly(int.from_bytes(await answers.readexactly(LENGTH)))

    async def end(self) -> None:
        """Kill the process: it has nothing to lose."""
        process, self._process = self._process, None
        if process and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def start_process(program: str) -> Process:
    """A new process that finds modules where this one does. Ctrl-C in a terminal does not reach it."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", f"from {program} import main; main()", stdin=PIPE, stdout=PIPE, env=environment,
        start_new_session=True, creationflags=OWN_GROUP,
    )  # fmt: skip
