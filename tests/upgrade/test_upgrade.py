"""Tables of an earlier program open and show what they showed.

`raw.sqlite` was written by commit a13466f (rules version 3, schema version 1): for each edition one table that was
played to its end and one that stands in the middle of a reaction, for Monopoly in an auction in which somebody was
passed over who had places but too little cash. There are bots, undone moves, a match of two games, options, own card
values and a silenced card among them. `shown.json` holds by table what that program showed: its state, the keys of its
seats, the view of every seat (`-` is a spectator) and the log, each line in both languages, and under `own` where a
seat was told something else. `converted.sqlite` is the same database as the first program with snapshots and told logs
(schema version 2, rules unchanged) left it behind. None of these files is ever made anew.
"""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from altbau import text
from altbau.errors import BadInput
from altbau.kernel.stack import NOBODY
from altbau.kernel.vocabulary import SEAT_NAMES
from altbau.server.pilot import Pace
from altbau.server.store import Store
from altbau.server.tables import Hub, LiveTable

FOLDER = Path(__file__).parent
SHOWN: dict[str, dict[str, Any]] = json.loads((FOLDER / "shown.json").read_text(encoding="utf-8"))
tables = pytest.mark.parametrize("id", SHOWN, ids=[f"{each['edition']}-{each['state']}" for each in SHOWN.values()])


def opened(database: Path, id: str) -> LiveTable:
    """A table as the server opens it, from a copy of a database."""

    async def load() -> LiveTable:
        store = Store(database)
        try:
            return Hub(store, Pace()).load(id)
        finally:
            store.close()

    return asyncio.run(load())


def views(table: LiveTable) -> dict[str, Any]:
    """What every seat and a spectator sees."""
    seats = range(NOBODY, len(table.seats))
    return {SEAT_NAMES[seat] if seat >= 0 else "-": msgspec.to_builtins(table.shown(seat)) for seat in seats}


def among(shown: Any, known: Any) -> Any:
    """What is shown, as far as it was known before: a later program may tell more."""
    if isinstance(shown, dict) and isinstance(known, dict):
        return {key: among(shown[key], known[key]) for key in known}
    return shown


def told(table: LiveTable, viewer: str, language: str) -> list[str]:
    """The log as a viewer reads it."""
    seat = SEAT_NAMES.index(viewer) if viewer in SEAT_NAMES else NOBODY
    voice = text.voice(language, table.game.table.edition, [each.name for each in table.seats])
    return [voice.event(table.game.seen(event, None if seat == NOBODY else seat)) for event in table.match.log]


def line(entry: dict[str, Any], viewer: str, language: str) -> str:
    """A line of the log as `shown.json` has it."""
    said: str = entry.get("own", {}).get(language, {}).get(viewer, entry[language])
    return said


@tables
def test_a_table_of_older_rules_is_not_opened_as_if_it_were_of_these(tmp_path: Path, id: str) -> None:
    database = Path(shutil.copy(FOLDER / "raw.sqlite", tmp_path))
    with pytest.raises(BadInput, match="save-version"):
        opened(database, id)


def history(database: Path, id: str) -> tuple[int, dict[str, Any] | None, list[dict[str, Any]]]:
    """What a database holds of a table besides its record."""
    store = Store(database)
    try:
        return store.history(id)
    finally:
        store.close()


@tables
def test_the_log_is_kept_as_it_was_told(tmp_path: Path, id: str) -> None:
    _, _, lines = history(Path(shutil.copy(FOLDER / "converted.sqlite", tmp_path)), id)
    before = SHOWN[id]
    for viewer in before["views"]:
        for language in text.LANGUAGES:
            said = [each.get("own", {}).get(viewer, each)[language]["said"] for each in lines]
            assert said == [line(entry, viewer, language) for entry in before["log"]]


@tables
def test_an_older_database_is_converted_as_far_as_it_can_be_played(tmp_path: Path, id: str) -> None:
    raw = Path(shutil.copy(FOLDER / "raw.sqlite", tmp_path))
    store = Store(raw)
    Hub(store, Pace()).convert()
    store.close()
    _, snapshot, lines = history(raw, id)
    assert lines
    assert snapshot is None or snapshot["log"] <= len(lines)
