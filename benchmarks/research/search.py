"""Let OpenSpiel's IS-MCTS (Cowling, Powley and Whitehouse 2011), unmodified, play duels with a bot.

    .venv/bin/python -m benchmarks.research.search --simulations 200 --duels 40

Each simulation begins in a determinized state and ends at the first new position, with the library's value of it with
all cards open (`open_value`); a rollout instead takes a hundred times as long. Two duels in a row have the same deal,
one from each seat.
"""

import argparse
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import altbau.research.openspiel  # noqa: F401  registers the game
from altbau.cli.summary import wilson
from altbau.core.engine.ids import Seat
from altbau.lab.workers import Workers
from altbau.play.bots import own_seed
from altbau.research.openspiel import AltbauState
from benchmarks.yardsticks import make

CURIOSITY: Final = 0.3  # constant of UCT; the values of choices are close to each other
DEALS: Final = 700_000  # the seed of the first


class Valued:
    """An evaluator for OpenSpiel: the value of a position, and a uniform prior."""

    def evaluate(self, state: AltbauState) -> Any:
        """The expected returns by seat: 1 for a sure win, -1 / (players - 1) for a sure loss."""
        setting, table = state.at.setting, state.at.known_table
        found = setting.module.open_value(table.state)
        assert found
        return (np.array(found.chances) * setting.players - 1) / (setting.players - 1)

    def prior(self, state: AltbauState) -> list[tuple[int, float]]:
        """The same probability for each legal action."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def duel(edition: str, other: str, simulations: int, number: int) -> tuple[float, int, float]:
    """The search's share of the victory, its number of decisions, and its seconds of CPU."""
    seed, own = DEALS + number // 2, number % 2
    game = pyspiel.load_game("python_altbau_sampled", {"edition": edition, "seed": seed})
    chance = np.random.RandomState(number)
    bot = ismcts.ISMCTSBot(game, Valued(), CURIOSITY, simulations, random_state=chance)
    bot.set_resampler(lambda known, player: known.resample_from_infostate(player, chance.uniform))
    against = make(other, own_seed(seed, Seat(1 - own)), edition)
    state = game.new_initial_state()
    decisions, spent = 0, 0.0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
        elif state.current_player() == own:
            began = time.process_time()
            state.apply_action(bot.step(state))
            spent += time.process_time() - began
            decisions += 1
        else:
            table = state.at.known_table
            view = table.view(table.asked)
            state.apply_action(state.at.setting.encoding.number(view, against.decide(view).action))
    return (state.returns()[own] + 1) / 2, decisions, spent


def main(words: Sequence[str] | None = None) -> None:
    """Print what it wins, with Wilson's interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="landlord-2013")
    parser.add_argument("--against", default="steward")
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--duels", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(words)
    work = partial(duel, chosen.edition, chosen.against, chosen.simulations)
    won, decisions, spent = 0.0, 0, 0.0
    for number, (result, made, seconds) in enumerate(Workers(chosen.jobs).in_order(work, chosen.duels), start=1):
        won, decisions, spent = won + result, decisions + made, spent + seconds
        low, high = wilson(won, number)
        print(
            f"{chosen.simulations} simulations a move against {chosen.against}: {won:g} of {number} won, "
            f"{won / number:.1%} [{low:.1%}, {high:.1%}]; {1000 * spent / decisions:.0f} ms a decision", flush=True
        )  # fmt: skip


if __name__ == "__main__":
    main()
