"""Appending in PostgreSQL: an entry is inserted where it is the next of its table, by the statement that finds that
out. Whoever comes second is refused, and spoils nothing for the others of the group. So is a driver of a table that is
one no more (`leases.py`), and a program whose rules are older than those that the table goes on under."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any, Final

from sqlalchemy import Connection

from altbau.server.store.appending import Append, Seals, add_rest, sealed
from altbau.server.store.schema import timestamp

SEALS: Final = """
    SELECT entry.game, entry.checksum FROM entry
    JOIN unnest(%s::text[], %s::int[]) AS before (game, seq) ON entry.game = before.game AND entry.seq = before.seq
"""
# The heads of tables are locked in the order of their ids, or two groups could wait for each other.
FENCED: Final = """
    WITH wanted AS (
        SELECT * FROM unnest(
            %s::text[], %s::int[], %s::text[], %s::text[], %s::text[], %s::text[], %s::text[], %s::int[], %s::int[],
            %s::text[], %s::int[]
        ) AS wanted (game, seq, kind, body, client, checksum, told, bucket, epoch, delays, rules)
    ), head AS (
        SELECT id, last, rules, bucket FROM game WHERE id IN (SELECT game FROM wanted) ORDER BY id FOR UPDATE
    ), counted AS (
        UPDATE game SET last = wanted.seq, played = %s
        FROM wanted JOIN head ON head.id = wanted.game
        WHERE game.id = head.id AND head.last = wanted.seq - 1 AND head.rules <= wanted.rules
            AND NOT EXISTS (SELECT FROM entry WHERE entry.game = wanted.game AND entry.client = wanted.client)
            AND (wanted.epoch IS NULL OR (coalesce(head.bucket, wanted.bucket) = wanted.bucket
                AND EXISTS (SELECT FROM lease WHERE lease.bucket = wanted.bucket AND lease.epoch = wanted.epoch)))
        RETURNING game.id
    )
    INSERT INTO entry (game, seq, kind, body, client, checksum, told, delays, at)
    SELECT game, seq, kind, body, client, checksum, told, delays, extract(epoch FROM clock_timestamp())
    FROM wanted JOIN counted ON counted.id = wanted.game
    RETURNING game
"""


def append_fenced(connection: Connection, group: Sequence[Append], seals: Seals) -> set[int]:
    """Append to the records of tables, in this order; the places in the group of those that are refused."""
    refused: set[int] = set()
    for run in once_each(group):
        written = insert(connection, [group[place] for place in run], seals)
        refused.update(place for place in run if group[place].game not in written)
    add_rest(connection, [each for place, each in enumerate(group) if place not in refused], timestamp())
    return refused


def once_each(group: Sequence[Append]) -> Iterator[list[int]]:
    """The places of a group in runs in which each table comes once at most: a statement sees nothing of what it does
    itself."""
    run: dict[str, int] = {}
    for place, each in enumerate(group):
        if each.game in run:
            yield [*run.values()]
            run = {}
        run[each.game] = place
    yield [*run.values()]


def insert(connection: Connection, run: Sequence[Append], seals: Seals) -> set[str]:
    """Insert the entries that are the next of their tables; the tables that have theirs."""
    previous = seals_before(connection, run, seals)
    rows = [
        (*sealed(each, previous[each.game], seals), each.bucket, each.epoch, each.delays, each.rules)
        for each in run
        if each.game in previous  # nobody can know an entry that is not there
    ]
    if not rows:
        return set()
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(FENCED, (*map(list, zip(*rows, strict=True)), timestamp()))
        written = {game for (game,) in fetched(cursor)}
    for each in run:
        if each.game not in written:
            seals.forget(each.game)
    return written


def seals_before(connection: Connection, run: Sequence[Append], seals: Seals) -> dict[str, str]:
    """The checksums that those of these entries follow on, by table, as far as there are any."""
    found = {each.game: seals.known(each.game, each.entry.seq) for each in run}
    unknown = [(each.game, each.entry.seq - 1) for each in run if found[each.game] is None]
    if unknown:
        with closing(connection.connection.cursor()) as cursor:
            cursor.execute(SEALS, tuple(map(list, zip(*unknown, strict=True))))
            found |= dict(fetched(cursor))
    return {game: seal for game, seal in found.items() if seal is not None}


def fetched(cursor: Any) -> list[tuple[Any, ...]]:
    """The rows of a cursor of the driver's."""
    rows: list[tuple[Any, ...]] = cursor.fetchall()
    return rows
