"""All that there is to say of a finished game, in the order in which it is found."""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from altbau.analysis.erring import Judged, costliest, errors
from altbau.analysis.luck import Stroke, first_deal, strokes
from altbau.core.books import Book
from altbau.core.bots.value import Value
from altbau.core.engine.ids import Seat, seats
from altbau.core.engine.rng import chance
from altbau.core.engine.state import AnyState
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.game import Game

DEALS: Final = 500  # with which the first one is compared; their seeds are their numbers
STEP: Final = 20  # choices after which it is said what has been found


class Moment(NamedTuple):
    """A game at one of its choices: how long its log is, in which round, and what it is worth with all cards open."""

    log: int
    round: int
    value: Value


class Course(NamedTuple):
    """What a game was worth at each of its choices, and in the end."""

    moments: list[Moment]


class Books(NamedTuple):
    """What everything that each seat owned has brought in, and what else is counted."""

    seats: list[Book]


class Luck(NamedTuple):
    """What chance gave: with the first cards, if it began with a deal, and at each of its answers."""

    deal: Value | None
    strokes: list[Stroke]


class Errors(NamedTuple):
    """The choices that could be judged among those looked at so far, and the errors among them, the costliest first."""

    looked: int
    decisions: int  # of the game
    judged: list[Judged]
    costliest: list[Judged]


class Balance(NamedTuple):
    """What made a seat's chance to win what it was in the end, as parts that add up to `change`, and what it
    felt of its luck."""

    seat: Seat
    change: float
    deal: float  # by the first cards
    luck: float  # by chance in its own turns
    others_luck: float  # by chance in those of others
    felt: float  # of the luck of all turns, what it could see as it came; no part of the sum
    errors: float | None  # by its own errors; None where nobody has looked for any
    others_errors: float | None  # by those of others
    rest: float  # by all else that was decided


class Balances(NamedTuple):
    """What made every seat's chance."""

    seats: list[Balance]


Part: TypeAlias = Course | Books | Luck | Errors | Balances


def report(game: Game) -> Iterator[Part]:
    """What there is to say of a game, what is quickly found first; it can be left at any time. What comes again takes
    the place of what was said before. There are only course and books where the value of open cards has not been
    learnt, and there are no errors where nobody judges. Raises BadInput if the game is not over."""
    if not game.over:
        raise BadInput("analysis-not-over")
    told = [now for now in game.replay() if not now.must_pass]
    start: AnyState = told[0].state
    course = Course([Moment(now.log_length, now.view().round, worth(now)) for now in told])
    yield course
    yield Books(game.module.books(game.players, game.log))
    if game.module.open_value(start) is None:
        return
    luck = Luck(dealt(game, start), list(strokes(start, game.actions, open_value, chance_seen)))
    yield luck
    yield balances(course, luck, None)
    found: dict[int, Judged] = {}
    for number, each in enumerate(errors(game)):
        found[each.move] = each
        if number % STEP == 0:
            yield seen(max(found) + 1, game, found)
    if found:
        wrong = seen(game.actions_length, game, found)
        yield wrong
        yield balances(course, luck, wrong)


def seen(looked: int, game: Game, found: dict[int, Judged]) -> Errors:
    """What was found when so many choices had been looked at."""
    return Errors(looked, game.actions_length, list(found.values()), costliest(found.values()))


def balances(course: Course, luck: Luck, wrong: Errors | None) -> Balances:
    """What made every seat's chance what it was in the end, as far as is known."""
    players = len(course.moments[0].value.chances)
    return Balances([balance(seat, course, luck, wrong) for seat in seats(players)])


def balance(seat: Seat, course: Course, luck: Luck, wrong: Errors | None) -> Balance:
    """What made one seat's."""
    change = course.moments[-1].value.chances[seat] - course.moments[0].value.chances[seat]
    first = luck.deal.chances[seat] if luck.deal else 0.0
    own = sum(each.gained.chances[seat] for each in luck.strokes if each.seat == seat)
    others = sum(each.gained.chances[seat] for each in luck.strokes if each.seat != seat)
    erred = -sum(each.gained[seat] for each in wrong.costliest if each.seat == seat) if wrong else None
    others_erred = -sum(each.gained[seat] for each in wrong.costliest if each.seat != seat) if wrong else None
    felt = sum(each.felt[seat] for each in luck.strokes)
    rest = change - own - others - (erred or 0.0) - (others_erred or 0.0)
    return Balance(seat, change + first, first, own, others, felt, erred, others_erred, rest)


def dealt(game: Game, start: AnyState) -> Value | None:
    """The luck of the first cards; nothing where a game began with a position."""
    if game.start is not None:
        return None
    rules = game.module.configured(game.edition, game.players, game.options, game.cards)
    deals = [game.module.new_state(rules, game.players, chance(number)) for number in range(DEALS)]
    return first_deal(start, deals, open_value)


def open_value(s: AnyState) -> Value:
    """What a state is worth with all cards open, where that has been learnt."""
    value: Value | None = game_of(s.edition.key).open_value(s)
    assert value
    return value


def chance_seen(s: AnyState, seat: Seat) -> float:
    """A seat's chance to win, as far as it knows."""
    module = game_of(s.edition.key)
    return float(module.value(module.view(s, seat)).chances[seat])


def worth(game: Game) -> Value:
    """What a game is worth: with all cards open, or where that has not been learnt, to a spectator."""
    return game.module.open_value(game.state) or game.module.value(game.view())
