"""The narrator of Monopoly."""

from typing import ClassVar

from altbau.core.text.narrator import Narrator
from altbau.games.monopoly import NAME, messages
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.events import EVENTS
from altbau.games.monopoly.rules.questions import QUESTIONS


class MonopolyNarrator(Narrator):
    """Puts the game into words; see `core/text/narrator.py`."""

    GAME: ClassVar = NAME
    NUMBERS: ClassVar = messages
    EVENTS: ClassVar = EVENTS
    QUESTIONS: ClassVar = QUESTIONS

    def square(self, square: int) -> str:
        """The name of a square."""
        return self.say(f"square-{NAMES[square]}")
