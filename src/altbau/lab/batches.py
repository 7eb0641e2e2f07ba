"""Many states in one call. What is drawn depends on seed, state and number alone, so that it does not matter how the
work is divided.

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
from altbau.core.engine.playouts import TO_THE_END, after_each, first_refused, play_each, play_on
from altbau.core.engine.rng import Rng, seeded
from altbau.core.engine.state import AnyState, AnyView, BaseState
from altbau.core.engine.view import View
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.lab.workers import processes
from altbau.play import moves
from altbau.play.bots import RANDOM, make
from altbau.play.imagining import determinize

if TYPE_CHECKING:
    from altbau.play.typed import MonopolyState, MonopolyView, WuchererState, WuchererView

S = TypeVar("S", bound=AnyState)

Policy: TypeAlias = Callable[[View, Rng], int]  # chooses an action from what the seat asked knows
UNIFORM: Final = "uniform"
SEEDS: Final = 1 << 16  # of the bots of a playout


class Playout(NamedTuple):
    """What has come of a state: how the game has ended, or is expected to where it was left; how many decisions left a
    choice; and whether it is over."""

    value: Value
    decisions: int
    over: bool


def values(view: View) -> Value:
    """How the game is expected to end, as far as whoever has this view can tell, by what was learnt from many games of
    the bots (`docs/value.md`); when it is over, how it has."""
    found: Value = game_of(cast(AnyView, view).edition.key).value(view)
    return found


@overload
def determinizations(view: "WuchererView", n: int, seed: int) -> "list[WuchererState]": ...
@overload
def determinizations(view: "MonopolyView", n: int, seed: int) -> "list[MonopolyState]": ...
@overload
def determinizations(view: View, n: int, seed: int) -> list[AnyState]: ...
def determinizations(view: View, n: int, seed: int) -> Sequence[AnyState]:
    """So many states that look like this view to its seat."""
    return [determinize(view, seeded((seed, world))) for world in range(n)]


def step_all(states: Sequence[S], choices: Sequence[int]) -> list[S]:
    """The states after a choice in each, up to the next question that leaves one; these stay as they are. Raises
    IllegalMove."""
    return cast(list[S], after_each(*_checked(states, choices)))


def play_all(states: Sequence[AnyState], choices: Sequence[int]) -> None:
    """Play a choice in each of several states, up to the next question that leaves one. They change, which is quicker
    where nobody needs them any more. Raises IllegalMove before any has changed."""
    play_each(*_checked(states, choices))


def _checked(states: Sequence[AnyState], choices: Sequence[int]) -> tuple[Sequence[BaseState], Sequence[Action]]:
    """The same states and choices, which are legal. Raises IllegalMove."""
    if len(states) != len(choices):
        raise ValueError(f"{len(states)} states, {len(choices)} choices")
    played, actions = cast(Sequence[BaseState], states), cast(Sequence[Action], choices)
    refused = first_refused(played, actions)
    if refused >= 0:
        moves.refuse(states[refused], states[refused].asked, str(choices[refused]), None)
    return played, actions


def playouts(
    states: Sequence[AnyState],
    policy: str | Policy,
    n: int,
    seed: int,
    *,
    until: int | None = None,
    jobs: int = 1,
) -> list[list[Playout]]:
    """What has come of each state, so many times, with every seat choosing by a policy: `uniform`, the name of a bot,
    or a function of a view and a generator.

    It is played to the end, or until so many turns more have begun. Cards lie as they lie in the state, and whatever
    chance decides is drawn anew, by a generator of its own for each playout: `seeded((seed, state, number))`, with a
    digest for the state. So two calls with half of the states each come to the same, as do several processes; these
    must be able to import the function. Raises BadInput.
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
    """One of them."""
    module = game_of(state.edition.key)
    played = state.copy()
    played.chance = rng
    if policy in (UNIFORM, RANDOM):
        decisions = play_on(cast(BaseState, played), rng, turns)
    else:
        choose = _by_bots(policy, played, rng) if isinstance(policy, str) else policy
        decisions = _played_by(choose, played, rng, turns)
    value = module.open_value(played) or module.value(module.view(played, NOBODY))
    return Playout(value, decisions, played.over)


def _by_bots(name: str, state: AnyState, rng: Rng) -> Policy:
    """Bots of a name on all seats."""
    bots: list[AnyBot] = [make(name, rng.below(SEEDS), state.edition.key) for _ in state.seats()]

    def choose(view: View, rng: Rng) -> Action:
        return bots[view.seat].decide(view).action

    return choose


def _played_by(choose: Policy, state: AnyState, rng: Rng, turns: int) -> int:
    """Play on by a policy; the number of decisions that left a choice."""
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
