"""What processes over one database of PostgreSQL tell each other: of which tables something has changed, by one
`NOTIFY` for a group of writes. What it is they read in the rows; only of reactions and signs of life there are none.
Since such a hint can be lost, each looks at the heads of its tables every few seconds, too.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from altbau.core.engine.ids import Seat

CHANNEL: Final = "altbau"
LARGEST: Final = 7_900  # bytes of what a NOTIFY takes along
BESIDE: Final = "+"  # stands before a table of which something beside the log has changed
LEASES: Final = "*"  # stands for the leases
REACTED: Final = "!"  # stands before a table, a seat and its reaction, which no row keeps
ACTED: Final = "~"  # stands before a table and a seat that has given a sign of life, which no row keeps either

HOLD: Final = "SELECT FROM game WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
COUNT: Final = "UPDATE game SET beside = beside + 1 WHERE id = ANY(%s)"
NOTIFY: Final = "SELECT pg_notify(%s, %s)"
HEADS: Final = "SELECT id, last, beside, rules, bucket FROM game WHERE id = ANY(%s)"
USAGE: Final = "SELECT pg_notification_queue_usage()"
AFTER: Final = """
    SELECT entry.game, entry.seq, kind, body, client, extract(epoch FROM clock_timestamp()) - at, delays FROM entry
    JOIN unnest(%s::text[], %s::int[]) AS known (game, seq) ON entry.game = known.game AND entry.seq > known.seq
    ORDER BY entry.game, entry.seq
"""
CHANGED: Final = """
    SELECT id, last, beside, rules, bucket, seq, kind, entry.body, client, extract(epoch FROM clock_timestamp()) - at,
        delays
    FROM unnest(%s::text[], %s::int[]) AS known (game, known) JOIN game ON id = known.game
    LEFT JOIN entry ON entry.game = id AND seq > known ORDER BY id, seq
"""


class Row(NamedTuple):
    """An entry as it is written, with its age in seconds."""

    game: str
    seq: int
    kind: str
    body: str
    client: str | None
    age: float | None
    delays: str | None


class Head(NamedTuple):
    """How far a table is: its last entry, how often something beside its log has changed, and which rules it goes on
    under at least, and the bucket that it was given."""

    last: int
    beside: int
    rules: int
    bucket: int | None


class Heard(NamedTuple):
    """What another process tells: the tables whose logs have grown, and those of which something else has changed."""

    written: frozenset[str]
    beside: frozenset[str]
    leases: bool = False  # whether there is a process more or less
    reacted: tuple[tuple[str, Seat, str], ...] = ()  # the reactions of seats at tables
    acted: tuple[tuple[str, Seat], ...] = ()  # the seats that have given a sign of life


def hold(connection: Connection, games: Collection[str]) -> None:
    """Let no other process change these tables before the transaction ends. All lock them in the same order."""
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(HOLD, (sorted(games),))


def announce(
    connection: Connection, by: str, written: Collection[str], beside: Collection[str], *, leases: bool = False
) -> None:
    """Tell all who listen what a process has changed, once that is committed."""
    with closing(connection.connection.cursor()) as cursor:
        if beside:
            cursor.execute(COUNT, (sorted(beside),))
        names = [*written, *(BESIDE + each for each in beside), *([LEASES] if leases else [])]
        for payload in payloads(by, names):
            cursor.execute(NOTIFY, (CHANNEL, payload))


def payloads(by: str, names: Collection[str]) -> Iterator[str]:
    """Names in as few messages as will do, each of which begins with who tells it."""
    said, length = [by], len(by)
    for name in names:
        if length + 1 + len(name) > LARGEST:
            yield " ".join(said)
            said, length = [by], len(by)
        said.append(name)
        length += 1 + len(name)
    if len(said) > 1:
        yield " ".join(said)


def queue_usage(connection: Connection) -> float:
    """Which share of the queue of what processes tell each other is in use."""
    return float(connection.exec_driver_sql(USAGE).scalar_one())


def heads(connection: Connection, games: Collection[str]) -> dict[str, Head]:
    """How far these tables are."""
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(HEADS, (list(games),))
        return {id: Head(*head) for id, *head in cursor.fetchall()}


def rows_after(connection: Connection, known: Mapping[str, int]) -> list[Row]:
    """What has been written at tables after these entries, in order."""
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(AFTER, ([*known], [*known.values()]))
        return [Row(*row) for row in cursor.fetchall()]


def changes(rows: Sequence[tuple[Any, ...]]) -> tuple[dict[str, Head], list[Row]]:
    """What CHANGED says of tables of which so many entries are known: how far they are, and what is new."""
    found = {id: Head(*head) for id, *head in (row[:5] for row in rows)}
    return found, [Row(row[0], *row[5:]) for row in rows if row[5] is not None]


def heard(names: Collection[str]) -> Heard:
    """The tables that are named."""
    beside = frozenset(name.removeprefix(BESIDE) for name in names if name.startswith(BESIDE))
    written = frozenset(name for name in names if not name.startswith((BESIDE, LEASES, REACTED, ACTED)))
    reacted = [name.removeprefix(REACTED).split(":") for name in names if name.startswith(REACTED)]
    acted = [name.removeprefix(ACTED).split(":") for name in names if name.startswith(ACTED)]
    return Heard(
        written, beside, LEASES in names,
        tuple([(id, Seat(int(seat)), what) for id, seat, what in reacted]),
        tuple([(id, Seat(int(seat))) for id, seat in acted]),
    )  # fmt: skip


def reacted(id: str, seat: Seat, reaction: str) -> str:
    """A reaction, as it is told."""
    return f"{REACTED}{id}:{seat}:{reaction}"


def acted(id: str, seat: Seat) -> str:
    """A sign of life, as it is told."""
    return f"{ACTED}{id}:{seat}"
