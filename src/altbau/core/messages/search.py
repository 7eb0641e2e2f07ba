"""Messages about the search in one's own games, as strict types (`wire.py`)."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from altbau.core.messages.lists import HeldKey, ListedTable
from altbau.core.messages.table import LogEntry, Secret, WireStruct

Outcome: TypeAlias = Literal["won", "won-in-jail", "lost", "runs"]


class Search(WireStruct):
    """Search the games of these keys in an edition. Filters: a player's name contains `player`; the game ended for the
    searcher with this `outcome`; it has an event of this `kind`. `after` is the table where an earlier search stopped.
    """

    keys: Annotated[list[HeldKey], msgspec.Meta(max_length=200)]
    edition: Secret
    player: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    outcome: Outcome | None = None
    kind: Secret | None = None
    after: Secret | None = None


class FoundMoment(WireStruct):
    """A moment that matches: the game of the match (`number`), the entry of the table's record that led to it (`at`; 0
    for the deal), and the log entry."""

    number: int
    at: int
    entry: LogEntry


class FoundTable(WireStruct):
    """A table that matches, with its first matching moments and the number of `more`."""

    table: ListedTable
    moments: list[FoundMoment]
    more: int


class SearchResult(WireStruct):
    """The tables found, the latest changed first. If there may be more, `after` is the value for the next search.
    `kinds` are the kinds of events that can be searched for in this edition."""

    tables: list[FoundTable]
    after: str | None
    kinds: list[str]
