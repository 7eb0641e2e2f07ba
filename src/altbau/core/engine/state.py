"""The common interface of editions and states, and the base class of the states of all games."""

from typing import Any, Protocol, Self, TypeAlias, cast

from altbau.core.engine.chance import Chance
from altbau.core.engine.choices import Sums
from altbau.core.engine.depiction import svg_of
from altbau.core.engine.eventlog import EventLog, Forced
from altbau.core.engine.ids import FIRST, Action, Seat, seats
from altbau.core.engine.stack import AnyStack, Stack
from altbau.core.engine.vocabulary import situation


class AnyEdition(Protocol):
    """The parameters of a game: everything in which its editions and options differ."""

    @property
    def key(self) -> str:
        """Its name in the notation."""

    @property
    def min_players(self) -> int:
        """The least number of players."""

    @property
    def max_players(self) -> int:
        """The greatest number of players."""

    @property
    def deal_rotates(self) -> bool:
        """Whether the starting seat changes from game to game of a match (Q216)."""

    @property
    def match_target(self) -> int:
        """The total score that the rulebook suggests for a match, or 0 (R208)."""

    @property
    def keeps_records(self) -> bool:
        """Whether the rulebook has record sheets (R209 to R211)."""


class AnyView(Protocol):
    """What a seat knows of a game."""

    @property
    def edition(self) -> AnyEdition:
        """The edition that is played."""


OwnEdition: TypeAlias = Any  # an edition of the own type of a game, where it is not known which game


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
        """The edition that is played."""

    @property
    def asked(self) -> Seat:
        """The seat that has to decide, or NOBODY when the game is over."""

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the seat asked; if there are `sums`, the last is the least sum, for the whole range."""

    @property
    def sums(self) -> Sums | None:
        """The sums of money that the seat asked can choose; None if there are none."""

    def is_legal(self, action: Action, /) -> bool:
        """Whether the seat asked can choose an action."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    def apply(self, action: Action, /, stop_at_windows: bool = False) -> None:
        """Carry out one legal action, up to the next question that leaves a choice; see `BaseState.apply`."""

    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""

    def copy(self) -> Self:
        """An independent copy."""

    def winners(self) -> list[Seat]:
        """The seats with rank 1 now."""

    def svg(self, seat: int | str | None = None, language: str = "en") -> str:
        """The table as an SVG picture; see `BaseState.svg`."""


class BaseState(EventLog):
    """The base of all games' states. A game adds its own fields and types.

    players: the number of players
    turn: the seat on turn
    phase: an index into the game's phases
    turns: the number of turns that have begun
    chance: the source of random results
    stack: the pending decisions with the open question
    irreversible: counts what can't be undone: questions to others, cards seen, random events
    turn_start: a copy of the state at the start of the turn, if `logged`
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
        """An independent copy, without the events since the last decision."""
        raise NotImplementedError

    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return seats(self.players)

    def copy_to(self, twin: "BaseState") -> None:
        """Copy the common fields into a fresh state."""
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

    def svg(self, seat: int | str | None = None, language: str = "en") -> str:
        """The table as an SVG picture, as a seat (from 0, or its letter) sees it, or a spectator for None. Raises
        BadInput."""
        return svg_of(self, seat, language)

    def _repr_svg_(self) -> str | None:
        return self.svg() or None

    def __repr__(self) -> str:
        told = situation(cast(AnyState, self).edition.key, self.players, self.turns, self.asked)
        return f"<{type(self).__name__} of {told}>"

    def __copy__(self) -> "BaseState":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "BaseState":
        return self.copy()

    def apply(self, action: Action, stop_at_windows: bool = False) -> None:
        """Carry out one legal action, up to the next question that leaves a choice; with `stop_at_windows` also up to a
        window that leaves none (Q180). `events` then has the events since. Legality is not checked."""
        self.note_choice()
        if self.events or self.forced:
            self.clear()
        stack = self.stack
        stack.top.apply(self, action)
        stack.run_to_choice(self, stop_at_windows)

    def note_choice(self) -> None:
        """Called before the seat asked acts: a game can count something here."""

    def remember(self) -> None:
        """Keep a copy of the current state, with an empty stack, as `turn_start`: a position can be written from it."""
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
        """The legal actions of the seat asked. If there are `sums`, the last one is the least of them and stands for
        the whole range. There is more than one option, except in a window or where a frame insists."""
        return tuple(self.stack.legal_actions)

    @property
    def sums(self) -> Sums | None:
        """The sums of money that the seat asked can choose."""
        return self.stack.sums

    def is_legal(self, action: Action) -> bool:
        """Whether the seat asked can choose an action."""
        return self.stack.is_legal(action)
