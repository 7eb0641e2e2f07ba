"""Judging a choice afterwards: how much another action would have raised the chance to win, according to the search.

The chosen action and its rivals are tried in the same determinized worlds, as in `search.py`. Results are valued as
win probabilities, which are comparable across games. The best rival is selected in one half of the worlds and measured
in the other half: in the worlds used for selection its estimate is biased upwards.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from altbau.core.bots.search import DROPPED, FIRST_LOOK, Policy, Trial, rollout
from altbau.core.bots.value import Value, lead
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.state import BaseState

S = TypeVar("S", bound=BaseState)


ROUNDS: Final = 2  # played on before a result is valued
SURE: Final = 2.0  # standard errors by which a rival must also lead in the policy's own valuation


class Verdict(NamedTuple):
    """The best rival compared with the chosen action."""

    better: Action  # the best rival; the chosen action if none is better
    gained: list[float]  # by seat, the change of its win probability
    error: float  # the standard error of the change for the seat asked
    worlds: int
    earned: list[float]  # by seat, the change of the money that it can expect
    earned_error: float  # the standard error of the change of the lead (`value.lead`) for the seat asked


class Rival:
    """An alternative to the chosen action, with its trials in the worlds for selection and in those for measurement."""

    def __init__(self, action: Action, players: int) -> None:
        self.action = action
        self.valued = Trial(action)  # selection worlds: differences in the policy's valuation
        self.likely = Trial(action)  # selection worlds: differences in win probability
        self.measured = Trial(action)  # measurement worlds: differences in win probability
        self.ahead = Trial(action)  # measurement worlds: differences in the lead
        self.gained: list[float] = [0.0] * players  # the sums of the differences in win probability, by seat
        self.earned: list[float] = [0.0] * players  # the sums of those in money, by seat

    def measure(self, me: Seat, found: Value, own: Value) -> None:
        """Add a measurement world: the values after the rival and after the chosen action (`own`)."""
        self.measured.add(found.chances[me] - own.chances[me])
        self.ahead.add(lead(found.money, me) - lead(own.money, me))
        for seat in range(len(own.chances)):
            self.gained[seat] += found.chances[seat] - own.chances[seat]
            self.earned[seat] += found.money[seat] - own.money[seat]

    def verdict(self, worlds: int) -> Verdict:
        """The verdict that it is better, from so many worlds in all."""
        count = self.measured.worlds
        gained, earned = [each / count for each in self.gained], [each / count for each in self.earned]
        return Verdict(self.action, gained, self.measured.error(), worlds, earned, self.ahead.error())

    def is_better(self) -> bool:
        """Whether its win probability is higher and its value by the policy is higher by SURE standard errors."""
        likelier = not self.likely.dropped and self.likely.mean() > 0.0
        return likelier and self.valued.mean() > SURE * self.valued.error()


def verdict_on(
    chosen: Action, rivals: list[Action], policy: Policy[S], worlds: list[S], value: Callable[[S], Value]
) -> Verdict:
    """The verdict on the chosen action; needs at least two worlds. A rival must be better in both measures, because win
    probabilities estimated far from the end of the game are too imprecise to be trusted alone."""
    me, players = worlds[0].asked, worlds[0].players
    found = [Rival(action, players) for action in rivals]
    best = best_rival(chosen, found, policy, worlds[::2], value)
    if best is None:
        return Verdict(chosen, [0.0] * players, most_error(found), len(worlds), [0.0] * players, 0.0)
    for world in worlds[1::2]:
        own = value(rollout(world, chosen, policy, ROUNDS))
        best.measure(me, value(rollout(world, best.action, policy, ROUNDS)), own)
    return best.verdict(len(worlds))


def best_rival(
    chosen: Action, found: list[Rival], policy: Policy[S], worlds: list[S], value: Callable[[S], Value]
) -> Rival | None:
    """The best rival in these worlds; None if none is better than the chosen action."""
    me = worlds[0].asked
    for number, world in enumerate(worlds):
        after = rollout(world, chosen, policy, ROUNDS)
        valued, own = policy.values(after)[me], value(after).chances[me]
        left = 0
        for rival in found:
            if rival.likely.dropped:
                continue
            after = rollout(world, rival.action, policy, ROUNDS)
            rival.valued.add(policy.values(after)[me] - valued)
            rival.likely.add(value(after).chances[me] - own)
            if number + 1 >= FIRST_LOOK and rival.likely.mean() < -DROPPED * rival.likely.error():
                rival.likely.dropped = True
            left += int(not rival.likely.dropped)
        if left == 0:
            break
    best: Rival | None = None
    for rival in found:
        if rival.is_better() and (best is None or rival.likely.mean() > best.likely.mean()):
            best = rival
    return best


def most_error(found: list[Rival]) -> float:
    """The standard error of the rival with the highest mean win probability."""
    best = found[0]
    for rival in found:
        if rival.likely.mean() > best.likely.mean():
            best = rival
    return best.likely.error()
