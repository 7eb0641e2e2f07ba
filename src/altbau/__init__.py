"""Altbau: the landlord card games, to play, to simulate and to write bots for.

The few names that carry the library are here, each loaded when it is first asked for; `ARCHITECTURE.md` maps the rest.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Final

from altbau.core.notation import texts

if TYPE_CHECKING:
    from altbau.core.bots.bot import Bot, Decision
    from altbau.core.bots.search import COMPILED
    from altbau.core.engine.chance import Chance
    from altbau.core.engine.rng import Rng, seeded
    from altbau.core.engine.view import View
    from altbau.errors import BadInput, IllegalMove, NotAsked
    from altbau.games import EDITIONS
    from altbau.play.bots import make
    from altbau.play.game import Game
    from altbau.play.imagining import determinize
    from altbau.play.match import Match

    __version__: str

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
    "make",
    "seeded",
]

_MODULES: Final = {
    "altbau.core.bots.bot": ("Bot", "Decision"),
    "altbau.core.bots.search": ("COMPILED",),
    "altbau.core.engine.chance": ("Chance",),
    "altbau.core.engine.rng": ("Rng", "seeded"),
    "altbau.core.engine.view": ("View",),
    "altbau.errors": ("BadInput", "IllegalMove", "NotAsked"),
    "altbau.games": ("EDITIONS",),
    "altbau.play.bots": ("make",),
    "altbau.play.game": ("Game",),
    "altbau.play.imagining": ("determinize",),
    "altbau.play.match": ("Match",),
}
_PLACES: Final = {name: module for module, names in _MODULES.items() for name in names}

if not TYPE_CHECKING:  # for a type checker any name would be one of the module

    def __getattr__(name: str) -> object:
        if name == "__version__":
            from importlib.metadata import version  # which takes as long as all that a game needs

            found: object = version("altbau")
        elif name in _PLACES:
            found = getattr(import_module(_PLACES[name]), name)
        else:
            raise AttributeError(f"module 'altbau' has no attribute '{name}'")
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


def _documents(text: str) -> Iterator[texts.Document]:
    from altbau.documents import documents  # PyYAML is needed from here on, and not to play

    return documents(text)


def _written(data: object) -> str:
    from altbau.documents import written

    return written(data)


texts.register(texts.Format(_documents, _written))
