"""Lists of tables and record lists, as strict types (`wire.py`)."""

from typing import Annotated, Literal

import msgspec

from altbau.core.data import HouseRules
from altbau.core.messages.table import Secret, WireStruct


class HeldKey(WireStruct):
    """The secret of a seat at a table."""

    table: Secret
    secret: Secret


class ListTables(WireStruct):
    """The seat keys for which the state of the tables is requested."""

    keys: Annotated[list[HeldKey], msgspec.Meta(max_length=200)]


class ListedSeat(WireStruct):
    """The player on a seat of a table. `called` is the display name by language, null if a person has chosen the
    `name`. `person` identifies a player across the tables of a series; null at a lobby. A guest is `awaited` who has an
    invitation and has not come."""

    KEY = "seat"
    seat: str
    name: str
    called: dict[str, str] | None
    bot: str | None
    person: str | None
    awaited: bool = False  # rows from before it was stored say it of nobody


class LineUp(WireStruct):
    """The edition and the players of a table; `house` has the edition's own name if the table has house rules."""

    edition: str
    seats: list[ListedSeat]
    house: HouseRules = msgspec.field(default_factory=dict)


class Bulletin(WireStruct):
    """The operator's announcement to all, for example of a restart, by language; null if there is none."""

    said: dict[str, str] | None


class TableState(WireStruct):
    """The state of a table: the seat `asked`, or that it `waits` for its players. When it is over, `places` and `coins`
    are the rank and the money of each seat; both are empty if it was closed before the end. `instead` are the seats of
    people for whom a bot plays now or, at the end, has decided something."""

    waits: bool
    asked: str | None
    over: bool
    places: list[int]
    coins: list[int]
    instead: list[str]


class ListedTable(WireStruct):
    """A table in a list. Its state has not changed `since` that time; `own` are the seats whose keys were sent. A table
    that does not count changes no score. `series` is the first table of its series, null if it waits for its players.
    By days the seat asked has time `until` then (ISO), to move or, in a `window`, to answer."""

    id: str
    own: list[str]
    since: str
    state: TableState
    line_up: LineUp
    counts: bool
    series: str | None
    until: str | None = None
    window: bool = False


class OwnTables(WireStruct):
    """The tables of these keys at the time `now`: first those where one is asked and has least time left, then the
    others, latest first. `wrong` has the indices of the keys that are not valid."""

    now: str
    tables: list[ListedTable]
    wrong: list[int]


class RecordLine(WireStruct):
    """A line of a record list. `date` is ISO; `place` is used only in the list of players who lost everything. For each
    player, `bots` has the bot, null for a person; `instead` whether a bot has decided something in the person's place;
    and `called` the display name by language, null if a person had chosen the name. They are empty where that was not
    recorded."""

    date: str
    players: list[str]
    coins: int
    called: list[dict[str, str] | None] = msgspec.field(default_factory=list)
    bots: list[str | None] = msgspec.field(default_factory=list)
    instead: list[bool] = msgspec.field(default_factory=list)
    place: int | None = None
    table: str | None = None


class RecordSheet(WireStruct):
    """A record list for one number of players, of people or of bots: its `first` line, its `best` line (most coins; of
    equal ones the earliest), and `more`, the latest lines after the first."""

    name: str
    players: int
    whose: Literal["people", "bots"]
    first: RecordLine | None
    best: RecordLine | None
    more: list[RecordLine]
    pages: int


class RecordPage(WireStruct):
    """A page of a record list without its first line; page 1 has the latest lines."""

    lines: list[RecordLine]
    page: int
    pages: int
