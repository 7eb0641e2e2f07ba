"""Who lets things happen at a table that no person does: bots, silent windows, clocks, absences, next deals.

Each table belongs to one of 256 buckets. A process has a bucket for some seconds, and for longer while it says in time
that it lives; after that a peer takes it, under an epoch that is one more. An entry of a driver is written only under
the epoch that is valid (`fencing.py`), so that a process that was stopped meanwhile writes nothing. A table begins in a
bucket of the process where it is started, and is passed on to one of another process when people look at it only from
there. All time is that of the database. Advisory locks would not do, as a stopped process keeps them.
"""

from collections.abc import Mapping
from contextlib import closing
from threading import Lock
from time import monotonic
from typing import Any, Final, NamedTuple
from zlib import crc32

from sqlalchemy import Engine

from altbau.server.store import civil_time
from altbau.server.store.migrations import need, newest
from altbau.server.store.news import announce, hold

BUCKETS: Final = 256
LASTS: Final = 8.0  # seconds for which a process has a bucket, and counts as alive
RENEW: Final = 2.0  # seconds until it says that it lives

# In all of them `me` is the name of this process, and `lasts` LASTS.
MADE: Final = "INSERT INTO lease (bucket) SELECT generate_series(0, %(buckets)s - 1) ON CONFLICT DO NOTHING"
LIVES: Final = """
    INSERT INTO worker (name, seen) VALUES (%(me)s, extract(epoch FROM clock_timestamp()))
    ON CONFLICT (name) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0
"""
DEAD: Final = "DELETE FROM worker WHERE seen < extract(epoch FROM clock_timestamp()) - %(lasts)s RETURNING name"
LEFT: Final = "DELETE FROM attendance WHERE NOT EXISTS (SELECT FROM worker WHERE name = worker) RETURNING game"
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


class Round(NamedTuple):
    """What comes of saying that one lives: buckets that are one's own from now on, those that are so no more, whether
    nobody knew any more that one lives, tables where somebody was known to be by a process that is dead, and after how
    many seconds it is time again."""

    gained: frozenset[int]
    lost: frozenset[int]
    forgotten: bool
    left: frozenset[str]
    again: float


NOTHING: Final = Round(frozenset(), frozenset(), forgotten=False, left=frozenset(), again=RENEW)


class Leases:
    """The buckets of a process that has the database for itself: all of them, forever."""

    processes = 1  # that share the database

    @property
    def alone(self) -> bool:
        """Whether no other process is known."""
        return self.processes == 1

    def home(self, id: str) -> int:
        """The bucket of a table that begins here."""
        return bucket_of(id)

    def epoch(self, bucket: int) -> int | None:
        """The epoch under which this process writes for the tables of a bucket, if anybody asks for it."""
        return None

    def drives(self, bucket: int) -> bool:
        """Whether this process lets things happen at the tables of a bucket."""
        return True

    def doubt(self, bucket: int) -> None:
        """An entry written for a table was refused: perhaps another process drives it now."""

    def give_back(self) -> None:
        """Let others have all buckets at once, and be known no more."""


class SharedLeases(Leases):
    """The buckets of one of several processes, by what it was told last."""

    processes = 2  # at least, until it is known

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._name = name
        self._known = newest()
        self._epochs: dict[int, int] = {}  # by bucket
        with engine.begin() as connection, closing(connection.connection.cursor()) as cursor:
            self._left = frozenset(column(cursor, OWN, {"me": name}))  # tables of one of this name that has died
        self._gone = False
        self._one = Lock()  # held while it is asked
        self._until = 0.0  # as they are valid by this process's own clock, at the least

    def home(self, id: str) -> int:
        """See `Leases`: one of its own, if there is one."""
        bucket = bucket_of(id)
        return bucket if self.drives(bucket) else next(iter(self._epochs), bucket)

    def epoch(self, bucket: int) -> int | None:
        """See `Leases`. One that nobody has fits no entry."""
        return self._epochs.get(bucket, -1)

    def drives(self, bucket: int) -> bool:
        """See `Leases`."""
        return bucket in self._epochs and monotonic() < self._until

    def doubt(self, bucket: int) -> None:
        """See `Leases`. It is not driven from here until the next round says so."""
        self._epochs.pop(bucket, None)

    def round(self) -> Round:
        """Say that this process lives, and have its share of the buckets; nothing any more once they are given back.
        Raises Outgrown."""
        with self._one:
            return NOTHING if self._gone else self._round()

    def _round(self) -> Round:
        began, me = monotonic(), {"me": self._name, "lasts": LASTS}
        with self._engine.begin() as connection, closing(connection.connection.cursor()) as cursor:
            need(connection, self._known, str(self._engine.url.database))
            cursor.execute(MADE, {"buckets": BUCKETS})
            forgotten = column(cursor, LIVES, me)[0]
            dead = column(cursor, DEAD, me)
            left = self._left | frozenset(column(cursor, LEFT, me) if dead or forgotten else ())
            (alive,) = column(cursor, ALIVE, me)
            civil_time.learn(*column(cursor, civil_time.DATABASE, me))
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
        before = {} if monotonic() >= self._until else self._epochs  # what has lapsed was driven no more
        lost = frozenset(self._epochs.keys() - epochs.keys())
        self._epochs, self._until = epochs, began + LASTS
        self._left = frozenset()
        self.processes = alive
        return Round(
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
            left = column(cursor, LEFT, me)
            hold(connection, left)
            announce(connection, self._name, (), left, leases=True)


def bucket_of(id: str) -> int:
    """The bucket of a table that has been given none."""
    return crc32(id.encode()) % BUCKETS


def column(cursor: Any, statement: str, values: Mapping[str, object]) -> list[Any]:
    """What a statement says, in one column."""
    cursor.execute(statement, values)
    return [value for (value,) in cursor.fetchall()]


def pairs(cursor: Any, statement: str, values: Mapping[str, object]) -> dict[int, int]:
    """What a statement says, in two."""
    cursor.execute(statement, values)
    return dict(cursor.fetchall())
