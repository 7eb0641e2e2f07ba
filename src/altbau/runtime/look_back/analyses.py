"""Analyses of finished games. One is made because a player has asked for it: once, for all, and to its end, whoever
still listens. A whole analysis is kept with its table."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from typing import Final, NamedTuple, Protocol

import msgspec

from altbau.core import text
from altbau.core.messages import analysis
from altbau.core.messages import table as table_messages
from altbau.errors import BadInput

WAITING: Final = 20  # games that are being analysed or wait for it

encoder = msgspec.json.Encoder()


class GameKey(NamedTuple):
    """A game of a table, counted from 1. `made` is a digest of the players' names and of this program's version: a
    stored analysis with another digest is out of date."""

    table: str
    number: int
    made: str


class AnalysisStore(Protocol):
    """Stores whole analyses."""

    def find(self, game: str, number: int, made: str, /) -> bytes | None:
        """The lines about a game of a table, if they are kept under the digest `made`."""

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
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """The analyses of all tables. So many are made `at_once`, and `failure` reports what has gone wrong with one."""

    def __init__(self, at_once: int, store: AnalysisStore, failure: Callable[[Exception, GameKey], BadInput]) -> None:
        self._store = store
        self._failure = failure
        self._free = asyncio.Semaphore(at_once)
        self._runs: dict[GameKey, AnalysisRun] = {}  # in the order in which they were asked for
        self._news = asyncio.Event()  # set, and replaced by another one, when anything has changed

    def start(self, game: GameKey, lines: AsyncIterator[analysis.Line], spend: Callable[[], None]) -> None:
        """Have a game analysed, unless that is under way. `lines` computes it; `spend` is called if it starts, and may
        refuse. Raises BadInput."""
        if game in self._runs:
            return
        if len(self._runs) >= WAITING:
            raise BadInput("analyses-full", most=WAITING)
        spend()
        run = self._runs[game] = AnalysisRun()
        run.task = asyncio.create_task(self._work(game, lines, run))

    def listen(self, game: GameKey, language: str) -> AsyncIterator[bytes]:
        """The lines of an analysis that is being made, from the beginning and as they come. A failure is told in
        `language`. Without an analysis, that is the only line."""
        run = self._runs.get(game)
        return self._heard(run, language) if run else as_stream(encode_line(analysis.Unmade()))

    async def _heard(self, run: AnalysisRun, language: str) -> AsyncIterator[bytes]:
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

    def _ahead(self, run: AnalysisRun) -> int:
        """The number of analyses that wait before this one."""
        waiting = [each for each in self._runs.values() if not each.begun]
        return next((place for place, each in enumerate(waiting) if each is run), 0)

    def _tell(self) -> None:
        """Wake all listeners."""
        self._news.set()
        self._news = asyncio.Event()

    async def _work(self, game: GameKey, lines: AsyncIterator[analysis.Line], run: AnalysisRun) -> None:
        """Analyse a game when it is its turn."""
        try:
            async with self._free:
                run.begun = True
                self._tell()
                async with aclosing(lines):  # type: ignore[type-var]
                    async for line in lines:
                        run.said.append(line)
                        self._tell()
            if not run.outdated:
                await self._store.keep(*game, last_lines(run.said))
        except Exception as error:
            run.failed = self._failure(error, game)
        finally:
            run.over = True
            del self._runs[game]
            self._tell()

    def forget(self, table: str) -> None:
        """Do not store what is being analysed of a table: a name there may be another from now on."""
        for game, run in self._runs.items():
            run.outdated = run.outdated or game.table == table

    async def close(self) -> None:
        """End all analyses."""
        tasks = [run.task for run in self._runs.values() if run.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def encode_line(said: analysis.Line) -> bytes:
    """A line as it is sent."""
    return encoder.encode(said) + b"\n"


def last_lines(said: list[analysis.Line]) -> bytes:
    """The last line of each kind, as one text."""
    last = {type(each): encode_line(each) for each in said if not isinstance(each, analysis.Working)}
    return b"".join(last.values())


async def as_stream(said: bytes) -> AsyncIterator[bytes]:
    """A whole answer as a stream."""
    yield said
