"""Deciding better than a policy does, by one round of policy improvement over determinized worlds.

What the policy would do and the best rivals of that are tried in several worlds that look alike to the seat asked. In
each of them everybody plays on by the policy until what has come of it can be valued. The policy's choice is overruled
where a rival does better by more than chance explains. All rivals meet the same worlds with the same chance in them, so
that little more than the choice itself makes the difference. (Bertsekas and Castañon, "Rollout algorithms for
stochastic scheduling problems", Journal of Heuristics 5, 1999; determinized as in Ginsberg, "GIB", JAIR 14, 2001.)

It knows no game, and no hidden card but those that the worlds were dealt with.
"""

import math
from typing import Final, Generic, TypeVar, cast

from altbau.core.engine.ids import NOBODY, Action
from altbau.core.engine.state import BaseState

S = TypeVar("S", bound=BaseState)

COMPILED: Final = not __file__.endswith(".py")
FIRST_LOOK: Final = 4  # worlds before a rival can drop out
DROPPED: Final = 2.0  # standard errors by which it must trail


class Policy(Generic[S]):
    """A way to play a game that decides at once, from what the seat asked knows of the state; and what it values."""

    def __init__(self) -> None:
        self.looked_at: int = 0  # states so far, by which a search can be limited on every machine alike

    def choose(self, s: S, /) -> Action:
        """What it does."""
        raise NotImplementedError

    def candidates(self, s: S, most: int, /) -> list[Action]:
        """What is worth trying, so many at most: its own choice, then the best of the others."""
        raise NotImplementedError

    def settled(self, s: S, since: int, /) -> bool:
        """Whether what was decided in the turn with this number can be valued now."""
        raise NotImplementedError

    def appeal(self, s: S, action: Action, /) -> float:
        """What an action is worth to it in itself, in the same measure as values."""
        return 0.0

    def values(self, s: S, /) -> list[float]:
        """By seat, how well it does."""
        raise NotImplementedError


class Trial:
    """What a candidate has come to in the worlds so far."""

    def __init__(self, action: Action, appeal: float = 0.0) -> None:
        self.action = action
        self.appeal = appeal  # what it is worth in itself
        self.worlds: int = 0
        self.ahead: float = 0.0  # sum of how far the seat asked does better than by the policy's own choice
        self.squares: float = 0.0  # of the same
        self.dropped: bool = False

    def add(self, ahead: float) -> None:
        """One more world."""
        self.worlds += 1
        self.ahead += ahead
        self.squares += ahead * ahead

    def mean(self) -> float:
        """How far it is ahead of the policy's own choice on average."""
        return self.ahead / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of that; infinite where there is too little to tell."""
        if self.worlds < 2:
            return math.inf
        spread = (self.squares - self.ahead * self.ahead / self.worlds) / (self.worlds - 1)
        return math.sqrt(max(spread, 0.0) / self.worlds)


def played_on(world: S, action: Action, policy: Policy[S]) -> S:
    """What a world has become after an action and what follows, everybody by the policy, once that can be valued."""
    since = world.turns
    s = cast(S, world.copy())
    s.apply(action)
    stack = s.stack
    while stack.asked != NOBODY and not policy.settled(s, since):
        s.apply(policy.choose(s))
    return s


def tried(s: S, candidates: list[Action], policy: Policy[S], worlds: list[S], most: int) -> list[Trial]:
    """Each candidate in each world, but for those that have dropped out; the first is the policy's own choice.

    After the first few worlds, no other is begun once the policy has looked at so many states.
    """
    me = s.asked
    looked_at = policy.looked_at
    trials = [Trial(action, policy.appeal(s, action)) for action in candidates]
    for world in worlds:
        own = 0.0
        for number, trial in enumerate(trials):
            if trial.dropped:
                continue
            liked = policy.values(played_on(world, trial.action, policy))[me] + trial.appeal
            if number == 0:
                own = liked
            trial.add(liked - own)
        if trials[0].worlds >= FIRST_LOOK and (drop_out(trials) == 0 or policy.looked_at - looked_at > most):
            break
    return trials


def drop_out(trials: list[Trial]) -> int:
    """Leave out the rivals that trail by more than chance explains; how many are still in."""
    left = 0
    for trial in trials[1:]:
        if not trial.dropped and trial.mean() < -DROPPED * trial.error():
            trial.dropped = True
        left += int(not trial.dropped)
    return left


def best_of(trials: list[Trial], errors: float) -> Trial:
    """The policy's own choice, or the rival furthest ahead of it by so many standard errors."""
    best = trials[0]
    for trial in trials[1:]:
        if not trial.dropped and trial.mean() > max(errors * trial.error(), best.mean()):
            best = trial
    return best
