"""The Monopoly bot, for all levels and characters; `strategist.py` adds a search for the strategist. Decisions are
based on the valuation of players (`bots/valuation.py`), the cash to keep (`bots/money.py`) and deals by which both
sides gain (`bots/market.py`). Levels and characters are sets of parameters (`bots/taste.py`).
"""

from typing import Final

from altbau.core.bots.bot import Decision, Reason, Role
from altbau.core.engine.ids import NOBODY, Action
from altbau.games.monopoly.bots.bidding import Limits
from altbau.games.monopoly.bots.building import best_site, loan_for_houses
from altbau.games.monopoly.bots.groups import buildable, completes, is_dead, loose_places
from altbau.games.monopoly.bots.haggling import Haggling
from altbau.games.monopoly.bots.market import Bargain, dear_enough, gives_group
from altbau.games.monopoly.bots.money import (
    at_risk,
    cheapest_loan,
    least_painful,
    loans,
    loss_of_loan,
    redeemable,
    ways_to_raise,
)
from altbau.games.monopoly.bots.offers import Plan, coins, offered, squares
from altbau.games.monopoly.bots.taste import MISTAKES, Changed, opinions_of, skill_of, taste_of
from altbau.games.monopoly.bots.valuation import Ledger, rent_due, rent_out_of_jail, visits_of
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
    SELL,
    TRADE,
    USE_CARD,
    naming_square,
    naming_sum,
    square_of,
)
from altbau.games.monopoly.rules.board import (
    BAIL,
    GROUP,
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

CHARACTERS: Final = ("dealer", "builder", "miser")
PLAIN_REASONS: Final = {
    "buys-last": ("square:square",),
    "keeps-away": ("square:square",),
    "borrows": ("square:square",),  # to pay for that place
    "mortgages": ("square:square",),
    "hoards": ("square:square",),  # mortgages it for the cash
    "bids": (),
    "makes-too-strong": ("rival:seat",),
    "redeems": ("square:square",),
    "leaves-jail": (),
    "stays-in-jail": (),
}
# Reasons with a version for each character, such as `builds-here-miser`.
VOICED_REASONS: Final = {
    "buys-place": ("square:square",),
    "saves-cash": (),
    "dear-enough": (),
    "wants-group": ("square:square",),
    "sells-place": ("square:square",),
    "good-deal": (),
    "poor-deal": (),
    "builds-here": ("square:square",),
}
# The bots' reasons: messages `bot-reason-<name>` with their arguments.
REASONS: Final = (
    PLAIN_REASONS
    | VOICED_REASONS
    | {f"{name}-{character}": args for name, args in VOICED_REASONS.items() for character in CHARACTERS}
)

# The secret part of the reasons: messages `bot-truth-<name>` with their arguments.
TRUTHS: Final = {"limit": ("lot:lot", "coins:coins"), **dict.fromkeys(MISTAKES, ())}

DEAD: Final = 0.9  # the most for a place of a group that will not be completed, times its price
LEAST_STEP: Final = 10  # the least raise of a bid, in money;
STEP: Final = 10  # else it is a tenth of the price
FEW: Final = 4  # unowned places: with at most so many left it is better to stay in jail, if rents are high
DANGEROUS: Final = 25.0  # the mean rent of a turn above which the bot stays in jail
PATIENT: Final = 25  # rounds after which the required gain of a deal decreases
CARD_WORTH: Final = 30  # the worth of a leave-jail card
IMPATIENCE: Final = 0.001  # the decrease of the required gain in each further round
MOST_IMPATIENT: Final = 0.05
NOTHING: Final[Changed] = {}


class Tycoon:
    """The bot; see the module. `lacking` changes values of its skill."""

    def __init__(self, role: Role, seed: int, lacking: Changed = NOTHING) -> None:
        self._name = role.name
        self._character = role.character
        self._skill = skill_of(role)._replace(**lacking)
        self._taste = taste_of(role)
        self._opinions = opinions_of(self._skill, seed)
        self._limits = Limits(self._opinions, self._skill.weighs_others)
        self._plan = Plan()
        self._haggling = Haggling(self._skill, self._taste)
        self._borrowing: int | None = None  # the square to mortgage next
        self._borrowed = 0  # the turn of its last mortgage for houses or cash
        self._redeemed = 0  # the turn of its last redemption

    def __repr__(self) -> str:
        return f"<Tycoon {self._name}>"

    def decide(self, view: MonopolyView) -> Decision:
        """Choose one of `view.legal_actions`."""
        step = self._plan.step(view)
        action, reason, truth = self.choose(view) if step is None else Decision(step, None)
        return Decision(action, voiced(reason, self._character), truth)

    def recall(self, view: MonopolyView) -> None:
        """Take over what the seat has done in this turn without this bot: its offers, and what it has begun in order to
        raise money."""
        self._haggling.recall(view)
        if view.question[0] == WHICH_PLACE and self._borrowing is None and view.question[1] in (MORTGAGE, SELL):
            ways = [(Action(view.question[1]), square_of(place)) for place in view.legal_actions]
            _, self._borrowing = least_painful(view, self.ledger(view), LEAST_STEP, ways)

    def choose(self, view: MonopolyView) -> Decision:
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
            rich = REDEEM in view.legal_actions and self.spare(view) >= view.question[2]
            return Decision(REDEEM if rich else KEEP, None)
        if question == JOIN_OR_PASS:
            return Decision(PASS if self.site(view, buildable(view)) is None else JOIN, None)
        if question == FINE_OR_CHANCE:
            return Decision(DRAW_CHANCE, None)
        return self.managing(view)

    def ledger(self, view: MonopolyView) -> Ledger:
        """The valuation of all players, with its own opinions. Where it buys or bids, cash is not saved for places."""
        ledger = Ledger(view, self._opinions)
        ledger.save_for_places(self._skill.saves)
        return ledger

    def kept(self, view: MonopolyView) -> int:
        """The cash that it keeps for the next throw, less what it could mortgage at once."""
        least = int(self._taste.caution * self._skill.least)
        return max(least, self.feared(view) - loans(view))

    def feared(self, view: MonopolyView) -> int:
        """The cost of the next throw for which it provides."""
        return int(self._taste.caution * at_risk(view, self._skill.risk))

    def spare(self, view: MonopolyView) -> int:
        """The cash beyond what it keeps."""
        return view.cash[view.seat] - self.kept(view)

    def wanted(self, view: MonopolyView) -> float:
        """The factor by which a deal must change its share; lower in long games."""
        impatience = min(MOST_IMPATIENT, IMPATIENCE * max(0, view.round - PATIENT))
        return 1.0 + self._taste.price - impatience

    def site(self, view: MonopolyView, sites: list[int]) -> int | None:
        """The square where it builds next, or None."""
        lower = [square for square in sites if view.houses[square] < self._taste.tallest]
        return best_site(view, self.ledger(view), lower, self.spare(view), self._taste.hurry)

    # --- before the roll and at the end of a turn ---------------------------------------------------------------------

    def managing(self, view: MonopolyView) -> Decision:
        """Trade, build and redeem at the end of the turn, when its own next throw is farthest away."""
        legal = view.legal_actions
        if CLAIM in legal:
            return Decision(CLAIM, None)
        if view.question[0] == TO_END:
            return self.trading(view) or self.investing(view) or Decision(END, None)
        if view.question[0] == TO_LEAVE_JAIL:
            return self.leaving_jail(view)
        return Decision(ROLL if ROLL in legal else legal[0], None)

    def trading(self, view: MonopolyView) -> Decision | None:
        """Begin the next offer, if there is one."""
        offer = (
            self._haggling.next_offer(view, self.ledger(view), self.wanted(view))
            if TRADE in view.legal_actions
            else None
        )
        if offer is None:
            return None
        self._plan.begin(offer)
        if offer.asked:
            return Decision(TRADE, Reason("wants-group", {"square": offer.asked[0]}))
        return Decision(TRADE, Reason("sells-place", {"square": offer.given[0]}))

    def investing(self, view: MonopolyView) -> Decision | None:
        """Build, mortgage for houses, redeem, or mortgage for cash."""
        sites = buildable(view)
        site = self.site(view, sites)
        if site is not None and BUILD in view.legal_actions:
            return Decision(BUILD, Reason("builds-here", {"square": site}))
        lends = MORTGAGE in view.legal_actions and self._redeemed != view.turns
        if lends and (self._skill.borrows or self._taste.borrows):
            self._borrowing = loan_for_houses(view, self.ledger(view), sites, self.spare(view), self.feared(view))
            if self._borrowing is not None:
                self._borrowed = view.turns
                return Decision(MORTGAGE, Reason("mortgages", {"square": self._borrowing}))
        settled = self._borrowed != view.turns and all(view.houses[square] for square in sites)
        if REDEEM in view.legal_actions and settled:
            square = redeemable(view, self.ledger(view), self.spare(view))
            if square is not None:
                self._redeemed = view.turns
                return Decision(REDEEM, Reason("redeems", {"square": square}))
        if lends and self._taste.hoards:
            self._borrowing = cheapest_loan(view, self.ledger(view), self._taste.hoards)
            if self._borrowing is not None:
                self._borrowed = view.turns
                return Decision(MORTGAGE, Reason("hoards", {"square": self._borrowing}))
        return None

    def leaving_jail(self, view: MonopolyView) -> Decision:
        """Leave jail while there are places to buy or rents are low; else stay as long as possible."""
        free = sum(ownable(square) and view.owner[square] == NOBODY for square in range(SQUARES))
        if rents_outside(view) > DANGEROUS and free <= FEW:
            return Decision(ROLL, Reason("stays-in-jail", {}))
        for way in (USE_CARD, PAY):
            if way in view.legal_actions and (way == USE_CARD or self.spare(view) >= BAIL):
                return Decision(way, Reason("leaves-jail", {}))
        return Decision(ROLL, None)

    # --- places and money ---------------------------------------------------------------------------------------------

    def worth(self, view: MonopolyView, square: int) -> int:
        """The most that it pays for an unowned place. If it completes no group of streets, that is at most `dearest`
        times its price. It always pays what the bank would lend on the place, if it has the cash. If the place
        completes a group of streets for any player, no cash is kept back."""
        decisive = GROUP[square] < STATIONS and any(completes(view, seat, square) for seat in view.seats())
        purse = view.cash[view.seat]
        if self._skill.borrows and decisive:
            purse += loans(view)
        elif self._skill.thrifty and not decisive:
            purse = max(purse - self.kept(view), min(purse, mortgage_value(square)))
        worth = self._limits.of(view, square, max(0, purse))
        lent = min(view.cash[view.seat], mortgage_value(square))
        dearest = DEAD if is_dead(view, square) else self._skill.dearest
        return max(lent, int(self._taste.bidding * (worth if decisive else min(worth, dearest * PRICE[square]))))

    def buying(self, view: MonopolyView) -> Decision:
        """Buy a place that is worth its price, if necessary with a mortgage; else let it go."""
        square = view.question[1]
        worth = self.worth(view, square)
        if worth >= PRICE[square]:
            if BUY in view.legal_actions:
                return Decision(BUY, Reason(self.why_wanted(view, square), {"square": square}), limited(square, worth))
            if MORTGAGE in view.legal_actions and PRICE[square] <= view.cash[view.seat] + loans(view):
                return self.borrowing(view, square)
        if view.question[0] == BUY_OR_LEAVE:
            return Decision(PASS, None, limited(square, worth))
        return Decision(AUCTION, Reason("saves-cash", {}), limited(square, worth))

    def bidding(self, view: MonopolyView) -> Decision:
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
            return Decision(PASS, Reason("dear-enough", {}), limited(lot, worth))
        if bid > view.cash[view.seat]:
            lent = MORTGAGE in view.legal_actions and bid <= view.cash[view.seat] + loans(view)
            return self.borrowing(view, lot) if lent else Decision(PASS, None)
        return Decision(naming_sum(bid), Reason("bids", {}), limited(lot, worth))

    def worth_of_building(self, view: MonopolyView) -> int:
        """The most that it pays for one of the last buildings."""
        site = self.site(view, buildable(view))
        return 0 if site is None else min(self.spare(view), 2 * HOUSE_PRICE[site])

    def borrowing(self, view: MonopolyView, square: int) -> Decision:
        """Mortgage a loose place to pay for another one; a place of the same group only if there is no other."""
        loose = loose_places(view)
        found = [place for place in loose if square < 0 or GROUP[place] != GROUP[square]] or loose
        ledger = self.ledger(view)
        self._borrowing = min(found, key=lambda place: loss_of_loan(ledger, view.seat, place))
        return Decision(MORTGAGE, Reason("borrows", {"square": square}))

    def why_wanted(self, view: MonopolyView, square: int) -> str:
        """The reason for buying a place."""
        if completes(view, view.seat, square):
            return "buys-last"
        rivals = any(completes(view, seat, square) for seat in view.seats() if seat != view.seat)
        return "keeps-away" if rivals else "buys-place"

    def raising(self, view: MonopolyView) -> Decision:
        """Raise money for a debt by the mortgage or sale that costs least."""
        ways = ways_to_raise(view)
        if not ways:
            return Decision(BANKRUPT if BANKRUPT in view.legal_actions else view.legal_actions[0], None)
        deed, self._borrowing = least_painful(view, self.ledger(view), view.question[1], ways)
        return Decision(deed, None)

    def choosing(self, view: MonopolyView) -> Decision:
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
        return Decision(naming_square(places[0] if square is None else square), None)

    # --- trades -------------------------------------------------------------------------------------------------------

    def judging(self, view: MonopolyView) -> Decision:
        """Accept an offer that raises its share enough; without `weighs_others` one that raises its strength enough."""
        author, gained, lost = offered(view)
        given, asked = squares(lost), squares(gained)
        ledger = self.ledger(view)
        gift = gives_group(ledger, view.seat, author, given, asked)
        cheap = gift and coins(lost) - coins(gained) > dear_enough(ledger, given, asked)
        share, richer = self.accepted(view)
        if self._skill.weighs_others and cheap:
            return Decision(DECLINE, Reason("makes-too-strong", {"rival": author}))
        if (share if self._skill.weighs_others else richer) >= self.wanted(view):
            return Decision(ACCEPT, Reason("good-deal", {}))
        if richer > 1:
            return Decision(DECLINE, Reason("makes-too-strong", {"rival": author}))
        return Decision(DECLINE, Reason("poor-deal", {}))

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

    def bought(self, view: MonopolyView) -> float:
        """The factor by which buying the place in question from the bank would change its share."""
        square = view.question[1]
        ledger = Ledger(view, self._opinions)
        before = ledger.share(view.seat)
        ledger.move([square], view.seat)
        ledger.cash[view.seat] -= PRICE[square]
        return ledger.share(view.seat) / before


def voiced(reason: Reason | None, character: str) -> Reason | None:
    """The character's version of a reason, if there is one."""
    name = f"{reason.name}-{character}" if reason else ""
    return Reason(name, reason.args) if reason and name in REASONS else reason


def limited(lot: int, most: int) -> Reason:
    """The secret reason that it would have paid at most so much for a lot."""
    return Reason("limit", {"lot": lot, "coins": most})


def rented_out(view: MonopolyView) -> list[int]:
    """The squares of the other players' places."""
    return [square for square in range(SQUARES) if view.owner[square] not in (NOBODY, view.seat)]


def rents_outside(view: MonopolyView) -> float:
    """The mean rent that a turn out of jail costs, less what its own places miss while it is in there (H04)."""
    return sum(visits_of(square) * rent_due(view, square) for square in rented_out(view)) - missed_in_jail(view)


def missed_in_jail(view: MonopolyView) -> float:
    """The rents of a round that its own places do not bring because it is in jail (H04)."""
    if not view.edition.no_rent_from_jail:
        return 0.0
    visitors = view.bankrupt.count(False) - 1
    own = [square for square in range(SQUARES) if view.owner[square] == view.seat]
    return visitors * sum(visits_of(square) * rent_out_of_jail(view, square) for square in own)


def always_out_of_turn(view: MonopolyView) -> str | None:
    """The out-of-turn move that every bot makes: it claims a rent that is due to it (M14). None if there is none."""
    return "claim" if CLAIM in view.out_of_turn else None
