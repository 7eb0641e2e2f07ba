"""The analysis of a finished game, in parts as they are computed."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from altbau.analysis.luck import LuckEvent, first_deal, luck_events
from altbau.analysis.mistakes import JudgedChoice, costliest, errors
from altbau.core.account_books import Book
from altbau.core.bots.value import Value, lead
from altbau.core.engine.ids import Seat, seats
from altbau.core.engine.rng import chance
from altbau.core.engine.state import AnyState
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.game import Game

DEALS: Final = 500  # deals with which that of the game is compared; their seeds are 0 to 499
STEP: Final = 20  # choices between two reports of errors


class ValuePoint(NamedTuple):
    """A game at one of its choices: the length of the log, the round, and the value with all cards open."""

    log: int
    round: int
    value: Value


class ValueCourse(NamedTuple):
    """The value of a game at each of its choices, and at the end."""

    moments: list[ValuePoint]


class Books(NamedTuple):
    """By seat, what all of its possessions have brought in, and other counts."""

    seats: list[Book]


class Luck(NamedTuple):
    """The luck of the deal (None if the game began with a position), and of each random event."""

    deal: Value | None
    strokes: list[LuckEvent]


class Errors(NamedTuple):
    """The errors found so far: the number of choices `looked` at, those that could be `judged`, and the errors among
    them, the costliest first."""

    looked: int
    decisions: int  # of the game
    judged: list[JudgedChoice]
    costliest: list[JudgedChoice]


class Balance(NamedTuple):
    """The change of a seat's chance of winning over the game, as a sum of parts, and the luck that it felt."""

    seat: Seat
    change: float  # the sum of the parts
    deal: float  # luck of the deal
    luck: float  # luck in the seat's own turns
    others_luck: float  # luck in the turns of others
    felt: float  # luck of all turns by what the seat knew then; no part of the sum
    errors: float | None  # the seat's own errors; None before they are searched
    others_errors: float | None  # errors of others
    rest: float  # all other decisions


class Balances(NamedTuple):
    """The balance of every seat."""

    seats: list[Balance]


Figure: TypeAlias = Callable[[Value, Seat], float]  # what of a value is balanced
Part: TypeAlias = ValueCourse | Books | Luck | Errors | Balances


def report(game: Game) -> Iterator[Part]:
    """Analyze a game; yields its parts, the quickly computed ones first. The caller may stop at any time. A part of a
    type that came before replaces it. If there is no learnt value for open cards, there are only `ValueCourse` and
    `Books`; if the game's adviser can't judge, there are no `Errors`. Raises BadInput if the game is not over."""
    if not game.over:
        raise BadInput("analysis-not-over")
    told = [now for now in game.replay() if not now.must_pass]
    start: AnyState = told[0].state
    course = ValueCourse([ValuePoint(now.log_length, now.view().round, worth(now)) for now in told])
    yield course
    yield Books(game.module.books(game.players, game.log))
    if game.module.open_value(start) is None:
        return
    luck = Luck(deal_luck(game, start), list(luck_events(start, game.actions, open_value, chance_seen)))
    yield luck
    yield balances(course, luck, None)
    found: dict[int, JudgedChoice] = {}
    for number, each in enumerate(errors(game)):
        found[each.move] = each
        if number % STEP == 0:
            yield errors_found(max(found) + 1, game, found)
    if found:
        wrong = errors_found(game.actions_length, game, found)
        yield wrong
        yield balances(course, luck, wrong)


def errors_found(looked: int, game: Game, found: dict[int, JudgedChoice]) -> Errors:
    """The errors found after the first `looked` choices."""
    return Errors(looked, game.actions_length, list(found.values()), costliest(found.values()))


def chance_of(value: Value, seat: Seat) -> float:
    """A seat's chance of winning."""
    return value.chances[seat]


def lead_of(value: Value, seat: Seat) -> float:
    """How much more money a seat can expect than the others on average."""
    return lead(value.money, seat)


def balances(course: ValueCourse, luck: Luck, wrong: Errors | None, figure: Figure = chance_of) -> Balances:
    """The balance of every seat by what is known so far, in chances of winning or in another `figure`; `wrong` is None
    before errors are searched."""
    players = len(course.moments[0].value.chances)
    return Balances([balance(seat, course, luck, wrong, figure) for seat in seats(players)])


def balance(seat: Seat, course: ValueCourse, luck: Luck, wrong: Errors | None, figure: Figure) -> Balance:
    """The balance of one seat."""
    change = figure(course.moments[-1].value, seat) - figure(course.moments[0].value, seat)
    first = figure(luck.deal, seat) if luck.deal else 0.0
    own = sum(figure(each.gained, seat) for each in luck.strokes if each.seat == seat)
    others = sum(figure(each.gained, seat) for each in luck.strokes if each.seat != seat)
    erred = others_erred = None
    if wrong:
        erred = -sum(figure(each.better_by, seat) for each in wrong.costliest if each.seat == seat)
        others_erred = -sum(figure(each.better_by, seat) for each in wrong.costliest if each.seat != seat)
    felt = sum(each.felt[seat] for each in luck.strokes)
    rest = change - own - others - (erred or 0.0) - (others_erred or 0.0)
    return Balance(seat, change + first, first, own, others, felt, erred, others_erred, rest)


def deal_luck(game: Game, start: AnyState) -> Value | None:
    """The luck of the deal; None if the game began with a position."""
    if game.start is not None:
        return None
    rules = game.module.configured(game.edition, game.players, game.options, game.cards, game.house)
    deals = [game.module.new_state(rules, game.players, chance(number)) for number in range(DEALS)]
    return first_deal(start, deals, open_value)


def open_value(s: AnyState) -> Value:
    """The value of a state with all cards open; the game must have a learnt one."""
    value: Value | None = game_of(s.edition.key).open_value(s)
    assert value
    return value


def chance_seen(s: AnyState, seat: Seat) -> float:
    """A seat's chance of winning by what it knows."""
    module = game_of(s.edition.key)
    return float(module.value(module.view(s, seat)).chances[seat])


def worth(game: Game) -> Value:
    """The value of a game with all cards open; from a spectator's view if there is no learnt value for open cards."""
    return game.module.open_value(game.state) or game.module.value(game.view())
