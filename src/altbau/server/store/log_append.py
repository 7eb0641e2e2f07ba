"""Appending entries to the logs of tables, many in a few statements: the database part of a move."""

from collections.abc import Sequence
from contextlib import closing

import msgspec
from sqlalchemy import Connection

from altbau.core.data import Data
from altbau.runtime.home import Append, Conflict
from altbau.server.store.wall_clock import timestamp
from altbau.table.log.stored_log import checksum

COUNT = "UPDATE game SET last = ?, played = ? WHERE id = ? AND last = ?"
SEAL = "SELECT checksum FROM entry WHERE game = ? AND seq = ?"
ENTRY = "INSERT INTO entry (game, seq, kind, body, client, checksum, told) VALUES (?, ?, ?, ?, ?, ?, ?)"
SNAPSHOT = (
    "INSERT INTO snapshot (game, seq, body) VALUES (?, ?, ?) "
    "ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, body = excluded.body"
)
STATE = "UPDATE summary SET since = ?, state = ? WHERE game = ?"
DEADLINE = "UPDATE summary SET deadline = ? WHERE game = ?"
RECORD = "INSERT INTO record (list, players, body) VALUES (?, ?, ?)"
MOST_SEALS = 10_000  # checksums in memory, 100 bytes each


class ChecksumCache:
    """The checksum of the last entry of each table. New ones are kept only after the commit: after a rollback another
    process may have written an entry of that number."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, str]] = {}
        self._new: dict[str, tuple[int, str]] = {}

    def checksum_before(self, game: str, seq: int) -> str | None:
        """The checksum before entry `seq`: that of the entry before if it is in memory, or the table's id before entry
        1; else None."""
        known = self._new.get(game) or self._known.get(game)
        if known and known[0] == seq - 1:
            return known[1]
        return game if seq == 1 else None

    def note(self, game: str, seq: int, seal: str) -> None:
        """Note the checksum of a new entry."""
        self._new[game] = (seq, seal)

    def forget(self, game: str) -> None:
        """Forget a table, since its new entry was refused."""
        self._new.pop(game, None)
        self._known.pop(game, None)

    def keep(self) -> None:
        """The transaction is committed: keep the new checksums."""
        if len(self._known) >= MOST_SEALS:
            self._known.clear()
        self._known |= self._new
        self._new.clear()

    def drop(self) -> None:
        """The transaction is rolled back: drop the new checksums."""
        self._new.clear()


def append(connection: Connection, group: Sequence[Append], seals: ChecksumCache) -> None:
    """Append to the logs of tables, in this order. Raises Conflict if one entry is not the next of its table."""
    now = timestamp()
    counted = [(each.entry.seq, now, each.game, each.entry.seq - 1) for each in group]
    if execute_many(connection, COUNT, counted) != len(group):
        raise Conflict
    execute_many(
        connection, ENTRY, [checksummed_row(each, previous_checksum(connection, each, seals), seals) for each in group]
    )
    turned = [each for each in group if each.snapshot]
    execute_many(connection, SNAPSHOT, [(each.game, each.entry.seq, encode_json(each.snapshot)) for each in turned])
    execute_many(connection, STATE, [(now, each.state, each.game) for each in group if each.state])
    timed = [(each.deadline, each.game) for each in group if each.deadline is not None]
    execute_many(connection, DEADLINE, timed)
    sheets = [(name, players, encode_json(body)) for each in group for name, players, body in each.sheets]
    execute_many(connection, RECORD, sheets)


def previous_checksum(connection: Connection, new: Append, seals: ChecksumCache) -> str:
    """The checksum of the entry before a new one."""
    seal = seals.checksum_before(new.game, new.entry.seq)
    if seal is not None:
        return seal
    found = connection.exec_driver_sql(as_spoken(connection, SEAL), (new.game, new.entry.seq - 1))
    return found.scalar() or ""


def execute_many(connection: Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> int:
    """Execute a statement for each of these rows, and return the number of changed rows. It uses the driver's cursor,
    as SQLAlchemy would take longer than all the rest. Raises the driver's errors."""
    if not rows:
        return 0
    with closing(connection.connection.cursor()) as cursor:
        cursor.executemany(as_spoken(connection, statement), rows)
        return cursor.rowcount


def as_spoken(connection: Connection, statement: str) -> str:
    """A statement with the driver's placeholders."""
    return statement if connection.dialect.paramstyle == "qmark" else statement.replace("?", "%s")


def checksummed_row(
    new: Append, previous: str, seals: ChecksumCache
) -> tuple[str, int, str, str, str | None, str, str]:
    """The row of a new entry, with its checksum."""
    entry = new.entry
    body = encode_json(entry.body)
    seal = checksum(previous, entry.seq, entry.kind, body, entry.client)
    seals.note(new.game, entry.seq, seal)
    return new.game, entry.seq, entry.kind, body, entry.client, seal, new.told


def encode_json(data: Data | Sequence[float] | None) -> str:
    """Data as JSON for a column."""
    return msgspec.json.encode(data).decode()
