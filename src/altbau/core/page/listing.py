"""Lists of tables and record lists, as strict types (`wire.py`)."""

from typing import Annotated, Literal

import msgspec

from altbau.core.page.wire import Secret, Wire


class HeldKey(Wire):
    """The secret of a seat at a table."""

    table: Secret
    secret: Secret


class ListTables(Wire):
    """The keys of somebody who wants to know how the tables stand."""

    keys: Annotated[list[HeldKey], msgspec.Meta(max_length=200)]


class ListedSeat(Wire):
    """Who sits on a seat of a table, and is `called` so in each language unless somebody has given the `name`;
    `person` is the same for somebody at all tables of an evening, and null at a table that waits."""

    KEY = "seat"
    seat: str
    name: str
    called: dict[str, str] | None
    bot: str | None
    person: str | None


class LineUp(Wire):
    """What is played at a table, and who plays."""

    edition: str
    seats: list[ListedSeat]


class Bulletin(Wire):
    """What whoever runs the server tells everybody, as that the server will be restarted; in each language."""

    said: dict[str, str] | None


class TableState(Wire):
    """Who is asked at a table, or whether it `waits` for its players; if it is over, the place and the money of each
    seat, unless it was closed before the end. `instead` are the seats of people for whom a bot plays, or at the end has
    decided something."""

    waits: bool
    asked: str | None
    over: bool
    places: list[int]
    coins: list[int]
    instead: list[str]


class ListedTable(Wire):
    """A table as lists tell of it: it has stood so `since` that moment; `own` are the seats whose keys were shown. One
    that does not count changes nobody's score."""

    id: str
    own: list[str]
    since: str
    state: TableState
    line_up: LineUp
    counts: bool


class OwnTables(Wire):
    """The tables of somebody with these keys, as they stood `now`; `wrong` counts off the keys that open nothing."""

    now: str
    tables: list[ListedTable]
    wrong: list[int]


class RecordLine(Wire):
    """A line of a record list: date is ISO; `place` only in the list of those who lost it all. `bots` says which
    bot each of the players was, null for a person, `instead` whether one has decided something in a person's place, and
    `called` what whom nobody had named is called in each language; all are empty where that was not written down."""

    date: str
    players: list[str]
    coins: int
    called: list[dict[str, str] | None] = msgspec.field(default_factory=list)
    bots: list[str | None] = msgspec.field(default_factory=list)
    instead: list[bool] = msgspec.field(default_factory=list)
    place: int | None = None
    table: str | None = None


class RecordSheet(Wire):
    """A record list for one number of players, of people or of bots: its first line, the one with the most coins, whose
    game was the first to come to so much, and the latest of all after the first."""

    name: str
    players: int
    whose: Literal["people", "bots"]
    first: RecordLine | None
    best: RecordLine | None
    more: list[RecordLine]
    pages: int


class RecordPage(Wire):
    """A part of a list without its first line, the latest lines on page 1."""

    lines: list[RecordLine]
    page: int
    pages: int
