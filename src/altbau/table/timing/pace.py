"""The pace of a table: how long the answers of bots take."""

from dataclasses import dataclass, replace

from altbau.core.bots.bot import OUTSIDE, STRATEGIST
from altbau.core.messages import table

FACTORS: dict[table.PaceName, float] = {"slow": 2.5, "normal": 1, "fast": 0.4, "at-once": 0}  # of a bot's pauses
SEARCHING: dict[str, float] = {STRATEGIST: 2.5, OUTSIDE: 17}  # factor of thinking time, by level


@dataclass(frozen=True)
class Pace:
    """Seconds that answers take; a pair is the range from which they are drawn."""

    reaction: tuple[float, float] = (1.2, 2.5)  # a bot's answer in a window
    bot: float = 0.8  # a bot's other answers
    claim: float = 6.0  # time for a person to claim a rent, before a bot's next move may forfeit it
    around: float = 3.5  # sum of the bots' pauses between two turns of a player, shared equally among the turns
    between: float = 8.0  # between two games of a match that only bots play
    thought: tuple[float, float] = (0.06, 0.1)  # minimum where the time must not reveal a bot's hand

    def with_name(self, name: table.PaceName) -> "Pace":
        """The pace of a name, if this one is `normal`. `claim` and `thought` stay the same: people need the one, and
        the other hides a hand."""
        factor = FACTORS[name]
        least, most = self.reaction
        return replace(
            self,
            reaction=(least * factor, most * factor),
            bot=self.bot * factor,
            around=self.around * factor,
            between=self.between * factor,
        )
