"""The first steward of Monopoly, kept unchanged to measure others against: it buys, completes groups, builds three
houses on each street, and always keeps a reserve.

Each place has a worth for a player: its price, plus more for each other place of the group that the player has, and
most if it completes the group. Purchases, bids, trades and redemptions follow from it.
"""

from typing import Final

from altbau.core.bots.bot import Decision, Reason
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.games.monopoly.bots.groups import buildable, completes, loose_places, owned_in_group, whole_groups
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
    FOR,
    JOIN,
    KEEP,
    MORTGAGE,
    OFFER,
    PASS,
    PAY,
    REDEEM,
    ROLL,
    SELL,
    TRADE,
    USE_CARD,
    is_square,
    is_sum,
    naming_seat,
    naming_square,
    naming_sum,
    square_of,
    sum_of,
)
from altbau.games.monopoly.rules.board import (
    GROUP,
    HOUSE_PRICE,
    KIND,
    PRICE,
    RENTS,
    SQUARES,
    STREET,
    UTILITIES,
    interest,
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
    TO_RAISE,
    WHERE_TO_BUILD,
    WHICH_PLACE,
)
from altbau.games.monopoly.view import MonopolyView

RESERVE: Final = 150  # cash kept for rents; more if the others have built
RESERVE_PER_HOUSE: Final = 25
MOST_RESERVE: Final = 600
THREE_HOUSES: Final = 3  # up to which the rents rise most; more are built only with PLENTY left
PLENTY: Final = 500
STAY_IN_JAIL: Final = 4  # with so few places left to buy, it is better to stay in jail
PATIENCE: Final = 8  # own turns between two offers for the same place
RAISE: Final = 10  # the least step of a bid
HASTE: Final = 3  # a bid skips one part in so many of the distance to the worth
GENEROUS: Final = 1.6  # times its worth to the owner: offered for the last place of a group
JAIL_CARD_WORTH: Final = 40


class BoardSteward:
    """See the module."""

    def __init__(self) -> None:
        self._plan: list[Action] = []  # the rest of an offer that is being named
        self._asked: dict[int, int] = {}  # by square: the turn in which it was last asked for

    def decide(self, view: MonopolyView) -> Decision:
        """Choose one of `view.legal_actions`."""
        while self._plan:
            step = self._plan.pop(0)
            if view.is_legal(step):
                return Decision(step, None)
        question = view.question[0]
        if question == BUY_OR_AUCTION:
            return buying(view)
        if question == TO_BID:
            return bidding(view)
        if question == DEAL_OR_NOT:
            return judging(view)
        if question == TO_RAISE:
            return raising(view)
        if question == WHICH_PLACE or question == WHERE_TO_BUILD:
            return choosing(view)
        if question == REDEEM_OR_KEEP:
            rich = REDEEM in view.legal_actions and spare(view) >= view.question[2]
            return Decision(REDEEM if rich else KEEP, None)
        if question == JOIN_OR_PASS:
            return Decision(JOIN if best_site(view, buildable(view)) is not None else PASS, None)
        if question == FINE_OR_CHANCE:
            return Decision(DRAW_CHANCE, None)
        return self.managing(view)

    def managing(self, view: MonopolyView) -> Decision:
        """Before the roll and at the end of a turn."""
        legal = view.legal_actions
        if CLAIM in legal:
            return Decision(CLAIM, None)
        if BUILD in legal and best_site(view, buildable(view)) is not None:
            return Decision(BUILD, None)
        if REDEEM in legal and cheapest_redemption(view) <= spare(view):
            return Decision(REDEEM, None)
        if TRADE in legal:
            offer = self.offer(view)
            if offer:
                return offer
        if ROLL not in legal:
            return Decision(END if END in legal else legal[0], None)
        return leaving_jail(view)

    def offer(self, view: MonopolyView) -> Decision | None:
        """Ask for the last place of a group, for money and possibly a place that the owner could use."""
        me = view.seat
        for square in wanted(view):
            if view.turns - self._asked.get(square, -PATIENCE * view.players) < PATIENCE * view.players:
                continue
            partner = view.owner[square]
            given = [place for place in bargaining_places(view, partner) if GROUP[place] != GROUP[square]][:1]
            worth = int(GENEROUS * worth_to(view, partner, square))
            money = max(1, min(spare(view), worth - sum(worth_to(view, partner, place) for place in given)))
            if not given and money < PRICE[square]:
                continue
            self._asked[square] = view.turns
            self._plan = [naming_seat(partner), *(naming_square(place) for place in given)]
            if money > 0 and view.cash[me] >= money:
                self._plan.append(naming_sum(money))
            self._plan += [FOR, naming_square(square), OFFER]
            return Decision(TRADE, Reason("wants-group", {"square": square}))
        return None


# --- what things are worth --------------------------------------------------------------------------------------------


def worth_to(view: MonopolyView, seat: Seat, square: int) -> int:
    """The worth of a place for a seat."""
    price = PRICE[square] - (mortgage_value(square) if view.mortgaged[square] else 0)
    if completes(view, seat, square):
        return price + PRICE[square] * (2 if KIND[square] == STREET else 1)
    return price + PRICE[square] * owned_in_group(view, seat, square) // 4


def reserve(view: MonopolyView) -> int:
    """The cash to keep, which grows with the others' buildings."""
    danger = sum(view.houses[square] for square in range(SQUARES) if view.owner[square] != view.seat)
    return min(MOST_RESERVE, RESERVE + RESERVE_PER_HOUSE * danger)


def spare(view: MonopolyView) -> int:
    """The cash beyond the reserve."""
    return view.cash[view.seat] - reserve(view)


def best_site(view: MonopolyView, sites: list[int]) -> int | None:
    """The square where the next building adds most rent for its price; None if none should be built now."""
    best: int | None = None
    most = 0.0
    for square in sites:
        level = view.houses[square]
        left = spare(view) - HOUSE_PRICE[square] - (PLENTY if level >= THREE_HOUSES else 0)
        gain = (RENTS[square][level + 1] - RENTS[square][level]) / HOUSE_PRICE[square]
        if left >= 0 and gain > most:
            best, most = square, gain
    return best


def cheapest_redemption(view: MonopolyView) -> int:
    """The cost of redeeming the cheapest own mortgage."""
    return min(
        mortgage_value(square) + interest(square)
        for square in range(SQUARES)
        if view.owner[square] == view.seat and view.mortgaged[square]
    )


def wanted(view: MonopolyView) -> list[int]:
    """The squares of others that would complete an own group of streets, the last on the board first."""
    found = [
        square for square in range(SQUARES)
        if KIND[square] == STREET
        and view.owner[square] not in (NOBODY, view.seat)
        and completes(view, view.seat, square)
        and not view.houses[square]
    ]  # fmt: skip
    return found[::-1]


def bargaining_places(view: MonopolyView, partner: Seat) -> list[int]:
    """The squares of own places of whose group the seat has no other, and which would not complete it for a partner; in
    the order of the board."""
    return [
        square for square in range(SQUARES)
        if view.owner[square] == view.seat
        and ownable(square)
        and GROUP[square] not in whole_groups(view, view.seat)
        and not completes(view, partner, square)
        and owned_in_group(view, view.seat, square) == 0
    ]  # fmt: skip


# --- decisions --------------------------------------------------------------------------------------------------------


def decisive(view: MonopolyView, square: int) -> bool:
    """Whether a place would complete a group for any player, and is therefore worth mortgages."""
    return any(completes(view, seat, square) for seat in view.seats())


def loans(view: MonopolyView) -> int:
    """The money from mortgaging all loose places."""
    return sum(mortgage_value(square) for square in loose_places(view))


def buying(view: MonopolyView) -> Decision:
    """Buy if a little cash is left. For a place that completes a group for any player, use all cash and mortgages on
    loose places."""
    square = view.question[1]
    left = view.cash[view.seat] - PRICE[square]
    matters = decisive(view, square)
    if BUY in view.legal_actions and left >= (0 if matters else RESERVE // 3):
        return Decision(BUY, Reason("buys-place", {"square": square}))
    if matters and MORTGAGE in view.legal_actions and left < 0 <= left + loans(view):
        return Decision(MORTGAGE, Reason("borrows", {"square": square}))
    return Decision(AUCTION, Reason("saves-cash", {}))


def bidding(view: MonopolyView) -> Decision:
    """Bid up to the lot's worth, in steps that get smaller; for decisive places also with mortgages, as in `buying`."""
    _, lot, best, _ = view.question
    cash = view.cash[view.seat]
    purse = max(0, cash - RESERVE // 3)
    if lot < 0:
        worth = max([HOUSE_PRICE[square] for square in buildable(view)], default=0) * 3 // 2
    else:
        rivals = max(worth_to(view, seat, lot) for seat in view.seats() if seat != view.seat)
        worth = max(worth_to(view, view.seat, lot), rivals * 3 // 4)
        purse = cash + loans(view) if decisive(view, lot) else purse
    worth = min(worth, purse)
    bid = min(worth, best + max(RAISE, (worth - best) // HASTE))
    if bid <= best:
        return Decision(PASS, Reason("dear-enough", {}))
    if bid > cash:
        return Decision(MORTGAGE, Reason("borrows", {"square": lot}))
    return Decision(naming_sum(bid), Reason("bids", {}))


def judging(view: MonopolyView) -> Decision:
    """Accept an offer that brings a gain, taking account of a third of its worth to the author."""
    author = Seat(view.question[1])
    goods = [Action(each) for each in view.question[2:]]
    middle = view.question[2:].index(0)
    gain = sum(good_worth(view, view.seat, each) - good_worth(view, author, each) // 3 for each in goods[:middle])
    loss = sum(good_worth(view, view.seat, each) + good_worth(view, author, each) // 3 for each in goods[middle + 1 :])
    if gain > loss:
        return Decision(ACCEPT, Reason("good-deal", {}))
    return Decision(DECLINE, Reason("poor-deal", {}))


def good_worth(view: MonopolyView, seat: Seat, good: Action) -> int:
    """The worth of one thing in a trade for a seat, as if the seat did not have it."""
    if is_square(good):
        return worth_to(view, seat, square_of(good))
    return sum_of(good) if is_sum(good) else JAIL_CARD_WORTH


def raising(view: MonopolyView) -> Decision:
    """Mortgage what belongs to no whole group first, then sell buildings, then mortgage the rest."""
    if MORTGAGE in view.legal_actions and (loose_places(view) or SELL not in view.legal_actions):
        return Decision(MORTGAGE, None)
    if SELL in view.legal_actions:
        return Decision(SELL, None)
    return Decision(BANKRUPT if BANKRUPT in view.legal_actions else view.legal_actions[0], None)


def choosing(view: MonopolyView) -> Decision:
    """The place for an operation: build and redeem where it pays most, mortgage and sell where it costs least."""
    places = [square_of(action) for action in view.legal_actions]
    operation = view.question[1] if view.question[0] == WHICH_PLACE else BUILD
    if operation == BUILD:
        site = best_site(view, places)
        square = places[0] if site is None else site
        return Decision(naming_square(square), Reason("builds-here", {"square": square}))
    if operation == SELL:
        square = min(places, key=lambda place: RENTS[place][view.houses[place]])
    elif operation == MORTGAGE:
        loose = set(loose_places(view))
        square = min(places, key=lambda place: (place not in loose, GROUP[place] < UTILITIES, PRICE[place]))
    else:
        affordable = [place for place in places if mortgage_value(place) + interest(place) <= spare(view)] or places
        square = max(affordable, key=lambda place: worth_to(view, view.seat, place))
    return Decision(naming_square(square), None)


def leaving_jail(view: MonopolyView) -> Decision:
    """Leave jail while there are places to buy; later stay as long as possible."""
    free = sum(ownable(square) and view.owner[square] == NOBODY for square in range(SQUARES))
    if free > STAY_IN_JAIL:
        for way in (USE_CARD, PAY):
            if way in view.legal_actions and (way == USE_CARD or spare(view) >= 0):
                return Decision(way, Reason("leaves-jail", {}))
    return Decision(ROLL, None)
