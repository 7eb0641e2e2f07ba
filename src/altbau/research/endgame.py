"""End games small enough for exact methods: a position in the notation, with hands dealt at random from a few publicly
known cards.

>>> game = EndGame()
>>> game.players, len(game.openings()), sum(deal.ways for deal in game.openings())
(2, 90, 90)
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from itertools import combinations
from typing import Any, Final, TypeAlias

from altbau.core.engine.chance import Chance, Outcome
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.notation.document_format import documents
from altbau.core.notation.position_reader import mapping, sequence
from altbau.errors import BadInput
from altbau.lab.view_tracking import TrackedState
from altbau.play.text.position import read_position
from altbau.research.environment_spec import ROUNDS, EnvironmentSpec

Hands: TypeAlias = tuple[tuple[str, ...], ...]  # sorted cards by seat

SHIPPED: Final = (files(__package__) / "endgame.yaml").read_text(encoding="utf-8")


class EndGame(EnvironmentSpec):
    """The setting of an end game, from a text like `endgame.yaml`: the position, the cards to deal, and the number for
    each seat. Raises BadInput."""

    def __init__(self, text: str = SHIPPED) -> None:
        data = mapping(next(documents(text)).data, "endgame")
        self.text = text
        self.position = mapping(data.get("position"), "position")
        state = read_position(self.position)
        options = mapping(self.position.get("options"), "options")
        super().__init__(state.edition.key, state.players, options=options, rounds=ROUNDS)
        sizes = mapping(data.get("hands"), "hands")
        cards = [str(card) for card in sequence(data.get("cards"), "cards")]
        counts = [sizes.get(seat, 0) for seat in SEAT_NAMES[: self.players]]
        if not all(isinstance(count, int) for count in counts) or not 0 < sum(counts) <= len(cards):
            raise BadInput("bad-value", place="hands", value=str(sizes), expected="number")
        found = Counter(_dealt(cards, counts))
        self.deals = sorted(found)
        self._openings = [Outcome((), 0, found[deal], number) for number, deal in enumerate(self.deals)]

    def __reduce__(self) -> tuple[object, ...]:
        return EndGame, (self.text,)

    def openings(self) -> Sequence[Outcome]:
        return self._openings

    def dealt_by(self, source: Chance) -> TrackedState:
        return self.deal(int(source.below(len(self.deals))))

    def deal(self, number: int) -> TrackedState:
        """The game after one of its `deals`."""
        hands = self.deals[number]
        named: Mapping[str, Any] = {SEAT_NAMES[seat]: list(hand) for seat, hand in enumerate(hands)}
        return TrackedState(read_position({**self.position, "hands": named}))


def _dealt(cards: Sequence[str], counts: Sequence[int]) -> Iterator[Hands]:
    """All ways to deal `counts` of these cards to the seats; the remaining cards go to nobody."""
    if not counts:
        yield ()
        return
    for own in combinations(range(len(cards)), counts[0]):
        rest = [card for number, card in enumerate(cards) if number not in own]
        for others in _dealt(rest, counts[1:]):
            yield (tuple(sorted(cards[number] for number in own)), *others)


def histories(game: EndGame) -> Counter[str]:
    """The number of `deals`, `decisions` and `ends` in the tree of an end game."""
    found: Counter[str] = Counter(deals=len(game.deals))

    def follow(table: TrackedState) -> None:
        if game.over(table):
            found["ends"] += 1
            return
        found["decisions"] += 1
        for number in game.numbers(table):
            after = table.copy()
            game.play(after, number)
            follow(after)

    for number in range(len(game.deals)):
        follow(game.deal(number))
    return found
