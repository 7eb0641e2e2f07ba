"""What a position is worth to everybody: the chance to win and the money to expect, by what a view says of each seat.

A game counts *features* of each seat, in whole numbers. Each has a weight that changes with the *stage* of the game;
the sum is how strong a seat is. How far that lies above or below the mean of all is *bent*, since a lead that is twice
as large is mostly worth less than twice as much, and chances are the softmax of that (conditional logit, McFadden
1974). All is reckoned in whole numbers up to the last division, so that it comes to the same on every machine, compiled
or not.
"""

import json
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

FINE: Final = 256  # parts of a weight of one
STEPS: Final = 64  # of strength, by which a chance becomes e times as large
FADING: Final = 64520  # a chance that is one step smaller, in 65536ths: 65536 e^(-1/64)
MOST: Final = 1 << 40  # stands for the chance of the strongest
CORNERS: Final = (-64, 0, 64, 128)  # in steps from the mean strength, at which a lead begins to count more or less
WEAKEST: Final = 1500  # steps behind the strongest from which there is no chance
CERTAIN: Final = 1000  # parts of a chance where money follows from it
USUAL: Final = "4"  # players of the tables whose weights hold where those of another size lack their own


class Value(NamedTuple):
    """How a game is expected to end."""

    chances: list[float]  # by seat: to win, with a shared victory shared; they add up to 1
    money: list[float]  # by seat: what it will have


def lead(money: Sequence[float], seat: int) -> float:
    """How much more money a seat has than the others on average."""
    return money[seat] - (sum(money) - money[seat]) / (len(money) - 1)


class Features:
    """The features of a position."""

    def __init__(self, stage: int, seats: list[list[int]], viewer: int, own: list[int]) -> None:
        self.stage = stage
        self.seats = seats  # by seat: what everybody sees of it; nothing of a seat that is out
        self.viewer = viewer  # the seat that looks; below 0 for a spectator
        self.own = own  # what it alone sees of itself; nothing for a spectator


class Weights:
    """What each feature counts, by stage: between two knots it changes evenly, beyond the first and last not at all."""

    def __init__(self, knots: Sequence[int], rows: Sequence[Sequence[int]]) -> None:
        self.knots: list[int] = list(knots)  # stages, rising
        self.rows: list[list[int]] = [list(row) for row in rows]  # by knot, by feature

    def at(self, stage: int) -> list[int]:
        """The weights at a stage."""
        knots = self.knots
        if stage <= knots[0]:
            return self.rows[0]
        for above in range(1, len(knots)):
            if stage < knots[above]:
                return interpolate(
                    self.rows[above - 1], self.rows[above], stage - knots[above - 1], knots[above] - stage
                )
        return self.rows[-1]


class LearnedWeights:
    """All weights for tables of one size, as `benchmarks/value` has found them."""

    def __init__(
        self, strength: Weights, own_strength: Weights, slopes: Weights, money: Weights, own_money: Weights
    ) -> None:
        self.strength = strength  # in steps
        self.own_strength = own_strength  # of what only the viewer sees
        self.slopes = slopes  # of a lead, and by how much they change at each corner
        self.money = money  # the last two are of one, and of the chance to win
        self.own_money = own_money


def read_weights(file: Traversable) -> dict[tuple[str, int], LearnedWeights]:
    """The weights of a game, by edition and number of players."""
    found: dict[tuple[str, int], LearnedWeights] = {}
    for edition, sizes in json.loads(file.read_text("utf-8")).items():
        for players, own in sizes.items():
            each = {**sizes[USUAL], **own}
            found[edition, int(players)] = LearnedWeights(
                weights_of(each["strength"]), weights_of(each["own_strength"]), weights_of(each["slopes"]),
                weights_of(each["money"]), weights_of(each["own_money"]),
            )  # fmt: skip
    return found


def for_table(found: dict[tuple[str, int], LearnedWeights], edition: str, players: int) -> LearnedWeights:
    """The weights for a table: those of its size, or of the next larger one from which something was learnt. Raises
    LookupError if there is none."""
    sizes = [size for known, size in found if known == edition and size >= players]
    if not sizes:
        raise LookupError(f"nothing was learnt from tables of {players} in {edition}")
    return found[edition, min(sizes)]


def weights_of(data: dict[str, list[Any]]) -> Weights:
    """Weights as they are kept."""
    return Weights(data["knots"], data["rows"])


def value_at_end(scores: list[int]) -> Value:
    """How a game has ended in which the most money wins."""
    most = max(scores)
    winners = scores.count(most)
    return Value([1 / winners if score == most else 0.0 for score in scores], [float(score) for score in scores])


def interpolate(low: list[int], high: list[int], after: int, before: int) -> list[int]:
    """The weights so far after one knot and before the next."""
    whole = after + before
    return [(low[number] * before + high[number] * after) // whole for number in range(len(low))]


def weighted_sum(features: list[int], weights: list[int]) -> int:
    """The sum of features by their weights."""
    total = 0
    for number, feature in enumerate(features):
        if feature:
            total += feature * weights[number]
    return total


def decay_factors() -> list[int]:
    """What a chance comes to, by the steps behind the strongest."""
    falling = [MOST]
    for _ in range(WEAKEST):
        falling.append(falling[-1] * FADING >> 16)
    return falling


CHANCES: Final[list[int]] = decay_factors()


def expected_value(counted: Features, learned: LearnedWeights) -> Value:
    """How a game is expected to end that is not over."""
    return expected_of(counted, [counted], learned)


def expected_of(counted: Features, looks: list[Features], learned: LearnedWeights) -> Value:
    """The same for somebody who knows what all these know who look."""
    steps = leads(counted, looks, learned)
    best = -(1 << 50)
    for seat, features in enumerate(counted.seats):
        if features and steps[seat] > best:
            best = steps[seat]
    total = 0
    shares: list[int] = []
    for seat, features in enumerate(counted.seats):
        behind = best - steps[seat]
        shares.append(CHANCES[behind] if features and behind < WEAKEST else 0)
        total += shares[seat]
    own = private_features(looks, learned.own_money.at(counted.stage), len(counted.seats))
    return Value([share / total for share in shares], money_of(counted, learned, own, shares, total))


def leads(counted: Features, looks: list[Features], learned: LearnedWeights) -> list[int]:
    """By seat how much stronger than the mean it is, in steps, bent."""
    weights = learned.strength.at(counted.stage)
    own = private_features(looks, learned.own_strength.at(counted.stage), len(counted.seats))
    strengths: list[int] = []
    total = alive = 0
    for seat, features in enumerate(counted.seats):
        strength = (weighted_sum(features, weights) + own[seat]) // FINE
        strengths.append(strength)
        if features:
            total += strength
            alive += 1
    slopes = learned.slopes.at(counted.stage)
    return [diminish(strength - total // alive, slopes) for strength in strengths]


def diminish(lead: int, slopes: list[int]) -> int:
    """A lead as it counts."""
    total = lead * slopes[0]
    for number, corner in enumerate(CORNERS):
        if lead > corner:
            total += (lead - corner) * slopes[number + 1]
    return total // FINE


def private_features(looks: list[Features], weights: list[int], seats: int) -> list[int]:
    """By seat, what that counts which it alone sees of itself."""
    sums = [0] * seats
    for each in looks:
        if each.own:
            sums[each.viewer] = weighted_sum(each.own, weights)
    return sums


def money_of(counted: Features, learned: LearnedWeights, own: list[int], shares: list[int], total: int) -> list[float]:
    """What each seat can expect to have, with such a share of all chances."""
    weights = learned.money.at(counted.stage)
    money: list[float] = []
    for seat, features in enumerate(counted.seats):
        if not features:
            money.append(0.0)
            continue
        sum_of = weighted_sum(features, weights) + own[seat]
        sum_of += weights[-2] + weights[-1] * (shares[seat] * CERTAIN // total)
        money.append(max(0, sum_of) / FINE)
    return money
