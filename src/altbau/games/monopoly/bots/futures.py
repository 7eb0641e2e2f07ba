"""How a game goes on in imagined futures where nobody trades: a fast policy for all seats, over states and without a
memory. The strategist's search plays on by it (`strategist.py`).
"""

from typing import Final

from altbau.core.bots.search import Policy
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.games.monopoly.bots.valuation import BEST_FIRST, Ledger, Weights
from altbau.games.monopoly.rules.actions import (
    AUCTION,
    BANKRUPT,
    BUILD,
    BUY,
    CLAIM,
    DECLINE,
    DRAW_CHANCE,
    END,
    KEEP,
    MORTGAGE,
    PASS,
    PAY,
    REDEEM,
    ROLL,
    SELL,
    USE_CARD,
    naming_sum,
    square_of,
)
from altbau.games.monopoly.rules.auctions import Auction
from altbau.games.monopoly.rules.board import (
    GROUP,
    GROUP_NAMES,
    HOUSE_PRICE,
    MEMBERS,
    PRICE,
    SQUARES,
    STATIONS,
    interest,
    mortgage_value,
    ownable,
)
from altbau.games.monopoly.rules.places import WhichPlace
from altbau.games.monopoly.rules.questions import (
    BUY_OR_AUCTION,
    BUY_OR_LEAVE,
    DEAL_OR_NOT,
    FINE_OR_CHANCE,
    JOIN_OR_PASS,
    REDEEM_OR_KEEP,
    TO_BID,
    TO_END,
    TO_LEAVE_JAIL,
    TO_RAISE,
    TO_ROLL,
    WHERE_TO_BUILD,
    WHICH_PLACE,
)
from altbau.games.monopoly.rules.state import State
from altbau.games.monopoly.view import MonopolyView

# The valuation where no group comes together by a trade.
UNTRADED: Final = Weights(nearly_traded=0.0, pair_traded=0.0, begun_traded=0.0, begun_split=0.0, in_the_way=0.0)
OPINIONS: Final[list[float]] = [1.0] * len(GROUP_NAMES)  # by group: factors for its rents
MY_BID: Final = 1.0  # the highest bid of the seat that imagines, times the price: it can decide anew,
MY_LAST: Final = 2.0  # the same for a street after which its group has no free one, and whose others one seat owns,
BID: Final = 1.5  # and the highest bid of the others
LOT: Final = 100  # the most that anybody bids for one of the last buildings
KEPT: Final = 100  # cash that the seat keeps when it builds; the others spend their last coin
RESERVE: Final = 200  # cash that a seat keeps when it redeems a mortgage or leaves jail
FEW: Final = 4  # places without an owner: with at most so many left the seat stays in jail
RANK: Final[list[int]] = [BEST_FIRST.index(group) for group in range(STATIONS)]  # by group: 0 where houses return most
HUGE: Final = 1_000_000


class Outlook(Policy[State]):
    """The policy in the futures that one seat imagines; see the module."""

    def __init__(self, me: Seat) -> None:
        super().__init__()
        self.me = me

    def values(self, s: State, /) -> list[float]:
        """The shares of all seats (`valuation.py`), or the parts of the victory if the game is over."""
        found = [0.0] * s.players
        if s.stack.asked == NOBODY:
            winners = s.winners()
            for seat in winners:
                found[seat] = 1.0 / len(winners)
            return found
        ledger = Ledger(MonopolyView(s, self.me), OPINIONS, UNTRADED)
        for seat in ledger.alive:
            found[seat] = ledger.share(seat)
        return found

    def choose(self, s: State, /) -> Action:
        """The action of the seat asked."""
        self.looked_at += 1
        legal = s.stack.legal_actions
        question = s.stack.top.prompt(s)[0]
        if question == TO_END or question == TO_ROLL or question == TO_LEAVE_JAIL:
            return self.managing(s, question)
        if question == TO_BID:
            return self.bidding(s)
        if question == WHICH_PLACE or question == WHERE_TO_BUILD:
            return place(s)
        for answer in ANSWERS.get(question, NO_ANSWER):
            if answer in legal:
                return answer
        return legal[0]

    def managing(self, s: State, question: int) -> Action:
        """Claim rents, build and redeem; then roll or end the turn."""
        legal = s.stack.legal_actions
        seat = s.stack.asked
        cash = s.cash[seat]
        if CLAIM in legal:
            return CLAIM
        if BUILD in legal and cash - dearest_house(s, seat) >= (KEPT if seat == self.me else 0):
            return BUILD
        if REDEEM in legal and redeemable(s, seat):
            return REDEEM
        if question == TO_END:
            return END
        if question == TO_LEAVE_JAIL and (seat != self.me or free_places(s) > FEW):
            if USE_CARD in legal:
                return USE_CARD
            if PAY in legal and cash >= RESERVE:
                return PAY
        return ROLL

    def bidding(self, s: State) -> Action:
        """Bid just more than anybody else would, or as much as the lot is worth to the seat."""
        auction = s.stack.top
        assert isinstance(auction, Auction)
        seat = s.stack.asked
        own = self.limit(s, seat, auction.lot)
        if own <= auction.best:
            return PASS
        most = auction.best
        for other in auction.bidders:
            if other != seat:
                most = max(most, self.limit(s, other, auction.lot))
        return naming_sum(max(auction.best, min(own - 1, most)) + 1)

    def limit(self, s: State, seat: Seat, lot: int) -> int:
        """The most that a seat bids for a lot."""
        if lot < 0:
            return min(s.cash[seat], LOT)
        factor = BID
        if seat == self.me:
            factor = MY_LAST if is_last(s, lot) else MY_BID
        return min(s.cash[seat], int(factor * PRICE[lot]))


NO_ANSWER: Final[tuple[Action, ...]] = ()
# By question, apart from those above: the answers from the best on; without any of them the first legal one.
ANSWERS: Final[dict[int, tuple[Action, ...]]] = {
    BUY_OR_AUCTION: (BUY, AUCTION),
    BUY_OR_LEAVE: (BUY, PASS),
    TO_RAISE: (MORTGAGE, SELL, BANKRUPT),
    DEAL_OR_NOT: (DECLINE,),
    REDEEM_OR_KEEP: (KEEP,),
    JOIN_OR_PASS: (PASS,),
    FINE_OR_CHANCE: (DRAW_CHANCE,),
}


def is_last(s: State, lot: int) -> bool:
    """Whether a lot is a street whose group would be whole if the right seat bought it."""
    if GROUP[lot] >= STATIONS:
        return False
    holder = NOBODY
    for member in MEMBERS[GROUP[lot]]:
        owner = s.owner[member]
        if member != lot:
            if owner == NOBODY or (holder != NOBODY and owner != holder):
                return False
            holder = owner
    return True


def dearest_house(s: State, seat: Seat) -> int:
    """The highest price of a house in the whole groups of a seat."""
    most = 0
    for group in range(STATIONS):
        if s.whole[group] == seat:
            most = max(most, HOUSE_PRICE[MEMBERS[group][0]])
    return most


def redeemable(s: State, seat: Seat) -> bool:
    """Whether a seat can redeem a place and keep its reserve."""
    for square in s.held[seat]:
        if s.mortgaged[square] and s.cash[seat] - mortgage_value(square) - interest(square) >= RESERVE:
            return True
    return False


def free_places(s: State) -> int:
    """The number of places without an owner."""
    found = 0
    for square in range(SQUARES):
        if ownable(square) and s.owner[square] == NOBODY:
            found += 1
    return found


def place(s: State) -> Action:
    """The place for an operation: build where houses return most, evenly; else the cheapest place outside of whole
    groups."""
    legal = s.stack.legal_actions
    top = s.stack.top
    builds = not isinstance(top, WhichPlace) or top.operation == BUILD
    best = legal[0]
    least = HUGE
    for action in legal:
        square = square_of(action)
        group = GROUP[square]
        if builds:
            cost = (RANK[group] * SQUARES + s.houses[square]) * SQUARES - square
        else:
            cost = PRICE[square]
            if group < STATIONS and s.whole[group] == s.stack.asked:
                cost += HUGE // 2
        if cost < least:
            best, least = action, cost
    return best
