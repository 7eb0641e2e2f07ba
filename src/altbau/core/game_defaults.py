"""Defaults of the game interface (`game.py`) for games that lack a feature."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from typing import ClassVar, Final

from altbau.core.account_books import Book
from altbau.core.bots.bot import AnyAdviser
from altbau.core.bots.value import Value
from altbau.core.data import Data, HouseRules
from altbau.core.engine.choices import Step
from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.options import Option, check_players, edition_fields, refuse_house
from altbau.core.engine.state import AnyEdition, AnyState, OwnEdition
from altbau.core.engine.view import Memory, View
from altbau.core.engine.vocabulary import QuestionKind, RemedyKind, WindowKind
from altbau.core.game import RecordLine
from altbau.core.house_rules import HouseField
from altbau.core.messages import catalogue, table
from altbau.core.messages.printing import Paper
from altbau.core.notation.expectations import Expectations
from altbau.core.text.argument_forms import Saying
from altbau.errors import BadInput

ANY_SORT: Final = 1


class GameDefaults:
    """The defaults. A module that binds a game assigns what it needs from here; a class may inherit it."""

    CHARACTERS: ClassVar[Sequence[str]] = ()
    ADVISER: ClassVar[Callable[[], AnyAdviser] | None] = None
    HINTS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    TRUTHS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    SAYINGS: ClassVar[Mapping[str, Saying]] = {}
    ART: ClassVar[str | None] = None
    RULEBOOK: ClassVar[str | None] = None
    CARDS: ClassVar[Mapping[str, Mapping[str, Sequence[str]]]] = {}
    TURN_KEYS: ClassVar[Collection[str]] = ()
    FACTS: ClassVar[Sequence[str]] = ()
    REMEDIES: ClassVar[Mapping[int, RemedyKind]] = {}
    DEEDS: ClassVar[Collection[int]] = ()
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
        """No seat has anything to claim."""
        return ()

    @staticmethod
    def windows(edition: AnyEdition, /) -> Sequence[WindowKind]:
        """No question can be answered in advance."""
        return ()

    @staticmethod
    def is_hit(s: AnyState, /) -> bool:
        """Each question is about something of the seat asked."""
        return True

    @staticmethod
    def out(s: AnyState, /) -> Sequence[Seat]:
        """All seats play to the end."""
        return ()

    @staticmethod
    def always_out_of_turn(v: View, /) -> str | None:
        """No bot speaks out of turn either."""
        return None

    @staticmethod
    def value(v: View, /) -> Value:
        """No learned value: every seat has the same chance to win."""
        return Value([1 / v.players] * v.players, [0.0] * v.players)

    @staticmethod
    def open_value(s: AnyState, /) -> None:
        """No learned value."""

    @staticmethod
    def encoding(edition: AnyEdition, players: int, /) -> None:
        """No encoding for learners."""

    @staticmethod
    def step(s: AnyState, seat: Seat, path: Sequence[Action], /) -> Step | None:
        """No reasons are given inside a move."""
        return None

    @staticmethod
    def redacted(event: tuple[int, ...], seat: Seat, /) -> tuple[int, ...]:
        """All players see every event in full."""
        return event

    @staticmethod
    def noticed(before: Memory, players: int, events: Sequence[tuple[int, ...]], /) -> Memory:
        """No memory is kept."""
        return ()

    @staticmethod
    def recalled(edition: AnyEdition, players: int, lines: Sequence[Data], /) -> Memory:
        """No memory is kept."""
        return ()

    @staticmethod
    def thing(action: Action, /) -> int:
        """Actions, and what they name, have the same numbers."""
        return action

    @staticmethod
    def items(edition: AnyEdition, values: tuple[int, ...], /) -> table.Calculation | None:
        """No event has a calculation of several lines."""
        return None

    @staticmethod
    def own_fields(v: View, /) -> Data:
        """A seat sees no game field differently from a spectator."""
        return {}

    @staticmethod
    def records(s: AnyState, places: Sequence[int], /) -> list[RecordLine]:
        """There are no record lists."""
        return []

    @staticmethod
    def books(players: int, events: Sequence[tuple[int, ...]], /) -> list[Book]:
        """The books are empty."""
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
        """It is not known whether the choices are public, so they count as secret."""
        return False

    @staticmethod
    def house_fields(key: str, /) -> Mapping[str, HouseField]:
        """House rules can change nothing."""
        return {}

    @staticmethod
    def editor(data: Data, /) -> None:
        """A position can be edited as text only."""

    @staticmethod
    def shown_since(data: Data, edition: AnyEdition, seat: Seat, events: Sequence[tuple[int, ...]], /) -> Data:
        """Events reveal nothing about earlier positions."""
        return data


@dataclass(frozen=True)
class PlainEdition:
    """The edition of a game whose rulebook has no matches and no record sheets."""

    key: str
    min_players: int = 2
    max_players: int = 6
    deal_rotates: bool = False
    match_target: int = 0
    keeps_records: bool = False


class PlainGame(GameDefaults):
    """The base of a class that binds a game whose editions differ in options only, and for which the page has no
    drawing of its own."""

    EDITIONS: ClassVar[Mapping[str, OwnEdition]]
    QUESTIONS: ClassVar[Mapping[int, QuestionKind]]
    REFUSALS: ClassVar[Mapping[Refusal, tuple[str, str]]]
    WORDS: ClassVar[Mapping[Action, str]]
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    REASONS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    AUTO_PASSABLE: ClassVar[tuple[Action, ...]] = ()
    EXPECTATIONS: ClassVar[type[Expectations[AnyState]]] = Expectations

    def options(self, key: str, /) -> tuple[Option, ...]:
        """The same for all editions."""
        return self.OPTIONS

    def configured(
        self,
        key: str,
        players: int,
        options: Mapping[str, object],
        cards: Mapping[str, Mapping[str, object]],
        house: HouseRules,
        /,
    ) -> OwnEdition:
        """An edition with its options; neither card values nor other fields can be changed. Raises BadInput."""
        edition = self.EDITIONS[key]
        check_players(players, edition.min_players, edition.max_players)
        for name in cards:
            raise BadInput("unknown-card", card=name, place=f"cards.{name}")
        refuse_house(house)
        return replace(edition, **edition_fields(self.OPTIONS, key, options))

    def refusal(self, s: AnyState, action: Action, /) -> tuple[str, str]:
        """The reason that the asking frame gives; all actions count as one sort (`ANY_SORT`)."""
        return self.REFUSALS[s.stack.refusal(s, action, ANY_SORT)]

    def at_free_choice(self, s: AnyState, /) -> bool:
        """Only a free choice is pending."""
        return [frame.free() for frame in s.stack.frames] == [True]

    def same_move(self, question: int, /) -> bool:
        """A question that is shown to its player only belongs to the move before it."""
        return not self.QUESTIONS[question].open

    def kind(self, action: Action, question: int, /) -> str:
        """An action is a word if `WORDS` has it, else a number."""
        return "word" if action in self.WORDS else "number"

    def message(
        self, v: View, players: list[Data], common: Data, before: tuple[View, table.AnyTable] | None = None, /
    ) -> table.AnyTable:
        """The fields that tables of all games have."""
        return table.PlainTable(**common, seats=[table.Player(**each) for each in players])

    def edition_message(self, edition: AnyEdition, common: Data, /) -> catalogue.EditionInfo:
        """The fields that editions of all games have."""
        return catalogue.PlainEditionInfo(**common)
