"""The list of one's own tables: each entry comes from a row beside the log, which is always up to date."""

import json
import shutil
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.messages import joining, lists
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.operator.housekeeping import Housekeeping
from altbau.server.store.store import Store
from altbau.server.web.guard.limits import Limits
from altbau.server.web.routes.own_tables import RawListedTable, tables_of_keys
from altbau.table.lists.list_rows import summary
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.conftest import BOT, FRIEND, HUMAN, SameSeeds, Server
from tests.server.guarded import Guarded
from tests.server.players import ThinkingHere
from tests.server.test_archive import ids
from tests.server.test_lobby import Host

SOON = datetime.now(UTC) + timedelta(days=1)
MOST = 200  # keys in one list

read_line_up = msgspec.json.Decoder(lists.LineUp).decode


@pytest.fixture
def database(tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tables of all editions, running ones and finished ones, at which nothing happens by itself."""
    monkeypatch.setattr(AutoPlayer, "note_change", lambda self: None)
    return Path(shutil.copy(made, tmp_path / "tables.sqlite"))


def at_a_server(database: Path, act: Callable[[Hub], Awaitable[None]]) -> None:
    """Do something at a server that is started for it."""

    async def run() -> None:
        store = Store(database)
        try:
            await act(Hub(store, Pace(), ThinkingHere(), SameSeeds()))
        finally:
            store.close()

    loops.run(run())


def row_of(store: Store, id: str) -> Data:
    """What is kept of a table for lists."""
    (row,) = store.summaries([id])
    return {name: value for name, value in row._asdict().items() if name not in ("game", "since", "began", "deadline")}


def standing(table: LiveTable) -> Data:
    """The same, made anew."""
    return summary(table.log, table.seats, table.keys, table.about.part) | {"counts": True}


def names(table: RawListedTable) -> list[str]:
    """What the players of a listed table are called."""
    return [seat.name for seat in read_line_up(table.line_up).seats]


def test_the_row_says_how_its_table_stands_after_every_change(database: Path) -> None:
    async def act(hub: Hub) -> None:
        for id in ids(database):
            table = await hub.table(id)
            assert row_of(hub.store, id) == standing(table)
            if not table.game.over:
                await table.change("sit-in", {"seat": 1})
                assert json.loads(row_of(hub.store, id)["state"])["instead"] == ["B"]
            while not table.game.over and table.seq < 60:
                action = table.game.state.legal_actions[0]
                await table.change("play", {"seat": 1, "by": "stand-in", "action": action})
                assert row_of(hub.store, id) == standing(table)
            if not table.game.over and table.game.can_undo(table.game.state.asked):
                await table.change("undo", {"seat": table.game.state.asked})
                assert row_of(hub.store, id) == standing(table)

    at_a_server(database, act)


def test_the_row_says_who_plays_and_which_key_opens(database: Path) -> None:
    async def act(hub: Hub) -> None:
        seats = [
            joining.NewSeat(name="Ann", kind="human"),
            joining.NewSeat(kind="link"),
            joining.NewSeat(kind="link"),
        ]
        created = await hub.create(joining.NewTable(edition="monopoly", seats=seats, games=2))
        table = await hub.table(created.id)
        host, guest, _ = created.seats
        assert host.secret and guest.invitation
        keys = [lists.HeldKey(table=created.id, secret=host.secret)]
        for name in ("Ben", "Berta"):
            seat, secret = await table.keys.join(guest.invitation, name)
            keys.append(lists.HeldKey(table=created.id, secret=secret))
            _, second = await table.keys.enter_code(await table.keys.show_code(seat))
            keys.append(lists.HeldKey(table=created.id, secret=second))
            guest.invitation = await table.keys.invite(seat)
            assert row_of(hub.store, created.id) == standing(table)
        found = tables_of_keys(hub.store, keys)
        assert found.wrong == [1, 2]  # Ben is out since Berta came
        assert [(each.own, names(each)) for each in found.tables] == [(["A", "B", "B"], ["Ann", "Berta", "Guest 2"])]

    at_a_server(database, act)


def awaited(row: str) -> str:
    """The seats whose guests are awaited, by a row's column about the players."""
    return "".join(seat.seat for seat in read_line_up(row).seats if seat.awaited)


def test_the_row_says_whose_guest_has_not_come(database: Path) -> None:
    async def act(hub: Hub) -> None:
        seats = [
            joining.NewSeat(name="Ann", kind="human"),
            joining.NewSeat(kind="bot", bot="random"),
            joining.NewSeat(kind="link"),
            joining.NewSeat(kind="link"),
        ]
        created = await hub.create(joining.NewTable(edition="monopoly", seats=seats))
        table = await hub.table(created.id)
        said = []
        for step in (
            None,
            table.keys.join(str(created.seats[2].invitation), "Ben"),
            table.keys.invite(Seat(2)),  # anew, for who has come
            table.keys.rename(Seat(2), "Bo"),
            hub.erase(created.id, {Seat(2)}),  # nobody can come now, until somebody is invited
        ):
            if step:
                await step
            said.append(awaited(row_of(hub.store, created.id)["line_up"]))
        again = await hub.table(created.id)
        await again.keys.invite(Seat(2))
        assert [*said, awaited(row_of(hub.store, created.id)["line_up"])] == ["CD", "D", "D", "D", "D", "CD"]

    at_a_server(database, act)


def test_the_row_of_a_lobby_says_which_seats_are_free(server: Server) -> None:
    table = Host(server, HUMAN, {"kind": "link"}, BOT, {"kind": "link"})
    table.join("Ben")
    for waits in (True, False):
        (found,) = listed(server, [{"table": table.id, "secret": table.key}])[1]["tables"]
        assert found["state"]["waits"] == waits
        assert [seat["awaited"] for seat in found["line_up"]["seats"]] == [False, False, False, True]
        if waits:
            assert table.start("B")[0] == 200


def test_a_row_from_before_it_knew_awaits_nobody() -> None:
    seat = {"seat": "A", "name": "Guest", "called": {"de": "Gast", "en": "Guest"}, "bot": None, "person": None}
    assert not awaited(json.dumps({"edition": "monopoly", "seats": [seat], "house": {}}))


def test_a_list_loads_and_brings_back_nothing(database: Path) -> None:
    async def act(hub: Hub) -> None:
        created = await hub.create(
            joining.NewTable(edition="monopoly", seats=[joining.NewSeat(name=n, kind="human") for n in "ab"])
        )
        keys = [lists.HeldKey(table=created.id, secret=str(seat.secret)) for seat in created.seats]
        before = tables_of_keys(hub.store, keys).tables
        await Housekeeping(hub).archive(SOON)
        assert not ids(database)
        assert tables_of_keys(hub.store, keys).tables == before
        assert not ids(database)
        assert hub.table_in_memory(created.id) is None

    at_a_server(database, act)


def listed(server: Server, keys: list[dict[str, str]], sender: str | None = None) -> tuple[int, Any]:
    """Status and answer to a list of keys."""
    return server.ask("/api/own-tables", {"keys": keys}, sender=sender)


def test_a_list_tells_whose_turn_it_is_and_how_it_ended(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, BOT)
    status, answer = listed(server, [{"table": id, "secret": key} for key in keys if key])
    assert status == 200
    (table,) = answer["tables"]
    shown = server.table(id)
    assert (table["state"]["asked"], table["state"]["over"], table["own"]) == (shown["asked"], False, ["A", "B"])
    assert [seat["name"] for seat in table["line_up"]["seats"]] == ["Ann", "Ben", "Cleo"]
    assert table["since"] <= answer["now"]
    assert not set(keys) & set(str(answer).split("'"))


def test_a_table_that_waits_is_in_the_list_until_one_has_left(server: Server) -> None:
    table = Host(server, HUMAN, {"kind": "link"}, BOT)
    guest = table.join("Ben")
    keys = [{"table": table.id, "secret": secret} for secret in (table.key, guest)]
    (before,) = listed(server, keys)[1]["tables"]
    assert (before["own"], before["state"]["waits"]) == (["A", "B"], True)
    assert [seat["name"] for seat in before["line_up"]["seats"]] == ["Ann", "Ben", "Cleo"]
    table.change("leave", guest)
    assert listed(server, keys)[1]["wrong"] == [1]
    assert table.start()[0] == 200
    (begun,) = listed(server, keys[:1])[1]["tables"]
    assert (begun["state"]["waits"], begun["line_up"]["edition"]) == (False, before["line_up"]["edition"])


def test_wrong_keys_lock_nobody_out(tmp_path: Path) -> None:
    server = Guarded(tmp_path / "tables.sqlite", Limits(admissions=3, local=True))
    try:
        id = server.create(HUMAN, BOT)["id"]
        wrong = [{"table": id, "secret": f"guess{number}"} for number in range(MOST - 1)]
        answers = [listed(server, [*wrong, {"table": "nowhere", "secret": "x"}]) for _ in range(4)]
        assert [status for status, _ in answers] == [200] * 4
        assert answers[0][1] == {"now": answers[0][1]["now"], "tables": [], "wrong": list(range(MOST))}
        assert server.log() == []
    finally:
        server.kill()


@pytest.mark.parametrize(
    "keys", [None, [{}], [{"table": "x" * 65, "secret": "x"}], [{"table": "x", "secret": "x"}] * 201]
)
def test_what_is_no_list_of_keys_is_refused(server: Server, keys: Any) -> None:
    assert listed(server, keys)[0] in (400, 413)
