"""The lives of a table that waits and of a lease, as `ARCHITECTURE.md` has them: everything is tried in every state."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Row, text

from altbau.core.messages import lobby
from altbau.core.messages.joining import Join, NewSeat
from altbau.server.live.hub import Hub
from altbau.server.live.lobby import LiveLobby
from altbau.server.store.backends.postgres import address as address_of
from altbau.server.store.backends.postgres import open_database
from altbau.server.store.cluster import leases
from altbau.server.store.cluster.leases import SharedLeases
from altbau.server.store.rows.lobbies import LobbyRows
from altbau.server.store.store import Store
from altbau.table.timing.pace import Pace
from tests import loops
from tests.architecture import state_table
from tests.server.conftest import SameSeeds
from tests.server.databases import new_database
from tests.server.players import ThinkingHere

WAITING = state_table("call")
LEASE = state_table("what happens")

Call = Callable[[Hub, LiveLobby, lobby.CreatedLobby], Awaitable[object]]


# --- a table that waits -----------------------------------------------------------------------------------------------


async def sweep(hub: Hub, room: LiveLobby, opened: lobby.CreatedLobby) -> None:
    """Remove all tables that nobody looks at."""
    await hub.lobbies.sweep((datetime.now(UTC) + timedelta(days=1)).isoformat())


CALLS: dict[str, Call] = {
    "join": lambda hub, room, opened: room.join(Join(invitation=opened.invitation), "en"),
    "change": lambda hub, room, opened: room.change(opened.seats[0].secret, lobby.AddSeat(bot="steward")),
    "begin": lambda hub, room, opened: hub.begin(room, opened.seats[0].secret, lobby.Start(number=0)),
    "close": lambda hub, room, opened: room.close(opened.seats[0].secret),
    "end": lambda hub, room, opened: room.end(),
    "sweep": sweep,
}


@pytest.mark.parametrize("call", WAITING)
def test_a_table_that_waits_goes_where_the_table_says(call: str, tmp_path: Path) -> None:
    async def act() -> str:
        store = Store(tmp_path / "tables.sqlite")
        hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
        seats = [NewSeat(kind="human", name="Ann"), NewSeat(kind="link")]
        settings = lobby.Settings(edition="landlord-2013")
        opened = await hub.lobbies.open(lobby.NewLobby(settings=settings, seats=seats), "en")
        room = await hub.room(opened.id)
        assert room
        await CALLS[call](hub, room, opened)
        waits = LobbyRows(store).find(opened.id) is not None
        played = store.game(opened.id) is not None
        hub.stop()
        store.close()
        assert not (waits and played)
        return "waits" if waits else "played" if played else "gone"

    assert WAITING.keys() == CALLS.keys()
    assert {loops.run(act())} == WAITING[call]["waits"]


# --- a lease ----------------------------------------------------------------------------------------------------------


class Bucket:
    """The last bucket, which two processes lease, as the process `own` sees it."""

    def __init__(self, address: str) -> None:
        self._number = leases.BUCKETS - 1
        self._engine, self._open = open_database(address_of(address), shared=True)
        self.own, self.other = (SharedLeases(self._engine, name) for name in ("own", "other"))

    @property
    def state(self) -> str:
        """Its state."""
        held = f"SELECT holder, until > extract(epoch FROM clock_timestamp()) FROM lease WHERE bucket = {self._number}"
        ((holder, lasts),) = map(tuple, self.done(held))
        drives = self.own.drives(self._number)
        if holder == "own" and lasts:
            return "held" if drives else "doubted"
        assert not drives
        return "lapsed" if holder == "own" else "another's" if lasts else "free"

    @property
    def epoch(self) -> int:
        """How often it was taken."""
        return int(self.done(f"SELECT epoch FROM lease WHERE bucket = {self._number}")[0][0])

    def done(self, statement: str) -> Sequence[Row[Any]]:
        """Carry out a statement; its rows."""
        with self._engine.begin() as connection:
            result = connection.execute(text(statement))
            return result.all() if result.returns_rows else ()

    def lapse(self) -> None:
        """No process has renewed its leases for as long as one lasts."""
        self.done(f"UPDATE lease SET until = until - {leases.LASTS}")
        self.done(f"UPDATE worker SET seen = seen - {leases.LASTS}")
        self.own._until -= leases.LASTS

    def doubt(self) -> None:
        """An entry was refused."""
        self.own.doubt(self._number)

    def bring(self, state: str) -> None:
        """Bring it into a state."""
        (self.other if state == "another's" else self.own).round()
        then = {"free": self.own._give_back, "lapsed": self.lapse, "doubted": self.doubt}.get(state)
        if then:
            then()
        assert self.state == state

    def close(self) -> None:
        """Close the connections."""
        self._open.close()
        self._engine.dispose()


def crowd(bucket: Bucket) -> None:
    """Another process comes, so that a round gives it a share."""
    bucket.done("INSERT INTO worker (name, seen) VALUES ('third', extract(epoch FROM clock_timestamp()))")
    bucket.own.round()


HAPPENS: dict[str, Callable[[Bucket], object]] = {
    "own `round`": lambda bucket: bucket.own.round(),
    "another's `round`": lambda bucket: bucket.other.round(),
    "8 s without `round`": Bucket.lapse,
    "`doubt` (entry refused)": Bucket.doubt,
    "give_back": lambda bucket: bucket.own.give_back(),
}


@pytest.mark.parametrize("state", LEASE["own `round`"])
def test_a_lease_goes_where_the_table_says(state: str, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "BUCKETS", 1)
    seen = {what: {after(postgres, state, happens)} for what, happens in HAPPENS.items()}
    if state == "held":
        monkeypatch.setattr(leases, "BUCKETS", 2)
        seen["own `round`"].add(after(postgres, state, crowd))
    assert seen == {what: states[state] for what, states in LEASE.items()}


def after(address: str, state: str, happens: Callable[[Bucket], object]) -> str:
    """The state that follows, marked if the epoch has risen."""
    bucket = Bucket(new_database(address))
    try:
        bucket.bring(state)
        before = bucket.epoch
        happens(bucket)
        return bucket.state + "*" * (bucket.epoch - before)
    finally:
        bucket.close()
