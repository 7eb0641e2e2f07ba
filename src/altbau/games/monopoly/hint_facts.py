"""What the steward has found when it compared choices, as facts that follow the reason of a hint: how far a choice
changes its share (`bots/valuation.py`), what a lot is worth to it, and what building returns here and elsewhere."""

from collections.abc import Iterator
from typing import Final

from altbau.core.bots.bot import Reason
from altbau.core.engine.ids import Action, Seat
from altbau.games.monopoly.bot import CARD_WORTH
from altbau.games.monopoly.bots.building import WORTHWHILE, yield_of
from altbau.games.monopoly.bots.market import Bargain
from altbau.games.monopoly.bots.money import least_painful, ways_to_raise
from altbau.games.monopoly.bots.offers import coins, offered, squares
from altbau.games.monopoly.bots.valuation import Ledger
from altbau.games.monopoly.rules.actions import ACCEPT, BUY, DECLINE, JAIL_CARD, is_sum
from altbau.games.monopoly.rules.board import GROUP
from altbau.games.monopoly.view import MonopolyView

# Messages `hint-<name>` with their arguments.
FACTS: Final = {
    "limit": ("coins:coins",),
    "still-worth": ("coins:coins",),
    "no-higher": ("coins:coins",),
    "raises-share": ("points:number",),
    "would-lower-share": ("points:number",),
    "if-accepted": ("partner:seat", "points:number"),
    "raises-rival": ("rival:seat", "points:number"),
    "returns": ("coins:coins",),
    "returns-more-than": ("coins:coins", "square:square", "less:coins"),
    "next-way": ("square:square",),
    "rents-outside": ("coins:coins",),
    "better-than-played": ("points:number",),
}
SPENT: Final = 100  # money whose return a fact tells


def points(share: float) -> int:
    """A difference of shares in whole percentage points."""
    return round(100 * share)


def offered_shares(view: MonopolyView, ledger: Ledger, *, own: bool) -> tuple[Seat, float, float]:
    """The partner of the offer in question, and how far both shares change if it is accepted: of the seat asked, and of
    the partner. `own` says that the seat asked is making it."""
    me, (partner, given, asked) = view.seat, offered(view)
    gained, lost = (asked, given) if own else (given, asked)
    bargain = Bargain(ledger, me, partner)
    ledger.move(squares(gained), me)
    ledger.move(squares(lost), partner)
    bargain.weigh(coins(lost) - coins(gained) + CARD_WORTH * (lost.count(JAIL_CARD) - gained.count(JAIL_CARD)))
    ledger.move(squares(gained), partner)
    ledger.move(squares(lost), me)
    return partner, bargain.mine - bargain.mine_before, bargain.theirs - bargain.theirs_before


def deal(view: MonopolyView, ledger: Ledger, answer: Action) -> Iterator[Reason]:
    """What accepting an offer changes, told with an answer to it."""
    author, mine, theirs = offered_shares(view, ledger, own=False)
    if answer == ACCEPT and points(mine) > 0:
        yield Reason("raises-share", {"points": points(mine)})
    if answer == DECLINE and points(mine) < 0:
        yield Reason("would-lower-share", {"points": -points(mine)})
    if answer == DECLINE and points(theirs) > 0:
        yield Reason("raises-rival", {"rival": author, "points": points(theirs)})


def offer(view: MonopolyView, ledger: Ledger) -> Iterator[Reason]:
    """What an offer of one's own changes for oneself, if it is accepted."""
    partner, mine, _ = offered_shares(view, ledger, own=True)
    if points(mine) > 0:
        yield Reason("if-accepted", {"partner": partner, "points": points(mine)})


def rival_of_offer(view: MonopolyView, ledger: Ledger) -> Iterator[Reason]:
    """What an offer of one's own changes for the partner."""
    partner, _, theirs = offered_shares(view, ledger, own=True)
    if points(theirs) > 0:
        yield Reason("raises-rival", {"rival": partner, "points": points(theirs)})


def returns(view: MonopolyView, ledger: Ledger, square: int, sites: list[int]) -> Reason:
    """What houses on a street return, and on the next best of these sites in another colour, if that is worthwhile."""
    here = round(SPENT * yield_of(ledger, GROUP[square]))
    found = {each: yield_of(ledger, GROUP[each]) for each in sites if GROUP[each] != GROUP[square]}
    other = max(found, key=lambda each: found[each], default=square)
    if other == square or found[other] <= WORTHWHILE:
        return Reason("returns", {"coins": here})
    return Reason("returns-more-than", {"coins": here, "square": other, "less": round(SPENT * found[other])})


def worth(action: Action, limit: Reason) -> Reason:
    """What a lot is worth to the steward at most, in words for a purchase, a bid, or neither."""
    name = "still-worth" if action == BUY else "no-higher" if is_sum(action) else "limit"
    return Reason(name, {"coins": max(0, limit.args["coins"])})


def next_way(view: MonopolyView, ledger: Ledger, deed: Action, square: int) -> Reason | None:
    """The place that would be mortgaged, or sold from, for a debt if not this one; None if there is no other."""
    ways = [way for way in ways_to_raise(view) if way != (deed, square)]
    if not ways:
        return None
    return Reason("next-way", {"square": least_painful(view, ledger, view.question[1], ways)[1]})
