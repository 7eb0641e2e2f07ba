"""The answers of a game that lacks what others have."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Final

from altbau.core.books import Book
from altbau.core.bots.bot import AnyAdviser
from altbau.core.bots.value import Value
from altbau.core.data import Data
from altbau.core.engine.choices import Step
from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.options import Option, check_players, chosen
from altbau.core.engine.state import AnyEdition, AnyState
from altbau.core.engine.view import Memory, View
from altbau.core.engine.vocabulary import QuestionKind, RemedyKind
from altbau.core.game import RecordLine
from altbau.core.notation.expectations import Expectations
from altbau.core.page import catalogue, wire
from altbau.core.page.paper import Paper
from altbau.core.text.sayings import Saying
from altbau.errors import BadInput

ANY_SORT: Final = 1


class Without:
    """What a module that binds a game takes from here in place of functions of its own; a class may inherit it."""

    CHARACTERS: ClassVar[Sequence[str]] = ()
    ADVISER: ClassVar[Callable[[], AnyAdviser] | None] = None
    HINTS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    TRUTHS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    SAYINGS: ClassVar[Mapping[str, Saying]] = {}
    RULEBOOK: ClassVar[Path | None] = None
    CARDS: ClassVar[Mapping[str, Mapping[str, Sequence[str]]]] = {}
    REMEDIES: ClassVar[Mapping[int, RemedyKind]] = {}
    LESSONS: ClassVar[Traversable | None] = None
    PUZZLES: ClassVar[Traversable | None] = None

    @staticmethod
    def out_of_turn(s: AnyState, seat: Seat, word: Action, /) -> Action | None:
        """Nobody speaks out of turn."""
        return None

    @staticmethod
    def out_of_turn_seat(action: Action, /) -> Seat | None:
        """No action speaks out of turn."""
        return None

    @staticmethod
    def claimants(s: AnyState, /) -> Sequence[Seat]:
        """Nobody loses anything by silence."""
        return ()

    @staticmethod
    def out(s: AnyState, /) -> Sequence[Seat]:
        """Everybody plays to the end."""
        return ()

    @staticmethod
    def always_out_of_turn(v: View, /) -> str | None:
        """No bot speaks out of turn either."""
        return None

    @staticmethod
    def value(v: View, /) -> Value:
        """Nobody has learnt what positions are worth: all have the same chance, as long as the game is not over."""
        return Value([1 / v.players] * v.players, [0.0] * v.players)

    @staticmethod
    def open_value(s: AnyState, /) -> None:
        """Nobody has learnt it."""

    @staticmethod
    def encoding(edition: AnyEdition, players: int, /) -> None:
        """Nobody has put it into numbers."""

    @staticmethod
    def step(s: AnyState, seat: Seat, path: Sequence[Action], /) -> Step | None:
        """No reasons are given inside a move."""
        return None

    @staticmethod
    def redacted(event: tuple[int, ...], seat: Seat, /) -> tuple[int, ...]:
        """Everybody sees every event whole."""
        return event

    @staticmethod
    def noticed(before: Memory, players: int, events: Sequence[tuple[int, ...]], /) -> Memory:
        """Nobody notices anything."""
        return ()

    @staticmethod
    def recalled(edition: AnyEdition, players: int, lines: Sequence[Data], /) -> Memory:
        """There is nothing to recall."""
        return ()

    @staticmethod
    def thing(action: Action, /) -> int:
        """Actions, and what they name, have the same numbers."""
        return action

    @staticmethod
    def items(edition: AnyEdition, values: tuple[int, ...], /) -> wire.Calculation | None:
        """No event has a calculation of several lines."""
        return None

    @staticmethod
    def own_fields(v: View, /) -> Data:
        """A seat sees what everybody sees, but for what tables of all games show."""
        return {}

    @staticmethod
    def records(s: AnyState, places: Sequence[int], /) -> list[RecordLine]:
        """There are no record lists."""
        return []

    @staticmethod
    def books(players: int, events: Sequence[tuple[int, ...]], /) -> list[Book]:
        """Nothing brings anything in."""
        return [Book([], {})] * players

    @staticmethod
    def paper(edition: AnyEdition, language: str, /) -> Paper:
        """Nothing is printed but the rulebook."""
        return Paper(money=None, cards=[], tables={}, lists=[], records=[], target=0)

    @staticmethod
    def picture(v: View, language: str, /) -> str:
        """Nothing is drawn."""
        return ""

    @staticmethod
    def scene(v: View, /) -> None:
        """There are no examples."""

    @staticmethod
    def differences() -> catalogue.Differences | None:
        """There are no editions to compare."""
        return None

    @staticmethod
    def told_to_all(before: AnyState, s: AnyState, events: Sequence[tuple[int, ...]], /) -> bool:
        """It is not known, so nothing is told."""
        return False

    @staticmethod
    def editor(data: Data, /) -> None:
        """A position is written as text."""

    @staticmethod
    def shown_since(data: Data, edition: AnyEdition, seat: Seat, events: Sequence[tuple[int, ...]], /) -> Data:
        """Nothing is shown later."""
        return data


@dataclass(frozen=True)
class PlainEdition:
    """The record of a game whose rulebook knows no matches and no record sheets."""

    key: str
    min_players: int = 2
    max_players: int = 6
    deal_rotates: bool = False
    match_target: int = 0
    keeps_records: bool = False


class Plain(Without):
    """A class that binds a game inherits this where its editions differ in options only, and the page draws it
    plainly."""

    EDITIONS: ClassVar[Mapping[str, Any]]
    QUESTIONS: ClassVar[Mapping[int, QuestionKind]]
    REFUSALS: ClassVar[Mapping[Refusal, tuple[str, str]]]
    WORDS: ClassVar[Mapping[Action, str]]
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    REASONS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    AUTO_PASSABLE: ClassVar[tuple[Action, ...]] = ()
    EXPECTATIONS: ClassVar[type[Expectations[Any]]] = Expectations

    def options(self, key: str, /) -> tuple[Option, ...]:
        """The same for all editions."""
        return self.OPTIONS

    def configured(
        self, key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Mapping[str, object]], /
    ) -> Any:
        """An edition with its options; there are no cards with values of their own. Raises BadInput."""
        edition = self.EDITIONS[key]
        check_players(players, edition.min_players, edition.max_players)
        for name in cards:
            raise BadInput("unknown-card", card=name, place=f"cards.{name}")
        return replace(edition, **chosen(self.OPTIONS, key, options))

    def refusal(self, s: AnyState, action: Action, /) -> tuple[str, str]:
        """The reason of the frame that asks; it need not tell sorts of actions apart."""
        return self.REFUSALS[s.stack.refusal(s, action, ANY_SORT)]

    def at_free_choice(self, s: AnyState, /) -> bool:
        """Nothing is pending but a free choice."""
        return [frame.free() for frame in s.stack.frames] == [True]

    def same_move(self, question: int, /) -> bool:
        """A question that only its player reads belongs to the move before it."""
        return not self.QUESTIONS[question].open

    def kind(self, action: Action, question: int, /) -> str:
        """An action that is no word is a number."""
        return "word" if action in self.WORDS else "number"

    def message(
        self, v: View, players: list[Data], common: Data, before: tuple[View, wire.AnyTable] | None = None, /
    ) -> wire.AnyTable:
        """What tables of all games show."""
        return wire.PlainTable(**common, seats=[wire.Player(**each) for each in players])

    def edition_message(self, edition: AnyEdition, common: Data, /) -> catalogue.EditionInfo:
        """What editions of all games show."""
        return catalogue.PlainEditionInfo(**common)
