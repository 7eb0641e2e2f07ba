"""`python -m benchmarks.parts`: the parts of deal, luck and errors in the results of games, and whether all but one of
the five costliest errors are confirmed with four times as many worlds. Figures for `docs/analysis.md`; a game takes a
minute with the compiled engine.
"""

import argparse
import math
from collections.abc import Iterator
from statistics import pvariance
from typing import Final

from altbau import EDITIONS, Game, make
from altbau.analysis import Balance, Balances, Errors, JudgedChoice, costliest, errors, report
from altbau.analysis.mistakes import WORLDS
from altbau.core.engine.ids import seats
from altbau.play.bots import own_seed

PLAYERS: Final = 4
FIRST_SEED: Final = 7000
COSTLIEST: Final = 5
PARTS: Final = ("deal", "luck", "others_luck", "errors", "others_errors", "rest")


def played(edition: str, seed: int) -> Game:
    """A game of four stewards."""
    options: dict[str, bool | str | int] = {"turn-limit": 50} if edition == "monopoly" else {}
    game = Game.new(edition, players=PLAYERS, seed=seed, options=options)
    bots = [make("steward", own_seed(seed, seat), edition) for seat in seats(PLAYERS)]
    while game.asked is not None:
        if game.must_pass:
            game.pass_()
        else:
            game.play(bots[game.asked].decide(game.view(game.asked)).action)
    return game


def found(game: Game) -> tuple[list[Balance], list[JudgedChoice]]:
    """The balance of each seat, and the costliest errors of the game."""
    balances: list[Balance] = []
    worst: list[JudgedChoice] = []
    for part in report(game):
        if isinstance(part, Balances):
            balances = part.seats
        elif isinstance(part, Errors):
            worst = part.costliest
    return balances, worst


def kept(game: Game, worst: list[JudgedChoice]) -> int:
    """How many of the costliest errors are also among the costliest with four times as many worlds. An error counts as
    one of them if it is within both intervals of the last of them."""
    again = costliest({each.move: each for each in errors(game, 4 * WORLDS, math.inf)}.values())
    if not again:
        return 0
    least = again[:COSTLIEST][-1]
    exactly = {(each.turn, each.seat): each for each in again}
    return sum(
        (each.turn, each.seat) in exactly
        and exactly[each.turn, each.seat].lost >= least.lost - 2 * (each.error + least.error)
        for each in worst[:COSTLIEST]
    )


def shares(balances: list[Balance]) -> Iterator[str]:
    """The variance of each part, in per cent of that of the whole change."""
    whole = pvariance([each.change for each in balances])
    for name in PARTS:
        yield f"{100 * pvariance([getattr(each, name) or 0.0 for each in balances]) / whole:.0f}"


def main() -> None:
    """Print a row of the table for each edition as it is done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--again", type=int, default=10, help="of them looked at in four times the worlds")
    parser.add_argument("editions", nargs="*", default=list(EDITIONS))
    given = parser.parse_args()
    for edition in given.editions:
        balances: list[Balance] = []
        stay = looked = 0
        for number in range(given.games):
            game = played(edition, FIRST_SEED + number)
            of_game, worst = found(game)
            balances += of_game
            if number < given.again and worst:
                looked += 1
                stay += kept(game, worst) >= min(COSTLIEST, len(worst)) - 1
        print(f"| {edition} | {given.games} | {' | '.join(shares(balances))} | {stay} of {looked} |", flush=True)


if __name__ == "__main__":
    main()
