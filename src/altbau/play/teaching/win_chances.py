"""The course of a finished game: each player's chance of winning over time, and the events that changed it most."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from altbau.core.engine.ids import Seat, by_seat
from altbau.play.game import Game

MOST_TURNINGS: Final = 12
WHOLE: Final = 100


class TurningPoint(NamedTuple):
    """A turning point: the deeds in the log from `first` to `last`, the `round`, the `seat` whose chance of winning
    they changed most, and that `change` in percentage points, with the incomes that belong to them."""

    first: int
    last: int
    round: int
    seat: Seat
    change: int


class GameCourse(NamedTuple):
    """The `chances` of winning by seat, in per cent, from the spectators' view: at the start, at the end of each round,
    and at the end. `turnings` are the largest changes in order of time, at most `MOST_TURNINGS`."""

    chances: list[list[int]]
    turnings: list[TurningPoint]


class WinChances(NamedTuple):
    """A game at one of its questions: the length of the log, the round, and each seat's chance of winning in per
    cent."""

    log: int
    round: int
    chances: list[float]


def course_of(game: Game) -> GameCourse:
    """The course of a finished game; replays the game."""
    moments = [win_chances_at(now) for now in game.replay()]
    ends = [before.chances for before, after in pairwise(moments[:-1]) if before.round < after.round]
    points = [moments[0].chances, *ends, moments[-1].chances]
    return GameCourse(
        [[round(each) for each in values] for values in zip(*points, strict=True)], turning_points(game, moments)
    )


def win_chances_at(game: Game) -> WinChances:
    """The values of a game at one of its questions."""
    view = game.view()
    return WinChances(game.log_length, view.round, [WHOLE * chance for chance in game.module.value(view).chances])


class Deeds:
    """What was done from one question to the next: the events of the log from `first` to `last`, and by seat what they
    have changed so far, in percentage points."""

    def __init__(self, events: Sequence[int], before: WinChances) -> None:
        """The numbers of the events, and what the chances were before."""
        self.first, self.last, self.round = events[0], events[-1], before.round
        self.changes = [0.0] * len(before.chances)

    def add(self, changes: Sequence[float]) -> None:
        """Add the changes of another moment."""
        self.changes = [each + more for each, more in zip(self.changes, changes, strict=True)]

    @property
    def turning_point(self) -> TurningPoint:
        """The largest change of a chance; what incomes add over time does not count beyond the whole."""
        seat, change = most_changed(self.changes)
        return TurningPoint(self.first, self.last, self.round, seat, round(min(WHOLE, max(-WHOLE, change))))


def turning_points(game: Game, moments: Sequence[WinChances]) -> list[TurningPoint]:
    """The largest changes of a chance of winning, in order of time. What only moves money belongs to the last deed that
    concerned the seat: one that names it, or changed its chance most."""
    deeds: list[Deeds] = []
    latest: dict[Seat, Deeds] = {}
    for before, after in pairwise(moments):
        changes = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
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
    found = sorted((each.turning_point for each in deeds), key=lambda each: -abs(each.change))[:MOST_TURNINGS]
    return sorted(each for each in found if each.change)


def most_changed(changes: Sequence[float]) -> tuple[Seat, float]:
    """The seat whose chance changed most, and by how much."""
    return max(by_seat(changes), key=lambda each: abs(each[1]))


def arguments(game: Game, event: tuple[int, ...], sort: str) -> list[Seat]:
    """The values of the arguments of this type."""
    specs = game.module.EVENTS[event[0]].args
    return [Seat(value) for spec, value in zip(specs, event[1:], strict=False) if spec.endswith(f":{sort}")]
