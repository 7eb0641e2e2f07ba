"""A table can be run from its log alone, with the same messages as the server's."""

import asyncio
import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from random import Random

import pytest

import altbau
from altbau.core.engine.ids import Seat
from altbau.games import DEFAULT_EDITION
from altbau.runtime.audience import Watcher
from altbau.runtime.live_table import LiveTable
from altbau.server.store.store import Store
from altbau.table.lists.list_rows import summary
from altbau.table.log.stored_lines import history
from altbau.table.log.table_log import Entry
from tests import loops
from tests.server.eyes import Eyes
from tests.table import alone

PLAYED = """
from tests.table import alone
alone.played("monopoly", 20)
"""
NEEDED = ("fluent.syntax", "msgspec", "mypy-extensions", "typing-extensions")  # a table reads no YAML


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


def test_a_table_needs_no_more_than_the_library_s_own_packages(tmp_path: Path) -> None:
    """Names included: without the packages of the server they are compared, too, except for look-alikes."""
    for name in NEEDED:
        for part in {Path(file.parts[0]) for file in metadata.files(name) or []}:
            (tmp_path / part).symlink_to(str(metadata.distribution(name).locate_file(part)))
    paths = [tmp_path, Path(altbau.__file__).parents[1], Path(__file__).parents[2]]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}
    command = [sys.executable, "-S", "-c", PLAYED]  # -S: nothing else that is installed
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""
