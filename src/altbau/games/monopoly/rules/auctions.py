"""Auctions: of places that nobody buys, of a bankrupt's places, of the last buildings (M10, M34 to M36)."""

from typing import Final

from altbau.core.stack import NOBODY, Frame
from altbau.games.monopoly.rules.actions import A_NUMBER, A_WORD, MORTGAGE, NUMBER, PASS, SELL
from altbau.games.monopoly.rules.buildings import TO_BUILD, TO_BUY, could_raise, possible_deeds
from altbau.games.monopoly.rules.events import AUCTION_WON, BID, BIDDER_PASSED, UNSOLD
from altbau.games.monopoly.rules.places import WhichPlace, why_not_deed
from altbau.games.monopoly.rules.questions import TO_BID
from altbau.games.monopoly.rules.refusals import BEYOND_CASH, HIGHER_BID, NOT_ENOUGH_MONEY, NOT_OFFERED
from altbau.games.monopoly.rules.state import Table

HOUSE_LOT: Final = -2  # lots that are no squares
HOTEL_LOT: Final = -3


class Auction(Frame[Table]):
    """Bidding goes round among those who have not passed; the first of `bidders` is asked. A pass is final (M35). Bids
    are covered by cash (M36), so a bidder may mortgage and sell first, and is asked as long as the next bid is within
    reach (Q242)."""

    def __init__(self, lot: int, bidders: list[int], best: int, leader: int) -> None:
        self.lot = lot
        self.bidders = bidders
        self.best = best  # the highest bid, 0 before the first
        self.leader = leader
        self.purpose = TO_BUY if lot >= 0 else TO_BUILD

    def advance(self, t: Table) -> int:
        if self.bidders == [self.leader]:
            self.close(t)
            return NOBODY
        if not self.bidders:
            t.winner_of_lot = NOBODY
            t.tell(UNSOLD, self.lot)
            t.todo.finish()
            return NOBODY
        return self.bidders[0]

    def close(self, t: Table) -> None:
        """The last bidder must buy (M35)."""
        t.winner_of_lot = self.leader
        t.cash[self.leader] -= self.best
        t.tell(AUCTION_WON, self.leader, self.lot, self.best)
        if self.lot >= 0:
            t.mortgaged[self.lot] = False  # a bankrupt's place comes free of its mortgage (M52)
            t.hand_over(self.lot, self.leader)
        t.todo.finish()

    def options(self, t: Table) -> list[int]:
        seat = self.bidders[0]
        found = [PASS]
        if could_raise(t, seat, self.purpose) > self.best:
            found += possible_deeds(t, seat, self.purpose)
            found += range(NUMBER + self.best + 1, NUMBER + t.cash[seat] + 1)
        return found

    def asks_for(self, t: Table) -> int:
        return A_WORD | A_NUMBER

    def why_not(self, t: Table, action: int) -> int:
        seat = self.bidders[0]
        if action == SELL or action == MORTGAGE:
            within_reach = could_raise(t, seat, self.purpose) > self.best
            return why_not_deed(t, seat, action, self.purpose) if within_reach else NOT_ENOUGH_MONEY
        if action < NUMBER:
            return NOT_OFFERED
        return BEYOND_CASH if action - NUMBER > t.cash[seat] else HIGHER_BID

    def act(self, t: Table, action: int) -> None:
        seat = self.bidders[0]
        if action == SELL or action == MORTGAGE:
            t.todo.do(WhichPlace(seat, action, self.purpose))
            return
        t.seals += 1
        if action == PASS:
            t.tell(BIDDER_PASSED, seat)
            t.todo.replace(Auction(self.lot, self.bidders[1:], self.best, self.leader))
        else:
            t.tell(BID, seat, action - NUMBER)
            t.todo.replace(Auction(self.lot, [*self.bidders[1:], seat], action - NUMBER, seat))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (TO_BID, self.lot, self.best, self.leader)
