"""A finished game looked back at, as it is told line by line while it is worked out; as strict types (`wire.py`). A
line says what is known so far, and takes the place of an earlier one of its type."""

from typing import Literal, TypeAlias

from altbau.core.page.wire import Problem, Wire


class Queued(Wire, tag="queued", tag_field="type"):
    """So many other games come first."""

    ahead: int


class Working(Wire, tag="working", tag_field="type"):
    """So many `done` of all decisions of the game."""

    done: int
    decisions: int


class Point(Wire):
    """What the game was worth when its log had come to `entry`, in a `round`: by seat the chance to win, in per cent,
    and the money to expect at the end."""

    entry: int
    round: int
    chances: list[float]
    money: list[float]


class Held(Wire):
    """Of all chances of about `told` per cent so many won in games of bots, `came`."""

    told: int
    came: int


class Course(Wire, tag="course", tag_field="type"):
    """What the game was worth at each moment, all cards open; `seats` are in the order of the figures, here and in all
    lines. `held` is how far such figures are to be trusted."""

    seats: list[str]
    points: list[Point]
    held: list[Held]


class Spoken(Wire):
    """A sentence in each language, or a name."""

    de: str
    en: str


class Earner(Wire):
    """What something has brought in: a card, a building or a square, as the game's arguments are called; how often, and
    the money beyond what it has cost."""

    sort: str
    name: Spoken
    times: int
    coins: int


class SeatBook(Wire):
    """What everything has brought in that a seat owned, of each sort the best first, and what is counted besides."""

    seat: str
    earners: list[Earner]
    deeds: list[Spoken]


class Books(Wire, tag="books", tag_field="type"):
    """Those of all seats."""

    seats: list[SeatBook]


class Stroke(Wire):
    """What chance gave in the log entries from `first` to `last`: by seat so many points of a hundred above the mean of
    all that could have come. `what` it was: the first deal, a card, or a throw."""

    what: Literal["deal", "card", "throw"]
    first: int
    last: int
    round: int
    seat: str | None
    gained: list[float]


class Luck(Wire, tag="luck", tag_field="type"):
    """All strokes of chance, in the order in which they came."""

    strokes: list[Stroke]


class Judged(Wire):
    """An error: what a `seat` chose in the log entries from `first` on cost it so many points of a hundred, `lost`,
    with a standard error. `played` was chosen, `better` would have been, in the notation, and `why`."""

    seat: str
    first: int
    round: int
    kind: Literal["inaccuracy", "mistake", "blunder"]
    lost: float
    error: float
    played: str
    better: str
    why: Spoken | None


class Decisions(Wire, tag="decisions", tag_field="type"):
    """The errors among the decisions that have been looked at so far, so many of all; what has cost most first, and one
    for each seat in a turn."""

    looked: int
    decisions: int
    errors: list[Judged]


class Balance(Wire):
    """What made a seat's chance to win what it was in the end, in points of a hundred; the parts add up to `change`.
    `deal`: the first cards. `luck`: chance in its own turns. `others_luck`: chance in those of others. `felt`: what of
    the luck in all turns it could see as it came, which is no part of the sum. `errors`: its
    own. `others_errors`: those of others. `rest`: what was decided otherwise than was expected; all that was decided
    where no errors are looked for, or have been yet."""

    seat: str
    change: float
    deal: float
    luck: float
    others_luck: float
    felt: float
    errors: float | None
    others_errors: float | None
    rest: float


class Balances(Wire, tag="balances", tag_field="type"):
    """What made every seat's chance."""

    seats: list[Balance]


class Ended(Wire, tag="ended", tag_field="type"):
    """All has been told."""


class Failed(Wire, tag="failed", tag_field="type"):
    """Nothing more comes."""

    problem: Problem


Line: TypeAlias = Queued | Working | Course | Books | Luck | Decisions | Balances | Ended | Failed
