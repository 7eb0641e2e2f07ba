"""Duels of bots, each pair over the same deals."""

from collections import defaultdict
from dataclasses import replace
from itertools import combinations

from rich.console import Console
from rich.table import Table as Grid

from altbau.cli.simulating import Simulation, outcomes, progress, say_engine
from altbau.cli.summary import WIDTH, percent, wilson
from altbau.core import text
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.lab.players import display_name

DUEL = 2  # players


def ladder(wanted: Simulation, language: str) -> None:
    """Let each pair of the bots play `wanted.games` games, and print the share of victories of each, in all and by
    opponent. A shared victory counts half. Raises BadInput."""
    if len(set(wanted.bots)) < DUEL:
        raise BadInput("too-few-bots")
    pairs = [replace(wanted, bots=[*pair]).with_defaults() for pair in combinations(dict.fromkeys(wanted.bots), DUEL)]
    duels: dict[tuple[str, str], float] = {}
    say_engine(language)
    with progress() as bar:
        task = bar.add_task(text.say(language, "cli-simulating"), total=len(pairs) * wanted.games, state="")
        for pair in pairs:
            one, other = pair.bots
            won = dict.fromkeys(pair.bots, 0.0)
            for outcome in outcomes(pair):
                bar.advance(task)
                for seat in outcome.winners:
                    won[outcome.bots[seat]] += 1 / len(outcome.winners)
            duels[one, other], duels[other, one] = won[one], won[other]
    _print(duels, wanted, language)


def _print(duels: dict[tuple[str, str], float], wanted: Simulation, language: str) -> None:
    """Print the bots, best first, each with its opponents below."""
    total: dict[str, float] = defaultdict(float)
    for (bot, _), won in duels.items():
        total[bot] += won
    order = sorted(total, key=lambda bot: -total[bot])
    grid = Grid(box=None, pad_edge=False)
    for key in ("cli-who", "cli-games", "cli-won", "cli-interval"):
        grid.add_column(text.say(language, key), justify="left" if key == "cli-who" else "right")
    game = game_of(wanted.edition).NAME
    for bot in order:
        others = [other for other in order if other != bot]
        _row(grid, f"{display_name(game, language, bot)} ({bot})", total[bot], wanted.games * len(others), language)
        for other in others:
            against = text.say(language, "cli-against", name=display_name(game, language, other))
            _row(grid, f"  {against}", duels[bot, other], wanted.games, language)
    Console(width=WIDTH, highlight=False).print(grid)


def _row(grid: Grid, name: str, won: float, games: int, language: str) -> None:
    low, high = wilson(won, games)
    interval = f"{percent(low, language)} – {percent(high, language)}"
    grid.add_row(name, str(games), percent(won / games, language), interval)
