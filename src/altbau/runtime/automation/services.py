"""What happens by itself at a table in memory: bots, clocks, absences, hints."""

from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.automation.clocks import Timekeeper
from altbau.runtime.automation.hints import Hints
from altbau.runtime.automation.presence import Presence
from altbau.runtime.bots import BotThinker, Programs
from altbau.runtime.home import monotonic
from altbau.runtime.live_table import LiveTable
from altbau.runtime.observers import OpenQuestion
from altbau.table.timing.pace import Pace


class Services:
    """Gives each table what acts there by itself."""

    def __init__(self, pace: Pace, thinking: BotThinker, programs: Programs) -> None:
        self.pace = pace
        self.thinking = thinking
        self.programs = programs

    def join(self, table: LiveTable) -> None:
        """Begin at a table that is now in memory."""
        table.observers.adviser = hints = Hints(table, self.thinking)
        if table.about.people == 1:
            table.observers.follow(hints.coach)
        table.observers.presence = presence = Presence(table)
        table.observers.follow(presence)
        if table.log.clocks:
            table.observers.follow(Timekeeper(table))
        table.observers.put = table.observers.put or OpenQuestion(table.seq, monotonic(), None)
        table.observers.timing = player = AutoPlayer(table, self.pace, self.thinking, self.programs)
        table.observers.follow(player)
