"""Measure whether it pays to sell the last place of a rival's street group: twin games of Monopoly from one position.

`PYTHONPATH=build/compiled:. .venv/bin/python -m benchmarks.sales` plays games of four strategists, and of the
characters. Whenever a deal is accepted that completes the buyer's street group for money alone, the game is also played
on from there in several other futures, in each of them once with the deal and once declined, with the same dice and
cards. It prints how often the seller won each way, and the 95 % interval of the difference by sale.
"""

import argparse
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Any, Final

from altbau.core.engine.ids import Seat
from altbau.core.engine.rng import chance
from altbau.games import game_of
from altbau.games.monopoly.rules.actions import ACCEPT, DECLINE
from altbau.games.monopoly.rules.board import SQUARES
from altbau.games.monopoly.rules.questions import DEAL_OR_NOT
from altbau.play.observation import memory_after
from benchmarks.dealing import STRATEGISTS, sells_group
from benchmarks.ladder import FIRST_SEED
from benchmarks.life.games import BOARD, MOST_ROUNDS, PLAYERS, chosen, table
from benchmarks.stalemate import bots_of, finished

GAMES: Final = 200
FUTURES: Final = 4  # of each sale
NEXT: Final = 1_000_003  # from the seed of one future to that of the next
NORMAL: Final = 1.96  # standard errors of a 95 % interval


@dataclass
class Twins:
    """How often sellers won, by sale, as a mean of its futures."""

    sold: list[float] = field(default_factory=list)
    kept: list[float] = field(default_factory=list)

    def sentence(self, who: str) -> str:
        """The results in a sentence."""
        apart = [100 * (sold - kept) for sold, kept in zip(self.sold, self.kept, strict=True)]
        error = NORMAL * stdev(apart) / math.sqrt(len(apart))
        return (
            f"{who}: {len(apart)} sales, the seller won {100 * fmean(self.sold):.1f} % where it sold, "
            f"{100 * fmean(self.kept):.1f} % where it kept, a difference of {fmean(apart):+.1f} ± {error:.1f} points"
        )


def seller_of(state: Any) -> Seat | None:
    """The seat that would sell a group if the deal on the table were accepted; None if none would."""
    if state.stack.top.prompt(state)[0] != DEAL_OR_NOT:
        return None
    after = state.copy()
    after.apply(ACCEPT)
    if not sells_group(state.owner, after.owner):
        return None
    seller: Seat = next(state.owner[place] for place in range(SQUARES) if state.owner[place] != after.owner[place])
    return seller


def outcome(state: Any, seller: Seat, answer: int, names: Sequence[str], seed: int) -> float:
    """The seller's share of the victory if the game continues with this answer, in the future of this seed."""
    world = state.copy()
    world.chance = chance(seed)
    world.apply(answer)
    finished(world, bots_of(names, seed))
    winners = world.winners()
    return (seller in winners) / len(winners)


def play(names: Sequence[str], seed: int, twins: Twins) -> None:
    """Play a game, and the twins of each sale in it."""
    module = game_of(BOARD)
    state = module.new_state(
        module.configured(BOARD, PLAYERS, {"turn-limit": MOST_ROUNDS}, {}, {}), PLAYERS, chance(seed)
    )
    bots = bots_of(names, seed)
    memory = memory_after((), state)
    while state.asked >= 0:
        action = chosen(state, bots, memory)
        seller = seller_of(state) if action == ACCEPT else None
        if seller is not None:
            futures = [seed + NEXT * (1 + number) for number in range(FUTURES)]
            twins.sold.append(fmean(outcome(state, seller, ACCEPT, names, each) for each in futures))
            twins.kept.append(fmean(outcome(state, seller, DECLINE, names, each) for each in futures))
        state.apply(action)
        memory = memory_after(memory, state)


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind of table")
    asked = parser.parse_args(words)
    for who in (f"{STRATEGISTS}s", "characters"):
        twins = Twins()
        for number in range(asked.games):
            names = table(BOARD, number) if who == "characters" else (STRATEGISTS,) * PLAYERS
            play(names, FIRST_SEED + number, twins)
        print(twins.sentence(who), flush=True)


if __name__ == "__main__":
    main()
