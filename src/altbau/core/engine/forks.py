"""Where chance has spoken on the way from an action to the next question: the state before, and all that could follow.

A fork is found by playing the action again with chance that stops the game. So nothing of the rules knows of it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from altbau.core.engine.chance import Asked, Outcome, Script, Scripted, UnansweredError, Witness
from altbau.core.engine.ids import Action
from altbau.core.engine.stack import Stack
from altbau.core.engine.state import AnyState


class Node(NamedTuple):
    """How far a game has come."""

    state: AnyState  # where there are outcomes, as it is before chance speaks: nothing is pending, it can't go on
    outcomes: Sequence[Outcome]  # all that chance can answer; nothing where a question is open or the game is over


class Fork(NamedTuple):
    """A moment at which chance has spoken."""

    before: Node
    given: tuple[Outcome, ...]  # what it answered until then, since the action
    answer: Outcome


def node(s: AnyState, action: Action, given: Sequence[Outcome] = ()) -> Node:
    """What comes of a legal action if chance answers so, as far as that goes: up to its next answer or the next
    question that leaves a choice."""
    script = Script()
    for outcome in given:
        script.add(outcome)
    twin = s.copy()
    twin.chance = Scripted(script, Asked(twin.chance.source()))
    try:
        twin.apply(action)
    except UnansweredError as fork:
        twin.stack = Stack()
        return Node(twin, fork.outcomes)
    return Node(twin, ())


def forks(s: AnyState, action: Action) -> Iterator[Fork]:
    """The moments at which chance speaks after a legal action until the next question that leaves a choice, each with
    what it answers in this game, in order."""
    noted = Script()
    twin = s.copy()
    twin.chance = Witness(twin.chance, noted)
    twin.apply(action)
    throws, cards = [tuple(sorted(pips)) for pips in noted.throws], noted.cards[:]
    given: tuple[Outcome, ...] = ()
    while (before := node(s, action, given)).outcomes:
        said = (throws.pop(0), 0) if before.outcomes[0].pips else ((), cards.pop(0))
        answer = next(outcome for outcome in before.outcomes if (outcome.pips, outcome.card) == said)
        yield Fork(before, given, answer)
        given += (answer,)
