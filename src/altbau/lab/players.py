"""Makes players by name: a bot of Altbau, an external class as `package.module:Class`, or a program as
`program:COMMAND`. Each process makes its own."""

import os
import sys
import traceback
from importlib import import_module
from typing import Final, Protocol, TypeVar

from altbau.core.bots.bot import PROGRAM, AnyBot, Decision
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.text import bot_name
from altbau.errors import BadInput, IllegalMove
from altbau.lab.programs import ProgramProcess
from altbau.play.bots import make

FROM_OUTSIDE: Final = ":"


V = TypeVar("V", bound=View, contravariant=True)


class ExternalBot(Protocol[V]):
    """The interface of a bot from outside, for views of type `V`. Its class is called with a seat (from 0), the name of
    an edition, and a seed."""

    def decide(self, view: V, /) -> Decision | int | str:
        """Choose one of the view's legal actions. Returns the action, its token, or a `Decision` with it."""


class BotFactory(Protocol):
    """The class of an external bot: the arguments of its constructor."""

    def __call__(self, seat: int, edition: str, seed: int, /) -> ExternalBot[View]: ...


class Guest:
    """Wraps an external bot; its errors become BadInput with a sentence."""

    def __init__(self, name: str, seat: int, edition: str, seed: int) -> None:
        self.name = name
        self.seat = seat
        try:
            self.bot = import_class(name)(seat, edition, seed)
        except BadInput:
            raise
        except Exception as error:
            raise self.bot_error(error) from error

    def decide(self, view: View) -> Decision:
        """The decision of the bot. Raises BadInput if it is not legal, or the bot raises."""
        try:
            decided = self.bot.decide(view)
        except Exception as error:
            raise self.bot_error(error) from error
        try:
            decision = decided if isinstance(decided, Decision) else Decision(chosen_action(view, decided), None)
            legal = type(decision.action) is int and view.is_legal(decision.action)
        except IllegalMove:
            legal = False
        if not legal:
            raise BadInput("bot-not-legal", bot=self.name, seat=SEAT_NAMES[self.seat], decided=repr(decided))
        return decision

    def bot_error(self, error: Exception) -> BadInput:
        """The error for an exception in the bot, with its file and line."""
        *_, last = traceback.extract_tb(error.__traceback__)
        where = f"{os.path.basename(last.filename)}:{last.lineno}"
        problem = traceback.format_exception_only(error)[-1].strip()
        return BadInput("bot-failed", bot=self.name, seat=SEAT_NAMES[self.seat], problem=problem, where=where)


def chosen_action(view: View, chosen: int | str) -> Action:
    """The action that a bot has named by its number or its token. Raises IllegalMove for a token."""
    return view.action(chosen) if isinstance(chosen, str) else Action(chosen)


def import_class(name: str) -> BotFactory:
    """Import the class with this name; the working directory is searched as well. Raises BadInput."""
    module, _, called = name.partition(FROM_OUTSIDE)
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: object = import_module(module)
        for part in called.split("."):
            found = getattr(found, part)
    except Exception as error:
        problem = traceback.format_exception_only(error)[-1].strip()
        raise BadInput("bot-not-imported", bot=name, problem=problem) from error
    if not callable(found):
        raise BadInput("bot-not-imported", bot=name, problem=f"{called} is no class")
    made: BotFactory = found
    return made


def display_name(game: str, language: str, name: str) -> str:
    """The displayed name of a bot in a game; for an external one its class or command.

    >>> display_name("wucherer", "en", "gangster"), display_name("wucherer", "en", "mine.bots:Careful")
    ('Gangster', 'Careful')
    """
    if name.startswith(PROGRAM):
        return name.removeprefix(PROGRAM)
    return name.rpartition(FROM_OUTSIDE)[2] if FROM_OUTSIDE in name else bot_name(game, language, name)


def player(name: str, seat: Seat, edition: str, seed: int) -> AnyBot:
    """A bot for a seat. Raises BadInput."""
    if name.startswith(PROGRAM):
        return ProgramProcess(name, seat, seed)
    return Guest(name, seat, edition, seed) if FROM_OUTSIDE in name else make(name, seed, edition)
