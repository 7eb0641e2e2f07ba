"""Auctions: of places that are not bought, of a bankrupt's places, of the last buildings (M10, M34 to M36)."""

from typing import Final

from altbau.core.engine.choices import Sums
from altbau.core.engine.ids import NOBODY, Action, Refusal, Seat
from altbau.core.engine.stack import Frame
from altbau.games.monopoly.rules.actions import A_NUMBER, A_WORD, MORTGAGE, PASS, SELL, is_sum, naming_sums, sum_of
from altbau.games.monopoly.rules.buildings import TO_BUILD, TO_BUY, could_raise, possible_operations
from altbau.games.monopoly.rules.events import AUCTION_WON, BID, BIDDER_PASSED, UNSOLD
from altbau.games.monopoly.rules.places import WhichPlace, why_not_operation
from altbau.games.monopoly.rules.questions import TO_BID
from altbau.games.monopoly.rules.refusals import BEYOND_CASH, HIGHER_BID, NOT_ENOUGH_MONEY, NOT_OFFERED
from altbau.games.monopoly.rules.state import State

HOUSE_LOT: Final = -2  # lots that are not squares
HOTEL_LOT: Final = -3


class Auction(Frame[State]):
    """Bidding goes round among the players who have not passed; the first of `bidders` is asked. A pass is final (M35).
    Bids must be covered by cash (M36), so a bidder may mortgage and sell first if the next bid is then within reach
    (Q242)."""

    def __init__(self, lot: int, bidders: list[Seat], best: int, leader: Seat) -> None:
        self.lot = lot
        self.bidders = bidders
        self.best = best  # the highest bid, 0 before the first
        self.leader = leader
        self.purpose = TO_BUY if lot >= 0 else TO_BUILD

    def advance(self, s: State) -> Seat:
        if self.bidders == [self.leader]:
            self.close(s)
            return NOBODY
        if not self.bidders:
            s.emit(UNSOLD, self.lot)
            s.stack.pop()
            return NOBODY
        return self.bidders[0]

    def close(self, s: State) -> None:
        """Sell the lot to the last bidder, who must buy it (M35)."""
        s.cash[self.leader] -= self.best
        s.emit(AUCTION_WON, self.leader, self.lot, self.best)
        if self.lot >= 0:
            s.hand_over(self.lot, self.leader)
        else:
            s.winner_of_lot = self.leader
        s.stack.pop()

    def options(self, s: State) -> list[Action]:
        seat = self.bidders[0]
        found = [PASS]
        if could_raise(s, seat, self.purpose) > self.best:
            found += possible_operations(s, seat, self.purpose)
        return found

    def sums(self, s: State) -> Sums | None:
        return naming_sums(self.best + 1, s.cash[self.bidders[0]])

    def asks_for(self, s: State) -> int:
        return A_WORD | A_NUMBER

    def why_not(self, s: State, action: Action) -> Refusal:
        seat = self.bidders[0]
        if action == SELL or action == MORTGAGE:
            within_reach = could_raise(s, seat, self.purpose) > self.best
            return why_not_operation(s, seat, action, self.purpose) if within_reach else NOT_ENOUGH_MONEY
        if not is_sum(action):
            return NOT_OFFERED
        return BEYOND_CASH if sum_of(action) > s.cash[seat] else HIGHER_BID

    def apply(self, s: State, action: Action) -> None:
        seat = self.bidders[0]
        if action == SELL or action == MORTGAGE:
            s.stack.push(WhichPlace(seat, action, self.purpose))
            return
        s.irreversible += 1
        if action == PASS:
            s.emit(BIDDER_PASSED, seat)
            s.stack.replace(Auction(self.lot, self.bidders[1:], self.best, self.leader))
        else:
            s.emit(BID, seat, sum_of(action))
            s.stack.replace(Auction(self.lot, [*self.bidders[1:], seat], sum_of(action), seat))

    def prompt(self, s: State) -> tuple[int, ...]:
        return (TO_BID, self.lot, self.best, self.leader)
