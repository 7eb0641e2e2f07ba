"""Solve the small game: the exploitability of the bots, and of external-sampling MCCFR (Lanctot et al. 2009).

.venv/bin/python -m benchmarks.research.exact --iterations 100,400,1600,6400,25600
"""

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import expected_game_score, exploitability, external_sampling_mccfr

import altbau.research.openspiel  # noqa: F401  registers the game
from altbau.play.bots import make
from altbau.research.openspiel import CHANCE, TERMINAL, SmallState


class Bots(policy.Policy):
    """A bot as a policy. Each information state is decided by a new bot, so the choice depends only on what it sees."""

    def __init__(self, game: Any, name: str) -> None:
        super().__init__(game, [0, 1])
        self.name = name
        self.chosen: dict[str, int] = {}

    def action_probabilities(self, state: SmallState, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player()
        known = state.known_to(player)
        if known not in self.chosen:
            setting, table = state.at.setting, state.at.known_table
            view = table.view(table.asked)
            action = make(self.name, 1, setting.edition).decide(view).action
            self.chosen[known] = setting.encoding.number(view, action)
        return {action: float(action == self.chosen[known]) for action in state.legal_actions()}


def counted(game: Any) -> dict[str, int]:
    """The numbers of decisions, ends and information states of a game."""
    found = {"decisions": 0, "ends": 0}
    known: set[str] = set()
    pending = [game.new_initial_state()]
    while pending:
        state = pending.pop()
        player = state.current_player()
        if player == TERMINAL:
            found["ends"] += 1
            continue
        if player != CHANCE:
            found["decisions"] += 1
            known.add(state.known_to(player))
        actions = [each for each, _ in state.chance_outcomes()] if player == CHANCE else state.legal_actions()
        pending += [state.child(action) for action in actions]
    return found | {"information states": len(known)}


def score(game: Any, first: policy.Policy, second: policy.Policy) -> float:
    """The expected value for the first player."""
    both = [first, second]
    value: float = expected_game_score.policy_value(game.new_initial_state(), both)[0]
    return value


def main(words: Sequence[str] | None = None) -> None:
    """Print all figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", default="100,400,1600,6400")
    parser.add_argument("--bots", default="random,beginner,steward,strategist")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    game = pyspiel.load_game("python_altbau_endgame")
    print(counted(game), flush=True)
    for name in chosen.bots.split(","):
        bot = policy.UniformRandomPolicy(game) if name == "random" else Bots(game, name)
        print(f"{name:12} exploitability {exploitability.exploitability(game, bot):.4f}", flush=True)
    np.random.seed(chosen.seed)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    done = 0
    for iterations in map(int, chosen.iterations.split(",")):
        for _ in range(iterations - done):
            solver.iteration()
        done = iterations
        found = solver.average_policy()
        worst = exploitability.exploitability(game, found)
        print(
            f"{iterations:8} iterations: exploitability {worst:.4f}, value {score(game, found, found):+.4f}", flush=True
        )


if __name__ == "__main__":
    main()
