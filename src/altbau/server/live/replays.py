"""Games of tables told again. They are made of what the store has, beside the event loop, when somebody asks for one,
and kept for a while."""

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
    """A game of a table, counted from 1, as these seats were sent it: until this entry of the log and this admission,
    under these names, and without its seed if that is `sealed`."""

    table: str
    number: int
    viewers: tuple[Seat, ...]
    seq: int
    admission: int
    names: Names
    sealed: bool


class Replays:
    """Those of the tables of a server; whichever was asked for longest ago goes first."""

    def __init__(self, hub: Hub) -> None:
        self._store = hub.store
        self._made: OrderedDict[Wanted, bytes] = OrderedDict()
        self._size = 0
        self._lock = Lock()
        hub.forgotten.append(self.forget)

    def teller(self, table: LiveTable, seat: Seat, number: int | None) -> Callable[[], bytes]:
        """What tells in any thread a game of a table, or the one that is being played, as a seat was sent it up to now;
        once it is over, as all were. Raises BadInput."""
        match = table.log.match
        wanted = match.number if number is None else number
        if not 1 <= wanted <= match.number:
            raise BadInput("number-not-in-range", place="number", value=wanted, least=1, most=match.number)
        over = wanted < match.number or match.game.over
        viewers = tuple(seats(match.game.players)) if over else () if seat == NOBODY else (seat,)
        seen = Wanted(table.id, wanted, viewers, table.seq, table.keys.last, table.names, table.about.sealed)
        return partial(self._told, seen, table)

    def forget(self, table: str) -> None:
        """Keep none of a table."""
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
        """Play the game again; of one that was over under older rules there is but its end. Raises BadInput."""
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
