"""Judging a choice afterwards: how much another action would have raised the chance to win, according to the search.

The chosen action and its rivals are tried in the same determinized worlds, as in `search.py`. Results are valued as
win probabilities, which are comparable across games. The best rival is selected in one half of the worlds and measured
in the other half: in the worlds used for selection its estimate is biased upwards.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from altbau.core.bots.search import DROPPED, FIRST_LOOK, Policy, Trial, rollout
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


class Rival:
    """An alternative to the chosen action, with its trials in the worlds for selection and in those for measurement."""

    def __init__(self, action: Action, players: int) -> None:
        self.action = action
        self.valued = Trial(action)  # selection worlds: differences in the policy's valuation
        self.likely = Trial(action)  # selection worlds: differences in win probability
        self.measured = Trial(action)  # measurement worlds: differences in win probability
        self.gained: list[float] = [0.0] * players  # the sums of the latter, by seat

    def measure(self, me: Seat, chances: list[float], own: list[float]) -> None:
        """Add a measurement world: the win probabilities after the rival and after the chosen action (`own`)."""
        self.measured.add(chances[me] - own[me])
        for seat in range(len(own)):
            self.gained[seat] += chances[seat] - own[seat]

    def is_better(self) -> bool:
        """Whether its win probability is higher and its value by the policy is higher by SURE standard errors."""
        likelier = not self.likely.dropped and self.likely.mean() > 0.0
        return likelier and self.valued.mean() > SURE * self.valued.error()


def verdict_on(
    chosen: Action, rivals: list[Action], policy: Policy[S], worlds: list[S], chances: Callable[[S], list[float]]
) -> Verdict:
    """The verdict on the chosen action; needs at least two worlds. A rival must be better in both measures, because win
    probabilities estimated far from the end of the game are too imprecise to be trusted alone."""
    me, players = worlds[0].asked, worlds[0].players
    found = [Rival(action, players) for action in rivals]
    best = best_rival(chosen, found, policy, worlds[::2], chances)
    if best is None:
        return Verdict(chosen, [0.0] * players, most_error(found), len(worlds))
    for world in worlds[1::2]:
        own = chances(rollout(world, chosen, policy, ROUNDS))
        best.measure(me, chances(rollout(world, best.action, policy, ROUNDS)), own)
    measured = best.measured
    return Verdict(best.action, [each / measured.worlds for each in best.gained], measured.error(), len(worlds))


def best_rival(
    chosen: Action, found: list[Rival], policy: Policy[S], worlds: list[S], chances: Callable[[S], list[float]]
) -> Rival | None:
    """The best rival in these worlds; None if none is better than the chosen action."""
    me = worlds[0].asked
    for number, world in enumerate(worlds):
        after = rollout(world, chosen, policy, ROUNDS)
        valued, own = policy.values(after)[me], chances(after)[me]
        left = 0
        for rival in found:
            if rival.likely.dropped:
                continue
            after = rollout(world, rival.action, policy, ROUNDS)
            rival.valued.add(policy.values(after)[me] - valued)
            rival.likely.add(chances(after)[me] - own)
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
