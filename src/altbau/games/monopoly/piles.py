"""A stack of cards in the notation: its next cards, or `{top: [birthday-10], bottom: [doctor-50]}` with its lowest
ones, which everybody has seen go under it. Both lists go down.
"""

from collections.abc import Sequence
from typing import NamedTuple

from altbau.core.notation.reading import check_keys, mapping, sequence
from altbau.errors import BadInput
from altbau.games.monopoly import NAME
from altbau.games.monopoly.rules.cards import CARDS, KIND_OF

TOP, BOTTOM = KEYS = ("top", "bottom")
Stack = list[str] | dict[str, list[str]]  # as it is written


class Placed(NamedTuple):
    """A card that is named, and where."""

    name: str
    path: str


class Named(NamedTuple):
    """The cards of a stack that are named."""

    top: list[Placed]
    bottom: list[Placed]

    def has(self, name: str) -> bool:
        """Whether a card is among them."""
        return name in [card.name for card in self.top + self.bottom]


def read_names(written: object, path: str) -> Named:
    """What is said of a stack. Raises BadInput."""
    if not isinstance(written, dict):
        return Named(placed(written, path), [])
    data = mapping(written, path)
    check_keys(data, KEYS, path)
    return Named(placed(data.get(TOP), f"{path}.{TOP}"), placed(data.get(BOTTOM), f"{path}.{BOTTOM}"))


def placed(value: object, path: str) -> list[Placed]:
    """The cards of a list. Raises BadInput."""
    return [Placed(str(each), f"{path}.{index}") for index, each in enumerate(sequence(value, path))]


def taken(cards: list[Placed], rest: list[int], deck: Sequence[int]) -> list[int]:
    """The kinds of these cards of a deck, top last; the rest of it has them no more. Raises BadInput."""
    kinds: list[int] = []
    for card in cards:
        kind = KIND_OF.get(card.name, 0)
        if kind not in rest:
            code = "no-more-copies" if kind in deck else "unknown-card"
            raise BadInput(code, card=card.name, place=card.path).told_by(NAME)
        rest.remove(kind)
        kinds.append(kind)
    return kinds[::-1]


def described(cards: list[int], below: int, whole: bool) -> Stack:
    """A stack, top last, of which so many of the lowest cards everybody has seen; the others, too, if it is `whole`."""
    top = card_names(cards[below:]) if whole else []
    return with_top(top, {BOTTOM: card_names(cards[:below])} if below else {})


def card_names(cards: list[int]) -> list[str]:
    """The names of cards, top last, as they are written: down from the top."""
    return [CARDS[kind].name for kind in reversed(cards)]


def with_top(top: list[str], rest: dict[str, list[str]]) -> Stack:
    """A stack with the cards that come next, the rest of which is written already."""
    if not rest:
        return top
    return {TOP: top} | rest if top else rest
