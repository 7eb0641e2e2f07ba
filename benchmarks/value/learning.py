"""Learn the values of positions from games; `altbau/core/bots/value.py` describes the weights.

`PYTHONPATH=build/compiled:. .venv/bin/python -m benchmarks.value.learning` needs numpy and the games of `games.py`.
It finds the weights under which the winners were most likely. Weights are regularized: those of neighbouring stages are
pulled towards each other, and those of other table sizes towards those of tables of four. Then it bends leads at each
stage, so that the chances are calibrated in the same games and in others of the same bots, and finally stretches them
for games of strategists. It writes `learned.json` of each game.

For Monopoly there are too few games of other sizes for that: weights learnt for each size alone predicted winners worse
than wealth did. There one set of strengths is learnt from tables of all sizes and all bots together; then leads are
stretched a little for each size.
"""

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from altbau.core.bots.value import CERTAIN, CORNERS, FINE, STEPS
from altbau.games import EDITIONS, game_of
from altbau.games.monopoly import value as monopoly
from altbau.games.wucherer.rules.cards import KINDS
from altbau.games.wucherer.value import OWN_FEATURES
from benchmarks.value.games import (
    ROOT,
    STRATEGISTS,
    USUAL,
    Record,
    for_trials,
    held_out,
    kept_back,
    kinds,
    records,
)
from benchmarks.value.looks import Table, table_of

KNOTS: Final = {  # stages, as the `value.py` of the game counts them
    "wucherer": (0, 8, 24, 1000, 1004, 1012, 1030, 1080),
    "monopoly": (0, 3, 10, 19, 1001, 1004, 1008, 1016, 1030, 1060),
}
MONEY_KNOTS: Final = {"wucherer": KNOTS["wucherer"], "monopoly": (0, 10, 1001, 1008, 1030, 1060)}
OWN_KNOTS: Final = {"wucherer": (6, 1010, 1060), "monopoly": (0,)}
BENT: Final = {"wucherer": (0, 8, 24, 1000, 1004, 1012, 1030, 1060), "monopoly": (0, 19, 1001, 1014, 1045)}
OWN_SMALL: Final = 3e-4  # pull towards 0 of what only a player sees of itself
PULL: Final = 20.0  # times the pull for tables of other sizes than four
STEPS_BACK: Final = 10  # that the search for a minimum remembers (L-BFGS)
ROUNDS: Final = 100  # of that search at most
HALVINGS: Final = 20
ENOUGH: Final = 1e-7
STIFF: Final = 5.0  # pull of slopes towards what they were, as of so many games;
STIFFER: Final = 100.0  # the same where they are stretched, for tables of which few games are known,
BETWEEN: Final = 150.0  # or for games of strategists, since chances have to hold in those of stewards, too
STRAIGHT: Final = (1.0,) + (0.0,) * len(CORNERS)  # slopes of leads that are not bent

Array: TypeAlias = Any  # of numpy
Slope = Callable[[Array], tuple[float, Array]]


@dataclass(frozen=True)
class Pulls:
    """The strength of the regularization of weights, for features in standard deviations."""

    smooth: float  # towards weights of neighbouring stages
    small: float  # towards 0, or towards the weights of tables of four
    free: Sequence[int] = ()  # features to which `small` does not apply


USUALLY: Final = Pulls(3e-4, 3e-5)
TOGETHER: Final = {  # games for which one set of strengths is learnt from tables of all sizes
    "monopoly": Pulls(3e-3, 1e-4, [monopoly.FEATURES.index("log-strength")]),
}


@dataclass(frozen=True)
class Found:
    """Weights of features, by knot: of all seats, and of what only the viewer sees of itself."""

    public: Array
    own: Array


# --- the search -------------------------------------------------------------------------------------------------------


def least(slope: Slope, start: Array) -> Array:
    """The minimum of a function, from its value and gradient (L-BFGS: Liu and Nocedal 1989)."""
    at = start
    value, down = slope(at)
    steps: list[tuple[Array, Array]] = []
    for _ in range(ROUNDS):
        way = direction(down, steps)
        length = 1.0
        for _ in range(HALVINGS):
            there, down_there = slope(at + length * way)
            if there <= value + 1e-4 * length * (down @ way):
                break
            length /= 2
        step, change = length * way, down_there - down
        if step @ change > 0:
            steps = [*steps[1 - STEPS_BACK :], (step, change)]
        at, gained, value, down = at + step, value - there, there, down_there
        if abs(gained) < ENOUGH:
            break
    return at


def direction(down: Array, steps: Sequence[tuple[Array, Array]]) -> Array:
    """The search direction of L-BFGS, from the gradient and the last steps."""
    way = -down
    if not steps:
        return way / max(1.0, np.abs(down).sum())
    parts = []
    for step, change in reversed(steps):
        part = (step @ way) / (change @ step)
        parts.append(part)
        way = way - part * change
    step, change = steps[-1]
    way = way * (step @ change) / (change @ change)
    for (step, change), part in zip(steps, reversed(parts), strict=True):
        way = way + step * (part - (change @ way) / (change @ step))
    return way


# --- what is searched -------------------------------------------------------------------------------------------------


def between(stage: Array, knots: Sequence[int]) -> Array:
    """By look and knot, the share of the knot's weights at the look's stage (linear interpolation)."""
    shares = np.zeros((len(stage), len(knots)), np.float32)
    if len(knots) == 1:
        return shares + 1
    clipped = np.clip(stage, knots[0], knots[-1])
    below = np.clip(np.searchsorted(knots, clipped, side="right") - 1, 0, len(knots) - 2)
    low, high = np.array(knots)[below], np.array(knots)[below + 1]
    part = (clipped - low) / (high - low)
    looks = np.arange(len(stage))
    shares[looks, below] = 1 - part
    shares[looks, below + 1] = part
    return shares


def chances(strengths: Array, alive: Array) -> Array:
    """By look and seat the softmax of strengths."""
    strengths = np.where(alive, strengths, -np.inf)
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


class Problem:
    """A search for the weights of features whose sums predict something best."""

    def __init__(
        self,
        table: Table,
        game: str,
        features: Array,
        like: Found | None,
        pulls: Pulls = USUALLY,
        knots: Mapping[str, Sequence[int]] = KNOTS,
    ) -> None:
        self.table = table
        self.features = features  # by look, seat and feature
        spread = features[table.alive].std(0)
        self.spread = np.where(spread > 0, spread + 1e-3, 1.0)  # a constant feature is not scaled
        self.own_spread = np.maximum(table.own.std(0), 0.05)
        self.scaled = (features / self.spread).reshape(-1, features.shape[2]).astype(np.float32)  # by look and seat
        self.own = (table.own / self.own_spread).astype(np.float32)
        self.at = between(table.stage, knots[game])
        self.own_at = between(table.stage, OWN_KNOTS[game])
        self.looks = np.arange(len(table))
        self.shape = (self.at.shape[1], features.shape[2])
        self.own_shape = (self.own_at.shape[1], table.own.shape[1])
        self.pull = PULL if like else 1.0
        self.smooth = pulls.smooth
        self.small = np.full(features.shape[2], pulls.small)  # by feature
        self.small[list(pulls.free)] = 0.0
        zero = np.zeros(self.shape[0] * self.shape[1] + self.own_shape[0] * self.own_shape[1])
        self.like = self.joined(like) if like else zero

    def joined(self, found: Found) -> Array:
        """Weights as one vector, for features in standard deviations."""
        return np.concatenate([(found.public * self.spread).ravel(), (found.own * self.own_spread).ravel()])

    def parts(self, row: Array) -> tuple[Array, Array]:
        """The inverse of `joined`, still for features in standard deviations."""
        middle = self.shape[0] * self.shape[1]
        return row[:middle].reshape(self.shape), row[middle:].reshape(self.own_shape)

    def sums_of(self, found: Found) -> Array:
        """By look and seat, the sum of features with these weights."""
        return self.sums(self.joined(found))

    def sums(self, row: Array) -> Array:
        """The same, with weights as one vector."""
        public, own = self.parts(row)
        by_knot = (self.scaled @ public.T.astype(np.float32)).reshape(len(self.table), -1, self.shape[0])
        total = (by_knot * self.at[:, None, :]).sum(2).astype(np.float64)
        total[self.looks, self.table.viewer] += ((self.own_at @ own) * self.own).sum(1)
        return total

    def slope(self, by_sum: Array) -> Array:
        """The gradient by weight, from the gradient by sum."""
        by_knot = (by_sum[:, :, None] * self.at[:, None, :]).reshape(-1, self.shape[0]).astype(np.float32)
        public = by_knot.T @ self.scaled
        own = self.own_at.T @ (self.own * by_sum[self.looks, self.table.viewer][:, None])
        return np.concatenate([public.ravel(), own.ravel()])

    def pulls(self, row: Array) -> tuple[float, Array]:
        """The cost of the regularization, and its gradient."""
        public, own = self.parts(row - self.like)
        steps = np.diff(public, axis=0)
        small = (self.small * public**2).sum() + OWN_SMALL * (own**2).sum()
        cost = self.smooth * (steps**2).sum() + self.pull * small
        slope = 2 * self.pull * self.small * public
        slope[1:] += 2 * self.smooth * steps
        slope[:-1] -= 2 * self.smooth * steps
        return float(cost), np.concatenate([slope.ravel(), (2 * self.pull * OWN_SMALL * own).ravel()])

    def solved(self, loss: Callable[[Array], tuple[float, Array]]) -> Found:
        """The weights with the least loss of their sums, including the cost of the regularization."""

        def slope(row: Array) -> tuple[float, Array]:
            lost, by_sum = loss(self.sums(row))
            cost, pulled = self.pulls(row)
            return lost + cost, self.slope(by_sum) + pulled

        public, own = self.parts(least(slope, self.like))
        return Found(public / self.spread, own / self.own_spread)


def winning(table: Table, game: str, like: Found | None, pulls: Pulls = USUALLY) -> Found:
    """The weights of strengths, under which the winners are most likely."""

    def unlikely(sums: Array) -> tuple[float, Array]:
        told = chances(sums, table.alive)
        logs = np.where(table.alive, np.log(np.maximum(told, 1e-9)), 0)
        return float(-(table.won * logs).sum(1).mean()), (told - table.won) / len(table)

    return Problem(table, game, table.seats, like, pulls).solved(unlikely)


def earning(table: Table, game: str, told: Array, like: Found | None) -> Found:
    """The weights of the money at the end; the chances `told` are used as a feature."""
    more = np.stack([np.ones_like(told), np.floor(told * CERTAIN)], axis=2) * table.alive[:, :, None]
    unit = table.money.std()

    def far(sums: Array) -> tuple[float, Array]:
        off = np.where(table.alive, sums - table.money / unit, 0)
        return float((off**2).mean()), 2 * off / off.size

    features = np.concatenate([table.seats, more], axis=2).astype(np.float32)
    small = Found(like.public / unit, like.own / unit) if like else None
    found = Problem(table, game, features, small, knots=MONEY_KNOTS).solved(far)
    return Found(found.public * unit, found.own * unit)


def leads(sums: Array, alive: Array) -> Array:
    """By look, seat and slope: how far the seat is above the mean of the table, and above each corner."""
    lead = sums - (np.where(alive, sums, 0).sum(1) / alive.sum(1))[:, None]
    return np.stack([lead, *(np.maximum(0, lead - corner / STEPS) for corner in CORNERS)], axis=2)


def bending(table: Table, game: str, sums: Array, like: Array, stiff: float) -> Array:
    """The slopes, by knot, with which the chances are calibrated at these tables."""
    shares = between(table.stage, BENT[game])
    over = leads(sums, table.alive)

    def unlikely(row: Array) -> tuple[float, Array]:
        change = row.reshape(like.shape)
        told = chances((over * (shares @ (like + change))[:, None, :]).sum(2), table.alive)
        logs = np.where(table.alive, np.log(np.maximum(told, 1e-9)), 0)
        off = np.where(table.alive, told - table.won, 0)
        by_slope = shares.T @ (over * off[:, :, None]).sum(1) / len(table)
        cost = -(table.won * logs).sum(1).mean() + stiff * (change**2).sum()
        return float(cost), (by_slope + 2 * stiff * change).ravel()

    return like + least(unlikely, np.zeros(like.size)).reshape(like.shape)


def bent_chances(table: Table, game: str, sums: Array, slopes: Array) -> Array:
    """By look and seat the chance to win, with slopes by knot."""
    counted = between(table.stage, BENT[game]) @ slopes
    return chances((leads(sums, table.alive) * counted[:, None, :]).sum(2), table.alive)


def stretching(table: Table, game: str, sums: Array, slopes: Array, stiff: float) -> Array:
    """The slopes with which the chances are calibrated at these tables, too: all of a knot multiplied by one factor."""
    shares = between(table.stage, BENT[game])
    over = leads(sums, table.alive)

    def unlikely(factors: Array) -> tuple[float, Array]:
        bent = over[:, :, None, :] * slopes  # by look, seat, knot and slope
        by_knot = bent.sum(3) * shares[:, None, :]
        told = chances(by_knot @ factors, table.alive)
        logs = np.where(table.alive, np.log(np.maximum(told, 1e-9)), 0)
        off = np.where(table.alive, told - table.won, 0)
        cost = -(table.won * logs).sum(1).mean() + stiff * ((factors - 1) ** 2).sum()
        return float(cost), (by_knot * off[:, :, None]).sum((0, 1)) / len(table) + 2 * stiff * (factors - 1)

    factors = least(unlikely, np.ones(len(slopes)))
    print("    stretched by", factors.round(3))
    return slopes * factors[:, None]


# --- all tables -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Foretold:
    """The learnt weights for tables of one size."""

    strength: Found
    slopes: Array  # by knot, by corner
    money: Found

    def data(self, game: str) -> dict[str, Any]:
        """As `learned.json` has it, in whole numbers."""
        return {
            "strength": whole(KNOTS[game], self.strength.public * STEPS),
            "own_strength": whole(OWN_KNOTS[game], self.strength.own * STEPS),
            "slopes": whole(BENT[game], self.slopes),
            "money": whole(MONEY_KNOTS[game], self.money.public),
            "own_money": whole(OWN_KNOTS[game], self.money.own),
        }


def whole(knots: Sequence[int], rows: Array) -> dict[str, Any]:
    """Weights as they are stored, in whole numbers."""
    return {"knots": list(knots), "rows": np.rint(rows * FINE).astype(int).tolist()}


def learned(edition: str, players: int, like: Foretold | None) -> Foretold:
    """Learn the weights for tables of one size; `like` are those of tables of four."""
    game = game_of(edition).NAME
    taught = {
        kind: [each for each in records(kind) if not held_out(each) and not for_trials(each)]
        for kind in kinds(edition)
        if kind.players == players
    }
    usual = [record for kind, found in taught.items() if kind.names != STRATEGISTS for record in found]
    best = [record for kind, found in taught.items() if kind.names == STRATEGISTS for record in found]
    some = table_of(record for record in usual if not kept_back(record))
    print(f"{edition}, {players} players: {len(usual)} and {len(best)} games, {len(some)} looks", flush=True)
    found = winning(some, game, like.strength if like else None)
    slopes = like.slopes if like else np.tile(STRAIGHT, (len(BENT[game]), 1))
    table = joined([some, table_of(filter(kept_back, usual))])  # the kept back games alone are few
    slopes = bending(table, game, sums_of(table, game, found), slopes, STIFF / len(usual))
    if best:
        of_best = table_of(best)
        slopes = stretching(of_best, game, sums_of(of_best, game, found), slopes, BETWEEN / len(best))
        table = joined([table, of_best])
    told = bent_chances(table, game, sums_of(table, game, found), slopes)
    return Foretold(found, slopes, earning(table, game, told, like.money if like else None))


def apart(edition: str) -> dict[int, Foretold]:
    """Learn from tables of each size separately; the weights by number of players."""
    usual = learned(edition, USUAL, None)
    sizes = sorted({kind.players for kind in kinds(edition)} - {USUAL})
    return {USUAL: usual, **{players: learned(edition, players, usual) for players in sizes}}


def together(edition: str) -> dict[int, Foretold]:
    """Learn strengths from tables of all sizes together, money from each size; the weights by number of players."""
    game = game_of(edition).NAME
    taught: dict[int, list[Record]] = {}
    for kind in kinds(edition):
        taught.setdefault(kind.players, []).extend(each for each in records(kind) if not held_out(each))
    print(edition, {players: len(found) for players, found in taught.items()}, "games", flush=True)
    tables = {players: table_of(found) for players, found in taught.items()}
    found = winning(centred(joined(list(tables.values()))), game, None, TOGETHER[game])
    straight = np.tile(STRAIGHT, (len(BENT[game]), 1))
    foretold: dict[int, Foretold] = {}
    for players in [USUAL, *sorted(taught.keys() - {USUAL})]:
        table = tables[players]
        sums = sums_of(table, game, found)
        slopes = stretching(table, game, sums, straight, STIFFER / len(taught[players]))
        told = bent_chances(table, game, sums, slopes)
        like = foretold[USUAL].money if foretold else None
        foretold[players] = Foretold(found, slopes, earning(table, game, told, like))
    return foretold


def joined(tables: Sequence[Table]) -> Table:
    """Several tables as one of the largest size, in which seats that a smaller one lacks are not alive."""
    most = max(table.seats.shape[1] for table in tables)

    def all_of(column: Callable[[Table], Array]) -> Array:
        parts = []
        for part in map(column, tables):
            lacking = [(0, 0)] * part.ndim
            if part.ndim > 1:
                lacking[1] = (0, most - part.shape[1])
            parts.append(np.pad(part, lacking))
        return np.concatenate(parts)

    return Table(
        all_of(lambda table: table.stage),
        all_of(lambda table: table.seats),
        all_of(lambda table: table.alive),
        np.concatenate([table.own for table in tables]),
        all_of(lambda table: table.viewer),
        all_of(lambda table: table.won),
        all_of(lambda table: table.money),
    )


def centred(table: Table) -> Table:
    """The table with each feature relative to the mean of its seats, because chances depend on nothing else."""
    alive = table.alive[:, :, None]
    mean = (table.seats * alive).sum(1, keepdims=True) / alive.sum(1, keepdims=True)
    return replace(table, seats=((table.seats - mean) * alive).astype(np.float32))


def sums_of(table: Table, game: str, found: Found) -> Array:
    """The strengths by look and seat."""
    return Problem(table, game, table.seats, None).sums_of(found)


def add_cards() -> None:
    """Give each new kind of card of the landlord games the weight 0, until values are learnt again."""
    path, width = path_of("wucherer"), len(OWN_FEATURES) + KINDS
    data = json.loads(path.read_text("utf-8"))
    for part in [part for sizes in data.values() for each in sizes.values() for part in each.items()]:
        if part[0] in ("own_strength", "own_money"):
            for row in part[1]["rows"]:
                row += [0] * (width - len(row))
    write(path, data)


def path_of(game: str) -> Path:
    """The file with what has been learnt about a game."""
    return ROOT / "src" / "altbau" / "games" / game / "learned.json"


def write(path: Path, data: Any) -> None:
    """Write what has been learnt about a game."""
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")


def main(words: Sequence[str] | None = None) -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=list(KNOTS), action="append", help="these only")
    parser.add_argument("--new-cards", action="store_true", help="only give new kinds of cards the weight 0")
    asked = parser.parse_args(words)
    if asked.new_cards:
        add_cards()
        return
    for game in asked.game or KNOTS:
        data: dict[str, Any] = {}
        for edition in [key for key in EDITIONS if game == game_of(key).NAME]:
            found = together(edition) if game in TOGETHER else apart(edition)
            usual = found[USUAL].data(game)
            data[edition] = {
                str(players): {
                    name: part for name, part in each.data(game).items() if players == USUAL or part != usual[name]
                }
                for players, each in sorted(found.items())
            }
        write(path_of(game), data)


if __name__ == "__main__":
    main()
