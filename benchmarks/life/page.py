"""The document about how lively the preset tables are (`docs/life.md`)."""

import subprocess
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from altbau.cli.summary import wilson
from benchmarks.life.classifier import SEEN, TAUGHT
from benchmarks.life.games import LANDLORDS

PAGE: Final = """\
# How lively the preset tables are

Written by `{command}` on {day}, at commit {commit}.

At each table sit the three characters at their usual level, one of them twice, each on every seat
in turn. For comparison there are tables of `{before}`. Figures are means per game with 95 %
intervals, all four players together. *Action cards* are those played in a free choice. *Tenants*
are those let from a hand; a mother with children counts once a turn. *Without crime* is the share
of games, in per cent, without a bomb, a murder, the police or squatters driven out. In an *idle
turn* no player plays or buys anything; the column is in per cent of all turns. *Stalled* is the
share of games, in per cent, in which eight or more idle turns follow each other. *First touch* is
the turn, of all players' turns, in which a player first plays a card on another player's house or
puts a tenant into it (median).

{table}

## What the characters do

Figures are per seat and game; brackets give the ratio to the mean of the other two characters.
*Won* is of 100 games on a seat, with the 95 % interval; 25 would be fair. *At home* are the paying
tenants in a player's houses, as a mean over the ends of all players' turns. *Strikes* are bombs,
murders, evictions and demolitions played in a free choice, *builds* houses and expansions, *coins
paid* those for roofs and cards. Trades are only proposed where cards are traded freely.

{characters}

## Whether the characters can be distinguished

A naive Bayes classifier (`benchmarks/life/classifier.py`) learns from {taught} of the games what is
usual for each character, from all that the table above counts except wins and trades. From {seen} other
games of a seat it names the seat's character; chance would be right in 33 per cent. *Taken for*
counts how often it named which character.

{named}
"""
TITLES: Final = (
    "edition", "table", "games", "action cards", "tenants", "without crime", "idle turns", "stalled", "first touch",
)  # fmt: skip
CELLS: Final = (  # figure, factor, digits behind the point
    ("action_cards", 1, 1), ("tenants", 1, 1), ("without_crime", 100, 0), ("idle_turns", 1, 1), ("stalled", 100, 0),
    ("first_touch", 1, 0),
)  # fmt: skip
BEFORE: Final = "steward-1"
CHARACTERS: Final = "characters"


def page(
    told: Mapping[str, Mapping[str, dict[str, Any]]], apart: Mapping[str, Mapping[str, Counter[str]]], command: str
) -> str:
    """The document, from figures by setting and table, and from the classifier's guesses by setting."""
    git = ["git", "rev-parse", "--short", "HEAD"]
    rows = [(edition, name, *row(values)) for edition, tables in told.items() for name, values in tables.items()]
    traits = [trait.name for trait in LANDLORDS.traits]
    by_character = [
        (edition, name, *portrait(values, traits))
        for edition, tables in told.items()
        for name, values in tables[CHARACTERS]["characters"].items()
    ]
    names = sorted({name for taken in apart.values() for name in taken})
    by_guess = [(edition, name, *guesses(taken, name, names)) for edition, taken in apart.items() for name in taken]
    return PAGE.format(
        command=command,
        day=time.strftime("%Y-%m-%d"),
        commit=subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip(),
        before=BEFORE,
        table=as_table(TITLES, rows),
        characters=as_table(
            ("edition", "character", "won", *(name.replace("_", " ") for name in traits)), by_character
        ),
        taught=TAUGHT,
        seen=SEEN,
        named=as_table(
            ("edition", "character", *(f"taken for the {name}" for name in names), "right, in per cent"), by_guess
        ),
    )


def row(values: dict[str, Any]) -> tuple[str, ...]:
    """The figures of a kind of table, as cells."""
    cells = [str(values["games"])]
    for name, factor, digits in CELLS:
        low, high = (factor * each for each in values["intervals"][name])
        cells.append(f"{factor * values[name]:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]")
    return tuple(cells)


def portrait(values: dict[str, Any], traits: Sequence[str]) -> tuple[str, ...]:
    """The figures of a character, as cells."""
    low, high = (100 * each for each in values["interval"])
    cells = [f"{100 * values['won']:.0f} [{low:.0f}, {high:.0f}]"]
    for trait in traits:
        times = values["times"][trait]
        cells.append(f"{values[trait]:.2f} ({times:.2f})" if times is not None else f"{values[trait]:.2f}")
    return tuple(cells)


def guesses(taken: Mapping[str, Counter[str]], name: str, names: Sequence[str]) -> tuple[str, ...]:
    """How often a character was taken for each, and the share of right guesses with its interval, as cells."""
    of_it = taken[name]
    right, low, high = (100 * each for each in (of_it[name] / of_it.total(), *wilson(of_it[name], of_it.total())))
    return (*(str(of_it[other]) for other in names), f"{right:.0f} [{low:.0f}, {high:.0f}]")


def as_table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "\n".join("| " + " | ".join(each) + " |" for each in (titles, ("---",) * len(titles), *rows))
