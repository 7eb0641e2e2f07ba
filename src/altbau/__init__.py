"""Altbau: the landlord card games, to play, to simulate and to write bots for.

The few names that carry the library are here; `ARCHITECTURE.md` maps the rest.
"""

from altbau.errors import BadInput, IllegalMove, NotAsked
from altbau.game import RULES_VERSION, Game
from altbau.match import Match
from altbau.view import View, determinize, seen
from altbau.wucherer.edition import Edition
from altbau.wucherer.editions import EDITIONS

__all__ = [
    "EDITIONS",
    "RULES_VERSION",
    "BadInput",
    "Edition",
    "Game",
    "IllegalMove",
    "Match",
    "NotAsked",
    "View",
    "determinize",
    "seen",
]
