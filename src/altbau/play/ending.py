"""How a finished game went: how likely each player was to win, and what changed that most."""

from itertools import pairwise
from typing import Final, NamedTuple

from altbau.core.engine.ids import Seat, seated
from altbau.play.game import Game

MOST_TURNINGS: Final = 12
WHOLE: Final = 100


class Turning(NamedTuple):
    """What changed who would win: the events of the log from `first` to `last`, in a `round`, and whose chance they
    changed most, by so many points of a hundred."""

    first: int
    last: int
    round: int
    seat: Seat
    change: int


class Ending(NamedTuple):
    """The chance of each seat to win, in per cent, by seat: as the game began, then at the end of each round, as a
    spectator saw it. `turnings` are what changed most, in the order in which it happened."""

    chances: list[list[int]]
    turnings: list[Turning]


class Moment(NamedTuple):
    """A game at one of its questions: how long its log is, which round it is, and how likely each seat is to win, in
    per cent."""

    log: int
    round: int
    chances: list[float]


def ending(game: Game) -> Ending:
    """How a game went that is over, as it is played again from its beginning."""
    moments = [moment(now) for now in game.replay()]
    ends = [before.chances for before, after in pairwise(moments[:-1]) if before.round < after.round]
    points = [moments[0].chances, *ends, moments[-1].chances]
    return Ending([[round(each) for each in values] for values in zip(*points, strict=True)], turnings(moments))


def moment(game: Game) -> Moment:
    """What is told of a game at one of its questions."""
    view = game.view()
    return Moment(game.log_length, view.round, [WHOLE * chance for chance in game.module.value(view).chances])


def turnings(moments: list[Moment]) -> list[Turning]:
    """What changed most of somebody's chance."""
    found = [turning(before, after) for before, after in pairwise(moments) if after.log > before.log]
    most = sorted(found, key=lambda each: -abs(each.change))[:MOST_TURNINGS]
    return sorted(each for each in most if each.change)


def turning(before: Moment, after: Moment) -> Turning:
    """What happened from one question to the next."""
    changes = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
    seat, change = max(seated(changes), key=lambda each: abs(each[1]))
    return Turning(before.log, after.log - 1, before.round, seat, round(change))
