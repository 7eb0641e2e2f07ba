"""All chance of a game: one small generator whose state is part of the game's state."""

from hashlib import sha256
from typing import Final

# L'Ecuyer, "Efficient and portable combined random number generators", CACM 31 (1988): two linear generators whose
# products stay below 2**63 and whose combination has a period of 2.3e18.
M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
SPAN: Final = M1 - 1


class Rng:
    """Uniform integers; two generators with the same state give the same numbers on every machine."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; 0 < n < 2**31."""
        limit = SPAN - SPAN % n
        while True:
            self.first = self.first * A1 % M1
            self.second = self.second * A2 % M2
            draw = (self.first - self.second) % SPAN
            if draw < limit:
                return draw % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def copy(self) -> "Rng":
        """A generator that will give the same numbers."""
        return Rng(self.first, self.second)


def seeded(seed: int) -> Rng:
    """The generator of a seed; the digest keeps neighbouring seeds apart."""
    digest = sha256(str(seed).encode()).digest()
    return Rng(1 + int.from_bytes(digest[:8], "big") % (M1 - 1), 1 + int.from_bytes(digest[8:16], "big") % (M2 - 1))
