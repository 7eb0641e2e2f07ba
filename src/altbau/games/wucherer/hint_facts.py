"""What the steward has found when it compared moves, as facts that follow the reason of a hint: what a move brings by
the end of the game and whom it costs how much, who will fit into a new building, which cards stay in hand and for what,
and how much less the next best move is worth. All sums are those of its own valuation (`bots/valuation.py`)."""

from collections.abc import Container, Iterable
from typing import Final

from altbau.core.bots.bot import Reason
from altbau.core.engine.bitmask import Mask
from altbau.core.engine.ids import NO_ACTION, NOBODY, Action
from altbau.games.wucherer.bots.policy import AHEAD, Steward, Weighed, let_again, play_unanswered
from altbau.games.wucherer.bots.valuation import gain_by
from altbau.games.wucherer.rules.actions import (
    BUILD,
    DONE,
    FIRST_BUILDING,
    NUMBER,
    building_at,
    number_in,
)
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import KINDS, is_tenant
from altbau.games.wucherer.rules.hand import cards_of
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.questions import FLOOR_CARD, FLOORS, ROOF_CARD
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import suitability

# Messages `hint-<name>` with their arguments.
FACTS: Final = {
    "brings": ("coins:coins",),
    "costs": ("rival:seat", "loss:coins"),
    "brings-and-costs": ("coins:coins", "rival:seat", "loss:coins"),
    "keeps": ("let:kinds", "play:kinds"),
    "next-card": ("card:card", "coins:coins"),
    "next-roof": ("card:card", "coins:coins"),
    "next-tenant": ("card:card", "place:target", "coins:coins"),
    "next-card-there": ("card:card", "place:target", "coins:coins"),
    "next-place": ("place:target", "coins:coins"),
    "next-building": ("coins:coins",),
    "next-floors": ("floors:number", "coins:coins"),
    "next-nothing": ("coins:coins",),
    "next-other": ("coins:coins",),
    "better-than-played": ("coins:coins",),
}
MOST_KEPT: Final = 3  # kinds of cards named that stay in hand: those of the greatest worth


# --- one move against others ------------------------------------------------------------------------------------------


def next_best(policy: Steward, s: State, weighed: Weighed) -> Reason | None:
    """How much less the next best move is worth than the chosen one; None if moves were not compared, or if it is an
    apartment of the same building that would do as well."""
    second, coins = weighed.second, {"coins": round(weighed.lead)}
    if second == NO_ACTION:
        return None
    if not coins["coins"] and is_same_building(weighed.action, second):
        return None
    if second == DONE:
        return Reason("next-nothing", coins)
    if second == BUILD:
        return Reason("next-building", coins)
    if second >= FIRST_BUILDING:
        return Reason("next-place", {"place": second, **coins})
    if second < KINDS:
        path = policy.outcome(s, second, policy.turns_left(s)).path
        places = [action for action in path if action >= FIRST_BUILDING]
        if places:
            name = "next-tenant" if is_tenant(Card(second)) else "next-card-there"
            return Reason(name, {"card": second, "place": places[0], **coins})
        name = "next-roof" if s.stack.top.prompt(s)[0] == ROOF_CARD else "next-card"
        return Reason(name, {"card": second, **coins})
    if second >= NUMBER and s.stack.top.prompt(s)[0] == FLOORS:
        return Reason("next-floors", {"floors": number_in(second), **coins})
    return Reason("next-other", coins)


def is_same_building(one: Action, other: Action) -> bool:
    """Whether both actions name a building or apartments of it."""
    return min(one, other) >= FIRST_BUILDING and building_at(one) == building_at(other)


def better_than(policy: Steward, s: State, best: Action, played: Action) -> Reason:
    """How much more an action is worth than the one that was played."""
    turns = policy.turns_left(s)
    lead = policy.outcome(s, best, turns).worth - policy.outcome(s, played, turns).worth
    return Reason("better-than-played", {"coins": round(max(0.0, lead))})


# --- what a move does -------------------------------------------------------------------------------------------------


def imagined_end(policy: Steward, s: State, action: Action) -> State:
    """The state after the move that begins with an action, with its best continuation, if nobody reacts."""
    me, turns = s.asked, policy.turns_left(s)
    path = policy.imagined(s, action, me, turns, AHEAD).path
    after, steps = s.copy(), [(s, action)]
    play_unanswered(after, action)
    while after.stack.asked != NOBODY:
        following = after.stack.legal_actions[0]
        if after.stack.asked == me and after.stack.top.prompt(after)[0] == FLOOR_CARD:
            following = policy.least_needed(after, after.stack.legal_actions)
        elif after.stack.asked == me and path:
            following = path.pop(0)
        steps.append((after.copy(), following))
        play_unanswered(after, following)
    for before, step in reversed(steps):
        let_again(before, step, after)
    return after


def effects(policy: Steward, s: State, action: Action, *, gain_is_told: bool) -> list[Reason]:
    """What a move brings the seat asked by the end, unless the reason tells it, and what it costs the rival whom it
    costs most."""
    turns, after = policy.turns_left(s), imagined_end(policy, s, action)
    gains = [round(policy.wealth(after, seat, turns) - policy.wealth(s, seat, turns)) for seat in s.seats()]
    rival = min((seat for seat in s.seats() if seat != s.asked), key=lambda seat: gains[seat])
    brings, costs = {"coins": gains[s.asked]}, {"rival": rival, "loss": -gains[rival]}
    gains_something = gains[s.asked] > 0 and not gain_is_told
    if gains_something and gains[rival] < 0:
        return [Reason("brings-and-costs", brings | costs)]
    if gains_something:
        return [Reason("brings", brings)]
    return [Reason("costs", costs)] if gains[rival] < 0 else []


def last_forced(s: State, action: Action, questions: Container[int]) -> tuple[State, Action] | None:
    """The last of these questions that an action leads to with a single option, as the state that asks it, and that
    option; None if there is none."""
    after, found = s.copy(), None
    stack = after.stack
    stack.top.apply(after, action)
    while stack.below and not stack.top.free():
        stack.asked = stack.top.advance(after)
        if stack.asked == NOBODY:
            continue
        stack.find_options(after)
        if stack.asked != s.asked or not stack.forces():
            break
        option = stack.legal_actions[0]
        if stack.top.prompt(after)[0] in questions:
            found = after.copy(), option
        stack.top.apply(after, option)
    return found


# --- how high, for whom, and from which cards -------------------------------------------------------------------------


def height(policy: Steward, s: State, floors: Action) -> Reason:
    """Why a building gets so many floors: for whom it is right and for whom one more would be too high, or else what it
    brings without tenants; with the cards that are kept."""
    after = imagined_end(policy, s, floors)
    (new,) = new_buildings(after, s)
    suited: Mask = after.hands[s.asked].kinds & suitability(after, new)
    fits = mask_of(kind for kind in cards_of(suited) if pays(s, kind))
    name, told = fitting(s, new, fits) if fits else empty_house(policy, s, after)
    return Reason(name, {"floors": number_in(floors)} | told, tuple(kept_cards(policy, s, after, fits)))


def fitting(s: State, new: Building, fits: Mask) -> tuple[str, dict[str, int]]:
    """That a building is right for these tenants, and for whom of them one more floor would be too high."""
    out: Mask = fits & ~s.printed.up_to[min(new.height + 1, len(s.printed.up_to) - 1)]
    told = {"tenants": fits}
    if not out:
        return "floors-fit", told
    higher = told | {"higher": new.height + 1}
    return ("floors-fit-no-higher", higher) if fits == out else ("floors-fit-less-higher", higher | {"out": out})


def empty_house(policy: Steward, s: State, after: State) -> tuple[str, dict[str, int]]:
    """What a new building brings without tenants."""
    turns = policy.turns_left(s)
    gain = round(policy.wealth(after, s.asked, turns) - policy.wealth(s, s.asked, turns))
    return ("floors-pay-empty", {"coins": gain}) if gain > 0 else ("floors", {})


def new_buildings(after: State, before: State) -> list[Building]:
    """The buildings that stand in a state but not in the one before."""
    known = {building.id for estate in before.estates for building in estate.buildings}
    return [each for estate in after.estates for each in estate.buildings if each.id not in known]


def kept_cards(policy: Steward, s: State, after: State, lodged: Mask) -> list[Reason]:
    """The cards that are worth more in hand than those that a move uses up, for letting and for playing; `lodged` are
    named already."""
    hand, left = s.hands[s.asked], after.hands[s.asked]
    used = [kind for kind in cards_of(hand.kinds) if left.count(kind) < hand.count(kind)]
    least = max((policy.card_worth(s, kind) for kind in used), default=0.0)
    kept = [kind for kind in cards_of(left.kinds & ~lodged) if policy.card_worth(s, kind) > least]
    kept.sort(key=lambda kind: -policy.card_worth(s, kind))
    let = mask_of(kind for kind in kept[:MOST_KEPT] if pays(s, kind))
    play = mask_of(kind for kind in kept[:MOST_KEPT] if not pays(s, kind))
    return [Reason("keeps", {"let": let, "play": play})] if kept else []


def mask_of(kinds: Iterable[Card]) -> Mask:
    """The kinds as a mask."""
    return sum(1 << kind for kind in kinds)


def pays(s: State, kind: Card) -> bool:
    """Whether a card is a tenant who pays more than an empty apartment brings."""
    return is_tenant(kind) and gain_by(s, kind) > 0
