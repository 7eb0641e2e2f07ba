"""When the bots of the landlord games ask each other for a roof, and whom, where roofs are cards (R061)."""

from collections.abc import Sequence
from typing import Final

from altbau.core.engine.choices import Sums
from altbau.core.engine.ids import Action, Seat
from altbau.games.wucherer.bots.reacting import FAIR_PRICE
from altbau.games.wucherer.rules.actions import ASK_ROOF, naming_number, seat_of
from altbau.games.wucherer.rules.construction import roofs_in
from altbau.games.wucherer.rules.state import State

ENOUGH_FLOORS: Final = 4  # cards in hand that make a roof worth paying for


def needs_roof(s: State) -> bool:
    """Whether cards for a building are there and only a roof is missing, which each other may be asked for once a
    turn."""
    return (
        ASK_ROOF in s.stack.legal_actions
        and s.coins[s.asked] >= FAIR_PRICE
        and len([seat for seat in s.seats() if seat != s.turn and worth_asking(s, seat)]) > 0
        and s.hands[s.asked].size >= ENOUGH_FLOORS
        and roofless(s, s.asked)
    )


def worth_asking(s: State, seat: Seat) -> bool:
    """Whether somebody may have a roof, and has not been asked for it in this turn."""
    return s.hands[seat].size > 0 and s.next_prices[seat] == 0


def roofless(s: State, seat: Seat) -> bool:
    """Whether roofs are cards and none is in hand."""
    return s.edition.roofs == 0 and roofs_in(s.hands[seat]) == 0


def most_cards(s: State, named: Sequence[Action]) -> Action:
    """Whoever holds the most cards, of those who are worth asking."""
    best = named[0]
    most = 0
    for action in named:
        seat = seat_of(action)
        if worth_asking(s, seat) and s.hands[seat].size > most:
            best = action
            most = s.hands[seat].size
    return best


def nearest(sums: Sums, coins: int) -> Action:
    """The sum nearest to another, of a range that has them all."""
    return min(max(naming_number(coins), sums.least), sums.most)
