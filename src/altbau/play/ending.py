"""How a finished game went: what each player could expect to have at the end, and what changed that most."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from altbau.core.engine.ids import Seat, seated
from altbau.play.game import Game

MOST_TURNINGS: Final = 12


class Turning(NamedTuple):
    """What changed the expected end of a game: the events of the log from `first` to `last`, in a `round`, and whose
    end they changed most, by so much money."""

    first: int
    last: int
    round: int
    seat: Seat
    change: int


class Ending(NamedTuple):
    """What each seat could expect, by seat: as the game began, then at the end of each round. `turnings` are what
    changed most, in the order in which it happened."""

    expected: list[list[int]]
    turnings: list[Turning]


class Moment(NamedTuple):
    """A game at one of its questions: how long its log is, which round it is, and what each seat can expect."""

    log: int
    round: int
    expected: list[float]


def ending(game: Game) -> Ending:
    """How a game went that is over, as it is played again from its beginning. Money is in whole coins."""
    moments = [moment(now) for now in again(game)]
    ends = [before.expected for before, after in pairwise(moments[:-1]) if before.round < after.round]
    points = [moments[0].expected, *ends, moments[-1].expected]
    return Ending([[round(each) for each in values] for values in zip(*points, strict=True)], turnings(moments))


def again(game: Game) -> Iterator[Game]:
    """The same game at each of its questions, and when it is over."""
    now = Game(game.edition, game.players, game.seed, game.options, game.cards, game.start)
    yield now
    for action in game.actions:
        while now.must_pass:
            now.pass_()
            yield now
        now.play(action)
        yield now
    while now.must_pass:
        now.pass_()
        yield now


def moment(game: Game) -> Moment:
    """What is told of a game at one of its questions."""
    return Moment(game.log_length, game.view().round, game.module.prospects(game.state))


def turnings(moments: list[Moment]) -> list[Turning]:
    """What changed most of what somebody could expect."""
    found = [turning(before, after) for before, after in pairwise(moments) if after.log > before.log]
    most = sorted(found, key=lambda each: -abs(each.change))[:MOST_TURNINGS]
    return sorted(each for each in most if each.change)


def turning(before: Moment, after: Moment) -> Turning:
    """What happened from one question to the next."""
    changes = [now - then for then, now in zip(before.expected, after.expected, strict=True)]
    seat, change = max(seated(changes), key=lambda each: abs(each[1]))
    return Turning(before.log, after.log - 1, before.round, seat, round(change))
