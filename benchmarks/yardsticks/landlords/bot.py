"""The second steward and the first beginner of the landlord games: see the package."""

from typing import Final

from altbau.core.bots.bot import Decision
from altbau.core.engine.ids import Action
from altbau.core.engine.rng import seeded
from altbau.games.wucherer.rules.questions import (
    ASK_PRICE,
    ASK_WHOM,
    BUY_OR_STOP,
    FLOOR_CARD,
    TRADE_WHAT,
    TRADE_WITH,
)
from altbau.games.wucherer.rules.state import State
from altbau.games.wucherer.view import WuchererView, determinize
from benchmarks.yardsticks.landlords.policy import Steward
from benchmarks.yardsticks.landlords.valuation import Taste

BY_RULE: Final = (FLOOR_CARD, BUY_OR_STOP, ASK_WHOM, ASK_PRICE, TRADE_WITH, TRADE_WHAT)
CANDIDATES: Final = 4  # from which a slip chooses at random


SECOND_STEWARD: Final = 0  # per cent of its decisions that are slips
FIRST_BEGINNER: Final = 40


class LandlordBot:
    """Follows its policy, except for random slips in `slips` per cent of the decisions that are not BY_RULE."""

    def __init__(self, slips: int, seed: int) -> None:
        self.slips = slips
        self.policy = Steward(Taste())
        self._rng = seeded(seed)

    def decide(self, view: WuchererView) -> Decision:
        """Choose one of `view.legal_actions`."""
        world = determinize(view, self._rng)
        world.logged = False
        slips = self._rng.below(100) < self.slips and view.question[0] not in BY_RULE
        return Decision(self.slip(world) if slips else self.policy.choose(world), None)

    def slip(self, s: State) -> Action:
        """A random one of the candidates."""
        candidates = self.policy.candidates(s, CANDIDATES)
        return candidates[self._rng.below(len(candidates))]
