"""How the bots of the landlord games decide at once: rules of thumb, and else what leaves them best off.

It works on a state, but only ever looks at what the seat asked may know: its own hand, and what lies on the table. So
it plays on in the worlds that a search imagines as it plays at the table. What it looks for is its *taste*.
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
AHEAD: Final = 2  # choices of the same move that follow and are all tried
ROUNDS: Final = 2  # that are played on until what was decided is valued
GOOD: Final = 0.01  # by which somebody must stand better for a card to have done any good
STRIKES: Final = (BOMB, MURDER, EVICTION, DEMOLITION)  # what does harm and nothing else
WORTH_A_RISK: Final = 1.0  # the same for a crime without an alibi


class Outcome:
    """What a move is worth to a player, and how the player stands after it."""

    def __init__(self, worth: float, path: list[Action], housed: int, stood: float) -> None:
        self.worth: float = worth
        self.path = path  # what follows in the same move
        self.housed: int = housed  # tenants that pay at home then
        self.stood: float = stood  # what the player has then, without the hand


class Weighed:
    """What was decided, and the best of what else was thought of, which was worth so many coins less."""

    def __init__(self, action: Action, second: Action = NO_ACTION, lead: float = 0.0) -> None:
        self.action = action
        self.second = second  # NO_ACTION if nothing else was
        self.lead: float = lead


class Plan:
    """What a player means to do next in the move under way in a state."""

    def __init__(self, s: State, seat: Seat, path: list[Action]) -> None:
        self.s = s
        self.seat = seat
        self.path = path

    def fits(self, s: State) -> bool:
        """Whether it says what to do now."""
        return self.s is s and self.seat == s.asked and bool(self.path) and self.path[0] in s.stack.legal_actions


class Steward(Buyer):
    """Decides by what things are worth to it, a move at a time."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(taste)
        self.plan: Plan | None = None  # made by the last decision that left something to do in its move

    def __reduce__(self) -> tuple[object, ...]:  # a plan is made anew
        return Steward, (self.taste,)

    def appeal(self, s: State, action: Action) -> float:
        """What it likes to do in itself."""
        if s.stack.top.prompt(s)[0] != PLAY or action == DONE or action == TRADE:
            return 0.0
        turns = self.turns_left(s)
        return self.liking(s, action, turns, self.imagined(s, action, s.asked, turns, AHEAD))

    def liking(self, s: State, action: Action, turns: float, after: Outcome) -> float:
        """The same of a move with its outcome: striking where it stands better afterwards, letting where the tenant
        moves in at home."""
        if s.stack.top.prompt(s)[0] != PLAY:
            return 0.0
        if action == BUILD or FIRST_EXPANSION <= action <= LAST_BUILDING_CARD:
            return self.taste.builds if turns > 1.0 else 0.0
        if action >= FIRST_WORD:
            return 0.0
        if is_action(Card(action)):
            floor = self.taste.floor * max(0.0, turns - 1.0)  # which everybody sees in a card that is gone
            least = WORTH_A_RISK if (action == BOMB or action == MURDER) and not covered(s) else GOOD
            liked = self.taste.strikes if action in STRIKES else self.taste.plays
            return liked if after.stood + floor > self.standing(s, s.asked, turns) + least else 0.0
        taken_back = action == MOTHER_WITH_CHILDREN and s.recalls > 0
        return self.taste.lets if after.housed > housed(s, s.asked) and not taken_back else 0.0

    # --- the port of the search ---------------------------------------------------------------------------------------

    def settled(self, s: State, since: int) -> bool:
        """Whether everybody has had so many turns, and incomes, since that a card kept or bought can have paid."""
        return s.turns >= since + ROUNDS * s.players

    def values(self, s: State) -> list[float]:
        """By seat, what the state is worth."""
        turns = self.turns_left(s)
        return [self.evaluate(s, seat, turns) for seat in s.seats()]

    def choose(self, s: State) -> Action:
        """Decide for the seat asked."""
        return self.weigh(s).action

    def weigh(self, s: State) -> Weighed:
        """The same, with what came next where moves were compared."""
        at_once = self.at_once(s)
        return self.best(s) if at_once == NO_ACTION else Weighed(at_once)

    def at_once(self, s: State) -> Action:
        """What is decided without comparing moves; NO_ACTION if that is needed."""
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
        """What leaves the seat asked best off; what it means to do next in the same move is kept as a plan."""
        legal = s.stack.legal_actions
        best = legal[0]
        most = -1e9
        less = -1e9
        second = NO_ACTION
        plan: list[Action] = []
        turns = self.turns_left(s)
        for action in alike_once(s, worth_bombing(s, worth_a_thought(s))):
            if action == RECALL:
                continue  # what is gained by that comes about much later, if at all
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
        """What it still tries where no move gains anything."""
        if needs_roof(s):
            return ASK_ROOF
        return TRADE if TRADE in s.stack.legal_actions and self.sale(s) else DONE

    def candidates(self, s: State, most: int) -> list[Action]:
        """What is worth trying, the own choice first."""
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
        """What comes of an action for the seat asked, worth what it likes and dares, too; nothing is done unless
        something gains."""
        if action == DONE:
            return Outcome(self.evaluate(s, s.asked, turns) + self.taste.inertia, [], 0, 0.0)
        outcome = self.imagined(s, action, s.asked, turns, AHEAD)
        outcome.worth += self.liking(s, action, turns, outcome)
        if (action == BOMB or action == MURDER) and not covered(s):
            outcome.worth -= self.risk(s, turns)
        return outcome

    def risk(self, s: State, turns: float) -> float:
        """What a crime without an alibi costs the one asked on average."""
        lost = self.lost_in_jail(s, s.asked, turns, barred_rent(s, s.asked))
        return self.taste.caught * max(float(s.edition.bail), lost)

    def imagined(self, s: State, action: Action, me: Seat, turns: float, ahead: int) -> Outcome:
        """The outcome of an action, and after the best of what follows it in the same move; nobody reacts.

        After `ahead` more choices, as in a long removal, it takes whatever comes first.
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
            ahead = 0  # where all its tenants go is decided when it comes to it
        for option in options:
            outcome = self.imagined(s, option, me, turns, ahead)
            if outcome.worth > best.worth:
                best = outcome
                best.path.insert(0, option)
        return best

    def least_needed(self, s: State, cards: Sequence[Action]) -> Action:
        """The card that stands for least; what leads out of jail is worth bail to a prisoner."""
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
        """The tenant in hand that another could use best above what it stands for here, as far as everybody sees, at a
        price between."""
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
    """Carry out an action, up to the next choice of the same move, as if nobody answered it. Where the move is over
    nobody is asked."""
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
    """Imagine that whom an eviction sends back to a rival's hand has never left: in the rival's next turn they are let
    again, before there is any rent (R021, R165)."""
    top = before.stack.top
    if isinstance(top, Target) and top.effect == EVICTION:
        owner = owner_of(building_at(action))
        if owner != before.turn:
            after.set_estate(owner, before.estates[owner])


# --- rules of thumb ---------------------------------------------------------------------------------------------------


def covered(s: State) -> bool:
    """Whether the police would find the one asked with an alibi."""
    hand = s.hands[s.asked]
    return hand.holds(ALIBI) or hand.holds(COURT) or s.prisoner == s.asked


def leads_out(s: State, card: Card) -> bool:
    """Whether a card, played in the own turn, frees a prisoner (R155, R160)."""
    return card == COURT or (card == POLITICS and s.edition.politics_frees)


def has_way_out(s: State, seat: Seat) -> bool:
    """Whether somebody holds such a card."""
    for card in s.hands[seat].cards():
        if leads_out(s, card):
            return True
    return False
