"""Appending in PostgreSQL: one statement checks that an entry is the next of its table and inserts it. It refuses an
entry of a number that exists, an entry of a driver whose lease has expired (`leases.py`), and one of a program with
older rules than the table needs. A refused entry does not affect the others of its group.

A group takes one statement with all that its entries bring. It is sent as one JSON text, because the driver takes
longer to write arrays than the database to read JSON.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPICursor

from altbau.runtime.home import Append
from altbau.server.store.cluster.notifications import CHANNEL, DriverRow
from altbau.server.store.log_append import ChecksumCache, checksummed_row, encode_json
from altbau.server.store.wall_clock import timestamp

SEALS: Final = """
    SELECT entry.game, entry.checksum FROM entry
    JOIN unnest(%s::text[], %s::int[]) AS before (game, seq) ON entry.game = before.game AND entry.seq = before.seq
"""
# Rows of tables are locked in the order of their ids, to prevent a deadlock of two groups.
FENCED: Final = """
    WITH wanted AS MATERIALIZED (
        SELECT * FROM json_to_recordset(%(rows)s::json) AS wanted (
            game text, seq int, kind text, body text, client text, checksum text, told text, bucket int, epoch int,
            delays text, rules int, snapshot text, state text, deadline text, sheets json, unheard int
        )
    ), head AS (
        SELECT id, last, rules, bucket, beside FROM game WHERE id IN (SELECT game FROM wanted) ORDER BY id FOR UPDATE
    ), counted AS (
        UPDATE game SET last = wanted.seq, played = %(now)s
        FROM wanted JOIN head ON head.id = wanted.game
        WHERE game.id = head.id AND head.last = wanted.seq - 1 AND head.rules <= wanted.rules
            AND NOT EXISTS (SELECT FROM entry WHERE entry.game = wanted.game AND entry.client = wanted.client)
            AND (wanted.epoch IS NULL OR (coalesce(head.bucket, wanted.bucket) = wanted.bucket
                AND EXISTS (SELECT FROM lease WHERE lease.bucket = wanted.bucket AND lease.epoch = wanted.epoch)))
        RETURNING wanted.*, wanted.unheard IS DISTINCT FROM head.beside AS heard
    ), entered AS (
        INSERT INTO entry (game, seq, kind, body, client, checksum, told, delays, at)
        SELECT game, seq, kind, body, client, checksum, told, delays, extract(epoch FROM clock_timestamp()) FROM counted
    ), turned AS (
        INSERT INTO snapshot (game, seq, body) SELECT game, seq, snapshot FROM counted WHERE snapshot IS NOT NULL
        ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, body = excluded.body
    ), listed AS (
        UPDATE summary SET
            since = CASE WHEN counted.state IS NULL THEN summary.since ELSE %(now)s END,
            state = coalesce(counted.state, summary.state), deadline = coalesce(counted.deadline, summary.deadline)
        FROM counted
        WHERE summary.game = counted.game AND (counted.state IS NOT NULL OR counted.deadline IS NOT NULL)
    ), recorded AS (
        INSERT INTO record (list, players, body) SELECT sheet ->> 0, (sheet ->> 1)::int, sheet ->> 2
        FROM counted, json_array_elements(sheets) AS sheet
    )
    SELECT array_agg(game), CASE WHEN %(by)s::text IS NOT NULL AND bool_or(heard)
        THEN pg_notify(%(channel)s, concat_ws(' ', %(by)s::text, string_agg(game, ' ') FILTER (WHERE heard))) END
    FROM counted
"""


class EntryInput(msgspec.Struct):
    """An entry with all that it brings, as input of the statement."""

    game: str
    seq: int
    kind: str
    body: str
    client: str | None
    checksum: str
    told: str
    bucket: int | None
    epoch: int | None
    delays: str | None
    rules: int
    snapshot: str | None
    state: str | None
    deadline: str | None
    sheets: list[tuple[str, int, str]]
    unheard: int | None


def append_fenced(connection: Connection, group: Sequence[Append], seals: ChecksumCache, by: str | None) -> set[int]:
    """Append to the logs of tables, in this order, and notify other processes under the name `by`, if there is one.
    Returns the places in the group of the refused entries."""
    refused: set[int] = set()
    for run in once_each(group):
        written = insert(connection, [group[place] for place in run], seals, by)
        refused.update(place for place in run if group[place].game not in written)
    return refused


def once_each(group: Sequence[Append]) -> Iterator[list[int]]:
    """The places of a group, split into runs in which each table occurs once at most: a statement does not see its own
    changes."""
    run: dict[str, int] = {}
    for place, each in enumerate(group):
        if each.game in run:
            yield [*run.values()]
            run = {}
        run[each.game] = place
    yield [*run.values()]


def insert(connection: Connection, run: Sequence[Append], seals: ChecksumCache, by: str | None) -> set[str]:
    """Insert the entries that are the next of their tables. Returns the tables whose entry was inserted."""
    previous = seals_before(connection, run, seals)
    rows = [
        row_of(each, previous[each.game], seals)
        for each in run
        if each.game in previous  # else its predecessor does not exist
    ]
    if not rows:
        return set()
    values = {"rows": msgspec.json.encode(rows).decode(), "now": timestamp(), "by": by, "channel": CHANNEL}
    with closing(connection.connection.cursor()) as cursor:
        cursor.execute(FENCED, values)
        written = set(fetch_rows(cursor)[0][0] or ())
    for each in run:
        if each.game not in written:
            seals.forget(each.game)
    return written


def row_of(new: Append, previous: str, seals: ChecksumCache) -> EntryInput:
    """The input row of an entry after this checksum."""
    snapshot = encode_json(new.snapshot) if new.snapshot else None
    sheets = [(name, players, encode_json(body)) for name, players, body in new.sheets]
    sealed_row = checksummed_row(new, previous, seals)
    delays = encode_json(new.delays) if new.delays else None
    changed = new.state, new.deadline
    return EntryInput(*sealed_row, new.bucket, new.epoch, delays, new.rules, snapshot, *changed, sheets, new.unheard)


def seals_before(connection: Connection, run: Sequence[Append], seals: ChecksumCache) -> dict[str, str]:
    """The checksums before these entries, by table, if the entries before exist."""
    found = {each.game: seals.checksum_before(each.game, each.entry.seq) for each in run}
    unknown = [(each.game, each.entry.seq - 1) for each in run if found[each.game] is None]
    if unknown:
        with closing(connection.connection.cursor()) as cursor:
            cursor.execute(SEALS, tuple(map(list, zip(*unknown, strict=True))))
            found |= dict(fetch_rows(cursor))
    return {game: seal for game, seal in found.items() if seal is not None}


def fetch_rows(cursor: DBAPICursor) -> Sequence[DriverRow]:
    """All rows of a cursor of the driver."""
    return cursor.fetchall()
