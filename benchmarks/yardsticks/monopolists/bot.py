"""The second steward and the first beginner of Monopoly: see the package."""

from typing import Final, NamedTuple

from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import NOBODY, Action
from altbau.core.engine.rng import seeded
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
from benchmarks.yardsticks.monopolists.bidding import limit
from benchmarks.yardsticks.monopolists.building import best_site
from benchmarks.yardsticks.monopolists.groups import buildable, completes
from benchmarks.yardsticks.monopolists.haggling import Haggling
from benchmarks.yardsticks.monopolists.market import Bargain, dear_enough, gives_group
from benchmarks.yardsticks.monopolists.money import at_risk, least_painful, loans, redeemable, ways_to_raise
from benchmarks.yardsticks.monopolists.offers import Plan, coins, offered, squares
from benchmarks.yardsticks.monopolists.valuation import Ledger, rent_due, visits_of


class Skill(NamedTuple):
    """The abilities of a level."""

    offers: int  # the most in one of its turns
    weighs_others: bool  # values the effect of a deal on the other players
    error: float  # the greatest relative error in its estimate of a group's rents
    least: int  # cash that it always keeps
    risk: float  # the accepted probability that the next throw costs more than it keeps


SECOND_STEWARD: Final = Skill(offers=1, weighs_others=True, error=0.2, least=400, risk=0.03)
FIRST_BEGINNER: Final = Skill(offers=0, weighs_others=False, error=0.6, least=500, risk=0.0)

STEPS: Final = 101  # number of values from the lowest to the highest opinion
DEAREST: Final = 1.2  # the most for a place that completes no group, times its price
LEAST_STEP: Final = 10  # the least raise of a bid, in money;
STEP: Final = 10  # else it is a tenth of the price
FEW: Final = 4  # unowned places: with at most so many left it is better to stay in jail, if rents are high
DANGEROUS: Final = 25.0  # the mean rent of a turn above which the bot stays in jail
PATIENT: Final = 25  # rounds after which the required gain of a deal decreases
CARD_WORTH: Final = 30  # the worth of a leave-jail card
IMPATIENCE: Final = 0.001  # the decrease of the required gain in each further round
MOST_IMPATIENT: Final = 0.05


def opinions_of(skill: Skill, seed: int) -> list[float]:
    """A bot's estimates of the groups, as factors for their rents."""
    rng = seeded(seed)
    return [1 + skill.error * (2 * rng.below(STEPS) / (STEPS - 1) - 1) for _ in GROUP_NAMES]


class Tycoon:
    """Decides by the valuation of players, the cash to keep, and deals by which both sides gain."""

    def __init__(self, skill: Skill, seed: int) -> None:
        self._skill = skill
        self._opinions = opinions_of(skill, seed)
        self._plan = Plan()
        self._haggling = Haggling(skill.offers)
        self._mortgaged: int | None = None  # the square to be mortgaged next

    def decide(self, view: MonopolyView) -> Decision:
        """Choose one of `view.legal_actions`."""
        step = self._plan.step(view)
        return Decision(self.choose(view) if step is None else step, None)

    def choose(self, view: MonopolyView) -> Action:
        """The answer to a question that is not a step of its own offer."""
        question = view.question[0]
        if question == BUY_OR_AUCTION:
            square = view.question[1]
            return BUY if self.worth(view, square) >= PRICE[square] and BUY in view.legal_actions else AUCTION
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
        """The valuation of all players, with its own opinions."""
        return Ledger(view, self._opinions)

    def kept(self, view: MonopolyView) -> int:
        """The cash that it keeps for the next throw, less what it could mortgage at once."""
        return max(self._skill.least, at_risk(view, self._skill.risk) - loans(view))

    def spare(self, view: MonopolyView) -> int:
        """The cash beyond what it keeps."""
        return view.cash[view.seat] - self.kept(view)

    def wanted(self, view: MonopolyView) -> float:
        """The factor by which a deal must change its share; lower in long games."""
        return 1.01 - min(MOST_IMPATIENT, IMPATIENCE * max(0, view.round - PATIENT))

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
        """Build or redeem, or end the turn."""
        sites = buildable(view)
        if self.site(view, sites) is not None and BUILD in view.legal_actions:
            return BUILD
        settled = REDEEM in view.legal_actions and all(view.houses[square] for square in sites)
        return REDEEM if settled and redeemable(view, self.ledger(view), self.spare(view)) is not None else END

    def leaving_jail(self, view: MonopolyView) -> Action:
        """Leave jail while there are places to buy or rents are low; else stay as long as possible."""
        free = sum(ownable(square) and view.owner[square] == NOBODY for square in range(SQUARES))
        others = [square for square in range(SQUARES) if view.owner[square] not in (NOBODY, view.seat)]
        fear = sum(visits_of(square) * rent_due(view, square) for square in others)
        if fear > DANGEROUS and free <= FEW:
            return ROLL
        for way in (USE_CARD, PAY):
            if way in view.legal_actions and (way == USE_CARD or self.spare(view) >= BAIL):
                return way
        return ROLL

    # --- places and money ---------------------------------------------------------------------------------------------

    def worth(self, view: MonopolyView, square: int) -> int:
        """The most that it pays for an unowned place. If it completes no group of streets, that is at most DEAREST
        times its price. It always pays what the bank would lend on the place, if it has the cash. If the place
        completes a group of streets for any player, no cash is kept back."""
        decisive = GROUP[square] < STATIONS and any(completes(view, seat, square) for seat in view.seats())
        purse = view.cash[view.seat]
        if not decisive:
            purse = max(purse - self.kept(view), min(purse, mortgage_value(square)))
        worth = limit(self.ledger(view), view.seat, square, max(0, purse), self._skill.weighs_others)
        lent = min(view.cash[view.seat], mortgage_value(square))
        return max(lent, int(worth if decisive else min(worth, DEAREST * PRICE[square])))

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
        return naming_sum(bid) if best < bid <= view.cash[view.seat] else PASS

    def worth_of_building(self, view: MonopolyView) -> int:
        """The most that it pays for one of the last buildings."""
        site = self.site(view, buildable(view))
        return 0 if site is None else min(self.spare(view), 2 * HOUSE_PRICE[site])

    def raising(self, view: MonopolyView) -> Action:
        """Raise money for a debt by the mortgage or sale that costs least."""
        ways = ways_to_raise(view)
        if not ways:
            return BANKRUPT if BANKRUPT in view.legal_actions else view.legal_actions[0]
        deed, self._mortgaged = least_painful(view, self.ledger(view), view.question[1], ways)
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
        elif self._mortgaged in places:
            square = self._mortgaged
        return naming_square(places[0] if square is None else square)

    # --- trades -------------------------------------------------------------------------------------------------------

    def judging(self, view: MonopolyView) -> Action:
        """Accept an offer that raises its share enough; without `weighs_others` one that raises its strength enough."""
        author, gained, lost = offered(view)
        given, asked = squares(lost), squares(gained)
        ledger = self.ledger(view)
        gift = gives_group(ledger, view.seat, author, given, asked)
        cheap = gift and coins(lost) - coins(gained) > dear_enough(ledger, given, asked)
        if self._skill.weighs_others and cheap:
            return DECLINE
        share, richer = self.accepted(view)
        return ACCEPT if (share if self._skill.weighs_others else richer) >= self.wanted(view) else DECLINE

    def accepted(self, view: MonopolyView) -> tuple[float, float]:
        """The factors by which accepting the offer would change its share and its strength."""
        author, gained, lost = offered(view)
        ledger = self.ledger(view)
        bargain = Bargain(ledger, view.seat, author)
        before = ledger.strength(view.seat)
        ledger.move(squares(gained), view.seat)
        ledger.move(squares(lost), author)
        paid = coins(lost) - coins(gained) + CARD_WORTH * (lost.count(JAIL_CARD) - gained.count(JAIL_CARD))
        share = bargain.my_gain(paid)
        ledger.cash[view.seat] -= paid
        return share, ledger.strength(view.seat) / before
