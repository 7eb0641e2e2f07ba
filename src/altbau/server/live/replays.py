"""Replays of games of tables. They are made from the store, beside the event loop, on request, and cached."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import Final, NamedTuple

import msgspec

from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.server.live.hub import Hub
from altbau.server.live.table import LiveTable
from altbau.table.log import TableLog
from altbau.table.names import Names
from altbau.table.retelling import Replay, Retelling, retold
from altbau.table.showing import Showing

ROOM: Final = 32 * 2**20  # bytes of the replays that are kept

encoder = msgspec.json.Encoder()


class Wanted(NamedTuple):
    """The key of a replay: a game of a table, counted from 1, as these seats were sent it, up to this entry of the log
    and this admission, under these names, and without its seed if that is `sealed`."""

    table: str
    number: int
    viewers: tuple[Seat, ...]
    seq: int
    admission: int
    names: Names
    sealed: bool


class Replays:
    """The replays of the tables of a server; the least recently used goes first."""

    def __init__(self, hub: Hub) -> None:
        self._store = hub.store
        self._made: OrderedDict[Wanted, bytes] = OrderedDict()
        self._size = 0
        self._lock = Lock()
        hub.forgotten.append(self.forget)

    def teller(self, table: LiveTable, seat: Seat, number: int | None) -> Callable[[], bytes]:
        """A function for any thread that makes the replay of a game of a table, or of the current one, as JSON. It
        shows what the seat was sent up to now; once the game is over, what all seats were sent. Raises BadInput."""
        match = table.log.match
        wanted = match.number if number is None else number
        if not 1 <= wanted <= match.number:
            raise BadInput("number-not-in-range", place="number", value=wanted, least=1, most=match.number)
        over = wanted < match.number or match.game.over
        viewers = tuple(seats(match.game.players)) if over else () if seat == NOBODY else (seat,)
        seen = Wanted(table.id, wanted, viewers, table.seq, table.keys.last, table.names, table.about.sealed)
        return partial(self._told, seen, table)

    def forget(self, table: str) -> None:
        """Drop the replays of a table."""
        with self._lock:
            for wanted in [each for each in self._made if each.table == table]:
                self._size -= len(self._made.pop(wanted))

    def _told(self, wanted: Wanted, table: LiveTable) -> bytes:
        with self._lock:
            known = self._made.get(wanted)
            if known is not None:
                self._made.move_to_end(wanted)
                return known
        made = encoder.encode(self._replay(wanted, table))
        with self._lock:
            self._size += 0 if wanted in self._made else len(made)
            self._made[wanted] = made
            while self._size > ROOM:
                _, oldest = self._made.popitem(last=False)
                self._size -= len(oldest)
        return made

    def _replay(self, wanted: Wanted, table: LiveTable) -> Replay:
        """Play the game again; of a table begun under older rules only the end is known. Raises BadInput."""
        found = self._store.game(wanted.table)
        assert found
        body, _, entries = found
        if body["version"] != game_of(body["edition"]).RULES_VERSION:
            ended = Retelling(Showing(table.about, table.log, table.seats, table.keys), wanted.viewers)
            ended.note(table.log.lines)
            return ended.told(wanted.number)
        showing = Showing(table.about, TableLog(body), table.seats, table.keys)
        told = self._store.told(wanted.table)
        return retold(showing, entries[: wanted.seq], told, wanted.number, wanted.viewers)
