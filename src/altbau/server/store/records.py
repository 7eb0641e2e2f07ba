"""The three record lists of the 2013 rulebook, by number of players: the first entry, and all later ones (Q217)."""

from operator import itemgetter
from threading import Lock
from typing import Literal, TypeAlias

from altbau.core.data import Data
from altbau.core.page import wire
from altbau.errors import BadInput
from altbau.server.store.store import Store

LISTS: tuple[Literal["first-winners", "won-in-jail", "lost-it-all"], ...] = (
    "first-winners",
    "won-in-jail",
    "lost-it-all",
)
PLAYERS = range(2, 7)
MOST = 50  # later entries on a page, the newest first
LAST_PAGE = 1_000_000

Lines: TypeAlias = dict[tuple[str, int], list[Data]]


class Records:
    """The lists of a store, read again only when they have grown."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._newest = -1
        self._lines: Lines = {}
        self._sheets: list[wire.RecordSheet] = []
        self._lock = Lock()

    def sheets(self) -> list[wire.RecordSheet]:
        """All sheets, the empty ones too."""
        self._read()
        return self._sheets

    def page(self, name: str, players: int, page: int) -> wire.RecordPage:
        """A page of a list. Raises BadInput for one that there is not."""
        self._read()
        if name not in LISTS or players not in PLAYERS:
            raise BadInput("not-found")
        later = self._lines.get((name, players), [])[1:][::-1]
        lines = [wire.RecordLine(**body) for body in later[(page - 1) * MOST : page * MOST]]
        return wire.RecordPage(lines=lines, page=page, pages=pages(later))

    def _read(self) -> None:
        """Add what is new."""
        with self._lock:
            new = self.store.records(self._newest)
            for number, name, players, body in new:
                self._lines.setdefault((name, players), []).append(body)
                self._newest = number
            if new or not self._sheets:
                self._sheets = sheets(self._lines)


def sheets(lines: Lines) -> list[wire.RecordSheet]:
    """The sheets of all lists."""
    found = []
    for name in LISTS:
        for players in PLAYERS:
            mine = lines.get((name, players), [])
            first, later = mine[:1], mine[1:]
            found.append(
                wire.RecordSheet(
                    name=name,
                    players=players,
                    first=wire.RecordLine(**first[0]) if first else None,
                    best=wire.RecordLine(**max(mine, key=itemgetter("coins"))) if mine else None,
                    more=[wire.RecordLine(**body) for body in later[-MOST:][::-1]],
                    pages=pages(later),
                )
            )
    return found


def pages(later: list[Data]) -> int:
    """How many pages entries fill."""
    return -(-len(later) // MOST)
