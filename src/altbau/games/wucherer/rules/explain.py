"""The choices of the player asked as a tree, and the reasons why other actions are illegal.

This module has no rules of its own: options and reasons come from the frames.
"""

from collections.abc import Sequence

from altbau.core.engine.choices import Choice, IllegalAction, Step
from altbau.core.engine.ids import Action, Refusal, Seat
from altbau.games.wucherer.rules.actions import (
    BUILD,
    BUILD_FOR,
    FIRST_APARTMENT,
    FIRST_BUILDING,
    FIRST_WORD,
    RECALL,
    naming_number,
    sort_of,
)
from altbau.games.wucherer.rules.cards import EMPTY, is_tenant
from altbau.games.wucherer.rules.hand import cards_of
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.otherwise import remedy
from altbau.games.wucherer.rules.questions import (
    ASK_PRICE,
    ASK_WHOM,
    BUILD_FOR_WHOM,
    FLOORS,
    PLAY,
    POLITICS_AS,
    RECALL_WHOM,
    TARGET,
    WHERE_TO,
)
from altbau.games.wucherer.rules.refusals import NO_FREE_APARTMENT, NO_SUCH_PLACE, NO_TARGET
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import why_not_move_in

FOLLOW_UPS = (TARGET, POLITICS_AS, RECALL_WHOM, BUILD_FOR_WHOM, FLOORS, WHERE_TO, ASK_WHOM, ASK_PRICE)


def choices(s: State) -> list[Choice]:
    """The options of the player asked without sums of money, with those that follow in the same move."""
    return [follow(s, action) for action in s.stack.options()]


def follow(s: State, action: Action) -> Choice:
    """An option with the choices that follow it, until the move is over or another player is asked."""
    after = None if s.stack.top.ends_move(s, action) else going_on(s, action)
    if after is None:
        return Choice(action, [])
    asks = after.stack.top.prompt(after)
    return Choice(action, choices(after) if asks[0] != FLOORS else leaves(after), asks, after.stack.sums)


def going_on(s: State, action: Action) -> State | None:
    """The state after an option, if its player continues the same move; None if the move is over, another player is
    asked or something irreversible has happened."""
    after = s.copy()
    after.logged = False
    after.stack.top.apply(after, action)
    after.stack.run_to_question(after)
    if after.asked != s.asked or after.irreversible != s.irreversible:
        return None
    return after if after.stack.top.prompt(after)[0] in FOLLOW_UPS else None


def leaves(s: State) -> list[Choice]:
    """The options without what follows: the cards of a building are asked for step by step."""
    return [Choice(action, []) for action in s.stack.options()]


def candidates(s: State) -> list[Action]:
    """All actions of the sort that is being chosen: cards of the hand, apartments, buildings, numbers of floors."""
    first, last = s.stack.legal_actions[0], s.stack.legal_actions[-1]
    asks = s.stack.top.prompt(s)[0]
    if asks == PLAY:
        return [*cards_of(s.hands[s.asked].kinds), BUILD, BUILD_FOR, RECALL]
    if asks == FLOORS:
        most = min(s.edition.max_floors, s.hands[s.asked].size + 1)  # higher numbers have the same reason
        return [naming_number(floors) for floors in range(1, most + 1)]
    if last >= FIRST_APARTMENT:  # the draw pile, if it is an option too, sorts before
        return [building.apartment(slot) for building in s.buildings for slot in building.slots() if building.has(slot)]
    if last >= FIRST_BUILDING:
        return [building.id for building in s.buildings]
    return [*cards_of(s.hands[s.asked].kinds)] if first < FIRST_WORD else []


def blocked(s: State) -> list[IllegalAction]:
    """The illegal actions of the player asked, with reasons."""
    legal = s.stack.legal_actions
    return [IllegalAction(action, why_not(s, action)) for action in candidates(s) if action not in legal]


def step(s: State, seat: Seat, path: Sequence[Action]) -> Step | None:
    """The illegal actions of the player asked after these first actions of a move, with reasons and remedies; None if
    the move does not continue there or leaves no choice."""
    if seat != s.asked or s.stack.forces():
        return None
    for action in path:
        after = going_on(s, action) if s.stack.is_legal(action) else None
        if after is None:
            return None
        s = after
    told = [IllegalAction(each.action, each.refusal, remedy(s, each.action, each.refusal)) for each in blocked(s)]
    return Step(s.stack.top.prompt(s), told)


def why_not(s: State, action: Action) -> Refusal:
    """Why the player asked can't choose this illegal action."""
    sort = sort_of(action)
    if action >= FIRST_BUILDING and s.stack.top.asks_for(s) & sort and not exists(s, action):
        return NO_SUCH_PLACE
    refusal = s.stack.refusal(s, action, sort)
    return why_nowhere(s, Card(action)) if refusal == NO_TARGET and is_tenant(Card(action)) else refusal


def why_nowhere(s: State, kind: Card) -> Refusal:
    """Why a tenant finds no home: the most frequent reason among the free apartments."""
    reasons = [
        why_not_move_in(s, kind, building, slot)
        for building in s.buildings
        for slot in building.slots()
        if building.has(slot) and building.tenants[slot] == EMPTY
    ]
    return max(reasons, key=reasons.count) if reasons else NO_FREE_APARTMENT


def exists(s: State, place: Action) -> bool:
    """Whether a building or apartment is on the table."""
    return any(
        place == building.id
        or any(building.has(slot) and building.apartment(slot) == place for slot in building.slots())
        for building in s.buildings
    )
