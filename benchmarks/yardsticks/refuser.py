"""Bots of Monopoly that never trade: they buy all, bid beyond the prices, decline every offer and build with their last
coin. At their tables groups come together only by chance and auctions. Mortgages, debts and jail are handled as by
`fixed-a`.
"""

from typing import Final, NamedTuple

from altbau.core.engine.ids import Action
from altbau.games.monopoly.bots.groups import buildable, completes
from altbau.games.monopoly.rules.actions import AUCTION, BUY, DECLINE, PASS, naming_sum
from altbau.games.monopoly.rules.board import GROUP, HOUSE_PRICE, PRICE, STATIONS
from altbau.games.monopoly.rules.questions import DEAL_OR_NOT
from altbau.games.monopoly.view import MonopolyView
from benchmarks.yardsticks.fixed import LIKES_ALL_ALIKE, FixedBot


class Bids(NamedTuple):
    """The highest bids of one of them, as factors of prices."""

    any_place: float
    last_street: float  # a street that would complete a group for any player


FIRST_REFUSER: Final = Bids(1.5, 1.5)
SECOND_REFUSER: Final = Bids(1.5, 3.0)
THIRD_REFUSER: Final = Bids(1.2, 2.0)  # written after the strategist's search had been tuned


class Refuser(FixedBot):
    """See the module."""

    def __init__(self, bids: Bids) -> None:
        super().__init__(LIKES_ALL_ALIKE)
        self._bids = bids

    def choose(self, view: MonopolyView) -> Action:
        """The action for the question; every offer is declined."""
        return DECLINE if view.question[0] == DEAL_OR_NOT else super().choose(view)

    def buying(self, view: MonopolyView) -> Action:
        """Buy whatever can be paid."""
        return BUY if BUY in view.legal_actions else AUCTION

    def bidding(self, view: MonopolyView) -> Action:
        """Bid with all its cash, each time half of the way to its highest bid."""
        _, lot, best, _ = view.question
        if lot < 0:
            most = float(max((HOUSE_PRICE[square] for square in buildable(view)), default=0))
        else:
            last = GROUP[lot] < STATIONS and any(completes(view, seat, lot) for seat in view.seats())
            most = PRICE[lot] * (self._bids.last_street if last else self._bids.any_place)
        highest = min(int(most), view.cash[view.seat])
        return naming_sum(best + (highest - best + 1) // 2) if highest > best else PASS

    def site(self, view: MonopolyView, sites: list[int]) -> int | None:
        """Where to build next, as long as the cash suffices: the last square on the board."""
        found = [square for square in sites if HOUSE_PRICE[square] <= view.cash[view.seat]]
        return max(found, default=None)

    def proposes(self, view: MonopolyView) -> bool:
        """It makes no offers."""
        return False
