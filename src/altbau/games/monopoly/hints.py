"""The adviser: what the steward bot would do, and why.

Like a bot it knows only the view of the seat; equal views get equal advice.
"""

from typing import Final

from altbau.core.bots.bot import NO_CHARACTER, STEWARD, Decision, Judgement, Reason, Role
from altbau.core.engine.ids import Action
from altbau.games.monopoly.bot import PLAIN_REASONS, VOICED_REASONS, Tycoon
from altbau.games.monopoly.bots.groups import buildable
from altbau.games.monopoly.bots.offers import offered
from altbau.games.monopoly.judging import OF_OFFER, Path, bot_of, judged
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
    MORTGAGE,
    PASS,
    PAY,
    REDEEM,
    ROLL,
    SELL,
    USE_CARD,
    is_square,
    is_sum,
    square_of,
    sum_of,
)
from altbau.games.monopoly.rules.questions import (
    BUY_OR_AUCTION,
    BUY_OR_LEAVE,
    DEAL_OR_NOT,
    FINE_OR_CHANCE,
    JOIN_OR_PASS,
    REDEEM_OR_KEEP,
    TO_END,
    TO_LEAVE_JAIL,
)
from altbau.games.monopoly.view import MonopolyView

CLEARLY: Final = 0.05  # the relative loss of share at which an answer is clearly worse
CHANCE: Final = 1  # the seed of every adviser, so the same question has the same answer

# The adviser's reasons: messages `hint-<name>` with their arguments. Reasons of the steward keep their names.
HINTS: Final = (
    PLAIN_REASONS
    | VOICED_REASONS
    | {
        "bids": ("coins:coins",),
        "claims": (),
        "leaves-place": ("square:square",),
        "rolls": (),
        "rolls-in-jail": (),
        "ends": (),
        "keeps-mortgage": ("square:square", "fee:coins"),
        "redeems-now": ("square:square", "price:coins"),
        "joins": (),
        "leaves-buildings": (),
        "draws": ("coins:coins",),
        "pays-fine": ("coins:coins",),
        "sells-buildings": (),
        "borrows-to-pay": (),
        "gives-up": (),
        "place": ("square:square",),
        "offers-nothing": (),
        "offers-too-much": ("partner:seat",),
        "best": (),
    }
)
WORDS: Final = {
    CLAIM: "claims",
    ROLL: "rolls",
    END: "ends",
    SELL: "sells-buildings",
    MORTGAGE: "borrows-to-pay",
    BANKRUPT: "gives-up",
    AUCTION: "saves-cash",
    PASS: "dear-enough",
}
DECISION: Final = 14  # a decision of this bot takes as long as a landlord game's search takes for so many states
# Reasons for moves that are better than others: operations on places, and answers to offers.
OF_PLACES: Final = {BUILD: "builds-here", MORTGAGE: "mortgages", REDEEM: "redeems"}
ANSWERS: Final = {ACCEPT: "good-deal", DECLINE: "poor-deal"}


class Adviser:
    """Advice on a move from the steward; only the first decision has a reason."""

    def __init__(self) -> None:
        self._steward = Tycoon(Role(NO_CHARACTER, STEWARD), CHANCE)
        self._told = False

    def decide(self, view: MonopolyView) -> Decision:
        """Choose one of `view.legal_actions`, with a reason."""
        self._steward.recall(view)
        action, reason, _ = self._steward.decide(view)
        if self._told:
            return Decision(action, None)
        self._told = True
        if is_sum(action) and reason:
            return Decision(action, Reason("bids", {"coins": sum_of(action)}))
        return Decision(action, reason or why(view, action))

    def judge(self, view: MonopolyView, action: Action, worlds: int) -> Judgement | None:
        """An action compared with the best other one, by their results (`judging.py`): this game has no search."""
        found = judged(view, action, worlds)
        if not found:
            return None
        reason = why_better(view, found.better) if found.better else None
        return Judgement(found.verdict, reason, DECISION * found.decisions)

    def missed(self, view: MonopolyView, action: Action) -> float:
        """How clear a mistake is, in units of CLEARLY: by the loss of share for an answer to an offer and for buying,
        or not buying, a place. Ending the turn instead of building is 1. Other choices can't be judged: 0."""
        steward = self._steward
        steward.recall(view)
        best = steward.choose(view).action
        if action == best:
            return 0.0
        asks = view.question[0]
        if asks == TO_END:
            return float(best == BUILD and action == END)
        if asks == DEAL_OR_NOT:
            gain = steward.accepted(view)[0] - 1.0
        elif asks in (BUY_OR_AUCTION, BUY_OR_LEAVE):
            gain = steward.bought(view) - 1.0
        else:
            return 0.0
        return max(0.0, -gain if action in (ACCEPT, BUY) else gain) / CLEARLY


def why_better(view: MonopolyView, path: Path) -> Reason:
    """The reason for a move that is better than the chosen one."""
    word, asks = path[0], view.question[0]
    if asks in OF_OFFER:
        return Reason("offers-too-much", {"partner": offered(view)[0]})
    usual = bot_of(view.seat, offers=1).decide(view)
    if usual.action == word and usual.reason:
        return Reason("bids", {"coins": sum_of(word)}) if is_sum(word) else usual.reason
    if word in OF_PLACES and len(path) > 1:
        return Reason(OF_PLACES[word], {"square": square_of(path[1])})
    if word == BUILD and len(buildable(view)) == 1:
        return Reason("builds-here", {"square": buildable(view)[0]})
    if word == BUY:
        return Reason("buys-place", {"square": view.question[1]})
    if asks == TO_LEAVE_JAIL and word in (PAY, USE_CARD):
        return Reason("leaves-jail", {})
    return Reason(ANSWERS[word], {}) if word in ANSWERS else why(view, word)


def why(view: MonopolyView, action: Action) -> Reason:
    """The reason for an action for which the steward gives none."""
    asks = view.question[0]
    if asks in OF_OFFER:
        return Reason("offers-nothing", {})
    if is_square(action):
        return Reason("place", {"square": square_of(action)})
    if asks == REDEEM_OR_KEEP:
        _, square, price, fee = view.question
        if action == REDEEM:
            return Reason("redeems-now", {"square": square, "price": price})
        return Reason("keeps-mortgage", {"square": square, "fee": fee})
    if asks == JOIN_OR_PASS:
        return Reason("joins" if action == JOIN else "leaves-buildings", {})
    if asks == FINE_OR_CHANCE:
        return Reason("draws" if action == DRAW_CHANCE else "pays-fine", {"coins": view.question[1]})
    if asks == BUY_OR_LEAVE and action == PASS:
        return Reason("leaves-place", {"square": view.question[1]})
    if asks == TO_LEAVE_JAIL and action == ROLL:
        return Reason("rolls-in-jail", {})
    return Reason(WORDS.get(action, "best"), {})
