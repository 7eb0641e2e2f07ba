"""Luck: what chance gave, beside the mean of all that it could have given.

The value of the position after an answer of chance minus the mean of the values after all of its answers, in their
odds (Zinkevich and others, "Optimal Unbiased Estimators for Evaluating Agent Performance", AAAI 2006: *advantage
sums*). All cards lie open, so the odds are exact, and the mean luck of every seat is 0 whatever the value is worth.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from altbau.core.bots.value import Value
from altbau.core.engine.chance import Outcome
from altbau.core.engine.forks import forks, node
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.state import AnyState

Judge = Callable[[AnyState], Value]
Sight = Callable[[AnyState, Seat], float]  # the chance to win of a seat, as far as it knows


class Stroke(NamedTuple):
    """What one answer of chance did for everybody."""

    move: int  # the place of the choice that it followed among all choices
    seat: Seat  # whose turn it was
    answer: Outcome
    gained: Value  # by seat: chance to win and money above the mean
    variance: list[float]  # by seat: of what can be gained of the chance to win
    felt: list[
        float
    ]  # by seat: what it gained of that as far as it could see, above the mean of all it could have seen


def strokes(s: AnyState, actions: Sequence[Action], judge: Judge, sight: Sight) -> Iterator[Stroke]:
    """All luck in a game from a state on, in which these choices were made. The state is left as it is."""
    now = s.copy()
    for move, action in enumerate(actions):
        for fork in forks(now, action):
            after = [node(now, action, (*fork.given, each)).state for each in fork.before.outcomes]
            values = [judge(each) for each in after]
            ways = [each.ways for each in fork.before.outcomes]
            gains = [above_mean(value, values, ways) for value in values]
            came = fork.before.outcomes.index(fork.answer)
            felt = [felt_by(seat, after, ways, came, sight) for seat in now.seats()]
            yield Stroke(move, fork.before.state.turn, fork.answer, gains[came], variance(gains, ways), felt)
        now.apply(action)


def felt_by(seat: Seat, after: Sequence[AnyState], ways: Sequence[int], came: int, sight: Sight) -> float:
    """What a seat could see of a stroke. Another's hidden card is felt when it is played, and not as it is drawn."""
    chances = [sight(each, seat) for each in after]
    return chances[came] - sum(chance * way for chance, way in zip(chances, ways, strict=True)) / sum(ways)


def first_deal(s: AnyState, deals: Sequence[AnyState], judge: Judge) -> Value:
    """The luck of the cards that a game begins with, beside those of other deals: the one term that is sampled."""
    return above_mean(judge(s), [judge(each) for each in deals], [1] * len(deals))


def variance(gains: Sequence[Value], ways: Sequence[int]) -> list[float]:
    """By seat, the variance of a chance to win that can change so, in so many ways."""
    squares = [[gain**2 * way for gain in value.chances] for value, way in zip(gains, ways, strict=True)]
    return [sum(of_seat) / sum(ways) for of_seat in zip(*squares, strict=True)]


def above_mean(came: Value, values: Sequence[Value], ways: Sequence[int]) -> Value:
    """By how much a value is above the mean of all that could have come about in so many ways."""
    total = sum(ways)
    seats = range(len(came.chances))
    chances = [sum(value.chances[seat] * way for value, way in zip(values, ways, strict=True)) for seat in seats]
    money = [sum(value.money[seat] * way for value, way in zip(values, ways, strict=True)) for seat in seats]
    return Value(
        [came.chances[seat] - chances[seat] / total for seat in seats],
        [came.money[seat] - money[seat] / total for seat in seats],
    )
