"""How strong a bot is: its share of wins against others, over duplicate deals in which it sits everywhere in turn.

`.venv/bin/python benchmarks/ladder.py --edition landlord-2013 --players 4 --bot strategist --against steward-1`
plays until the interval is narrow enough (`--within` points of the share) or `--games` have been played; with
`PYTHONPATH=build/compiled:.` in front by the compiled engine. Several names after `--against`, joined by commas, share
the other seats. Times are those of the process, so other programs don't count.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from statistics import fmean, quantiles
from typing import Any

from altbau.cli.simulating import MOST_ROUNDS, played_out
from altbau.cli.summary import wilson
from altbau.core.bot import AnyBot, Decision
from altbau.core.ids import Seat, seats
from altbau.core.view import View
from altbau.games import game_of
from altbau.play.bots import make, own_seed

WITHIN = 4.0  # points on either side of a share
MOST_GAMES = 2400  # makes ± 2 points in any case
FIRST_SEED = 1_000_000  # tuning takes its deals from below


@dataclass(frozen=True)
class Cell:
    """One bot against others at a table."""

    edition: str
    players: int
    bot: str
    against: tuple[str, ...]  # the other seats clockwise, again and again
    options: tuple[tuple[str, bool | str | int], ...] = ()

    def bots(self, seed: int, seat: Seat) -> list[AnyBot]:
        """By seat, with the one to be measured on this seat."""
        names = [self.against[(each - seat - 1) % self.players % len(self.against)] for each in seats(self.players)]
        names[seat] = self.bot
        return [
            make(name, own_seed(seed, each), self.edition)
            for each, name in zip(seats(self.players), names, strict=True)
        ]

    def deal(self, seed: int) -> Any:
        """A new game."""
        module = game_of(self.edition)
        limits = {option.name: MOST_ROUNDS for option in module.options(self.edition) if option.rounds}
        edition = module.configured(self.edition, self.players, limits | dict(self.options), {})
        return module.new_state(edition, self.players, seed)


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: AnyBot) -> None:
        self.bot = bot
        self.seconds: list[float] = []  # of computing, for each decision

    def decide(self, view: View) -> Decision:
        """The bot's decision."""
        start = time.process_time()
        decision = self.bot.decide(view)
        self.seconds.append(time.process_time() - start)
        return decision


@dataclass
class Deal:
    """What the games of a deal came to, one for each seat of the bot."""

    winners: list[list[Seat]]
    starter: Seat
    seconds: list[float]


def play(cell: Cell, seed: int) -> Deal:
    """A deal, as often as there are seats."""
    deal = Deal([], cell.deal(seed).turn, [])
    for seat in seats(cell.players):
        bots = cell.bots(seed, seat)
        bots[seat] = timed = Timed(bots[seat])
        deal.winners.append(played_out(cell.deal(seed), bots)[0].winners())
        deal.seconds += timed.seconds
    return deal


@dataclass
class Score:
    """What a cell has come to so far."""

    cell: Cell
    games: int = 0
    won: float = 0.0  # games; a shared victory is shared
    started: float = 0.0  # likewise, by whoever began
    pairs: int = 0  # of games of the same deal
    alike: float = 0.0  # of these, by the same seat
    seconds: list[float] = field(default_factory=list)

    def add(self, deal: Deal) -> None:
        """One more deal."""
        shares = [[(seat in won) / len(won) for seat in seats(self.cell.players)] for won in deal.winners]
        self.games += len(shares)
        self.won += sum(share[seat] for seat, share in enumerate(shares))
        self.started += sum(share[deal.starter] for share in shares)
        for number, share in enumerate(shares):
            for other in shares[:number]:
                self.pairs += 1
                self.alike += sum(here * there for here, there in zip(share, other, strict=True))
        self.seconds += deal.seconds

    @property
    def points(self) -> tuple[float, float]:
        """The 95 % interval of the share, in per cent."""
        low, high = wilson(self.won, self.games)
        return 100 * low, 100 * high

    def within(self, points: float) -> bool:
        """Whether the interval is narrow enough."""
        low, high = self.points
        return high - low <= 2 * points

    def figures(self) -> dict[str, float]:
        """All of it; shares in per cent, times in milliseconds."""
        low, high = self.points
        return {
            "games": self.games,
            "share": 100 * self.won / self.games,
            "low": low,
            "high": high,
            "parity": 100 / self.cell.players,
            "starter": 100 * self.started / self.games,
            "same_seat": 100 * self.alike / self.pairs,
            "decisions": len(self.seconds),
            "mean_ms": 1000 * fmean(self.seconds),
            "p95_ms": 1000 * quantiles(self.seconds, n=20)[-1],
        }


def deals(cell: Cell, first: int, most: int, jobs: int) -> Iterator[Deal]:
    """So many deals, played in one process or several."""
    if jobs == 1:
        yield from (play(cell, first + number) for number in range(most))
        return
    with ProcessPoolExecutor(jobs) as pool:
        for start in range(first, first + most, jobs):
            yield from pool.map(play, [cell] * jobs, range(start, start + jobs))


def measured(cell: Cell, games: int, within: float, first: int, jobs: int = 1) -> Score:
    """Play a cell until its share is known within so many points, or so many games have been played."""
    score = Score(cell)
    playing = deals(cell, first, -(-games // cell.players), jobs)
    for deal in playing:
        score.add(deal)
        if score.within(within):
            break
    return score


def sentence(score: Score) -> str:
    """A line about a cell."""
    cell, told = score.cell, score.figures()
    return (
        f"{cell.edition}, {cell.players} players: {cell.bot} against {', '.join(cell.against)} won {told['share']:.1f} "
        f"% [{told['low']:.1f}, {told['high']:.1f}] of {told['games']} games (parity {told['parity']:.0f} %); a "
        f"decision {told['mean_ms']:.2f} ms, p95 {told['p95_ms']:.2f} ms; whoever began won {told['starter']:.0f} %; "
        f"two games of a deal went to the same seat in {told['same_seat']:.0f} %"
    )


def option(written: str) -> tuple[str, bool | str | int]:
    """`name=value` as a table option."""
    name, _, value = written.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdigit() else value


def main(words: Sequence[str] | None = None) -> None:
    """Measure one cell and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", default="landlord-2013")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="strategist")
    parser.add_argument("--against", default="steward-1", help="bots for the other seats, joined by commas")
    parser.add_argument("--option", action="append", type=option, default=[], help="a table option, as name=value")
    parser.add_argument("--games", type=int, default=MOST_GAMES, help="at most; a deal is played by all seats")
    parser.add_argument("--within", type=float, default=WITHIN, help="points at which the interval is narrow enough")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first deal")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args(words)
    cell = Cell(asked.edition, asked.players, asked.bot, tuple(asked.against.split(",")), tuple(asked.option))
    score = measured(cell, asked.games, asked.within, asked.seed, asked.jobs)
    print(json.dumps(score.figures(), indent=2) if asked.json else sentence(score))


if __name__ == "__main__":
    main()
