"""The objects that library users work with: games, matches, bots and the notation, for every game.

What analyses a finished game is registered here from outside (`altbau/__init__.py`), since it is built on games.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from altbau.play.game_types import GameAnalysis

Progress: TypeAlias = Callable[[int], object]  # is told the number of choices that have been looked at
Analyser: TypeAlias = Callable[..., "GameAnalysis"]  # of a game, and of a `Progress` or None

_analysers: Final[list[Analyser]] = []


def register_analyser(analyser: Analyser) -> None:
    """Analyse games by this function."""
    _analysers[:] = [analyser]


def registered_analyser() -> Analyser:
    """The function that analyses games."""
    return _analysers[0]
