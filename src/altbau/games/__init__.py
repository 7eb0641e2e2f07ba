"""The games, and which of them an edition belongs to. Nothing above names one of them."""

from typing import Final, TypeAlias

from altbau.core.engine.state import AnyEdition
from altbau.core.game import AnyGame
from altbau.core.page.catalogue import PlainEditionInfo
from altbau.core.page.wire import PlainTable
from altbau.core.text import messages
from altbau.errors import BadInput
from altbau.games.monopoly import game as monopoly_game
from altbau.games.monopoly.wire import MonopolyEditionInfo, MonopolyScene, MonopolyTable
from altbau.games.wucherer import game as wucherer_game
from altbau.games.wucherer.wire import WuchererDifferences, WuchererEditionInfo, WuchererScene, WuchererTable

# What pages get of some game, for the description of the interface.
TableMessage: TypeAlias = WuchererTable | MonopolyTable | PlainTable
EditionMessage: TypeAlias = WuchererEditionInfo | MonopolyEditionInfo | PlainEditionInfo
DifferencesMessage: TypeAlias = WuchererDifferences
SceneMessage: TypeAlias = WuchererScene | MonopolyScene

DEFAULT_EDITION: Final = "landlord-2013"
GAMES: Final[list[AnyGame]] = []
EDITIONS: Final[dict[str, AnyEdition]] = {}
_games: Final[dict[str, AnyGame]] = {}  # by edition


def register(game: AnyGame) -> None:
    """Let a game be known with its editions, its bots and its messages."""
    GAMES.append(game)
    _games.update(dict.fromkeys(game.EDITIONS, game))
    EDITIONS.update(game.EDITIONS)
    messages.add(game.NAME, game.TEXTS)


def forget(game: AnyGame) -> None:
    """Let a game be known no longer."""
    GAMES.remove(game)
    for key in game.EDITIONS:
        del EDITIONS[key], _games[key]
    messages.remove(game.NAME)


def game_of(edition: str) -> AnyGame:
    """The game of an edition. Raises BadInput for an unknown one."""
    game = _games.get(edition)
    if game is None:
        raise BadInput("unknown-edition", edition=edition, known=", ".join(EDITIONS))
    return game


for each in (wucherer_game, monopoly_game):
    register(each)
