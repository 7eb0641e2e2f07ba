"""Who plays along at a table by itself, and who thinks for it in tests."""

import asyncio

from altbau.core.bot import AnyBot
from altbau.core.view import View
from altbau.server.live.autoplay import AutoPlayer
from altbau.server.live.table import LiveTable
from altbau.server.live.thinking import BotError, Thought, decide


class ThinkingHere:
    """Lets bots decide in the test's own process."""

    async def decide(self, bot: AnyBot, view: View, since: float) -> Thought:
        """As another process would."""
        await asyncio.sleep(0)
        thought = decide(bot, view)
        if isinstance(thought, BotError):
            raise thought
        return thought


def player_of(table: LiveTable) -> AutoPlayer:
    """The answerer of a table in the test's own process."""
    (player,) = table.followers
    assert isinstance(player, AutoPlayer)
    return player
