"""A hand of cards as masks of kinds: several kinds are tested at once, and adding or removing a card does not touch the
others. Immutable; each change makes a new hand.
"""

from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from altbau.core.engine.bitmask import Mask
from altbau.games.wucherer.rules.cards import KINDS
from altbau.games.wucherer.rules.ids import Card, numbered


@mypyc_attr(acyclic=True, free_list_len=1)  # not tracked by the garbage collector; the memory of one object is reused
class Hand:
    """The cards of a player, in the order of their kinds.

    size: the number of cards
    kinds: mask of the kinds with at least one card
    pairs: mask of the kinds with at least two cards
    others: the third and further cards of a kind
    """

    __slots__ = ("kinds", "others", "pairs", "size")

    def __init__(self, size: int, kinds: Mask, pairs: Mask, others: list[Card]) -> None:
        self.size = size
        self.kinds = kinds
        self.pairs = pairs
        self.others = others

    def and_card(self, kind: Card) -> "Hand":
        """This hand with one more card."""
        bit: Mask = 1 << kind
        if not self.kinds & bit:
            return Hand(self.size + 1, self.kinds | bit, self.pairs, self.others)
        if not self.pairs & bit:
            return Hand(self.size + 1, self.kinds, self.pairs | bit, self.others)
        return Hand(self.size + 1, self.kinds, self.pairs, [*self.others, kind])

    def without(self, kind: Card) -> "Hand":
        """This hand without one card of this kind. Raises ValueError if it has none."""
        bit: Mask = 1 << kind
        if self.others and kind in self.others:
            others = self.others[:]
            others.remove(kind)
            return Hand(self.size - 1, self.kinds, self.pairs, others)
        if self.pairs & bit:
            return Hand(self.size - 1, self.kinds, self.pairs ^ bit, self.others)
        if not self.kinds & bit:
            raise ValueError(kind)
        return Hand(self.size - 1, self.kinds ^ bit, self.pairs, self.others)

    def holds(self, kind: Card) -> bool:
        """Whether it has a card of this kind; false for numbers that are no kind."""
        return 0 < kind < KINDS and (self.kinds >> kind) & 1 == 1

    def count(self, kind: Card) -> int:
        """The number of cards of this kind."""
        if not (self.pairs >> kind) & 1:
            return int((self.kinds >> kind) & 1)
        return 2 + self.others.count(kind)

    def cards(self) -> list[Card]:
        """Its cards, sorted."""
        found = cards_of(self.kinds)
        if len(found) == self.size:
            return found
        return sorted([*found, *cards_of(self.pairs), *self.others])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self.cards() == other.cards()

    def __hash__(self) -> int:
        return hash((self.kinds, self.pairs))

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
    kinds: Mask = 0
    pairs: Mask = 0
    others: list[Card] = []
    for kind in cards:
        bit: Mask = 1 << kind
        if not kinds & bit:
            kinds |= bit
        elif not pairs & bit:
            pairs |= bit
        else:
            others.append(kind)
    return Hand(len(cards), kinds, pairs, others)


NO_CARDS: Final = hand_of([])
PRIME: Final = 67  # the powers of two below 2**66 have different remainders modulo this, and none is 0
BY_REST: Final[list[Any]] = [  # kind by the remainder of its bit minus 1
    numbered(kind) for rest in range(1, PRIME) for kind in range(PRIME - 1) if 2**kind % PRIME == rest
]


def cards_of(kinds: Mask) -> list[Card]:
    """The kinds in a mask, sorted."""
    found: list[Any] = []  # list[Card] would check the type of each item in compiled code
    while kinds:
        lowest = kinds & -kinds
        found.append(BY_REST[lowest % PRIME - 1])
        kinds ^= lowest
    return found
