"""How long the answers of bots take: what a table can choose, in seconds."""

from dataclasses import dataclass, replace

from altbau.core.bots.bot import OUTSIDE, STRATEGIST
from altbau.core.page import wire

FACTORS: dict[wire.PaceName, float] = {"slow": 2.5, "normal": 1, "fast": 0.4, "at-once": 0}  # of a bot's pauses
SEARCHING: dict[str, float] = {STRATEGIST: 2.5, OUTSIDE: 17}  # by level, how much longer than others it thinks


@dataclass(frozen=True)
class Pace:
    """Seconds that answers take; of two the least and the most, between which they are drawn."""

    reaction: tuple[float, float] = (1.2, 2.5)  # of a bot
    bot: float = 0.8  # a bot's other answers
    claim: float = 6.0  # while a person can claim a rent, and a bot's next move may forfeit it
    around: float = 3.5  # for all turns from one of a player's own to the next, shared equally
    between: float = 8.0  # two games of a match that bots play among themselves
    thought: tuple[float, float] = (0.06, 0.1)  # of a bot at least where its hand must not show, so that it has thought

    def called(self, name: wire.PaceName) -> "Pace":
        """The pace that this one is the normal one of. What people may need, and what hides a hand, stays as it is."""
        factor = FACTORS[name]
        least, most = self.reaction
        return replace(
            self,
            reaction=(least * factor, most * factor),
            bot=self.bot * factor,
            around=self.around * factor,
            between=self.between * factor,
        )
