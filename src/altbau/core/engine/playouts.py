"""Many decisions in one call: random play from a state, and one action in each of many states."""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast

from altbau.core.engine.ids import NO_ACTION, NOBODY, Action
from altbau.core.engine.rng import Rng
from altbau.core.engine.stack import AnyStack
from altbau.core.engine.state import AnyState, BaseState
from altbau.errors import BadInput

S = TypeVar("S", bound=AnyState)

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


class StateBatch(Generic[S]):
    """Many states that are played together: a call of `play` takes a step in each and returns the options there.

    states: the states, which are changed in place; only the batch may play them
    """

    def __init__(self, states: Sequence[S]) -> None:
        self.states: list[S] = list(states)
        self._played = cast(list[BaseState], self.states)
        self._stacks: list[AnyStack] = [state.stack for state in self._played]
        self._legal: list[list[Action]] = [stack.legal_actions for stack in self._stacks]

    def __repr__(self) -> str:
        return f"<StateBatch of {len(self.states)} states>"

    def __reduce__(self) -> tuple[object, ...]:
        return StateBatch, (self.states,)

    @property
    def options(self) -> list[tuple[Action, ...]]:
        """By state, the legal actions of the seat asked; empty where the game is over."""
        return [tuple(legal) for legal in self._legal]

    def play(self, choices: Sequence[int]) -> list[tuple[Action, ...]]:
        """Play an option in each state, up to the next question that leaves a choice, and return the options there. A
        choice is an index into the options that were returned last, or -1 where the game is over. Where the last
        option is the least of a range of sums, greater indices choose greater sums. Raises BadInput before any state
        has changed."""
        legal = self._legal
        if len(choices) != len(legal):
            raise BadInput("bad-value", place="choices", value=str(len(choices)), expected=str(len(legal)))
        chosen: list[Action] = []
        for number, choice in enumerate(choices):
            options = legal[number]
            if 0 <= choice < len(options):
                chosen.append(options[choice])
            else:
                chosen.append(self._sum(number, choice))
        following: list[tuple[Action, ...]] = []
        for number, action in enumerate(chosen):
            if action != NO_ACTION:
                self._played[number].apply(action)
                legal[number] = self._stacks[number].legal_actions
            following.append(tuple(legal[number]))
        return following

    def _sum(self, number: int, choice: int) -> Action:
        """The sum of money that an index beyond the options chooses; NO_ACTION for -1 where the game is over. Raises
        BadInput."""
        options, sums = self._legal[number], self._stacks[number].sums
        if not options and choice == -1:
            return NO_ACTION
        if sums is not None and choice >= len(options):
            action = Action(sums.least + choice - len(options) + 1)
            if sums.include(action):
                return action
        raise BadInput("number-not-in-range", place=f"choices.{number}", value=choice, least=0, most=len(options) - 1)

    def put(self, number: int, state: S) -> tuple[Action, ...]:
        """Put another state in the place of one, and return its options."""
        self.states[number] = state
        stack = self._played[number].stack
        self._stacks[number] = stack
        self._legal[number] = stack.legal_actions
        return tuple(stack.legal_actions)


def after_each(states: Sequence[BaseState], actions: Sequence[Action]) -> list[BaseState]:
    """Copies of the states after an action in each, up to the next question that leaves a choice. The list ends before
    the first state in which its action is illegal."""
    found: list[BaseState] = []
    for number, state in enumerate(states):
        if not state.stack.is_legal(actions[number]):
            break
        after = state.copy()
        after.apply(actions[number])
        found.append(after)
    return found
