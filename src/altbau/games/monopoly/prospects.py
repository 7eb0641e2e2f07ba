"""What the players of a game of Monopoly can expect to have at its end, as somebody sees it who only counts.

This is where the bots' own value of a position will stand; `play/ending.py` tells a finished game by it.
"""

from typing import Final

from altbau.core.engine.ids import NOBODY
from altbau.games.monopoly.bots.valuation import rent_due, visits_of
from altbau.games.monopoly.rules.board import SQUARES
from altbau.games.monopoly.rules.edition import NO_LIMIT
from altbau.games.monopoly.rules.state import OVER, State
from altbau.games.monopoly.view import MonopolyView

HORIZON: Final = 15  # rounds that count where nobody knows how many are still to come


def prospects(s: State) -> list[float]:
    """The money that each seat can expect at the end, by seat: what it is worth, and the rents that it takes in, less
    those that it pays, in the rounds to come."""
    left = rounds_left(s)
    rents = rents_a_round(s)
    worth = [float(s.worth(seat)) for seat in s.seats()]
    return [max(0.0, mine + left * flow) for mine, flow in zip(worth, rents, strict=True)]


def rounds_left(s: State) -> int:
    """The rounds that are still to come, this one's included."""
    if s.phase == OVER:
        return 0
    limit = s.edition.turn_limit
    return HORIZON if limit == NO_LIMIT else min(HORIZON, limit - s.round + 1)


def rents_a_round(s: State) -> list[float]:
    """What each seat takes in, less what it pays, while everybody goes around by one throw; nothing once it is out."""
    view = MonopolyView(s, NOBODY)
    due = [0.0] * s.players  # by seat: what one visitor pays in a turn
    for square in range(SQUARES):
        if s.owner[square] != NOBODY:
            due[s.owner[square]] += visits_of(square) * rent_due(view, square)
    alive = s.alive()
    everybody = sum(due)
    return [due[seat] * len(alive) - everybody if seat in alive else 0.0 for seat in s.seats()]
