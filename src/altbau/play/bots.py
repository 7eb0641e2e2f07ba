"""Bots by name. A bot gets the view of its seat and nothing else.

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
from altbau.play.default_moves import default
from altbau.play.game import Game

RANDOM = "random"  # the bot that plays every game
SEED_BYTES = 8
FAILED = "A bot has failed, and its default is played: %s"


def any_action(asked: AnyState | View, below: Callable[[int], int]) -> Action:
    """A random legal action; all options are equally likely. Sums of money are one option, of which any sum is drawn.
    `below(n)` draws a number from 0 to n - 1."""
    action = asked.legal_actions[below(len(asked.legal_actions))]
    return asked.sums.any(below) if asked.sums and action == asked.sums.least else action


class RandomBot:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed)

    def __repr__(self) -> str:
        return "<RandomBot>"

    def decide(self, view: View) -> Decision:
        """Choose a random legal action, without a reason."""
        return Decision(any_action(view, self._rng.below), None)


def bot_names(*games: AnyGame) -> list[str]:
    """The names of the bots for tables of these games, or of all games if none is given."""
    return [RANDOM, *dict.fromkeys(name for game in games or GAMES for name in game.BOTS)]


def presets(game: AnyGame) -> list[str]:
    """The default opponents: the characters of a game at their usual level, or its best bot if it has none."""
    return list(game.CHARACTERS) or bot_names(game)[-1:]


def substitute(game: AnyGame) -> str:
    """The name of the bot that sits in for a person."""
    return STEWARD if STEWARD in game.BOTS else RANDOM


def make(name: str, seed: int, edition: str = DEFAULT_EDITION) -> Bot[View]:
    """A new bot by name, for the game of an edition. Raises BadInput for an unknown name."""
    if name == RANDOM:
        return RandomBot(seed)
    game = game_of(edition)
    made = game.BOTS.get(name)
    if not made:
        raise BadInput("unknown-bot", bot=name, known=", ".join(bot_names(game)))
    return made(seed)


def own_seed(seed: int, seat: Seat) -> int:
    """The seed of the bot on a seat, derived from the game's seed by SHA-256, so that it reveals nothing of that.

    >>> own_seed(1, 0) != own_seed(1, 1) != own_seed(2, 1)
    True
    """
    return int.from_bytes(sha256(f"bot {seed} {seat}".encode()).digest()[:SEED_BYTES])


def check_decision(game: AnyGame, view: View, decision: Decision) -> Decision:
    """The decision, if its action is legal and its reasons are known to the game. Raises ValueError otherwise."""
    action, reason, truth = decision
    known = (not reason or reason.name in game.REASONS) and (not truth or truth.name in game.TRUTHS)
    if not view.is_legal(action) or not known:
        raise ValueError(f"decided {action} for {reason} ({truth}), of {view.legal_actions} or {view.sums}")
    return Decision(action, reason, truth)


def decide_safely(game: Game, bot: AnyBot, failed: Callable[[BaseException], None]) -> Decision:
    """The decision of the bot for the seat asked. If the bot raises or its decision is not permitted, `failed` is
    called with the error, and the decision is the default."""
    view = game.view(game.asked)
    try:
        return check_decision(game.module, view, bot.decide(view))
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # also SystemExit and CancelledError: a bot must not end the program that calls it
        failed(error)
        return Decision(default(game.module, game.state), None)
