"""What all states of games, and the editions that they are played by, have in common."""

from typing import Any, Protocol

from altbau.core.eventlog import Telling
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


class State(Telling):
    """The base of all games' states: whose turn it is, what is pending and what has happened. A game adds the rest, and
    what its types differ in."""

    def __init__(self, arity: list[int], players: int, rng: Rng) -> None:
        super().__init__(arity)
        self.players = players
        self.rng = rng
        self.turn: int = 0
        self.phase: int = 0
        self.turns: int = 0  # turns begun so far
        self.seals: int = 0  # counts what nobody can take back: others asked, cards seen, chance
        self.turn_start: State | None = None  # this state as the turn began, if somebody listens
        self.todo: Stack[Any] = Stack()

    def copy(self) -> "State":
        """An independent one in the same state, without the events that led there."""
        raise NotImplementedError

    def step(self, action: int) -> None:
        """Carry out one legal action, up to the next question; `events` then holds what has happened since."""
        self.forget()
        self.todo.frames[-1].act(self, action)
        self.todo.settle(self)

    def act(self, action: int) -> None:
        """The same, where no question is asked that leaves no choice but in a window or where a frame insists."""
        self.step(action)

    def copy_to(self, twin: "State") -> None:
        """Give a fresh one what all games have."""
        twin.turn = self.turn
        twin.phase = self.phase
        twin.turns = self.turns
        twin.seals = self.seals
        twin.turn_start = self.turn_start
        twin.logged = self.logged
        twin.told = self.told
        twin.forced = self.forced[:]
        twin.todo = self.todo.copy()

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def remember(self) -> None:
        """Keep it as it is now, with nothing pending: from here it could go on if it were written down."""
        if self.logged:
            start = self.copy()
            start.turn_start = None
            start.todo = Stack()
            self.turn_start = start

    @property
    def asked(self) -> int:
        """The seat that has to decide, or NOBODY when the game is over."""
        return self.todo.asked

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions of the seat that is asked, sorted: more than one, but in a window or where a frame insists."""
        return tuple(self.todo.legal)
