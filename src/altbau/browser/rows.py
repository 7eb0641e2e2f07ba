"""The rows of tables in a page's own worker. JavaScript keeps them (`Device`); those of opened tables are in memory,
too."""

import asyncio
import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.errors import BadInput
from altbau.runtime.home import Append, Conflict, Dealt, Gone, MutableRow, Preference
from altbau.table.log.stored_log import LogRow, StoredLog, checksum, lines_of
from altbau.table.log.table_log import Entry

ENTRY: Final = "entry "  # how the keys of entries begin; each other row has the name of its field


class Device(Protocol):
    """What the worker's JavaScript does for tables."""

    def timestamp(self, seconds: float, /) -> str:
        """The date and time in so many seconds (ISO 8601 in UTC to the second)."""

    def seconds_since(self, timestamp: str, /) -> float:
        """The seconds since a date and time."""

    async def read(self, table: str, /) -> str:
        """The rows of a table by key, as a JSON object of texts; an empty one if there is no such table."""

    async def write(self, rows: str, /) -> str:
        """Write rows, a JSON array of `[table, key, row]`, all of them or none. A row is a text, which is JSON itself:
        it has numbers that JavaScript would round. Returns "" once they are safe, else the code of the error."""

    async def think(self, question: bytes, hear: Callable[[bytes], None], /) -> None:
        """See `Thinker`."""

    def report(self, said: str, /) -> None:
        """Show that something has failed to whoever looks for it."""


class KeptEntry(NamedTuple):
    """An entry of a log, its `body` as JSON; its checksum; and what it has added to the log as shown (JSON)."""

    seq: int
    kind: str
    body: str
    client: str | None
    checksum: str
    told: str


@dataclass
class KeptTable:
    """The rows of a table. `listed` is its row for lists, with the time of the last change (`since`), whether the table
    counts, and the number of its `last` entry; `told` is what the deal has added to the log as shown (JSON); a snapshot
    has the number of the entry after which it was taken; `analyses` has, by the number of a game, the digest of its
    analysis and its lines."""

    body: Data
    listed: Data
    told: str
    snapshot: tuple[int, Data]
    next: str | None = None
    entries: list[KeptEntry] = field(default_factory=list)
    admissions: list[Data] = field(default_factory=list)
    preferences: list[Preference] = field(default_factory=list)
    chat: list[tuple[str, Data]] = field(default_factory=list)
    analyses: dict[str, tuple[str, str]] = field(default_factory=dict)

    def additions(self) -> list[str]:
        """What the deal and each entry have added to the log as shown (JSON)."""
        return [self.told, *(each.told for each in self.entries)]

    def next_entry(self, id: str, entry: Entry, told: str) -> KeptEntry:
        """The next entry as it is kept, with what it adds to the log as shown."""
        body, before = json.dumps(entry.body), self.entries[-1].checksum if self.entries else id
        made = checksum(before, entry.seq, entry.kind, body, entry.client)
        return KeptEntry(entry.seq, entry.kind, body, entry.client, made, told)

    def log(self, id: str) -> StoredLog:
        """The log, not yet checked."""
        rows = [LogRow(*each[:-1]) for each in self.entries]
        return StoredLog(id, json.dumps(self.body), self.next, rows, self.listed["last"])


async def read_rows(device: Device, id: str) -> dict[str, str]:
    """The rows of a table, by key; none without it."""
    rows: dict[str, str] = json.loads(await device.read(id))
    return rows


def read_table(rows: Mapping[str, str]) -> KeptTable:
    """A table from its rows by key. Raises BadInput if they are damaged."""
    try:
        numbers = sorted(int(key.removeprefix(ENTRY)) for key in rows if key.startswith(ENTRY))
        entries = [KeptEntry(*json.loads(rows[f"{ENTRY}{number}"])) for number in numbers]
        fields = {key: json.loads(row) for key, row in rows.items() if not key.startswith(ENTRY)}
        fields["preferences"] = [Preference(*each) for each in fields.get("preferences", ())]
        return KeptTable(**fields, entries=entries)
    except (TypeError, ValueError):
        raise BadInput("table-damaged") from None


class KeptRows:
    """See `Rows`. One write at a time, so that each begins with what the one before has left."""

    def __init__(self, device: Device) -> None:
        self.opened: dict[str, KeptTable] = {}
        self.device = device
        self.writing = asyncio.Lock()

    async def open(self, id: str) -> KeptTable:
        """Read the rows of a table. Raises BadInput."""
        if id not in self.opened:
            rows = await read_rows(self.device, id)
            if not rows:
                raise Gone
            self.opened[id] = read_table(rows)
        return self.opened[id]

    def _kept(self, id: str) -> KeptTable:
        if id not in self.opened:
            raise Gone
        return self.opened[id]

    async def _write(self, *rows: tuple[str, str, object]) -> None:
        """Write rows, each with its table and key. Raises BadInput."""
        if code := await self.device.write(json.dumps([(table, key, json.dumps(row)) for table, key, row in rows])):
            raise BadInput(code)

    async def renew(self, id: str, **fields: object) -> None:
        """Replace some rows of a table, while nothing else is `writing`. Raises BadInput."""
        kept = self._kept(id)
        await self._write(*((id, name, value) for name, value in fields.items()))
        for name, value in fields.items():
            setattr(kept, name, value)

    async def add(self, new: Dealt, *beside: tuple[str, str, object]) -> None:
        """See `Rows`. Other rows may be written with it."""
        assert new.snapshot
        last = len(new.entries)
        listed = new.listed | {"since": self.device.timestamp(0), "last": last}
        made = KeptTable(new.body, listed, new.told, (last, new.snapshot))
        for each in new.entries:
            made.entries.append(made.next_entry(new.id, each.entry, each.told))
        names = ("body", "listed", "told", "snapshot")
        log = [(new.id, f"{ENTRY}{each.seq}", each) for each in made.entries]
        async with self.writing:
            if new.previous and self._kept(new.previous).next:
                raise Conflict
            before = [(new.previous, "next", new.id)] if new.previous else []
            await self._write(*((new.id, name, getattr(made, name)) for name in names), *log, *before, *beside)
            self.opened[new.id] = made
            if new.previous:
                self._kept(new.previous).next = new.id

    async def append(self, new: Append, *, timed: bool) -> None:
        """See `Rows`."""
        entry, id = new.entry, new.game
        async with self.writing:
            kept = self._kept(id)
            if entry.seq != len(kept.entries) + 1:
                raise Conflict
            made = kept.next_entry(id, entry, new.told)
            fields: Data = {"listed": kept.listed | {"last": entry.seq}}
            if new.state is not None:
                fields["listed"] |= {"state": new.state, "since": self.device.timestamp(0)}
            if new.snapshot:
                fields["snapshot"] = (entry.seq, new.snapshot)
            await self._write((id, f"{ENTRY}{entry.seq}", made), *((id, *each) for each in fields.items()))
            kept.entries.append(made)
            for name, value in fields.items():
                setattr(kept, name, value)

    async def upgrade(self, id: str, version: int, goes_on: Append | None) -> None:
        """Write the version of the rules under which a table goes on, and the entry with which it does. Raises
        BadInput."""
        if goes_on:
            await self.append(goes_on, timed=False)
        await self.write_setting(id, "version", version)

    async def shown_log(self, id: str) -> list[Data]:
        """See `Rows`."""
        return lines_of(self._kept(id).additions())

    async def write_setting(self, id: str, key: str, value: str | int) -> None:
        """See `Rows`."""
        async with self.writing:
            await self.renew(id, body=self._kept(id).body | {key: value})

    async def uncount(self, id: str, why: str) -> None:
        """See `Rows`."""
        async with self.writing:
            kept = self._kept(id)
            await self.renew(id, body=kept.body | {"uncounted": why}, listed=kept.listed | {"counts": False})

    async def prefer(self, id: str, preference: Preference) -> None:
        """See `Rows`."""
        async with self.writing:
            others = [each for each in self._kept(id).preferences if each[:2] != preference[:2]]
            await self.renew(id, preferences=[*others, preference])

    async def mutable_row(self, id: str) -> MutableRow:
        """See `Rows`."""
        kept = self._kept(id)
        return MutableRow(0, kept.body, kept.next, kept.admissions, kept.preferences)

    async def admissions(self, id: str) -> list[Data]:
        """See `Rows`."""
        return self._kept(id).admissions

    async def admit(self, id: str, admission: Data, listed: Data, *, ends_code: bool) -> None:
        """See `Rows`. There are no codes."""
        async with self.writing:
            kept = self._kept(id)
            await self.renew(id, admissions=[*kept.admissions, admission], listed=kept.listed | listed)

    async def show_code(self, id: str, seat: Seat, digest: str, until: str) -> None:
        """No other device can reach the table."""
        raise BadInput("not-found")

    async def seat_of_code(self, id: str, digest: str) -> Seat | None:
        """There are no codes."""
        return None

    async def erase(self, id: str, seats: Collection[Seat]) -> None:
        """Whoever plays here can only delete the whole table."""
        raise BadInput("not-found")

    async def chat(self, id: str) -> list[tuple[str, Data]]:
        """See `Rows`."""
        return self._kept(id).chat

    async def say(self, id: str, room: str, number: int, line: Data, most: int) -> None:
        """See `Rows`."""
        async with self.writing:
            chat = self._kept(id).chat
            rest = [each for each in chat if each[0] != room or each[1]["number"] > number - most]
            await self.renew(id, chat=[*rest, (room, line)])


class KeptAnalyses:
    """See `AnalysisStore`: those of opened tables."""

    def __init__(self, rows: KeptRows) -> None:
        self._rows = rows

    def find(self, game: str, number: int, made: str) -> bytes | None:
        """See `AnalysisStore`."""
        kept, said = self._rows.opened[game].analyses.get(str(number), ("", ""))
        return said.encode() if kept == made else None

    async def keep(self, game: str, number: int, made: str, said: bytes) -> None:
        """See `AnalysisStore`."""
        async with self._rows.writing:
            kept = self._rows.opened.get(game)
            if kept:
                await self._rows.renew(game, analyses=kept.analyses | {str(number): (made, said.decode())})


class KeptLogs:
    """See `Logs`: those of opened tables."""

    def __init__(self, rows: KeptRows) -> None:
        self._opened = rows.opened

    def log(self, id: str, /) -> StoredLog | None:
        """See `Logs`."""
        return self._opened[id].log(id) if id in self._opened else None

    def start(self, id: str, /) -> Data | None:
        """See `Logs`."""
        return self._opened[id].body if id in self._opened else None

    def admissions(self, id: str, /) -> list[Data]:
        """See `Logs`."""
        return self._opened[id].admissions

    def additions(self, id: str, /) -> list[str]:
        """See `Logs`."""
        return self._opened[id].additions()
