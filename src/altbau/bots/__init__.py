"""Players that get a seat's view and nothing else.

>>> make("steward", 1).decide  # doctest: +ELLIPSIS
<bound method Steward.decide of ...>
"""

import random
from hashlib import sha256

from altbau.bots.board_steward import BoardSteward
from altbau.bots.decision import REASONS, Bot, Decision, Reason
from altbau.bots.fallback import default, dependable
from altbau.bots.steward import Steward
from altbau.errors import BadInput
from altbau.families import family_of
from altbau.monopoly import family as monopoly
from altbau.monopoly.actions import CLAIM
from altbau.view import BoardView, View

__all__ = [
    "BOTS", "REASONS", "BoardSteward", "Bot", "Decision", "RandomBot", "Reason", "Steward", "default", "dependable",
    "make", "own_seed", "speaks_up",
]  # fmt: skip


class RandomBot:
    """Chooses anything, each option equally likely."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def decide(self, view: View) -> Decision:
        """Choose one of `view.legal`."""
        return Decision(self._rng.choice(view.legal), None)


BOTS = ("random", "steward")
SEED_BYTES = 8


def make(name: str, seed: int, edition: str = "landlord-2013") -> Bot:
    """A bot by name, for an edition's family. Raises BadInput."""
    if name == "random":
        return RandomBot(seed)
    if name == "steward":
        return BoardSteward() if family_of(edition) is monopoly else Steward(seed)
    raise BadInput("unknown-bot", bot=name, known=", ".join(BOTS))


def own_seed(seed: int, seat: int) -> int:
    """The seed of a bot on a seat, which follows from the game's but tells nothing about it.

    >>> own_seed(1, 0) != own_seed(1, 1) != own_seed(2, 1)
    True
    """
    return int.from_bytes(sha256(f"bot {seed} {seat}".encode()).digest()[:SEED_BYTES])


def speaks_up(view: View) -> str | None:
    """The move that every bot makes out of turn: it claims a rent that is due to it (M14). None if there is none."""
    return "claim" if isinstance(view, BoardView) and CLAIM in view.aside else None
