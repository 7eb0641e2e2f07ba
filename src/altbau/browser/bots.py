"""Bots in a page's own worker."""

import asyncio
from collections.abc import Collection
from copy import deepcopy
from typing import Final

from altbau.core.bots.bot import PROGRAM, AnyBot
from altbau.core.engine.view import View
from altbau.errors import BadInput
from altbau.runtime.bots import BotAnswer, BotError, Program, ProgramSlot, decide


class LoopThinker:
    """See `BotThinker`. A bot decides in the event loop, once all that is due now is done."""

    async def decide(self, bot: AnyBot, view: View, since: float, /) -> BotAnswer:
        """See `BotThinker`. Raises BotError."""
        await asyncio.sleep(0)
        answer = decide(deepcopy(bot), view)
        if isinstance(answer, BotError):
            raise answer
        return answer


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
