"""Comparing a state with what a scenario expects: only the named keys are compared; the first difference is raised."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.state import AnyState
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.legal_moves import as_offered, offers, options_of
from altbau.core.notation.position_reader import check_keys, mapping, sequence
from altbau.errors import BadInput

S = TypeVar("S", bound=AnyState)


class Difference(BadInput):
    """A difference to the scenario, with `place`, `expected` and `found`."""

    def __init__(self, path: str, expected: object, found: object) -> None:
        super().__init__("difference", place=path, expected=notation_of(expected), found=notation_of(found))


def notation_of(value: object) -> str:
    """A value as the notation writes it."""
    if isinstance(value, list):
        return "[" + ", ".join(notation_of(each) for each in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {notation_of(each)}" for key, each in value.items()) + "}"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_equal(expected: object, found: object, path: str) -> None:
    """Raises Difference unless both are equal."""
    if expected != found or isinstance(expected, bool) != isinstance(found, bool):
        raise Difference(path, expected, found)


def same_cards(expected: object, found: list[str], path: str) -> None:
    """Raises Difference unless both lists have the same items, in any order."""
    wanted = [str(each) for each in sequence(expected, path)]
    if Counter(wanted) != Counter(found):
        raise Difference(path, wanted, found)


class Expectations(Generic[S]):
    """The comparisons for all games; a game adds its own keys, with a method each, in `COMPARISONS`."""

    COMPARISONS: ClassVar[Mapping[str, Callable[..., None]]] = {}

    def __init__(self, state: S, phases: Sequence[str], token: Callable[[Action], str]) -> None:
        self.state = state
        self.phases = phases
        self.token = token

    def compare(self, expected: Data, path: str) -> None:
        """Raises Difference at the first difference, BadInput for an unknown key."""
        known = {**COMMON, **self.COMPARISONS}
        check_keys(expected, known, path)
        for key, value in expected.items():
            known[key](self, value, f"{path}.{key}")

    def seat(self, name: str, path: str) -> Seat:
        """The seat of a player's letter. Raises BadInput."""
        letters = SEAT_NAMES[: self.state.players]
        if len(name) != 1 or name not in letters:
            raise BadInput("bad-value", place=path, value=name, expected=", ".join(letters))
        return Seat(letters.index(name))

    def by_seat(self, value: object, path: str, found: Callable[[Seat], object]) -> None:
        """Compare a mapping by player with what `found` returns for each seat."""
        for name, each in mapping(value, path).items():
            check_equal(each, found(self.seat(name, path)), f"{path}.{name}")

    def asks(self, value: object, path: str) -> None:
        s = self.state
        expected = mapping(value, path)
        options = options_of(s, self.token)
        asked = SEAT_NAMES[s.asked] if s.asked != NOBODY else None
        for key, each in expected.items():
            here = f"{path}.{key}"
            if key == "player":
                check_equal(each, asked, here)
            elif key == "options":
                same_cards(as_offered(s, self.token, [str(one) for one in sequence(each, here)]), options, here)
            elif key == "includes":
                for wanted in sequence(each, here):
                    if not offers(s, self.token, str(wanted)):
                        raise Difference(here, wanted, options)
            elif key == "excludes":
                for unwanted in sequence(each, here):
                    if offers(s, self.token, str(unwanted)):
                        raise Difference(here, f"not {unwanted}", options)
            else:
                raise BadInput("unknown-key", key=key, place=path)

    def turn(self, value: object, path: str) -> None:
        check_equal(value, SEAT_NAMES[self.state.turn], path)

    def phase(self, value: object, path: str) -> None:
        check_equal(value, self.phases[self.state.phase], path)

    def over(self, value: object, path: str) -> None:
        check_equal(value, self.state.over, path)

    def winners(self, value: object, path: str) -> None:
        s = self.state
        same_cards(value, [SEAT_NAMES[seat] for seat in s.winners()] if s.over else [], path)


COMMON: Mapping[str, Callable[..., None]] = {
    "asks": Expectations.asks,
    "turn": Expectations.turn,
    "phase": Expectations.phase,
    "over": Expectations.over,
    "winners": Expectations.winners,
}
