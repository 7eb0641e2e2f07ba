"""What server and page say to each other of a search over one's own games, as strict types (`wire.py`)."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from altbau.core.page.listing import HeldKey, ListedTable
from altbau.core.page.wire import LogEntry, Secret, Wire

Outcome: TypeAlias = Literal["won", "won-in-jail", "lost", "runs"]


class Search(Wire):
    """What somebody with these keys looks for among the games of an edition: with a player whose name contains this,
    that ended so for him, with an event of this kind. `after` is the table after which an earlier search stopped."""

    keys: Annotated[list[HeldKey], msgspec.Meta(max_length=200)]
    edition: Secret
    player: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    outcome: Outcome | None = None
    kind: Secret | None = None
    after: Secret | None = None


class FoundMoment(Wire):
    """Where something that was looked for has happened: in which game of the match, by which entry of the table's
    record (0 where it came with the deal), and what was told of it."""

    number: int
    at: int
    entry: LogEntry


class FoundTable(Wire):
    """A table that was found, with the first moments of it and how many `more` there are."""

    table: ListedTable
    moments: list[FoundMoment]
    more: int


class Found(Wire):
    """What was found, the tables that changed last first. If there may be more, the search goes on `after` a table.
    `kinds` of events can be looked for in this edition."""

    tables: list[FoundTable]
    after: str | None
    kinds: list[str]
