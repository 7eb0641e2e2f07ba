"""The policy of the bots: rules of thumb, and else the move with the best immediate valuation.

It works on a state but uses only what the seat asked may know: its hand and the table. So it plays the same way in the
worlds of a search as at the table. Its preferences are its *taste*.
"""

import math
from collections.abc import Sequence
from typing import Final

from altbau.core.engine.ids import NO_ACTION, NOBODY, Action, Seat
from altbau.games.wucherer.bots.bargains import SELLERS_PART, Sale, buyers, next_word, purse
from altbau.games.wucherer.bots.buying import Buyer
from altbau.games.wucherer.bots.pruning import alike_once, worth_a_thought, worth_bombing, worth_moving
from altbau.games.wucherer.bots.reacting import DEAR_PRICE, reaction
from altbau.games.wucherer.bots.roofs import most_cards, nearest, needs_roof
from altbau.games.wucherer.bots.valuation import Taste, barred_rent, housed
from altbau.games.wucherer.rules.actions import (
    ASK_ROOF,
    BUILD,
    BUY,
    DECLINE,
    DONE,
    FIRST_WORD,
    PASS,
    RECALL,
    STOP,
    TRADE,
    building_at,
    owner_of,
)
from altbau.games.wucherer.rules.cards import (
    ALIBI,
    BASEMENT_EXPANSION,
    BOMB,
    COURT,
    DEMOLITION,
    EVICTION,
    LAST_BUILDING_CARD,
    MOTHER_WITH_CHILDREN,
    MOVE,
    MURDER,
    POLITICS,
    is_action,
    is_tenant,
)
from altbau.games.wucherer.rules.hand import cards_of
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.playing import Target
from altbau.games.wucherer.rules.questions import (
    ASK_PRICE,
    ASK_WHOM,
    BAIL_OR_NOT,
    BUY_OR_STOP,
    FLOOR_CARD,
    PLAY,
    TARGET,
    TRADE_WHAT,
    TRADE_WITH,
)
from altbau.games.wucherer.rules.state import State

FIRST_EXPANSION: Final = BASEMENT_EXPANSION
AHEAD: Final = 2  # further choices in the same move of which all options are tried
GOOD: Final = 0.01  # the least improvement in coins for which a card is worth playing
STRIKES: Final = (BOMB, MURDER, EVICTION, DEMOLITION)  # cards that only do harm
WORTH_A_RISK: Final = 1.0  # the least improvement in coins for a crime without an alibi


class Outcome:
    """The result of a move for a player."""

    def __init__(self, worth: float, path: list[Action], housed: int, stood: float) -> None:
        self.worth: float = worth
        self.path = path  # the following actions of the same move
        self.housed: int = housed  # the number of paying tenants in the player's buildings after it
        self.stood: float = stood  # the player's standing after it (`Bookkeeper.standing`, without the hand)


class Weighed:
    """A decision with the second-best action and the lead over it."""

    def __init__(self, action: Action, second: Action = NO_ACTION, lead: float = 0.0, by_chance: bool = False) -> None:
        self.action = action
        self.second = second  # NO_ACTION if no other was considered
        self.lead: float = lead  # in coins, or in chance to win
        self.by_chance = by_chance  # whether the lead is in chance to win


class Plan:
    """The planned further actions of a player's current move, for one state object."""

    def __init__(self, s: State, seat: Seat, path: list[Action]) -> None:
        self.s = s
        self.seat = seat
        self.path = path

    def fits(self, s: State) -> bool:
        """Whether the plan has the next action for this state."""
        return self.s is s and self.seat == s.asked and bool(self.path) and self.path[0] in s.stack.legal_actions


class Steward(Buyer):
    """Chooses the move that is worth most to it, without looking beyond the move."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(taste)
        self.plan: Plan | None = None  # from the last decision, for the rest of its move

    def __reduce__(self) -> tuple[object, ...]:  # without the plan
        return Steward, (self.taste,)

    def appeal(self, s: State, action: Action) -> float:
        """The taste's bonus in coins for an action itself, whatever its result."""
        if s.stack.top.prompt(s)[0] != PLAY or action == DONE or action == TRADE:
            return 0.0
        turns = self.turns_left(s)
        return self.liking(s, action, turns, self.imagined(s, action, s.asked, turns, AHEAD))

    def liking(self, s: State, action: Action, turns: float, after: Outcome) -> float:
        """The bonus for a move with this outcome: for action cards only if the standing improves, for tenants only if
        they move into one's own buildings."""
        if s.stack.top.prompt(s)[0] != PLAY:
            return 0.0
        if action == BUILD or FIRST_EXPANSION <= action <= LAST_BUILDING_CARD:
            return self.taste.builds if turns > 1.0 else 0.0
        if action >= FIRST_WORD:
            return 0.0
        if is_action(Card(action)):
            floor = self.taste.floor * max(0.0, turns - 1.0)  # the worth of the played card as a floor
            least = WORTH_A_RISK if (action == BOMB or action == MURDER) and not covered(s) else GOOD
            liked = self.taste.strikes if action in STRIKES else self.taste.plays
            return liked if after.stood + floor > self.standing(s, s.asked, turns) + least else 0.0
        taken_back = action == MOTHER_WITH_CHILDREN and s.recalls > 0
        return self.taste.lets if after.housed > housed(s, s.asked) and not taken_back else 0.0

    # --- the port of the search ---------------------------------------------------------------------------------------

    def values(self, s: State) -> list[float]:
        """The value of the state in coins, by seat."""
        turns = self.turns_left(s)
        return [self.evaluate(s, seat, turns) for seat in s.seats()]

    def choose(self, s: State) -> Action:
        """The action of the seat asked."""
        return self.weigh(s).action

    def weigh(self, s: State) -> Weighed:
        """The action with the second-best one, if moves were compared."""
        at_once = self.at_once(s)
        return self.best(s) if at_once == NO_ACTION else Weighed(at_once)

    def at_once(self, s: State) -> Action:
        """The action if it is decided by rules of thumb or the plan; NO_ACTION if moves must be compared."""
        legal = s.stack.legal_actions
        question = s.stack.top.prompt(s)
        asks = question[0]
        if asks == BUY_OR_STOP:
            return STOP if self.why_not_buy(s, question[1], question[2]) else BUY
        if asks == ASK_WHOM:
            return most_cards(s, legal)
        if asks == ASK_PRICE and s.stack.sums:
            return nearest(s.stack.sums, DEAR_PRICE)
        if asks == FLOOR_CARD:
            return self.least_needed(s, legal)
        if asks == TRADE_WITH or asks == TRADE_WHAT:
            return next_word(self.sale(s), question, legal, s.stack.sums)
        if asks == BAIL_OR_NOT:
            return legal[0] if self.gained_by_bail(s, s.asked) > 0.0 and not has_way_out(s, s.asked) else legal[-1]
        if legal[-1] == PASS:
            return reaction(s, s.asked, question)
        if self.plan and self.plan.fits(s):
            return self.plan.path.pop(0)
        return NO_ACTION

    def best(self, s: State) -> Weighed:
        """The action with the best outcome for the seat asked; the rest of its move is kept as the plan."""
        legal = s.stack.legal_actions
        best = legal[0]
        most = -1e9
        less = -1e9
        second = NO_ACTION
        plan: list[Action] = []
        turns = self.turns_left(s)
        for action in alike_once(s, worth_bombing(s, worth_a_thought(s))):
            if action == RECALL:
                continue  # it pays off much later, if at all
            outcome = self.outcome(s, action, turns)
            worth = outcome.worth
            if worth > most:
                if most > less:
                    second = best
                    less = most
                best = action
                most = worth
                plan = outcome.path
            elif worth > less:
                second = action
                less = worth
        self.plan = Plan(s, s.asked, plan)
        if best == DONE:
            best = self.instead_of_done(s)
        return Weighed(best, second, most - less)

    def instead_of_done(self, s: State) -> Action:
        """What it does if no move gains anything: ask for a roof, offer a trade, or end the phase."""
        if needs_roof(s):
            return ASK_ROOF
        return TRADE if TRADE in s.stack.legal_actions and self.sale(s) else DONE

    def candidates(self, s: State, most: int) -> list[Action]:
        """The actions worth trying, its own choice first; see `Policy.candidates`."""
        chosen = self.choose(s)
        turns = self.turns_left(s)
        scored: list[tuple[float, Action]] = []
        for action in alike_once(s, worth_a_thought(s)):
            if action != chosen:
                scored.append((-self.outcome(s, action, turns).worth, action))
        scored.sort()
        return [chosen, *[action for _, action in scored[: most - 1]]]

    # --- deciding -----------------------------------------------------------------------------------------------------

    def outcome(self, s: State, action: Action, turns: float) -> Outcome:
        """The outcome of an action for the seat asked, with the taste's bonus and the risk of crimes included. DONE
        gets the bonus `inertia`, so a move must gain more than that."""
        if action == DONE:
            return Outcome(self.evaluate(s, s.asked, turns) + self.taste.inertia, [], 0, 0.0)
        outcome = self.imagined(s, action, s.asked, turns, AHEAD)
        outcome.worth += self.liking(s, action, turns, outcome)
        if (action == BOMB or action == MURDER) and not covered(s):
            outcome.worth -= self.risk(s, turns)
        return outcome

    def risk(self, s: State, turns: float) -> float:
        """The expected cost of a crime without an alibi for the seat asked."""
        lost = self.lost_in_jail(s, s.asked, turns, barred_rent(s, s.asked))
        return self.taste.caught * max(float(s.edition.bail), lost)

    def imagined(self, s: State, action: Action, me: Seat, turns: float, ahead: int) -> Outcome:
        """The outcome of an action with the best continuation of the same move, if nobody reacts.

        After `ahead` more choices, for example in a long series of removals, the first option is taken.
        """
        self.looked_at += 1
        after = s.copy()
        stack = after.stack
        play_unanswered(after, action)
        while stack.asked != NOBODY:
            asks = stack.top.prompt(after)[0]
            if stack.asked != me or ahead == 0:
                play_unanswered(after, stack.legal_actions[0])
            elif asks == FLOOR_CARD:
                play_unanswered(after, self.least_needed(after, stack.legal_actions))
            else:
                return self.best_imagined(after, me, turns, ahead - 1)
        let_again(s, action, after)
        stood = self.standing(after, me, turns)
        return Outcome(stood + self.hand_worth(after, me, turns), [], housed(after, me), stood)

    def best_imagined(self, s: State, me: Seat, turns: float, ahead: int) -> Outcome:
        """The outcome of the best option."""
        best = Outcome(-1e9, [], 0, 0.0)
        options = alike_once(s, worth_bombing(s, s.stack.legal_actions))
        question = s.stack.top.prompt(s)
        if question[0] == TARGET and question[1] == MOVE:
            options = worth_moving(s, me, options)
        if question[0] == TARGET and question[1] == DEMOLITION:
            ahead = 0  # where its tenants go is decided later
        for option in options:
            outcome = self.imagined(s, option, me, turns, ahead)
            if outcome.worth > best.worth:
                best = outcome
                best.path.insert(0, option)
        return best

    def least_needed(self, s: State, cards: Sequence[Action]) -> Action:
        """The card with the least worth; for a prisoner a card that frees is worth the bail more."""
        best = cards[0]
        least = 1e9
        for card in cards:
            worth = self.card_worth(s, Card(card))
            if s.prisoner == s.asked and leads_out(s, Card(card)):
                worth += s.edition.bail
            if worth < least:
                best = card
                least = worth
        return best

    def sale(self, s: State) -> Sale | None:
        """The sale of a tenant in hand with the greatest joint gain, by public knowledge of the buyers, at a price in
        between; None if no joint gain reaches `talks`."""
        talked_to = buyers(s)
        if not talked_to:
            return None
        found: Sale | None = None
        most = self.taste.talks
        turns = self.turns_left(s)
        now = self.evaluate(s, s.turn, turns)
        for kind in cards_of(s.hands[s.turn].kinds):
            if not is_tenant(kind):
                continue
            after = s.copy()
            after.give(s.turn, kind)
            lost = now - self.evaluate(after, s.turn, turns)
            for buyer in talked_to:
                gained = self.use(s, buyer, kind)
                coins = math.ceil(lost + SELLERS_PART * (gained - lost))
                if gained - lost >= most and 0 < coins <= purse(s, buyer):
                    found = Sale(buyer, kind, coins)
                    most = gained - lost
        return found


def play_unanswered(s: State, action: Action) -> None:
    """Carry out an action, up to the next choice of the same move, with all reactions passed. If the move is over,
    nobody is asked (`asked` is NOBODY)."""
    stack = s.stack
    stack.top.apply(s, action)
    while stack.below and not stack.top.free():
        top = stack.top
        stack.asked = top.advance(s)
        if stack.asked == NOBODY:
            continue
        stack.find_options(s)
        last = stack.legal_actions[-1]
        if last != PASS and last != DECLINE and not stack.forces():
            return
        top.apply(s, last)
    stack.asked = NOBODY


def let_again(before: State, action: Action, after: State) -> None:
    """Undo an eviction of a rival's tenants in `after`: the rival can play them again from the hand before the next
    rent is due (R021, R165)."""
    top = before.stack.top
    if isinstance(top, Target) and top.effect == EVICTION:
        owner = owner_of(building_at(action))
        if owner != before.turn:
            after.set_estate(owner, before.estates[owner])


# --- rules of thumb ---------------------------------------------------------------------------------------------------


def covered(s: State) -> bool:
    """Whether the seat asked is safe from the police: by an alibi, the court, or as the prisoner."""
    hand = s.hands[s.asked]
    return hand.holds(ALIBI) or hand.holds(COURT) or s.prisoner == s.asked


def leads_out(s: State, card: Card) -> bool:
    """Whether a card frees a prisoner when played in the prisoner's own turn (R155, R160)."""
    return card == COURT or (card == POLITICS and s.edition.politics_frees)


def has_way_out(s: State, seat: Seat) -> bool:
    """Whether a seat holds a card that frees a prisoner."""
    for card in s.hands[seat].cards():
        if leads_out(s, card):
            return True
    return False
