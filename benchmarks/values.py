"""Learn the weights of Monopoly's valuation with which the shares of strength best predict the winner.

`PYTHONPATH=build/compiled:. .venv/bin/python benchmarks/values.py` lets bots of all sorts play each other, records
their boards every few turns, and changes one weight of `games/monopoly/bots/valuation.py` after the other, by smaller
and smaller factors, as long as the mean logarithm of the winners' shares grows (as in logistic regression, but here
shares are powers of strengths that are more than sums). It prints the weights, and how well the former and the new ones
predict the boards of the second half, which were not used to choose them. It takes a minute or two and is
deterministic.
"""

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Final

from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.engine.rng import chance
from altbau.games import game_of
from altbau.games.monopoly.bots.valuation import LEARNED, Ledger, Weights
from altbau.games.monopoly.rules.board import GROUP_NAMES, SQUARES
from altbau.games.monopoly.view import MonopolyView
from altbau.play.bots import own_seed
from benchmarks.yardsticks import make

PLAYERS: Final = 4
TABLES: Final = (
    ("strategist", "fixed-a", "fixed-b", "fixed-c"),
    ("strategist",) * PLAYERS,
    ("strategist", "strategist", "fixed-a", "fixed-c"),
    ("strategist", "strategist", "steward", "steward"),
    ("strategist", "steward", "fixed-b", "board-steward-1"),
    ("dealer-strategist", "builder-strategist", "miser-strategist", "strategist"),
)
LOOKS: Final = 7  # turns between two recorded boards; each player is on turn equally often
MOST_ROUNDS: Final = 300
OWNED: Final = 12  # least number of owned places on a recorded board; before that chance decides
FIRST_FACTOR: Final = 0.4  # by which a weight is changed first, up or down
LONGER: Final = 1.2  # times the last step if it has helped,
SHORTER: Final = 0.5  # and if it has not
LEAST: Final = 0.03  # step below which a weight is not changed any more
GAIN: Final = 1e-5  # least gain of the mean logarithm for which a weight is changed
FAIR_VIEW: Final = [1.0] * len(GROUP_NAMES)  # neutral opinions of the groups


@dataclass(frozen=True)
class Look:
    """A board, and who won in the end."""

    view: MonopolyView
    winner: Seat


def looks(seed: int) -> list[Look]:
    """The boards of a game; none unless it has a single winner."""
    module = game_of("monopoly")
    names = list(TABLES[seed % len(TABLES)])
    Random(seed).shuffle(names)
    bots = [make(name, own_seed(seed, seat), "monopoly") for seat, name in zip(seats(PLAYERS), names, strict=True)]
    state = module.new_state(
        module.configured("monopoly", PLAYERS, {"turn-limit": MOST_ROUNDS}, {}, {}), PLAYERS, chance(seed)
    )
    boards: dict[int, MonopolyView] = {}  # by turn
    while state.asked >= 0:
        if state.turns % LOOKS == 0 and state.turns not in boards and SQUARES - state.owner.count(NOBODY) >= OWNED:
            boards[state.turns] = module.view(state, NOBODY)
        state.apply(bots[state.asked].decide(module.view(state, state.asked)).action)
    winners = state.winners()
    return [Look(view, winners[0]) for view in boards.values()] if len(winners) == 1 else []


def foretold(seen: Sequence[Look], weights: Weights) -> float:
    """The mean logarithm of the winners' shares."""
    total = 0.0
    for look in seen:
        total += math.log(Ledger(look.view, FAIR_VIEW, weights).share(look.winner))
    return total / len(seen)


def learned(seen: Sequence[Look], weights: Weights, rounds: int) -> Weights:
    """Better weights, found by changing one after the other."""
    best = foretold(seen, weights)
    factors = dict.fromkeys((each.name for each in fields(Weights)), FIRST_FACTOR)
    for _ in range(rounds):
        for name in (name for name, factor in factors.items() if factor > LEAST):
            old = getattr(weights, name)
            better = False
            for new in (old * (1 + factors[name]), old / (1 + factors[name])):
                tried = replace(weights, **{name: new})
                result = foretold(seen, tried)
                if result > best + GAIN:
                    weights, best, better = tried, result, True
                    break
            factors[name] *= LONGER if better else SHORTER
    return weights


def main(words: Sequence[str] | None = None) -> None:
    """Play, learn and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2400, help="half of them to learn from")
    parser.add_argument("--rounds", type=int, default=8, help="in which each weight is changed once")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    asked = parser.parse_args(words)
    seen = [look for number in range(asked.games) for look in looks(asked.seed + number)]
    half = len(seen) // 2
    weights = learned(seen[:half], LEARNED, asked.rounds)
    for each in fields(Weights):
        print(f"{each.name}: float = {getattr(weights, each.name):.3g}")
    before, after = foretold(seen[half:], LEARNED), foretold(seen[half:], weights)
    print(f"{len(seen)} boards; winners foretold with {math.exp(before):.3f} before, {math.exp(after):.3f} now")


if __name__ == "__main__":
    main()
