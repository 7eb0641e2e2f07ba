"""Histories are written a moment behind the records: a kill leaves some out, and whoever opens the table adds them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from altbau.core import wire
from altbau.core.ids import Seat
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.play.bots import any_action
from altbau.server.live.autoplay import AutoPlayer
from altbau.server.live.hub import Hub
from altbau.server.live.table import LiveTable
from altbau.server.store import chronicle, store
from altbau.server.store.store import Store
from altbau.table import upgrades
from altbau.table.pace import Pace
from altbau.table.telling import History, Step, added
from tests import loops
from tests.server.players import ThinkingHere

SEATS = [wire.NewSeat(name=name, kind="human") for name in ("Ann", "Ben", "Cleo")]


@pytest.fixture(autouse=True)
def nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens by itself, and nothing that a test plays is waited for."""
    monkeypatch.setattr(store, "GATHERING", 0)
    monkeypatch.setattr(AutoPlayer, "changed", lambda self: None)


async def play(table: LiveTable, rng: Random, moves: int) -> None:
    """Play at random, and take some of it back."""
    for _ in range(moves):
        if table.game.over:
            return
        await table.change("play", {"action": any_action(table.game.state, rng)})
        seat = table.game.asked
        if seat is not None and rng.random() < 0.3 and table.game.can_undo(seat):
            await table.change("undo", {"seat": Seat(seat)})


def copied(database: Path, copy: Path) -> None:
    """What is on disk now: what a kill would leave."""
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def written(database: Path) -> tuple[list[Any], list[Any]]:
    """The lines and the snapshots in a database."""
    with closing(sqlite3.connect(database)) as connection:
        lines = connection.execute("SELECT number, body FROM line ORDER BY number").fetchall()
        return lines, connection.execute("SELECT seq, body FROM snapshot").fetchall()


async def started(database: Path, edition: str, seed: int) -> tuple[Store, LiveTable]:
    """A store with a new table."""
    stored = Store(database)
    hub = Hub(stored, Pace(), ThinkingHere())
    id = (await hub.create(wire.NewTable(edition=edition, seats=SEATS, seed=seed))).id
    return stored, await hub.table(id)


@pytest.mark.seeds(8, 500)
def test_what_a_kill_has_left_out_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    rng = Random(seed)
    monkeypatch.setattr(chronicle, "ROUND", 0.0)
    monkeypatch.setattr(chronicle, "BEHIND", rng.choice([1e-6, 0.02, 1000.0]))
    stopped, killed = tmp_path / "stopped.sqlite", tmp_path / "killed.sqlite"

    async def run() -> None:
        first, table = await started(stopped, rng.choice(list(EDITIONS)), seed)
        await play(table, rng, rng.randrange(60))
        copied(stopped, killed)
        first.close()
        behind, whole = written(killed), written(stopped)
        assert behind[0] == whole[0][: len(behind[0])]
        again = Store(killed)
        await Hub(again, Pace(), ThinkingHere()).table(table.id)
        again.close()
        assert written(killed) == whole

    loops.run(run())


def test_under_other_rules_it_goes_on_from_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a record that still plays everything is there, else the last snapshot that was written counts."""
    monkeypatch.setattr(chronicle, "BEHIND", 1000.0)
    database = tmp_path / "killed.sqlite"

    async def run() -> None:
        first, table = await started(tmp_path / "running.sqlite", "landlord-2013", 3)
        await play(table, Random(3), 20)
        await asyncio.wrap_future(first.up_to_date())
        kept = len(first.told(table.id))
        await play(table, Random(4), 20)
        copied(tmp_path / "running.sqlite", database)
        first.close()
        monkeypatch.setattr(table.game.module, "RULES_VERSION", 11)
        second = Store(database)
        hub = Hub(second, Pace(), ThinkingHere())
        again = await hub.table(table.id)
        assert (again.seq, again.showing.log(Seat(0))) == (table.seq, table.showing.log(Seat(0)))
        assert [line["rules"] for line in second.told(table.id)] == [
            entry.rules for entry in table.showing.log(Seat(0))
        ]
        second.close()
        copied(tmp_path / "running.sqlite", database)  # which has been closed, and is complete
        monkeypatch.setattr(table.game.module, "RULES_VERSION", 12)
        monkeypatch.setattr(upgrades, "agrees", lambda *_: False)
        third = Store(database)
        resumed = await Hub(third, Pace(), ThinkingHere()).table(table.id)
        assert kept < resumed.log.lines
        third.close()

    loops.run(run())


def test_what_can_not_be_written_stays_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "BEHIND", 1e-6)
    monkeypatch.setattr(chronicle, "RETRY", 0.01)

    async def run() -> None:
        stored, table = await started(tmp_path / "tables.sqlite", "landlord-2013", 3)
        write, failures = chronicle.Chronicle.write, []

        def failing(*given: Any) -> None:
            failures.append(given)
            if len(failures) < 3:
                raise BadInput("disk-full")
            write(*given)

        monkeypatch.setattr(chronicle.Chronicle, "write", failing)
        await play(table, Random(3), 1)
        while len(failures) < 3:
            await asyncio.sleep(0.001)
        await play(table, Random(3), 10)
        stored.close()
        lines, _ = written(tmp_path / "tables.sqlite")
        assert len(lines) == table.log.lines

    loops.run(run())


def test_a_table_that_can_not_be_told_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        stored, bad = await started(tmp_path / "tables.sqlite", "landlord-2013", 3)
        hub = Hub(stored, Pace(), ThinkingHere())
        good = await hub.table((await hub.create(wire.NewTable(edition="monopoly", seats=SEATS, seed=4))).id)

        def telling(step: Step) -> History:
            if step.match.game.state.edition.key == "landlord-2013":
                raise RuntimeError("a sentence is missing")
            return added(step)

        monkeypatch.setattr(chronicle, "added", telling)
        await play(bad, Random(3), 5)
        await play(good, Random(3), 5)
        await asyncio.wrap_future(stored.up_to_date())
        assert len(stored.told(good.id)) == good.log.lines
        assert len(stored.told(bad.id)) < bad.log.lines
        stored.close()

    loops.run(run())
