"""Public knowledge of the draw pile: the cards that have gone under it.

It is computed from public events, and no rule depends on it.
"""

from typing import NamedTuple

from altbau.core.engine.chance import Chance
from altbau.games.wucherer.rules.ids import Card


class Layer(NamedTuple):
    """Cards that went under the draw pile together, shuffled."""

    seen: tuple[Card, ...]  # those that were face up before, sorted
    unseen: int  # the number of others: floors, which only their builder knows
    left: int  # how many of all these were left at the last update

    def whole(self) -> bool:
        """Whether none of them has been drawn."""
        return self.left == len(self.seen) + self.unseen


def shuffled_together(cards: list[Card], unseen: int) -> Layer:
    """A layer of cards; the first `unseen` of them have not been public."""
    return Layer(tuple(sorted(cards[unseen:])), unseen, len(cards))


def still_there(below: list[Layer], count: int) -> list[Layer]:
    """The layers, lowest first, that are left when the whole pile has `count` cards."""
    found: list[Layer] = []
    for layer in below:
        if count > 0:
            found.append(layer if layer.left <= count else Layer(layer.seen, layer.unseen, count))
        count -= layer.left
    return found


def first_on_top(below: list[Layer], count: int) -> int:
    """The index in a pile of `count` cards (top last) from which on the cards were shuffled together: the top card can
    be any of them."""
    place = 0
    for layer in still_there(below, count):
        if place + layer.left >= count:
            break
        place += layer.left
    return place


def imagined(below: list[Layer], pool: list[Card], rng: Chance) -> list[Card]:
    """Random cards that are consistent with these layers, top last. The unseen cards of a whole layer come from the
    shuffled pool. For a layer from which cards were drawn, its seen cards too are taken from the pool, as far as they
    are there; surplus cards are shuffled back into it. Changes the pool."""
    cards: list[Card] = []
    for layer in below:
        together = list(layer.seen) if layer.whole() else taken(layer.seen, pool)
        for _ in range(min(layer.unseen, len(pool))):
            together.append(pool.pop())
        rng.shuffle(together)
        cards += together[: layer.left]
        if len(together) > layer.left:
            pool += together[layer.left :]
            rng.shuffle(pool)
    return cards


def taken(wanted: tuple[Card, ...], pool: list[Card]) -> list[Card]:
    """Take these cards out of the pool, as far as it has them; returns them."""
    found: list[Card] = []
    for kind in wanted:
        if kind in pool:
            pool.remove(kind)
            found.append(kind)
    return found
