"""The first version of the steward of the landlord games, kept unchanged to measure others against.

It tries each action in a determinized state and takes the one with the highest value: its coins, its income for the
expected number of turns left, a little for each card in hand and more for a tenant that would find an apartment, minus
a share of the others' wealth. Reactions follow simple rules. Its values do not depend on hidden cards.
"""

from collections.abc import Sequence
from typing import Final

from altbau.core.bots.bot import Decision
from altbau.core.engine.choices import Sums
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.rng import Rng, seeded
from altbau.games.wucherer.rules.actions import (
    ASK_ROOF,
    BUY,
    DECLINE,
    DONE,
    FIRST_APARTMENT,
    FIRST_BUILDING,
    PASS,
    SELL,
    STOP,
    TRADE,
    building_at,
    building_of,
    landlord_of,
    naming_number,
    owner_of,
    seat_of,
)
from altbau.games.wucherer.rules.building import Building
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    ATTIC_APARTMENT,
    BOMB,
    BROKER,
    COURT,
    DUAL_SYSTEM,
    LUNATIC,
    MOVE,
    MURDER,
    POLICE,
    RENTAL_NOMAD,
    ROOF,
    SQUATTERS,
    is_action,
    is_tenant,
)
from altbau.games.wucherer.rules.construction import ROOFS
from altbau.games.wucherer.rules.ids import ApartmentId, Card, Slot
from altbau.games.wucherer.rules.income import income
from altbau.games.wucherer.rules.questions import (
    ALIBI_OR_NOT,
    ASK_PRICE,
    ASK_WHOM,
    BROKER_OR_NOT,
    BUY_OR_STOP,
    FLOOR_CARD,
    LUNATIC_OR_NOT,
    PLAY,
    SQUATTERS_AT_THE_DOOR,
)
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.rules.suitability import places
from altbau.games.wucherer.view import WuchererView, determinize

LONGEST: Final = 9.0  # turns ahead that count
CARDS_A_TURN: Final = 3.0  # that a player buys on average
OTHERS_SHARE: Final = 0.6  # weight of the others' wealth against its own
FULL_HAND: Final = 9
ENOUGH_FLOORS: Final = 4  # cards in hand that make a roof worth asking for
FAIR_PRICE: Final = 2  # coins for a roof
PATIENCE: Final = 40  # rounds after which it buys even with a full hand
WORTH_FETCHING: Final = (BOMB, MURDER, MOVE, POLICE)
KEPT_FOR_DEFENCE: Final = (ALIBI, BROKER, COURT, LUNATIC, POLICE)
CARD_WORTH: Final = 0.2  # coins, of a card in hand
DEFENCE_WORTH: Final = 0.8
PROSPECT: Final = 0.7  # part of its future rents that a tenant in hand is worth, if an apartment suits it


class FirstSteward:
    """See the module."""

    def __init__(self, seed: int) -> None:
        self._rng: Rng = seeded(seed)

    def decide(self, view: WuchererView) -> Decision:
        """Choose one of `view.legal_actions`."""
        me = view.seat
        question = view.question[0]
        if question == BUY_OR_STOP:
            return buying(view)
        if question == ASK_WHOM or question == ASK_PRICE:
            return asking(view)
        reaction = view.legal_actions[-1] == PASS
        if reaction:
            return reacting(view)
        state = determinize(view, self._rng)
        state.logged = False  # it is only imagined
        turns = turns_left(state)
        if question == FLOOR_CARD:
            action = min(view.legal_actions, key=lambda kind: (card_worth(state, Card(kind)), kind))
            return Decision(action, None)
        now = evaluate(state, me, turns)
        best_action, best = view.legal_actions[0], float("-inf")
        for action in alike_once(worth_a_thought(view)):
            # do nothing unless something is really better
            worth = now + 0.01 if action == DONE else imagined(state, action, me, turns)
            if worth > best:
                best_action, best = action, worth
        if best_action == DONE and needs_roof(view):
            return Decision(ASK_ROOF, None)
        return Decision(best_action, None)


# --- reckoning --------------------------------------------------------------------------------------------------------


def turns_left(s: State) -> float:
    """The expected number of incomes to come for a player, this turn's included."""
    if s.last_turns:
        return 1.0
    return min(LONGEST, 2.0 + len(s.draw) / (CARDS_A_TURN * s.players))


def card_worth(s: State, kind: Card) -> float:
    """The worth of a card in hand: a tenant's by its rent, a defence's higher than that of most actions."""
    if kind in KEPT_FOR_DEFENCE:
        return DEFENCE_WORTH
    if is_tenant(kind):
        return CARD_WORTH + 0.15 * s.printed.rents[kind]
    return CARD_WORTH + (0.5 if kind in (BOMB, MURDER, MOVE, ATTIC_APARTMENT) else 0.0)


def wealth(s: State, seat: Seat, turns: float) -> float:
    """Coins and the incomes to come."""
    return s.coins[seat] + turns * income(s, seat)


def evaluate(s: State, me: Seat, turns: float) -> float:
    """The value of the state for a player: its wealth and hand, minus a share of the others' wealth, mostly of the
    richest one's."""
    others = [wealth(s, seat, turns) for seat in s.seats() if seat != me]
    rivals = OTHERS_SHARE * (sum(others) / len(others) + max(others)) / 2
    hand = sum(card_worth(s, kind) for kind in s.hands[me]) if turns > 1 else 0.0
    return wealth(s, me, turns) + hand + PROSPECT * turns * prospects(s, me) - rivals


def prospects(s: State, me: Seat) -> int:
    """The income that tenants in hand would add in the own houses. It makes the bot build as high as they accept."""
    total = 0
    for kind in set(s.hands[me]):
        if is_tenant(kind):
            gain = s.printed.rents[kind] - (2 if s.needs_two(kind) else 1)  # an empty apartment brings one coin
            if gain > 0 and any(landlord_of(apartment) == me for apartment in places(s, kind)):
                total += gain
    return total


def imagined(s: State, action: Action, me: Seat, turns: float, ahead: int = 2) -> float:
    """The value after an action with the best continuation of the same move, if nobody reacts.

    After `ahead` more choices, for example in a long series of removals, the first option is taken.
    """
    after = s.copy()
    after.apply(action)
    while after.asked != NOBODY:
        top = after.stack.top
        question = top.prompt(after)[0]
        if after.stack.legal_actions[-1] == PASS or after.stack.legal_actions[-1] == DECLINE:
            after.apply(after.stack.legal_actions[-1])
        elif question in (PLAY, BUY_OR_STOP):
            break
        elif after.asked != me or ahead == 0:
            after.apply(after.stack.legal_actions[0])
        elif question == FLOOR_CARD:
            after.apply(min(after.stack.legal_actions, key=lambda kind: (card_worth(after, Card(kind)), kind)))
        else:
            return max(
                imagined(after, option, me, turns, ahead - 1) for option in alike_once(after.stack.legal_actions)
            )
    return evaluate(after, me, turns)


def alike_once(actions: Sequence[Action]) -> Sequence[Action]:
    """The actions with only one apartment for each building, because they are nearly equivalent."""
    if len(actions) <= 6:
        return actions
    seen: set[int] = set()
    kept = []
    for action in actions:
        place = building_at(action) if action >= FIRST_BUILDING else action
        if place not in seen:
            seen.add(place)
            kept.append(action)
    return kept


# --- rules of thumb ---------------------------------------------------------------------------------------------------


def worth_a_thought(view: WuchererView) -> Sequence[Action]:
    """The legal actions without bargains, and without bomb and murder if the seat has no protection from the police."""
    if view.question[0] != PLAY:
        return view.legal_actions
    covered = ALIBI in view.hand or COURT in view.hand or view.prisoner == view.seat
    left_out = (ASK_ROOF, TRADE) if covered else (ASK_ROOF, TRADE, BOMB, MURDER)
    return [action for action in view.legal_actions if action not in left_out]


def needs_roof(view: WuchererView) -> bool:
    """Whether it has the cards for a building except a roof, and has not asked for one in this turn."""
    asked = any(view.next_prices)
    return ASK_ROOF in view.legal_actions and not asked and len(view.hand) >= ENOUGH_FLOORS and roofless(view)


def roofless(view: WuchererView) -> bool:
    """Whether roofs are cards and the seat holds none."""
    return view.edition.roofs == 0 and not any(kind in view.hand for kind in ROOFS)


def asking(view: WuchererView) -> Decision:
    """Ask the player with the most cards for a roof, and offer FAIR_PRICE."""
    if view.question[0] == ASK_WHOM:
        richest = max(view.legal_actions, key=lambda action: (view.hand_counts[seat_of(action)], action))
        return Decision(richest, None)
    sums = view.sums or Sums(view.legal_actions[0], view.legal_actions[-1])
    return Decision(min(max(naming_number(FAIR_PRICE), sums.least), sums.most), None)


def buying(view: WuchererView) -> Decision:
    """Buy while a card costs one coin, can still be used and the hand is not full; after PATIENCE rounds also then."""
    _, _, price = view.question
    wanted = len(view.hand) < FULL_HAND or roofless(view) or view.turns > PATIENCE * view.players
    worth_it = price == 1 and wanted and not view.last_turns
    if BUY in view.legal_actions and worth_it:
        return Decision(BUY, None)
    return Decision(STOP, None)


def reacting(view: WuchererView) -> Decision:
    """The answer to a reaction window: defend oneself, with an alibi rather than the court; use a broker only if there
    is rent to collect."""
    card = view.legal_actions[0]
    if card == PASS:
        return Decision(PASS, None)
    if card == SELL:
        spare = view.hand.count(ROOF) > 1 or view.question[2] > FAIR_PRICE
        return Decision(SELL, None) if spare else Decision(PASS, None)
    if card == DUAL_SYSTEM:
        top = view.discard[-1]
        return Decision(card if top in WORTH_FETCHING or not is_action(top) else PASS, None)
    if not concerns(view):
        return Decision(PASS, None)
    worthless_broker = view.question[0] == BROKER_OR_NOT and view.question[-1] == 0
    nothing_to_lose = card in (ALIBI, COURT) and view.incomes[view.seat] <= view.edition.minimum_income
    if worthless_broker or nothing_to_lose or good_riddance(view) or squatted_already(view):
        return Decision(PASS, None)
    return Decision(card, None)


def concerns(view: WuchererView) -> bool:
    """Whether the question is about its own buildings or arrest; with free reactions it is also asked about others."""
    if view.question[0] == ALIBI_OR_NOT:
        return view.question[1] == view.seat
    place = view.question[2] if view.question[0] == SQUATTERS_AT_THE_DOOR else view.question[3]
    return owner_of(building_at(Action(place))) == view.seat


def good_riddance(view: WuchererView) -> bool:
    """Whether the announced crime is the murder of a harmful tenant: squatters or a rental nomad."""
    if view.question[0] != LUNATIC_OR_NOT or view.question[3] < FIRST_APARTMENT:
        return False
    building, slot = located(view, ApartmentId(Action(view.question[3])))
    return building.tenants[slot] in (SQUATTERS, RENTAL_NOMAD)


def squatted_already(view: WuchererView) -> bool:
    """Whether squatters move into a building that is squatted already, where the police would be no use."""
    if view.question[0] != SQUATTERS_AT_THE_DOOR:
        return False
    building, slot = located(view, ApartmentId(Action(view.question[2])))
    return any(building.tenants[other] == SQUATTERS for other in building.inhabited if other != slot)


def located(view: WuchererView, apartment: ApartmentId) -> tuple[Building, Slot]:
    """The building and the slot of an apartment."""
    for building in view.buildings:
        if building.id == building_of(apartment):
            return building, building.slot(apartment)
    raise KeyError(apartment)
