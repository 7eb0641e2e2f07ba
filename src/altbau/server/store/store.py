"""Tables as event logs in a database: what is written and read of them."""

import json
from collections.abc import Collection, Sequence
from concurrent.futures import Future
from typing import NamedTuple

from sqlalchemy import Connection, Row, delete, insert, select, update

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.errors import BadInput
from altbau.server.failures import Evidence
from altbau.server.store.allowances import Allowances
from altbau.server.store.appending import SNAPSHOT, Append, Conflict, append, checksum, decoded, encoded, executed
from altbau.server.store.backends import Database, opened
from altbau.server.store.civil_time import timestamp
from altbau.server.store.elsewhere import Elsewhere
from altbau.server.store.erasing import Erased, erase
from altbau.server.store.heart import Heart, SharedHeart, last_beat
from altbau.server.store.schema import (
    admissions,
    codes,
    entries,
    games,
    preferences,
    put,
    snapshots,
    summaries,
    waiting,
)  # fmt: skip
from altbau.server.store.timeline import timeline
from altbau.server.store.writing import Job, Writer
from altbau.table.log import Entry


class Summary(NamedTuple):
    """What lists tell of a table: the row of the table `summary`."""

    game: str
    since: str
    state: str
    line_up: str
    opens: str
    watched: str
    evening: str
    number: int
    began: str
    counts: bool


class Beside(NamedTuple):
    """What is kept of a table beside its log: how often it has changed, how the table was started, its rematch,
    changes of who may play its seats, and what those prefer."""

    number: int
    body: Data
    next: str | None
    admissions: list[Data]
    preferences: list[tuple[Seat, str, bool]]


class Store(Writer):
    """The database, which no other server has open unless it is shared. Writing happens in the writer's thread, reading
    in the caller's."""

    def __init__(self, database: Database, *, name: str | None = None) -> None:
        """Under a name this process shares the database with others."""
        backend = opened(database, name)
        self.evidence = Evidence(backend.evidence)
        self.unsafe = backend.unsafe
        self.shelf = backend.archive
        self.name = backend.name
        self.listener = backend.listener
        self.leases = backend.leases
        self.allowances = Allowances(self) if backend.listener else None
        self.elsewhere = Elsewhere(self, backend)
        with backend.engine.connect() as connection:
            self.heart = (SharedHeart if backend.listener else Heart)(last_beat(connection))
        with backend.for_writing() as connection, connection.begin():
            self.timeline = timeline(connection)
        super().__init__(backend)

    def close(self) -> None:
        """Write what is queued and stop."""
        self.evidence.close()
        self.finish()
        self._backend.close()

    # --- tables -----------------------------------------------------------------------------------------------------

    def add_game(
        self, id: str, body: Data, previous: str | None, told: str, snapshot: Data | None, summary: Data,
        also: Job | None = None, bucket: int | None = None,
    ) -> "Future[None]":  # fmt: skip
        """Write down a new table with what is told of its deal and in lists, that it is the rematch of another,
        something else, and the bucket of its driver. If it has waited for its players it does so no more. It ends in
        Conflict where the other has a rematch already."""

        def job(connection: Connection) -> None:
            now = timestamp()
            rules = body.get("version", 0)
            row = insert(games).values(
                id=id, created=now, played=now, body=encoded(body), told=told, rules=rules, bucket=bucket
            )  # fmt: skip
            connection.execute(row)
            connection.execute(delete(waiting).where(waiting.c.id == id))
            connection.execute(insert(summaries).values(game=id, since=now, began=now, **summary))
            executed(connection, SNAPSHOT, [(id, 0, encoded(snapshot))] if snapshot else [])
            if previous:
                free = update(games).where(games.c.id == previous, games.c.next.is_(None))
                if connection.execute(free.values(next=id)).rowcount != 1:
                    raise Conflict
            if also:
                also(connection)

        return self.submit(job, previous)

    def game(self, id: str) -> tuple[Data, str | None, list[Entry]] | None:
        """How a table was started, its rematch, and its log; None if there is no such table. Raises BadInput that names
        the first entry that is missing or damaged."""
        with self.reading() as connection:
            row = connection.execute(select(games).where(games.c.id == id)).first()
            if row is None:
                return None
            log = select(entries).where(entries.c.game == id).order_by(entries.c.seq)
            if self.listener:  # another process may have written more since
                log = log.where(entries.c.seq <= row.last)
            rows = connection.execute(log).all()
        return decoded(row.body, "table-damaged"), row.next, sound(id, rows, row.last)

    def start(self, id: str) -> Data | None:
        """How a table was started, whatever has become of its log."""
        with self.reading() as connection:
            body = connection.execute(select(games.c.body).where(games.c.id == id)).scalar()
            return None if body is None else decoded(body, "table-damaged")

    def next_of(self, id: str) -> str | None:
        """The rematch of a table, if there is one."""
        with self.reading() as connection:
            return connection.execute(select(games.c.next).where(games.c.id == id)).scalar()

    def upgrade(self, game: str, version: int, goes_on: Append | None) -> None:
        """Note under which rules a table goes on, and the entry by which it does so if it has to. Raises BadInput."""

        def job(connection: Connection) -> None:
            if goes_on:
                append(connection, [goes_on], self._seals)
            amend(connection, game, "version", version)
            connection.execute(update(games).where(games.c.id == game).values(rules=version))

        self.submit(job, game).result()

    def settle(self, game: str, key: str, value: str | int) -> "Future[None]":
        """Note what was settled at a table since it was started."""
        return self.submit(lambda connection: amend(connection, game, key, value), game)

    def history(self, game: str) -> tuple[int, Data, list[Data]]:
        """A table's snapshot with the entry after which it was taken, and its log as it was told."""
        with self.reading() as connection:
            row = connection.execute(select(snapshots).where(snapshots.c.game == game)).one()
        return row.seq, decoded(row.body, "table-damaged"), self.told(game)

    def add_admission(self, game: str, admission: Data, listed: Data, *, ends_code: bool) -> "Future[None]":
        """Write down a change of who may play a seat, and what lists tell of the table from then on; perhaps it ends
        the seat's code."""
        row = insert(admissions).values(game=game, number=admission["number"], body=encoded(admission))
        told = update(summaries).where(summaries.c.game == game).values(listed)

        def job(connection: Connection) -> None:
            connection.execute(row)
            connection.execute(told)
            if ends_code:
                connection.execute(delete(codes).where(codes.c.game == game, codes.c.seat == admission["seat"]))

        return self.submit(job, game)

    def admissions(self, game: str) -> list[Data]:
        """All changes of who may play the seats of a table."""
        with self.reading() as connection:
            rows = select(admissions.c.body).where(admissions.c.game == game).order_by(admissions.c.number)
            return [decoded(body, "table-damaged") for body in connection.execute(rows).scalars()]

    def summaries(self, games: Collection[str] = (), *, evening: str | None = None) -> list[Summary]:
        """What lists tell of these tables, archived ones too, as far as there are any; or of those of an evening, in
        their order."""
        wanted = summaries.c.game.in_(games) if evening is None else summaries.c.evening == evening
        with self.reading() as connection:
            rows = connection.execute(select(summaries).where(wanted).order_by(summaries.c.number))
            return [Summary(*row) for row in rows]

    def prefer(self, game: str, seat: Seat, card: str, silenced: bool) -> "Future[None]":
        """Write down whether a seat is not to be asked about a reaction card."""
        wish = {"game": game, "seat": seat, "card": card}
        return self.submit(lambda connection: put(connection, preferences, wish, {"silenced": silenced}), game)

    def preferences(self, game: str) -> list[tuple[Seat, str, bool]]:
        """What the seats of a table prefer: seat, reaction card, and whether it is silenced."""
        with self.reading() as connection:
            rows = connection.execute(select(preferences).where(preferences.c.game == game))
            return [(row.seat, row.card, row.silenced) for row in rows]

    def told(self, game: str) -> list[Data]:
        """A table's log as it was told, line by line; there must be such a table."""
        with self.reading() as connection:
            dealt = connection.execute(select(games.c.told).where(games.c.id == game)).scalar_one()
            query = select(entries.c.told).where(entries.c.game == game).order_by(entries.c.seq)
            changes = [dealt, *connection.execute(query).scalars()]
        lines: list[Data] = []
        for change in changes:
            told = decoded(change, "table-damaged")
            del lines[told["first"] :]
            lines += told["lines"]
        return lines

    def beside(self, id: str) -> Beside:
        """What is kept of a table beside its log; there must be such a table. Raises BadInput."""
        with self.reading() as connection:
            row = connection.execute(select(games.c.beside, games.c.body, games.c.next).where(games.c.id == id)).one()
        body = decoded(row.body, "table-damaged")
        return Beside(row.beside, body, row.next, self.admissions(id), self.preferences(id))

    # --- forgetting somebody ----------------------------------------------------------------------------------------

    async def erase(self, id: str, seats: Collection[Seat], erased: Erased) -> None:
        """Keep nothing of those who have these seats of a table, archived or not, but what they did. Raises
        BadInput."""

        def job(connection: Connection) -> None:
            self._backend.archive.bring_back(connection, id)
            erase(connection, id, seats, erased)

        await self.written(job, id)
        await self.written(lambda _: self._backend.archive.forget(id))  # only now is it safe elsewhere

    # --- the archive ------------------------------------------------------------------------------------------------

    def unplayed(self, since: str) -> list[str]:
        """The tables that nobody has played since a moment."""
        with self.reading() as connection:
            return list(connection.execute(select(games.c.id).where(games.c.played < since)).scalars())

    def archive(self, id: str, since: str) -> "Future[None]":
        """Put a table into the archive, unless it has been played meanwhile."""

        def job(connection: Connection) -> None:
            resting = select(games.c.id).where(games.c.id == id, games.c.played < since)
            if connection.execute(resting).first():
                self._backend.archive.keep(connection, id)

        return self.submit(job)

    def bring_back(self, id: str) -> "Future[None]":
        """Have a table at hand, if it is in the archive; whatever was to be written before is."""

        return self.submit(lambda connection: self._backend.archive.bring_back(connection, id))


def sound(id: str, rows: Sequence[Row[tuple[int, str, str, str | None, str]]], last: int) -> list[Entry]:
    """The entries of a table. Raises BadInput that names the first that is missing, altered or unreadable."""
    log: list[Entry] = []
    previous = id
    for number, row in enumerate(rows, start=1):
        if row.seq != number:
            raise BadInput("entry-missing", number=number)
        previous = checksum(previous, row.seq, row.kind, row.body, row.client)
        if row.checksum != previous:
            raise BadInput("entry-altered", number=number)
        log.append(Entry(row.seq, row.kind, decoded(row.body, "entry-altered", number=number), row.client))
    if len(log) != last:
        raise BadInput("entry-missing", number=len(log) + 1)
    return log


def amend(connection: Connection, game: str, key: str, value: str | int) -> None:
    """Change what is written of how a table was started; its row is held meanwhile where other processes write."""
    body = json.loads(connection.execute(select(games.c.body).where(games.c.id == game)).scalar_one())
    connection.execute(update(games).where(games.c.id == game).values(body=encoded(body | {key: value})))


def uncount(connection: Connection, game: str, why: str) -> None:
    """Note why a table counts in no list from now on."""
    amend(connection, game, "uncounted", why)
    connection.execute(update(summaries).where(summaries.c.game == game).values(counts=False))
