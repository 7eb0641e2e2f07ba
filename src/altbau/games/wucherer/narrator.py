"""How the landlord card games are told."""

from collections.abc import Sequence
from typing import ClassVar, Final

from altbau.core.text.messages import attributes, has, say
from altbau.core.text.sentences import Args, Narrator, own
from altbau.games.wucherer.rules.actions import (
    ATTIC,
    BASEMENT,
    FIRST_APARTMENT,
    FIRST_BUILDING,
    NUMBER,
    SEAT,
    building_of,
    level_of,
    owner_of,
    place_token,
)
from altbau.games.wucherer.rules.cards import KINDS
from altbau.games.wucherer.rules.edition import NO_LIMIT, Edition
from altbau.games.wucherer.rules.events import EVENTS, INCOME, PILES, REASONS
from altbau.games.wucherer.rules.questions import QUESTIONS

GROUND_FLOOR: Final = 1
ITEM: Final = 4  # integers of an item of an income


class WuchererNarrator(Narrator):
    """With the cards and places of an edition."""

    EVENTS: ClassVar = EVENTS
    QUESTIONS: ClassVar = QUESTIONS

    def __init__(self, language: str, edition: Edition, names: Sequence[str]) -> None:
        super().__init__(language, edition, names)
        self.edition = edition

    def card(self, kind: int) -> str:
        """The name of a card."""
        return say(self.language, f"card-{self.edition.names[kind]}")

    def reason(self, code: int, where: int, kind: int, coins: int) -> str:
        """One line of an income, with its rule."""
        name, rule = REASONS[code]
        line = say(
            self.language, f"reason-{name}", coins=coins, place=place(self.language, where),
            card=self.card(kind) if kind else "", **{"coins-money": self.money(coins)},
        )  # fmt: skip
        return f"{line} ({rule})"

    def items(self, event: tuple[int, ...]) -> list[str]:
        """The items of an income, one line each."""
        if event[0] != INCOME:
            return []
        items = event[3:]
        return [
            self.reason(items[start], items[start + 1], items[start + 2], items[start + 3])
            for start in range(0, len(items), ITEM)
        ]

    def label(self, action: int, token: str, question: str) -> str:
        """An option, with its token where that says something else."""
        if action < KINDS:
            return f"{self.card(action)}  ({token})"
        if action >= FIRST_BUILDING:
            return f"{place(self.language, action)}  ({token})"
        if action >= NUMBER:
            return token
        if action >= SEAT:
            return f"{self.names[action - SEAT]}  ({token})"
        return f"{super().label(action, token, question)}  ({token})"

    def argument(self, name: str, sort: str, value: int, actor: int) -> Args:
        """A card, a place or a pile."""
        if sort == "card" or sort == "hidden":
            return self.card_arguments(name, value, "hidden" if sort == "hidden" else "")
        if sort == "pile":
            return {name: PILES[value]}
        if value == 0:
            return {name: "", f"{name}-owner": "", f"{name}-own": "none"}
        owner = owner_of(building_of(value) if value >= FIRST_APARTMENT else value)
        return {
            name: place(self.language, value),
            f"{name}-owner": self.names[owner],
            f"{name}-own": own(owner == actor),
        }

    def card_arguments(self, name: str, kind: int, nothing: str) -> Args:
        """A card's name, key and attributes; `nothing` is the key for 0, empty where that means no card at all."""
        key = self.edition.names.get(kind, nothing)
        message = f"card-{key or 'hidden'}"
        args: Args = {name: say(self.language, message) if key else "", f"{name}-key": key}
        for attribute in attributes(self.language, message):
            args[f"{name}-{attribute}"] = say(self.language, f"{message}.{attribute}") if key else ""
        return args

    def good(self, action: int) -> str:
        """A sum of money or a card."""
        return self.money(action - NUMBER) if action >= NUMBER else self.card(action)


def place(language: str, id: int) -> str:
    """A building as `B1`, an apartment as `B1 (ground floor)`, and nothing for 0."""
    if id == 0:
        return ""
    if id < FIRST_APARTMENT:
        return place_token(id)
    level = level_of(id)
    names = {BASEMENT: "basement", GROUND_FLOOR: "ground", ATTIC: "attic"}
    return say(language, f"apartment-{names.get(level, 'floor')}", building=place_token(building_of(id)), floor=level)


def difference(language: str, name: str, value: bool | int | None) -> str:
    """What an edition answers to one of the differences."""
    if value is None:
        return say(language, "difference-answer-none")
    if isinstance(value, bool):
        return say(language, f"difference-answer-{own(value)}")
    if value >= NO_LIMIT:
        return say(language, "difference-answer-no-limit")
    key = f"difference-{name}-{value}"
    return say(language, key) if has(language, key) else str(value)
