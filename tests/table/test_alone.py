"""A table can be run from its log alone, with the same messages as the server's."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from altbau.core.engine.ids import Seat
from altbau.games import DEFAULT_EDITION
from altbau.server.live.audience import Watcher
from altbau.server.live.table import LiveTable
from altbau.server.store.store import Store
from altbau.table.log import Entry
from altbau.table.summary import summary
from altbau.table.telling import history
from tests import loops
from tests.server.eyes import Eyes
from tests.table import alone

WITHOUT = """
import sys
sys.modules["yaml"] = None
from tests.table import alone
alone.played("monopoly", 20)
"""


async def sent(folder: Path, edition: str, entries: list[Entry]) -> dict[Seat, list[bytes]]:
    """What the server sends the same viewers at the same table."""
    store, body = Store(folder / "tables.sqlite"), alone.begun(edition)
    table = LiveTable(store, "alone", body, None, Random(1))
    table.about.timeline = None  # as where no database keeps it
    table.keys.recall(alone.ADMISSIONS)
    told, listed = history(table.log.match), summary(table.log, table.seats, table.keys, table.about.part)
    store.add_game(table.id, body, None, told.told(), told.snapshot, listed).result()
    crowd = {seat: Eyes() for seat in alone.VIEWERS}
    for seat, eyes in crowd.items():
        table.audience.enter(Watcher(seat, 0, alone.KEY if seat == 0 else None, "patch", eyes), most=1)
    for entry in entries:
        await asyncio.sleep(0)
        await table.change(entry.kind, entry.body)
    await asyncio.sleep(0)
    store.close()
    return {seat: [message.encode() for message in eyes.messages] for seat, eyes in crowd.items()}


@pytest.mark.parametrize(("edition", "most"), [(DEFAULT_EDITION, 5000), ("monopoly", 300)])
def test_a_table_says_the_same_without_a_server(tmp_path: Path, edition: str, most: int) -> None:
    entries, said = alone.played(edition, most)
    assert len(entries) >= 100
    assert loops.run(sent(tmp_path, edition, entries)) == said


def test_a_table_needs_no_yaml() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert done.stderr == ""
