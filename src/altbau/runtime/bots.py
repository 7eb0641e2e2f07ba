"""How bots decide for a table: in processes of the server, in a worker of the browser, or in the event loop."""

import traceback
from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import NamedTuple, Protocol

from altbau.core.bots.bot import AnyBot, Decision
from altbau.core.engine.ids import Seat
from altbau.core.engine.view import View
from altbau.play.game import Game


class BotAnswer(NamedTuple):
    """What a bot has decided, and the bot with its memory afterwards."""

    decision: Decision
    bot: AnyBot


class BotError(Exception):
    """A bot has failed to decide; the argument is the traceback as text."""


class BotThinker(Protocol):
    """Lets bots decide where they hold nobody up."""

    async def decide(self, bot: AnyBot, view: View, since: float, /) -> BotAnswer:
        """A bot's decision, and the bot with its memory afterwards; the one given is unchanged. `since` is when its
        table began to wait for the move that this decision is a part of. Raises whatever has gone wrong."""


class ProgramSlot(NamedTuple):
    """Where a program plays: its table and seat, and the seed that it draws by."""

    table: str
    seat: Seat
    seed: int


class Program(ABC):
    """A program of the host on a seat of a table, which follows a game and keeps its own memory."""

    @abstractmethod
    def prepare(self, game: Game, number: int) -> None:
        """Be ready for game `number` of a match."""

    @abstractmethod
    async def decide(self, game: Game, number: int, since: float) -> list[Decision]:
        """Its whole move, up to the next question that all may know of; it is played in `game`. `since` is as in
        `BotThinker`."""

    @abstractmethod
    def end(self, game: Game) -> None:
        """The game is over."""

    @abstractmethod
    def stop(self) -> None:
        """Another copy of the table goes on."""


class Programs(Protocol):
    """The programs of a host."""

    @property
    def names(self) -> list[str]:
        """Their names as bots."""

    def check(self, bots: Collection[str | None]) -> None:
        """Raises BadInput where one of these is a program that is not here."""

    def seat(self, name: str, place: ProgramSlot) -> Program:
        """A program, by its name without prefix, on a seat."""


def decide(bot: AnyBot, view: View) -> BotAnswer | BotError:
    """Let a bot decide. Whatever it raises, even what would end the program or a task, is a failure of the bot."""
    try:
        return BotAnswer(bot.decide(view), bot)
    except BaseException:
        return BotError(traceback.format_exc())
