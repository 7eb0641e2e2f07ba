"""Measure how lively the preset tables are: three characters at the usual level, one of them twice, seats in rotation.

`python3 dev.py bench --life` plays them in 2013, `--all` in the other rule sets, too. It prints means per game, all
players together: the action cards played in a free choice (reactions are not counted) and the tenants let from a hand
(a mother with children once a turn); the share of games without a bomb, a murder, the police or squatters driven out;
the share of idle turns, in which no player does anything, and of games with eight or more of them in a row; the median
turn in which a player first touches another's house; and the traits of each character compared with the others.
In Monopoly it counts deals, buildings and rounds, and games without a deal.
`--json` prints the same as data; `--against steward-1` plays tables of that bot instead. `--write docs/life.md` plays
both in all landlord games, the characters also with free trade in 1997, and writes a page about it.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from altbau.games import EDITIONS, game_of
from benchmarks.life.classifier import named
from benchmarks.life.figures import counted_of, figures
from benchmarks.life.games import Setting, played
from benchmarks.life.page import BEFORE, CHARACTERS, page
from benchmarks.yardsticks import of_edition

GAMES: Final = 1500  # each character on each seat 500 times
PRESET: Final = "landlord-2013"
FREE_TRADE: Final = Setting("wucherer-1997", options={"free-trade": True})


def plays(bot: str, edition: str) -> bool:
    """Whether a bot plays an edition; an empty name means the characters, which play all."""
    return not bot or bot in game_of(edition).BOTS or bot in of_edition(edition)


def measured(setting: Setting, games: int, jobs: int) -> dict[str, Any]:
    """Play games; their figures."""
    return figures(played(setting, games, jobs), counted_of(setting.edition))


def written(games: int, jobs: int) -> str:
    """Play, and return the page about all landlord games."""
    landlords = [key for key in EDITIONS if game_of(key).NAME == "wucherer"]
    settings = {**{key: Setting(key) for key in landlords}, f"{FREE_TRADE.edition}, free trade": FREE_TRADE}
    lives = {key: played(setting, games, jobs) for key, setting in settings.items()}
    told = {key: {CHARACTERS: figures(found)} for key, found in lives.items()}
    for key in landlords:
        told[key][BEFORE] = measured(Setting(key, BEFORE), games, jobs)
    apart = {key: named(found) for key, found in lives.items()}
    return page(told, apart, "python3 dev.py bench --life --write docs/life.md")


def show(edition: str, values: dict[str, Any]) -> None:
    """Print the figures of an edition."""
    print(f"{edition}, {values['games']} games")
    for name, (low, high) in values["intervals"].items():
        print(f"  {name:<14}{values[name]:8.2f} [{low:.2f}, {high:.2f}]")
    for name, own in values["characters"].items():
        print(f"  {name:<14}{own['won']:8.2f} won for each of its seats")
        for trait, times in own["times"].items():
            if times is not None:
                print(f"    {trait:<16}{own[trait]:8.2f}, {times:.2f} times the others'")


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true", help="the other rule sets, too")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--games", type=int, default=GAMES, help="of each edition")
    parser.add_argument("--against", default="", help="a bot that has all seats instead")
    parser.add_argument("--write", type=Path, help="play both tables in all landlord games and write it there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args(words)
    if asked.write:
        asked.write.write_text(written(asked.games, asked.jobs), encoding="utf-8")
        return
    keys = [key for key in (EDITIONS if asked.all else [PRESET]) if plays(asked.against, key)]
    told = {key: measured(Setting(key, asked.against), asked.games, asked.jobs) for key in keys}
    if asked.json:
        json.dump(told, sys.stdout, indent=2)
        print()
        return
    for key, values in told.items():
        show(key, values)


if __name__ == "__main__":
    main()
