"""The public memory of hands: the cards that all have seen come into a hand, and those with which its player has not
answered.

It is computed from public events, and no rule depends on it. So it is not part of the state; it is kept beside the log
(`core.game.Observation`).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.games.wucherer.rules.actions import FIRST_WORD
from altbau.games.wucherer.rules.cards import DUAL_SYSTEM, EMPTY, ROOF
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.events import (
    BOUGHT,
    BUILT,
    CARD_PLAYED,
    DECLARED,
    EXPANDED,
    FETCHED,
    FLOOR_TO_HAND,
    GAME_BEGAN,
    MOVED_IN,
    PASSED,
    RECALLED,
    ROOF_SOLD,
    TAKEN_TO_HAND,
    TRADE_OFFERED,
    TRADED,
)
from altbau.games.wucherer.rules.ids import Card, numbered

TELLING: Final = (
    GAME_BEGAN, BOUGHT, FLOOR_TO_HAND, PASSED, TAKEN_TO_HAND, RECALLED, FETCHED, CARD_PLAYED, MOVED_IN, EXPANDED, BUILT,
    ROOF_SOLD, TRADED,
)  # fmt: skip
BY_NAME: Final = {DECLARED[kind].name: kind for kind in TELLING}
TAKEN: Final = (TAKEN_TO_HAND, RECALLED, FETCHED)
PLAYED: Final = (CARD_PLAYED, MOVED_IN, EXPANDED)


class Passed(NamedTuple):
    """A card with which a player has not answered."""

    card: Card
    since: int  # the number of hidden cards that have come into the hand since then


class Noticed(NamedTuple):
    """The public knowledge of a hand."""

    taken: tuple[Card, ...] = ()  # cards that publicly came into it and have not been seen leaving it
    passed: tuple[Passed, ...] = ()  # at most one entry for each card

    def take(self, card: Card) -> "Noticed":
        """A card comes into the hand publicly."""
        return Noticed((*self.taken, card), self.passed)

    def draw(self) -> "Noticed":
        """A hidden card comes into the hand."""
        return Noticed(self.taken, tuple([Passed(card, since + 1) for card, since in self.passed]))

    def play(self, card: Card) -> "Noticed":
        """A card publicly leaves the hand."""
        taken = list(self.taken)
        if card in taken:
            taken.remove(card)
        return Noticed(tuple(taken), self.passed)

    def leave(self, card: Card) -> "Noticed":
        """The player does not answer with a card."""
        others = [passed for passed in self.passed if passed.card != card]
        return Noticed(self.taken, (*others, Passed(card, 0)))


NOTHING: Final = Noticed()


def noticed(before: tuple[Noticed, ...], players: int, events: Sequence[tuple[int, ...]]) -> tuple[Noticed, ...]:
    """The memory of each hand, by seat, after these events; `before` is the memory before them, empty at the start."""
    hands = list(before) or [NOTHING] * players
    for event in events:
        kind = event[0]
        if kind == GAME_BEGAN:
            hands = [NOTHING] * players
        elif kind == BOUGHT or kind == FLOOR_TO_HAND:
            hands[event[1]] = hands[event[1]].draw()
        elif kind == PASSED:
            hands[event[1]] = hands[event[1]].leave(numbered(event[2]))
        elif kind in TAKEN:
            hands[event[1]] = hands[event[1]].take(numbered(event[2]))
        elif kind in PLAYED:
            hands[event[1]] = hands[event[1]].play(numbered(event[2]))
        elif kind == BUILT:
            hands[event[1]] = hands[event[1]].play(numbered(event[4]))
        elif kind == ROOF_SOLD:
            change_hands(hands, Seat(event[1]), Seat(event[3]), [ROOF])
        elif kind == TRADED:
            goods = list(event[3:])
            between = goods.index(0)
            change_hands(hands, Seat(event[1]), Seat(event[2]), goods[:between])
            change_hands(hands, Seat(event[2]), Seat(event[1]), goods[between:])
    return tuple(hands)


def change_hands(hands: list[Noticed], giver: Seat, taker: Seat, goods: Sequence[int]) -> None:
    """The cards among the goods go publicly from one hand to another."""
    for each in goods:
        if 0 < each < FIRST_WORD:
            hands[giver] = hands[giver].play(numbered(each))
            hands[taker] = hands[taker].take(numbered(each))


def held_before(players: int, events: Sequence[tuple[int, ...]]) -> dict[int, list[Card]]:
    """By seat, the cards that must have been in a hand before these events, because the events show them."""
    before: dict[int, list[Card]] = {seat: [] for seat in range(players)}
    now: dict[int, list[Card]] = {seat: [] for seat in range(players)}
    for event in events:
        for seat, cards in shown_in_hand(event):
            for kind in set(cards):
                missing = [kind] * (cards.count(kind) - now[seat].count(kind))
                before[seat] += missing
                now[seat] += missing
        after = noticed(tuple([Noticed(tuple(now[each])) for each in range(players)]), players, [event])
        now = {each: list(after[each].taken) for each in range(players)}
    return before


def shown_in_hand(event: tuple[int, ...]) -> list[tuple[Seat, list[Card]]]:
    """The cards that an event shows to be in hands when it happens."""
    kind = event[0]
    if kind in PLAYED:
        return [(Seat(event[1]), [numbered(event[2])])]
    if kind == FETCHED:
        return [(Seat(event[1]), [DUAL_SYSTEM])]
    if kind == ROOF_SOLD:
        return [(Seat(event[1]), [ROOF])]
    if kind == TRADE_OFFERED or kind == TRADED:
        goods = list(event[3:])
        between = goods.index(0)
        given = [numbered(each) for each in goods[:between] if each < FIRST_WORD]
        asked = [numbered(each) for each in goods[between + 1 :] if each < FIRST_WORD]
        author, partner = Seat(event[1]), Seat(event[2])
        return [(author, given), (partner, asked)] if kind == TRADED else [(author, given)]
    return []


# --- from a log as it was kept ----------------------------------------------------------------------------------------


def recalled(edition: Edition, players: int, lines: Sequence[Data]) -> tuple[Noticed, ...]:
    """The memory from public lines of a log; lines of older versions of the program are readable too."""
    return noticed((), players, [event_of(edition, line) for line in lines if line["name"] in BY_NAME])


def event_of(edition: Edition, line: Data) -> tuple[int, ...]:
    """The event of a log line; of its arguments only seats and cards are read."""
    kind, args = BY_NAME[line["name"]], line["args"]
    values: list[int] = [kind]
    for spec in DECLARED[kind].args:
        name, _, sort = spec.partition(":")
        if sort == "goods":
            values += [*cards_of(edition, args["given"]), 0, *cards_of(edition, args["asked"])]
        else:
            values.append(number_of(edition, args[name]))
    return tuple(values)


def cards_of(edition: Edition, goods: Data) -> list[int]:
    """The cards of a side of a trade, without money."""
    return [number_of(edition, good) for good in goods["value"] if good["type"] == "card"]


def number_of(edition: Edition, argument: Data) -> int:
    """The number of a seat or of a card of the edition; EMPTY for other arguments."""
    if argument["type"] == "seat":
        return SEAT_NAMES.index(argument["value"])
    return next((kind for kind, name in edition.names.items() if name == argument["value"]), EMPTY)
