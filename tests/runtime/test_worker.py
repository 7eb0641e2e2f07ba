"""A page's own worker: its rows, its requests and its connections, without a browser."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from altbau.browser.later_requests import LATER
from altbau.browser.messages import HangUp, Open, Say
from altbau.browser.requests import ROUTES
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import joining
from altbau.core.messages.table import VERSION, Close
from altbau.games import EDITIONS
from altbau.runtime.look_back import analysis_request
from altbau.table.seats.absence import AWAY
from tests import loops
from tests.runtime.memory import MemoryDevice
from tests.runtime.playing import ANN, BEN, PEOPLE, InWorker, new_table, played, still

EDITION = "landlord-2013"
ENTRIES = 30
KILLED_EVERY = 10  # entries
HOUR = 3600.0  # on the simulated clock
DAYS = 48 * HOUR
BOTS = {"B": "steward", "C": "random"}
DESCRIPTION = json.loads((Path(__file__).parents[2] / "web" / "openapi.json").read_text(encoding="utf-8"))


def on_device(act: Callable[[InWorker, MemoryDevice], Awaitable[None]]) -> None:
    """Do something in a worker, on a simulated clock. Nothing may fail there."""

    async def run() -> None:
        device = MemoryDevice()
        place = InWorker(device, Random(3))
        async with asyncio.timeout(DAYS):
            await act(place, device)
        place.end()
        assert device.failures == []

    loops.run_at_once(run())


async def looks(place: InWorker, id: str, keys: Mapping[Seat, str | None], *more: str) -> dict[Seat, list[str]]:
    """A table as each viewer sees it, by seat; `more` are other endings of its path."""
    paths = [f"/tables/{id}{what}" for what in ("/log", "/position", "/replay", *more)]
    answers = {seat: [await place.ask("GET", path, key) for path in paths] for seat, key in keys.items()}
    assert all(answer["ok"] for told in answers.values() for answer in told)
    return {seat: [answer["body"] for answer in told] for seat, told in answers.items()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_is_the_same_after_the_worker_has_ended(edition: str) -> None:
    async def act(place: InWorker, device: MemoryDevice) -> None:
        table = await played(place, edition, "turn-300", ENTRIES)
        before = await looks(place, table.id, place.keys)
        again = InWorker(device, Random(4))
        reached = await again.worker.find(table.id)
        reached.observers.stop()
        again.watch(table.id, place.keys)
        await still()
        assert await looks(again, table.id, place.keys) == before
        assert reached.log.clocks and table.log.clocks and reached.log.clocks.left == table.log.clocks.left
        assert all(again.heard().values())
        again.end()

    on_device(act)


@pytest.mark.parametrize("edition", EDITIONS)
def test_of_several_people_nobody_is_shown_before_saying_that_it_is_them(edition: str) -> None:
    """Whoever has the keys of all sees what a spectator sees, until the connection of a seat is open."""

    async def act(place: InWorker, device: MemoryDevice) -> None:
        table = await played(place, edition, "none", ENTRIES)
        again = InWorker(device, Random(4))
        for looking in (None, ANN, BEN, None):
            if looking is not None:
                again.watch(table.id, {looking: place.keys[looking]})
                await still()
            seen = await looks(again, table.id, place.keys, "")
            assert {seat for seat in PEOPLE if seen[seat] != seen[NOBODY]} == {looking} - {None}
            again.worker.take(msgspec.json.encode(HangUp(0)).decode())
            await still()
        again.end()

    on_device(act)


def test_those_who_share_a_device_are_there_while_it_looks_on() -> None:
    """Behind the curtain nobody has said yet that it is them; else a bot would soon answer in their place."""

    async def act(place: InWorker, device: MemoryDevice) -> None:
        made = json.loads((await place.ask("POST", "/tables", body=new_table(EDITION, "none")))["body"])
        table = await place.worker.find(made["id"])
        place.watch(made["id"], {NOBODY: None})
        await asyncio.sleep(AWAY + 1)
        assert table.showing.absent == {} and table.showing.is_there(ANN)
        place.worker.take(msgspec.json.encode(HangUp(0)).decode())
        await asyncio.sleep(AWAY + 1)
        assert {*table.showing.absent} == {*PEOPLE} and not table.showing.is_there(ANN)

    on_device(act)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_worker_that_is_killed_has_lost_nothing_and_does_nothing_twice(edition: str) -> None:
    """At every tenth entry: all that it had shown is there, and a move that is sent again is not played again."""

    async def act(place: InWorker, device: MemoryDevice) -> None:
        killed: dict[int, dict[str, str]] = {}
        hear = place.worker._post

        def post(message: str) -> None:
            for table in place.worker.tables.known.values():
                rows = device.rows[table.id]
                assert table.seq <= sum(key.startswith("entry ") for key in rows)
                if table.seq % KILLED_EVERY == 0:
                    killed[table.seq] = {**rows}
            hear(message)

        place.worker._post = post
        table = await played(place, edition, "none", 4 * KILLED_EVERY)
        assert {*range(0, table.seq, KILLED_EVERY)} <= killed.keys()
        for seq, rows in killed.items():
            left = MemoryDevice()
            left.rows[table.id] = rows
            again = InWorker(left, Random(4))
            reached = await again.worker.find(table.id)
            reached.observers.stop()
            assert reached.seq >= seq
            again.watch(table.id, place.keys)
            for kept in again.worker.home.rows.opened[table.id].entries:
                if kept.client and kept.kind == "move":
                    move = json.loads(kept.body)
                    said = {"type": "move", "id": kept.client, "seq": kept.seq - 1, "tokens": move["tokens"]}
                    await again.say(Seat(move["seat"]), said)
            before = reached.seq
            await still()
            assert (reached.seq, left.rows[table.id]) == (before, rows)
            again.end()

    on_device(act)


def test_a_table_that_another_tab_has_played_meanwhile_is_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(place: InWorker, device: MemoryDevice) -> None:
        table = await played(place, EDITION, "none", ENTRIES)
        other, read = InWorker(device, Random(4)), MemoryDevice.read
        rows = {**device.rows[table.id]}
        older = {**rows, "listed": json.dumps(json.loads(rows["listed"]) | {"last": table.seq - 1})}
        del older[f"entry {table.seq}"]

        async def read_late(device: MemoryDevice, id: str) -> str:
            device.rows[id] = older
            found = await read(device, id)
            device.rows[id] = rows
            monkeypatch.undo()
            other.worker.lose(id)
            return found

        monkeypatch.setattr(MemoryDevice, "read", read_late)
        assert (await other.worker.find(table.id)).seq == table.seq
        other.end()

    on_device(act)


@pytest.mark.parametrize("key", ["entry 1", "entry 7", "body"])
def test_damaged_rows_are_found(key: str) -> None:
    async def act(place: InWorker, device: MemoryDevice) -> None:
        table = await played(place, EDITION, "none", ENTRIES)
        del device.rows[table.id][key]
        found = await InWorker(device, Random(4)).ask("GET", f"/tables/{table.id}")
        assert json.loads(found["body"])["code"] == ("table-damaged" if key == "body" else "entry-missing")

    on_device(act)


def test_what_can_t_be_kept_has_not_happened() -> None:
    async def act(place: InWorker, device: MemoryDevice) -> None:
        table = await place.open(new_table(EDITION, "none"))
        await still()
        seq, heard, rows = table.seq, {seat: [*said] for seat, said in place.heard().items()}, str(device.rows)
        device.full = True
        await place.say(ANN, {"type": "move", "id": "m", "seq": seq, "tokens": "done"})
        await still()
        assert (table.seq, str(device.rows)) == (seq, rows)
        said = [message for seat in (ANN, BEN, NOBODY) for message in place.heard()[seat][len(heard[seat]) :]]
        assert [json.loads(each).get("code") for each in said] == ["disk-full"]
        device.failures.clear()  # the disk is the fault of whoever plays, but it is reported
        device.full = False
        await place.say(ANN, {"type": "move", "id": "m", "seq": seq, "tokens": "done"})
        await still()
        assert table.seq > seq

    on_device(act)


def test_requests_are_those_of_a_server() -> None:
    known = {
        f"{method.upper()} {re.sub('{[^}]+}', '*', path.removeprefix('/api'))}"
        for path, methods in DESCRIPTION["paths"].items()
        for method in methods
    }
    assert ROUTES.keys() | LATER.keys() <= known


def test_each_request_about_a_table_is_answered() -> None:
    async def act(place: InWorker, device: MemoryDevice) -> None:
        table = await played(place, EDITION, "none", ENTRIES)
        at, key = f"/tables/{table.id}", place.keys[ANN]

        async def code(method: str, path: str, body: Any = None, **query: str) -> str:
            answer = await place.ask(method, path, key, body, **query)
            return "" if answer["ok"] else str(json.loads(answer["body"])["code"])

        begin = joining.WhatIf(seq=table.seq, seat="A", name="Ann", bots=BOTS, cards="dealt-anew")
        for path in ("", "/log", "/replay", "/position"):
            assert await code("GET", at + path) == ""
        assert await code("GET", f"{at}/replay", number="x") == "malformed"
        assert await code("GET", f"{at}/truth") == "truth-hidden"
        assert await code("GET", f"{at}/ending") == "ending-hidden"
        assert await code("GET", f"{at}/game") == "cards-hidden"
        assert await code("POST", f"{at}/rematch") == "no-rematch"
        assert await code("POST", f"{at}/what-if", begin) == "what-if-running"  # two people play
        assert await code("POST", f"{at}/name", joining.Rename(name="Zoë")) == ""
        assert await code("POST", f"{at}/name", {"name": 3}) == "malformed"
        assert await code("GET", "/tables/none") == "unknown-table"
        assert await code("GET", "/records") == "not-found"
        assert await code("GET", "/puzzles") == ""
        example = await place.ask("GET", f"/positions/{EDITION}")
        assert await code("POST", "/positions", {"text": example["body"], "edit": None}) == ""
        first = joining.WhatIf(seq=0, seat="A", name="Ann", bots=BOTS, cards="as-they-were")
        pasted = {"text": example["body"], "begin": msgspec.to_builtins(first)}
        assert await code("POST", "/pasted/tables", pasted) == ""
        guest = joining.NewTable(
            edition=EDITION, seats=[joining.NewSeat(kind="human", name="Ann"), joining.NewSeat(kind="link")]
        )
        assert await code("POST", "/tables", guest) == "not-found"

    on_device(act)


@pytest.mark.parametrize("what", ["lessons/landlord-2013", "puzzles/none", "tables/none", "tables"])
def test_each_connection_is_held_or_closed(what: str) -> None:
    async def act(place: InWorker, device: MemoryDevice) -> None:
        query = {"version": str(VERSION), "lang": "de"}
        worker = place.worker
        worker.take(msgspec.json.encode(Open(0, f"/{what}/live", query)).decode())
        learn = {"type": "learn", "name": "Ann"}
        worker.take(msgspec.json.encode(Say(0, json.dumps(learn))).decode())
        await still()
        if what.startswith("lessons"):
            assert place.said[0]
            worker.take(msgspec.json.encode(HangUp(0)).decode())
            await still()
            worker.take(msgspec.json.encode(Say(0, "{}")).decode())  # nobody is there any more
        else:
            closed = await place.answers.get()
            assert closed["type"] == "closed"
            assert closed["code"] == (Close.FAILED if what == "tables" else Close.UNKNOWN_TABLE)
            device.failures.clear()

    on_device(act)


def test_the_deal_of_a_day_is_the_same_everywhere_and_played_once() -> None:
    commitments = []

    async def act(place: InWorker, device: MemoryDevice) -> None:
        async def ask(method: str, path: str, body: Any = None) -> Any:
            return json.loads((await place.ask(method, path, None, body))["body"])

        listed = await ask("GET", "/own-deals")
        assert [deal["edition"] for deal in listed] == list(EDITIONS)
        at = f"/deals/{listed[0]['id']}"
        commitments.append((await ask("GET", at))["commitment"])
        made = await ask("POST", f"{at}/tables", {"name": "Ann"})
        assert (await ask("POST", f"{at}/tables", {"name": "Ann"}))["code"] == "deal-begun"
        assert (await ask("GET", at))["results"] == []
        table = await place.worker.find(made["id"])
        place.watch(made["id"], {ANN: made["seats"][0]["secret"]})
        await place.say(ANN, {"type": "resign", "id": "r"})
        while not table.game.over:
            await asyncio.sleep(HOUR / 100)
        shown = await ask("GET", at)
        assert [result["table"] for result in shown["results"]] == [made["id"]]
        assert shown["seed"] is None and table.about.sealed
        await asyncio.sleep(24 * HOUR)
        assert (await ask("GET", at))["seed"]
        await place.worker.find(made["id"])
        assert not table.about.sealed
        assert at.removeprefix("/deals/") in {deal["id"] for deal in await ask("GET", "/own-deals")}
        assert (await ask("GET", "/deals/none"))["code"] == "unknown-deal"

    for _ in range(2):
        on_device(act)
    assert len({*commitments}) == 1


def test_rules_and_cards_are_explained() -> None:
    async def act(place: InWorker, device: MemoryDevice) -> None:
        for path in ("/rules/de/landlord-2013/R001", "/rules/en/monopoly/M01", "/cards/en/landlord-2013/bomb"):
            assert (await place.ask("GET", path))["ok"], path
        wrong = await place.ask("GET", "/rules/xx/monopoly/M01")
        assert json.loads(wrong["body"])["code"] == "unknown-language"
        house = {"edition": "landlord-2013", "house": {}, "language": "de"}
        assert (await place.ask("POST", "/house-rules", None, house))["body"] == "[]"

    on_device(act)


async def analysed(place: InWorker, method: str, id: str) -> list[str]:
    """The sorts of lines about a game, as they come."""
    path = f"/tables/{id}/analysis" + ("/start" if method == "POST" else "")
    said = await place.ask(method, path, place.keys[ANN])
    lines = []
    while said["type"] == "part":
        lines += [json.loads(line)["type"] for line in said["body"].splitlines()]
        said = await place.answers.get()
    assert said["ok"] and said["body"] == ""
    return lines


def test_an_analysis_is_made_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_request, "JUDGING", -1.0)  # only the first decisions are judged

    async def act(place: InWorker, device: MemoryDevice) -> None:
        table = await played(place, "monopoly", "none")
        assert await analysed(place, "GET", table.id) == ["unmade"]
        assert {*await analysed(place, "POST", table.id)} >= {"course", "books", "luck", "working", "balances", "ended"}
        again = InWorker(device, Random(4))
        again.keys = place.keys
        kept = await analysed(again, "GET", table.id)
        assert kept[-1] == "ended" and "working" not in kept
        assert await analysed(again, "POST", table.id) == kept
        refused = await again.ask("POST", f"/tables/{table.id}/analysis/start")
        assert json.loads(refused["body"])["code"] == "spectator"
        again.end()

    on_device(act)
