"""Functions on many states in one call. Random results depend only on the seed, the state and the number of the
playout, not on how the work is divided.

>>> from altbau import Game
>>> state = Game.new("landlord-2013", players=2, seed=1).state
>>> one, other = playouts([state], "uniform", 2, seed=7)[0]
>>> one.over, one.value.chances != other.value.chances or one.decisions != other.decisions
(True, True)
"""

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar, cast, overload

from altbau.core.bots.bot import AnyBot
from altbau.core.bots.value import Value
from altbau.core.engine.ids import NOBODY, Action
from altbau.core.engine.playouts import TO_THE_END, after_each, play_on
from altbau.core.engine.rng import Rng, seeded
from altbau.core.engine.state import AnyState, AnyView, BaseState
from altbau.core.engine.view import View
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.lab.workers import processes
from altbau.play.bots import RANDOM, make
from altbau.play.observation import determinize
from altbau.play.text import moves

if TYPE_CHECKING:
    from altbau.play.game_types import MonopolyState, MonopolyView, WuchererState, WuchererView

S = TypeVar("S", bound=AnyState)

Policy: TypeAlias = Callable[[View, Rng], int]  # chooses an action from the view of the seat asked
UNIFORM: Final = "uniform"
SEEDS: Final = 1 << 16  # number of possible seeds of a bot in a playout


class Playout(NamedTuple):
    """The result of a playout: the value at its end (the outcome, or an estimate if it was cut off), the number of
    decisions with a choice, and whether the game is over."""

    value: Value
    decisions: int
    over: bool


@overload
def values(shown: View | AnyState) -> Value: ...
@overload
def values(shown: Sequence[View | AnyState]) -> list[Value]: ...
def values(shown: View | AnyState | Sequence[View | AnyState]) -> Value | list[Value]:
    """The expected outcome of the game from a view or a state, or from each of several, by the value functions learnt
    from games of bots (`docs/value.md`); the outcome itself if the game is over. From a state it is estimated with all
    cards open, or from a spectator's view if its game has no such estimate."""
    if isinstance(shown, Sequence):
        return [_value(each) for each in shown]
    return _value(shown)


def _value(shown: View | AnyState) -> Value:
    module = game_of(cast(AnyView, shown).edition.key)
    if isinstance(shown, View):
        found: Value = module.value(shown)
    else:
        found = module.open_value(shown) or module.value(module.view(shown, NOBODY))
    return found


@overload
def determinizations(view: "WuchererView", n: int, seed: int) -> "list[WuchererState]": ...
@overload
def determinizations(view: "MonopolyView", n: int, seed: int) -> "list[MonopolyState]": ...
@overload
def determinizations(view: View, n: int, seed: int) -> list[AnyState]: ...
def determinizations(view: View, n: int, seed: int) -> Sequence[AnyState]:
    """`n` random states that match this view. Raises BadInput if `n` is below 0."""
    if n < 0:
        raise BadInput("negative-number", place="n", value=n)
    return [determinize(view, seeded((seed, world))) for world in range(n)]


def step_all(states: Sequence[S], choices: Sequence[int]) -> list[S]:
    """The states after one action in each, up to the next question with a choice; `states` are not changed. Raises
    IllegalMove; ValueError if the lengths differ."""
    if len(states) != len(choices):
        raise ValueError(f"{len(states)} states, {len(choices)} choices")
    found = cast(list[S], after_each(cast(Sequence[BaseState], states), cast(Sequence[Action], choices)))
    if len(found) < len(states):
        refused = states[len(found)]
        moves.refuse(refused, refused.asked, str(choices[len(found)]), None)
    return found


def playouts(
    states: Sequence[AnyState],
    policy: str | Policy,
    n: int,
    seed: int,
    *,
    until: int | None = None,
    jobs: int = 1,
) -> list[list[Playout]]:
    """`n` playouts from each state, in which every seat chooses by a policy: `uniform`, the name of a bot, or a
    function of a view and a generator. Returns a list of playouts for each state.

    A playout ends with the game, or once `until` more turns have begun. Hidden cards stay as they are in the state; all
    later random events come from a generator of the playout, `seeded((seed, digest of the state, number))`. So the
    results do not depend on how the states are divided among calls or among the `jobs` processes; these must be able to
    import a policy function. Raises BadInput.
    """
    if n < 0 or jobs < 1 or (until is not None and until < 1):
        raise BadInput("bad-value", place="playouts", value=f"n={n}, until={until}, jobs={jobs}", expected="number")
    if isinstance(policy, str) and policy != UNIFORM:
        for edition in {state.edition.key for state in states}:
            make(policy, 0, edition)
    one = partial(_playouts, policy=policy, n=n, seed=seed, turns=until or TO_THE_END)
    if jobs == 1:
        return [one(state) for state in states]
    with processes(jobs) as pool:
        return list(pool.map(one, states))


def _playouts(state: AnyState, policy: str | Policy, n: int, seed: int, turns: int) -> list[Playout]:
    """The playouts of one state."""
    module = game_of(state.edition.key)
    digest = sha256(repr(module.contents(state)).encode()).hexdigest()
    return [_playout(state, policy, seeded((seed, digest, number)), turns) for number in range(n)]


def _playout(state: AnyState, policy: str | Policy, rng: Rng, turns: int) -> Playout:
    """One playout."""
    played = state.copy()
    played.chance = rng
    if policy in (UNIFORM, RANDOM):
        decisions = play_on(cast(BaseState, played), rng, turns)
    else:
        choose = _by_bots(policy, played, rng) if isinstance(policy, str) else policy
        decisions = _played_by(choose, played, rng, turns)
    return Playout(_value(played), decisions, played.over)


def _by_bots(name: str, state: AnyState, rng: Rng) -> Policy:
    """The policy by which bots of this name play all seats."""
    bots: list[AnyBot] = [make(name, rng.below(SEEDS), state.edition.key) for _ in state.seats()]

    def choose(view: View, rng: Rng) -> Action:
        return bots[view.seat].decide(view).action

    return choose


def _played_by(choose: Policy, state: AnyState, rng: Rng, turns: int) -> int:
    """Play on by a policy, changing the state. Returns the number of decisions with a choice. Raises IllegalMove."""
    module = game_of(state.edition.key)
    state.logged = False
    last = state.turns + turns
    decisions = 0
    while state.asked != NOBODY and state.turns < last:
        if state.stack.forces():
            action = state.legal_actions[0]
        else:
            action = Action(choose(module.view(state, state.asked), rng))
            decisions += 1
            if not state.is_legal(action):
                moves.refuse(state, state.asked, str(action), None)
        state.apply(action)
    return decisions
