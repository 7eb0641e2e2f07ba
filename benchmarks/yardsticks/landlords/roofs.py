"""When bots ask other players for a roof, and whom, in editions where roofs are cards (R061)."""

from collections.abc import Sequence
from typing import Final

from altbau.core.engine.choices import Sums
from altbau.core.engine.ids import Action, Seat
from altbau.games.wucherer.rules.actions import ASK_ROOF, naming_number, seat_of
from altbau.games.wucherer.rules.construction import roofs_in
from altbau.games.wucherer.rules.state import State
from benchmarks.yardsticks.landlords.reacting import FAIR_PRICE

ENOUGH_FLOORS: Final = 4  # cards in hand from which on a roof is worth its price


def needs_roof(s: State) -> bool:
    """Whether the player on turn has the cards for a building except a roof, and can ask somebody for one; each player
    is asked at most once in a turn."""
    return (
        ASK_ROOF in s.stack.legal_actions
        and s.coins[s.asked] >= FAIR_PRICE
        and len([seat for seat in s.seats() if seat != s.turn and worth_asking(s, seat)]) > 0
        and len(s.hands[s.asked]) >= ENOUGH_FLOORS
        and roofless(s, s.asked)
    )


def worth_asking(s: State, seat: Seat) -> bool:
    """Whether a seat may hold a roof and has not been asked for one this turn."""
    return len(s.hands[seat]) > 0 and s.next_prices[seat] == 0


def roofless(s: State, seat: Seat) -> bool:
    """Whether roofs are cards and the seat holds none."""
    return s.edition.roofs == 0 and roofs_in(s.hands[seat]) == 0


def most_cards(s: State, named: Sequence[Action]) -> Action:
    """The action that names the seat with the most cards among those worth asking."""
    best = named[0]
    most = 0
    for action in named:
        seat = seat_of(action)
        if worth_asking(s, seat) and len(s.hands[seat]) > most:
            best = action
            most = len(s.hands[seat])
    return best


def nearest(sums: Sums, coins: int) -> Action:
    """The sum of a range (without missing ones) that is nearest to `coins`."""
    return min(max(naming_number(coins), sums.least), sums.most)
