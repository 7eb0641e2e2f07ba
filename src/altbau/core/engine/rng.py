"""The random number generators of games; their state is part of the game's state.

A real game uses `Sha256Counter`, whose next numbers can't be predicted from earlier ones. A deal that several tables
play uses `ByNumber`, which has a separate `Sha256Counter` for each result. Simulations use `Xorshift128`, which is
faster and predictable; it never shares a seed with a game.
"""

import hmac
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final, TypeVar

from mypy_extensions import i64

from altbau.core.engine.chance import Chance

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32
PAIRS: Final = 1 << 16
BLOCK: Final = 32  # bytes of a digest
REMEMBERED: Final = 10_000  # cached hashes and seeds: every message to a table contains them


class Rng(Chance):
    """Uniform integers; two generators with the same state give the same numbers on every machine."""

    __slots__ = ()

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle a list in place (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely. Raises IndexError if there are none."""
        if not items:
            raise IndexError("there is nothing to choose from")
        return items[self.below(len(items))]

    def copy(self) -> "Rng":
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return generator, (self.state(),)


class Sha256Counter(Rng):
    """SHA-256 in counter mode: block i of its stream is the digest of the 32 bytes of the key followed by i as 8 bytes,
    big-endian. Each number takes two bytes of the stream; values that would bias the result are rejected, and two more
    bytes are taken.
    """

    __slots__ = ("block", "key", "used")

    def __init__(self, key: bytes, used: int) -> None:
        self.key = key
        self.used: i64 = used  # bytes of the stream
        self.block = b"" if used % BLOCK == 0 else stream_block(key, used // BLOCK)  # contains the next bytes

    def below(self, n: i64) -> i64:
        while True:
            offset = self.used % BLOCK
            if offset == 0:
                self.block = stream_block(self.key, self.used // BLOCK)
            self.used += 2
            w: i64 = self.block[offset] << 8 | self.block[offset + 1]
            if w < PAIRS - PAIRS % n:
                return w % n

    def copy(self) -> Rng:
        twin = Sha256Counter(self.key, 0)
        twin.used = self.used
        twin.block = self.block
        return twin

    def state(self) -> tuple[int | str, ...]:
        return (SHA256_COUNTER, self.key.hex(), self.used)


def stream_block(key: bytes, block: int) -> bytes:
    """A block of the stream of a key."""
    return sha256(key + block.to_bytes(8, "big")).digest()


class ByNumber(Rng):
    """Draws the n-th throw, the n-th shuffle and the n-th other number each from its own stream, independent of what
    came between them. So one deal gives every table the same n-th throw, whichever player makes it.
    """

    __slots__ = ("key", "numbers", "shuffles", "throws")

    def __init__(self, key: bytes, throws: int, shuffles: int, numbers: int) -> None:
        self.key = key
        self.throws: i64 = throws  # so far
        self.shuffles: i64 = shuffles
        self.numbers: i64 = numbers

    def below(self, n: i64) -> i64:
        self.numbers += 1
        return stream(self.key, "number", self.numbers).below(n)

    def shuffle(self, cards: list[T]) -> None:
        self.shuffles += 1
        stream(self.key, "shuffle", self.shuffles).shuffle(cards)

    def throw(self, dice: int) -> list[int]:
        self.throws += 1
        return stream(self.key, "throw", self.throws).throw(dice)

    def copy(self) -> Rng:
        return ByNumber(self.key, self.throws, self.shuffles, self.numbers)

    def state(self) -> tuple[int | str, ...]:
        return (BY_NUMBER, self.key.hex(), self.throws, self.shuffles, self.numbers)


def stream(key: bytes, kind: str, number: int) -> Rng:
    """The stream for one result; numbers start at 1 for each kind."""
    return Sha256Counter(sha256(key + f"{kind} {number}".encode()).digest(), 0)


class Xorshift128(Rng):
    """Marsaglia's xorshift with 128 bits ("Xorshift RNGs", Journal of Statistical Software 8, 2003).

    It is linear: all later numbers follow from enough earlier ones. Its four words stay below 2**43 even while they are
    shifted; compiled they are machine integers.
    """

    __slots__ = ("w", "x", "y", "z")

    def __init__(self, x: int, y: int, z: int, w: int) -> None:
        self.x: i64 = x
        self.y: i64 = y
        self.z: i64 = z
        self.w: i64 = w

    def below(self, n: i64) -> i64:
        while True:
            x = self.x
            w = self.w
            t = x ^ (x << 11 & WORD)
            self.x = self.y
            self.y = self.z
            self.z = w
            w = w ^ w >> 19 ^ t ^ t >> 8
            self.w = w
            if w < SPAN - n or w < SPAN - SPAN % n:  # the rest would bias the result to small numbers
                return w % n

    def copy(self) -> Rng:
        return Xorshift128(self.x, self.y, self.z, self.w)

    def state(self) -> tuple[int | str, ...]:
        return (XORSHIFT128, self.x, self.y, self.z, self.w)


SHA256_COUNTER: Final = "sha256-counter"  # names of generators in their states
BY_NUMBER: Final = "by-number"
XORSHIFT128: Final = "xorshift128"


def chance(seed: int) -> Rng:
    """The generator of the game with this seed.

    The key differs from the hash that is published before the game (`commitment`), so that hash reveals nothing.
    """
    return Sha256Counter(sha256(f"altbau chance {seed}".encode()).digest(), 0)


def chance_by_number(seed: int) -> Rng:
    """The generator of a deal that is played at several tables."""
    return ByNumber(sha256(f"altbau deal {seed}".encode()).digest(), 0, 0, 0)


@lru_cache(maxsize=REMEMBERED)
def commitment(seed: int) -> str:
    """The hash of a seed. It is published before the game begins, which proves afterwards that the seed was fixed."""
    return sha256(f"altbau {seed}".encode()).hexdigest()


@lru_cache(maxsize=REMEMBERED)
def derive_seed(secret: int, number: int) -> int:
    """The seed of a game of a match: 128 bits of HMAC-SHA-256 with the match's secret as key. The seeds of some games
    reveal nothing about the others."""
    code = hmac.digest(str(secret).encode(), f"altbau game {number}".encode(), "sha256")
    return int.from_bytes(code[:16], "big")


def seeded(seed: int | tuple[int | str, ...]) -> Rng:
    """The fast generator of a seed of one or several parts. The seed is hashed, so similar seeds give unrelated
    numbers."""
    hashed = sha256(str(seed).encode()).digest()
    words = [int.from_bytes(hashed[start : start + 4], "big") for start in (0, 4, 8, 12)]
    return Xorshift128(words[0], words[1], words[2], words[3] | 1)  # never all zero


def generator(state: tuple[int | str, ...]) -> Rng:
    """The generator with this state. Raises ValueError for an invalid state."""
    if state[0] == SHA256_COUNTER and len(state) == 3:
        return Sha256Counter(bytes.fromhex(str(state[1])), int(state[2]))
    if state[0] == BY_NUMBER and len(state) == 5:
        return ByNumber(bytes.fromhex(str(state[1])), int(state[2]), int(state[3]), int(state[4]))
    if state[0] == XORSHIFT128 and len(state) == 5:
        return Xorshift128(int(state[1]), int(state[2]), int(state[3]), int(state[4]))
    raise ValueError(state[0])
