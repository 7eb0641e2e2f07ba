"""A beginner bot: a better bot that makes some typical mistakes of new players, each with a name.

A mistake is implemented as a bot that always makes this mistake and no other, for example one that never spends its
money or never uses its reactions. Apart from the mistake it plays as well as the better bot.
"""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from altbau.core.bots.bot import AnyBot, Bot, Decision, Reason
from altbau.core.engine.rng import seeded
from altbau.core.engine.view import View

V = TypeVar("V", bound=View, contravariant=True)

CERTAIN: Final = 100  # `odds` of a mistake that is made in every turn


class Mistake(NamedTuple):
    """A mistake; its name is a message `bot-truth-<name>`, shown when the game is over."""

    name: str
    odds: int  # in per cent of turns; in such a turn it is made wherever it makes a difference
    bot: AnyBot  # a bot that always makes it


class Newcomer(Generic[V]):
    """Plays like a better bot with mistakes: at most one kind per turn, which it then makes until the turn ends."""

    def __init__(self, better: Bot[V], mistakes: Sequence[Mistake], seed: int) -> None:
        self._better = better
        self._mistakes = mistakes  # in order of precedence: the first that makes a difference is made
        self._rng = seeded(seed)
        self._turn = -1
        self._tempting: list[Mistake] = []  # those drawn for this turn

    def __repr__(self) -> str:
        return f"<Newcomer, who would be {self._better!r}>"

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
