"""What the players of a landlord game can expect to have at its end, as somebody sees it who only counts.

This is where the bots' own value of a position will stand; `play/ending.py` tells a finished game by it.
"""

import math
from typing import Final

from altbau.core.engine.ids import Seat
from altbau.games.wucherer.bots.valuation import waived
from altbau.games.wucherer.rules.income import Buy, discard_pile_follows
from altbau.games.wucherer.rules.rents import rent_roll
from altbau.games.wucherer.rules.state import OVER, State

PACE: Final = 3.0  # cards that a player buys in a turn
USUAL: Final = 9.0  # coins of an income, in the long run
LASTS: Final = 0.75  # of an income from one turn to the next: what stands is struck, and what is lacking is built
PLAYABLE: Final = 3.0  # turns to come in which any card can still be played; with fewer it counts for less


def prospects(s: State) -> list[float]:
    """The money that each seat can expect at the end, by seat: coins, cards at their price, and the income of its
    buildings as often as it will probably be collected; the later, the more like that of anybody."""
    return [float(coins) for coins in s.coins] if s.phase == OVER else [prospect(s, seat) for seat in s.seats()]


def prospect(s: State, seat: Seat) -> float:
    """The same of one seat. What is paid only once, or not, counts once; so does jail."""
    turns = collections_left(s, seat)
    once = waived(s, seat)
    steady = max(rent_roll(s, seat) + once, s.edition.minimum_income)
    lasting = (1.0 - math.pow(LASTS, turns)) / (1.0 - LASTS)
    expected = s.coins[seat] + purse(s, seat) + lasting * steady + (turns - lasting) * USUAL - min(turns, 1.0) * once
    if s.prisoner == seat:
        expected -= min(turns, 1.0) * (steady - s.edition.minimum_income)
    return expected + min(1.0, turns / PLAYABLE) * len(s.hands[seat])


def collections_left(s: State, seat: Seat) -> float:
    """How often a seat will probably still collect its income: in this turn if it is its own, in those until the pile
    is used up, and in the last ones. Nobody knows in whose turn the pile ends until it does."""
    now = seat == s.turn and buying(s) is None
    if s.last_turns:
        return float(s.last_turns.count(seat) - (seat == s.turn and not now))
    pile = len(s.draw) + (len(s.discard) if discard_pile_follows(s) else 0)
    turns = pile / PACE
    ahead = (seat - s.turn - 1) % s.players + 1  # turns from this one to the seat's next one
    until = sum([min(1.0, (turns - each + 1) / 2) for each in range(ahead, math.ceil(turns) + 1, s.players)])
    last = 1.0 if s.edition.drawer_plays_again or ahead < s.players else min(1.0, turns)
    return now + until + last


def purse(s: State, seat: Seat) -> int:
    """What a seat has left of an income of which it is buying cards."""
    frame = buying(s)
    return frame.left if frame and seat == s.turn else 0


def buying(s: State) -> Buy | None:
    """The purchase of cards by the player on turn, if that is what goes on."""
    frame = s.stack.frames[-1] if s.stack.frames else None
    return frame if isinstance(frame, Buy) else None
