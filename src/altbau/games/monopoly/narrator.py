"""How Monopoly is told."""

from typing import ClassVar

from altbau.core.stack import NOBODY
from altbau.core.text.messages import say
from altbau.core.text.sentences import Args, Narrator
from altbau.games.monopoly.rules.actions import JAIL_CARD, NUMBER, SEAT, SQUARE, WORDS, is_square
from altbau.games.monopoly.rules.auctions import HOTEL_LOT
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.cards import CARDS
from altbau.games.monopoly.rules.events import BASES, CAUSES, EVENTS
from altbau.games.monopoly.rules.questions import QUESTIONS


class MonopolyNarrator(Narrator):
    """With squares, cards and the bank."""

    EVENTS: ClassVar = EVENTS
    QUESTIONS: ClassVar = QUESTIONS

    def square(self, square: int) -> str:
        """The name of a square."""
        return say(self.language, f"square-{NAMES[square]}")

    def player(self, seat: int) -> str:
        """A player's name, or the bank's."""
        return say(self.language, "the-bank") if seat == NOBODY else self.names[seat]

    def label(self, action: int, token: str, question: str) -> str:
        """An option, with its token where that says something else."""
        if is_square(action):
            return f"{self.square(action - SQUARE)}  ({token})"
        if action >= NUMBER:
            return self.money(action - NUMBER)
        if action >= SEAT:
            return f"{self.names[action - SEAT]}  ({token})"
        return f"{super().label(action, token, question)}  ({token})"

    def argument(self, name: str, sort: str, value: int, actor: int) -> Args:
        """A square, a lot, a card or one of the words of the vocabulary."""
        if sort == "square":
            return {name: self.square(value), f"{name}-key": NAMES[value]}
        if sort == "lot":
            building = say(self.language, "lot-hotel" if value == HOTEL_LOT else "lot-house")
            return {name: self.square(value) if value >= 0 else building}
        if sort == "card":
            return {name: say(self.language, f"drawn-{CARDS[value].name}"), f"{name}-key": CARDS[value].name}
        if sort == "word":
            return {name: WORDS[value]}
        return {name: BASES[value] if sort == "basis" else CAUSES[value]}

    def good(self, action: int) -> str:
        """A sum of money, a place or a leave-jail card."""
        if action == JAIL_CARD:
            return say(self.language, "good-jail-card")
        return self.money(action - NUMBER) if action >= NUMBER else self.square(action - SQUARE)
