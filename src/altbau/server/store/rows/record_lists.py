"""The three record lists of the 2013 rulebook, by number of players: the first entry, and all later ones (Q217). Lines
with a person and lines with bots only are in separate lists."""

import json
from operator import itemgetter
from threading import Lock
from time import monotonic
from typing import Literal, TypeAlias

from sqlalchemy import select

from altbau.core.data import Data
from altbau.core.messages import lists
from altbau.errors import BadInput
from altbau.server.store.schema import JsonText, records
from altbau.server.store.store import Store

Whose: TypeAlias = Literal["people", "bots"]

LISTS: tuple[Literal["first-winners", "won-in-jail", "lost-it-all"], ...] = (
    "first-winners",
    "won-in-jail",
    "lost-it-all",
)
PLAYERS = range(2, 7)
WHOSE: tuple[Whose, ...] = ("people", "bots")
MOST = 50  # later entries on a page, the newest first
LAST_PAGE = 1_000_000
FRESH = 60.0  # seconds until all lines are read again where other processes write

List: TypeAlias = tuple[str, int, Whose]  # name, number of players, of people or bots
Lines: TypeAlias = dict[List, list[Data]]


class Records:
    """The record lists of a store, cached; each call reads new lines only."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._newest = -1
        self._lines: Lines = {}
        self._sheets: list[lists.RecordSheet] = []
        self._lock = Lock()
        self._read_all = monotonic()

    def sheets(self) -> list[lists.RecordSheet]:
        """All sheets, empty ones included."""
        self._read()
        return self._sheets

    def page(self, name: str, players: int, page: int, whose: Whose = "people") -> lists.RecordPage:
        """A page of the later entries of a list, latest first. Raises BadInput if there is no such list."""
        self._read()
        if name not in LISTS or players not in PLAYERS:
            raise BadInput("not-found")
        later = self._lines.get((name, players, whose), [])[1:][::-1]
        lines = [lists.RecordLine(**body) for body in later[(page - 1) * MOST : page * MOST]]
        return lists.RecordPage(lines=lines, page=page, pages=pages(later))

    def forget(self) -> None:
        """Drop the cache, for instance after a name was erased."""
        with self._lock:
            self._newest, self._lines, self._sheets = -1, {}, []
            self._read_all = monotonic()

    def _read(self) -> None:
        """Add new lines. Where other processes write too, all lines are read again every `FRESH` seconds: a name may
        have been erased, and lines can be committed in another order than their numbers."""
        if self.store.listener and monotonic() - self._read_all > FRESH:
            self.forget()
        with self._lock:
            new = lines_after(self.store, self._newest)
            for number, name, players, body in new:
                self._lines.setdefault((name, players, group_of(body)), []).append(body)
                self._newest = number
            if new or not self._sheets:
                self._sheets = sheets(self._lines)


def lines_after(store: Store, after: int) -> list[tuple[int, str, int, Data]]:
    """The lines with a greater number than `after`, oldest first: number, list, players, body."""
    with store.reading() as connection:
        rows = connection.execute(select(records).where(records.c.number > after).order_by(records.c.number))
        return [(row.number, row.list, row.players, json.loads(row.body)) for row in rows]


def on_list(store: Store, name: str) -> frozenset[str]:
    """The tables with a line on a list."""
    table = JsonText(records.c.body, "table")
    with store.reading() as connection:
        return frozenset(connection.execute(select(table).where(records.c.list == name)).scalars())


def group_of(line: Data) -> Whose:
    """Whether a line is of people or of bots. It is of people if it names a person, or if it has no note of who were
    bots."""
    bots = line.get("bots", [])
    return "bots" if bots and all(bots) else "people"


def sheets(lines: Lines) -> list[lists.RecordSheet]:
    """The sheets of all lists."""
    return [
        sheet(lines.get((name, players, of), []), name, players, of)
        for of in WHOSE
        for name in LISTS
        for players in PLAYERS
    ]


def sheet(lines: list[Data], name: str, players: int, of: Whose) -> lists.RecordSheet:
    """The sheet of a list with these lines, oldest first."""
    first, later = lines[:1], lines[1:]
    return lists.RecordSheet(
        name=name,
        players=players,
        whose=of,
        first=lists.RecordLine(**first[0]) if first else None,
        best=lists.RecordLine(**max(lines, key=itemgetter("coins"))) if lines else None,
        more=[lists.RecordLine(**body) for body in later[-MOST:][::-1]],
        pages=pages(later),
    )


def pages(later: list[Data]) -> int:
    """The number of pages of these entries."""
    return -(-len(later) // MOST)
