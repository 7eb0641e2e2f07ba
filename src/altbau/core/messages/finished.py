"""Messages about a finished table: its log, the bots' reasons, its course; as strict types (`wire.py`)."""

from altbau.core.data import HouseRules
from altbau.core.messages.live import Changes
from altbau.core.messages.table import LogEntry, Notice, Problem, WireStruct


class TableLogText(WireStruct):
    """The log of a table as text, with the notices about its players. It is also sent for a table that can't be shown;
    `problem` then says why."""

    edition: str
    house: HouseRules
    game: str
    players: list[str]
    notices: list[Notice]
    problem: Problem | None
    lines: list[LogEntry]


class Explanation(WireStruct):
    """A bot's explanation of a decision."""

    seat: str
    said: str


class TrueReasons(WireStruct):
    """The bots' true reasons for decisions at an event, or that led to it; `number` is that of the log entry."""

    number: int
    event: str
    told: list[Explanation]


class PrivateReasons(WireStruct):
    """The true reasons of the bots in a finished game, hidden cards included."""

    lines: list[TrueReasons]


class Chances(WireStruct):
    """A seat's chance to win in per cent, or its money: at the start of the game and at the end of each round."""

    seat: str
    values: list[int]


class TurningPoint(WireStruct):
    """A turning point: the log entries from `first` to `last`, in a `round`. `seat` is the one whose chance to win
    changed most, by `change` percentage points; or else its lead over the mean of the others, by so many coins."""

    first: int
    last: int
    round: int
    seat: str
    change: int


class GameCourse(WireStruct):
    """The course of a finished game, and its turning points in order: in coins where chances are not calibrated, as by
    house rules."""

    in_coins: bool
    chances: list[Chances]
    turnings: list[TurningPoint]


class ReplayStep(WireStruct):
    """The changes by one move in the replay of a table: `public` for a spectator, and `own` for each seat that from
    then on sees other values than a spectator, by path. `log` has the new entries as a spectator reads them, `own_log`
    those that a seat reads differently."""

    public: Changes
    own: dict[str, Changes]
    log: list[LogEntry]
    own_log: dict[str, list[LogEntry]]
