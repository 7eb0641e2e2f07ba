"""Players that get a seat's view and nothing else, by name.

>>> make("steward", 1).decide  # doctest: +ELLIPSIS
<bound method LandlordBot.decide of ...>
"""

from collections.abc import Callable
from hashlib import sha256

from altbau.core.bots.bot import STEWARD, AnyBot, Bot, Decision
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.rng import seeded
from altbau.core.engine.state import AnyState
from altbau.core.engine.view import View
from altbau.core.game import AnyGame
from altbau.errors import BadInput
from altbau.games import DEFAULT_EDITION, GAMES, game_of
from altbau.play.defaults import default
from altbau.play.game import Game

RANDOM = "random"  # the bot that plays every game
SEED_BYTES = 8
FAILED = "A bot has failed, and its default is played: %s"


def any_action(asked: AnyState | View, below: Callable[[int], int]) -> Action:
    """Any legal action, each option equally likely, and of sums of money, which are one of them, any; `below` draws a
    number from 0 on that is below its argument."""
    action = asked.legal_actions[below(len(asked.legal_actions))]
    return asked.sums.any(below) if asked.sums and action == asked.sums.least else action


class RandomBot:
    """Chooses anything."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def decide(self, view: View) -> Decision:
        """Choose any legal action."""
        return Decision(any_action(view, self._rng.below), None)


def bot_names(*games: AnyGame) -> list[str]:
    """The names of the bots that tables of some games are offered, or of any game."""
    return [RANDOM, *dict.fromkeys(name for game in games or GAMES for name in game.BOTS)]


def presets(game: AnyGame) -> list[str]:
    """The bots that newcomers meet: the characters of a game at their usual level, or the best where there are none."""
    return list(game.CHARACTERS) or bot_names(game)[-1:]


def substitute(game: AnyGame) -> str:
    """The bot that plays in the place of a person."""
    return STEWARD if STEWARD in game.BOTS else RANDOM


def make(name: str, seed: int, edition: str = DEFAULT_EDITION) -> Bot[View]:
    """A bot by name, for an edition's game. Raises BadInput."""
    if name == RANDOM:
        return RandomBot(seed)
    game = game_of(edition)
    made = game.BOTS.get(name)
    if not made:
        raise BadInput("unknown-bot", bot=name, known=", ".join(bot_names(game)))
    return made(seed)


def own_seed(seed: int, seat: Seat) -> int:
    """The seed of a bot on a seat, which follows from the game's but tells nothing about it.

    >>> own_seed(1, 0) != own_seed(1, 1) != own_seed(2, 1)
    True
    """
    return int.from_bytes(sha256(f"bot {seed} {seat}".encode()).digest()[:SEED_BYTES])


def permitted(game: AnyGame, view: View, decision: Decision) -> Decision:
    """A decision that its bot can take. Raises ValueError for any other."""
    action, reason, truth = decision
    known = (not reason or reason.name in game.REASONS) and (not truth or truth.name in game.TRUTHS)
    if not view.is_legal(action) or not known:
        raise ValueError(f"decided {action} for {reason} ({truth}), of {view.legal_actions} or {view.sums}")
    return Decision(action, reason, truth)


def dependable(game: Game, bot: AnyBot, failed: Callable[[BaseException], None]) -> Decision:
    """The decision of the bot that is asked. If it fails, or decides what it can't, `failed` is told why, and the
    default is played."""
    view = game.view(game.asked)
    try:
        return permitted(game.module, view, bot.decide(view))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # one that ends a program or a task, too: nobody who waits for the bot is ended
        failed(error)
        return Decision(default(game.module, game.state), None)
