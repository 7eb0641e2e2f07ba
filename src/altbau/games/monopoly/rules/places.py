"""Choosing one of one's places for an operation (M33)."""

from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.monopoly.rules.actions import A_SQUARE, naming_square, square_of
from altbau.games.monopoly.rules.buildings import carry_out, places_for, why_not
from altbau.games.monopoly.rules.questions import WHICH_PLACE
from altbau.games.monopoly.rules.refusals import ALLOWED, NOT_OFFERED
from altbau.games.monopoly.rules.state import State


def why_not_operation(s: State, seat: Seat, operation: Action, purpose: int) -> Refusal:
    """Why a seat can't build, sell, mortgage or redeem at all: the reason at the place that comes nearest to it, that
    is the highest code in `refusals.py`."""
    reasons = [why_not(s, seat, operation, square, purpose) for square in s.held[seat]]
    return ALLOWED if ALLOWED in reasons else max(reasons, default=NOT_OFFERED)


class WhichPlace(Frame[State]):
    """The player chooses one of their own places; `purpose` as in `buildings.py`."""

    def __init__(self, seat: Seat, operation: Action, purpose: int) -> None:
        self.seat = seat
        self.operation = operation
        self.purpose = purpose

    def advance(self, s: State) -> Seat:
        return self.seat

    def options(self, s: State) -> list[Action]:
        return [naming_square(square) for square in places_for(s, self.seat, self.operation, self.purpose)]

    def asks_for(self, s: State) -> int:
        return A_SQUARE

    def why_not(self, s: State, action: Action) -> Refusal:
        return why_not(s, self.seat, self.operation, square_of(action), self.purpose)

    def apply(self, s: State, action: Action) -> None:
        carry_out(s, self.seat, self.operation, square_of(action))
        s.stack.pop()

    def prompt(self, s: State) -> tuple[int, ...]:
        return (WHICH_PLACE, self.operation)
