"""Three fixed policies for Monopoly to measure bots against, similar to those in the literature.

They follow the description of Bonjour, Haliem, Alsalem, Thomas, Li, Aggarwal, Kejriwal and Bhargava ("Decision Making
in Monopoly Using a Hybrid Deep Reinforcement Learning Approach", 2021): 200 are kept for the next round; bids go up to
the price; one and a half times the price is offered for the last street of a group, and asked for a street that
completes another player's group; an exchange may complete two groups; an offer is judged by the printed prices. One
policy likes all groups alike, one the stations and the dearest streets, one the stations and the groups on both sides
of jail. The differences: theirs play the American board in their own simulator and make offers to several players at
once; these play by the German rules, where offers are made one after the other and are limited, and they mortgage
places outside whole groups before they return a house. As the programs differ, shares of wins against them can't be
compared with the 91 % of that paper.
"""

from typing import Final, NamedTuple

from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.games.monopoly.bots.groups import (
    buildable,
    built,
    completes,
    loose_places,
    owned_in_group,
    whole_groups,
)
from altbau.games.monopoly.bots.offers import Offer, Plan, coins, offered, squares
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
    GROUP,
    GROUP_NAMES,
    HOUSE_PRICE,
    PRICE,
    SQUARES,
    STATIONS,
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

RESERVE: Final = 200
PATIENCE: Final = 4  # own turns between two offers about the same place
LAST_PLACE: Final = 1.5  # times its price: paid for the last place of a group
LIKING: Final = 1.25  # times its price: bid for a favourite
DISLIKE: Final = 0.75


class Policy(NamedTuple):
    """The preferences of one of them."""

    favourites: tuple[int, ...]  # groups
    disliked: tuple[int, ...]  # groups
    offers: int  # the most in one of its turns
    tallest: int  # how many houses it builds on a street; 5 is a hotel


LIKES_ALL_ALIKE: Final = Policy((), (), 1, 5)
LIKES_THE_DEAREST: Final = Policy((STATIONS, GROUP_NAMES.index("dark-blue")), (UTILITIES,), 2, 3)
LIKES_THE_BUSIEST: Final = Policy(
    (STATIONS, GROUP_NAMES.index("orange"), GROUP_NAMES.index("light-blue")), (UTILITIES,), 3, 4
)


class FixedBot:
    """See the module."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._plan = Plan()
        self._proposed: dict[int, int] = {}  # by square: the turn of the last offer about it
        self._turn = 0  # of the offers counted
        self._offers = 0  # made in it

    def decide(self, view: MonopolyView) -> Decision:
        """Choose one of `view.legal_actions`."""
        step = self._plan.step(view)
        return Decision(self.choose(view) if step is None else step, None)

    def choose(self, view: MonopolyView) -> Action:
        """The answer to a question that is not a step of its own offer."""
        question = view.question[0]
        if question == BUY_OR_AUCTION:
            return self.buying(view)
        if question == TO_BID:
            return self.bidding(view)
        if question == DEAL_OR_NOT:
            return ACCEPT if acceptable(view) else DECLINE
        if question == TO_RAISE:
            return raising(view)
        if question == WHICH_PLACE or question == WHERE_TO_BUILD:
            return self.choosing(view)
        if question == REDEEM_OR_KEEP:
            return REDEEM if REDEEM in view.legal_actions and cash(view) >= view.question[2] + RESERVE else KEEP
        if question == JOIN_OR_PASS:
            return JOIN if self.site(view, buildable(view)) is not None else PASS
        if question == FINE_OR_CHANCE:
            return DRAW_CHANCE
        return self.managing(view)

    def liking(self, square: int) -> float:
        """The factor by which a place is worth more or less than its price."""
        if GROUP[square] in self._policy.favourites:
            return LIKING
        return DISLIKE if GROUP[square] in self._policy.disliked else 1

    def buying(self, view: MonopolyView) -> Action:
        """Buy if 200 are left; a favourite, or a place that completes its group, with all its cash."""
        square = view.question[1]
        wanted = self.liking(square) > 1 or completes(view, view.seat, square)
        kept = 0 if wanted else RESERVE
        return BUY if BUY in view.legal_actions and cash(view) - PRICE[square] >= kept else AUCTION

    def bidding(self, view: MonopolyView) -> Action:
        """Bid up to the price times its liking, each time half of the way; for its last place of a group more."""
        _, lot, best, _ = view.question
        if lot < 0:
            most = max((HOUSE_PRICE[square] for square in buildable(view)), default=0)
            most = min(most, cash(view) - RESERVE)
        elif completes(view, view.seat, lot):
            most = min(int(LAST_PLACE * PRICE[lot]), cash(view))
        else:
            most = min(int(self.liking(lot) * PRICE[lot]), cash(view) - RESERVE)
        return naming_sum(best + (most - best + 1) // 2) if most > best else PASS

    def managing(self, view: MonopolyView) -> Action:
        """Before the roll and at the end of a turn."""
        legal = view.legal_actions
        if CLAIM in legal:
            return CLAIM
        if BUILD in legal and self.site(view, buildable(view)) is not None:
            return BUILD
        if REDEEM in legal and affordable(view):
            return REDEEM
        if TRADE in legal and self.proposes(view):
            return TRADE
        if ROLL not in legal:
            return END if END in legal else legal[0]
        return leaving_jail(view)

    def site(self, view: MonopolyView, sites: list[int]) -> int | None:
        """Where to build next with 200 left: favourites first, then the dearest."""
        found = [
            square for square in sites
            if view.houses[square] < self._policy.tallest and cash(view) - HOUSE_PRICE[square] >= RESERVE
        ]  # fmt: skip
        return max(found, key=lambda square: (self.liking(square), square)) if found else None

    def choosing(self, view: MonopolyView) -> Action:
        """The place for an operation: build on favourites first, mortgage and sell the others first."""
        places = [square_of(action) for action in view.legal_actions]
        operation = view.question[1] if view.question[0] == WHICH_PLACE else BUILD
        if operation == BUILD:
            site = self.site(view, places)
            return view.legal_actions[0] if site is None else naming_square(site)
        if operation == REDEEM:
            found = [square for square in places if square in affordable(view)] or places
            return naming_square(max(found, key=lambda square: (self.liking(square), PRICE[square])))
        loose = loose_places(view)
        return naming_square(min(places, key=lambda place: (place not in loose, self.liking(place), PRICE[place])))

    # --- offers -------------------------------------------------------------------------------------------------------

    def proposes(self, view: MonopolyView) -> bool:
        """Whether it makes an offer now; the offer is then kept in its plan."""
        if view.turns != self._turn:
            self._turn, self._offers = view.turns, 0
        if self._offers >= self._policy.offers:
            return False
        for square in range(SQUARES):
            pause = view.turns - self._proposed.get(square, -PATIENCE * view.players)
            offer = proposal(view, square) if pause >= PATIENCE * view.players else None
            if offer:
                self._proposed[square] = view.turns
                self._offers += 1
                self._plan.begin(offer)
                return True
        return False


def cash(view: MonopolyView) -> int:
    """The own cash."""
    return view.cash[view.seat]


def tradable(view: MonopolyView, square: int) -> bool:
    """Whether a place has an owner and can be traded."""
    return view.owner[square] != NOBODY and ownable(square) and not built(view, square)


def spared(view: MonopolyView, partner: Seat) -> list[int]:
    """The squares of own places that complete their group for a partner, if the seat has no other of the group."""
    return [
        square for square in range(SQUARES)
        if view.owner[square] == view.seat
        and tradable(view, square)
        and owned_in_group(view, view.seat, square) == 0
        and completes(view, partner, square)
    ]  # fmt: skip


def proposal(view: MonopolyView, square: int) -> Offer | None:
    """An offer about a place: to exchange or buy it if it completes an own group, to sell it if it completes another
    player's; else None."""
    if not tradable(view, square):
        return None
    owner = view.owner[square]
    price = int(LAST_PLACE * PRICE[square])
    if owner != view.seat:
        if not completes(view, view.seat, square):
            return None
        for given in spared(view, owner):
            if GROUP[given] != GROUP[square]:
                return Offer(owner, (given,), (square,), 0)
        return Offer(owner, (), (square,), price) if cash(view) >= price else None
    for partner in view.seats():
        if partner != view.seat and square in spared(view, partner) and view.cash[partner] >= price:
            return Offer(partner, (square,), (), -price)
    return None


def acceptable(view: MonopolyView) -> bool:
    """Whether an offer is good by the printed prices; a place that completes an own group counts half a price more."""
    _, gained, lost = offered(view)
    if any(GROUP[square] in whole_groups(view, view.seat) for square in squares(lost)):
        return False
    last = [PRICE[square] for square in squares(gained) if completes(view, view.seat, square)]
    worth = sum(face_value(view, square) for square in squares(gained)) + coins(gained)
    worth += int((LAST_PLACE - 1) * sum(last))
    worth -= sum(face_value(view, square) for square in squares(lost)) + coins(lost)
    paid = coins(lost) - coins(gained)
    return worth >= 0 and (paid <= 0 or cash(view) - paid >= (0 if last else RESERVE))


def face_value(view: MonopolyView, square: int) -> int:
    """The price of a place; of a mortgaged one minus the cost of redemption."""
    return PRICE[square] - (mortgage_value(square) + interest(square) if view.mortgaged[square] else 0)


# --- money ------------------------------------------------------------------------------------------------------------


def affordable(view: MonopolyView) -> list[int]:
    """The squares of own mortgages that can be redeemed with 200 left."""
    return [
        square for square in range(SQUARES)
        if view.owner[square] == view.seat
        and view.mortgaged[square]
        and cash(view) - mortgage_value(square) - interest(square) >= RESERVE
    ]  # fmt: skip


def raising(view: MonopolyView) -> Action:
    """Mortgage what belongs to no whole group first, then sell buildings, then mortgage the rest."""
    if MORTGAGE in view.legal_actions and (loose_places(view) or SELL not in view.legal_actions):
        return MORTGAGE
    if SELL in view.legal_actions:
        return SELL
    return BANKRUPT if BANKRUPT in view.legal_actions else view.legal_actions[0]


def leaving_jail(view: MonopolyView) -> Action:
    """Get out as soon as 200 are left."""
    if USE_CARD in view.legal_actions:
        return USE_CARD
    return PAY if PAY in view.legal_actions and cash(view) >= RESERVE else ROLL
