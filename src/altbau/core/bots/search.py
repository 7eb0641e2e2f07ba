"""Rollout search: one step of policy improvement over determinized worlds.

The policy's own action and the best alternatives are tried in several worlds that look the same to the seat asked. In
each world all seats play on by the policy for some rounds; then the result is valued. An alternative replaces the
policy's action if it is better by more than the sampling error. All candidates are tried in the same worlds with the
same random numbers, which reduces the variance of the differences. (Bertsekas and Castañon, "Rollout algorithms for
stochastic scheduling problems", Journal of Heuristics 5, 1999; determinized as in Ginsberg, "GIB", JAIR 14, 2001.)

The search works for any game. It knows no hidden cards but those dealt at random into the worlds.
"""

import math
from collections.abc import Callable
from importlib.machinery import ExtensionFileLoader
from typing import Final, Generic, TypeVar, cast

from altbau.core.engine.ids import NOBODY, Action
from altbau.core.engine.state import BaseState

S = TypeVar("S", bound=BaseState)

COMPILED: Final = __spec__ is not None and isinstance(__spec__.loader, ExtensionFileLoader)
FIRST_LOOK: Final = 4  # worlds before a rival can be dropped
DROPPED: Final = 2.0  # standard errors behind the policy's action at which a rival is dropped


class Policy(Generic[S]):
    """A fast way to play without search, from what the seat asked knows of the state, with a valuation of states."""

    def __init__(self) -> None:
        self.looked_at: int = 0  # states evaluated so far: a limit that is the same on every machine

    def choose(self, s: S, /) -> Action:
        """The policy's action."""
        raise NotImplementedError

    def candidates(self, s: S, most: int, /) -> list[Action]:
        """At most `most` actions worth trying: the policy's own, then the best of the others."""
        raise NotImplementedError

    def values(self, s: S, /) -> list[float]:
        """The value of the state for each seat, by seat."""
        raise NotImplementedError


class Trial:
    """The results of a candidate in the worlds so far."""

    def __init__(self, action: Action, appeal: float = 0.0) -> None:
        self.action = action
        self.appeal = appeal  # a bonus in each world, in the unit of the results
        self.worlds: int = 0
        self.ahead: float = 0.0  # the sum of its differences to the policy's own action, in worth for the seat asked
        self.squares: float = 0.0  # the sum of their squares
        self.dropped: bool = False

    def add(self, ahead: float) -> None:
        """Add the difference in one more world."""
        self.worlds += 1
        self.ahead += ahead
        self.squares += ahead * ahead

    def mean(self) -> float:
        """The mean difference to the policy's own action."""
        return self.ahead / self.worlds if self.worlds else 0.0

    def error(self) -> float:
        """The standard error of the mean; infinite with fewer than two worlds."""
        if self.worlds < 2:
            return math.inf
        spread = (self.squares - self.ahead * self.ahead / self.worlds) / (self.worlds - 1)
        return math.sqrt(max(spread, 0.0) / self.worlds)


def rollout(world: S, action: Action, policy: Policy[S], rounds: int) -> S:
    """The state of a world after an action, played on by the policy for all seats until so many rounds are over."""
    last = world.turns + rounds * world.players
    s = cast(S, world.copy())
    s.apply(action)
    stack = s.stack
    while stack.asked != NOBODY and s.turns < last:
        s.apply(policy.choose(s))
    return s


def compare_candidates(
    trials: list[Trial],
    policy: Policy[S],
    worlds: list[S],
    rounds: int,
    worth: Callable[[S], list[float]],
    most: int,
) -> None:
    """Try candidates in the worlds, each until it is dropped; the first is the policy's own action.

    The result of a trial is the state so many rounds after the decision; `worth` says what it is worth, by seat. After
    the first FIRST_LOOK worlds no further world is begun once the policy has evaluated more than `most` states.
    """
    me = worlds[0].asked
    looked_at = policy.looked_at
    for world in worlds:
        own = 0.0
        for number, trial in enumerate(trials):
            if trial.dropped:
                continue
            liked = worth(rollout(world, trial.action, policy, rounds))[me] + trial.appeal
            if number == 0:
                own = liked
            trial.add(liked - own)
        if trials[0].worlds >= FIRST_LOOK and (drop_out(trials) == 0 or policy.looked_at - looked_at > most):
            break


def drop_out(trials: list[Trial]) -> int:
    """Drop the rivals that trail by more than DROPPED standard errors; returns how many are left."""
    left = 0
    for trial in trials[1:]:
        if not trial.dropped and trial.mean() < -DROPPED * trial.error():
            trial.dropped = True
        left += int(not trial.dropped)
    return left


def best_of(trials: list[Trial], errors: float) -> Trial:
    """The rival furthest ahead of the policy's own action, if it leads by more than `errors` standard errors; else the
    policy's own action."""
    best = trials[0]
    for trial in trials[1:]:
        if not trial.dropped and trial.mean() > max(errors * trial.error(), best.mean()):
            best = trial
    return best
