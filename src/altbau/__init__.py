"""Altbau: the landlord card games, to play, to simulate and to write bots for.

This module exports the main names of the library. Each is imported on first access. `ARCHITECTURE.md` maps the rest.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Final

from altbau.core.notation import document_format
from altbau.play import Progress, register_analyser

if TYPE_CHECKING:
    from altbau.analysis.game_analysis import GameAnalysis
    from altbau.core.bots.bot import Bot, Decision
    from altbau.core.bots.search import COMPILED
    from altbau.core.bots.value import Value
    from altbau.core.engine.chance import Chance, ChanceProbe, Outcome, Script, ScriptedChance, UnansweredError
    from altbau.core.engine.playouts import StateBatch
    from altbau.core.engine.rng import Rng, seeded
    from altbau.core.engine.view import View
    from altbau.core.messages.table import LogEntry
    from altbau.errors import BadInput, IllegalMove, NotAsked
    from altbau.games import EDITIONS
    from altbau.games.monopoly.rules.state import State as MonopolyState
    from altbau.games.monopoly.view import MonopolyPageView, MonopolyView
    from altbau.games.wucherer.rules.state import State as WuchererState
    from altbau.games.wucherer.view import WuchererPageView, WuchererView
    from altbau.lab.batches import Playout, determinizations, playouts, step_all, values
    from altbau.lab.games import records
    from altbau.lab.players import ExternalBot
    from altbau.play.bots import make
    from altbau.play.game import Game
    from altbau.play.match import Match
    from altbau.play.observation import describe, determinize

    __version__: str

__all__ = [
    "COMPILED",
    "EDITIONS",
    "BadInput",
    "Bot",
    "Chance",
    "ChanceProbe",
    "Decision",
    "ExternalBot",
    "Game",
    "GameAnalysis",
    "IllegalMove",
    "LogEntry",
    "Match",
    "MonopolyPageView",
    "MonopolyState",
    "MonopolyView",
    "NotAsked",
    "Outcome",
    "Playout",
    "Rng",
    "Script",
    "ScriptedChance",
    "StateBatch",
    "UnansweredError",
    "Value",
    "View",
    "WuchererPageView",
    "WuchererState",
    "WuchererView",
    "__version__",
    "describe",
    "determinizations",
    "determinize",
    "make",
    "playouts",
    "records",
    "seeded",
    "step_all",
    "values",
]

_PLACES: Final = {  # module, or `module:name` if the name differs there
    "BadInput": "altbau.errors",
    "Bot": "altbau.core.bots.bot",
    "Chance": "altbau.core.engine.chance",
    "ChanceProbe": "altbau.core.engine.chance",
    "COMPILED": "altbau.core.bots.search",
    "Decision": "altbau.core.bots.bot",
    "describe": "altbau.play.observation",
    "determinizations": "altbau.lab.batches",
    "determinize": "altbau.play.observation",
    "EDITIONS": "altbau.games",
    "ExternalBot": "altbau.lab.players",
    "Game": "altbau.play.game",
    "GameAnalysis": "altbau.analysis.game_analysis",
    "IllegalMove": "altbau.errors",
    "LogEntry": "altbau.core.messages.table",
    "make": "altbau.play.bots",
    "Match": "altbau.play.match",
    "MonopolyPageView": "altbau.games.monopoly.view",
    "MonopolyState": "altbau.games.monopoly.rules.state:State",
    "MonopolyView": "altbau.games.monopoly.view",
    "NotAsked": "altbau.errors",
    "Outcome": "altbau.core.engine.chance",
    "Playout": "altbau.lab.batches",
    "playouts": "altbau.lab.batches",
    "records": "altbau.lab.games",
    "Rng": "altbau.core.engine.rng",
    "Script": "altbau.core.engine.chance",
    "ScriptedChance": "altbau.core.engine.chance",
    "seeded": "altbau.core.engine.rng",
    "StateBatch": "altbau.core.engine.playouts",
    "step_all": "altbau.lab.batches",
    "UnansweredError": "altbau.core.engine.chance",
    "Value": "altbau.core.bots.value",
    "values": "altbau.lab.batches",
    "View": "altbau.core.engine.view",
    "WuchererPageView": "altbau.games.wucherer.view",
    "WuchererState": "altbau.games.wucherer.rules.state:State",
    "WuchererView": "altbau.games.wucherer.view",
}

if not TYPE_CHECKING:  # with `__getattr__` a type checker would accept any name

    def __getattr__(name: str) -> object:
        if name == "__version__":
            from importlib.metadata import version  # slow: as long as all other imports of a game together

            found: object = version("altbau")
        elif name in _PLACES:
            module, _, called = _PLACES[name].partition(":")
            found = getattr(import_module(module), called or name)
        else:
            raise AttributeError(f"module 'altbau' has no attribute '{name}'")
        globals()[name] = found
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


def _documents(text: str) -> Iterator[document_format.Document]:
    from altbau.yaml_documents import documents  # imported late: playing does not need PyYAML

    return documents(text)


def _written(data: object) -> str:
    from altbau.yaml_documents import dump_yaml

    return dump_yaml(data)


document_format.register(document_format.Format(_documents, _written))


def _analyse(game: "Game", progress: Progress | None) -> "GameAnalysis":
    from altbau.analysis.game_analysis import analyse  # imported late: playing does not need it

    return analyse(game, progress)


register_analyser(_analyse)
