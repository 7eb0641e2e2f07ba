"""How long answers take that nobody thinks about: those of bots what the table wishes, those that are left to people as
long as those of the people at the same table."""

import math
import random
from collections import deque
from dataclasses import dataclass, replace

from altbau.core import wire

LONGEST = 8.0  # seconds; who takes longer has a choice, and all may know
KEPT = 300  # of the latest answers
GUESSES = 30  # answers made up at first, each of which gives way to a real one
SPREAD = 0.5  # of the logarithms of the guesses
FADING = 0.8  # the part of the least pause that is left of it for the next one of a turn
JITTER = 0.1  # likewise of a delay around the answer that it was drawn from, so that none is repeated exactly


FACTORS: dict[wire.PaceName, float] = {"slow": 2.5, "normal": 1, "fast": 0.4, "at-once": 0}  # of a bot's pauses


@dataclass(frozen=True)
class Pace:
    """Seconds that answers take which nobody thinks about: least and most of a bot's reaction, and its other moves."""

    reaction: tuple[float, float] = (1.2, 2.5)
    bot: float = 0.8
    claim: float = 6.0  # while a person can claim a rent, and a bot's next move may forfeit it
    around: float = 4.2  # for all turns from one of a player's own to the next, shared equally
    between: float = 8.0  # two games of a match that bots play among themselves
    hidden: float = 0.15  # of a bot's reaction at least, so that nobody sees whether it had to think; and of whatever
    # bots do among themselves, so that others get their turn to think

    def called(self, name: wire.PaceName) -> "Pace":
        """The pace that this one is the normal one of. What people may need remains theirs."""
        factor = FACTORS[name]
        least, most = self.reaction
        return replace(
            self,
            reaction=(least * factor, most * factor),
            bot=self.bot * factor,
            around=self.around * factor,
            between=self.between * factor,
        )


class Turn:
    """The pauses that bots make in one turn: each is shorter the more time they have taken, so that however much
    happens, all together take no longer than a turn may."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._taken = 0.0
        self._fading = 1.0

    def pause(self, usual: float, most: float, least: float = 0) -> float:
        """The next pause, instead of one that is usually so long. All pauses of a turn may take `most`, but that each
        is as long as `least` at first, and the later the less."""
        left = max(0.0, most - self._taken)
        pause = max(min(usual * left / most, left) if most else 0.0, least * self._fading)
        self._taken += pause
        if least:
            self._fading *= FADING
        return pause


class Answers:
    """How long people have taken for an answer where they had a choice, and delays that look the same (Q180).

    A delay is near one of the latest answers. Before there are enough of them, guesses with this median fill in.
    """

    def __init__(self, median: float, chance: random.Random | None = None) -> None:
        self._chance = chance or random.SystemRandom()
        self._guesses = [self._around(median, SPREAD) for _ in range(GUESSES)]
        self._given: deque[float] = deque(maxlen=KEPT)

    def add(self, seconds: float) -> None:
        """Somebody has answered; the next guess gives way."""
        self._given.append(min(seconds, LONGEST))
        if self._guesses:
            self._guesses.pop()

    def delay(self) -> float:
        """Seconds for an answer that leaves no choice."""
        seconds = self._chance.choice([*self._given, *self._guesses])
        return seconds if seconds == LONGEST else self._around(seconds, JITTER)

    def _around(self, seconds: float, spread: float) -> float:
        return min(LONGEST, seconds * math.exp(self._chance.gauss(0, spread)))
