"""The narrator of the landlord card games."""

from typing import ClassVar

from altbau.core.text.argument_forms import Saying
from altbau.core.text.narrator import Narrator, yes_or_no
from altbau.games.wucherer import NAME, messages
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.playbook import EVENTS
from altbau.games.wucherer.rules.questions import QUESTIONS


class WuchererNarrator(Narrator):
    """Puts the game into words, with the card names of an edition; see `core/text/narrator.py`."""

    GAME: ClassVar = NAME
    NUMBERS: ClassVar = messages
    SAYINGS: ClassVar = {
        "place": Saying({"owner": "name", "own": "own"}, "place", ("building", "level")),
        "level": Saying({}, "edit-level", ("level",)),
        "hidden": Saying({"key": "value"}, missing="card-hidden"),
        "floors": Saying({}, "page-floors", ("floors",)),
    }
    EVENTS: ClassVar = EVENTS
    QUESTIONS: ClassVar = QUESTIONS

    edition: Edition

    def card(self, kind: Card) -> str:
        """The name of a card."""
        return self.say(f"card-{self.edition.names[kind]}")

    def difference(self, name: str, value: bool | int | None) -> str:
        """The text of an edition's value in a difference."""
        if isinstance(value, bool):
            return self.say(f"difference-answer-{yes_or_no(value)}")
        key = f"difference-{name}-{'none' if value is None else value}"
        if self.has(key):
            return self.say(key)
        return self.say("difference-answer-none") if value is None else str(value)
