"""How the landlord card games are told."""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from altbau.core.engine.ids import Action, Seat
from altbau.core.text.sentences import Args, Narrator, own
from altbau.games.wucherer import NAME
from altbau.games.wucherer.rules.actions import (
    A_SEAT,
    ATTIC,
    BASEMENT,
    FIRST_APARTMENT,
    FIRST_BUILDING,
    NUMBER,
    SEAT,
    building_at,
    level_of,
    number_in,
    owner_of,
    place_token,
    seat_of,
    sort_of,
)
from altbau.games.wucherer.rules.cards import KINDS
from altbau.games.wucherer.rules.edition import NO_LIMIT, Edition
from altbau.games.wucherer.rules.events import INCOME, PILES, REASONS, IncomeItem, income_items_in
from altbau.games.wucherer.rules.ids import ApartmentId, Card, numbered
from altbau.games.wucherer.rules.playbook import EVENTS
from altbau.games.wucherer.rules.questions import QUESTIONS

GROUND_FLOOR: Final = 1
REMEMBERED: Final = 5_000  # lines of incomes


class WuchererNarrator(Narrator):
    """With the cards and places of an edition."""

    GAME: ClassVar = NAME
    EVENTS: ClassVar = EVENTS
    QUESTIONS: ClassVar = QUESTIONS

    def __init__(self, language: str, edition: Edition, names: Sequence[str]) -> None:
        super().__init__(language, edition, names)
        self.edition = edition

    def card(self, kind: Card) -> str:
        """The name of a card."""
        return self.say(f"card-{self.edition.names[kind]}")

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019  narrators are few, and those that tell alike equal
    def item(self, item: IncomeItem) -> str:
        """One line of an income, with its rule; remembered, since most of an income is that of the turn before."""
        name, rule = REASONS[item.reason]
        line = self.say(
            f"reason-{name}", coins=item.coins, place=self.place(item.place),
            card=self.card(item.card) if item.card else "", **{"coins-money": self.money(item.coins)},
        )  # fmt: skip
        return f"{line} ({rule})"

    def items(self, event: tuple[int, ...]) -> list[str]:
        """The items of an income, one line each."""
        if event[0] != INCOME:
            return []
        return [self.item(item) for item in income_items_in(event[3:])]

    def label(self, action: Action, token: str, question: str) -> str:
        """An option, with its token where that says something else."""
        if action < KINDS:
            return f"{self.card(Card(action))}  ({token})"
        if action >= FIRST_BUILDING:
            return f"{self.place(action)}  ({token})"
        if action >= NUMBER:
            return token
        if action >= SEAT:
            return f"{self.names[seat_of(action)]}  ({token})"
        return f"{super().label(action, token, question)}  ({token})"

    def argument(self, name: str, sort: str, value: int, actor: Seat) -> Args:
        """A card, a pile, or a target: a place or a player."""
        if sort == "card" or sort == "hidden":
            return self.card_arguments(name, numbered(value), "hidden" if sort == "hidden" else "")
        if sort == "pile":
            return {name: PILES[value]}
        if sort_of(Action(value)) == A_SEAT:
            seat = seat_of(Action(value))
            return {name: self.names[seat], f"{name}-own": own(seat == actor)}
        if value == 0:
            return {name: "", f"{name}-owner": "", f"{name}-own": "none"}
        owner = owner_of(building_at(Action(value)))
        return {
            name: self.place(Action(value)),
            f"{name}-owner": self.names[owner],
            f"{name}-own": own(owner == actor),
        }

    def card_arguments(self, name: str, kind: Card, nothing: str) -> Args:
        """A card's name, key and attributes; `nothing` is the key for 0, empty where that means no card at all."""
        key = self.edition.names.get(kind, nothing)
        args = self.named(name, f"card-{key or 'hidden'}", key)
        return args if key else dict.fromkeys(args, "")

    def good(self, action: Action) -> str:
        """A sum of money or a card."""
        if action >= NUMBER:
            return self.money(number_in(action))
        return self.say("good-card", **self.card_arguments("good", Card(action), ""))

    def place(self, id: Action) -> str:
        """A building as `B1`, an apartment as `B1 (ground floor)`, and nothing for 0."""
        if id == 0:
            return ""
        if id < FIRST_APARTMENT:
            return place_token(id)
        level = level_of(ApartmentId(id))
        names = {BASEMENT: "basement", GROUND_FLOOR: "ground", ATTIC: "attic"}
        return self.say(f"apartment-{names.get(level, 'floor')}", building=place_token(building_at(id)), floor=level)

    def difference(self, name: str, value: bool | int | None) -> str:
        """What an edition answers to one of the differences."""
        if value is None:
            return self.say("difference-answer-none")
        if isinstance(value, bool):
            return self.say(f"difference-answer-{own(value)}")
        if value >= NO_LIMIT:
            return self.say("difference-answer-no-limit")
        key = f"difference-{name}-{value}"
        return self.say(key) if self.has(key) else str(value)
