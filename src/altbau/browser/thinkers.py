"""Where bots decide in a browser, and work is done. What takes long is done by the page's second worker while the
tables go on: bots search there, and finished games are analysed. It has an interpreter of its own, so it is started for
that alone. The questions and answers are those of a server's processes."""

import asyncio
import pickle
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from altbau.core.bots.bot import PROGRAM, AnyBot, Searcher
from altbau.core.engine.view import View
from altbau.errors import BadInput
from altbau.runtime.bots import BotAnswer, BotError, Program, ProgramSlot, decide

if TYPE_CHECKING:  # nothing is looked back at before the first question
    from altbau.runtime.look_back.jobs import Job

Result = TypeVar("Result")


class OwnWorkbench:
    """See `Workbench`. Work is done at once, as there is nobody else whom it could hold up."""

    async def do(self, work: Callable[[], Result], /) -> Result:
        """See `Workbench`."""
        return work()

    async def make(self, job: "Job", /) -> bytes:
        """See `Workbench`."""
        return job.make()


class Thinker(Protocol):
    """The way to the second worker."""

    async def think(self, question: bytes, hear: Callable[[bytes], None], /) -> None:
        """Have a question answered: `hear` takes each message of the answer, until all of it is there."""


class LongQuestion(ABC):
    """A question that is answered by many lines. Others are answered between two of them."""

    @abstractmethod
    def lines(self) -> AsyncIterator[bytes]:
        """The lines, as they are found."""


async def answer_question(question: bytes, post: Callable[[bytes], None]) -> None:
    """Answer a question: a bot with its view, or a long one."""
    wanted = pickle.loads(question)  # noqa: S301  comes from the page's own worker
    if isinstance(wanted, LongQuestion):
        async for line in wanted.lines():
            post(line)
    else:
        post(pickle.dumps(decide(*wanted)))


class BrowserBots:
    """See `BotThinker`. Bots that search decide in the second worker, others at once."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def decide(self, bot: AnyBot, view: View, since: float, /) -> BotAnswer:
        """See `BotThinker`. Raises BotError."""
        if isinstance(bot, Searcher) and bot.searches:
            heard: list[bytes] = []
            await self._thinker.think(pickle.dumps((bot, view)), heard.append)
            answer: BotAnswer | BotError = pickle.loads(heard[0])  # noqa: S301  comes from the second worker
        else:
            await asyncio.sleep(0)  # what has been said meanwhile comes first
            answer = decide(pickle.loads(pickle.dumps(bot)), view)  # noqa: S301  the bot given stays as it is
        if isinstance(answer, BotError):
            raise answer
        return answer


async def heard_lines(thinker: Thinker, question: LongQuestion) -> AsyncIterator[bytes]:
    """The lines that answer a question, as they are found."""
    lines: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def ask() -> None:
        try:
            await thinker.think(pickle.dumps(question), lines.put_nowait)
        finally:
            lines.put_nowait(None)

    asking = asyncio.create_task(ask())
    while (line := await lines.get()) is not None:
        yield line
    await asking


class NoPrograms:
    """See `Programs`: there are none here."""

    names: Final[list[str]] = []

    def check(self, bots: Collection[str | None]) -> None:
        """See `Programs`."""
        for bot in bots:
            if bot and bot.startswith(PROGRAM):
                raise BadInput("unknown-bot", bot=bot, known="")

    def seat(self, name: str, place: ProgramSlot) -> Program:
        """See `Programs`."""
        raise BadInput("program-gone")
