"""The adviser: what the steward bot would do, and why.

Like a bot it knows only the view of the seat; equal views get equal advice.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from altbau.core.bots.bot import NO_CHARACTER, STEWARD, Decision, Judgement, Reason, Role
from altbau.core.engine.ids import Action
from altbau.games.monopoly.bot import PLAIN_REASONS, VOICED_REASONS, Tycoon, rents_outside
from altbau.games.monopoly.bots.groups import buildable
from altbau.games.monopoly.bots.money import least_painful, redeemable, ways_to_raise
from altbau.games.monopoly.bots.offers import offered
from altbau.games.monopoly.hint_facts import FACTS, deal, next_way, offer, points, returns, rival_of_offer, worth
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
    OFFER,
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
from altbau.games.monopoly.rules.board import HOUSE_PRICE
from altbau.games.monopoly.rules.questions import (
    BUY_OR_AUCTION,
    BUY_OR_LEAVE,
    DEAL_OR_NOT,
    FINE_OR_CHANCE,
    JOIN_OR_PASS,
    REDEEM_OR_KEEP,
    TO_END,
    TO_LEAVE_JAIL,
    TO_RAISE,
    WHERE_TO_BUILD,
    WHICH_PLACE,
)
from altbau.games.monopoly.view import MonopolyView

CLEARLY: Final = 0.05  # the relative loss of share at which an answer is clearly worse
CHANCE: Final = 1  # the seed of every adviser, so the same question has the same answer

# The adviser's reasons: messages `hint-<name>` with their arguments. Reasons of the steward keep their names.
HINTS: Final = (
    PLAIN_REASONS
    | VOICED_REASONS
    | FACTS
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
        "sells-from": ("square:square",),
        "borrows-on": ("square:square",),
        "gives-up": (),
        "place": ("square:square",),
        "any-place": ("square:square",),
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
FOR_DEBT: Final = {MORTGAGE: "borrows-on", SELL: "sells-from"}
OFFERS: Final = ("wants-group", "sells-place")
ANSWERS: Final = {ACCEPT: "good-deal", DECLINE: "poor-deal"}


class Adviser:
    """Advice on a move from the steward. The reason is that of the first decision; that of an offer gets its effect
    when it is complete."""

    def __init__(self) -> None:
        self._steward = Tycoon(Role(NO_CHARACTER, STEWARD), CHANCE)
        self._played: Sequence[Action] = ()  # the move to compare with
        self._reason: Reason | None = None

    def compare_with(self, played: Sequence[Action]) -> None:
        """Compare the move with the one that was played."""
        self._played = played

    def decide(self, view: MonopolyView) -> Decision:
        """Choose one of `view.legal_actions`, with the reason for the move so far."""
        self._steward.recall(view)
        decision = self._steward.decide(view)
        if self._reason is None:
            self._reason = self.why(view, decision)
        elif decision.action == OFFER and self._reason.name in OFFERS:
            self._reason = self._reason._replace(facts=tuple(offer(view, self._steward.ledger(view))))
        return Decision(decision.action, self._reason)

    def why(self, view: MonopolyView, decision: Decision) -> Reason:
        """The reason for a decision, with what the steward has compared."""
        action, reason, truth = decision
        if is_sum(action) and reason:
            reason = Reason("bids", {"coins": sum_of(action)})
        elif view.question[0] == TO_RAISE and action in FOR_DEBT:
            _, square = least_painful(view, self._steward.ledger(view), view.question[1], ways_to_raise(view))
            reason = Reason(FOR_DEBT[action], {"square": square})
        elif view.question[0] in (WHICH_PLACE, WHERE_TO_BUILD):
            reason = Reason(self.operation(view), {"square": square_of(action)})
        reason = reason or why(view, action)
        facts = [*self.found(view, action, reason)]
        if truth:
            facts.append(worth(action, truth))
        if self._played and self._played[0] != action:
            facts = [*self.lost(view, self._played[0])] or facts
        return reason._replace(facts=tuple(facts))

    def judge(self, view: MonopolyView, action: Action, worlds: int) -> Judgement | None:
        """An action compared with the best other one, by their results (`judging.py`): this game has no search."""
        found = judged(view, action, worlds)
        if not found:
            return None
        if not found.better:
            return Judgement(found.verdict, None, DECISION * found.decisions)
        reason = why_better(view, found.better)
        facts = tuple(self.found(view, found.better[0], reason))
        return Judgement(found.verdict, reason._replace(facts=facts), DECISION * found.decisions)

    def found(self, view: MonopolyView, action: Action, reason: Reason) -> Iterator[Reason]:
        """What the steward has compared; nothing where it follows a rule."""
        steward, asks = self._steward, view.question[0]
        if asks == DEAL_OR_NOT:
            yield from deal(view, steward.ledger(view), action)
        elif reason.name == "offers-too-much":
            yield from rival_of_offer(view, steward.ledger(view))
        elif action == BUY:
            gain = points(self.share(view) * (steward.bought(view) - 1.0))
            if gain > 0:
                yield Reason("raises-share", {"points": gain})
        elif reason.name == "builds-here":
            square = reason.args["square"]
            sites = [each for each in buildable(view) if HOUSE_PRICE[each] <= steward.spare(view)]
            yield returns(view, steward.ledger(view), square, sites)
        elif reason.name in FOR_DEBT.values():
            other = next_way(view, steward.ledger(view), action, reason.args["square"])
            if other:
                yield other
        elif reason.name in ("leaves-jail", "stays-in-jail"):
            yield Reason("rents-outside", {"coins": round(rents_outside(view))})

    def operation(self, view: MonopolyView) -> str:
        """The reason for naming a place in an operation that the player has begun."""
        steward = self._steward
        operation = view.question[1] if view.question[0] == WHICH_PLACE else BUILD
        places = [square_of(place) for place in view.legal_actions]
        if operation == BUILD:
            return "builds-here" if steward.site(view, places) is not None else "any-place"
        if operation == REDEEM:
            return "redeems" if redeemable(view, steward.ledger(view), steward.spare(view)) is not None else "any-place"
        return "place"

    def lost(self, view: MonopolyView, played: Action) -> Iterator[Reason]:
        """How much share an answer has cost against the steward's, if that can be judged."""
        if view.question[0] != TO_END:
            less = points(self.share(view) * CLEARLY * self.missed(view, played))
            if less > 0:
                yield Reason("better-than-played", {"points": less})

    def share(self, view: MonopolyView) -> float:
        """The share of the seat asked."""
        return self._steward.ledger(view).share(view.seat)

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
