"""Notifications between processes that share a PostgreSQL database: one `NOTIFY` for a group of writes names the tables
that have changed. The changes themselves are read from the rows, except for reactions and signs of life, which have
none. A notification can be lost, so each process also reads the state of its tables every few seconds."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection

from altbau.core.engine.ids import Seat

CHANNEL: Final = "altbau"
LARGEST: Final = 7_900  # bytes of a NOTIFY payload
BESIDE: Final = "+"  # prefix of a table of which something beside the log has changed
LEASES: Final = "*"  # the leases have changed
REACTED: Final = "!"  # prefix of a table, a seat and its reaction, which is not stored
ACTED: Final = "~"  # prefix of a table and a seat that has given a sign of life, which is not stored
CALLS: Final = "@"  # prefix of a table whose channels have changed

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

DriverRow: TypeAlias = tuple[Any, ...]  # a row of such a statement, as the driver gives it


class AgedEntry(NamedTuple):
    """A stored entry, with its age in seconds."""

    game: str
    seq: int
    kind: str
    body: str
    client: str | None
    age: float | None
    delays: str | None


class TableHead(NamedTuple):
    """The state of a table: its last entry, how often something beside its log has changed, the least version of the
    rules that it needs, and its bucket."""

    last: int
    beside: int
    rules: int
    bucket: int | None


class Notification(NamedTuple):
    """A notification of another process: the tables whose logs have grown (`written`), and those of which something
    else has changed (`beside`)."""

    written: frozenset[str]
    beside: frozenset[str]
    leases: bool = False  # a process has come or gone
    reacted: tuple[tuple[str, Seat, str], ...] = ()  # the reactions of seats at tables
    acted: tuple[tuple[str, Seat], ...] = ()  # the seats that have given a sign of life
    channels: tuple[str, ...] = ()  # the tables whose channels have changed


def hold(connection: Connection, games: Collection[str]) -> None:
    """Lock the rows of these tables until the transaction ends, in the order of their ids to prevent deadlocks."""
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(HOLD, (sorted(games),))


def announce(
    connection: Connection, by: str | None, written: Collection[str], beside: Collection[str], *, leases: bool = False
) -> None:
    """Notify all listeners of the changes of a process, once they are committed, under its name `by`, if there is one.
    Also count the changes beside the logs, which a process of which this one has not heard would else never read."""
    with closing(connection.connection.cursor()) as cursor:
        if beside:
            cursor.execute(COUNT, (sorted(beside),))
        names = [*written, *(BESIDE + each for each in beside), *([LEASES] if leases else [])]
        for payload in payloads(by, names) if by else ():
            cursor.execute(NOTIFY, (CHANNEL, payload))


def payloads(by: str, names: Collection[str]) -> Iterator[str]:
    """The names in as few payloads as possible, each of which begins with the sender."""
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
    """The used share of PostgreSQL's notification queue, 0 to 1."""
    return float(connection.exec_driver_sql(USAGE).scalar_one())


def heads(connection: Connection, games: Collection[str]) -> dict[str, TableHead]:
    """The state of these tables."""
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(HEADS, (list(games),))
        return {id: TableHead(*head) for id, *head in cursor.fetchall()}


def rows_after(connection: Connection, known: Mapping[str, int]) -> list[AgedEntry]:
    """The entries of tables after the known ones, in order."""
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(AFTER, ([*known], [*known.values()]))
        return [AgedEntry(*row) for row in cursor.fetchall()]


def changes(rows: Sequence[DriverRow]) -> tuple[dict[str, TableHead], list[AgedEntry]]:
    """The states of tables and their new entries, from the rows of CHANGED."""
    found = {id: TableHead(*head) for id, *head in (row[:5] for row in rows)}
    return found, [AgedEntry(row[0], *row[5:]) for row in rows if row[5] is not None]


def parse_notification(names: Collection[str]) -> Notification:
    """The notification with these names."""
    beside = frozenset(name.removeprefix(BESIDE) for name in names if name.startswith(BESIDE))
    written = frozenset(name for name in names if not name.startswith((BESIDE, LEASES, REACTED, ACTED, CALLS)))
    reacted = [name.removeprefix(REACTED).split(":") for name in names if name.startswith(REACTED)]
    acted = [name.removeprefix(ACTED).split(":") for name in names if name.startswith(ACTED)]
    return Notification(
        written, beside, LEASES in names,
        tuple([(id, Seat(int(seat)), what) for id, seat, what in reacted]),
        tuple([(id, Seat(int(seat))) for id, seat in acted]),
        tuple([name.removeprefix(CALLS) for name in names if name.startswith(CALLS)]),
    )  # fmt: skip


def reaction_name(id: str, seat: Seat, reaction: str) -> str:
    """The name for a reaction in a payload."""
    return f"{REACTED}{id}:{seat}:{reaction}"


def life_sign_name(id: str, seat: Seat) -> str:
    """The name for a sign of life in a payload."""
    return f"{ACTED}{id}:{seat}"


def channels_name(id: str) -> str:
    """The name for changed channels in a payload."""
    return CALLS + id
