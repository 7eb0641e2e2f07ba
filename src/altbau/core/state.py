"""What all states of games, and the editions that they are played by, have in common."""

from typing import Any, Protocol

from altbau.core.rng import Rng
from altbau.core.stack import Stack


class AnyEdition(Protocol):
    """The record that answers every question in which the editions and options of a game differ."""

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


class AnyView(Protocol):
    """What a seat knows of a game."""

    @property
    def edition(self) -> AnyEdition:
        """The rules that it is played by."""


class AnyTable(Protocol):
    """A game in progress. Its types of actions, events and frames are the game's own."""

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
