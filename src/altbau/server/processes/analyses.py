"""Analyses of finished games, in processes of their own with a lower priority than the bots'. All who ask for the same
game get the same lines; when nobody listens any more, the work ends. A whole analysis is stored with the record."""

import asyncio
import pickle
from collections.abc import AsyncIterator
from typing import Final, Protocol

from altbau.core import text
from altbau.core.messages import analysis
from altbau.core.messages import table as table_messages
from altbau.errors import BadInput
from altbau.runtime.look_back.analysis_lines import AnalysisInput
from altbau.runtime.look_back.analysis_request import AnalysisRequest, GameKey, encode_line, last_lines
from altbau.server.error_log import failure_error
from altbau.server.processes import analysis_worker
from altbau.server.processes.analysis_worker import SILENT, AnalysisError
from altbau.server.processes.bot_pool import BotProcess
from altbau.server.processes.worker_threads import Visitor

PROCESSES: Final = 4  # at most, however many bots may think at once
WAITING: Final = 20  # games that are being analysed or wait for it


class AnalysisStore(Protocol):
    """Stores whole analyses."""

    async def keep(self, game: str, number: int, made: str, said: bytes, /) -> None:
        """Store the lines about a game of a table under the digest `made`. Raises BadInput."""


class AnalysisRun:
    """An analysis that is being made: whether it is its turn, and its lines so far."""

    def __init__(self) -> None:
        self.begun = False
        self.over = False
        self.outdated = False  # somebody in it has another name by now
        self.said: list[analysis.Line] = []
        self.failed: BadInput | None = None
        self.listeners = 0
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses of all tables, in so many processes, and where they are stored."""

    def __init__(self, processes: int, keeping: AnalysisStore) -> None:
        self._keeping = keeping
        self._resting = [BotProcess(analysis_worker.__name__) for _ in range(min(PROCESSES, processes))]
        self._all = self._resting[:]
        self._free = asyncio.Semaphore(len(self._all))
        self._runs: dict[GameKey, AnalysisRun] = {}  # in the order in which they were asked for
        self._news = asyncio.Event()  # set, and replaced by another one, when anything has changed

    def listen(self, wanted: AnalysisRequest, asker: Visitor, language: str) -> AsyncIterator[bytes]:
        """The lines about a game, as they come; a failure is told in `language`. Raises BadInput if no more can be
        started."""
        game, question = wanted
        if isinstance(question, bytes):
            return as_stream(question)
        if game not in self._runs:
            if len(self._runs) >= WAITING:
                raise BadInput("analyses-full", most=WAITING)
            asker.spend("analyses")
            run = self._runs[game] = AnalysisRun()
            run.task = asyncio.create_task(self._work(game, question, run))
        return self._heard(game, self._runs[game], language)

    async def _heard(self, game: GameKey, run: AnalysisRun, language: str) -> AsyncIterator[bytes]:
        """The lines of an analysis that is being made, from the beginning. The last listener that leaves ends it."""
        run.listeners += 1
        try:
            said, place = 0, -1
            while not (run.over and said == len(run.said)):
                news = self._news
                if not run.begun and (ahead := self._ahead(run)) != place:
                    place = ahead
                    yield encode_line(analysis.Queued(ahead=ahead))
                for each in run.said[said:]:
                    said += 1
                    yield encode_line(each)
                if not run.over:
                    await news.wait()
            if error := run.failed:
                problem = table_messages.Problem(code=error.code, sentence=text.error(language, error))
                yield encode_line(analysis.Failed(problem=problem))
        finally:
            run.listeners -= 1
            if not run.listeners and not run.over:
                self._forget(game, run)

    def _ahead(self, run: AnalysisRun) -> int:
        """The number of analyses that wait before this one."""
        return next(place for place, each in enumerate(self._waiting) if each is run)

    @property
    def _waiting(self) -> list[AnalysisRun]:
        return [each for each in self._runs.values() if not each.begun]

    def _forget(self, game: GameKey, run: AnalysisRun) -> None:
        """End an analysis that nobody wants any more."""
        if self._runs.get(game) is run:
            del self._runs[game]
        if run.task:
            run.task.cancel()

    def _tell(self) -> None:
        """Wake all listeners."""
        self._news.set()
        self._news = asyncio.Event()

    async def _work(self, game: GameKey, question: AnalysisInput, run: AnalysisRun) -> None:
        """Analyse a game when it is its turn."""
        try:
            async with self._free:
                run.begun = True
                self._tell()
                await self._ask(question, run)
            if not run.outdated:
                await self._keeping.keep(*game, last_lines(run.said))
        except Exception as error:
            run.failed = failure_error(error, {"table": game.table, "number": game.number})
        finally:
            run.over = True
            if self._runs.get(game) is run:
                del self._runs[game]
            self._tell()

    async def _ask(self, question: AnalysisInput, run: AnalysisRun) -> None:
        """Let a process send all lines. Raises whatever has gone wrong."""
        thinker = self._resting.pop()
        try:
            await thinker.send_question(pickle.dumps(question))
            while not run.said or not isinstance(run.said[-1], analysis.Ended):
                async with asyncio.timeout(SILENT):
                    heard = await thinker.heard()
                said: analysis.Line | AnalysisError = pickle.loads(heard)  # noqa: S301  our process
                if isinstance(said, AnalysisError):
                    raise said
                run.said.append(said)
                self._tell()
        except BaseException:
            await thinker.end()
            raise
        finally:
            self._resting.append(thinker)

    def forget(self, table: str) -> None:
        """Do not store what is being analysed of a table: a name there may be another from now on."""
        for game, run in self._runs.items():
            run.outdated = run.outdated or game.table == table

    async def close(self) -> None:
        """End all processes."""
        for game, run in [*self._runs.items()]:
            self._forget(game, run)
        for thinker in self._all:
            await thinker.end()


async def as_stream(said: bytes) -> AsyncIterator[bytes]:
    """A stored answer as a stream."""
    yield said
