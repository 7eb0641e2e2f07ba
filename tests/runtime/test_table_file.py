"""A table as one file: written in a page's own worker, read in another one or by a server, and refused if it is bad."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from altbau.browser.messages import Ask
from altbau.browser.thinkers import OwnWorkbench
from altbau.core.data import Data
from altbau.core.engine.ids import seats
from altbau.core.messages import joining
from altbau.games import EDITIONS
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.table_file import import_table
from altbau.server.live.home import StoredHome
from altbau.server.store.store import Store
from altbau.table.log.table_log import RESUMED
from tests import loops
from tests.runtime.memory import MemoryDevice
from tests.runtime.playing import ANN, AtHome, InWorker, keys_of, new_table, played, still

EDITION = "landlord-2013"
ENTRIES = 30


async def written(place: InWorker, table: LiveTable) -> Any:
    """The file of a table."""
    answer = await place.ask("POST", f"/tables/{table.id}/file", place.keys[ANN])
    assert answer["ok"], answer["body"]
    return json.loads(answer["body"])


async def read(place: InWorker, text: str) -> Data:
    """The answer to a file."""
    place.worker.take(msgspec.json.encode(Ask(0, "POST", "/files/tables", {}, "en", None, text)).decode())
    return await place.answers.get()


async def still_table(place: InWorker, id: str) -> LiveTable:
    """A table at which nothing happens by itself any more."""
    table = await place.worker.find(id)
    table.observers.stop()
    return table


def positions(table: LiveTable) -> list[Any]:
    """What the players of a table know."""
    return [table.game.view(seat) for seat in seats(len(table.seats))]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_goes_on_where_its_file_ends(edition: str, tmp_path: Path) -> None:
    """In another browser and on a server, with all its log; and again after these have ended."""

    async def act() -> None:
        place, other = InWorker(MemoryDevice(), Random(3)), InWorker(device := MemoryDevice(), Random(9))
        table = await played(place, edition, "turn-300", ENTRIES)
        file = await written(place, table)
        assert table.about.uncounted == "as-file"
        made = json.loads((await read(other, json.dumps(file)))["body"])
        reached = [await still_table(other, made["id"]), await still_table(InWorker(device, Random(1)), made["id"])]
        store = Store(tmp_path / "tables.sqlite")
        server = AtHome(StoredHome(store, Random(5)))
        body = msgspec.json.decode(json.dumps(file), type=joining.TableFile)
        stored = await import_table(server.tables, body, "en", OwnWorkbench())
        reached.append(server.tables.known[stored.id])
        reached[-1].observers.stop()
        for each in reached:
            assert positions(each) == positions(table)
            assert await each.home.rows.shown_log(each.id) == file["lines"]
            assert (each.seq, each.about.uncounted) == (table.seq, "as-file")
        kept = store.log(stored.id)
        assert kept and [entry.body for entry in kept.entries()] == [entry["body"] for entry in file["entries"]]
        assert not {*keys_of(stored).values()} & {*place.keys.values()} - {None}
        store.close()
        place.end()

    loops.run_at_once(act())


def test_a_file_of_older_rules_goes_on_from_its_snapshot() -> None:
    async def act() -> None:
        place, other = InWorker(MemoryDevice(), Random(3)), InWorker(MemoryDevice(), Random(9))
        table = await played(place, EDITION, "none", ENTRIES)
        file = await written(place, table)
        file["version"] -= 1
        file["entries"][0]["body"]["tokens"] = "nonsense"  # what today's rules do not know
        made = json.loads((await read(other, json.dumps(file)))["body"])
        reached = await still_table(other, made["id"])
        assert reached.seq == ENTRIES + 1 and reached.log.told[-1]["name"] == "told"
        assert json.loads(other.worker.home.rows.opened[reached.id].entries[-1].body)["snapshot"]
        assert other.worker.home.rows.opened[reached.id].entries[-1].kind == RESUMED
        place.end()

    loops.run_at_once(act())


BAD: dict[str, tuple[Callable[[Any], object], str]] = {
    "no file": (lambda file: file.clear(), "malformed"),
    "no seed": (lambda file: file["start"].update(seed=None), "malformed-save"),
    "a rematch": (lambda file: file["start"].update(previous="x"), "malformed-save"),
    "a guest": (lambda file: file["start"]["seats"][0].update(kind="link"), "malformed-save"),
    "an unknown edition": (lambda file: file["start"].update(edition="halma"), "unknown-edition"),
    "an unknown bot": (lambda file: file["start"]["seats"][2].update(bot="god"), "unknown-bot"),
    "the same name twice": (lambda file: file["start"]["seats"][0].update(name="Ben"), "name-twice"),
    "an unknown option": (lambda file: file["start"]["options"].update(x=1), "unknown-option"),
    "newer rules": (lambda file: file.update(version=10**6), "save-version"),
    "a wrong position": (lambda file: file.update(position={"x": 1}), ""),
    "an entry of no kind": (lambda file: file["entries"][4].update(kind="dance"), "record-broken"),
    "an entry without its body": (lambda file: file["entries"][4]["body"].clear(), "record-broken"),
    "an entry with a wrong body": (lambda file: file["entries"][4].update(body={"seat": "x"}), "record-broken"),
    "a missing entry": (lambda file: file["entries"].pop(0), "record-broken"),
    "a line without words": (lambda file: file["lines"].append({"x": 1}), "malformed-save"),
    "no number": (lambda file: file["snapshot"].update(seq="x"), "malformed"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_begins_no_table(what: str) -> None:
    spoil, code = BAD[what]

    async def act() -> None:
        place = InWorker(device := MemoryDevice(), Random(3))
        table = await played(place, EDITION, "none", ENTRIES)
        file = await written(place, table)
        before = str(device.rows)
        spoil(file)
        refused = await read(place, json.dumps(file))
        told = json.loads(refused["body"])
        assert not refused["ok"] and told["code"] not in ("failed", ""), told
        assert told["code"] == code or not code, told
        assert str(device.rows) == before and device.failures == []
        place.end()

    loops.run_at_once(act())


def test_a_file_for_which_there_is_no_room_begins_no_table() -> None:
    async def act() -> None:
        place = InWorker(device := MemoryDevice(), Random(3))
        table = await played(place, EDITION, "none", ENTRIES)
        file, before = await written(place, table), str(device.rows)
        device.full = True
        refused = await read(place, json.dumps(file))
        assert json.loads(refused["body"])["code"] == "disk-full"
        assert str(device.rows) == before and [*place.worker.tables.known] == [table.id]
        place.end()

    loops.run_at_once(act())


def test_only_who_may_know_all_gets_the_file_of_a_running_game() -> None:
    async def act() -> None:
        place = InWorker(MemoryDevice(), Random(3))
        table = await place.open(new_table(EDITION, "none"))
        await still()

        async def code(secret: str | None) -> str:
            answer = await place.ask("POST", f"/tables/{table.id}/file", secret)
            return "" if answer["ok"] else str(json.loads(answer["body"])["code"])

        assert await code(None) == "spectator"
        table.seats[1].kind = "link"  # somebody at another device
        assert await code(place.keys[ANN]) == "cards-hidden"
        assert table.about.uncounted is None
        table.seats[1].kind = "human"
        assert await code(place.keys[ANN]) == ""
        place.end()

    loops.run_at_once(act())
