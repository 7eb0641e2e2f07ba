"""Altbau: the landlord card games, to play, to simulate and to write bots for.

The few names that carry the library are here; `ARCHITECTURE.md` maps the rest.
"""

from altbau.errors import BadInput, IllegalMove, NotAsked
from altbau.families import EDITIONS
from altbau.game import Game
from altbau.match import Match
from altbau.view import View, determinize

__all__ = [
    "EDITIONS",
    "BadInput",
    "Game",
    "IllegalMove",
    "Match",
    "NotAsked",
    "View",
    "determinize",
]
