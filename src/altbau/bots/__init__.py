"""Players that get a seat's view and nothing else.

>>> make("steward", 1).decide  # doctest: +ELLIPSIS
<bound method Steward.decide of ...>
"""

import random

from altbau.bots.decision import REASONS, Bot, Decision, Reason
from altbau.bots.steward import Steward
from altbau.errors import BadInput
from altbau.view import View

__all__ = ["BOTS", "REASONS", "Bot", "Decision", "RandomBot", "Reason", "Steward", "make"]


class RandomBot:
    """Chooses anything, each option equally likely."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def decide(self, view: View) -> Decision:
        """Choose one of `view.legal`."""
        return Decision(self._rng.choice(view.legal), None)


BOTS = ("random", "steward")


def make(name: str, seed: int) -> Bot:
    """A bot by name. Raises BadInput."""
    if name == "random":
        return RandomBot(seed)
    if name == "steward":
        return Steward(seed)
    raise BadInput("unknown-bot", bot=name, known=", ".join(BOTS))
