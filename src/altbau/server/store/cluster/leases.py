"""Leases: which process drives a table, that is, runs its bots, silent windows, clocks, absences and next deals.

Each table belongs to one of 256 buckets. A process holds the lease of a bucket for 8 s and renews it every 2 s. When it
has expired, another process takes it and increments its epoch. An entry of a driver is written only under the current
epoch (`fencing.py`), so that a process that was stopped for a while can't write with an expired lease. A new table gets
a bucket of the process where it is started. It moves to a bucket of another process when it has viewers only there. All
times are those of the database. Advisory locks are not used, because a stopped process keeps them.
"""

from collections.abc import Mapping
from contextlib import closing
from threading import Lock
from time import monotonic
from typing import Any, Final, NamedTuple
from zlib import crc32

from sqlalchemy import Connection, Engine
from sqlalchemy.engine.interfaces import DBAPICursor

from altbau.server.store import wall_clock
from altbau.server.store.cluster.notifications import announce, hold
from altbau.server.store.migrations import check_schema_version, newest

BUCKETS: Final = 256
LASTS: Final = 8.0  # seconds that a lease lasts, and that a process counts as alive after its last renewal
RENEW: Final = 2.0  # seconds between two renewals

# Parameters of the statements: `me` is the name of this process, `lasts` is LASTS.
MADE: Final = "INSERT INTO lease (bucket) SELECT generate_series(0, %(buckets)s - 1) ON CONFLICT DO NOTHING"
LIVES: Final = """
    INSERT INTO worker (name, seen) VALUES (%(me)s, extract(epoch FROM clock_timestamp()))
    ON CONFLICT (name) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0
"""
DEAD: Final = "DELETE FROM worker WHERE seen < extract(epoch FROM clock_timestamp()) - %(lasts)s RETURNING name"
LEAVING: Final = "SELECT DISTINCT game FROM attendance WHERE NOT EXISTS (SELECT FROM worker WHERE name = worker)"
LEFT: Final = """
    DELETE FROM attendance WHERE NOT EXISTS (SELECT FROM worker WHERE name = worker) AND game = ANY(%(held)s)
    RETURNING game
"""
OWN: Final = "DELETE FROM attendance WHERE worker = %(me)s RETURNING game"
ALIVE: Final = "SELECT count(*) FROM worker"
RENEWED: Final = """
    UPDATE lease SET until = extract(epoch FROM clock_timestamp()) + %(lasts)s WHERE holder = %(me)s
    RETURNING bucket, epoch
"""
RETURNED: Final = "UPDATE lease SET holder = NULL, until = 0 WHERE holder = %(me)s AND bucket = ANY(%(returned)s)"
TAKEN: Final = """
    UPDATE lease SET holder = %(me)s, epoch = epoch + 1, until = extract(epoch FROM clock_timestamp()) + %(lasts)s
    WHERE bucket IN (
        SELECT bucket FROM lease WHERE until < extract(epoch FROM clock_timestamp())
        ORDER BY random() LIMIT %(wanted)s FOR UPDATE SKIP LOCKED
    ) RETURNING bucket, epoch
"""
NEXT: Final = "SELECT (min(until) - extract(epoch FROM clock_timestamp()))::float FROM lease WHERE holder <> %(me)s"
GONE: Final = "DELETE FROM worker WHERE name = %(me)s"


class LeaseRenewal(NamedTuple):
    """The result of a renewal: the buckets `gained` and `lost`, whether this process had been `forgotten` as dead, the
    tables that had viewers at processes now dead (`left`), and the seconds until the next renewal (`again`)."""

    gained: frozenset[int]
    lost: frozenset[int]
    forgotten: bool
    left: frozenset[str]
    again: float


NOTHING: Final = LeaseRenewal(frozenset(), frozenset(), forgotten=False, left=frozenset(), again=RENEW)


class Leases:
    """The leases of a process that has the database for itself: all buckets, forever."""

    processes = 1  # that share the database, this one included

    @property
    def alone(self) -> bool:
        """Whether no other process is known."""
        return self.processes == 1

    def home(self, id: str) -> int:
        """The bucket for a table that is started here."""
        return bucket_of(id)

    def epoch(self, bucket: int) -> int | None:
        """The epoch under which this process writes for the tables of a bucket; None if epochs are not checked."""
        return None

    def drives(self, bucket: int) -> bool:
        """Whether this process drives the tables of a bucket."""
        return True

    def doubt(self, bucket: int) -> None:
        """Called when an entry for a table was refused, perhaps because another process drives it now."""

    def give_back(self) -> None:
        """Release all buckets at once, and leave the list of processes."""


class SharedLeases(Leases):
    """The leases of one of several processes, as of its last renewal."""

    processes = 2  # assumed until the first renewal

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._name = name
        self._known = newest()
        self._epochs: dict[int, int] = {}  # by bucket
        with engine.begin() as connection, closing(connection.connection.cursor()) as cursor:
            self._left = frozenset(column(cursor, OWN, {"me": name}))  # viewed at a dead process of this name
        self._gone = False
        self._one = Lock()  # one renewal at a time
        self._until = 0.0  # until when they are valid at least, by this process's monotonic clock

    def home(self, id: str) -> int:
        """See `Leases`: a bucket that this process holds, if any."""
        bucket = bucket_of(id)
        return bucket if self.drives(bucket) else next(iter(self._epochs), bucket)

    def epoch(self, bucket: int) -> int | None:
        """See `Leases`. -1, which no entry can be written under, for a bucket that this process does not hold."""
        return self._epochs.get(bucket, -1)

    def drives(self, bucket: int) -> bool:
        """See `Leases`."""
        return bucket in self._epochs and monotonic() < self._until

    def doubt(self, bucket: int) -> None:
        """See `Leases`. The bucket counts as not held until the next renewal."""
        self._epochs.pop(bucket, None)

    def round(self) -> LeaseRenewal:
        """Renew the leases, and take or release buckets so that this process has its share; `NOTHING` after
        `give_back`. Raises Outgrown."""
        with self._one:
            return NOTHING if self._gone else self._round()

    def _round(self) -> LeaseRenewal:
        began, me = monotonic(), {"me": self._name, "lasts": LASTS}
        with self._engine.begin() as connection, closing(connection.connection.cursor()) as cursor:
            check_schema_version(connection, self._known, str(self._engine.url.database))
            cursor.execute(MADE, {"buckets": BUCKETS})
            forgotten = column(cursor, LIVES, me)[0]
            dead = column(cursor, DEAD, me)
            left = self._left | frozenset(leave(connection, cursor) if dead or forgotten else ())
            (alive,) = column(cursor, ALIVE, me)
            wall_clock.set_offset(*column(cursor, wall_clock.DATABASE, me))
            share = -(-BUCKETS // alive)
            epochs = pairs(cursor, RENEWED, me)
            surplus = sorted(epochs)[share:]
            if surplus:
                cursor.execute(RETURNED, me | {"returned": surplus})
                epochs = {bucket: epoch for bucket, epoch in epochs.items() if bucket not in surplus}
            epochs |= pairs(cursor, TAKEN, me | {"wanted": share - len(epochs)})
            (ends,) = column(cursor, NEXT, me)
            if left or surplus or forgotten:
                hold(connection, left)
                announce(connection, self._name, (), left, leases=bool(surplus or forgotten))
        before = {} if monotonic() >= self._until else self._epochs  # an expired lease was not driven
        lost = frozenset(self._epochs.keys() - epochs.keys())
        self._epochs, self._until = epochs, began + LASTS
        self._left = frozenset()
        self.processes = alive
        return LeaseRenewal(
            frozenset(each for each in epochs if before.get(each) != epochs[each]),
            lost,
            forgotten,
            left,
            RENEW if ends is None else min(RENEW, max(0.05, ends + 0.05)),
        )

    def give_back(self) -> None:
        """See `Leases`."""
        with self._one:
            self._gone = True
            self._give_back()

    def _give_back(self) -> None:
        me, self._epochs = {"me": self._name, "returned": [*range(BUCKETS)]}, {}
        with self._engine.begin() as connection, closing(connection.connection.cursor()) as cursor:
            cursor.execute(RETURNED, me)
            cursor.execute(GONE, me)
            left = leave(connection, cursor)
            announce(connection, self._name, (), left, leases=True)


def bucket_of(id: str) -> int:
    """The default bucket of a table, from a checksum of its id."""
    return crc32(id.encode()) % BUCKETS


def leave(connection: Connection, cursor: DBAPICursor) -> list[str]:
    """Delete the viewers of processes that are gone; the tables that had them. Their rows are locked before, as by
    whoever writes, to prevent deadlocks."""
    held = column(cursor, LEAVING, {})
    hold(connection, held)
    return column(cursor, LEFT, {"held": held})


def column(cursor: DBAPICursor, statement: str, values: Mapping[str, object]) -> list[Any]:
    """The rows of a statement with one column."""
    cursor.execute(statement, values)
    return [value for (value,) in cursor.fetchall()]


def pairs(cursor: DBAPICursor, statement: str, values: Mapping[str, object]) -> dict[int, int]:
    """The rows of a statement with two columns, as a dict."""
    cursor.execute(statement, values)
    return dict(cursor.fetchall())
