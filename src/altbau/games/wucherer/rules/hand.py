"""A hand of cards, as words: how many of each kind it has is written in binary, one digit in each word.

Bit k of `ones`, `twos`, `fours` and so on is a digit of the number of cards of kind k. So a card comes or goes in a few
operations, whatever else is there, and what several kinds have in common is asked of sets.
"""

from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from altbau.core.engine.bits import Mask
from altbau.games.wucherer.rules.cards import KINDS
from altbau.games.wucherer.rules.ids import Card, numbered

MOST_ALIKE: Final = 31  # cards of a kind that five digits can count


@mypyc_attr(acyclic=True)  # so the garbage collector need not look at it
class Hand:
    """The cards of a player, in the order of their kinds."""

    __slots__ = ("eights", "fours", "ones", "sixteens", "size", "twos")

    def __init__(self) -> None:
        self.size: int = 0  # cards
        self.ones: Mask = 0
        self.twos: Mask = 0
        self.fours: Mask = 0
        self.eights: Mask = 0
        self.sixteens: Mask = 0

    @property
    def kinds(self) -> Mask:
        """The mask of the kinds that it has."""
        return self.ones | self.twos | self.fours | self.eights | self.sixteens

    def take(self, kind: Card) -> None:
        """Put a card in."""
        self.size += 1
        ones: Mask = 1 << kind
        twos = self.ones & ones
        fours = self.twos & twos
        eights = self.fours & fours
        self.ones ^= ones
        self.twos ^= twos
        self.fours ^= fours
        self.sixteens ^= self.eights & eights
        self.eights ^= eights

    def give(self, kind: Card) -> None:
        """Take a card out. Raises ValueError if there is none of its kind."""
        ones: Mask = 1 << kind
        twos = ones & ~self.ones
        fours = twos & ~self.twos
        eights = fours & ~self.fours
        sixteens = eights & ~self.eights
        if sixteens & ~self.sixteens:
            raise ValueError(kind)
        self.size -= 1
        self.ones ^= ones
        self.twos ^= twos
        self.fours ^= fours
        self.sixteens ^= sixteens
        self.eights ^= eights

    def holds(self, kind: Card) -> bool:
        """Whether it has a card of this kind, whatever number somebody takes for one."""
        return 0 < kind < KINDS and (self.kinds >> kind) & 1 == 1

    def count(self, kind: Card) -> int:
        """How many cards of this kind it has."""
        several = self.twos | self.fours | self.eights | self.sixteens
        found = (self.ones >> kind) & 1
        if (several >> kind) & 1:
            found |= ((self.twos >> kind) & 1) << 1 | ((self.fours >> kind) & 1) << 2
            found |= ((self.eights >> kind) & 1) << 3 | ((self.sixteens >> kind) & 1) << 4
        return found

    def cards(self) -> list[Card]:
        """Its cards, sorted."""
        found = cards_of(self.kinds)
        if len(found) == self.size:
            return found
        return [kind for kind in found for _ in range(self.count(kind))]

    def copy(self) -> "Hand":
        """Another hand with the same cards."""
        twin = Hand()
        twin.size = self.size
        twin.ones = self.ones
        twin.twos = self.twos
        twin.fours = self.fours
        twin.eights = self.eights
        twin.sixteens = self.sixteens
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.cards() == other.cards()

    __hash__ = None  # type: ignore[assignment]  # as Python has it for what can change

    def __len__(self) -> int:
        return self.size

    def __contains__(self, kind: Card) -> bool:
        return self.holds(kind)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards())

    def __repr__(self) -> str:
        return f"hand_of({self.cards()})"

    def __reduce__(self) -> tuple[object, ...]:
        return hand_of, (self.cards(),)


def hand_of(cards: list[Card]) -> Hand:
    """A hand with these cards."""
    hand = Hand()
    for kind in cards:
        hand.take(kind)
    return hand


def cards_of(kinds: Mask) -> list[Card]:
    """The kinds in a mask, sorted."""
    found: list[Card] = []
    while kinds:
        lowest: int = kinds & -kinds
        found.append(numbered(lowest.bit_length() - 1))
        kinds ^= lowest
    return found
