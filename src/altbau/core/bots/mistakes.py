"""A bot that makes the mistakes of people who play for the first time, each of which has a name.

A mistake is itself a bot, which never does anything else wrong: one that keeps its money, or never looks at its
reactions. So what it does is as sensible as what the better bot does, but for that one thing.
"""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from altbau.core.bots.bot import AnyBot, Bot, Decision, Reason
from altbau.core.engine.rng import seeded
from altbau.core.engine.view import View

V = TypeVar("V", bound=View, contravariant=True)

CERTAIN: Final = 100  # the odds of what is done wrong in every turn


class Mistake(NamedTuple):
    """What is done wrong; its name is a message `bot-truth-<name>`, which is told when the game is over."""

    name: str
    odds: int  # of a hundred turns, those in which it is made wherever it makes a difference
    bot: AnyBot  # who always makes it


class Newcomer(Generic[V]):
    """Does what a better bot does, but for its mistakes: in a turn one of them at most, and that to the turn's end."""

    def __init__(self, better: Bot[V], mistakes: Sequence[Mistake], seed: int) -> None:
        self._better = better
        self._mistakes = mistakes  # the first that makes a difference is made
        self._rng = seeded(seed)
        self._turn = -1
        self._tempting: list[Mistake] = []  # those that can be made in that turn

    def decide(self, view: V) -> Decision:
        """Choose one of `view.legal_actions`."""
        if view.turns != self._turn:
            self._turn = view.turns
            self._tempting = [each for each in self._mistakes if self._rng.below(CERTAIN) < each.odds]
        right = self._better.decide(view)
        for mistake in self._tempting:
            action, reason, _ = mistake.bot.decide(view)
            if action != right.action:
                self._tempting = [mistake]
                return Decision(action, reason, Reason(mistake.name, {}))
        return right
