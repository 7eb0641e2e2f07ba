"""Chance as a port: what a game asks of it, and who can answer.

A game that is played is answered by a generator (`rng.py`). `Scripted` answers what is written, as in a position, and
`Asked` nothing: it stops the game where chance must speak. So the state before chance and the states after each of its
answers are nodes, which can be looked at and counted (`forks.py`).
"""

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final, NamedTuple, TypeVar

from mypy_extensions import i64

T = TypeVar("T")
Kind = TypeVar("Kind", bound=int)  # of cards

SIDES: Final = 6
NO_NUMBER: Final = -1


class Outcome(NamedTuple):
    """One answer of chance."""

    pips: tuple[int, ...]  # of a throw, rising; empty where a card comes up
    card: int  # the kind of that card; 0 of a throw
    ways: int  # how many of all cases, equally likely, come to this
    number: int = NO_NUMBER  # where neither dice nor cards are asked, but one of several


class UnansweredError(Exception):
    """Chance must speak, and nobody answers."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__(len(outcomes))
        self.outcomes = outcomes


class Chance:
    """Whoever answers for chance; it is part of the state of a game."""

    __slots__ = ()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; 0 < n <= 2**16."""
        raise NotImplementedError

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle a list in place. Nobody learns anything by that: a card is asked for when it comes up."""
        raise NotImplementedError

    def throw(self, dice: int) -> list[int]:
        """The pips of so many dice."""
        return [int(self.below(SIDES)) + 1 for _ in range(dice)]

    def asks_for_cards(self) -> bool:
        """Whether `turn_up` is to be called before somebody sees the top card of a pile."""
        return False

    def turn_up(self, pile: list[Kind], shuffled: int) -> None:
        """Let a card come to lie on top, which is last, of a pile whose cards from that place on lie in any order."""

    def copy(self) -> "Chance":
        """One that will answer the same."""
        raise NotImplementedError

    def state(self) -> tuple[int | str, ...]:
        """The name of its generator, and everything that decides that one's future; `rng.generator` makes it again."""
        raise NotImplementedError

    def script(self) -> "Script":
        """The answers that are written, and come first."""
        return Script()

    def source(self) -> "Chance":
        """Who answers after them."""
        return self


class Script:
    """Answers of chance, each sort in its order."""

    def __init__(self) -> None:
        self.throws: list[list[int]] = []
        self.shuffles: list[tuple[Any, ...]] = []  # what was shuffled, as it came to lie
        self.cards: list[int] = []  # that came to lie on top
        self.numbers: list[int] = []  # where one of several was asked

    def extended(self, other: "Script") -> "Script":
        """This one, and then the other."""
        whole = Script()
        whole.throws = self.throws + other.throws
        whole.shuffles = self.shuffles + other.shuffles
        whole.cards = self.cards + other.cards
        whole.numbers = self.numbers + other.numbers
        return whole

    def add(self, outcome: Outcome) -> None:
        """Write down one more answer."""
        if outcome.number != NO_NUMBER:
            self.numbers.append(outcome.number)
        elif outcome.pips:
            self.throws.append(list(outcome.pips))
        else:
            self.cards.append(outcome.card)


class Scripted(Chance):
    """Gives what is written, and then what another one does."""

    __slots__ = ("then", "written")

    def __init__(self, written: Script, then: Chance) -> None:
        self.written = written.extended(Script())
        self.then = then

    def below(self, n: i64) -> i64:
        return self.written.numbers.pop(0) if self.written.numbers else self.then.below(n)

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle as the next shuffle of these cards is written, if any is."""
        while self.written.shuffles:
            lying = list(self.written.shuffles.pop(0))
            if Counter(lying) == Counter(cards):
                cards[:] = lying
                return
        self.then.shuffle(cards)

    def throw(self, dice: int) -> list[int]:
        return self.written.throws.pop(0) if self.written.throws else self.then.throw(dice)

    def asks_for_cards(self) -> bool:
        return bool(self.written.cards) or self.then.asks_for_cards()

    def turn_up(self, pile: list[Kind], shuffled: int) -> None:
        if not self.written.cards:
            self.then.turn_up(pile, shuffled)
        elif is_open(pile, shuffled):
            place = [int(kind) for kind in pile].index(self.written.cards.pop(0), shuffled)
            pile[place], pile[-1] = pile[-1], pile[place]

    def copy(self) -> Chance:
        return Scripted(self.written, self.then.copy())

    def state(self) -> tuple[int | str, ...]:
        return self.then.state()

    def script(self) -> Script:
        return self.written

    def source(self) -> Chance:
        return self.then

    def __reduce__(self) -> tuple[object, ...]:
        return Scripted, (self.written, self.then)


class Asked(Chance):
    """Answers nothing but shuffles, which another one does: raises `UnansweredError`."""

    __slots__ = ("shuffler",)

    def __init__(self, shuffler: Chance) -> None:
        self.shuffler = shuffler

    def below(self, n: i64) -> i64:
        raise UnansweredError([Outcome((), 0, 1, number) for number in range(n)])

    def shuffle(self, cards: list[T]) -> None:
        self.shuffler.shuffle(cards)

    def throw(self, dice: int) -> list[int]:
        raise UnansweredError(throws(dice))

    def asks_for_cards(self) -> bool:
        return True

    def turn_up(self, pile: list[Kind], shuffled: int) -> None:
        if is_open(pile, shuffled):
            raise UnansweredError([Outcome((), kind, ways) for kind, ways in sorted(Counter(pile[shuffled:]).items())])

    def copy(self) -> Chance:
        return Asked(self.shuffler.copy())

    def state(self) -> tuple[int | str, ...]:
        return self.shuffler.state()


class Witness(Chance):
    """Notes in a script what another one gives; a copy of it notes nothing."""

    __slots__ = ("noted", "of")

    def __init__(self, of: Chance, noted: Script) -> None:
        self.of = of
        self.noted = noted

    def below(self, n: i64) -> i64:
        number = self.of.below(n)
        self.noted.numbers.append(number)
        return number

    def shuffle(self, cards: list[T]) -> None:
        self.of.shuffle(cards)
        self.noted.shuffles.append(tuple(cards))

    def throw(self, dice: int) -> list[int]:
        thrown = self.of.throw(dice)
        self.noted.throws.append(thrown[:])
        return thrown

    def asks_for_cards(self) -> bool:
        return True

    def turn_up(self, pile: list[Kind], shuffled: int) -> None:
        self.of.turn_up(pile, shuffled)
        if is_open(pile, shuffled):
            self.noted.cards.append(pile[-1])

    def copy(self) -> Chance:
        return self.of.copy()

    def state(self) -> tuple[int | str, ...]:
        return self.of.state()


def is_open(pile: list[Kind], shuffled: int) -> bool:
    """Whether one of several kinds of cards can lie on top of a pile."""
    return len(set(pile[shuffled:])) > 1


def throws(dice: int) -> list[Outcome]:
    """All that so many dice can show: 21 throws of two."""
    found: list[Outcome] = []
    for pips in combinations_with_replacement(range(1, SIDES + 1), dice):
        ways = factorial(dice)
        for alike in Counter(pips).values():
            ways //= factorial(alike)
        found.append(Outcome(pips, 0, ways))
    return found


def witnessed(chance: Chance, noted: Script) -> Chance:
    """The same, with what its source gives noted in a script."""
    return Scripted(chance.script(), Witness(chance.source(), noted))


def foretold(chance: Chance, more: Script) -> Chance:
    """The same, with more answers written after those that are."""
    if not (more.throws or more.shuffles or more.cards or more.numbers):
        return chance
    return Scripted(chance.script().extended(more), chance.source())
