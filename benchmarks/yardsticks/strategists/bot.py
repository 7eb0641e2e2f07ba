"""The first strategist of Monopoly: see the package."""

from typing import Final

from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import NOBODY, Action
from altbau.games.monopoly.rules.actions import (
    ACCEPT,
    AUCTION,
    BANKRUPT,
    BUILD,
    BUY,
    CLAIM,
    DECLINE,
    DRAW_CHANCE,
    END,
    JAIL_CARD,
    JOIN,
    KEEP,
    MORTGAGE,
    PASS,
    PAY,
    REDEEM,
    ROLL,
    TRADE,
    USE_CARD,
    naming_square,
    naming_sum,
    square_of,
)
from altbau.games.monopoly.rules.board import (
    BAIL,
    GROUP,
    GROUP_NAMES,
    HOUSE_PRICE,
    PRICE,
    SQUARES,
    STATIONS,
    mortgage_value,
    ownable,
)
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
    WHERE_TO_BUILD,
    WHICH_PLACE,
)
from altbau.games.monopoly.view import MonopolyView
from benchmarks.yardsticks.monopolists.offers import Plan, coins, offered, squares
from benchmarks.yardsticks.strategists.bidding import Limits
from benchmarks.yardsticks.strategists.building import best_site, loan_for_houses
from benchmarks.yardsticks.strategists.groups import buildable, completes, is_dead, loose_places
from benchmarks.yardsticks.strategists.haggling import Haggling
from benchmarks.yardsticks.strategists.market import Bargain, dear_enough, gives_group
from benchmarks.yardsticks.strategists.money import (
    at_risk,
    least_painful,
    loans,
    loss_of_loan,
    redeemable,
    ways_to_raise,
)
from benchmarks.yardsticks.strategists.valuation import Ledger, rent_due, rent_out_of_jail, visits_of

DEAREST: Final = 2.0  # the most for a place that completes no group, times its price
LEAST: Final = 120  # cash that it always keeps
RISK: Final = 0.12  # the accepted probability that the next throw costs more than it keeps
SAVES: Final = 0.5  # what a coin counts more in deals while it may buy a place without an owner
DEAD: Final = 0.9  # the most for a place of a group that will not be completed, times its price
LEAST_STEP: Final = 10  # the least raise of a bid, in money;
STEP: Final = 10  # else it is a tenth of the price
FEW: Final = 4  # unowned places: with at most so many left it is better to stay in jail, if rents are high
DANGEROUS: Final = 25.0  # the mean rent of a turn above which the bot stays in jail
PATIENT: Final = 25  # rounds after which the required gain of a deal decreases
CARD_WORTH: Final = 30  # the worth of a leave-jail card
IMPATIENCE: Final = 0.001  # the decrease of the required gain in each further round
MOST_IMPATIENT: Final = 0.05
OPINIONS: Final = [1.0] * len(GROUP_NAMES)  # by group: factors for its rents


class Tycoon:
    """Decides by the valuation of players, the cash to keep, and deals by which both sides gain."""

    def __init__(self) -> None:
        self._limits = Limits(OPINIONS)
        self._plan = Plan()
        self._haggling = Haggling()
        self._borrowing: int | None = None  # the square to mortgage next
        self._borrowed = 0  # the turn of its last mortgage for houses
        self._redeemed = 0  # the turn of its last redemption

    def decide(self, view: MonopolyView) -> Decision:
        """Choose one of `view.legal_actions`."""
        step = self._plan.step(view)
        return Decision(self.choose(view) if step is None else step, None)

    def choose(self, view: MonopolyView) -> Action:
        """The answer to a question that is not a step of its own offer."""
        question = view.question[0]
        if question == BUY_OR_AUCTION or question == BUY_OR_LEAVE:
            return self.buying(view)
        if question == TO_BID:
            return self.bidding(view)
        if question == DEAL_OR_NOT:
            return self.judging(view)
        if question == TO_RAISE:
            return self.raising(view)
        if question == WHICH_PLACE or question == WHERE_TO_BUILD:
            return self.choosing(view)
        if question == REDEEM_OR_KEEP:
            return REDEEM if REDEEM in view.legal_actions and self.spare(view) >= view.question[2] else KEEP
        if question == JOIN_OR_PASS:
            return PASS if self.site(view, buildable(view)) is None else JOIN
        if question == FINE_OR_CHANCE:
            return DRAW_CHANCE
        return self.managing(view)

    def ledger(self, view: MonopolyView) -> Ledger:
        """The valuation of all players. Where it buys or bids, cash is not saved for places."""
        ledger = Ledger(view, OPINIONS)
        ledger.save_for_places(SAVES)
        return ledger

    def kept(self, view: MonopolyView) -> int:
        """The cash that it keeps for the next throw, less what it could mortgage at once."""
        return max(LEAST, at_risk(view, RISK) - loans(view))

    def spare(self, view: MonopolyView) -> int:
        """The cash beyond what it keeps."""
        return view.cash[view.seat] - self.kept(view)

    def wanted(self, view: MonopolyView) -> float:
        """The factor by which a deal must change its share; lower in long games."""
        return 1.0 - min(MOST_IMPATIENT, IMPATIENCE * max(0, view.round - PATIENT))

    def site(self, view: MonopolyView, sites: list[int]) -> int | None:
        """The square where it builds next, or None."""
        return best_site(view, self.ledger(view), sites, self.spare(view))

    # --- before the roll and at the end of a turn ---------------------------------------------------------------------

    def managing(self, view: MonopolyView) -> Action:
        """Trade, build and redeem at the end of the turn, when its own next throw is farthest away."""
        legal = view.legal_actions
        if CLAIM in legal:
            return CLAIM
        if view.question[0] == TO_END:
            return TRADE if self.trades(view) else self.investing(view)
        if view.question[0] == TO_LEAVE_JAIL:
            return self.leaving_jail(view)
        return ROLL if ROLL in legal else legal[0]

    def trades(self, view: MonopolyView) -> bool:
        """Begin the next offer, if there is one."""
        if TRADE not in view.legal_actions:
            return False
        offer = self._haggling.next_offer(view, self.ledger(view), self.wanted(view))
        if offer is None:
            return False
        self._plan.begin(offer)
        return True

    def investing(self, view: MonopolyView) -> Action:
        """Build, mortgage for houses, redeem, or end the turn."""
        sites = buildable(view)
        if self.site(view, sites) is not None and BUILD in view.legal_actions:
            return BUILD
        if MORTGAGE in view.legal_actions and self._redeemed != view.turns:
            spare, feared = self.spare(view), at_risk(view, RISK)
            self._borrowing = loan_for_houses(view, self.ledger(view), sites, spare, feared)
            if self._borrowing is not None:
                self._borrowed = view.turns
                return MORTGAGE
        settled = self._borrowed != view.turns and all(view.houses[square] for square in sites)
        redeems = REDEEM in view.legal_actions and settled
        if redeems and redeemable(view, self.ledger(view), self.spare(view)) is not None:
            self._redeemed = view.turns
            return REDEEM
        return END

    def leaving_jail(self, view: MonopolyView) -> Action:
        """Leave jail while there are places to buy or rents are low; else stay as long as possible."""
        free = sum(ownable(square) and view.owner[square] == NOBODY for square in range(SQUARES))
        if rents_outside(view) > DANGEROUS and free <= FEW:
            return ROLL
        for way in (USE_CARD, PAY):
            if way in view.legal_actions and (way == USE_CARD or self.spare(view) >= BAIL):
                return way
        return ROLL

    # --- places and money ---------------------------------------------------------------------------------------------

    def worth(self, view: MonopolyView, square: int) -> int:
        """The most that it pays for an unowned place. If it completes no group of streets, that is at most DEAREST
        times its price. It always pays what the bank would lend on the place, if it has the cash."""
        decisive = GROUP[square] < STATIONS and any(completes(view, seat, square) for seat in view.seats())
        purse = view.cash[view.seat]
        if decisive:
            purse += loans(view)
        worth = self._limits.of(view, square, max(0, purse))
        lent = min(view.cash[view.seat], mortgage_value(square))
        dearest = DEAD if is_dead(view, square) else DEAREST
        return max(lent, int(worth if decisive else min(worth, dearest * PRICE[square])))

    def buying(self, view: MonopolyView) -> Action:
        """Buy a place that is worth its price, if necessary with a mortgage; else let it go."""
        square = view.question[1]
        if self.worth(view, square) >= PRICE[square]:
            if BUY in view.legal_actions:
                return BUY
            if MORTGAGE in view.legal_actions and PRICE[square] <= view.cash[view.seat] + loans(view):
                return self.borrowing(view, square)
        return PASS if view.question[0] == BUY_OR_LEAVE else AUCTION

    def bidding(self, view: MonopolyView) -> Action:
        """Bid up to the lot's worth: for a place from half its price on, in steps of a tenth of the price."""
        _, lot, best, _ = view.question
        if lot < 0:
            worth = self.worth_of_building(view)
            start, step = 0, LEAST_STEP
        else:
            worth = self.worth(view, lot)
            start, step = PRICE[lot] // 2, max(LEAST_STEP, PRICE[lot] // STEP)
        bid = min(worth, max(start, best + step))
        if bid <= best:
            return PASS
        if bid > view.cash[view.seat]:
            lent = MORTGAGE in view.legal_actions and bid <= view.cash[view.seat] + loans(view)
            return self.borrowing(view, lot) if lent else PASS
        return naming_sum(bid)

    def worth_of_building(self, view: MonopolyView) -> int:
        """The most that it pays for one of the last buildings."""
        site = self.site(view, buildable(view))
        return 0 if site is None else min(self.spare(view), 2 * HOUSE_PRICE[site])

    def borrowing(self, view: MonopolyView, square: int) -> Action:
        """Mortgage a loose place to pay for another one; a place of the same group only if there is no other."""
        loose = loose_places(view)
        found = [place for place in loose if square < 0 or GROUP[place] != GROUP[square]] or loose
        ledger = self.ledger(view)
        self._borrowing = min(found, key=lambda place: loss_of_loan(ledger, view.seat, place))
        return MORTGAGE

    def raising(self, view: MonopolyView) -> Action:
        """Raise money for a debt by the mortgage or sale that costs least."""
        ways = ways_to_raise(view)
        if not ways:
            return BANKRUPT if BANKRUPT in view.legal_actions else view.legal_actions[0]
        deed, self._borrowing = least_painful(view, self.ledger(view), view.question[1], ways)
        return deed

    def choosing(self, view: MonopolyView) -> Action:
        """The place for an operation: the one for which the operation was begun."""
        places = [square_of(action) for action in view.legal_actions]
        operation = view.question[1] if view.question[0] == WHICH_PLACE else BUILD
        square: int | None = None
        if operation == BUILD:
            square = self.site(view, places)
        elif operation == REDEEM:
            square = redeemable(view, self.ledger(view), self.spare(view))
        elif self._borrowing in places:
            square = self._borrowing
        return naming_square(places[0] if square is None else square)

    # --- trades -------------------------------------------------------------------------------------------------------

    def judging(self, view: MonopolyView) -> Action:
        """Accept an offer that raises its share enough."""
        author, gained, lost = offered(view)
        given, asked = squares(lost), squares(gained)
        ledger = self.ledger(view)
        gift = gives_group(ledger, view.seat, author, given, asked)
        if gift and coins(lost) - coins(gained) > dear_enough(ledger, given, asked):
            return DECLINE
        bargain = Bargain(ledger, view.seat, author)
        ledger.move(asked, view.seat)
        ledger.move(given, author)
        paid = coins(lost) - coins(gained) + CARD_WORTH * (lost.count(JAIL_CARD) - gained.count(JAIL_CARD))
        return ACCEPT if bargain.my_gain(paid) >= self.wanted(view) else DECLINE


def rents_outside(view: MonopolyView) -> float:
    """The mean rent that a turn out of jail costs, less what its own places miss while it is in there (H04)."""
    others = [square for square in range(SQUARES) if view.owner[square] not in (NOBODY, view.seat)]
    return sum(visits_of(square) * rent_due(view, square) for square in others) - missed_in_jail(view)


def missed_in_jail(view: MonopolyView) -> float:
    """The rents of a round that its own places do not bring because it is in jail (H04)."""
    if not view.edition.no_rent_from_jail:
        return 0.0
    visitors = view.bankrupt.count(False) - 1
    own = [square for square in range(SQUARES) if view.owner[square] == view.seat]
    return visitors * sum(visits_of(square) * rent_out_of_jail(view, square) for square in own)
