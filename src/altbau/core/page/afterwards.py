"""What is told of a table afterwards: its log, why bots did what they did, how it went; as strict types (`wire.py`)."""

from altbau.core.page.live import Changes
from altbau.core.page.wire import LogEntry, Notice, Problem, Wire


class ToldLog(Wire):
    """The log of a table as it was told, also of one that can't be shown: then `problem` says why. Its lines stand
    between the notices of those who play."""

    edition: str
    game: str
    players: list[str]
    notices: list[Notice]
    problem: Problem | None
    lines: list[LogEntry]


class Told(Wire):
    """What a bot says of a decision."""

    seat: str
    said: str


class TrueLine(Wire):
    """What really decided what bots did when this happened, or led to it; `number` is that of the log entry."""

    number: int
    event: str
    told: list[Told]


class Truth(Wire):
    """Why the bots of a finished game did what they did, with the cards that they hid."""

    lines: list[TrueLine]


class Chances(Wire):
    """How likely a seat was to win, in per cent: as the game began, then at the end of each round."""

    seat: str
    values: list[int]


class Turning(Wire):
    """What changed who would win: the log entries from `first` to `last`, in a `round`; the chance of a `seat` most, by
    so many points of a hundred."""

    first: int
    last: int
    round: int
    seat: str
    change: int


class Ending(Wire):
    """How a finished game went, and what decided it, in the order in which it happened."""

    chances: list[Chances]
    turnings: list[Turning]


class Step(Wire):
    """What a move has changed of a table that is told again: for a spectator, and at which paths a seat sees the table
    otherwise from then on than a spectator. `log` has the entries that came of it as a spectator reads them, `own_log`
    those of them that a seat reads otherwise."""

    public: Changes
    own: dict[str, Changes]
    log: list[LogEntry]
    own_log: dict[str, list[LogEntry]]
