"""Judging a choice afterwards: by how much another one would have raised the chance to win, as the search sees it.

What was chosen and its rivals are tried in the same imagined worlds, as in `search.py`. What has come of them is valued
in chances to win, in which the choices of all games can be compared. The best rival is picked in one half of the worlds
and measured in the other: the best of several in the worlds in which it was picked looks better than it is.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from altbau.core.bots.search import DROPPED, FIRST_LOOK, Policy, Trial, played_on
from altbau.core.engine.ids import Action, Seat
from altbau.core.engine.state import BaseState

S = TypeVar("S", bound=BaseState)


SURE: Final = 2.0  # standard errors by which a rival must be better in what the policy values, too


class Verdict(NamedTuple):
    """The best of the rivals of a choice, beside that choice."""

    better: Action  # what was chosen, where nothing is better
    gained: list[float]  # by seat: how much likelier it is to win then
    error: float  # the standard error of that for the seat asked
    worlds: int


class Rival:
    """A choice beside what was chosen: in the worlds in which the best rival is picked, and in those where it is
    measured."""

    def __init__(self, action: Action, players: int) -> None:
        self.action = action
        self.valued = Trial(action)  # picked: by how much the policy values it more
        self.likely = Trial(action)  # picked: how much likelier it is to win
        self.measured = Trial(action)  # the same where it is measured
        self.gained: list[float] = [0.0] * players  # by seat, the sums of that

    def measure(self, me: Seat, chances: list[float], own: list[float]) -> None:
        """One more world to measure it in, beside what was chosen there."""
        self.measured.add(chances[me] - own[me])
        for seat in range(len(own)):
            self.gained[seat] += chances[seat] - own[seat]

    def is_better(self) -> bool:
        """Whether it wins more often, and the policy surely values it more."""
        likelier = not self.likely.dropped and self.likely.mean() > 0.0
        return likelier and self.valued.mean() > SURE * self.valued.error()


def judged(
    chosen: Action, rivals: list[Action], policy: Policy[S], worlds: list[S], chances: Callable[[S], list[float]]
) -> Verdict:
    """How the best of the rivals compares with what was chosen, in at least two of these worlds. It must be better in
    both measures: chances of what is not nearly over are known too roughly to be trusted alone."""
    me, players = worlds[0].asked, worlds[0].players
    found = [Rival(action, players) for action in rivals]
    best = picked(chosen, found, policy, worlds[::2], chances)
    if best is None:
        return Verdict(chosen, [0.0] * players, most_error(found), len(worlds))
    for world in worlds[1::2]:
        best.measure(me, chances(played_on(world, best.action, policy)), chances(played_on(world, chosen, policy)))
    measured = best.measured
    return Verdict(best.action, [each / measured.worlds for each in best.gained], measured.error(), len(worlds))


def picked(
    chosen: Action, found: list[Rival], policy: Policy[S], worlds: list[S], chances: Callable[[S], list[float]]
) -> Rival | None:
    """The rival that is best in these worlds, if one is better than what was chosen."""
    me = worlds[0].asked
    for number, world in enumerate(worlds):
        after = played_on(world, chosen, policy)
        valued, own = policy.values(after)[me], chances(after)[me]
        left = 0
        for rival in found:
            if rival.likely.dropped:
                continue
            after = played_on(world, rival.action, policy)
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
    """The standard error of the rival that may be best."""
    best = found[0]
    for rival in found:
        if rival.likely.mean() > best.likely.mean():
            best = rival
    return best.likely.error()
