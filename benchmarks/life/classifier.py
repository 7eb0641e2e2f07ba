"""A naive Bayes classifier that names the character of a seat from five public counts in some games. Each count is
assumed to be normally distributed for each character."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final, TypeAlias

from benchmarks.life.games import LANDLORDS, Life

COUNTS: Final = tuple(trait for trait in LANDLORDS.traits if trait.name != "trades_proposed")  # in every edition
TAUGHT: Final = 200  # games from which it learns
SEEN: Final = 3  # games of a seat from which it names the character
NARROWEST: Final = 0.1  # least spread of a count, so that a constant one does not decide alone

Row: TypeAlias = tuple[float, ...]  # what a seat did in a game, by count


def rows_of(lives: Iterable[Life]) -> dict[str, list[Row]]:
    """By character, the counts of each of its seats."""
    found: defaultdict[str, list[Row]] = defaultdict(list)
    for life in lives:
        for name, own in zip(life.names, life.by_seat, strict=True):
            found[name].append(tuple(own[trait.name] / own[trait.each] for trait in COUNTS))
    return found


class Classifier:
    """Learns from games the mean and spread of each count for each character."""

    def __init__(self, lives: Iterable[Life]) -> None:
        self.usual = {
            name: [NormalDist(fmean(column), max(NARROWEST, stdev(column))) for column in zip(*rows, strict=True)]
            for name, rows in rows_of(lives).items()
        }

    def name(self, games: Sequence[Row]) -> str:
        """The most probable character of a seat with these games; all are equally likely a priori."""
        return max(self.usual, key=lambda name: sum(self._likelihood(name, row) for row in games))

    def _likelihood(self, name: str, row: Row) -> float:
        """The logarithm of the likelihood of a game for a character, up to a constant."""
        return -sum(
            usual.zscore(count) ** 2 / 2 + math.log(usual.stdev)
            for usual, count in zip(self.usual[name], row, strict=True)
        )


def named(lives: Sequence[Life]) -> dict[str, Counter[str]]:
    """By character, how often the classifier named which character from three games of a seat. It learns from the first
    games and is tested on the others."""
    classifier = Classifier(lives[:TAUGHT])
    return {
        name: Counter(classifier.name(rows[at : at + SEEN]) for at in range(0, len(rows) - SEEN + 1, SEEN))
        for name, rows in sorted(rows_of(lives[TAUGHT:]).items())
    }
