"""All chance of a game: one small generator whose state is part of the game's state."""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32
NAME: Final = "xorshift128"  # in what is written down


class Rng:
    """Uniform integers; two generators with the same state give the same numbers on every machine.

    Marsaglia's xorshift with 128 bits ("Xorshift RNGs", Journal of Statistical Software 8, 2003). Its four words stay
    below 2**43 even while they are shifted; compiled they are machine integers.
    """

    __slots__ = ("w", "x", "y", "z")

    def __init__(self, x: int, y: int, z: int, w: int) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.z: i64 = z
        self.w: i64 = w

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; 0 < n < 2**32."""
        while True:
            x = self.x
            w = self.w
            t = x ^ (x << 11 & WORD)
            self.x = self.y
            self.y = self.z
            self.z = w
            w = w ^ w >> 19 ^ t ^ t >> 8
            self.w = w
            if w < SPAN - n or w < SPAN - SPAN % n:  # those left over would favour small numbers
                return w % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def copy(self) -> "Rng":
        """A generator that will give the same numbers."""
        return Rng(self.x, self.y, self.z, self.w)

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, self.state()

    def state(self) -> tuple[int, int, int, int]:
        """Everything that decides its future."""
        return (self.x, self.y, self.z, self.w)


def seeded(seed: int) -> Rng:
    """The generator of a seed; the digest keeps neighbouring seeds apart."""
    digest = sha256(str(seed).encode()).digest()
    words = [int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8, 12)]
    return Rng(words[0], words[1], words[2], words[3] | 1)  # never all zero
