"""What a seat may know of a game: an allow-list, so that a new field stays hidden until somebody shows it."""

from typing import Any, TypeAlias

from altbau.core.engine.choices import Blocked, Choice, Offer, Sums
from altbau.core.engine.ids import Action, Seat, seats

Memory: TypeAlias = tuple[Any, ...]  # a value of a game; empty before anything has happened, and where none is kept


class View:
    """What the views of all games have in common; each game adds its own, and its `edition`. A bot gets a view and
    nothing else.

    Seats count from 0, NOBODY is a spectator. `question` is a kind of the game's questions and its arguments, empty
    when the game is over; `legal_actions` those of the seat that is asked, empty for all others. The last of them
    stands for all `sums` of money that can be chosen, if there are such, as the least of them. A game's *page view* is
    its view with what a page shows besides, and with `choices`, what can be chosen but for the sums, and what can't,
    and why. `offer` is what the seat can do out of turn. `memory` is what everybody could notice of what is hidden. It
    follows from events, not from a state: whoever has seen them puts it here (`play.knowing`); `key` leaves it out.
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
