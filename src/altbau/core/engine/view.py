"""What a seat may know of a game: an allow-list, so that a new field stays hidden until somebody shows it."""

from typing import TypeAlias

from altbau.core.engine.choices import Blocked, Choice, Offer, Sums
from altbau.core.engine.ids import Action, Seat, seats

Memory: TypeAlias = tuple[object, ...]  # a value of a game; empty before anything has happened, and where none is kept


class View:
    """What the views of all games have in common; each game adds its own, and its `edition`. A bot gets a view and
    nothing else. A game's *page view* is its view with what a page shows besides.

    seat: who looks, counted from 0; -1 is a spectator
    players: how many play
    turn: the seat on turn
    phase: a number of the game's phases
    turns: how many have begun
    round: how many times the turn has come round, from 1 on
    asked: the seat that has to decide; -1 when the game is over
    question: a kind of the game's questions and its arguments; empty when the game is over
    legal_actions: those of the seat that looks, if it is asked; the last stands for all sums, as the least of them
    sums: of money that can be chosen; None if there are none
    choices: what can be chosen but for the sums; in a page view
    blocked: what can't, and why; in a page view
    offer: what the seat can do out of turn; in a page view
    memory: what everybody could notice of what is hidden; it follows from events, not from a state, so that whoever
        has seen them puts it here (`play.knowing`), and `key` leaves it out
    """

    seat: Seat
    players: int
    turn: Seat
    phase: int
    turns: int
    round: int
    asked: Seat
    question: tuple[int, ...]
    legal_actions: tuple[Action, ...]
    sums: Sums | None = None
    choices: list[Choice]
    blocked: list[Blocked]
    offer: Offer | None = None
    memory: Memory = ()

    def is_legal(self, action: Action) -> bool:
        """Whether the seat can choose an action."""
        return action in self.legal_actions or (self.sums is not None and self.sums.include(action))

    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return seats(self.players)

    def key(self) -> tuple[object, ...]:
        """Everything that the view tells, for comparing."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # as Python has it for what can change
