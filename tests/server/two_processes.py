"""Simulates two processes with one PostgreSQL database by two hubs with a store each, and helps to test them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress
from random import Random

import psycopg
from sqlalchemy import Connection

from altbau.core.engine.ids import NOBODY
from altbau.core.messages import joining
from altbau.play.bots import any_action
from altbau.runtime.live_table import LiveTable
from altbau.server import metrics
from altbau.server.live.hub import Hub
from altbau.server.store.cluster.leases import BUCKETS, SharedLeases
from altbau.server.store.store import Store
from altbau.table.timing.pace import Pace
from tests import loops
from tests.any_game import viewers
from tests.server.conftest import STILL, SameSeeds
from tests.server.databases import new_database
from tests.server.eyes import watch
from tests.server.players import ThinkingHere

SEATS = [
    joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(name="Ben", kind="link"),
]  # fmt: skip

QUICK = Pace(reaction=(0.01, 0.02), bot=0.01, thought=(0.01, 0.01))

Act = Callable[[Hub, Hub], Awaitable[None]]


def at_two(address: str, act: Act, *, follow: bool = True) -> None:
    """Run an act on two hubs with a new database; with `follow` each is notified of the other's changes."""
    database = new_database(address)

    async def run() -> None:
        stores = [Store(database, name=name) for name in ("one", "other")]
        one, other = hubs = [Hub(store, QUICK, ThinkingHere(), SameSeeds()) for store in stores]
        following = [asyncio.create_task(hub.others.follow()) for hub in hubs] if follow else []
        try:
            await act(one, other)
        finally:
            for task in following:
                task.cancel()
            await asyncio.gather(*following, return_exceptions=True)
            await asyncio.get_running_loop().shutdown_default_executor()  # a thread of it may still read
            for hub, store in zip(hubs, stores, strict=True):
                hub.stop()
                store.close()

    loops.run(run())


async def until(reached: Callable[[], object], seconds: float = STILL) -> None:
    """Wait for a state."""
    async with asyncio.timeout(seconds):
        while not reached():
            await asyncio.sleep(0.005)


async def both(one: Hub, other: Hub, *, watched: bool = True) -> tuple[LiveTable, LiveTable]:
    """A new table, open at both hubs, each with a spectator if `watched`."""
    wanted = joining.NewTable(edition="landlord-2013", seats=SEATS, seed=3, options={"starter": "A"})
    id = (await one.create(wanted)).id
    first, second = await one.table(id), await other.table(id)
    if watched:
        watch(first, NOBODY)
        watch(second, NOBODY)
    return first, second


def beside(hub: Hub) -> psycopg.Connection[tuple[object, ...]]:
    """A direct connection to the database of a hub."""
    return psycopg.connect(address_of(hub), autocommit=True)


def address_of(hub: Hub) -> str:
    """The address of the database of a hub."""
    url = hub.store._backend.engine.url.set(drivername="postgresql")
    return url.render_as_string(hide_password=False)


def operator(hub: Hub) -> AbstractContextManager[Connection]:
    """A transaction, as the operator would make it."""
    return hub.store._backend.engine.begin()


def turning_away(networks: list[str]) -> None:
    """Turn no address away."""


async def play_on(table: LiveTable) -> None:
    """Play at random without end."""
    while True:
        await table.change("play", {"action": any_action(table.game.state, Random(1).randrange)})


async def assert_same_soon(first: LiveTable, second: LiveTable) -> None:
    def same() -> bool:
        return all(
            first.showing.table_for(seat) == second.showing.table_for(seat)
            and first.showing.log(seat) == second.showing.log(seat)
            for seat in viewers(2)
        )

    with suppress(TimeoutError):
        await until(same)
    for seat in viewers(2):
        assert first.showing.table_for(seat) == second.showing.table_for(seat)
    assert same()


def lags() -> float:
    """The number of entries whose lag has been measured."""
    return sum(each.value for each in metrics.samples() if each.name == "altbau_lag_seconds_count")


async def driven(*hubs: Hub) -> list[asyncio.Task[None]]:
    """Let hubs share the buckets, and wait until each bucket is leased once and each hub holds some."""
    keeping = [asyncio.create_task(hub.driving.keep()) for hub in hubs]

    def shared() -> bool:
        held = [set(leases_of(hub)._epochs) for hub in hubs]
        return sum(map(len, held)) == len(set().union(*held)) == BUCKETS and all(held)

    await until(shared)
    return keeping


def leases_of(hub: Hub) -> SharedLeases:
    """The leases of a hub."""
    assert isinstance(hub.store.leases, SharedLeases)
    return hub.store.leases
