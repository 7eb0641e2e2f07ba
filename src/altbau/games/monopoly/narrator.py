"""How Monopoly is told."""

from typing import ClassVar

from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.text.sentences import Args, Narrator
from altbau.games.monopoly import NAME
from altbau.games.monopoly.rules.actions import (
    JAIL_CARD,
    SEAT,
    WORDS,
    is_square,
    is_sum,
    seat_of,
    square_of,
    sum_of,
)
from altbau.games.monopoly.rules.auctions import HOTEL_LOT
from altbau.games.monopoly.rules.board import NAMES
from altbau.games.monopoly.rules.cards import CARDS
from altbau.games.monopoly.rules.events import BASES, CAUSES, EVENTS
from altbau.games.monopoly.rules.questions import QUESTIONS


class MonopolyNarrator(Narrator):
    """With squares, cards and the bank."""

    GAME: ClassVar = NAME
    EVENTS: ClassVar = EVENTS
    QUESTIONS: ClassVar = QUESTIONS

    def square(self, square: int) -> str:
        """The name of a square."""
        return self.say(f"square-{NAMES[square]}")

    def player(self, seat: Seat) -> str:
        """A player's name, or the bank's."""
        return self.say("the-bank") if seat == NOBODY else self.names[seat]

    def label(self, action: Action, token: str, question: str) -> str:
        """An option, with its token where that says something else."""
        if is_square(action):
            return f"{self.square(square_of(action))}  ({token})"
        if is_sum(action):
            return self.money(sum_of(action))
        if action >= SEAT:
            return f"{self.names[seat_of(action)]}  ({token})"
        return f"{super().label(action, token, question)}  ({token})"

    def argument(self, name: str, sort: str, value: int, actor: Seat) -> Args:
        """A square, a lot, a card or one of the words of the vocabulary."""
        if sort == "square":
            return self.named(name, f"square-{NAMES[value]}", NAMES[value])
        if sort == "lot" and value < 0:
            building = "hotel" if value == HOTEL_LOT else "house"
            return self.named(name, f"lot-{building}", building)
        if sort == "lot":
            return self.argument(name, "square", value, actor)
        if sort == "card":
            return self.named(name, f"drawn-{CARDS[value].name}", CARDS[value].name)
        if sort == "word":
            return {name: WORDS[Action(value)]}
        return {name: BASES[value] if sort == "basis" else CAUSES[value]}

    def good(self, action: Action) -> str:
        """A sum of money, a place or a leave-jail card."""
        if action == JAIL_CARD:
            return self.say("good-jail-card")
        if is_sum(action):
            return self.money(sum_of(action))
        return self.say("good-square", **self.argument("good", "square", square_of(action), NOBODY))
