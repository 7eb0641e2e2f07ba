"""What is played when a bot fails: something harmless that brings the game on."""

import logging
from collections.abc import Callable

from altbau.bots.decision import REASONS, Bot, Decision
from altbau.monopoly import actions as board
from altbau.view import BoardView, View
from altbau.wucherer import actions as houses

# What commits to least comes first; cards are bought, since a game ends when they are used up.
HARMLESS = (
    houses.PASS, houses.DONE, houses.DECLINE, houses.BUY, houses.STOP, houses.STAY, houses.KEEP, houses.OFFER,
    houses.FOR,
)  # fmt: skip
HARMLESS_ON_THE_BOARD = (
    board.PASS, board.DECLINE, board.ROLL, board.END, board.AUCTION, board.KEEP, board.OFFER, board.FOR,
)  # fmt: skip

logger = logging.getLogger(__name__)


def default(view: View) -> int:
    """A legal action that asks for no thought; played again and again it ends every move."""
    harmless = HARMLESS_ON_THE_BOARD if isinstance(view, BoardView) else HARMLESS
    return next((action for action in harmless if action in view.legal), view.legal[0])


def dependable(bot: Bot, view: View, told: Callable[[], dict[str, object]]) -> Decision:
    """A bot's decision. If it fails, or decides what it can't, that is logged with what `told` says of the place, and
    the default is played.
    """
    try:
        action, reason = bot.decide(view)
        if action not in view.legal or (reason and reason.name not in REASONS):
            raise ValueError(f"decided {action} for {reason}, of {view.legal}")
        return Decision(action, reason)
    except KeyboardInterrupt:
        raise
    except BaseException:  # one that ends a program or a task, too: who waits for the bot must not be ended by it
        logger.exception("A bot has failed, and its default is played: %s", told())
        return Decision(default(view), None)
