"""The course of a finished game: each player's chance of winning over time, and the events that changed it most. Where
chances are not calibrated (`calibration.py`), money stands in their place."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from altbau.core.bots.value import Value, lead
from altbau.core.engine.ids import Seat, by_seat
from altbau.play.game import Game
from altbau.play.teaching.calibration import calibration_of

MOST_TURNINGS: Final = 12
WHOLE: Final = 100


class TurningPoint(NamedTuple):
    """A turning point: the deeds in the log from `first` to `last`, the `round`, the `seat` whose chance of winning
    they changed most, and that `change` in percentage points, with the incomes that belong to them; or else the change
    of its lead (`core/bots/value.py`) in coins."""

    first: int
    last: int
    round: int
    seat: Seat
    change: int


class GameCourse(NamedTuple):
    """The `chances` of winning by seat, in per cent, from the spectators' view: at the start, at the end of each round,
    and at the end. With `in_coins` it is the money expected instead. `turnings` are the largest changes in order of
    time, at most `MOST_TURNINGS`."""

    in_coins: bool
    chances: list[list[int]]
    turnings: list[TurningPoint]


class Measured(NamedTuple):
    """A game at one of its questions: the length of the log, the round, and by seat what is told of its value and what
    of that decides: both the chance of winning in per cent, or the money and the lead in coins."""

    log: int
    round: int
    figures: list[float]
    decides: list[float]


def course_of(game: Game) -> GameCourse:
    """The course of a finished game; replays the game."""
    in_coins = not calibration_of(game)
    moments = []
    for now in game.replay():
        view = now.view()
        moments.append(figures_of(now.log_length, view.round, game.module.value(view), in_coins=in_coins))
    ends = [before.figures for before, after in pairwise(moments[:-1]) if before.round < after.round]
    points = [moments[0].figures, *ends, moments[-1].figures]
    values = [[round(each) for each in of_seat] for of_seat in zip(*points, strict=True)]
    return GameCourse(in_coins, values, turning_points(game, moments, in_coins=in_coins))


def figures_of(log: int, in_round: int, value: Value, *, in_coins: bool) -> Measured:
    """What is told of a value."""
    if in_coins:
        return Measured(log, in_round, value.money, [lead(value.money, seat) for seat in range(len(value.money))])
    chances = [WHOLE * chance for chance in value.chances]
    return Measured(log, in_round, chances, chances)


class Deeds:
    """What was done from one question to the next: the events of the log from `first` to `last`, and by seat what they
    have changed so far, in percentage points or coins."""

    def __init__(self, events: Sequence[int], before: Measured) -> None:
        """The numbers of the events, and what the chances were before."""
        self.first, self.last, self.round = events[0], events[-1], before.round
        self.changes = [0.0] * len(before.decides)

    def add(self, changes: Sequence[float]) -> None:
        """Add the changes of another moment."""
        self.changes = [each + more for each, more in zip(self.changes, changes, strict=True)]

    def turning_point(self, *, in_coins: bool) -> TurningPoint:
        """The largest change; what incomes add to a chance over time does not count beyond the whole."""
        seat, change = most_changed(self.changes)
        counted = change if in_coins else min(WHOLE, max(-WHOLE, change))
        return TurningPoint(self.first, self.last, self.round, seat, round(counted))


def turning_points(game: Game, moments: Sequence[Measured], *, in_coins: bool) -> list[TurningPoint]:
    """The largest changes of a chance of winning or a lead, in order of time. What only moves money belongs to the last
    deed that concerned the seat: one that names it, or changed its chance most."""
    deeds: list[Deeds] = []
    latest: dict[Seat, Deeds] = {}
    for before, after in pairwise(moments):
        changes = [now - then for then, now in zip(before.decides, after.decides, strict=True)]
        events = game.log[before.log : after.log]
        done = [place for place, event in enumerate(events, before.log) if event[0] in game.module.DEEDS]
        seat, _ = most_changed(changes)
        if done:
            each = Deeds(done, before)
            each.add(changes)
            deeds.append(each)
            named = {seat for event in events for seat in arguments(game, event, "seat")}
            latest.update(dict.fromkeys(named | {seat}, each))
        elif any(arguments(game, event, "coins") for event in events):
            earner = next((seat for event in events for seat in arguments(game, event, "seat")), seat)
            if earner in latest:
                latest[earner].add(changes)
    points = [each.turning_point(in_coins=in_coins) for each in deeds]
    found = sorted(points, key=lambda each: -abs(each.change))[:MOST_TURNINGS]
    return sorted(each for each in found if each.change)


def most_changed(changes: Sequence[float]) -> tuple[Seat, float]:
    """The seat for which most has changed, and by how much."""
    return max(by_seat(changes), key=lambda each: abs(each[1]))


def arguments(game: Game, event: tuple[int, ...], sort: str) -> list[Seat]:
    """The values of the arguments of this type."""
    specs = game.module.EVENTS[event[0]].args
    return [Seat(value) for spec, value in zip(specs, event[1:], strict=False) if spec.endswith(f":{sort}")]
