"""The port: all that everything else may ask of a game, heading by heading. A game binds itself to it in its `game.py`;
the tests of `tests/conformance` hold for whatever does."""

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from altbau.core.books import Book
from altbau.core.bots.bot import Adviser, Bot
from altbau.core.bots.value import Value
from altbau.core.data import Data
from altbau.core.engine.chance import Chance
from altbau.core.engine.choices import Step
from altbau.core.engine.encoding import AnyEncoding
from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.options import Option
from altbau.core.engine.rng import Rng
from altbau.core.engine.state import AnyEdition, AnyState
from altbau.core.engine.view import Memory, View
from altbau.core.engine.vocabulary import EventKind, QuestionKind, RemedyKind
from altbau.core.notation.editing import Editor
from altbau.core.notation.expectations import Expectations
from altbau.core.page import catalogue, wire
from altbau.core.page.paper import Paper
from altbau.core.text.sayings import Saying
from altbau.core.text.sentences import Narrator

S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=View)
G = TypeVar("G", bound=View)
N = TypeVar("N", bound=Narrator)
E = TypeVar("E", bound=AnyEdition)
E_co = TypeVar("E_co", bound=AnyEdition, covariant=True)
E_contra = TypeVar("E_contra", bound=AnyEdition, contravariant=True)
G_co = TypeVar("G_co", bound=View, covariant=True)
G_contra = TypeVar("G_contra", bound=View, contravariant=True)
S_contra = TypeVar("S_contra", bound=AnyState, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class RecordLine(NamedTuple):
    """What a finished game leaves in a record list: whom it names, by seat."""

    list: str
    seats: Sequence[Seat]
    coins: int
    place: int | None = None


class Editions(Protocol[E_co]):
    """The game by name, and its editions with their options."""

    @property
    def NAME(self) -> str:
        """The game's name, by which the page finds how to draw it."""

    @property
    def EDITIONS(self) -> Mapping[str, E_co]:
        """The editions by key."""

    def options(self, key: str, /) -> tuple[Option, ...]:
        """The table options of an edition."""

    def configured(
        self, key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Mapping[str, object]], /
    ) -> E_co:
        """An edition with its options and an owner's own card values. Raises BadInput."""


class Rules(Protocol[S, E_contra]):
    """How it is played. An `s` is a state."""

    @property
    def RULES_VERSION(self) -> int:
        """Raised whenever the behaviour of its rules changes: what was saved before may not play again."""

    @property
    def PHASES(self) -> tuple[str, ...]:
        """The names of the phases, the last of which is `over`."""

    @property
    def EVENTS(self) -> Mapping[int, EventKind]:
        """What can happen, each with its rules. Each turn that begins is told by a kind that `begins` one. The end
        of the game is told by a kind that is `for_all`, as is what names nobody."""

    @property
    def QUESTIONS(self) -> Mapping[int, QuestionKind]:
        """What can be asked. A kind `begins` a move if nothing else is pending then. One that is not `open`, which
        only its player may read, follows a choice of that player."""

    @property
    def REFUSALS(self) -> Mapping[Refusal, tuple[str, str]]:
        """Why not: the name of a reason and its rule, by code."""

    @property
    def REMEDIES(self) -> Mapping[int, RemedyKind]:
        """What would have to be different, by code: messages `remedy-<name>`."""

    @property
    def WORDS(self) -> Mapping[Action, str]:
        """The actions that are words, such as `pass`."""

    def new_state(self, edition: E_contra, players: int, chance: Chance, /) -> S:
        """A new game, with its first question open; `chance` decides all that chance decides."""

    def refusal(self, s: S, action: Action, /) -> tuple[str, str]:
        """Why the seat asked can't choose an illegal action: the reason's name in texts, and its rule."""

    def out_of_turn(self, s: S, seat: Seat, word: Action, /) -> Action | None:
        """The action by which a seat that is not asked begins with a word out of turn (M33); None if it can't."""

    def out_of_turn_seat(self, action: Action, /) -> Seat | None:
        """The seat that speaks out of turn with this action; None for any other action."""

    def claimants(self, s: S, /) -> Sequence[Seat]:
        """The seats to which something is due that they lose unless they speak up in time (M14)."""

    def out(self, s: S, /) -> Collection[Seat]:
        """The seats that are out while others play on: nothing is asked of them any more."""

    def same_move(self, question: int, /) -> bool:
        """Whether the answer to a question belongs to the move before it."""

    @property
    def DEFAULTS(self) -> Mapping[int, Sequence[Action]]:
        """What is played for a seat whose time is up or whose bot has failed, by question: the first of these words
        that is legal, or where none is, what leaves most of `worth`. Played again and again it ends every move."""

    def scores(self, s: S, /) -> list[int]:
        """What each seat is worth, by seat, in money; that decides who wins."""

    def places(self, s: S, /) -> list[int]:
        """The place of each seat, by seat, the best 1; those who are equal share one."""

    def worth(self, s: S, /) -> list[int]:
        """What each seat has on the table, by seat, in money."""

    def records(self, s: S, places: Sequence[int], /) -> list[RecordLine]:
        """The lines that a finished game leaves in the record lists, in which the seats have come to these places."""

    def contents(self, s: S, /) -> tuple[object, ...]:
        """Everything that a checksum verifies."""


class Knowing(Protocol[S, V, G_co, E_contra]):
    """What a seat may know of a state, and what a page shows of it: a page view, which is a view with more. A memory is
    what everybody could notice of what is hidden; bots and `determinize` get it with the view."""

    def view(self, s: S, seat: Seat, /) -> V:
        """What a seat, or NOBODY as a spectator, knows."""

    def page_view(self, s: S, seat: Seat, /) -> G_co:
        """The same with all that a page shows besides: what things come to, what can be chosen and why nothing else."""

    def step(self, s: S, seat: Seat, path: Sequence[Action], /) -> Step | None:
        """What a seat can't choose after these first actions of a move, why, and what would have to be different as far
        as the seat can see: in answer to what it is asked, else out of turn. None where the move does not go on there.
        """

    def redacted(self, event: tuple[int, ...], seat: Seat, /) -> tuple[int, ...]:
        """An event as a seat sees it."""

    def noticed(self, before: tuple[Any, ...], players: int, events: Sequence[tuple[int, ...]], /) -> Memory:
        """The memory after events as a spectator sees them. It is a value: it can be compared and pickled."""

    def recalled(self, edition: E_contra, players: int, lines: Sequence[Data], /) -> Memory:
        """The memory of a game after all lines of its log, and of the games before it, as they were kept
        (`wire.LogEntry`) for everybody; lines of kinds that are unknown are passed over."""

    def determinize(self, v: V, rng: Rng, /) -> S:
        """A state that looks like this to the seat, with what is unknown drawn by `rng`, more likely as `v.memory` has
        it; its future is `rng`'s too."""


class Notation(Protocol[S, E_contra]):
    """Its moves, positions and scenarios as text."""

    @property
    def EXPECTATIONS(self) -> type[Expectations[S]]:
        """What a scenario can expect of a state."""

    def token(self, edition: E_contra, action: Action, /) -> str:
        """An action in the notation."""

    def action_of(self, edition: E_contra, text: str, /) -> Action | None:
        """The action that a token names, whether legal or not; None for what is no token."""

    def at_free_choice(self, s: S, /) -> bool:
        """Whether it can be written as a position: nothing is pending but a free choice."""

    def read_position(self, data: Data, rng: Rng | None, stop_at_windows: bool, /) -> S:
        """The state that a position describes; its chance comes from `rng`, else from the position's seed; with
        `stop_at_windows` the question may be a reaction that leaves no choice. Raises BadInput that names the place."""

    def described_position(self, s: S, seen_by: Seat | None, /) -> Data:
        """The position of a state on which nothing is pending but a free choice: all of it, or as far as a seat, or
        NOBODY as a spectator, can see it."""

    def editor(self, data: Data, /) -> Editor | None:
        """What of a position can be changed without writing, whether it fits or not; messages `edit-<name>` say what
        that is called. None if nothing can. Raises BadInput where it can't be told."""

    def told_to_all(self, before: S, s: S, events: Sequence[tuple[int, ...]], /) -> bool:
        """Whether everybody knows all that was chosen from a free choice to an open question, with these events."""

    def shown_since(self, data: Data, edition: E_contra, seat: Seat, events: Sequence[tuple[int, ...]], /) -> Data:
        """A position as a seat saw it, with what these events since then, as it has seen them, have shown of it."""


class Telling(Protocol[S_contra, G_contra, E_contra, N]):
    """Its sentences, and its table in a terminal."""

    @property
    def TEXTS(self) -> Traversable:
        """The folder of its messages, `….de.ftl` and `….en.ftl`: the same in both languages, and none that the core
        has (`core/text`)."""

    @property
    def RULEBOOK(self) -> Path | None:
        """The folder of `rules.yaml` and `rulings.yaml` (`altbau/rulebook.py`), which say in both languages what the
        numbers of its rules stand for. Then a message `rule-number` names some of them. None if nothing says that."""

    @property
    def CARDS(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """The cards of each edition by name, and the numbers of the rules that speak of each; how they were played by
        bots, and what followed, stands in `figures/<edition>.json` of that folder (`altbau/cards.py`)."""

    @property
    def LESSONS(self) -> Traversable | None:
        """The folder of its lessons, `<edition>.yaml` (`play/lesson.py`). None if nobody can learn it here."""

    @property
    def PUZZLES(self) -> Traversable | None:
        """The folder of its puzzles, `<edition>.json` (`play/puzzle.py`), with a message `puzzle-<theme>` for each of
        their themes. None if there are none."""

    @property
    def SAYINGS(self) -> Mapping[str, Saying]:
        """How arguments of its own types are said, if not by a message `<type>-<value>`."""

    def narrator(self, language: str, edition: E_contra, names: Sequence[str], /) -> N:
        """The narrator that tells a game in a language, with the names of the players."""

    def books(self, players: int, events: Sequence[tuple[int, ...]], /) -> list[Book]:
        """By seat, from all events of a game: what brought money in, and what is counted besides, each with a message
        `book-<name>`."""

    def paper(self, edition: E_contra, language: str, /) -> Paper:
        """What an edition has of paper besides its rulebook, in a language (`altbau/paper`)."""

    def draw(self, s: S_contra, narrator: N, /) -> str:
        """The whole state as text, hidden things included."""

    def draw_view(self, v: G_contra, narrator: N, /) -> str:
        """The state as text, as far as a seat sees it."""


class Bots(Protocol[S_contra, V_contra]):
    """Who plays it besides people, and what they say."""

    @property
    def BOTS(self) -> Mapping[str, Callable[[int], Bot[V_contra]]]:
        """Its bots by name (`core.bots.bot`), each made from a seed of its own."""

    @property
    def CHARACTERS(self) -> Sequence[str]:
        """The characters of its bots: messages `bot-<name>` and, in their own words, `bot-about-<name>`."""

    @property
    def REASONS(self) -> Mapping[str, tuple[str, ...]]:
        """Why its bots do things: messages `bot-reason-<name>`, with their arguments as `name:type`."""

    @property
    def TRUTHS(self) -> Mapping[str, tuple[str, ...]]:
        """What only its bots knew of that, told at the end: messages `bot-truth-<name>`, with their arguments as
        `name:type`."""

    @property
    def ADVISER(self) -> Callable[[], Adviser[V_contra]] | None:
        """Whoever advises people, made anew for each question; None if nobody does."""

    @property
    def HINTS(self) -> Mapping[str, tuple[str, ...]]:
        """What it says: messages `hint-<name>`, with their arguments as `name:type`."""

    def value(self, v: V_contra, /) -> Value:
        """How the game is expected to end, as far as somebody can tell who sees this; when it is over, how it has."""

    def open_value(self, s: S_contra, /) -> Value | None:
        """The same for somebody who sees all that is hidden but what is to come. Chance may be about to speak."""

    def always_out_of_turn(self, v: V_contra, /) -> str | None:
        """The move that every bot makes out of turn; None if there is none."""


class Learning(Protocol[E_contra]):
    """The game in numbers, for learners."""

    def encoding(self, edition: E_contra, players: int, /) -> AnyEncoding | None:
        """What its choices and its views are as numbers, at a table of so many; None for an edition that has none."""


class Page(Protocol[G_contra, E_contra]):
    """What its page is sent."""

    @property
    def AUTO_PASSABLE(self) -> Collection[Action]:
        """The reactions that a seat can wish never to be asked about."""

    @property
    def MINOR(self) -> Collection[Action]:
        """Actions that decline, or that are beside the point of what is asked."""

    def kind(self, action: Action, question: int, /) -> str:
        """What an action names in answer to a question, or 0 in a trade: `word`, or a type as of arguments."""

    def thing(self, action: Action, /) -> int:
        """What an action names, as events and reasons number it."""

    def argument(self, edition: E_contra, sort: str, value: int, /) -> wire.Argument:
        """An argument of an event or a question, of a type of its own; what is hidden or missing is null."""

    def items(self, edition: E_contra, values: tuple[int, ...], /) -> wire.Calculation | None:
        """The lines of a calculation, from the last arguments of an event."""

    def message(
        self, v: G_contra, players: list[Data], common: Data, before: tuple[G_contra, Any] | None = None, /
    ) -> wire.AnyTable:
        """A spectator's `page_view` as a page reads it; `players` and `common` are what tables of all games show. What
        looks as it did `before`, in an earlier page view of the same table, is taken over from its message, so that
        nobody has to look for changes in it."""

    def own_fields(self, v: G_contra, /) -> Data:
        """What of that message viewers see otherwise, as whoever has this `page_view` does; by path (`patches`)."""

    def picture(self, v: G_contra, language: str, /) -> str:
        """What is seen of a table, as SVG; empty where nothing is drawn of it."""

    def scene(self, v: G_contra, /) -> Any:
        """What is drawn of a spectator's `page_view` in a worked example, as one of its types in `wire.py`. Only a game
        with examples is asked (`altbau/examples.py`)."""

    def edition_message(self, edition: E_contra, common: Data, /) -> catalogue.EditionInfo:
        """An edition for the start page and the inspector."""

    def differences(self) -> catalogue.Differences | None:
        """The differences between its editions, newest first; None if there is only one."""


class GameModule(
    Editions[E],
    Rules[S, E],
    Knowing[S, V, G, E],
    Notation[S, E],
    Telling[S, G, E, N],
    Bots[S, V],
    Learning[E],
    Page[G, E],
    Protocol[S, V, G, E, N],
):
    """A module that binds a game."""


AnyGame: TypeAlias = GameModule[Any, Any, Any, Any, Any]
