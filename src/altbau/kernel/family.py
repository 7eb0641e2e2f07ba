"""What every family of games offers to those above it: the notation, saved games, texts, bots and the server."""

from collections.abc import Mapping
from typing import Any, Protocol

from altbau.kernel.options import Option
from altbau.kernel.rng import SHA256_COUNTER, Rng
from altbau.kernel.stack import Stack
from altbau.kernel.vocabulary import EventKind, QuestionKind


class AnyEdition(Protocol):
    """The record that answers every question in which the editions and options of a family differ."""

    @property
    def key(self) -> str:
        """Its name in the notation."""

    @property
    def min_players(self) -> int:
        """How many play at least."""

    @property
    def max_players(self) -> int:
        """How many play at most."""

    @property
    def deal_rotates(self) -> bool:
        """Whether each game of a match has another starter (Q216)."""

    @property
    def match_target(self) -> int:
        """The total that the rulebook suggests for several games, or 0 (R208)."""

    @property
    def keeps_records(self) -> bool:
        """Whether the rulebook has record sheets (R209 to R211)."""


class AnyTable(Protocol):
    """A game in progress. Its types of actions, events and frames are the family's own."""

    players: int
    turn: int
    phase: int
    turns: int
    seals: int
    logged: bool
    told: int
    turn_start: Any
    rng: Rng
    events: list[tuple[int, ...]]
    forced: list[int]
    todo: Stack[Any]

    @property
    def edition(self) -> Any:
        """The rules that it is played by."""

    @property
    def asked(self) -> int:
        """The seat that has to decide, or NOBODY when the game is over."""

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions of the seat that is asked."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    def step(self, action: int, /) -> None:
        """Carry out one legal action, up to the next question, even one that leaves no choice."""

    def act(self, action: int, /) -> None:
        """Carry out one legal action, up to the next question that leaves a choice."""

    def copy(self) -> Any:
        """An independent table in the same state."""

    def winners(self) -> list[int]:
        """The seats that are ahead."""


class Family(Protocol):
    """A module `family.py` of a family of games. Tables and editions are always the family's own."""

    @property
    def PHASES(self) -> tuple[str, ...]:  # noqa: N802  a constant of the module
        """The names of the phases, the last of which is `over`."""

    @property
    def EDITIONS(self) -> Mapping[str, Any]:  # noqa: N802
        """The editions by key."""

    @property
    def EVENTS(self) -> Mapping[int, EventKind]:  # noqa: N802
        """What can happen."""

    @property
    def QUESTIONS(self) -> Mapping[int, QuestionKind]:  # noqa: N802
        """What can be asked."""

    @property
    def REFUSALS(self) -> Mapping[int, tuple[str, str]]:  # noqa: N802
        """Why not: the name of a reason and its rule, by code."""

    @property
    def WORDS(self) -> Mapping[int, str]:  # noqa: N802
        """The actions that are words, such as `pass`."""

    def options(self, key: str, /) -> tuple[Option, ...]:
        """The table options of an edition."""

    def configured(
        self, key: str, players: int, options: Mapping[str, object], cards: Mapping[str, Mapping[str, object]], /
    ) -> Any:
        """An edition with its options and an owner's own card values. Raises BadInput."""

    def new_table(self, edition: Any, players: int, seed: int, generator: str = SHA256_COUNTER, /) -> Any:
        """The table of a new game, with its first question open; the seed and one of `rng.GENERATORS` decide all that
        chance decides."""

    def token(self, t: Any, action: int, /) -> str:
        """An action in the notation."""

    def action_of(self, t: Any, text: str, /) -> int | None:
        """The action that a token names, whether legal or not; None for what is no token."""

    def refusal(self, t: Any, action: int, /) -> tuple[str, str]:
        """Why the seat asked can't choose an action, which is not legal: the reason's name in texts, and its rule."""

    def waiting(self, t: Any, /) -> bool:
        """Whether the seat asked has nothing to choose in a window (Q180)."""

    def interjection(self, t: Any, seat: int, word: int, /) -> int | None:
        """The action by which a seat that is not asked begins with a word out of turn (M33); None if it can't."""

    def interjector(self, action: int, /) -> int | None:
        """The seat that speaks out of turn with this action; None for any other action."""

    def continues(self, question: int, /) -> bool:
        """Whether the answer to a question belongs to the move before it."""

    def quiet(self, t: Any, /) -> bool:
        """Whether a table can be written as a position: nothing is pending but a free choice."""

    def fortunes(self, t: Any, /) -> list[int]:
        """What each seat is worth, which decides who wins."""

    def state(self, t: Any, /) -> tuple[object, ...]:
        """What a checksum verifies."""

    def seen(self, event: tuple[int, ...], seat: int, /) -> tuple[int, ...]:
        """An event as a seat sees it."""
