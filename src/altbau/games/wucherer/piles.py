"""Public knowledge of the draw pile in the notation: `{count: 60, bottom: [squatters], bottom-any-order: [hacker, 2]}`.

The lists go from the top down to the bottom of the pile. The cards in `bottom-any-order` lie above those in `bottom`. A
list inside `bottom` stands for cards in any order. A number in such a list stands for so many unseen cards.
`{left: 2, of: [hacker, bomb, 1]}` stands for what is left of a list from which cards have been drawn.
"""

from collections import Counter
from collections.abc import Callable

from altbau.core.data import Data
from altbau.core.notation.position_reader import check_keys, mapping, number, sequence, wrong_kind
from altbau.games.wucherer.rules.edition import Edition
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.pile import Layer

COUNT, TOP, BOTTOM, ANY_ORDER = KEYS = ("count", "top", "bottom", "bottom-any-order")
LEFT, OF = ("left", "of")
Namer = Callable[[object, str], Card]  # the card that a value names; raises BadInput with the value's path


def described(below: list[Layer], edition: Edition) -> Data:
    """The layers under a pile in the notation: `bottom` and `bottom-any-order`, as far as they are not empty."""
    layers = [described_layer(layer, edition) for layer in reversed(below)]
    if layers and isinstance(layers[0], list):
        return {ANY_ORDER: layers[0]} | ({BOTTOM: layers[1:]} if len(layers) > 1 else {})
    return {BOTTOM: layers} if layers else {}


def described_layer(layer: Layer, edition: Edition) -> object:
    """A layer in the notation."""
    cards: list[str | int] = [edition.names[kind] for kind in layer.seen]
    if layer.unseen:
        cards.append(layer.unseen)
    if not layer.whole():
        return {LEFT: layer.left, OF: cards}
    return cards[0] if len(layer.seen) == layer.left == 1 else cards


def read_layers(data: Data, known: Namer, possible: Namer) -> list[Layer]:
    """The layers under a pile, lowest first. Raises BadInput.

    `known` converts the names of cards that certainly lie there, `possible` those of cards that may have been drawn.
    """
    layers: list[Layer] = []
    if ANY_ORDER in data:
        layers.append(read_layer(sequence(data[ANY_ORDER], f"draw.{ANY_ORDER}"), f"draw.{ANY_ORDER}", known, possible))
    for index, value in enumerate(sequence(data.get(BOTTOM), f"draw.{BOTTOM}")):
        layers.append(read_layer(value, f"draw.{BOTTOM}.{index}", known, possible))
    return [layer for layer in reversed(layers) if layer.left]


def read_layer(value: object, path: str, known: Namer, possible: Namer) -> Layer:
    """Read a layer: a card, a list of cards that were shuffled together, or what is left of such a list. Raises
    BadInput.
    """
    if isinstance(value, dict):
        data = mapping(value, path)
        check_keys(data, (LEFT, OF), path)
        layer = read_layer(sequence(data.get(OF), f"{path}.{OF}"), f"{path}.{OF}", possible, possible)
        return layer._replace(left=number(data.get(LEFT), f"{path}.{LEFT}", layer.left))
    if not isinstance(value, list):
        return Layer((known(value, path),), 0, 1)
    seen: list[Card] = []
    unseen = 0
    for index, each in enumerate(value):
        if isinstance(each, int):
            unseen += number(each, f"{path}.{index}")
        else:
            seen.append(known(each, f"{path}.{index}"))
    return Layer(tuple(sorted(seen)), unseen, len(seen) + unseen)


def check_layers(below: list[Layer], pile: list[Card], value: object) -> None:
    """Raise BadInput unless a pile (top last) is consistent with the layers at its bottom."""
    start = 0
    for layer in below:
        others = Counter(pile[start : start + layer.left]) - Counter(layer.seen)
        start += layer.left
        if start > len(pile) or others.total() > layer.unseen:
            raise wrong_kind("draw", value, f"{BOTTOM}, {ANY_ORDER}: {TOP}")
