"""The interface of a game, by topic: the rest of Altbau uses a game through nothing else. A game implements it in its
`game.py`; the tests of `tests/conformance` run for every game that does."""

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from altbau.core.account_books import Book
from altbau.core.bots.bot import Adviser, Bot
from altbau.core.bots.value import Value
from altbau.core.data import Data, HouseRules
from altbau.core.engine.chance import Chance
from altbau.core.engine.choices import Step
from altbau.core.engine.encoding import AnyEncoding
from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.options import Option
from altbau.core.engine.rng import Rng
from altbau.core.engine.state import AnyEdition, AnyState
from altbau.core.engine.view import Memory, View
from altbau.core.engine.vocabulary import EventKind, QuestionKind, RemedyKind, WindowKind
from altbau.core.house_rules import HouseField
from altbau.core.messages import catalogue, table
from altbau.core.messages.printing import Paper
from altbau.core.notation.expectations import Expectations
from altbau.core.notation.position_model import Editor
from altbau.core.text.argument_forms import Saying
from altbau.core.text.narrator import Narrator

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
    """The line that a finished game adds to a record list, with the seats that it names."""

    list: str
    seats: Sequence[Seat]
    coins: int
    place: int | None = None


class Editions(Protocol[E_co]):
    """The game by name, and its editions with their options."""

    @property
    def NAME(self) -> str:
        """The game's name. The page chooses by it how to draw the game."""

    @property
    def EDITIONS(self) -> Mapping[str, E_co]:
        """The editions by key."""

    def options(self, key: str, /) -> tuple[Option, ...]:
        """The table options of an edition."""

    def configured(
        self,
        key: str,
        players: int,
        options: Mapping[str, object],
        cards: Mapping[str, Mapping[str, object]],
        house: HouseRules,
        /,
    ) -> E_co:
        """An edition with table options, changed card values and house rules. Raises BadInput."""

    def house_fields(self, key: str, /) -> Mapping[str, HouseField]:
        """The fields that house rules can change in an edition, by their path; empty if there are none."""


class Rules(Protocol[S, E_contra]):
    """The rules. An `s` is a state."""

    @property
    def RULES_VERSION(self) -> int:
        """The version of the rules' behaviour, raised with every change of it: games saved before may not replay."""

    @property
    def PHASES(self) -> tuple[str, ...]:
        """The names of the phases; the last one is `over`."""

    @property
    def EVENTS(self) -> Mapping[int, EventKind]:
        """The kinds of events, by code, with their rules. The start of each turn is an event of a kind that `begins`
        one. The end of the game is an event of a kind that is `for_all`, and so is every event that names no player."""

    @property
    def QUESTIONS(self) -> Mapping[int, QuestionKind]:
        """The kinds of questions, by code. A kind `begins` a move if nothing else is pending when it is asked. A kind
        that is not `open` is shown to its player only; it always follows a choice of that player."""

    @property
    def REFUSALS(self) -> Mapping[Refusal, tuple[str, str]]:
        """The reasons why actions are illegal, by code: the name of the reason and its rule."""

    @property
    def REMEDIES(self) -> Mapping[int, RemedyKind]:
        """What would make an illegal action legal, by code: messages `remedy-<name>`."""

    @property
    def WORDS(self) -> Mapping[Action, str]:
        """The actions that are words, such as `pass`."""

    def new_state(self, edition: E_contra, players: int, chance: Chance, /) -> S:
        """A new game, with its first question open; every throw and shuffle comes from `chance`."""

    def refusal(self, s: S, action: Action, /) -> tuple[str, str]:
        """Why the seat asked can't choose this illegal action: the name of the reason in texts, and its rule."""

    def out_of_turn(self, s: S, seat: Seat, word: Action, /) -> Action | None:
        """The action with which a seat that is not asked begins an out-of-turn move with this word (M33); None if it
        can't."""

    def out_of_turn_seat(self, action: Action, /) -> Seat | None:
        """The seat that plays an out-of-turn action; None for any other action."""

    def claimants(self, s: S, /) -> Sequence[Seat]:
        """The seats that can still claim something and lose it if they do not claim in time (M14)."""

    def out(self, s: S, /) -> Collection[Seat]:
        """The seats that have left the game while others play on; they are not asked any more."""

    def same_move(self, question: int, /) -> bool:
        """Whether the answer to a question belongs to the move before it."""

    @property
    def DEFAULTS(self) -> Mapping[int, Sequence[Action]]:
        """The default answers, by question, for a seat whose time is up or whose bot has failed: the first of these
        words that is legal is played; if none is, the action after which `worth` is highest. Repeating the default ends
        every move after finitely many answers."""

    def windows(self, edition: E_contra, /) -> Sequence[WindowKind]:
        """The kinds of questions that a seat of this edition can answer in advance; empty if there are none."""

    def is_hit(self, s: S, /) -> bool:
        """Whether a question of such a kind, which is open, is about something of the seat asked, by what all see. Of a
        kind without `others` each is."""

    def scores(self, s: S, /) -> list[int]:
        """The score of each seat in money, which decides who wins, by seat."""

    def places(self, s: S, /) -> list[int]:
        """The rank of each seat, by seat, 1 for the best; equal seats share a rank."""

    def worth(self, s: S, /) -> list[int]:
        """The value in money of what each seat has on the table, by seat."""

    def records(self, s: S, places: Sequence[int], /) -> list[RecordLine]:
        """The lines that a finished game adds to the record lists, given the rank of each seat."""

    def contents(self, s: S, /) -> tuple[object, ...]:
        """The parts of the state that a checksum covers, as a value."""


class Observation(Protocol[S, V, G_co, E_contra]):
    """Views: what a seat may know of a state. A page view is a view with more fields, for the page. A memory holds what
    all players could infer about hidden things from the events; bots and `determinize` get it with the view."""

    def view(self, s: S, seat: Seat, /) -> V:
        """The view of a seat; of a spectator for NOBODY."""

    def page_view(self, s: S, seat: Seat, /) -> G_co:
        """The view with more fields for the page: amounts, the tree of choices, and why other actions are illegal."""

    def step(self, s: S, seat: Seat, path: Sequence[Action], /) -> Step | None:
        """The illegal actions of a seat after these first actions of a move, each with its reason and, as far as the
        seat can see, its remedy. The move answers the open question if the seat is asked; else it is out of turn. None
        if the move does not continue after `path`."""

    def redacted(self, event: tuple[int, ...], seat: Seat, /) -> tuple[int, ...]:
        """An event with the arguments hidden that the seat may not see."""

    def noticed(self, before: tuple[Any, ...], players: int, events: Sequence[tuple[int, ...]], /) -> Memory:
        """The memory `before`, updated by events as a spectator sees them. It is a value: comparable, picklable."""

    def recalled(self, edition: E_contra, players: int, lines: Sequence[Data], /) -> Memory:
        """The memory of a game from the public lines of its log and of the games before it (`wire.LogEntry`). Lines of
        unknown kinds are ignored."""

    def determinize(self, v: V, rng: Rng, /) -> S:
        """A random state that is consistent with the view. `rng` draws the hidden things, weighted by `v.memory`, and
        is the chance of that state afterwards."""


class Notation(Protocol[S, E_contra]):
    """Moves, positions and scenarios as text."""

    @property
    def EXPECTATIONS(self) -> type[Expectations[S]]:
        """The comparisons that a scenario can make with a state."""

    def token(self, edition: E_contra, action: Action, /) -> str:
        """An action in the notation."""

    def action_of(self, edition: E_contra, text: str, /) -> Action | None:
        """The action that a token names, legal or not; None for text that is no token."""

    def at_free_choice(self, s: S, /) -> bool:
        """Whether the state can be written as a position: only a free choice is pending."""

    def read_position(self, data: Data, rng: Chance | None, stop_at_windows: bool, /) -> S:
        """The state that a position describes. Its chance is `rng`, or made from the position's seed if that is None.
        With `stop_at_windows` the open question may be a window in which the seat can only pass. Raises BadInput with
        the place in the data."""

    def described_position(self, s: S, seen_by: Seat | None, /) -> Data:
        """The position of a state in which only a free choice is pending. With `seen_by` None it is complete; else it
        has what that seat can see, or a spectator for NOBODY."""

    @property
    def TURN_KEYS(self) -> Collection[str]:
        """The keys of a position that hold for the turn of one seat only."""

    @property
    def FACTS(self) -> Sequence[str]:
        """The keys of a position on which a move said in advance can rest; messages `fact-<key>`. Of a value by seat it
        rests on the seat's own part."""

    def editor(self, data: Data, /) -> Editor | None:
        """What the page's editor can change in a position, legal or not; messages `edit-<name>` give the labels. None
        if the game has no editor. Raises BadInput where the data can't be read."""

    def told_to_all(self, before: S, s: S, events: Sequence[tuple[int, ...]], /) -> bool:
        """Whether all choices between `before`, a free choice, and `s`, an open question, are public; `events` are the
        events in between."""

    def shown_since(self, data: Data, edition: E_contra, seat: Seat, events: Sequence[tuple[int, ...]], /) -> Data:
        """A seat's position with the hidden things of that moment filled in that `events`, as the seat saw them, have
        revealed since."""


class Presentation(Protocol[S_contra, G_contra, E_contra, N]):
    """Texts, and the drawing of the table in a terminal."""

    @property
    def TEXTS(self) -> Traversable:
        """The folder of its messages, `….de.ftl` and `….en.ftl`. Both languages have the same messages, none of which
        may be in the core too (`core/text`)."""

    @property
    def ART(self) -> str | None:
        """The package with a folder `art`: an SVG file for each card or square (`core/pictures/art.py`). None if it has
        no drawings."""

    @property
    def RULEBOOK(self) -> str | None:
        """The package with `rules.yaml` and `rulings.yaml` (`altbau/rulebook/statements.py`): the text of each rule
        number in both languages. A game that has it also has a message `rule-number`, which names some of the numbers.
        None if there is no such text."""

    @property
    def CARDS(self) -> Mapping[str, Mapping[str, Sequence[str]]]:
        """The cards of each edition by name, each with the numbers of the rules about it. Statistics of how bots played
        them are in `figures/<edition>.json` of the `RULEBOOK` package (`altbau/rulebook/card_page.py`)."""

    @property
    def LESSONS(self) -> Traversable | None:
        """The folder of its lessons, `<edition>.yaml` (`play/teaching/lesson.py`). None if there are none."""

    @property
    def PUZZLES(self) -> Traversable | None:
        """The folder of its puzzles, `<edition>.json` (`play/teaching/puzzle.py`); each theme has a message
        `puzzle-<theme>`. None if there are none."""

    @property
    def SAYINGS(self) -> Mapping[str, Saying]:
        """How arguments of the game's own types are put into words, where a message `<type>-<value>` is not enough."""

    def narrator(self, language: str, edition: E_contra, names: Sequence[str], /) -> N:
        """The narrator for a language and the names of the players."""

    def books(self, players: int, events: Sequence[tuple[int, ...]], /) -> list[Book]:
        """The books of each seat, from all events of a game: income, and counts with a message `book-<name>` each."""

    @property
    def DEEDS(self) -> Collection[int]:
        """The kinds of events that change more than money: to one of them belongs what comes in later."""

    def paper(self, edition: E_contra, language: str, /) -> Paper:
        """The printed material of an edition besides its rulebook, in a language (`altbau/paper`)."""

    def draw(self, s: S_contra, narrator: N, /) -> str:
        """The whole state as text, hidden things included."""

    def draw_view(self, v: G_contra, narrator: N, /) -> str:
        """A page view as text."""


class Bots(Protocol[S_contra, V_contra]):
    """Bots, their reasons, and the adviser."""

    @property
    def BOTS(self) -> Mapping[str, Callable[[int], Bot[V_contra]]]:
        """The bots by name (`core.bots.bot`), each as a function that makes the bot from a seed."""

    @property
    def CHARACTERS(self) -> Sequence[str]:
        """The characters of its bots: messages `bot-<name>` and, as they describe themselves, `bot-about-<name>`."""

    @property
    def REASONS(self) -> Mapping[str, tuple[str, ...]]:
        """The reasons that its bots give: messages `bot-reason-<name>`, with their arguments as `name:type`."""

    @property
    def TRUTHS(self) -> Mapping[str, tuple[str, ...]]:
        """The secret part of such reasons, shown when the game is over: messages `bot-truth-<name>`, with their
        arguments as `name:type`."""

    @property
    def ADVISER(self) -> Callable[[], Adviser[V_contra]] | None:
        """A function that makes the adviser, anew for each move; None if there is none."""

    @property
    def HINTS(self) -> Mapping[str, tuple[str, ...]]:
        """The reasons of the adviser: messages `hint-<name>`, with their arguments as `name:type`."""

    def value(self, v: V_contra, /) -> Value:
        """The expected result of the game, estimated from what the view shows; the result itself when it is over."""

    def open_value(self, s: S_contra, /) -> Value | None:
        """The same, estimated with all hidden things known except the future. A throw or a card may be pending in `s`.
        None if there is no such estimate."""

    def always_out_of_turn(self, v: V_contra, /) -> str | None:
        """The out-of-turn move that every bot makes in this view; None if there is none."""


class Encodings(Protocol[E_contra]):
    """The game in numbers, for learners."""

    def encoding(self, edition: E_contra, players: int, /) -> AnyEncoding | None:
        """The numbering of actions and views for this edition and number of players; None if there is none."""


class Page(Protocol[G_contra, E_contra]):
    """The messages to the page."""

    @property
    def AUTO_PASSABLE(self) -> Collection[Action]:
        """The reactions for which a seat can switch on automatic passing."""

    @property
    def MINOR(self) -> Collection[Action]:
        """Actions that decline or are of minor interest; the page shows them less prominently."""

    def kind(self, action: Action, question: int, /) -> str:
        """The type of what an action names in answer to a question (0 in a trade): `word`, or a type of arguments."""

    def thing(self, action: Action, /) -> int:
        """The number that events and reasons use for what an action names."""

    def argument(self, edition: E_contra, sort: str, value: int, /) -> table.Argument:
        """An argument of an event or a question, of one of the game's own types; null if it is hidden or missing."""

    def items(self, edition: E_contra, values: tuple[int, ...], /) -> table.Calculation | None:
        """The lines of a calculation, from the last arguments of an event."""

    def message(
        self, v: G_contra, players: list[Data], common: Data, before: tuple[G_contra, Any] | None = None, /
    ) -> table.AnyTable:
        """The message for a spectator's `page_view`; `players` and `common` are the fields that all games have.
        `before` is an earlier page view of the same table with its message: parts that have not changed are the same
        objects as in that message, so they need not be compared again."""

    def own_fields(self, v: G_contra, /) -> Data:
        """The fields of that message that differ for the seat of this `page_view`, by path (`patches`)."""

    def picture(self, v: G_contra, language: str, /) -> str:
        """The page view drawn as SVG; empty if the game has no drawing."""

    def scene(self, v: G_contra, /) -> Any:
        """The picture of a spectator's `page_view` in a worked example, as one of the game's types in `wire.py`. It is
        called for games with examples only (`altbau/rulebook/examples.py`)."""

    def edition_message(self, edition: E_contra, common: Data, /) -> catalogue.EditionInfo:
        """An edition, as the start page and the inspector show it."""

    def differences(self) -> catalogue.Differences | None:
        """The differences between its editions, newest first; None if there is only one."""


class GameModule(
    Editions[E],
    Rules[S, E],
    Observation[S, V, G, E],
    Notation[S, E],
    Presentation[S, G, E, N],
    Bots[S, V],
    Encodings[E],
    Page[G, E],
    Protocol[S, V, G, E, N],
):
    """A module that binds a game."""


AnyGame: TypeAlias = GameModule[Any, Any, Any, Any, Any]
