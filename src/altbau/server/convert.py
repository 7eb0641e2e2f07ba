"""`python -m altbau.server.convert OLD NEW`: converts the tables of a database from before the first release.

OLD is a database of schema 6, or its archive; it is not changed. NEW gets each table in one of these ways:

- `copied`: its record plays today to the state of its last snapshot, and on. Its log is made anew.
- `resumed`: it was still running, and continues from that snapshot as a game that begins there, with a new seed.
- `kept`: it was over, and keeps its old log.
- `lost`: only its log can be read, or not even that.

This module is deleted with the first release.
"""

import json
import secrets
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, Table, insert, select, update

from altbau.core import text
from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.match import Match
from altbau.play.text.snapshot import restored as state_of
from altbau.server.store.appending import Append, Seals, append, encoded
from altbau.server.store.backends.sqlite import open_database
from altbau.server.store.schema import admissions, games, preferences, records, snapshots, summaries
from altbau.table.lists import list_rows
from altbau.table.log.rules_upgrade import OF_THE_MATCH, announcement
from altbau.table.log.series import following, part_of
from altbau.table.log.stored_lines import History, history, step, written
from altbau.table.log.table_log import RESUMED, Entry, TableLog, restored, resumed
from altbau.table.seats.access import Locks, Player
from altbau.table.seats.substitution import Seating

SCHEMA: Final = "6"
GENERATOR: Final = "sha256-counter"  # the only one still known
UNREADABLE: Final = (BadInput, LookupError, TypeError, ValueError, AttributeError)
SEED_BITS: Final = 128
NO_RESULT: Final = encoded(
    {"waits": False, "asked": None, "over": True, "places": [], "coins": [], "instead": []}
)  # of a table that can't be read
UNDER_NO_RULES: Final = 0  # the version of a table that no program continues


class Old(NamedTuple):
    """A table as it was stored; its lines are in both languages."""

    body: Data
    entries: list[Entry]
    seq: int  # of the entry after which the snapshot was taken
    snapshot: Data
    lines: list[Data]


class New(NamedTuple):
    """A table as it is to be stored: its body, its log at the beginning, its entries, and its state for lists."""

    outcome: str
    body: str
    begun: History
    entries: list[tuple[Entry, History]]
    state: str = NO_RESULT


def convert(old: Path, new: Path) -> Counter[str]:
    """Write a new database with the tables of an old one; the number of tables by outcome. Raises BadInput."""
    if not old.exists():
        raise BadInput("file-not-found", file=str(old))
    if new.exists():
        raise BadInput("file-exists", file=str(new))
    outcomes: Counter[str] = Counter()
    with closing(sqlite3.connect(f"file:{old}?mode=ro", uri=True)) as source:
        source.row_factory = sqlite3.Row
        check_schema(source, old)
        engine = open_database(new)
        try:
            with engine.begin() as target:
                for row in source.execute("SELECT * FROM game ORDER BY rowid").fetchall():
                    found = in_evening(target, row["id"], taken_over(source, row))
                    write(target, row, found)
                    list_it(source, target, row, found)
                    outcomes[found.outcome] += 1
                for table in (preferences, admissions, records):
                    copy(source, target, table)
        except BaseException:
            engine.dispose()
            new.unlink()  # so that it can be tried again
            raise
        engine.dispose()
    return outcomes


def in_evening(target: Connection, id: str, new: New) -> New:
    """A table as part of its evening: a rematch gets what it needs of the table before, if that can be read."""
    before = target.execute(select(games.c.id, games.c.body).where(games.c.next == id)).first()
    with suppress(*UNREADABLE):
        if before:
            part = part_of(before.id, json.loads(before.body))
            return new._replace(body=json.dumps(following(json.loads(new.body), part)))
    return new


def check_schema(source: sqlite3.Connection, path: Path) -> None:
    """Raise BadInput for a file that is no database of schema 6."""
    try:
        found = source.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadInput("file-unreadable", file=str(path), problem=str(error)) from None
    if found is None or found[0] != SCHEMA:
        raise BadInput("database-not-convertible", file=str(path), version=str(found and found[0]))


def taken_over(source: sqlite3.Connection, row: sqlite3.Row) -> New:
    """A table in its new form."""
    try:
        old = read(source, row)
    except (TypeError, ValueError):  # something of it is no JSON
        return lost(row["body"], [])
    return converted(old)


def read(source: sqlite3.Connection, row: sqlite3.Row) -> Old:
    """A table with all that was kept of it."""

    def rows(query: str) -> list[sqlite3.Row]:
        return source.execute(query, [row["id"]]).fetchall()

    kept = rows("SELECT seq, body FROM snapshot WHERE game = ?")
    return Old(
        json.loads(row["body"]),
        [
            Entry(each["seq"], each["kind"], json.loads(each["body"]), each["client"])
            for each in rows("SELECT * FROM entry WHERE game = ? ORDER BY seq")
        ],
        kept[0]["seq"] if kept else 0,
        json.loads(kept[0]["body"] or "{}") if kept else {},
        [line(json.loads(each["body"])) for each in rows("SELECT body FROM line WHERE game = ? ORDER BY number")],
    )


def line(old: Data) -> Data:
    """A line that was stored as two sentences, as an event of one kind that says them."""
    said = {language: old[language] for language in text.LANGUAGES}
    told: Data = {"name": "told", "rules": old["rules"], "args": {}, "told": said}
    own = {seat: line(each) for seat, each in old.get("own", {}).items()}
    return told | {"own": own} if own else told


def converted(old: Old) -> New:
    """A table that can be read, in its new form."""
    body = {name: value for name, value in old.body.items() if name != "generator"}
    body["version"] = game_of(body["edition"]).RULES_VERSION
    for outcome in (copied, gone_on):
        try:
            return outcome(old, body)
        except UNREADABLE:
            continue
    return lost(json.dumps(body), old.lines)


def lost(body: str, lines: list[Data]) -> New:
    """A table that can't be continued; one whose body is no JSON can't be opened at all."""
    with suppress(*UNREADABLE):
        body = json.dumps(json.loads(body) | {"version": UNDER_NO_RULES})
    return New("lost", body, said(lines)._replace(snapshot={}), [])


def copied(old: Old, body: Data) -> New:
    """A table with all its entries. Raises ValueError if its record plays to another state, and BadInput if it can't be
    played."""
    log, entries = TableLog(body), []
    begun = history(log.match)
    if old.body.get("generator") != GENERATOR:
        raise ValueError(old.body.get("generator"))
    if old.seq == 0:
        check_same(written(log.match), old.snapshot)
    for entry in old.entries:
        if entry.kind == RESUMED or entry.body.get("generator", GENERATOR) != GENERATOR:
            raise ValueError(entry.kind)
        new = entry._replace(body={name: value for name, value in entry.body.items() if name != "generator"})
        before = log.match.copy()
        kept = log.replay(new, []).kept
        entries.append((new, step(log.match, before, kept, 0)))
        if entry.seq == old.seq:
            check_same(written(log.match), old.snapshot)
    return New(
        "copied", json.dumps(body), begun, entries, list_rows.state_of(log.match, log.seating, closed=log.closed)
    )


def check_same(reached: Data, snapshot: Data) -> None:
    """Raise ValueError if a match at the beginning of a turn differs from the stored one; its log may be longer now."""
    one, other = state_of(json.loads(json.dumps(reached))), state_of(snapshot)
    contents = game_of(one.edition.key).contents
    if contents(one) != contents(other) or any(reached[key] != snapshot[key] for key in OF_THE_MATCH):
        raise ValueError(old_and_new(reached, snapshot))


def old_and_new(reached: Data, snapshot: Data) -> str:
    """Both positions, for the error."""
    return json.dumps({"reached": reached["position"], "snapshot": snapshot["position"]})


def gone_on(old: Old, body: Data) -> New:
    """A table that continues from its snapshot. Raises BadInput and other errors if that can't be read."""
    match = TableLog(body).match
    dealt = [match.seed_of(number) for number in range(1, old.snapshot["number"] + 1)]
    reached = restored(match, old.snapshot, dealt[-1], dealt[:-1])
    if reached.over:
        return begun(match, body, "kept", old.lines, old.snapshot, dealt)
    lines = [*old.lines[: old.snapshot["log"]], announcement(reached)]
    return begun(match, body, "resumed", lines, old.snapshot, [*dealt[:-1], secrets.randbits(SEED_BITS)])


def begun(match: Match, body: Data, outcome: str, lines: list[Data], snapshot: Data, dealt: list[int]) -> New:
    """A table whose first entry continues from a snapshot, after these lines."""
    wanted = {"snapshot": snapshot | {"log": len(lines) - 1}, "seed": dealt[-1], "seeds": dealt[:-1], "before": []}
    reached, _ = resumed(match, wanted)
    entry = Entry(1, RESUMED, wanted, None), history(reached, len(lines))
    return New(outcome, json.dumps(body), said(lines), [entry], list_rows.state_of(reached, Seating(), closed=False))


def said(lines: list[Data]) -> History:
    """The history of a table whose log has these lines so far."""
    return History(0, [json.dumps(each).encode() for each in lines], None)


def write(target: Connection, row: sqlite3.Row, new: New) -> None:
    """Store a table."""
    id, told = row["id"], new.begun.told()
    values = {"created": row["created"], "next": row["next"], "body": new.body, "told": told}
    target.execute(insert(games).values(id=id, **values))
    if new.begun.snapshot is not None:
        target.execute(insert(snapshots).values(game=id, seq=0, body=encoded(new.begun.snapshot)))
    seals = Seals()
    for entry, added in new.entries:
        append(target, [Append(id, entry, added.told(), added.snapshot)], seals)
    target.execute(update(games).where(games.c.id == id).values(played=row["played"]))


def list_it(source: sqlite3.Connection, target: Connection, row: sqlite3.Row, new: New) -> None:
    """Store the summary of a table for lists, if anything of it can be read."""
    admitted = source.execute("SELECT body FROM admission WHERE game = ? ORDER BY number", [row["id"]])
    with suppress(*UNREADABLE):
        body = json.loads(new.body)
        seats = [Player(**seat) for seat in body["seats"]]
        locks = Locks(seats, game_of(body["edition"]).NAME)
        locks.recall([json.loads(each["body"]) for each in admitted])
        part = part_of(row["id"], body)
        values = list_rows.who(body["edition"], seats, part, locks.locks)
        values |= {"state": new.state, "watched": locks.watched_by, "evening": part.evening, "number": part.number}
        moments = {"since": row["played"], "began": row["created"]}
        target.execute(insert(summaries).values(game=row["id"], **moments, **values))


def copy(source: sqlite3.Connection, target: Connection, table: Table) -> None:
    """Copy the rows of a database table that has not changed."""
    rows = [dict(row) for row in source.execute(str(select(table)))]
    if rows:
        target.execute(insert(table), rows)


def sentences(outcomes: Counter[str]) -> Iterator[str]:
    """What has been done, in each language."""
    for language in text.LANGUAGES:
        yield text.say(
            language, "convert-done", copied=outcomes["copied"], resumed=outcomes["resumed"], kept=outcomes["kept"],
            lost=outcomes["lost"],
        )  # fmt: skip


def main(arguments: list[str]) -> int:
    """Convert, and say how many tables came out as what; 1 if that is not possible, 2 for wrong arguments."""
    if len(arguments) != 2:
        print(*[text.say(language, "convert-usage") for language in text.LANGUAGES], sep="\n", file=sys.stderr)
        return 2
    try:
        done = convert(Path(arguments[0]), Path(arguments[1]))
    except BadInput as error:
        print(*[text.error(language, error) for language in text.LANGUAGES], sep="\n", file=sys.stderr)
        return 1
    print(*sentences(done), sep="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
