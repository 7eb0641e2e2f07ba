"""What all states of games, and the editions that they are played by, have in common."""

from typing import Any, Protocol, Self

from altbau.core.engine.chance import Chance
from altbau.core.engine.choices import Sums
from altbau.core.engine.eventlog import EventLog, Forced
from altbau.core.engine.ids import FIRST, Action, Seat, seats
from altbau.core.engine.stack import AnyStack, Stack


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


class AnyState(Protocol):
    """A game in progress. Its types of actions, events and frames are the game's own."""

    players: int
    turn: Seat
    phase: int
    turns: int
    irreversible: int
    turn_start: Any
    logged: bool
    told: int
    chance: Chance
    events: list[tuple[int, ...]]
    forced: list[Forced]
    stack: AnyStack

    @property
    def edition(self) -> AnyEdition:
        """The rules that it is played by."""

    @property
    def asked(self) -> Seat:
        """The seat that has to decide, or NOBODY when the game is over."""

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The actions of the seat that is asked; all sums of money are one of them, as which the least stands there."""

    @property
    def sums(self) -> Sums | None:
        """The sums of money that it can choose."""

    def is_legal(self, action: Action, /) -> bool:
        """Whether it can choose an action."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    def apply(self, action: Action, /, stop_at_windows: bool = False) -> None:
        """Carry out one legal action, up to the next question that leaves a choice; see `BaseState.apply`."""

    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""

    def copy(self) -> Self:
        """An independent state like this one."""

    def winners(self) -> list[Seat]:
        """The seats that are ahead."""


class BaseState(EventLog):
    """The base of all games' states. A game adds the rest, and types of its own.

    players: how many play
    turn: the seat on turn
    phase: a number of the game's phases
    turns: how many have begun
    chance: whoever answers for chance
    stack: what is pending, with the question that is open
    irreversible: counts what nobody can take back: others asked, cards seen, chance
    turn_start: the state as the turn began, if somebody listens
    """

    def __init__(self, arity: list[int], players: int, chance: Chance) -> None:
        super().__init__(arity)
        self.players = players
        self.chance = chance
        self.turn: Seat = FIRST
        self.phase: int = 0
        self.turns: int = 0
        self.irreversible: int = 0
        self.turn_start: BaseState | None = None
        self.stack: AnyStack = Stack()

    def copy(self) -> "BaseState":
        """An independent copy, without the events that led there."""
        raise NotImplementedError

    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return seats(self.players)

    def copy_to(self, twin: "BaseState") -> None:
        """Copy what all games have into a fresh state."""
        twin.turn = self.turn
        twin.phase = self.phase
        twin.turns = self.turns
        twin.irreversible = self.irreversible
        twin.turn_start = self.turn_start
        twin.logged = self.logged
        twin.told = self.told
        if self.forced:
            twin.forced = self.forced[:]
        self.stack.copy_to(twin.stack)

    def __copy__(self) -> "BaseState":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "BaseState":
        return self.copy()

    def apply(self, action: Action, stop_at_windows: bool = False) -> None:
        """Carry out one legal action, up to the next question that leaves a choice, or also up to one in a window that
        leaves none (Q180). `events` then holds what has happened since. Legality is the caller's to ensure."""
        self.note_choice()
        if self.events or self.forced:
            self.clear()
        stack = self.stack
        stack.top.apply(self, action)
        stack.run_to_choice(self, stop_at_windows)

    def note_choice(self) -> None:
        """The seat asked is about to act: note what the game counts of that, if anything."""

    def remember(self) -> None:
        """Keep a copy of the state as it is now, with nothing pending: the game could be written down here and go on
        from it."""
        if self.logged:
            start = self.copy()
            start.turn_start = None
            start.stack = Stack()
            self.turn_start = start

    @property
    def asked(self) -> Seat:
        """The seat that has to decide, or NOBODY when the game is over."""
        return self.stack.asked

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The actions of the seat that is asked; the last stands for all sums of money that can be chosen, as the least
        of `sums`. There is more than one to choose, but in a window or where a frame insists."""
        return tuple(self.stack.legal_actions)

    @property
    def sums(self) -> Sums | None:
        """The sums of money that the seat asked can choose."""
        return self.stack.sums

    def is_legal(self, action: Action) -> bool:
        """Whether the seat asked can choose an action."""
        return self.stack.is_legal(action)
