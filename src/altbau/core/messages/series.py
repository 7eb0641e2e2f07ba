"""Messages about a series, that is a table and its rematches, as strict types (`wire.py`)."""

from altbau.core.messages.lists import LineUp, TableState
from altbau.core.messages.table import WireStruct


class SeriesTable(WireStruct):
    """The `number`-th table of a series: when it `began`, and `since` when its state has not changed; `own` are the
    seats whose keys were sent."""

    KEY = "number"
    number: int
    table: str
    own: list[str]
    began: str
    since: str
    state: TableState
    line_up: LineUp


class Outcome(WireStruct):
    """The result of a table for a player; `instead` says whether a bot has decided something in the person's place."""

    number: int
    place: int
    coins: int
    instead: bool


class Score(WireStruct):
    """The score of a player of a series, with the name and seat at the player's last table: the tables `won`, the
    `points` of all tables (3 for the first place, one less for each place behind). `leads` is true if it has won a
    table and nobody has won more or, with as many, has more points."""

    person: str
    seat: str
    name: str
    called: dict[str, str] | None
    bot: str | None
    won: int
    points: int
    results: list[Outcome]
    leads: bool


class SeriesInfo(WireStruct):
    """A series at the time `now`: its tables in order, and the scores, the best first (tables won, then points)."""

    now: str
    games: list[SeriesTable]
    scores: list[Score]
