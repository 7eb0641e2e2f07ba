"""What happens by itself at a table in memory: bots, clocks, absences, hints."""

from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.automation.clocks import Timekeeper
from altbau.runtime.automation.hints import Hints
from altbau.runtime.automation.presence import Presence
from altbau.runtime.bots import Programs, Thinking
from altbau.runtime.home import monotonic
from altbau.runtime.live_table import LiveTable
from altbau.runtime.questions import Put
from altbau.table.timing.pace import Pace


class Services:
    """Attaches its helpers to each table."""

    def __init__(self, pace: Pace, thinking: Thinking, programs: Programs) -> None:
        self.pace = pace
        self.thinking = thinking
        self.programs = programs

    def join(self, table: LiveTable) -> None:
        """Attach the helpers to a table that is now in memory."""
        table.helpers.adviser = hints = Hints(table, self.thinking)
        table.helpers.follow(hints.coach)
        table.helpers.presence = presence = Presence(table)
        table.helpers.follow(presence)
        table.helpers.follow(Timekeeper(table))
        table.questions.put = table.questions.put or Put(table.seq, monotonic(), None)
        table.questions.timing = player = AutoPlayer(table, self.pace, self.thinking, self.programs)
        table.helpers.follow(player)
