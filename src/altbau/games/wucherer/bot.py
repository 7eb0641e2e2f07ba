"""The bots of the landlord games: a policy with a taste, and a search on top of it whose size depends on the level.

They get only a view. For each world of the search the hidden cards are dealt at random, weighted by the public memory.
Their reasons use public knowledge only, so they reveal nothing about hands while the game runs.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from altbau.core.bots import search
from altbau.core.bots.bot import BEGINNER, NO_CHARACTER, STEWARD, STRATEGIST, Bot, Decision, Reason, Role
from altbau.core.bots.mistakes import Mistake, Newcomer
from altbau.core.bots.search import Trial, best_of, compare_candidates
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.rng import Rng, seeded
from altbau.games.wucherer.bots.policy import Steward, Weighed
from altbau.games.wucherer.bots.truth import truth
from altbau.games.wucherer.bots.valuation import Taste
from altbau.games.wucherer.rules.actions import (
    ASK_ROOF,
    BAIL,
    BUILD,
    BUILD_FOR,
    BUY,
    DONE,
    FIRST_BUILDING,
    KEEP,
    PASS,
    PAY,
    RECALL,
    SELL,
    STAY,
    STOP,
    TRADE,
    building_at,
    owner_of,
)
from altbau.games.wucherer.rules.cards import MUSICIANS, TAVERN, is_action, is_tenant
from altbau.games.wucherer.rules.ids import ApartmentId, Card, numbered
from altbau.games.wucherer.rules.questions import (
    ASK_PRICE,
    ASK_WHOM,
    BUY_OR_STOP,
    FLOOR_CARD,
    QUESTIONS,
    TARGET,
    TRADE_WHAT,
    TRADE_WITH,
    WHERE_TO,
)
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.value import chances
from altbau.games.wucherer.view import WuchererView, determinize

LANDLORD: Final = "landlord"
GANGSTER: Final = "gangster"
SPECULATOR: Final = "speculator"
CHARACTERS: Final = (LANDLORD, GANGSTER, SPECULATOR)

# --- deciding -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Level:
    """The size of a bot's search."""

    worlds: int  # the number of determinized worlds; 0 for no search
    states: int  # evaluated states after which no further world is begun, beyond the first few
    rounds: int  # played on in each world before its result is valued
    candidates: int  # the number of actions compared
    errors: float  # standard errors by which another action must be better than the policy's


THINKING: Final = {
    STEWARD: Level(worlds=0, states=0, rounds=0, candidates=1, errors=0.0),
    STRATEGIST: Level(worlds=10, states=15_000, rounds=2, candidates=4, errors=1.0),
}
WARY: Final = 2.5  # `errors` where the search is wary
COIN: Final = 0.01  # of a chance to win: what a coin of an action's appeal counts there
INTERPRETED: Final = 2  # candidates if the search is not compiled
# Questions that are answered without a search.
BY_RULE: Final = (FLOOR_CARD, BUY_OR_STOP, ASK_WHOM, ASK_PRICE, TRADE_WITH, TRADE_WHAT)
TASTE: Final = Taste()
# Characters weigh the others' wealth nearly as much as their own.
LIVELY: Final = replace(TASTE, others=0.9, leader=0.65, talks=5.0)
TASTES: Final = {
    NO_CHARACTER: TASTE,
    # Lets apartments, builds few houses, and does harm only if that gains much.
    LANDLORD: replace(LIVELY, others=0.5, lets=4.5, prospect=0.8, weapon=0.2, strikes=-5.0, plays=6.5, builds=-2.8),
    # Does harm wherever that gains anything.
    GANGSTER: replace(LIVELY, lets=4.5, strikes=6.5, plays=5.0, builds=-2.35),
    # Buys more cards, builds with them, uses tenants as floors too, and offers more trades.
    SPECULATOR: replace(
        LIVELY,
        others=0.6,
        lets=-1.0,
        prospect=0.6,
        rent=0.1,
        strikes=0.5,
        plays=5.7,
        builds=6.5,
        talks=1.0,
        price=2,
        full_hand=9,
    ),
}
RIGHT: Final[Mapping[str, float]] = {}
# The misjudgements of a beginner: the name, in how many per cent of turns it is made, and what it adds to the taste.
MISJUDGED: Final[Mapping[str, tuple[int, Mapping[str, float]]]] = {
    "pays-nothing-early": (14, {"dear_price": -2}),
    "keeps-money": (84, {"full_hand": -5, "dear_price": -1}),
    "undervalues-tenants": (60, {"lets": -2.5, "rent": -0.15, "prospect": -0.2}),
    "overbuilds": (40, {"builds": 6.0}),
}
FORGETS: Final = "forgets-reaction"
FORGETFUL: Final = 100  # in per cent of turns
MISTAKES: Final = (FORGETS, *MISJUDGED)


def with_more(taste: Taste, more: Mapping[str, float]) -> Taste:
    """A taste with these amounts added to its values."""
    return replace(taste, **{name: getattr(taste, name) + each for name, each in more.items()})


def affordable(level: Level) -> Level:
    """The level, reduced if the search is not compiled: fewer candidates, in FIRST_LOOK worlds. Even that takes several
    times as long as the full compiled search."""
    if search.COMPILED or not level.worlds:
        return level
    return replace(level, worlds=search.FIRST_LOOK, candidates=INTERPRETED)


def wary(level: Level) -> Level:
    """The level in editions where the drawer of the last card has no further turn (R199). There all wait for somebody
    else to draw it, which the search predicts badly. It plays on for one round only, in more worlds, and compares the
    chances to win after that."""
    return replace(level, worlds=level.worlds * 3 // 2, states=level.states * 3 // 2, rounds=1, errors=WARY)


class LandlordBot:
    """The bot; see the module. `misjudged` is added to its taste."""

    def __init__(self, role: Role, seed: int, misjudged: Mapping[str, float] = RIGHT) -> None:
        self._name = role.name
        self.character = role.character
        self.level = affordable(THINKING[role.level])
        self.policy = Steward(with_more(TASTES[role.character], misjudged))
        self.imagine: Callable[[WuchererView, Rng], State] = determinize
        self._rng = seeded(seed)

    def __repr__(self) -> str:
        return f"<LandlordBot {self._name}>"

    @property
    def searches(self) -> bool:
        """See `Searcher`."""
        return self.level.worlds > 0

    def decide(self, view: WuchererView) -> Decision:
        """Choose one of `view.legal_actions`."""
        s = self.world(view)
        weighed = self.chosen(view, s)
        return Decision(weighed.action, self.why(s, view, weighed.action), truth(view, s, self.policy, weighed))

    def chosen(self, view: WuchererView, s: State) -> Weighed:
        """The decision; `s` is the first of its worlds."""
        by_chance = not view.edition.drawer_plays_again
        level = wary(self.level) if by_chance else self.level
        if view.question[0] in BY_RULE or not level.worlds:
            return self.policy.weigh(s)
        candidates = self.policy.candidates(s, level.candidates)
        if len(candidates) == 1:
            return Weighed(candidates[0])
        worlds = [s, *(self.world(view) for _ in range(level.worlds - 1))]
        unit, worth = (COIN, chances) if by_chance else (1.0, self.policy.values)
        trials = [Trial(action, unit * self.policy.appeal(s, action)) for action in candidates]
        compare_candidates(trials, self.policy, worlds, level.rounds, worth, level.states)
        best = best_of(trials, level.errors)
        second = max((each for each in trials if each is not best), key=Trial.mean)
        return Weighed(best.action, second.action, best.mean() - second.mean(), by_chance)

    def why(self, s: State, view: WuchererView, action: Action) -> Reason | None:
        """The reason for an action, in the character's version."""
        return voiced(why(view, s, self.policy, action), self.character)

    def world(self, view: WuchererView) -> State:
        """A determinized world for this view."""
        world = self.imagine(view, self._rng)
        world.logged = False  # its events are not needed
        return world


class Forgetful(LandlordBot):
    """A bot that never reacts."""

    def chosen(self, view: WuchererView, s: State) -> Weighed:
        """Pass in every reaction window; else decide as usual."""
        return Weighed(PASS) if QUESTIONS[view.question[0]].reaction else super().chosen(view, s)


def player(role: Role, seed: int) -> Bot[WuchererView]:
    """The bot of a role. A beginner is a steward with mistakes."""
    if role.level != BEGINNER:
        return LandlordBot(role, seed)
    steward = role._replace(level=STEWARD)
    mistakes = [
        Mistake(FORGETS, FORGETFUL, Forgetful(steward, seed)),
        *(Mistake(name, odds, LandlordBot(steward, seed, more)) for name, (odds, more) in MISJUDGED.items()),
    ]
    return Newcomer(LandlordBot(steward, seed), mistakes, seed)


# --- saying why -------------------------------------------------------------------------------------------------------

POOR_PAYER: Final = 1  # coins of rent: no more than an empty apartment brings

PLAIN_REASONS: Final = {
    "wants-roof": (),
    "sells": (),
    "pays": (),
    "stays": (),
    "recalls": (),
    "trades": (),
    "expands": ("card:card",),
    "best-place": (),
}
# Reasons with a version for each character, such as `strikes-gangster`.
VOICED_REASONS: Final = {
    "builds": (),
    "houses": ("card:card", "coins:coins"),
    "sends-abroad": ("card:card", "landlord:seat"),
    "strikes": ("card:card", "rival:seat"),
    "helps-itself": ("card:card",),
    "nothing-better": (),
    "buys": ("number:number",),
    "saves": (),
    "defends": ("card:card",),
}
# The bots' reasons: messages `bot-reason-<name>` with their arguments.
REASONS: Final = (
    PLAIN_REASONS
    | VOICED_REASONS
    | {f"{name}-{character}": args for name, args in VOICED_REASONS.items() for character in CHARACTERS}
)
WORDS: Final = {
    BUILD: "builds", BUILD_FOR: "builds", RECALL: "recalls", ASK_ROOF: "wants-roof", SELL: "sells", TRADE: "trades",
    PAY: "pays", BAIL: "pays", KEEP: "stays", STAY: "stays", STOP: "saves",
}  # fmt: skip


def voiced(reason: Reason | None, character: str) -> Reason | None:
    """The character's version of a reason, if there is one."""
    name = f"{reason.name}-{character}" if reason else ""
    return Reason(name, reason.args) if reason and name in REASONS else reason


def why(view: WuchererView, s: State, policy: Steward, action: Action) -> Reason | None:
    """The reason for an action, from public knowledge only. None if there is nothing to say, for example if a card is
    kept."""
    question = view.question[0]
    if action in WORDS:
        return Reason(WORDS[action], {})
    if action == BUY:
        return Reason("buys", {"number": view.draw_count})
    if action == DONE:
        return Reason("nothing-better", {})
    if view.legal_actions[-1] == PASS:
        return Reason("defends", {"card": action}) if action != PASS else None
    if question == TARGET or question == WHERE_TO:
        return why_there(view, s, policy, action)
    return None


def why_there(view: WuchererView, s: State, policy: Steward, action: Action) -> Reason | None:
    """The reason for a target: against whom it is, or what it gains."""
    me, card = view.seat, numbered(view.question[1])
    if action < FIRST_BUILDING:
        return None
    landlord = owner_of(building_at(action))
    if is_action(card):
        return (
            Reason("helps-itself", {"card": card})
            if landlord == me
            else Reason("strikes", {"card": card, "rival": landlord})
        )
    if not is_tenant(card):
        return Reason("expands", {"card": card})
    if landlord != me:
        named = {"card": card, "landlord": landlord}
        return Reason("sends-abroad", named) if is_unwanted(s, card) else Reason("best-place", {})
    gain = lasting_gain(s, policy, me, card, ApartmentId(action))
    drives_out = card == MUSICIANS or card == TAVERN
    return Reason("houses", {"card": card, "coins": gain}) if gain > 0 and not drives_out else Reason("best-place", {})


def is_unwanted(s: State, tenant: Card) -> bool:
    """Whether a tenant pays no more than an empty apartment brings."""
    return s.printed.rents[tenant] <= POOR_PAYER


def lasting_gain(s: State, policy: Steward, me: Seat, tenant: Card, place: ApartmentId) -> int:
    """The expected gain in coins for a player, by the end of the game, if a tenant moves in here."""
    turns = policy.turns_left(s)
    after = s.copy()
    after.let(tenant, place)  # without the further effects, which could reveal cards
    return round(policy.wealth(after, me, turns) - policy.wealth(s, me, turns))
