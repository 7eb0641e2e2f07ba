"""Where finished games are analysed: processes of their own, with a lower priority than the bots'."""

import asyncio
import pickle
from collections.abc import AsyncIterator
from functools import partial
from typing import Final

from altbau.core.messages import analysis
from altbau.errors import BadInput
from altbau.runtime.look_back.analyses import Analyses, AnalysisStore, GameKey
from altbau.runtime.look_back.analysis_lines import AnalysisInput
from altbau.runtime.look_back.analysis_request import AnalysisRequest
from altbau.server.error_log import failure_error
from altbau.server.processes import analysis_worker
from altbau.server.processes.analysis_worker import SILENT, AnalysisError
from altbau.server.processes.bot_pool import BotProcess
from altbau.server.processes.worker_threads import Visitor

PROCESSES: Final = 4  # at most, however many bots may think at once


class AnalysisPool:
    """The analyses of a server, each in one of so many processes, and where they are stored."""

    def __init__(self, processes: int, store: AnalysisStore) -> None:
        self._resting = [BotProcess(analysis_worker.__name__) for _ in range(min(PROCESSES, processes))]
        self._all = self._resting[:]
        self.analyses = Analyses(len(self._all), store, analysis_failure)

    def start(self, wanted: AnalysisRequest, asker: Visitor) -> None:
        """Have a game analysed, unless that is under way or kept. Raises BadInput if no more can be started."""
        game, question = wanted
        if not isinstance(question, bytes):
            self.analyses.start(game, self._lines(question), partial(asker.spend, "analyses"))

    async def _lines(self, question: AnalysisInput) -> AsyncIterator[analysis.Line]:
        """All lines about a game, as a process sends them. Raises whatever has gone wrong."""
        thinker = self._resting.pop()
        try:
            await thinker.send_question(pickle.dumps(question))
            said: analysis.Line | AnalysisError | None = None
            while not isinstance(said, analysis.Ended):
                async with asyncio.timeout(SILENT):
                    heard = await thinker.heard()
                said = pickle.loads(heard)  # noqa: S301  our process
                if isinstance(said, AnalysisError):
                    raise said
                assert said
                yield said
        except BaseException:
            await thinker.end()
            raise
        finally:
            self._resting.append(thinker)

    async def close(self) -> None:
        """End all processes."""
        await self.analyses.close()
        for thinker in self._all:
            await thinker.end()


def analysis_failure(error: Exception, game: GameKey) -> BadInput:
    """Report that an analysis has failed; the error that a listener is told."""
    return failure_error(error, {"table": game.table, "number": game.number})
