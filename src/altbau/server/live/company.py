"""What happens by itself at a table in memory: bots, clocks, absences, hints."""

import asyncio
from random import Random

from altbau.server.live.autoplay import AutoPlayer
from altbau.server.live.clocks import Timekeeper
from altbau.server.live.hints import Hints
from altbau.server.live.presence import Presence
from altbau.server.live.questions import Put
from altbau.server.live.table import LiveTable
from altbau.server.processes.bot_pool import Thinking
from altbau.server.processes.programs import Programs
from altbau.table.timing.pace import Pace


class Company:
    """Attaches its helpers to each table of a server."""

    def __init__(self, pace: Pace, thinking: Thinking, programs: Programs, chance: Random) -> None:
        self.pace = pace
        self.thinking = thinking
        self.programs = programs
        self.chance = chance

    def join(self, table: LiveTable) -> None:
        """Attach the helpers to a table that is now in memory."""
        table.helpers.adviser = hints = Hints(table, self.thinking)
        table.helpers.follow(hints.coach)
        table.helpers.presence = presence = Presence(table)
        table.helpers.follow(presence)
        table.helpers.follow(Timekeeper(table))
        table.questions.put = table.questions.put or Put(table.seq, asyncio.get_running_loop().time(), None)
        table.questions.timing = player = AutoPlayer(table, self.pace, self.thinking, self.programs, self.chance)
        table.helpers.follow(player)
