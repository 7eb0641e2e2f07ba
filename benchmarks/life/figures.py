"""The figures of games: means, shares and medians with their intervals, and each character compared with the others."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean, median, stdev
from typing import Any

from altbau.cli.summary import Z, wilson
from benchmarks.life.games import BOARD, DEALERS, LANDLORDS, Counted, Life, Trait


def counted_of(edition: str) -> Counted:
    """What is counted in games of an edition."""
    return DEALERS if edition == BOARD else LANDLORDS


def figures(lives: list[Life], counted: Counted = LANDLORDS) -> dict[str, Any]:
    """Means per game, medians, shares of games, and by bot its wins per seat and its traits; `intervals` are 95 %
    intervals."""
    games = len(lives)
    counts = {name: [life.counts[name] for life in lives] for name in counted.names}
    medians = {name: [life.counts[name] for life in lives] for name in counted.medians}
    shares = {name: sum(name in life.true for life in lives) for name in counted.shares}
    return {
        "games": games,
        **{name: fmean(values) for name, values in counts.items()},
        **{name: median(values) for name, values in medians.items()},
        **{name: share / games for name, share in shares.items()},
        "intervals": {
            **{name: interval(values) for name, values in counts.items()},
            **{name: interval_of_median(values) for name, values in medians.items()},
            **{name: list(wilson(share, games)) for name, share in shares.items()},
        },
        "characters": characters(lives, counted.traits),
    }


def characters(lives: list[Life], traits: Sequence[Trait]) -> dict[str, dict[str, Any]]:
    """By bot: its number of seats, its wins per seat with the interval, its traits, and `times`: each trait divided by
    the mean of the other bots; None if that is 0."""
    seats: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for life in lives:
        shared = [1 / len(life.winners) if seat in life.winners else 0.0 for seat in range(len(life.names))]
        for name, share, own in zip(life.names, shared, life.by_seat, strict=True):
            seats[name] += 1
            won[name] += share
            sums[name].update(own)
    rates = {name: {trait.name: own[trait.name] / own[trait.each] for trait in traits} for name, own in sums.items()}
    return {
        name: {
            "seats": seats[name],
            "won": won[name] / seats[name],
            "interval": list(wilson(won[name], seats[name])),
            **rates[name],
            "times": {trait.name: times(rates, name, trait.name) for trait in traits},
        }
        for name in sorted(seats)
    }


def times(rates: dict[str, dict[str, float]], name: str, trait: str) -> float | None:
    """A bot's rate of a trait divided by the mean of the others; None if theirs are all 0."""
    others = [rate[trait] for other, rate in rates.items() if other != name]
    return rates[name][trait] / fmean(others) if any(others) else None


def interval(values: Sequence[int]) -> list[float]:
    """The 95 % interval of a mean."""
    spread = Z * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return [fmean(values) - spread, fmean(values) + spread]


def interval_of_median(values: Sequence[int]) -> list[float]:
    """The 95 % interval of a median, between two of the values (by the normal approximation of the binomial)."""
    ordered = sorted(values)
    spread = Z * len(ordered) ** 0.5 / 2
    low, high = (len(ordered) - 1) / 2 - spread, (len(ordered) - 1) / 2 + spread
    return [float(ordered[max(0, int(low))]), float(ordered[min(len(ordered) - 1, int(high) + 1)])]
