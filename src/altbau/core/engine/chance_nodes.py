"""The random events between an action and the next question: the state before each of them and all possible outcomes.

They are found by playing the action again with a chance that stops the game (`ChanceProbe`); the rules need no code for
it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from altbau.core.engine.chance import ChanceProbe, Outcome, RecordingChance, Script, ScriptedChance, UnansweredError
from altbau.core.engine.ids import Action
from altbau.core.engine.stack import Stack
from altbau.core.engine.state import AnyState


class Node(NamedTuple):
    """A state of a game, at a random event or at a question."""

    state: AnyState  # at a random event it is the state before it, with an empty stack: it can't be played on
    outcomes: Sequence[Outcome]  # of the random event; empty where a question is open or the game is over


class Fork(NamedTuple):
    """A random event with its actual result, `answer`."""

    before: Node
    given: tuple[Outcome, ...]  # the results of the events before it, since the action
    answer: Outcome


def node(s: AnyState, action: Action, given: Sequence[Outcome] = ()) -> Node:
    """The node after a legal action and these random results: at the next random event, or at the next question that
    leaves a choice."""
    script = Script()
    for outcome in given:
        script.add(outcome)
    twin = s.copy()
    twin.chance = ScriptedChance(script, ChanceProbe(twin.chance.source()))
    try:
        twin.apply(action)
    except UnansweredError as fork:
        twin.stack = Stack()
        return Node(twin, fork.outcomes)
    return Node(twin, ())


def forks(s: AnyState, action: Action) -> Iterator[Fork]:
    """The random events after a legal action up to the next question that leaves a choice, in order, each with its
    result in this game."""
    noted = Script()
    twin = s.copy()
    twin.chance = RecordingChance(twin.chance, noted)
    twin.apply(action)
    throws, cards = [tuple(sorted(pips)) for pips in noted.throws], noted.cards[:]
    given: tuple[Outcome, ...] = ()
    while (before := node(s, action, given)).outcomes:
        said = (throws.pop(0), 0) if before.outcomes[0].pips else ((), cards.pop(0))
        answer = next(outcome for outcome in before.outcomes if (outcome.pips, outcome.card) == said)
        yield Fork(before, given, answer)
        given += (answer,)
