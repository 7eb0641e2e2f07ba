"""What places have brought in beyond their cost, from the events of a game."""

from collections.abc import Sequence

from altbau.core.books import Book, Keeping
from altbau.core.engine.ids import Seat
from altbau.games.monopoly.rules.events import (
    ARRESTED,
    AUCTION_WON,
    BUILDING_SOLD,
    BUILT_UPON,
    GROUP_SOLD,
    MORTGAGED,
    PLACE_BOUGHT,
    REDEEMED,
    RENT_PAID,
)

RENTS, JAILED = "rents-paid", "arrested"
COSTS = (PLACE_BOUGHT, AUCTION_WON, BUILT_UPON, REDEEMED)
RETURNS = (BUILDING_SOLD, GROUP_SOLD, MORTGAGED)


def books(players: int, events: Sequence[tuple[int, ...]]) -> list[Book]:
    """By seat: the rents of each place less what the bank got for it, its buildings and its mortgage; how often it paid
    rent, and went to jail. What a trade gave for a place is not known."""
    kept = Keeping(players, (RENTS, JAILED))
    bid = 0  # for the building that is put up next
    for kind, *told in events:
        if kind == RENT_PAID:
            payer, owner, coins, square = told[:4]
            kept.pay(Seat(owner), "square", square, coins)
            kept.count(Seat(payer), RENTS)
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
    return kept.closed()
