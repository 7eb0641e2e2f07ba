"""A game in numbers, for machine learning: a fixed number for each action, and a fixed vector (the *observation*) for
what a seat sees. Each game has its own `Encoding`; seats are counted clockwise from the seat that observes.

Sums of money share numbers. A *bucket* goes from one sum to the next that is a tenth larger, so the relative error is
about the same for small and large sums. The exact numbering gives each sum its own number, after all others (`exact`).
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.view import View

V = TypeVar("V", bound=View)

GROWTH: Final = 10  # the width of a bucket is its least sum divided by this, and at least 1


class Part(NamedTuple):
    """A named slice of an observation."""

    name: str
    first: int  # its first index
    names: tuple[str, ...]  # one for each number; empty for a single number


class Layout:
    """The parts of an observation in order; `size` is their total length."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size: int = 0

    def add(self, name: str, names: Sequence[str] = ()) -> int:
        """Append a part with a number for each name, or with a single number without names; returns its first index."""
        first = self.size
        self.parts.append(Part(name, first, tuple(names)))
        self.size += len(names) or 1
        return first


def relative_seats(players: int) -> list[str]:
    """The names of the seats as an observation counts them: `self`, `next-1`, …"""
    return ["self", *[f"next-{distance}" for distance in range(1, players)]]


def buckets(most: int) -> list[int]:
    """The least sums of the buckets, from 0 on; the last bucket has `most` and all above it.

    >>> buckets(30)
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 26, 28, 30]
    """
    starts = [0]
    while starts[-1] < most:
        starts.append(starts[-1] + max(1, starts[-1] // GROWTH))
    return starts


class Encoding(Generic[V]):
    """The encoding of an edition for a number of players.

    actions: the name of each action, by number; the last `len(sums)` are the buckets
    sums: the least sum of each bucket
    parts: the parts of an observation; `length` is its total length
    """

    def __init__(self, players: int, things: Sequence[str], most: int, layout: Layout) -> None:
        self.players = players
        self.sums: list[int] = buckets(most)
        self.first_sum: int = len(things)
        named = [str(least) if end - least == 1 else f"{least}-{end - 1}" for least, end in pairwise(self.sums)]
        named.append(f"{self.sums[-1]}+")
        self.actions: list[str] = [*things, *named]
        self.size: int = len(self.actions)
        self.parts: list[Part] = layout.parts
        self.length: int = layout.size

    # --- what a game adds ---------------------------------------------------------------------------------------------

    def thing(self, v: V, action: Action) -> int:
        """The number of an action that names no sum; legal actions have different numbers."""
        raise NotImplementedError

    def sum_of(self, action: Action) -> int:
        """The sum that an action names; below 0 for one that names none."""
        raise NotImplementedError

    def naming(self, coins: int) -> Action:
        """The action that names a sum."""
        raise NotImplementedError

    def observe(self, v: V) -> list[int]:
        """The observation of the view's seat, part by part: `length` integers, nearly all of which fit in 16 bits."""
        raise NotImplementedError

    def longest(self, rounds: int) -> int:
        """An upper bound on the decisions in so many rounds, from the bounds on a turn."""
        raise NotImplementedError

    # --- what follows -------------------------------------------------------------------------------------------------

    def seat(self, v: V, seat: Seat) -> int:
        """The distance of a seat from the observing one, clockwise."""
        return (seat - v.seat) % self.players

    def bucket(self, coins: int) -> int:
        """The bucket of a sum."""
        low, high = 0, len(self.sums)
        while high - low > 1:
            middle = (low + high) // 2
            if self.sums[middle] <= coins:
                low = middle
            else:
                high = middle
        return low

    def number(self, v: V, action: Action) -> int:
        """The number of an action of the seat asked."""
        coins = self.sum_of(action)
        return self.thing(v, action) if coins < 0 else self.first_sum + self.bucket(coins)

    def exact(self, v: V, action: Action) -> int:
        """The same in the exact numbering: each sum has its own number, `size` + coins."""
        coins = self.sum_of(action)
        return self.thing(v, action) if coins < 0 else self.size + coins

    def numbers(self, v: V) -> list[int]:
        """The numbers of all legal actions of the seat asked, ascending."""
        found = [self.number(v, action) for action in self._options(v)]
        if v.sums is not None:
            least, most = self.bucket(self.sum_of(v.sums.least)), self.bucket(self.sum_of(v.sums.most))
            found += [self.first_sum + bucket for bucket in range(least, most + 1) if self._in_bucket(v, bucket) > 0]
        return sorted(set(found))

    def exact_numbers(self, v: V) -> list[int]:
        """The same in the exact numbering."""
        found = [self.exact(v, action) for action in self._options(v)]
        if v.sums is not None:
            for number in range(v.sums.least, v.sums.most + 1):
                if v.sums.include(Action(number)):
                    found.append(self.exact(v, Action(number)))
        return sorted(found)

    def action(self, v: V, number: int) -> Action:
        """The legal action with this number; for a bucket its least legal sum. Raises ValueError if there is none."""
        exact = number >= self.size
        if exact and v.sums is not None:
            named = self.naming(number - self.size)
            if v.sums.include(named):
                return named
        for action in self._options(v):
            if (self.exact(v, action) if exact else self.number(v, action)) == number:
                return action
        if number >= self.first_sum and v.sums is not None and not exact:
            chosen = self._in_bucket(v, number - self.first_sum)
            if chosen > 0:
                return Action(chosen)
        raise ValueError(f"{number} can't be chosen, of {self.numbers(v)}")

    def _options(self, v: V) -> Sequence[Action]:
        """The legal actions without the range of sums."""
        return v.legal_actions if v.sums is None else v.legal_actions[:-1]

    def _in_bucket(self, v: V, bucket: int) -> int:
        """The least legal sum of a bucket, as an action; 0 if there is none."""
        assert v.sums is not None
        least = max(v.sums.least, self.naming(self.sums[bucket]))
        most = v.sums.most if bucket + 1 == len(self.sums) else min(v.sums.most, self.naming(self.sums[bucket + 1]) - 1)
        for number in range(least, most + 1):
            if v.sums.include(Action(number)):
                return number
        return 0


AnyEncoding: TypeAlias = Encoding[Any]
