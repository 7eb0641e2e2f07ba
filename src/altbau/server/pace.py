"""How long answers take that nobody thinks about: as long as those of the people at the same table."""

import math
import random
from collections import deque

LONGEST = 8.0  # seconds; who takes longer has a choice, and all may know
KEPT = 300  # of the latest answers
GUESSES = 30  # answers made up at first, each of which gives way to a real one
SPREAD = 0.5  # of the logarithms of the guesses
JITTER = 0.1  # likewise of a delay around the answer that it was drawn from, so that none is repeated exactly


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
