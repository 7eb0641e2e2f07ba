"""The course of a finished game: each player's chance of winning over time, and the events that changed it most."""

from itertools import pairwise
from typing import Final, NamedTuple

from altbau.core.engine.ids import Seat, by_seat
from altbau.play.game import Game

MOST_TURNINGS: Final = 12
WHOLE: Final = 100


class TurningPoint(NamedTuple):
    """A turning point: the events of the log from `first` to `last`, the `round`, the `seat` whose chance of winning
    they changed most, and that `change` in percentage points."""

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
        [[round(each) for each in values] for values in zip(*points, strict=True)], turning_points(moments)
    )


def win_chances_at(game: Game) -> WinChances:
    """The values of a game at one of its questions."""
    view = game.view()
    return WinChances(game.log_length, view.round, [WHOLE * chance for chance in game.module.value(view).chances])


def turning_points(moments: list[WinChances]) -> list[TurningPoint]:
    """The largest changes of a chance of winning, in order of time."""
    found = [turning_point(before, after) for before, after in pairwise(moments) if after.log > before.log]
    most = sorted(found, key=lambda each: -abs(each.change))[:MOST_TURNINGS]
    return sorted(each for each in most if each.change)


def turning_point(before: WinChances, after: WinChances) -> TurningPoint:
    """The events from one question to the next, with the largest change of a chance."""
    changes = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
    seat, change = max(by_seat(changes), key=lambda each: abs(each[1]))
    return TurningPoint(before.log, after.log - 1, before.round, seat, round(change))
