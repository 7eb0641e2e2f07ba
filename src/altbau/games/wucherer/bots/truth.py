"""The secret reasons of a bot's decisions: the cards that it held, and the second-best action.

They are shown when the game is over, so they may name hidden cards.
"""

from typing import Final

from altbau.core.bots.bot import Reason
from altbau.core.engine.ids import NO_ACTION, Action
from altbau.games.wucherer.bots.policy import Steward, Weighed
from altbau.games.wucherer.bots.reacting import concerns, good_riddance, nothing_to_lose
from altbau.games.wucherer.rules.actions import BUILD, BUY, DONE, FIRST_BUILDING, PASS, SELL
from altbau.games.wucherer.rules.cards import DUAL_SYSTEM, KINDS
from altbau.games.wucherer.rules.questions import (
    ALIBI_OR_NOT,
    BUY_OR_STOP,
    DUAL_OR_NOT,
    FLOOR_CARD,
    ROOF_OFFER,
    SQUATTERS_AT_THE_DOOR,
)
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.view import WuchererView

# Messages `bot-truth-<name>` with their arguments.
TRUTHS: Final = {
    "before-card": ("card:card", "coins:coins"),
    "before-place": ("place:target", "coins:coins"),
    "before-building": ("coins:coins",),
    "before-nothing": ("coins:coins",),
    "likelier-card": ("card:card", "points:number"),
    "likelier-place": ("place:target", "points:number"),
    "likelier-building": ("points:number",),
    "likelier-nothing": ("points:number",),
    "slips": (),  # only in old records
    "forgets-reaction": (),
    "pays-nothing-early": (),
    "keeps-money": (),
    "undervalues-tenants": (),
    "overbuilds": (),
    "floor": ("card:card",),
    "buys": ("cards:number",),
    "saves": ("cards:number",),
    "saves-for-bail": (),
    "saves-for-roof": (),
    "saves-for-last-turn": (),
    "keeps-roof": (),
    "no-roof": (),
    "has-nothing": (),
    "not-concerned": ("card:card",),
    "good-riddance": ("card:card",),
    "lets-squatters-in": ("card:card",),
    "nothing-to-lose": ("card:card",),
    "keeps-cards": ("card:card",),
}
NAMED: Final = {BUILD: "building", DONE: "nothing"}  # second-best actions


def truth(view: WuchererView, s: State, policy: Steward, weighed: Weighed) -> Reason | None:
    """The secret reason of a decision; None if there is nothing to say."""
    action, asks = weighed.action, view.question[0]
    if asks == FLOOR_CARD:
        return Reason("floor", {"card": action})
    if asks == BUY_OR_STOP:
        return truth_of_money(view, s, policy, action)
    if asks == ROOF_OFFER:
        return Reason("keeps-roof" if SELL in view.legal_actions else "no-roof", {}) if action == PASS else None
    if view.legal_actions[-1] == PASS:
        return truth_of_silence(view, s) if action == PASS else None
    return before(weighed)


def truth_of_money(view: WuchererView, s: State, policy: Steward, action: Action) -> Reason:
    """Why a card was bought or not."""
    _, left, price = view.question
    if action == BUY:
        return Reason("buys", {"cards": len(view.hand)})
    name = policy.why_not_buy(s, left, price)
    return Reason(name, {}) if name.startswith("saves-for-") else Reason("saves", {"cards": len(view.hand)})


def truth_of_silence(view: WuchererView, s: State) -> Reason | None:
    """Why there was no reaction; None if no reaction was to be expected."""
    card = view.legal_actions[0]
    if card != PASS:
        return Reason(why_silent(view, s), {"card": card})
    expected = view.question[0] != DUAL_OR_NOT and concerns(view.seat, view.question)
    return Reason("has-nothing", {}) if expected else None


def why_silent(view: WuchererView, s: State) -> str:
    """The reason for keeping a card that could be played in reaction."""
    question = view.question
    if view.legal_actions[0] == DUAL_SYSTEM:
        return "keeps-cards"
    if not concerns(view.seat, question):
        return "not-concerned"
    if good_riddance(s, question):
        return "good-riddance"
    if question[0] == SQUATTERS_AT_THE_DOOR:
        return "lets-squatters-in"
    if question[0] == ALIBI_OR_NOT and nothing_to_lose(s, view.seat):
        return "nothing-to-lose"
    return "keeps-cards"


def before(weighed: Weighed) -> Reason | None:
    """The second-best action, and how much worse it was."""
    second, lead = weighed.second, max(0.0, weighed.lead)
    how, by = ("likelier", {"points": round(100 * lead)}) if weighed.by_chance else ("before", {"coins": round(lead)})
    if second in NAMED:
        return Reason(f"{how}-{NAMED[second]}", by)
    if second >= FIRST_BUILDING:
        return Reason(f"{how}-place", {"place": second, **by})
    return Reason(f"{how}-card", {"card": second, **by}) if NO_ACTION < second < KINDS else None
