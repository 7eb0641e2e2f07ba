"""Many decisions in one call: random play from a state, and one action in each of many states."""

from collections.abc import Sequence
from typing import Final

from altbau.core.engine.ids import NOBODY, Action
from altbau.core.engine.rng import Rng
from altbau.core.engine.state import BaseState

TO_THE_END: Final = 1 << 30  # turns


def play_on(s: BaseState, rng: Rng, turns: int = TO_THE_END) -> int:
    """Play on at random, each option equally likely, until the game is over or `turns` more turns have begun. Returns
    the number of decisions that left a choice. Changes `s` and turns its log off."""
    s.logged = False
    last = s.turns + turns
    decisions = 0
    stack = s.stack
    while stack.asked != NOBODY and s.turns < last:
        legal = stack.legal_actions
        if not stack.forces():
            decisions += 1
        action = legal[rng.below(len(legal))]
        if stack.sums is not None and action == stack.sums.least:
            action = stack.sums.any(rng.below)
        s.apply(action)
    return decisions


def first_refused(states: Sequence[BaseState], actions: Sequence[Action]) -> int:
    """The index of the first state in which its action is illegal; -1 if there is none."""
    for number, state in enumerate(states):
        if not state.stack.is_legal(actions[number]):
            return number
    return -1


def play_each(states: Sequence[BaseState], actions: Sequence[Action]) -> None:
    """Play a legal action in each state, in place, up to the next question that leaves a choice."""
    for number, state in enumerate(states):
        state.apply(actions[number])


def after_each(states: Sequence[BaseState], actions: Sequence[Action]) -> list[BaseState]:
    """Copies of the states after a legal action in each, up to the next question that leaves a choice."""
    found: list[BaseState] = []
    for number, state in enumerate(states):
        after = state.copy()
        after.apply(actions[number])
        found.append(after)
    return found
