"""Altbau: the landlord card games, to play, to simulate and to write bots for.

The few names that carry the library are here; `ARCHITECTURE.md` maps the rest.
"""

from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

from altbau.core.bots.bot import Bot, Decision
from altbau.core.bots.search import COMPILED
from altbau.core.engine.chance import Chance
from altbau.core.engine.rng import Rng, seeded
from altbau.core.engine.state import AnyView
from altbau.core.engine.view import View
from altbau.core.notation import texts
from altbau.errors import BadInput, IllegalMove, NotAsked
from altbau.games import EDITIONS, game_of
from altbau.play.bots import make
from altbau.play.game import Game
from altbau.play.match import Match

__all__ = [
    "COMPILED",
    "EDITIONS",
    "BadInput",
    "Bot",
    "Chance",
    "Decision",
    "Game",
    "IllegalMove",
    "Match",
    "NotAsked",
    "Rng",
    "View",
    "__version__",
    "determinize",
    "documents",
    "make",
    "seeded",
    "written",
]

__version__ = version("altbau")


def documents(text: str) -> Iterator[texts.Document]:
    """The documents of a text in the notation. PyYAML is needed from here on, and not to play. Raises BadInput."""
    from altbau.documents import documents

    return documents(text)


def written(data: object) -> str:
    """Data as a text in the notation; PyYAML is needed likewise."""
    from altbau.documents import written

    return written(data)


texts.register(texts.Format(documents, written))


def determinize(view: AnyView, rng: Rng) -> Any:
    """A state that looks like this view to its seat, with what is unknown drawn by `rng`; its future is `rng`'s too."""
    return game_of(view.edition.key).determinize(view, rng)
