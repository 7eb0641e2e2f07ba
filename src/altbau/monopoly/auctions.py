"""Auctions: of places that nobody buys, of a bankrupt's places, of the last buildings (M10, M34 to M36)."""

from typing import Final

from altbau.kernel.stack import NOBODY, Frame
from altbau.monopoly.actions import A_NUMBER, A_WORD, NUMBER, PASS
from altbau.monopoly.events import AUCTION_WON, BID, BIDDER_PASSED, UNSOLD
from altbau.monopoly.questions import TO_BID
from altbau.monopoly.refusals import BEYOND_CASH, HIGHER_BID, NOT_OFFERED
from altbau.monopoly.table import Table

HOUSE_LOT: Final = -2  # lots that are no squares
HOTEL_LOT: Final = -3


class Auction(Frame[Table]):
    """Bidding goes round among those who have not passed; the first of `bidders` is asked. A pass is final (M35)."""

    def __init__(self, lot: int, bidders: list[int], best: int, leader: int) -> None:
        self.lot = lot
        self.bidders = bidders
        self.best = best  # the highest bid, or one less than the least
        self.leader = leader

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
        found = [PASS]
        found += range(NUMBER + self.best + 1, NUMBER + t.cash[self.bidders[0]] + 1)
        return found

    def asks_for(self, t: Table) -> int:
        return A_WORD | A_NUMBER

    def why_not(self, t: Table, action: int) -> int:
        if action < NUMBER:
            return NOT_OFFERED
        return BEYOND_CASH if action - NUMBER > t.cash[self.bidders[0]] else HIGHER_BID

    def act(self, t: Table, action: int) -> None:
        seat = self.bidders[0]
        t.seals += 1
        if action == PASS:
            t.tell(BIDDER_PASSED, seat)
            t.todo.replace(Auction(self.lot, self.bidders[1:], self.best, self.leader))
        else:
            t.tell(BID, seat, action - NUMBER)
            t.todo.replace(Auction(self.lot, [*self.bidders[1:], seat], action - NUMBER, seat))

    def prompt(self, t: Table) -> tuple[int, ...]:
        return (TO_BID, self.lot, self.best, self.leader)
