"""What the bots of the landlord games offer each other where cards are traded freely (R213): tenants that another can
house better, for a price from which both gain."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from altbau.core.engine.choices import Sums
from altbau.core.engine.ids import Action, Seat
from altbau.games.wucherer.rules.actions import FOR, OFFER, naming_number, naming_seat
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.questions import TRADE_WITH
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.trading import MOST_ASKED

SELLERS_PART: Final = 0.25  # of what both gain together: a buyer minds what the seller gets
FEW_OFFERS: Final = 2  # in a turn


class Sale(NamedTuple):
    """A card for a sum of money."""

    buyer: Seat
    card: Card
    coins: int

    def words(self) -> list[Action]:
        """All that has to be said to offer it."""
        return [naming_seat(self.buyer), self.card, FOR, naming_number(self.coins), OFFER]


def buyers(s: State) -> list[Seat]:
    """Whom the player on turn may talk to: nobody in a duel, where one loses what the other gains, nobody who has
    declined in this turn, and nobody any more after a few offers."""
    if s.players == 2 or s.offers >= FEW_OFFERS:
        return []
    declined = [trade.partner for trade in s.declined]
    return [seat for seat in s.seats() if seat != s.turn and seat not in declined]


def purse(s: State, seat: Seat) -> int:
    """The coins for which somebody can be asked; a prisoner needs bail first."""
    kept = s.edition.bail if s.prisoner == seat else 0
    return MOST_ASKED if s.edition.hidden_money else s.coins[seat] - kept


def next_word(sale: Sale | None, question: Sequence[int], legal: Sequence[Action], sums: Sums | None) -> Action:
    """What comes next on the way to offering a sale. Whoever has none to offer, or has begun another, gives as little
    and asks for as much as can be, so that nobody would accept."""
    named = named_so_far(question)
    if sale:
        words = sale.words()
        if words[: len(named)] == named:
            return words[len(named)]
    for word in (FOR, OFFER):
        if word in legal:
            return word
    if sums is None:
        return legal[-1] if FOR in named else legal[0]
    return sums.most if FOR in named else sums.least


def named_so_far(question: Sequence[int]) -> list[Action]:
    """What has been said of an offer when this is asked."""
    if question[0] == TRADE_WITH:
        return []
    goods = [Action(each) for each in question[3:]]
    given = goods.index(Action(0))
    return [naming_seat(Seat(question[1])), *goods[:given], *([FOR] if question[2] else []), *goods[given + 1 :]]
