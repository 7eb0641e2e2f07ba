"""Luck: the value after a random event, compared with the mean over all its outcomes.

The luck of an event is the value of the position after its outcome minus the mean of the values after all possible
outcomes, weighted by probability (Zinkevich and others, "Optimal Unbiased Estimators for Evaluating Agent Performance",
AAAI 2006: *advantage sums*). All cards are open, so the probabilities are exact, and the expected luck of every seat is
0 for any value function.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from altbau.core.bots.value import Value
from altbau.core.engine.chance import Outcome
from altbau.core.engine.chance_nodes import forks, node
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.state import AnyState

Judge = Callable[[AnyState], Value]
Sight = Callable[[AnyState, Seat], float]  # a seat's chance of winning by what it knows


class LuckEvent(NamedTuple):
    """The luck of one random event."""

    move: int  # index of the choice before it among all choices
    seat: Seat  # whose turn it was
    answer: Outcome
    gained: Value  # by seat: chance of winning and money, minus the mean
    variance: list[float]  # by seat: variance of the gain in the chance of winning
    felt: list[float]  # by seat: gain in the chance of winning by what the seat knew, minus the mean


def luck_events(s: AnyState, actions: Sequence[Action], judge: Judge, sight: Sight) -> Iterator[LuckEvent]:
    """The luck of all random events of a game from a state on, with these choices. The state is not changed."""
    now = s.copy()
    for move, action in enumerate(actions):
        for fork in forks(now, action):
            after = [node(now, action, (*fork.given, each)).state for each in fork.before.outcomes]
            values = [judge(each) for each in after]
            ways = [each.ways for each in fork.before.outcomes]
            gains = [above_mean(value, values, ways) for value in values]
            came = fork.before.outcomes.index(fork.answer)
            felt = [felt_by(seat, after, ways, came, sight) for seat in now.seats()]
            yield LuckEvent(move, fork.before.state.turn, fork.answer, gains[came], variance(gains, ways), felt)
        now.apply(action)


def felt_by(seat: Seat, after: Sequence[AnyState], ways: Sequence[int], came: int, sight: Sight) -> float:
    """The luck of an event by what a seat knew: another's hidden card counts when it is played, not when it is
    drawn."""
    chances = [sight(each, seat) for each in after]
    return chances[came] - sum(chance * way for chance, way in zip(chances, ways, strict=True)) / sum(ways)


def first_deal(s: AnyState, deals: Sequence[AnyState], judge: Judge) -> Value:
    """The luck of the deal, compared with the mean of a sample of `deals`; the only term that is not exact."""
    return above_mean(judge(s), [judge(each) for each in deals], [1] * len(deals))


def variance(gains: Sequence[Value], ways: Sequence[int]) -> list[float]:
    """By seat, the variance of these gains in the chance of winning, weighted by `ways`."""
    squares = [[gain**2 * way for gain in value.chances] for value, way in zip(gains, ways, strict=True)]
    return [sum(of_seat) / sum(ways) for of_seat in zip(*squares, strict=True)]


def above_mean(came: Value, values: Sequence[Value], ways: Sequence[int]) -> Value:
    """A value minus the mean of the possible `values`, weighted by `ways`."""
    total = sum(ways)
    seats = range(len(came.chances))
    chances = [sum(value.chances[seat] * way for value, way in zip(values, ways, strict=True)) for seat in seats]
    money = [sum(value.money[seat] * way for value, way in zip(values, ways, strict=True)) for seat in seats]
    return Value(
        [came.chances[seat] - chances[seat] / total for seat in seats],
        [came.money[seat] - money[seat] / total for seat in seats],
    )
