"""A stack of cards in the notation: its next cards, or `{top: [birthday-10], bottom: [doctor-50]}` with its lowest
cards too, which all players have seen go under it. Both lists go from the top down.
"""

from collections.abc import Sequence
from typing import NamedTuple

from altbau.core.notation.position_reader import check_keys, mapping, sequence
from altbau.errors import BadInput
from altbau.games.monopoly import NAME
from altbau.games.monopoly.rules.cards import CARDS, KIND_OF

TOP, BOTTOM = KEYS = ("top", "bottom")
Stack = list[str] | dict[str, list[str]]  # as written in the notation


class Placed(NamedTuple):
    """The name of a card in a position, and its path."""

    name: str
    path: str


class Named(NamedTuple):
    """The named cards of a stack."""

    top: list[Placed]
    bottom: list[Placed]

    def has(self, name: str) -> bool:
        """Whether a card is among them."""
        return name in [card.name for card in self.top + self.bottom]


def read_names(written: object, path: str) -> Named:
    """The named cards of a stack in a position. Raises BadInput."""
    if not isinstance(written, dict):
        return Named(placed(written, path), [])
    data = mapping(written, path)
    check_keys(data, KEYS, path)
    return Named(placed(data.get(TOP), f"{path}.{TOP}"), placed(data.get(BOTTOM), f"{path}.{BOTTOM}"))


def placed(value: object, path: str) -> list[Placed]:
    """The cards of a list. Raises BadInput."""
    return [Placed(str(each), f"{path}.{index}") for index, each in enumerate(sequence(value, path))]


def taken(cards: list[Placed], rest: list[int], deck: Sequence[int]) -> list[int]:
    """The kinds of these cards, top last; they are removed from `rest`. Raises BadInput for a card that is not in
    it."""
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
    """A stack (top last) in the notation: its lowest `below` cards, which are public, and with `whole` the others
    too."""
    top = card_names(cards[below:]) if whole else []
    return with_top(top, {BOTTOM: card_names(cards[:below])} if below else {})


def card_names(cards: list[int]) -> list[str]:
    """The names of cards (top last) as written, from the top down."""
    return [CARDS[kind].name for kind in reversed(cards)]


def with_top(top: list[str], rest: dict[str, list[str]]) -> Stack:
    """A stack in the notation, from its next cards and the rest as already written."""
    if not rest:
        return top
    return {TOP: top} | rest if top else rest
