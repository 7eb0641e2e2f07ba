"""How well the value of positions foretells games from which nothing was learnt; writes `docs/value.md`.

`PYTHONPATH=build/compiled:. .venv/bin/python -m benchmarks.value.curves` needs numpy and what `games.py` has played. It
compares with everybody being alike, and with a softmax of what the bots took players to have, of which two numbers are
fitted to the very games of stewards by which both are judged. `--edition` judges some editions only; what the page says
of others, and of tables of which no games are there, stays.
"""

import argparse
import json
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

from altbau.games import EDITIONS, game_of
from benchmarks.value.games import DEAR, HELD_OUT, ROOT, STRATEGISTS, USUAL, Kind, held_out, kinds, records
from benchmarks.value.looks import Look, looks

PAGE: Final = ROOT / "docs" / "value.md"
HELD: Final = (
    ROOT / "src" / "altbau" / "play" / "teaching" / "held.json"
)  # the curves, for whoever looks back at a game
BINS: Final = 10
FULL: Final = 200  # chances in a bin that tell something
BETTER: Final = 0.015  # than wealth
POINTS: Final = 3  # that a bin may be off
RESAMPLED: Final = 1000
QUARTERS: Final = 4

Array: TypeAlias = Any  # of numpy


@dataclass(frozen=True)
class Told:
    """What was told of the looks at games, and what came of them; by look, and where it says so by seat."""

    chances: Array  # by seat
    money: Array  # by seat
    plain: Array  # by seat: strengths to compare with
    turns: Array
    won: Array  # by seat
    earned: Array  # by seat
    quarter: Array
    deal: Array


def told(found: Sequence[Look]) -> Told:
    """What the value says of each look."""
    module = game_of(found[0].view.edition.key)
    values = [module.value(look.view) for look in found]
    return Told(
        np.array([value.chances for value in values]),
        np.array([value.money for value in values]),
        np.array([look.plain for look in found]),
        np.array([look.turns for look in found]),
        np.array([look.won for look in found]),
        np.array([look.money for look in found]),
        np.array([look.quarter for look in found]),
        np.array([look.deal for look in found]),
    )


def softmax(strengths: Array) -> Array:
    """Strengths as chances."""
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def brier(chances: Array, won: Array) -> Array:
    """By look, the squares of what each seat's chance is off."""
    return np.asarray(((chances - won) ** 2).sum(1))


def plainly(of: Told, numbers: tuple[float, float]) -> Array:
    """The chances by strengths alone: a softmax whose unit is one number, and another for each turn ahead."""
    return softmax(of.plain / (numbers[0] + numbers[1] * of.turns)[:, None])


def fitted(of: Told) -> tuple[float, float]:
    """The two numbers with which that is least off."""
    best, unit, each = np.inf, 1.0, 0.0
    found = (unit, each)
    for width in (4.0, 2.0, 1.4, 1.1):
        for first in unit * width ** np.arange(-4.0, 5.0):
            for second in np.unique([0.0, *(max(each, 0.3) * width ** np.arange(-4.0, 5.0))]):
                off = brier(plainly(of, (first, second)), of.won).mean()
                if off < best:
                    best, found = off, (float(first), float(second))
        unit, each = found
    return found


def resampled(values: Array, deals: Array) -> tuple[float, float]:
    """The 95 % interval of a mean, as if other deals had been drawn."""
    chance = np.random.default_rng(1)
    _, number = np.unique(deals, return_inverse=True)
    sums, counts = np.bincount(number, values), np.bincount(number)
    drawn = chance.integers(0, len(sums), (RESAMPLED, len(sums)))
    low, high = np.percentile(sums[drawn].sum(1) / counts[drawn].sum(1), [2.5, 97.5])
    return float(low), float(high)


def curve(of: Told) -> list[tuple[float, float, int]]:
    """Of each bin of chances in which there are enough their mean, how many of them won, and their number."""
    chances, won = of.chances.ravel(), of.won.ravel()
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    inside = [bins == each for each in range(BINS)]
    return [(chances[here].mean(), won[here].mean(), int(here.sum())) for here in inside if here.sum() >= FULL]


# --- the page ---------------------------------------------------------------------------------------------------------

TEXT: Final = """\
# The calibrated value

Written by `python -m benchmarks.value.curves`: {days}.

The value of a position is every player's chance to win and expected final money, estimated from
what one seat or a spectator sees (`src/altbau/core/bots/value.py`). This page reports its error on
held-out games. Those games were used neither to learn weights nor to choose a method; methods were
chosen on a validation set (`benchmarks/value/games.py`). Positions are sampled from every game,
each as a random seat or a spectator sees it.

The error of chances is the Brier score: the squared difference between chance and result, summed
over the seats. *value* is the score of the value. *wealth* is the score of a baseline, a softmax of
the wealth that bots ascribe to each player; its two parameters are fitted to the held-out games of
stewards themselves, in favour of the baseline. *uniform* gives every player the same chance. *gain*
is the wealth score minus the value score, with a 95 % interval (bootstrap over deals).

In games of *stewards* and of *strategists* all seats have that bot. In *mixed* games every seat
draws a bot, so the players differ in strength, which the value cannot see. *limited* games are
Monopoly with a limit of 15 to 60 rounds. Strategists' games are slow to play, so they are kept in
the repository when the bots change a little. The strategists of Monopoly's held-out games save cash
for places and search where nobody trades ([monopoly-bots.md](monopoly-bots.md)); those in the games
from which its weights were learnt, and in the mixed games, did neither.

## How it is learnt

The landlord games are learnt from equally many games of stewards and mixed games, for each number
of players. The mix matters because the same feature can mean the opposite: a full hand is a good
sign among stewards and a bad one among characters, who build. On 250 validation games of 2013 the
gain at mixed tables was -0.034 after learning from stewards alone (stewards' tables 0.105), 0.043
with one mixed game to four of stewards (0.100), 0.068 with equally many (0.084), and 0.075 with
mixed games alone (0.055, with calibration errors of up to 6 points among stewards).

The last step calibrates the chances on strategists' games. Strategists are less predictable than
stewards: positions in which 65 % of stewards win were won by 58 % of strategists. A view does not
show which bots play, so one curve cannot fit both. The strength of the last step was chosen on
2,000 games of stewards and 283 of strategists of 1997. Without it the largest calibration error was
1.8 points among stewards and 7.7 among strategists. With a prior worth 150 games, as used, it was
2.5 and 7.6; worth 100 games, 3.4 and 7.4; worth 50 games, 4.7 and 6.0.

Monopoly has one set of weights for all numbers of players and all bots, and one scale for each
number of players and stage. Separate weights for each number of players were worse than wealth with
5, 6 and 8 players, by 0.012 to 0.020. With sums alone as features (cash, rents, houses that can be
paid) the gain was 0.010 on 2,000 validation games of four stewards. With a flag for each holding (a
player's places of a group, and the most that another player has there) it was 0.014, and with the
square of the token 0.015. These took more games: 18,000 for the figures here. A neural network with
two hidden layers, which also saw the owner and the houses of every square, gained 0.0005 more.
Other designs gained nothing: the cost of the next throw, possible trades, how long cash lasts,
stages by rents and cash instead of rounds, and temporal-difference learning. One mixed game is
learnt from to three of four stewards. That choice was confirmed on held-out games: without mixed
games the gain of stewards is 0.018.

## Where it is not used

The coach compares moves by coins, not by the chance to win: by the chance to win, doing nothing in
the first turn of 2013 would be as good as building in 20 of 40 deals.

The search of 2013 ends its trials with coins, too, after two rounds.

## Where the search uses it

In 1997 and 1992 the drawer of the last card has no further turn (R199), and all wait for somebody
else to draw it. There the search plays on for one round only, in one and a half times as many
worlds, and compares the chances to win after that. It was chosen by games of two strategists of one
kind against two of another, each deal from both pairs of seats. After one round they had 1.6 to
1.75 times as many worlds in 1992, 1.35 to 1.6 in 1997 and 1.45 in 2013. *Time* is the computing
time of a decision in ratio to that of the others.

| edition | trials end | others' trials end | won, % [95 %] | games | time |
| --- | --- | --- | --- | --- | --- |
| wucherer-1992 | after one round, by chances | after two rounds, by coins | 64.0 [54.2, 72.7] | 100 | 1.07 |
| wucherer-1992 | after two rounds, by chances | after two rounds, by coins | 51.4 [40.0, 62.8] | 70 | 1.06 |
| wucherer-1992 | after one round, by coins | after two rounds, by coins | 58.5 [48.7, 67.7] | 100 | 0.88 |
| wucherer-1992 | after one round, by chances | after one round, by coins | 62.0 [54.0, 69.4] | 150 | 1.20 |
| wucherer-1997 | after one round, by chances | after two rounds, by coins | 56.4 [45.5, 66.8] | 80 | 1.00 |
| wucherer-1997 | after one round, by coins | after two rounds, by coins | 47.9 [39.2, 56.8] | 120 | 1.08 |
| landlord-2013 | after one round, by chances | after two rounds, by coins | 43.3 [31.6, 55.9] | 60 | 1.02 |

With three players the strategist of 1992 wins 86.0 % of its games against `steward-1` and that of
1997 91.1 % (76.6 and 83.0 % before), with four players 56.7 and 74.5 % (54.7 and 70.5 %). The
intervals are in [ladder.md](ladder.md). The strategists' games of 1997 and 1992 in this page were
played before that, with coins.

## Error of the chances

{all}

## Bars

The bars are for four players: a score below uniform in every quarter of the game; a gain of at
least {better}, with an interval above 0; and a calibration error of at most {points} points in each
of ten bins. For learning and judging together {dear} strategists' games of each edition are
wanted; there are {there}. A core plays a game of Monopoly in 0.03 s and one of
the landlord games in 2 to 7 s.

{bars}

## Error by quarter of the game

Four players; value / wealth / uniform.

{quarters}

## Calibration

![Predicted chances and how many of them won](value.svg)

Four stewards, and four strategists. Each pair is a bin: the mean predicted chance, and the share
that won, in per cent. Bins with fewer than {full} chances are left out. *error* is the largest
difference, in points.

{curves}

## Error of the money

The mean absolute error of the expected final money, in coins, and that of predicting the mean of
all games.

{money}
"""
ROW: TypeAlias = tuple[str, ...]
Curve: TypeAlias = list[tuple[int, int]]  # predicted and won, in per cent
PAIR: Final = re.compile(r"(\d+) → (\d+)")
DAY: Final = re.compile(r"(\S+) on (\d{4}-\d\d-\d\d)")


def rows(name: str, of: Told, numbers: tuple[float, float], edition: str, players: int) -> dict[str, ROW]:
    """What the page says about tables of one kind."""
    who = (edition, str(players), name)
    value, wealth = brier(of.chances, of.won), brier(plainly(of, numbers), of.won)
    alike = brier(np.full_like(of.chances, 1 / players), of.won)
    low, high = resampled(wealth - value, of.deal)
    off = (f"{value.mean():.3f}", f"{wealth.mean():.3f}", f"{alike.mean():.3f}")
    better = f"{(wealth - value).mean():.3f} [{low:.3f}, {high:.3f}]"
    parts = [
        " / ".join(f"{each[of.quarter == quarter].mean():.3f}" for each in (value, wealth, alike))
        for quarter in range(QUARTERS)
    ]
    less = all(value[of.quarter == quarter].mean() < alike[of.quarter == quarter].mean() for quarter in range(QUARTERS))
    enough = (wealth - value).mean() >= BETTER and low > 0
    points = curve(of)
    most = max((abs(true - said) for said, true, _ in points), default=0.0)
    told_true = ", ".join(f"{100 * said:.0f} → {100 * true:.0f}" for said, true, _ in points)
    mean = of.earned.mean()
    return {
        "all": (*who, str(len(set(of.deal))), str(len(value)), *off, better),
        "bars": (*who, held(less), held(enough), held(most <= POINTS / 100) if points else "too few"),
        "quarters": (*who, *parts),
        "curves": (*who, told_true or "too few", f"{100 * most:.1f}"),
        "money": (*who, f"{np.abs(of.money - of.earned).mean():.0f}", f"{np.abs(of.earned - mean).mean():.0f}"),
    }


def kept_of(edition: str) -> Kind:
    """The tables of strategists."""
    return next(kind for kind in kinds(edition) if kind.names == STRATEGISTS)


def held(bar: bool) -> str:
    """Whether it comes up to what is asked."""
    return "yes" if bar else "no"


WHO: Final = ("edition", "players", "tables")
TITLES: Final = {
    "bars": (*WHO, "below uniform", "gain", "calibration"),
    "all": (*WHO, "deals", "positions", "value", "wealth", "uniform", "gain"),
    "quarters": (*WHO, "first", "second", "third", "last"),
    "curves": (*WHO, "predicted → won, in per cent", "error"),
    "money": (*WHO, "value", "mean"),
}
CALIBRATED: Final = ("stewards", "strategists")
SIZE: Final = 360  # of the drawing, in units
MARGIN: Final = 40
COLOURS: Final = {
    "landlord-2013": "#b3541e",
    "wucherer-1997": "#2c6e49",
    "wucherer-1992": "#274c77",
    "monopoly": "#7b2d8b",
}


def drawing(curves: dict[str, Curve]) -> str:
    """The curves of stewards' games."""
    far, all_of_it = SIZE + MARGIN, SIZE + 2 * MARGIN
    axes = f"M{MARGIN} {far}H{far}M{MARGIN} {far}V{MARGIN}M{MARGIN} {far}L{far} {MARGIN}"
    turned = f"rotate(-90 {MARGIN - 8} {MARGIN})"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {all_of_it} {all_of_it}" font-family="sans-serif">',
        f'<rect width="{all_of_it}" height="{all_of_it}" fill="#fff"/>',
        f'<path d="{axes}" stroke="#999" fill="none"/>',
    ]
    for number, (edition, points) in enumerate(curves.items()):
        at = " ".join(f"{MARGIN + SIZE * said / 100:.1f},{far - SIZE * true / 100:.1f}" for said, true in points)
        colour = COLOURS[edition]
        parts.append(f'<polyline points="{at}" stroke="{colour}" stroke-width="2" fill="none"/>')
        parts.append(f'<text x="{MARGIN + 12}" y="{MARGIN + 16 * (number + 1)}" fill="{colour}">{edition}</text>')
    parts += [
        f'<text x="{far}" y="{far + 20}" text-anchor="end">predicted, %</text>',
        f'<text x="{MARGIN - 8}" y="{MARGIN}" text-anchor="end" transform="{turned}">won, %</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def as_table(titles: ROW, lines: Sequence[ROW]) -> str:
    """A table of a document."""
    return "\n".join("| " + " | ".join(each) + " |" for each in (titles, ("---",) * len(titles), *lines))


def judged(edition: str) -> dict[str, list[ROW]]:
    """What the page says about an edition, by table; nothing of tables of which no games are there."""
    found: dict[str, list[ROW]] = {name: [] for name in TITLES}
    numbers: dict[int, tuple[float, float]] = {}  # by players
    for kind in kinds(edition):
        unknown = [record for record in records(kind) if held_out(record)]
        if not unknown:
            continue
        of = told(list(looks(unknown)))
        if kind.name == "stewards":
            numbers[kind.players] = fitted(of)
        lines = rows(kind.name, of, numbers[kind.players], edition, kind.players)
        print(*lines["all"], lines["curves"], flush=True)
        usual = kind.players == USUAL
        compared = usual and kind.name in CALIBRATED
        shown = {"all": True, "money": True, "quarters": usual, "bars": compared, "curves": compared}
        for name in (name for name in TITLES if shown[name]):
            found[name].append(lines[name])
    return found


def written(page: str) -> dict[str, dict[str, list[ROW]]]:
    """What a page says about each edition, by table."""
    found: dict[str, dict[str, list[ROW]]] = {edition: {name: [] for name in TITLES} for edition in EDITIONS}
    for name, titles in TITLES.items():
        for line in page.partition(as_table(titles, []) + "\n")[2].partition("\n\n")[0].splitlines():
            cells = tuple(line[2:-2].split(" | "))
            found[cells[0]][name].append(cells)
    return found


def renewed(before: dict[str, list[ROW]], now: dict[str, list[ROW]]) -> dict[str, list[ROW]]:
    """What was said, with what is known now of the same tables in its place."""
    found = {}
    for name, lines in before.items():
        by_table = {line[: len(WHO)]: line for line in [*lines, *now[name]]}
        found[name] = list(by_table.values())
    return found


def curve_of(of_edition: dict[str, list[ROW]]) -> Curve:
    """The curve of stewards' games, in whole per cent."""
    (line,) = (cells for cells in of_edition["curves"] if cells[2] == "stewards")
    return [(int(said), int(true)) for said, true in PAIR.findall(line[3])]


def main(words: Sequence[str] | None = None) -> None:
    """Judge and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", choices=EDITIONS, action="append", help="these only")
    asked = parser.parse_args(words)
    page = PAGE.read_text("utf-8")
    told_of, days = written(page), dict(DAY.findall(page.partition("\n\n")[2].partition("\n\n")[0]))
    for edition in asked.edition or EDITIONS:
        told_of[edition], days[edition] = renewed(told_of[edition], judged(edition)), time.strftime("%Y-%m-%d")
    tables = {name: [line for edition in EDITIONS for line in told_of[edition][name]] for name in TITLES}
    curves = {edition: curve_of(told_of[edition]) for edition in EDITIONS}
    PAGE.write_text(
        TEXT.format(
            days=",\n".join(f"{edition} on {days[edition]}" for edition in EDITIONS),
            full=FULL,
            better=BETTER,
            points=POINTS,
            dear=DEAR + DEAR // HELD_OUT,
            there=", ".join(str(len(records(kept_of(edition)))) for edition in EDITIONS),
            **{name: as_table(TITLES[name], lines) for name, lines in tables.items()},
        ),
        "utf-8",
    )
    PAGE.with_suffix(".svg").write_text(drawing(curves), "utf-8")
    lines = [f' "{edition}": {json.dumps(points)}' for edition, points in curves.items()]
    HELD.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
