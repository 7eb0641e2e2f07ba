"""OpenSpiel's own tests of a game, and what its searches ask of one."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts

import altbau.research.openspiel  # noqa: F401  registers the games
from tests.conformance.test_encoding import ENCODED
from tests.research.test_endgame import FEW

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]


def loaded(name: str, **wanted: Any) -> Any:
    return pyspiel.load_game(name, wanted)


def states(game: Any, seed: int, most: int = 300) -> Iterator[Any]:
    """The states of a random game."""
    state, rng = game.new_initial_state(), random.Random(seed)
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(each, 1) for each in state.legal_actions()]
        state.apply_action(rng.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0])


def test_a_games_name_may_have_table_options() -> None:
    game = pyspiel.load_game("python_altbau(edition=wucherer-1997,options=free-trade:true;hidden-money:true,rounds=7)")
    for each in (game, pyspiel.load_game(str(game))):
        assert each.setting.options["free-trade"] is each.setting.options["hidden-money"] is True
        assert each.setting.rounds == 7


@pytest.mark.parametrize("name", ["python_altbau", "python_altbau_sampled"])
@pytest.mark.parametrize("edition", ENCODED)
def test_the_simulations_of_openspiel(name: str, edition: str) -> None:
    for players in (2, 3, 4):
        game = loaded(name, edition=edition, players=players, rounds=2)
        pyspiel.random_sim_test(game, num_sims=1, serialize=name == "python_altbau", verbose=False)


@pytest.mark.parametrize("edition", ENCODED)
def test_the_simulations_of_openspiel_with_exact_sums(edition: str) -> None:
    game = loaded("python_altbau", edition=edition, rounds=2, sums="exact")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_the_simulations_of_openspiel_of_a_small_game() -> None:
    pyspiel.random_sim_test(loaded("python_altbau_endgame"), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("edition", ENCODED)
def test_what_a_player_can_not_know_is_drawn_anew(edition: str) -> None:
    game = loaded("python_altbau", edition=edition, rounds=3)
    rng = random.Random(1)
    for number, state in enumerate(states(game, 2)):
        if state.is_chance_node() or state.is_terminal() or number % 7:
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.observation_string(player) == state.observation_string(player)
        clone = state.clone()
        clone.apply_action(clone.legal_actions()[0])
        assert state.legal_actions() == twin.legal_actions()


def test_choices_and_chance_have_names() -> None:
    game = loaded("python_altbau", edition="monopoly", rounds=2)
    *_, last = states(game, 1, most=60)
    assert last.action_to_string(last.current_player(), last.legal_actions()[0])
    state = game.new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "1-1"
    assert [round(chance * 36) for _, chance in state.chance_outcomes()[:3]] == [1, 2, 2]


def test_exact_sums_have_actions_of_their_own() -> None:
    def widest(sums: str) -> int:
        game = loaded("python_altbau", edition="monopoly", rounds=5, sums=sums)
        return max(len(state.legal_actions()) for state in states(game, 3) if not state.is_chance_node())

    assert widest("buckets") < 120 < 1000 < widest("exact")


@pytest.mark.parametrize("name", ["python_altbau", "python_altbau_sampled"])
def test_information_set_search_plays_on_it(name: str) -> None:
    game = loaded(name, rounds=3)
    rng = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game=game, uct_c=2, max_simulations=5, evaluator=rollout, random_state=rng)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        elif decisions < 20:
            state.apply_action(bot.step(state))
            decisions += 1
        else:
            state.apply_action(state.legal_actions()[-1])
    assert decisions == 20 and sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("sums", ["buckets", "exact"])
def test_exact_methods_work_on_a_small_game(sums: str) -> None:
    """External-sampling MCCFR converges: what it finds can be exploited half as much, and half of that."""
    game = loaded("python_altbau_endgame", endgame=FEW, sums=sums)
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    worst: list[float] = []
    for _ in range(2):
        for _ in range(30 if not worst else 1000):
            solver.iteration()
        worst.append(exploitability.exploitability(game, solver.average_policy()))
    assert worst[1] < worst[0] / 4


def test_a_moment_of_a_small_game_is_still_there_when_it_was_given_up() -> None:
    game = loaded("python_altbau_endgame", endgame=FEW)
    state = game.new_initial_state()
    state.apply_action(0)
    said, tensor = str(state), state.observation_tensor(0)
    for action in state.legal_actions():
        state.child(action)
    assert state.node.kept is None
    assert str(state) == said and state.observation_tensor(0) == tensor
    assert state.child(state.legal_actions()[0]).observation_string(1)
