"""The trades that bots offer with free trade (R213): a tenant that another player can house better, at a price by which
both gain."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from altbau.core.engine.choices import Sums
from altbau.core.engine.ids import Action, Seat
from altbau.games.wucherer.rules.actions import FOR, OFFER, naming_number, naming_seat
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.questions import TRADE_WITH
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.trading import MOST_ASKED

WORTH_TALKING: Final = 2.0  # coins that both must gain together
FEW_OFFERS: Final = 2  # the most in a turn


class Sale(NamedTuple):
    """A card offered for a sum of money."""

    buyer: Seat
    card: Card
    coins: int

    def words(self) -> list[Action]:
        """The actions that name the offer, after `trade`."""
        return [naming_seat(self.buyer), self.card, FOR, naming_number(self.coins), OFFER]


def buyers(s: State) -> list[Seat]:
    """The seats to which the player on turn may offer a trade: none with two players, where one loses what the other
    gains; none that has declined this turn; none after FEW_OFFERS offers."""
    if s.players == 2 or s.offers >= FEW_OFFERS:
        return []
    declined = [trade.partner for trade in s.declined]
    return [seat for seat in s.seats() if seat != s.turn and seat not in declined]


def purse(s: State, seat: Seat) -> int:
    """The most coins that a seat can be asked for; a prisoner keeps the bail."""
    kept = s.edition.bail if s.prisoner == seat else 0
    return MOST_ASKED if s.edition.hidden_money else s.coins[seat] - kept


def next_word(sale: Sale | None, question: Sequence[int], legal: Sequence[Action], sums: Sums | None) -> Action:
    """The next action in naming a sale. Without a sale, or if another offer has been begun, the offer is completed in
    an unacceptable way: it gives as little and asks as much as possible."""
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
    """The actions that have named the offer so far, from the question."""
    if question[0] == TRADE_WITH:
        return []
    goods = [Action(each) for each in question[3:]]
    given = goods.index(Action(0))
    return [naming_seat(Seat(question[1])), *goods[:given], *([FOR] if question[2] else []), *goods[given + 1 :]]
