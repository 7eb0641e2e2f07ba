"""With which of the own places something is done (M33)."""

from altbau.core.stack import Frame
from altbau.games.monopoly.rules.actions import A_SQUARE, SQUARE
from altbau.games.monopoly.rules.buildings import carry_out, places_for, why_not
from altbau.games.monopoly.rules.questions import WHICH_PLACE
from altbau.games.monopoly.rules.refusals import FINE, NOT_OFFERED
from altbau.games.monopoly.rules.state import Table


def why_not_deed(t: Table, seat: int, deed: int, purpose: int) -> int:
    """Why a seat can't build, sell, mortgage or redeem at all: the reason of the place that comes nearest to it, the
    latest in the order of `refusals.py`."""
    reasons = [why_not(t, seat, deed, square, purpose) for square in t.held[seat]]
    return FINE if FINE in reasons else max(reasons, default=NOT_OFFERED)


class WhichPlace(Frame[Table]):
    """With which of the own places; `purpose` as in `buildings.py`."""

    def __init__(self, seat: int, deed: int, purpose: int) -> None:
        self.seat = seat
        self.deed = deed
        self.purpose = purpose

    def advance(self, t: Table) -> int:
        return self.seat

    def options(self, t: Table) -> list[int]:
        return [SQUARE + square for square in places_for(t, self.seat, self.deed, self.purpose)]

    def asks_for(self, t: Table) -> int:
        return A_SQUARE

    def why_not(self, t: Table, action: int) -> int:
        return why_not(t, self.seat, self.deed, action - SQUARE, self.purpose)

    def act(self, t: Table, action: int) -> None:
        carry_out(t, self.seat, self.deed, action - SQUARE)
        t.todo.finish()

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (WHICH_PLACE, self.deed)
