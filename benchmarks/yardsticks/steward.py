"""The steward as it first was, kept as it is to measure others against.

It keeps books: it imagines what it can do and takes what leaves it best off, by its coins, its income for the turns
that are probably left, a little for each card in hand and more for a tenant that would find a room, less a share of the
same for the others. Reactions follow simple rules. Nothing that it reckons depends on hidden cards.
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
CARDS_A_TURN: Final = 3.0  # what a player buys on average
OTHERS_SHARE: Final = 0.6  # how much the others' fortune weighs against the own
FULL_HAND: Final = 9
ENOUGH_FLOORS: Final = 4  # cards in hand that make a roof worth asking for
FAIR_PRICE: Final = 2  # coins for a roof
PATIENCE: Final = 40  # turns of everybody after which it buys whatever it needs
WORTH_FETCHING: Final = (BOMB, MURDER, MOVE, POLICE)
KEPT_FOR_DEFENCE: Final = (ALIBI, BROKER, COURT, LUNATIC, POLICE)
CARD_WORTH: Final = 0.2  # coins that a card in hand stands for
DEFENCE_WORTH: Final = 0.8
PROSPECT: Final = 0.7  # how much of its rent a tenant in hand stands for, if there is a room for it


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
            # idle unless something is really better
            worth = now + 0.01 if action == DONE else imagined(state, action, me, turns)
            if worth > best:
                best_action, best = action, worth
        if best_action == DONE and needs_roof(view):
            return Decision(ASK_ROOF, None)
        return Decision(best_action, None)


# --- reckoning --------------------------------------------------------------------------------------------------------


def turns_left(s: State) -> float:
    """How many incomes a player will probably still have, this turn's included."""
    if s.last_turns:
        return 1.0
    return min(LONGEST, 2.0 + len(s.draw) / (CARDS_A_TURN * s.players))


def card_worth(s: State, kind: Card) -> float:
    """What a card in hand stands for: a tenant its rent, a defence more than other actions."""
    if kind in KEPT_FOR_DEFENCE:
        return DEFENCE_WORTH
    if is_tenant(kind):
        return CARD_WORTH + 0.15 * s.printed.rents[kind]
    return CARD_WORTH + (0.5 if kind in (BOMB, MURDER, MOVE, ATTIC_APARTMENT) else 0.0)


def wealth(s: State, seat: Seat, turns: float) -> float:
    """Coins and the incomes to come."""
    return s.coins[seat] + turns * income(s, seat)


def evaluate(s: State, me: Seat, turns: float) -> float:
    """What the state is worth to a player: the own wealth and hand, less a share of the others', the leader's most."""
    others = [wealth(s, seat, turns) for seat in s.seats() if seat != me]
    rivals = OTHERS_SHARE * (sum(others) / len(others) + max(others)) / 2
    hand = sum(card_worth(s, kind) for kind in s.hands[me]) if turns > 1 else 0.0
    return wealth(s, me, turns) + hand + PROSPECT * turns * prospects(s, me) - rivals


def prospects(s: State, me: Seat) -> int:
    """The income that tenants in hand would add in the own houses; so a house is built as high as they accept."""
    total = 0
    for kind in set(s.hands[me]):
        if is_tenant(kind):
            gain = s.printed.rents[kind] - (2 if s.needs_two(kind) else 1)  # an empty apartment brings one coin
            if gain > 0 and any(landlord_of(apartment) == me for apartment in places(s, kind)):
                total += gain
    return total


def imagined(s: State, action: Action, me: Seat, turns: float, ahead: int = 2) -> float:
    """The value after an action, and after the best of what follows it in the same move; nobody reacts.

    After `ahead` more choices, as in a long removal, it takes whatever comes first.
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
    """Without all but the first of the apartments of one building: for most purposes they are alike."""
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
    """The legal actions, without bargains, and without bomb and murder for somebody whom the police would find without
    an alibi."""
    if view.question[0] != PLAY:
        return view.legal_actions
    covered = ALIBI in view.hand or COURT in view.hand or view.prisoner == view.seat
    left_out = (ASK_ROOF, TRADE) if covered else (ASK_ROOF, TRADE, BOMB, MURDER)
    return [action for action in view.legal_actions if action not in left_out]


def needs_roof(view: WuchererView) -> bool:
    """Whether cards for a building are there and only a roof is missing, which another may be asked for once a turn."""
    asked = any(view.next_prices)
    return ASK_ROOF in view.legal_actions and not asked and len(view.hand) >= ENOUGH_FLOORS and roofless(view)


def roofless(view: WuchererView) -> bool:
    """Whether roofs are cards and none is in hand."""
    return view.edition.roofs == 0 and not any(kind in view.hand for kind in ROOFS)


def asking(view: WuchererView) -> Decision:
    """For a roof ask the player with the most cards, and offer a little."""
    if view.question[0] == ASK_WHOM:
        richest = max(view.legal_actions, key=lambda action: (view.hand_counts[seat_of(action)], action))
        return Decision(richest, None)
    sums = view.sums or Sums(view.legal_actions[0], view.legal_actions[-1])
    return Decision(min(max(naming_number(FAIR_PRICE), sums.least), sums.most), None)


def buying(view: WuchererView) -> Decision:
    """Buy while a card costs one coin, can still be used and the hand is not full; and on, if a game would not end."""
    _, _, price = view.question
    wanted = len(view.hand) < FULL_HAND or roofless(view) or view.turns > PATIENCE * view.players
    worth_it = price == 1 and wanted and not view.last_turns
    if BUY in view.legal_actions and worth_it:
        return Decision(BUY, None)
    return Decision(STOP, None)


def reacting(view: WuchererView) -> Decision:
    """Defend oneself, with an alibi before the court; a broker only where there is something to collect."""
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
    """Whether the question is about the bot itself; with free reactions it may be asked about others."""
    if view.question[0] == ALIBI_OR_NOT:
        return view.question[1] == view.seat
    place = view.question[2] if view.question[0] == SQUATTERS_AT_THE_DOOR else view.question[3]
    return owner_of(building_at(Action(place))) == view.seat


def good_riddance(view: WuchererView) -> bool:
    """Whether somebody is about to murder a tenant that brings nothing but trouble."""
    if view.question[0] != LUNATIC_OR_NOT or view.question[3] < FIRST_APARTMENT:
        return False
    building, slot = located(view, ApartmentId(Action(view.question[3])))
    return building.tenants[slot] in (SQUATTERS, RENTAL_NOMAD)


def squatted_already(view: WuchererView) -> bool:
    """Whether squatters move in where others live already, so that the police would free nothing."""
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
