"""What everybody knows of the draw pile: the cards that have gone under it.

It follows from what everybody has seen happen, and no rule depends on it.
"""

from typing import NamedTuple

from altbau.core.engine.chance import Chance
from altbau.games.wucherer.rules.ids import Card


class Layer(NamedTuple):
    """Cards that went under the draw pile together, shuffled."""

    seen: tuple[Card, ...]  # those that lay open before, sorted
    unseen: int  # how many others: floors, which only their builder knows
    left: int  # how many of all these lay there when somebody looked last

    def whole(self) -> bool:
        """Whether none of them has been drawn."""
        return self.left == len(self.seen) + self.unseen


def shuffled_together(cards: list[Card], unseen: int) -> Layer:
    """A layer of cards, so many of which, the first ones, have not been seen."""
    return Layer(tuple(sorted(cards[unseen:])), unseen, len(cards))


def still_there(below: list[Layer], count: int) -> list[Layer]:
    """What is left of the layers, lowest first, under a pile that has come down to so many cards."""
    found: list[Layer] = []
    for layer in below:
        if count > 0:
            found.append(layer if layer.left <= count else Layer(layer.seen, layer.unseen, count))
        count -= layer.left
    return found


def first_on_top(below: list[Layer], count: int) -> int:
    """The place in a pile of so many cards, its top last, from which on they have been shuffled together: the top card
    can be any of these."""
    place = 0
    for layer in still_there(below, count):
        if place + layer.left >= count:
            break
        place += layer.left
    return place


def imagined(below: list[Layer], pool: list[Card], rng: Chance) -> list[Card]:
    """Cards that can lie in these layers, top last. What nobody has seen of a whole layer comes from a shuffled pool,
    and so does all that may lie in one of which cards have been drawn; what does not is shuffled into the pool again.
    """
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
    """As many of these cards as are in the pool, which has them no more."""
    found: list[Card] = []
    for kind in wanted:
        if kind in pool:
            pool.remove(kind)
            found.append(kind)
    return found
