"""Several copies of one table in memory: a stale one catches up, and nothing is played twice or lost."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from altbau import BadInput
from altbau.core.engine.eventlog import Forced
from altbau.core.engine.ids import Seat
from altbau.core.messages import joining, live
from altbau.play.bots import any_action
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.store.store import Store
from altbau.server.web.guard.limits import UNLIMITED, Visitor
from altbau.table.timing.pace import Pace
from tests import loops
from tests.any_game import viewers
from tests.server.conftest import SameSeeds
from tests.server.eyes import watch
from tests.server.players import ThinkingHere

SEATS = [joining.NewSeat(name=name, kind="human") for name in ("Ann", "Ben")]


def with_hubs(folder: Path, act: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    """Do something at two servers over one store."""

    async def run() -> None:
        store = Store(folder / "altbau.sqlite")
        try:
            await act(*(Hub(store, Pace(), ThinkingHere(), SameSeeds()) for _ in range(2)))
        finally:
            store.close()

    loops.run(run())


async def both(one: Hub, other: Hub, **more: Any) -> tuple[LiveTable, LiveTable]:
    """A new table, open at both servers."""
    wanted = joining.NewTable(edition="landlord-2013", seats=SEATS, seed=3, options={"starter": "A"}, **more)
    id = (await one.create(wanted)).id
    return await one.table(id), await other.table(id)


def assert_same(first: LiveTable, second: LiveTable) -> None:
    for seat in viewers(2):
        assert first.showing.table_for(seat) == second.showing.table_for(seat)
        assert first.showing.log(seat) == second.showing.log(seat)


@pytest.mark.usefixtures("nobody_answers")
def test_a_stale_copy_catches_up(tmp_path: Path) -> None:
    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        watch(first, Seat(0))
        _, eyes = watch(second, Seat(0))
        await asyncio.sleep(0)
        eyes.read()
        await carried_out(first, Seat(0), live.Move(id="m1", seq=0, tokens="done"))
        with pytest.raises(BadInput, match="stale"):
            await carried_out(second, Seat(0), live.Move(id="m2", seq=0, tokens="done"))
        assert_same(first, second)
        await asyncio.sleep(0)
        seen = eyes.read()[-1]["log"]
        assert seen[-1]["number"] == first.log.lines - 1
        await carried_out(second, Seat(0), live.Undo(id="u1", seq=second.seq))
        with pytest.raises(BadInput, match="stale"):
            await carried_out(first, Seat(0), live.Undo(id="u2", seq=first.seq))
        assert_same(first, second)

    with_hubs(tmp_path, act)


@pytest.mark.usefixtures("nobody_answers")
def test_a_message_that_both_get_is_played_once(tmp_path: Path) -> None:
    async def act(one: Hub, other: Hub) -> None:
        first, second = await both(one, other)
        message = live.Move(id="m1", seq=0, tokens="done")
        assert await carried_out(first, Seat(0), message) == await carried_out(second, Seat(0), message)
        assert first.seq == second.seq == 1
        with pytest.raises(BadInput, match="duplicate"):
            await carried_out(second, Seat(0), live.Move(id="m1", seq=1, tokens="build"))

    with_hubs(tmp_path, act)


@pytest.mark.usefixtures("nobody_answers")
@pytest.mark.parametrize("seed", range(3))
def test_copies_that_both_play_end_alike(tmp_path: Path, seed: int) -> None:
    async def act(one: Hub, other: Hub) -> None:
        rng = Random(seed)
        copies = await both(one, other)
        accepted = 0
        for _ in range(150):
            table = rng.choice(copies)
            if table.game.over:
                break
            body = {"action": any_action(table.game.state, rng.randrange)}
            with suppress(BadInput):  # somebody else has moved
                accepted = (await table.change("play", body, seq=table.seq if rng.random() < 0.8 else None)).seq
        for table in copies:
            await table.catch_up()
        assert copies[0].seq == copies[1].seq == accepted
        assert_same(*copies)

    with_hubs(tmp_path, act)


def test_what_was_just_made_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("altbau.server.live.eviction.IDLE_TABLES", 3)

    async def act(hub: Hub, other: Hub) -> None:
        busy = [await hub.table((await hub.create(joining.NewTable(edition="landlord-2013", seats=SEATS))).id)]
        for _ in range(5):
            watch(busy[-1], Seat(0))
            made = await hub.create(joining.NewTable(edition="landlord-2013", seats=SEATS))
            table = hub.tables.known[made.id]
            assert await hub.table(made.id) is table
            busy.append(table)

    with_hubs(tmp_path, act)


def test_a_table_is_loaded_once_for_all_who_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(one: Hub, other: Hub) -> None:
        ids = [(await one.create(joining.NewTable(edition="landlord-2013", seats=SEATS))).id for _ in range(2)]
        load, loads = other.load, []

        def noted(id: str) -> LiveTable:
            loads.append(id)
            return load(id)

        monkeypatch.setattr(other, "load", noted)
        found = await asyncio.gather(*(other.table(id, Visitor(UNLIMITED)) for id in [*ids, *ids]))
        assert sorted(loads) == sorted(ids)
        assert found[0] is found[2]
        monkeypatch.setattr(other, "load", load)
        with pytest.raises(BadInput, match="unknown-table"):
            await other.table("nothing")
        assert not other.memory.loading

    with_hubs(tmp_path, act)


async def name(table: LiveTable, rng: Random) -> bool:
    """Let somebody name what was played by itself, twice; whether that was possible once."""
    forced = rng.choice(table.game.state.forced)
    tokens = table.game.module.token(table.game.state.edition, forced.action)
    if table.log.out_of_turn(forced.seat, tokens) or tokens in table.game.legal_tokens:
        return False
    message, log = live.Move(id=f"m{table.seq}", seq=table.seq, tokens=tokens), table.log.lines
    await carried_out(table, forced.seat, message)
    again = live.Move(id="again", seq=table.seq, tokens=tokens)
    seq, state = table.seq, table.game.state
    if Forced(forced.seat, forced.action) not in state.forced:
        with pytest.raises(BadInput, match=r"already-played|illegal-move"):
            await carried_out(table, forced.seat, again)
    assert (table.seq, table.game.state, table.log.lines) == (seq, state, log)
    return True


@pytest.mark.usefixtures("nobody_answers")
@pytest.mark.parametrize("edition", ["landlord-2013", "wucherer-1997", "monopoly"])
def test_what_has_been_named_is_known_to_every_copy(tmp_path: Path, edition: str) -> None:
    async def act(one: Hub, other: Hub) -> None:
        wanted = joining.NewTable(edition=edition, seats=SEATS, seed=5)
        id = (await one.create(wanted)).id
        first, second = await one.table(id), await other.table(id)
        rng, times = Random(4), 0
        for _ in range(80):
            await first.change("play", {"action": any_action(first.game.state, rng.randrange)})
            times += bool(first.game.state.forced) and await name(first, rng)
            if rng.random() < 0.3:
                await second.catch_up()
                assert second.game.state.forced == first.game.state.forced
                assert_same(first, second)
        assert times

    with_hubs(tmp_path, act)
