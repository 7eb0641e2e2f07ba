"""What the store keeps of a table besides its record is on disk together with it, at every moment."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import joining
from altbau.core.messages import table as table_messages
from altbau.games import EDITIONS
from altbau.play.bots import any_action
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.store.log_append import encode_json
from altbau.server.store.store import Store
from altbau.table.log.stored_lines import entries, take_snapshot
from altbau.table.log.stored_log import lines_of
from altbau.table.timing.pace import Pace
from tests import loops
from tests.any_game import viewers
from tests.server.conftest import SameSeeds
from tests.server.players import ThinkingHere, spectators_log

SEATS = [joining.NewSeat(name=name, kind="human") for name in ("Ann", "Ben", "Cleo")]

pytestmark = pytest.mark.usefixtures("nothing_waits")


async def play(table: LiveTable, rng: Random) -> None:
    """Play at random, and take some of it back."""
    if table.log.match.over:
        return
    if table.game.over:
        await table.change("next", {"seat": 0})
        return
    await table.change("play", {"action": any_action(table.game.state, rng.randrange)})
    seat = table.game.asked
    if seat is not None and rng.random() < 0.3 and table.game.can_undo(seat):
        await table.change("undo", {"seat": Seat(seat)})


def copied(database: Path, copy: Path) -> None:
    """What is on disk now: what a kill would leave."""
    copy.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def assert_kept(kept: Store, table: LiveTable) -> None:
    """It tells every viewer of the table what the page is told, and where the turn began."""
    told = lines_of(kept.additions(table.id))
    for seat in viewers(len(table.seats)):
        assert entries(told, seat) == table.showing.log(seat)
    _, snapshot, _ = kept.history(table.id)
    assert snapshot == json.loads(encode_json(take_snapshot(table.log.match, len(table.log.told))))


@pytest.mark.seeds(6, 300)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_log_and_the_turn_are_kept_with_each_entry(tmp_path: Path, edition: str, seed: int) -> None:
    rng = Random(f"{edition} {seed}")
    running, killed = tmp_path / "running.sqlite", tmp_path / "killed.sqlite"

    async def run() -> None:
        stored = Store(running)
        hub = Hub(stored, Pace(), ThinkingHere(), SameSeeds())
        wanted = joining.NewTable(edition=edition, seats=SEATS, seed=seed, games=2)
        table = await hub.table((await hub.create(wanted)).id)
        for move in range(rng.randrange(60)):
            await play(table, rng)
            if move % 10 == 9:
                assert_kept(stored, table)
        copied(running, killed)
        again = Store(killed)
        assert_kept(again, table)
        again.close()
        stored.close()

    loops.run(run())


def test_what_is_kept_holds_no_sentence_and_no_number_of_the_engine(tmp_path: Path) -> None:
    async def run() -> list[dict[str, Any]]:
        stored = Store(tmp_path / "tables.sqlite")
        made = await Hub(stored, Pace(), ThinkingHere(), SameSeeds()).create(
            joining.NewTable(edition="landlord-2013", seats=SEATS)
        )
        told = lines_of(stored.additions(made.id))
        stored.close()
        return told

    told = loops.run(run())
    assert told
    assert all(set(line) <= {*table_messages.LogEntry.__struct_fields__, "own"} - {"number", "told"} for line in told)
    assert not any("Ann" in str(line) for line in told)


def test_who_has_a_name_of_now_is_called_so_in_the_log_of_before(tmp_path: Path) -> None:
    async def run() -> None:
        stored = Store(tmp_path / "tables.sqlite")
        hub = Hub(stored, Pace(), ThinkingHere(), SameSeeds())
        seats = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(kind="link")]
        made = await hub.create(joining.NewTable(edition="landlord-2013", seats=seats))
        table = await hub.table(made.id)
        assert made.seats[1].invitation is not None
        before = await spectators_log(hub, made.id)
        await table.keys.join(made.seats[1].invitation, "Zoe")
        after = await spectators_log(hub, made.id)
        assert (before.players[1], after.players[1]) == ("Guest", "Zoe")
        assert before.lines == after.lines == table.showing.log(NOBODY)
        stored.close()

    loops.run(run())
