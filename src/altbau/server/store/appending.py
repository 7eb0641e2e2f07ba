"""Appending to the records of tables, of many in a few statements: what a move costs the database."""

import json
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.server.store.civil_time import timestamp
from altbau.table.log import Entry

COUNT = "UPDATE game SET last = ?, played = ? WHERE id = ? AND last = ?"
SEAL = "SELECT checksum FROM entry WHERE game = ? AND seq = ?"
ENTRY = "INSERT INTO entry (game, seq, kind, body, client, checksum, told) VALUES (?, ?, ?, ?, ?, ?, ?)"
SNAPSHOT = (
    "INSERT INTO snapshot (game, seq, body) VALUES (?, ?, ?) "
    "ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, body = excluded.body"
)
STATE = "UPDATE summary SET since = ?, state = ? WHERE game = ?"
RECORD = "INSERT INTO record (list, players, body) VALUES (?, ?, ?)"
NEWEST = 2**31 - 1  # a version of the rules behind all that there are
MOST_SEALS = 10_000  # kept in mind, a hundred bytes each


class Append(NamedTuple):
    """An entry of a table, with what it adds to the log as it is told, a snapshot if a turn has begun, what the record
    lists have to say of it, and what lists of tables do if that is new. Where several
    processes write, what the driver of the table writes is so under this epoch of its bucket, and all have the delays
    of the question that they put, and the version of the rules that they were played by. While something beside the log
    has changed `unheard` times and not oftener, no other process has to hear of it."""

    game: str
    entry: Entry
    told: str
    snapshot: Data | None = None
    sheets: Sequence[tuple[str, int, Data]] = ()
    state: str | None = None
    bucket: int | None = None
    epoch: int | None = None
    delays: str | None = None
    rules: int = NEWEST
    unheard: int | None = None


class Conflict(BadInput):
    """Somebody else has written an entry of this number, or this message, already."""

    def __init__(self) -> None:
        super().__init__("stale")


class Gone(BadInput):
    """There is no such table any more."""

    def __init__(self) -> None:
        super().__init__("unknown-table")


class Seals:
    """The checksums of the entries written last, by table. They are kept once they are committed: what is rolled back
    must seal nothing, as another process may have written an entry of that number meanwhile."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, str]] = {}
        self._new: dict[str, tuple[int, str]] = {}

    def known(self, game: str, seq: int) -> str | None:
        """The checksum that an entry's own follows on, if it is kept: that of the one before, or the table's id."""
        known = self._new.get(game) or self._known.get(game)
        if known and known[0] == seq - 1:
            return known[1]
        return game if seq == 1 else None

    def note(self, game: str, seq: int, seal: str) -> None:
        """An entry has been sealed."""
        self._new[game] = (seq, seal)

    def forget(self, game: str) -> None:
        """An entry that has been sealed is refused."""
        self._new.pop(game, None)
        self._known.pop(game, None)

    def keep(self) -> None:
        """What has been sealed is committed."""
        if len(self._known) >= MOST_SEALS:
            self._known.clear()
        self._known |= self._new
        self._new.clear()

    def drop(self) -> None:
        """It is not."""
        self._new.clear()


def append(connection: Connection, group: Sequence[Append], seals: Seals) -> None:
    """Append to the records of tables, in this order. Raises Conflict if one of them is not the next of its table."""
    now = timestamp()
    counted = [(each.entry.seq, now, each.game, each.entry.seq - 1) for each in group]
    if executed(connection, COUNT, counted) != len(group):
        raise Conflict
    executed(connection, ENTRY, [sealed(each, before(connection, each, seals), seals) for each in group])
    turned = [each for each in group if each.snapshot]
    executed(connection, SNAPSHOT, [(each.game, each.entry.seq, encoded(each.snapshot)) for each in turned])
    executed(connection, STATE, [(now, each.state, each.game) for each in group if each.state])
    sheets = [(name, players, encoded(body)) for each in group for name, players, body in each.sheets]
    executed(connection, RECORD, sheets)


def before(connection: Connection, new: Append, seals: Seals) -> str:
    """The checksum that an entry's own follows on."""
    seal = seals.known(new.game, new.entry.seq)
    if seal is not None:
        return seal
    found = connection.exec_driver_sql(as_spoken(connection, SEAL), (new.game, new.entry.seq - 1))
    return found.scalar() or ""


def executed(connection: Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> int:
    """Execute a statement for each of these rows; how many it has changed. The driver does it by itself, as the layer
    above would take longer than all the rest. Raises what the driver does."""
    if not rows:
        return 0
    with closing(connection.connection.cursor()) as cursor:
        cursor.executemany(as_spoken(connection, statement), rows)
        return cursor.rowcount


def as_spoken(connection: Connection, statement: str) -> str:
    """A statement with places for values as the driver writes them."""
    return statement if connection.dialect.paramstyle == "qmark" else statement.replace("?", "%s")


def sealed(new: Append, previous: str, seals: Seals) -> tuple[str, int, str, str, str | None, str, str]:
    """An entry as a row, with its checksum and what was told of it."""
    entry = new.entry
    body = encoded(entry.body)
    seal = checksum(previous, entry.seq, entry.kind, body, entry.client)
    seals.note(new.game, entry.seq, seal)
    return new.game, entry.seq, entry.kind, body, entry.client, seal, new.told


def checksum(previous: str, seq: int, kind: str, body: str, client: str | None) -> str:
    """The checksum of an entry as it is stored, over the one before, so that what is altered, missing or out of its
    place shows; before the first one stands the id of the table."""
    return sha256(json.dumps([previous, seq, kind, body, client]).encode()).hexdigest()[:32]


def encoded(data: Data | Sequence[float] | None) -> str:
    """Data as a column has it."""
    return msgspec.json.encode(data).decode()


def decoded(body: str, code: str, **args: int) -> Data:
    """What stands in a column as JSON. Raises BadInput with this code where that can't be read."""
    try:
        data: Data = json.loads(body)
    except (TypeError, ValueError):
        raise BadInput(code, **args) from None
    return data
