"""The adviser: what the steward bot would do, and why.

Advice is shown only to the seat advised, so it may mention that seat's hand. Like a bot the adviser knows only the view
of the seat; equal views get equal advice.
"""

from collections.abc import Sequence
from typing import Final

from altbau.core.bots.bot import NO_CHARACTER, STEWARD, STRATEGIST, Decision, Judgement, Reason, Role
from altbau.core.bots.judgement import verdict_on
from altbau.core.engine.ids import NO_ACTION, Action
from altbau.games.wucherer.bot import THINKING, WORDS, LandlordBot, is_unwanted, lasting_gain
from altbau.games.wucherer.bots.policy import Weighed, has_way_out, play_unanswered
from altbau.games.wucherer.bots.pruning import worth_a_thought
from altbau.games.wucherer.bots.truth import why_silent
from altbau.games.wucherer.bots.valuation import barred_rent
from altbau.games.wucherer.hint_facts import (
    FACTS,
    better_than,
    effects,
    height,
    imagined_end,
    kept_cards,
    last_forced,
    next_best,
)
from altbau.games.wucherer.rules.actions import (
    ACCEPT,
    BAIL,
    BUILD,
    BUY,
    DECLINE,
    DONE,
    FIRST_APARTMENT,
    FIRST_BUILDING,
    NUMBER,
    PASS,
    PILE,
    RECALL,
    RELEASE,
    SEAT,
    SELL,
    STAY,
    building_at,
    landlord_of,
    number_in,
    owner_of,
    seat_of,
)
from altbau.games.wucherer.rules.cards import DEMOLITION, DUAL_SYSTEM, EVICTION, KINDS, POLITICS, is_action, is_tenant
from altbau.games.wucherer.rules.construction import roof_price
from altbau.games.wucherer.rules.ids import ApartmentId, numbered
from altbau.games.wucherer.rules.income import Buy
from altbau.games.wucherer.rules.questions import (
    ASK_PRICE,
    ASK_WHOM,
    BUY_OR_STOP,
    COUNTER_STROKE,
    FLOOR_CARD,
    FLOORS,
    MONSTER_WHERE,
    PLAY,
    RECALL_WHOM,
    ROOF_CARD,
    ROOF_OFFER,
    TARGET,
    TRADE_WHAT,
    TRADE_WITH,
    WHERE_TO,
    WHO_LEAVES,
)
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.value import known_value
from altbau.games.wucherer.view import WuchererView

CHANCE: Final = 1  # the seed of every adviser, so the same question has the same answer
RIVALS: Final = THINKING[STRATEGIST].candidates  # the number of candidates to compare a choice with
NOT_JUDGED: Final = (FLOOR_CARD, ASK_WHOM, ASK_PRICE, TRADE_WITH, TRADE_WHAT)  # steps of trades, and floors
CLEARLY: Final = 3.0  # the loss in coins at which a move is clearly worse
AT_LAST: Final = (FLOORS, TARGET, WHERE_TO)  # questions whose answer explains a move better than its first action

# The adviser's reasons: messages `hint-<name>` with their arguments.
HINTS: Final = FACTS | {
    "builds": (),
    "recalls": (),
    "wants-roof": (),
    "trades": (),
    "pays": (),
    "stays": (),
    "saves": ("coins:coins",),
    "saves-at-the-end": (),
    "saves-for-bail": ("coins:coins", "more:coins"),
    "saves-for-roof": ("coins:coins",),
    "saves-for-last-turn": (),
    "hand-is-full": ("cards:number",),
    "leaves-cards": (),
    "buys": ("coins:coins", "times:number"),
    "done": (),
    "bail": ("coins:coins", "more:coins"),
    "has-way-out": (),
    "accepts": (),
    "declines": (),
    "sells": ("buyer:seat", "coins:coins"),
    "keeps-roof": (),
    "asks": ("seller:seat",),
    "names-price": ("coins:coins",),
    "floors": ("floors:number",),
    "floors-fit": ("floors:number", "tenants:kinds"),
    "floors-fit-no-higher": ("floors:number", "tenants:kinds", "higher:number"),
    "floors-fit-less-higher": ("floors:number", "tenants:kinds", "higher:number", "out:kinds"),
    "floors-pay-empty": ("floors:number", "coins:coins"),
    "floor-card": ("card:card",),
    "plays": ("card:card",),
    "goes-free": (),
    "fetches": ("top:card",),
    "defends": ("card:card",),
    "lets-squatters-in": (),
    "nothing-to-lose": (),
    "good-riddance": (),
    "not-concerned": (),
    "keeps-cards": (),
    "shows-mercy": (),
    "strikes-back": ("place:target",),
    "houses": ("card:card", "place:apartment", "coins:coins"),
    "lets": ("card:card", "place:apartment"),
    "sends-abroad": ("card:card", "place:apartment", "landlord:seat"),
    "expands": ("card:card", "place:building"),
    "strikes": ("card:card", "place:target", "rival:seat"),
    "strikes-as": ("card:card", "deed:card", "place:target", "rival:seat"),
    "helps-itself": ("card:card", "place:target"),
    "moves-home": ("tenant:card", "place:apartment"),
    "moves-abroad": ("tenant:card", "place:apartment", "landlord:seat"),
    "moves-away": ("tenant:card", "place:apartment", "landlord:seat"),
    "puts-away": ("tenant:card",),
    "leaves": ("place:apartment",),
    "lodges": ("place:apartment",),
    "suits": (),
}


class Adviser:
    """Advice on a move from the steward. The reason is that of the first decision or of the last one of `AT_LAST`."""

    def __init__(self) -> None:
        self._steward = LandlordBot(Role(NO_CHARACTER, STEWARD), CHANCE)
        self._played: list[Action] | None = None  # the rest of the move to compare with, while both are the same
        self._reason: Reason | None = None
        self._lead: Reason | None = None  # over the other move; the smallest one of the decisions so far

    def compare_with(self, played: Sequence[Action]) -> None:
        """Compare the move with the one that was played."""
        self._played = [*played]

    def decide(self, view: WuchererView) -> Decision:
        """Choose one of `view.legal_actions`, with the reason for the move so far."""
        s = self._steward.world(view)
        weighed = self._steward.chosen(view, s)
        action = weighed.action
        if self._reason is None or view.question[0] in AT_LAST:
            self._reason = self.why(view, s, action)
        self._compare(s, weighed)
        lead = (self._lead,) if self._lead else ()
        return Decision(action, self._reason._replace(facts=self._reason.facts + lead))

    def _compare(self, s: State, weighed: Weighed) -> None:
        """Keep the lead over the next best move, or the one that was played, if this decision parts them."""
        thought, found = worth_a_thought(s), None
        if self._played is not None:
            played = self._played.pop(0) if self._played else weighed.action
            if played != weighed.action:
                self._played = []
                if weighed.second != NO_ACTION and played in thought and weighed.action in thought:
                    self._lead = better_than(self._steward.policy, s, weighed.action, played)
        elif weighed.action in thought:
            found = next_best(self._steward.policy, s, weighed)
        if found and (self._lead is None or found.args["coins"] < self._lead.args["coins"]):
            self._lead = found

    def missed(self, view: WuchererView, action: Action) -> float:
        """How much less an action is worth than the best, in units of CLEARLY. It is 0 for bargains, for notices to
        mothers, and for questions that are answered without comparing moves."""
        policy, s = self._steward.policy, self._steward.world(view)
        if policy.at_once(s) != NO_ACTION or action == RECALL or action not in worth_a_thought(s):
            return 0.0
        turns, best = policy.turns_left(s), policy.best(s).action
        best = best if best in worth_a_thought(s) else DONE  # a bargain is tried where no move gains anything
        return max(0.0, policy.outcome(s, best, turns).worth - policy.outcome(s, action, turns).worth) / CLEARLY

    def judge(self, view: WuchererView, action: Action, worlds: int) -> Judgement | None:
        """An action compared with the best of the strategist's candidates. The number of worlds is also the seed, so a
        second judgement with another number of worlds is independent of the first."""
        if view.question[0] in NOT_JUDGED:
            return None
        bot = LandlordBot(Role(NO_CHARACTER, STEWARD), worlds)
        s = bot.world(view)
        rivals = [each for each in bot.policy.candidates(s, RIVALS) if each != action]
        if not rivals:
            return None
        imagined = [s, *(bot.world(view) for _ in range(worlds - 1))]
        verdict = verdict_on(action, rivals, bot.policy, imagined, known_value)
        reason = None if verdict.better == action else self.why_move(view, s, verdict.better)
        return Judgement(verdict, reason, bot.policy.looked_at)

    def cards(self, s: State) -> int:
        """The number of cards that the steward would buy in a row, whatever they turn out to be."""
        imagined = s.copy()
        most, cards = buying(imagined).most(imagined), 1
        while cards < most:
            imagined.apply(BUY)
            frame = buying(imagined)
            if self._steward.policy.why_not_buy(imagined, frame.left, frame.price(imagined)):
                break
            cards += 1
        return cards

    def why_move(self, view: WuchererView, s: State, action: Action) -> Reason:
        """The reason for the whole move that begins with an action, if nobody reacts."""
        reason, after = self.why(view, s, action), s.copy()
        play_unanswered(after, action)
        while after.stack.asked == view.seat:
            following = self._steward.policy.choose(after)
            if after.stack.top.prompt(after)[0] in AT_LAST:
                reason = self.why(WuchererView(after, view.seat), after, following)
            play_unanswered(after, following)
        return reason

    def why(self, view: WuchererView, s: State, action: Action) -> Reason:
        """The reason for an action, with what it does; for a place or a height that it leaves no choice of, too."""
        forced = last_forced(s, action, AT_LAST) if leads_on(view, action) else None
        if forced:
            s, action = forced
            view = WuchererView(s, view.seat)
        if view.question[0] == FLOORS and view.question[1] == view.seat:
            return height(self._steward.policy, s, action)
        reason = self.motive(view, s, action)
        return reason._replace(facts=tuple(self.found(view, s, action, reason)))

    def found(self, view: WuchererView, s: State, action: Action, reason: Reason) -> list[Reason]:
        """What an action does, as the steward imagines it; empty where it follows a rule."""
        policy, asks = self._steward.policy, view.question[0]
        if asks == FLOOR_CARD or asks == ROOF_CARD:
            return kept_cards(policy, s, imagined_end(policy, s, action), 0)
        if asks in AT_LAST and action >= FIRST_BUILDING:
            return effects(policy, s, action, gain_is_told="coins" in reason.args)
        return []

    def motive(self, view: WuchererView, s: State, action: Action) -> Reason:
        """The reason for an action, by itself."""
        asks = view.question[0]
        if action >= FIRST_BUILDING:
            return self.why_there(view, s, action)
        if asks == BUY_OR_STOP:
            return self.why_buy(view, s, action)
        if asks == ROOF_OFFER:
            return why_sell(view, action)
        if view.legal_actions[-1] == PASS:
            return why_answer(view, s, action)
        if asks == COUNTER_STROKE:
            return Reason("shows-mercy", {})
        if action == BAIL:
            return Reason("bail", {"coins": view.question[1], "more": barred_rent(s, view.seat)})
        if action == STAY and has_way_out(s, view.seat):
            return Reason("has-way-out", {})
        if action == PILE:
            return Reason("puts-away", {"tenant": view.question[1]})
        return why_say(view, action)

    def why_buy(self, view: WuchererView, s: State, action: Action) -> Reason:
        """The reason for buying a card, or for keeping the rest of the income."""
        _, left, price = view.question
        if action == BUY:
            return Reason("buys", {"coins": price, "times": self.cards(s)})
        name = self._steward.policy.why_not_buy(s, left, price) or "leaves-cards"
        told = {
            "saves": {"coins": price},
            "saves-for-bail": {"coins": s.edition.bail, "more": barred_rent(s, view.seat)},
            "saves-for-roof": {"coins": roof_price(s, view.seat)},
            "hand-is-full": {"cards": len(view.hand)},
        }
        return Reason(name, told.get(name, {}))

    def why_there(self, view: WuchererView, s: State, place: Action) -> Reason:
        """The reason for a building or an apartment."""
        asks = view.question[0]
        if asks == TARGET:
            return self.why_target(view, s, place)
        if asks == WHERE_TO:
            return why_move(view, s, place)
        if asks == COUNTER_STROKE:
            return Reason("strikes-back", {"place": place})
        if asks == WHO_LEAVES or asks == RECALL_WHOM:
            return Reason("leaves", {"place": place})
        return Reason("lodges", {"place": place}) if asks == MONSTER_WHERE else Reason("suits", {})

    def why_target(self, view: WuchererView, s: State, place: Action) -> Reason:
        """The reason for the target of a card."""
        card, landlord = numbered(view.question[1]), owner_of(building_at(place))
        own = landlord == view.seat
        if is_action(card):
            if own:
                return Reason("helps-itself", {"card": card, "place": place})
            if card == POLITICS:
                deed = DEMOLITION if place < FIRST_APARTMENT else EVICTION
                return Reason("strikes-as", {"card": card, "deed": deed, "place": place, "rival": landlord})
            return Reason("strikes", {"card": card, "place": place, "rival": landlord})
        if not is_tenant(card):
            return Reason("expands", {"card": card, "place": place})
        if not own and is_unwanted(s, card):
            return Reason("sends-abroad", {"card": card, "place": place, "landlord": landlord})
        gain = lasting_gain(s, self._steward.policy, view.seat, card, ApartmentId(place)) if own else 0
        if gain > 0:
            return Reason("houses", {"card": card, "place": place, "coins": gain})
        return Reason("lets", {"card": card, "place": place})


def leads_on(view: WuchererView, action: Action) -> bool:
    """Whether an action begins a move that names a place or a height, or goes on with it."""
    return (view.question[0] == PLAY and (action < KINDS or action == BUILD)) or view.question[0] in AT_LAST


def buying(s: State) -> Buy:
    """The topmost frame, which must be the one for buying cards."""
    frame = s.stack.top
    assert isinstance(frame, Buy)
    return frame


def why_move(view: WuchererView, s: State, home: Action) -> Reason:
    """The reason for the apartment to which a tenant moves."""
    tenant, landlord = view.question[1], landlord_of(ApartmentId(home))
    if landlord == view.seat:
        return Reason("moves-home", {"tenant": tenant, "place": home})
    name = "moves-away" if is_unwanted(s, numbered(tenant)) else "moves-abroad"
    return Reason(name, {"tenant": tenant, "place": home, "landlord": landlord})


def why_sell(view: WuchererView, action: Action) -> Reason:
    """The reason for selling a roof, or for keeping it."""
    _, buyer, coins = view.question
    return Reason("sells", {"buyer": buyer, "coins": coins}) if action == SELL else Reason("keeps-roof", {})


def why_answer(view: WuchererView, s: State, action: Action) -> Reason:
    """The reason for a reaction, or for none."""
    if action == DUAL_SYSTEM:
        return Reason("fetches", {"top": view.question[1]})
    if action != PASS:
        return Reason("defends", {"card": action})
    return Reason(why_silent(view, s), {})


def why_say(view: WuchererView, action: Action) -> Reason:
    """The reason for an action that names a card, a word, a player or a number."""
    asks = view.question[0]
    if asks == FLOOR_CARD or (asks == ROOF_CARD and action < KINDS):
        return Reason("floor-card", {"card": action})
    if action < KINDS:
        return Reason("plays", {"card": action})
    if asks == ASK_WHOM and action >= SEAT:
        return Reason("asks", {"seller": seat_of(action)})
    if asks == ASK_PRICE and action >= NUMBER:
        return Reason("names-price", {"coins": number_in(action)})
    if asks == FLOORS and action >= NUMBER:
        return Reason("floors", {"floors": number_in(action)})
    simple = {DONE: "done", ACCEPT: "accepts", DECLINE: "declines", RELEASE: "goes-free", **WORDS}
    return Reason(simple.get(action, "suits"), {})
