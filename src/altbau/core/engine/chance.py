"""The source of randomness of a game, as an interface (`Chance`) with several implementations.

A real game uses a generator (`rng.py`). `ScriptedChance` returns prepared results first, for example those in a
position. `ChanceProbe` returns no results: it stops the game at the next random event, so that the state before it and
the state after each possible outcome can be examined and counted (`chance_nodes.py`).
"""

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, NamedTuple, TypeVar, cast

from mypy_extensions import i64

T = TypeVar("T")
Kind = TypeVar("Kind", bound=int)  # of cards

SIDES: Final = 6
NO_NUMBER: Final = -1


class Outcome(NamedTuple):
    """One possible result of a random event."""

    pips: tuple[int, ...]  # the dice of a throw, ascending; empty for other events
    card: int  # the kind of the card that comes up; 0 for other events
    ways: int  # how many of the equally likely cases give this result
    number: int = NO_NUMBER  # the result of `below`; NO_NUMBER for dice and cards


class UnansweredError(Exception):
    """Raised by `ChanceProbe` at a random event; `outcomes` are all its possible results."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes

    def __str__(self) -> str:
        return f"{len(self.outcomes)} possible results"


class Chance:
    """The source of all random results of a game; it is part of the game's state."""

    __slots__ = ()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; 0 < n <= 2**16."""
        raise NotImplementedError

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle a list in place. `ChanceProbe` does not stop here: it stops when a card comes up (`turn_up`)."""
        raise NotImplementedError

    def throw(self, dice: int) -> list[int]:
        """The pips of so many dice."""
        return [int(self.below(SIDES)) + 1 for _ in range(dice)]

    def asks_for_cards(self) -> bool:
        """Whether the game must call `turn_up` before it shows the top card of a pile."""
        return False

    def turn_up(self, pile: list[Kind], shuffled: int) -> None:
        """Decide which card is on top of a pile, that is last in the list. The cards from index `shuffled` on are in
        unknown order; one of them is swapped to the end, or stays there."""

    def copy(self) -> "Chance":
        """An independent copy that gives the same results from now on."""
        raise NotImplementedError

    def state(self) -> tuple[int | str, ...]:
        """The generator's name and its full state; `rng.generator` restores the generator from it."""
        raise NotImplementedError

    def script(self) -> "Script":
        """The prepared results, which are used first."""
        return Script()

    def source(self) -> "Chance":
        """The source that is used after them."""
        return self

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"  # its state would tell the future


class Script:
    """Prepared random results, a queue for each sort."""

    def __init__(self) -> None:
        self.throws: list[list[int]] = []
        self.shuffles: list[tuple[object, ...]] = []  # the shuffled lists, in their new order
        self.cards: list[int] = []  # the kinds of the cards that came up
        self.numbers: list[int] = []  # the results of `below`

    def __repr__(self) -> str:
        return (
            f"<Script of {len(self.throws)} throws, {len(self.shuffles)} shuffles, "
            f"{len(self.cards)} cards, {len(self.numbers)} numbers>"
        )

    def extended(self, other: "Script") -> "Script":
        """This script followed by the other one, as a new script."""
        whole = Script()
        whole.throws = self.throws + other.throws
        whole.shuffles = self.shuffles + other.shuffles
        whole.cards = self.cards + other.cards
        whole.numbers = self.numbers + other.numbers
        return whole

    def add(self, outcome: Outcome) -> None:
        """Append one result."""
        if outcome.number != NO_NUMBER:
            self.numbers.append(outcome.number)
        elif outcome.pips:
            self.throws.append(list(outcome.pips))
        else:
            self.cards.append(outcome.card)


class ScriptedChance(Chance):
    """Returns the results of a script first, then those of another source."""

    __slots__ = ("then", "written")

    def __init__(self, written: Script, then: Chance) -> None:
        self.written = written.extended(Script())
        self.then = then

    def below(self, n: i64) -> i64:
        return self.written.numbers.pop(0) if self.written.numbers else self.then.below(n)

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle as in the next scripted shuffle of exactly these cards; scripted shuffles of other cards before it
        are dropped. Without one the other source shuffles."""
        while self.written.shuffles:
            lying = list(self.written.shuffles.pop(0))
            if Counter(lying) == Counter(cards):
                cards[:] = cast(list[T], lying)
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
        return ScriptedChance(self.written, self.then.copy())

    def state(self) -> tuple[int | str, ...]:
        return self.then.state()

    def script(self) -> Script:
        return self.written

    def source(self) -> Chance:
        return self.then

    def __reduce__(self) -> tuple[object, ...]:
        return ScriptedChance, (self.written, self.then)


class ChanceProbe(Chance):
    """Raises `UnansweredError` at every random event except shuffles, which another source does."""

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
        return ChanceProbe(self.shuffler.copy())

    def state(self) -> tuple[int | str, ...]:
        return self.shuffler.state()

    def __reduce__(self) -> tuple[object, ...]:
        return ChanceProbe, (self.shuffler,)


class RecordingChance(Chance):
    """Returns the results of another source and records them in a script. A copy is that source's copy, which records
    nothing."""

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

    def __reduce__(self) -> tuple[object, ...]:
        return RecordingChance, (self.of, self.noted)


def is_open(pile: list[Kind], shuffled: int) -> bool:
    """Whether the top card of a pile is uncertain: the cards from index `shuffled` on are of more than one kind."""
    return len(set(pile[shuffled:])) > 1


def throws(dice: int) -> list[Outcome]:
    """All results of a throw of so many dice with their `ways`: 21 for two dice."""
    found: list[Outcome] = []
    for pips in combinations_with_replacement(range(1, SIDES + 1), dice):
        ways = factorial(dice)
        for alike in Counter(pips).values():
            ways //= factorial(alike)
        found.append(Outcome(pips, 0, ways))
    return found


def record_chance(chance: Chance, noted: Script) -> Chance:
    """The same chance, which records in `noted` what its source returns."""
    return ScriptedChance(chance.script(), RecordingChance(chance.source(), noted))


def extend_script(chance: Chance, more: Script) -> Chance:
    """The same chance, with the results of `more` appended to its script."""
    if not (more.throws or more.shuffles or more.cards or more.numbers):
        return chance
    return ScriptedChance(chance.script().extended(more), chance.source())
