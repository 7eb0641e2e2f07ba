"""The analysis of a finished game, sent line by line while it is computed; as strict types (`wire.py`). A line has the
results so far, and replaces an earlier line of its type."""

from typing import Literal, TypeAlias

from altbau.core.messages.finished import TurningPoint
from altbau.core.messages.table import Problem, WireStruct


class Unmade(WireStruct, tag="unmade", tag_field="type"):
    """No analysis of this game is made or kept; a player can have it made."""


class Queued(WireStruct, tag="queued", tag_field="type"):
    """The analysis waits; `ahead` other games come first."""

    ahead: int


class Working(WireStruct, tag="working", tag_field="type"):
    """Progress: the decisions `done` of all decisions of the game."""

    done: int
    decisions: int


class Point(WireStruct):
    """The value of the game after log entry `entry`, in a `round`: by seat the chance to win in per cent and the
    expected money at the end."""

    entry: int
    round: int
    chances: list[float]
    money: list[float]


class CalibrationPoint(WireStruct):
    """A point of the calibration, from games of bots: of the estimates of about `told` per cent, `came` per cent
    won."""

    told: int
    came: int


class Course(WireStruct, tag="course", tag_field="type"):
    """The value of the game at each moment, with all cards known, and what changed it most, in order. `seats` is the
    order of values by seat, here and in all lines. `held` is the calibration of such estimates, empty where it was not
    measured, as by house rules: there money is judged rather than chances. Then all that other lines say of chances
    in percentage points is a seat's lead over the mean of the others, in coins."""

    seats: list[str]
    points: list[Point]
    turnings: list[TurningPoint]
    held: list[CalibrationPoint]


class LocalizedText(WireStruct):
    """A sentence in each language, or a name."""

    de: str
    en: str


class IncomeSource(WireStruct):
    """The income of a thing, such as a card, a building or a square; `sort` is the game's type of argument. `times` is
    how often it paid, `coins` the money beyond its cost."""

    sort: str
    name: LocalizedText
    times: int
    coins: int


class SeatBook(WireStruct):
    """The income of all things of a seat, the best of each sort first, and sentences about what was counted besides."""

    seat: str
    earners: list[IncomeSource]
    deeds: list[LocalizedText]


class Books(WireStruct, tag="books", tag_field="type"):
    """The books of all seats."""

    seats: list[SeatBook]


class LuckEvent(WireStruct):
    """A random event in the log entries from `first` to `last`. `gained` is, by seat, the chance to win after it minus
    the mean over all its possible results, in percentage points. `what` is the first deal, a card or a throw."""

    what: Literal["deal", "card", "throw"]
    first: int
    last: int
    round: int
    seat: str | None
    gained: list[float]


class Luck(WireStruct, tag="luck", tag_field="type"):
    """All random events in order."""

    strokes: list[LuckEvent]


class DecisionError(WireStruct):
    """An error of a `seat` in the log entries from `first` on: it cost `lost` percentage points of the chance to win,
    with the standard error `error`. Chances decide its `kind`, so where money is judged, `lost` can be 0 or less.
    `played` is the choice and `better` the better one, in the notation, with the reason `why`. `about` has the tokens
    of what that is about, such as places on the table."""

    seat: str
    first: int
    round: int
    kind: Literal["inaccuracy", "mistake", "blunder"]
    lost: float
    error: float
    played: str
    better: str
    why: LocalizedText | None
    about: list[str]


class Decisions(WireStruct, tag="decisions", tag_field="type"):
    """The errors among the decisions examined so far (`looked` of `decisions`), the most expensive first, at most one
    for each seat and turn."""

    looked: int
    decisions: int
    errors: list[DecisionError]


class Balance(WireStruct):
    """The components of the change of a seat's chance to win over the game, in percentage points; they add up to
    `change`. `deal`: the first cards. `luck`: random events in its own turns. `others_luck`: random events in other
    turns. `errors`: its own errors. `others_errors`: errors of others. `rest`: other decisions that differed from the
    expected ones; all decisions, if errors are not (yet) analysed. `felt` is the part of all luck that the seat could
    see as it came; it is not part of the sum, and null where money is judged."""

    seat: str
    change: float
    deal: float
    luck: float
    others_luck: float
    felt: float | None
    errors: float | None
    others_errors: float | None
    rest: float


class Balances(WireStruct, tag="balances", tag_field="type"):
    """The components of every seat's chance to win."""

    seats: list[Balance]


class Ended(WireStruct, tag="ended", tag_field="type"):
    """The analysis is complete."""


class Failed(WireStruct, tag="failed", tag_field="type"):
    """The analysis failed; no more lines follow."""

    problem: Problem


Line: TypeAlias = Unmade | Queued | Working | Course | Books | Luck | Decisions | Balances | Ended | Failed
