"""Whose seat it is, told from what everybody sees it do in some games: a naive Bayes classifier of five counts, each of
which is taken to be normal for each character."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final, TypeAlias

from benchmarks.life.games import LANDLORDS, Life

COUNTS: Final = tuple(trait for trait in LANDLORDS.traits if trait.name != "trades_proposed")  # in every edition
TAUGHT: Final = 200  # games from which it learns
SEEN: Final = 3  # of a seat that it names
NARROWEST: Final = 0.1  # spread of a count, so that one that never differs proves nothing

Row: TypeAlias = tuple[float, ...]  # what a seat did in a game, by count


def rows_of(lives: Iterable[Life]) -> dict[str, list[Row]]:
    """By character what each of its seats did."""
    found: defaultdict[str, list[Row]] = defaultdict(list)
    for life in lives:
        for name, own in zip(life.names, life.by_seat, strict=True):
            found[name].append(tuple(own[trait.name] / own[trait.each] for trait in COUNTS))
    return found


class Classifier:
    """Has learnt from games what is usual for each character."""

    def __init__(self, lives: Iterable[Life]) -> None:
        self.usual = {
            name: [NormalDist(fmean(column), max(NARROWEST, stdev(column))) for column in zip(*rows, strict=True)]
            for name, rows in rows_of(lives).items()
        }

    def name(self, games: Sequence[Row]) -> str:
        """The character that most probably did this, as each is as likely before."""
        return max(self.usual, key=lambda name: sum(self._likelihood(name, row) for row in games))

    def _likelihood(self, name: str, row: Row) -> float:
        """The logarithm of how likely a character does this in a game, but for what is the same of all."""
        return -sum(
            usual.zscore(count) ** 2 / 2 + math.log(usual.stdev)
            for usual, count in zip(self.usual[name], row, strict=True)
        )


def named(lives: Sequence[Life]) -> dict[str, Counter[str]]:
    """By character, how often it was taken for whom by three games of a seat: learnt from the first games, tried on the
    others."""
    classifier = Classifier(lives[:TAUGHT])
    return {
        name: Counter(classifier.name(rows[at : at + SEEN]) for at in range(0, len(rows) - SEEN + 1, SEEN))
        for name, rows in sorted(rows_of(lives[TAUGHT:]).items())
    }
