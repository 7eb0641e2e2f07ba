"""The interface of tables in memory to their surroundings. A `Home` gives a table the date, chance, and the `Rows`
that are kept of it. `Peers` says which copy of a table drives it, where several processes have one."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import NamedTuple, Protocol

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.table.log.stored_log import StoredLog
from altbau.table.log.table_log import Entry

NEWEST = 2**31 - 1  # greater than any version of the rules


class Conflict(BadInput):
    """An entry of this number or with this message id exists already, or another write was first."""

    def __init__(self) -> None:
        super().__init__("stale")


class Gone(BadInput):
    """The table does not exist any more."""

    def __init__(self) -> None:
        super().__init__("unknown-table")


class Append(NamedTuple):
    """An entry of a table, with the lines that it adds to the log as shown (`told`), a snapshot if a turn has begun,
    new lines of record lists (`sheets`: list, players, line), the new `state` of its list row if that changes, the new
    `deadline` there if it is played by days, and the `delays` of the question that it puts, if several processes may
    answer that. The rest is for those (`Peers`):
    `bucket` and its `epoch` if the driver of the table writes, and the version of the `rules` that it was played by. If
    exactly `unheard` changes have been made beside the table's log, no other process is notified."""

    game: str
    entry: Entry
    told: str
    snapshot: Data | None = None
    sheets: Sequence[tuple[str, int, Data]] = ()
    state: str | None = None
    deadline: str | None = None
    delays: Sequence[float] | None = None
    bucket: int | None = None
    epoch: int | None = None
    rules: int = NEWEST
    unheard: int | None = None


class RemoteEntry(NamedTuple):
    """An entry that another copy of the table has written, with the time of that by the event loop's clock, and the
    delays of the question that it puts."""

    entry: Entry
    at: float
    delays: Sequence[float] | None


class TableChanges(NamedTuple):
    """What has changed at a table since an entry: the entries after it, the rematch, and all changes of who may play
    the seats."""

    written: Sequence[RemoteEntry]
    next_table: str | None
    admissions: Sequence[Data]


class Dealt(NamedTuple):
    """A new table: how it was started (`body`), the table whose rematch it is, its log as shown and a snapshot, its
    list row, the bucket of its driver if that is not its usual one, and the entries that have led there."""

    id: str
    body: Data
    previous: str | None
    told: str
    snapshot: Data | None
    listed: Data
    bucket: int | None = None
    entries: Sequence[Append] = ()


class MutableRow(NamedTuple):
    """What is stored of a table beside its log: how often it has changed (`number`), how the table was started, its
    rematch, changes of who may play its seats, and the seats' preferences."""

    number: int
    body: Data
    next: str | None
    admissions: list[Data]
    preferences: list["Preference"]


class Preference(NamedTuple):
    """A preference of a seat as it is kept: a reaction card or another `wish`, whether it is `on`, and what was `said`
    with it."""

    seat: Seat
    wish: str
    on: bool
    said: str = ""


class Scene(NamedTuple):
    """A table where something has failed: its id, how far its log was, and the game."""

    table: str
    seq: int
    game: Game


class Lease(NamedTuple):
    """By what a copy of a table writes as its driver; `epoch` is None where nobody else can be that."""

    bucket: int
    epoch: int | None


class Viewers(Protocol):
    """The viewers of a table at this copy."""

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at the table, through whichever copy."""

    @property
    def watched_elsewhere(self) -> bool:
        """Whether anybody looks at the table through another copy."""

    def here(self) -> Mapping[Seat, int]:
        """The number of connections to this copy, by seat; spectators under NOBODY."""


class Peers(Protocol):
    """The knowledge that one copy of a table has of the others, if there are any."""

    @property
    def drives(self) -> bool:
        """Whether this copy does what happens by itself at the table."""

    @property
    def needed(self) -> bool:
        """Whether somebody looks at the table for whom this copy has to stay in memory."""

    @property
    def matters_elsewhere(self) -> bool:
        """Whether another copy drives the table, or has connections."""

    def lease(self) -> Lease:
        """By what this copy writes now, if it drives the table."""

    def doubt(self, lease: Lease) -> None:
        """Called when an entry was refused that was written by this lease."""

    def stamped(self, append: Append, lease: Lease | None) -> Append:
        """An entry to be written, with what the other copies need; with a lease only if that still holds."""

    async def news(self, seq: int) -> TableChanges:
        """What other copies have written after entry `seq`. Raises BadInput, and Gone if the table no longer exists."""

    def viewers_changed(self) -> None:
        """A connection to this copy has opened or closed."""


class Rows(Protocol):
    """Keeps the rows of tables. What is written is safe once its coroutine returns. All of them raise BadInput if it
    could not be written or read."""

    async def add(self, new: Dealt) -> None:
        """Write a new table, all of it or nothing. Raises Conflict if the table before has a rematch already."""

    async def append(self, new: Append, *, timed: bool) -> None:
        """Write an entry; `timed` if players' clocks run at the table. Raises Conflict if it is not the next one, and
        Gone."""

    async def shown_log(self, id: str) -> list[Data]:
        """The log of a table as shown to players, line by line."""

    async def write_setting(self, id: str, key: str, value: str | int) -> None:
        """Write one setting of a table that was changed after its start."""

    async def uncount(self, id: str, why: str) -> None:
        """Write why a table counts in no list from now on."""

    async def prefer(self, id: str, preference: Preference) -> None:
        """Write whether a seat is not to be asked about a reaction card, gets hints, or what it says in advance."""

    async def mutable_row(self, id: str) -> MutableRow:
        """What is kept of a table beside its log."""

    async def admissions(self, id: str) -> list[Data]:
        """All changes of who may play the seats of a table, in order."""

    async def admit(self, id: str, admission: Data, listed: Data, *, ends_code: bool) -> None:
        """Write a change of who may play a seat, and the new list row of the table. With `ends_code` the seat's code is
        deleted. Raises Conflict if there is one of that number."""

    async def show_code(self, id: str, seat: Seat, digest: str, until: str) -> None:
        """Write a seat's code for another device, by its digest and expiry, replacing an earlier one."""

    async def seat_of_code(self, id: str, digest: str) -> Seat | None:
        """The seat of a code that has not expired, or None."""

    async def erase(self, id: str, seats: Collection[Seat]) -> None:
        """Delete the personal data of these seats of a table; the moves stay."""

    async def chat(self, id: str) -> list[tuple[str, Data]]:
        """All chat lines of a table with their rooms, in order."""

    async def say(self, id: str, room: str, number: int, line: Data, most: int) -> None:
        """Write a chat line, and delete all but the last `most` of its room. Raises Conflict if there is one of that
        number."""


class Logs(Protocol):
    """Reads logs of tables from the first entry to the last. It takes longer for a longer log, so it is done aside
    (`look_back/jobs.py`). All of them raise BadInput for what can't be read."""

    def log(self, id: str, /) -> StoredLog | None:
        """The log of a table, not yet checked; None if there is no such table."""

    def start(self, id: str, /) -> Data | None:
        """How a table was started; None if there is no such table."""

    def admissions(self, id: str, /) -> list[Data]:
        """All changes of who may play the seats of a table, in order."""

    def additions(self, id: str, /) -> list[str]:
        """What the deal and each entry of a table have added to its log as shown to players (JSON)."""


class Home(Protocol):
    """The surroundings of tables in memory."""

    chance: Random

    @property
    def rows(self) -> Rows:
        """What is kept of the tables."""

    @property
    def logs(self) -> Logs:
        """The logs of the tables."""

    @property
    def timeline(self) -> str | None:
        """The name of the place where the tables are kept."""

    @property
    def shared(self) -> bool:
        """Whether other processes may have copies of the tables."""

    def peers_of(self, id: str, rules: int, viewers: Viewers, notify: Callable[[], None]) -> Peers:
        """What this copy of a table, which is played by version `rules`, knows of the others. `notify` is called when
        another copy begins to drive the table, or this one."""

    @property
    def one_device(self) -> bool:
        """Whether all who look at the tables share one device, where each says first that it is them."""

    # --- time ---------------------------------------------------------------------------------------------------------

    def timestamp(self, seconds: float = 0.0) -> str:
        """The date and time in so many seconds (ISO 8601 in UTC to the second)."""

    def seconds_since(self, timestamp: str) -> float:
        """The seconds since a date and time."""

    def play_time(self) -> float:
        """The time by which players' clocks run, in seconds: it stands still while nothing can be written."""

    # --- failures -----------------------------------------------------------------------------------------------------

    def note(self, said: str, error: BaseException, place: Data, scene: Scene) -> None:
        """Log that something has failed."""

    def log_failure(self, error: BaseException, place: Data, scene: Scene) -> BadInput:
        """Log that a request has failed; the error that may be shown to everybody."""

    def count_refusal(self, error: BadInput) -> None:
        """Count that a message was refused."""

    # --- other copies -------------------------------------------------------------------------------------------------

    def tell_reaction(self, id: str, seat: Seat, reaction: str) -> None:
        """Tell other copies of a table of a reaction, which is not written."""

    def tell_acted(self, id: str, seat: Seat) -> None:
        """Tell other copies of a table that a player is there."""


def monotonic() -> float:
    """The event loop's clock in seconds, by which its timers run."""
    return asyncio.get_running_loop().time()
