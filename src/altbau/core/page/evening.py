"""What server and page say to each other of an evening, a table and its rematches, as strict types (`wire.py`)."""

from altbau.core.page.listing import LineUp, TableState
from altbau.core.page.wire import Wire


class EveningGame(Wire):
    """A table of an evening, the `number`-th: it `began` at a moment and has stood so `since` another; `own` are the
    seats whose keys were shown."""

    KEY = "number"
    number: int
    table: str
    own: list[str]
    began: str
    since: str
    state: TableState
    line_up: LineUp


class Outcome(Wire):
    """How a table has ended for somebody, and whether a bot has decided something in a person's place."""

    number: int
    place: int
    coins: int
    instead: bool


class Score(Wire):
    """Somebody of an evening, under the name and on the seat of the last table there: how many tables were `won`, the
    `points` of all places (3 for the first, one less for each place behind), and whether nobody is before it."""

    person: str
    seat: str
    name: str
    called: dict[str, str] | None
    bot: str | None
    won: int
    points: int
    results: list[Outcome]
    leads: bool


class Evening(Wire):
    """An evening as it stood `now`: its tables in their order, and the score, whoever leads first."""

    now: str
    games: list[EveningGame]
    scores: list[Score]
