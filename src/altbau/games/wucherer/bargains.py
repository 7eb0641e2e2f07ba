"""What the bots of the landlord games offer each other where cards are traded freely (R213): tenants that another can
house better, for a price from which both gain."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from altbau.core.ids import Action, Seat
from altbau.games.wucherer.rules.actions import FOR, OFFER, naming_number, naming_seat
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.questions import TRADE_WITH
from altbau.games.wucherer.rules.state import State

WORTH_TALKING: Final = 2.0  # coins that both must gain together
FEW_OFFERS: Final = 2  # in a turn


class Sale(NamedTuple):
    """A card for a sum of money."""

    buyer: Seat
    card: Card
    coins: int


def buyers(s: State) -> list[Seat]:
    """Whom the player on turn may talk to: nobody in a duel, where one loses what the other gains, nobody who has
    declined in this turn, and nobody any more after a few offers."""
    if s.players == 2 or s.offers >= FEW_OFFERS:
        return []
    declined = [trade.partner for trade in s.declined]
    return [seat for seat in s.seats() if seat != s.turn and seat not in declined]


def price(lost: float, gained: float) -> int:
    """The coins between what a card is worth to the one who sells it and to the one who buys it; 0 where it is not
    worth talking about."""
    return math.ceil((lost + gained) / 2) if gained - lost >= WORTH_TALKING else 0


def next_word(sale: Sale, question: Sequence[int]) -> Action:
    """What comes next on the way to offering it."""
    if question[0] == TRADE_WITH:
        return naming_seat(sale.buyer)
    asking, goods = question[2], question[3:]
    if not asking:
        return FOR if goods[0] else sale.card
    return OFFER if goods[-1] else naming_number(sale.coins)
