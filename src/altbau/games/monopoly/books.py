"""The books of a game: the income of places beyond their cost, from the events."""

from collections.abc import Sequence

from altbau.core.account_books import Book, BookKeeper
from altbau.core.engine.ids import Seat
from altbau.games.monopoly.rules.board import PARKING
from altbau.games.monopoly.rules.events import (
    ARRESTED,
    AUCTION_WON,
    BUILDING_SOLD,
    BUILT_UPON,
    CARD_DRAWN,
    DEAL_MADE,
    GROUP_SOLD,
    MORTGAGED,
    PLACE_BOUGHT,
    PLACE_DEALT,
    POT_PAID,
    REDEEMED,
    RENT_PAID,
    WENT_BANKRUPT,
)

RENTS, JAILED = "rents-paid", "arrested"
COSTS = (PLACE_BOUGHT, PLACE_DEALT, AUCTION_WON, BUILT_UPON, REDEEMED)
RETURNS = (BUILDING_SOLD, GROUP_SOLD, MORTGAGED)
DEEDS = frozenset((*COSTS, *RETURNS, RENT_PAID, CARD_DRAWN, ARRESTED, DEAL_MADE, WENT_BANKRUPT))


def books(players: int, events: Sequence[tuple[int, ...]]) -> list[Book]:
    """The books by seat: for each place the rents, minus the payments to the bank for it, its buildings and its
    mortgage; for free parking what its pot paid (H01); and how often the seat paid rent and went to jail. The price of
    a place in a trade is not included."""
    kept = BookKeeper(players, (RENTS, JAILED))
    bid = 0  # the winning bid for a building that is not placed yet
    for kind, *told in events:
        if kind == RENT_PAID:
            payer, owner, coins, square = told[:4]
            kept.pay(Seat(owner), "square", square, coins)
            kept.count(Seat(payer), RENTS)
        elif kind == POT_PAID:
            kept.pay(Seat(told[0]), "square", PARKING, told[1])
        elif kind == ARRESTED:
            kept.count(Seat(told[0]), JAILED)
        elif kind in (*COSTS, *RETURNS):
            seat, lot, coins = told[:3]
            if lot < 0:
                bid = coins
                continue
            spent = coins + (bid if kind == BUILT_UPON else 0)
            bid = 0 if kind == BUILT_UPON else bid
            kept.pay(Seat(seat), "square", lot, coins if kind in RETURNS else -spent, times=0)
    return kept.finished_books()
