"""Tables under the next program, in which rules are others: what still plays opens as it is, what does not goes on from
the beginning of its turn, and of what can't go on the log can be read."""

import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from altbau import BadInput
from altbau.core import text
from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.engine.rng import commitment
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining
from altbau.games import EDITIONS, game_of
from altbau.play.bots import any_action
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.analysis_request import request_for
from altbau.runtime.look_back.replays import wanted_replay
from altbau.server.live.hub import Hub
from altbau.server.rendering.replays import Replays
from altbau.server.store.rows.analyses import AnalysisRows
from altbau.server.store.store import Store
from altbau.table.log import rules_upgrade
from altbau.table.replay.replay import Replay
from altbau.table.timing.pace import Pace
from tests import loops
from tests.any_game import viewers
from tests.server.conftest import STILL, SameSeeds, Server, next_of
from tests.server.players import PoolHere, ThinkingHere

T = TypeVar("T")


@pytest.fixture
def database(made: Path, tmp_path: Path) -> Path:
    """A copy of a database with running and finished tables."""
    return Path(shutil.copy(made, tmp_path / "tables.sqlite"))


def with_hub(database: Path, act: Callable[[Hub], Awaitable[T]]) -> T:
    """What something comes to at a server's tables."""

    async def run() -> T:
        stored = Store(database)
        try:
            return await act(Hub(stored, Pace(), ThinkingHere(), SameSeeds(), pool=PoolHere()))
        finally:
            stored.close()

    return loops.run(run())


def opened(database: Path, id: str) -> LiveTable:
    """A table as it is opened."""
    return with_hub(database, lambda hub: hub.table(id))


def views(table: LiveTable) -> list[Any]:
    """What all viewers see."""
    return [(table.showing.table_for(seat), table.showing.log(seat)) for seat in viewers(len(table.seats))]


def tables(database: Path, *, over: bool) -> list[str]:
    """The tables that are over, or run."""
    with closing(sqlite3.connect(database)) as connection:
        ids = [id for (id,) in connection.execute("SELECT id FROM game ORDER BY rowid")]
    return [id for id in ids if opened(database, id).log.match.over == over]


async def some_moves(table: LiveTable, rng: Random) -> None:
    """Play a little at random."""
    for _ in range(12):
        if not table.game.over:
            await table.change("play", {"action": any_action(table.game.state, rng.randrange)})


@pytest.mark.usefixtures("nothing_waits")
@pytest.mark.parametrize("edition", EDITIONS)
def test_upgrades_follow_one_another(database: Path, edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once with a record that still plays, twice with one that does not; each time a few moves are made."""
    id = next(id for id in tables(database, over=False) if opened(database, id).game.edition == edition)
    rng = Random(2)

    async def played(hub: Hub) -> list[Any]:
        table = await hub.table(id)
        await some_moves(table, rng)
        return views(table)

    shown = with_hub(database, played)
    module, parts = game_of(edition), 0
    for version, plays in ((11, True), (12, False), (13, False)):
        monkeypatch.setattr(module, "RULES_VERSION", version)
        if not plays:
            monkeypatch.setattr(rules_upgrade, "agrees", lambda *_: False)
        table = opened(database, id)
        if plays:
            assert views(table) == shown
        parts += not plays
        assert len(table.log.match.older_seeds) == parts
        assert [entry.number for entry in table.showing.log(Seat(0))] == list(range(table.log.lines))
        shown = with_hub(database, played)
        assert views(opened(database, id)) == shown
    monkeypatch.setattr(module, "RULES_VERSION", 12)
    with pytest.raises(BadInput, match="save-version"):
        opened(database, id)


@pytest.mark.usefixtures("nothing_waits")
def test_a_resumed_game_tells_all_its_seeds_at_the_end(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (id,) = [each for each in tables(database, over=False) if opened(database, each).game.edition == "wucherer-1992"]
    promised = opened(database, id).log.match.commitment(1)
    monkeypatch.setattr(game_of("wucherer-1992"), "RULES_VERSION", 9)
    monkeypatch.setattr(rules_upgrade, "agrees", lambda *_: False)

    async def to_the_end(hub: Hub) -> LiveTable:
        table = await hub.table(id)
        assert table.log.match.commitment(1) != promised
        rng = Random(3)
        while not table.game.over:
            await table.change("play", {"action": any_action(table.game.state, rng.randrange)})
        return table

    table = with_hub(database, to_the_end)
    (before,) = table.showing.public().before
    assert before.seed is not None
    assert before.commitment == promised == commitment(int(before.seed))


@pytest.mark.usefixtures("nothing_waits")
def test_what_is_over_stays_as_it_was_told(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (id,) = tables(database, over=True)
    before = opened(database, id)
    monkeypatch.setattr(before.game.module, "RULES_VERSION", 9)
    monkeypatch.setattr(rules_upgrade, "agrees", lambda *_: False)
    table = opened(database, id)
    assert (table.log.match.over, table.log.match.winners, table.seq) == (True, before.log.match.winners, before.seq)
    assert table.log.lines == before.log.lines


@pytest.mark.usefixtures("nothing_waits")
def test_what_was_kept_is_shown_with_the_names_of_its_time(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next program knows a kind of event by another name; lines of before bear the former one."""
    (id,) = [each for each in tables(database, over=False) if opened(database, each).game.edition == "landlord-2013"]
    with closing(sqlite3.connect(database)) as connection, connection:
        renamed = """SET told = replace(told, '"name":"', '"name":"old-')"""
        connection.execute(f"UPDATE entry {renamed} WHERE game = ?", [id])
        connection.execute(f"UPDATE game {renamed} WHERE id = ?", [id])
    shown = opened(database, id).showing.log(Seat(0))
    monkeypatch.setattr(game_of("landlord-2013"), "RULES_VERSION", 9)
    monkeypatch.setattr(rules_upgrade, "agrees", lambda *_: False)
    again = opened(database, id).showing.log(Seat(0))
    kept = [entry for entry in again if entry.name.startswith("old-")]
    assert kept
    for before, now in zip(shown, kept, strict=False):
        assert (now.number, now.name, now.args) == (before.number, f"old-{before.name}", before.args)
    assert again[len(kept)].name == "told"


@pytest.mark.usefixtures("nothing_waits")
def test_a_game_is_told_again_as_far_as_the_rules_of_today_go(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [id for over in (False, True) for id in tables(database, over=over)]

    async def told(hub: Hub) -> list[Replay]:
        found, replays = [], Replays(hub)
        for table in [await hub.table(id) for id in ids]:
            wanted = wanted_replay(table, Seat(0), None)
            told = await replays.replay(wanted, table, hub.work_of(hub.beside.itself))
            assert await replays.replay(wanted, table, hub.work_of(hub.beside.itself)) is told  # it is kept
            found.append(msgspec.json.decode(told, type=Replay))
            seats = SEAT_NAMES[: len(table.seats)] if table.game.over else "A"
            assert (found[-1].over, "".join(found[-1].own)) == (table.game.over, seats)
            assert found[-1].steps
            with pytest.raises(BadInput, match="number-not-in-range"):
                wanted_replay(table, Seat(0), 2)
        return found

    before = with_hub(database, told)
    for edition in {replay.table.edition for replay in before}:
        monkeypatch.setattr(game_of(edition), "RULES_VERSION", 9)
    monkeypatch.setattr(rules_upgrade, "agrees", lambda *_: False)

    async def told_under_newer_rules(hub: Hub) -> None:
        replays = Replays(hub)
        for then in before:
            table = await hub.table(then.table.id)
            if not table.game.over:
                await some_moves(table, Random(1))
            told = await replays.replay(wanted_replay(table, Seat(0), None), table, hub.work_of(hub.beside.itself))
            replay = msgspec.json.decode(told, type=Replay)
            assert replay.log[: replay.lines] and bool(replay.steps) == (not then.over)
            assert [*replay.log, *[entry for step in replay.steps for entry in step.log]] == table.showing.log(NOBODY)
            with pytest.raises(BadInput, match="analysis-older-rules" if then.over else "analysis-hidden"):
                request_for(table, None, AnalysisRows(hub.store), "1.0")

    with_hub(database, told_under_newer_rules)


@pytest.mark.usefixtures("nothing_waits")
def test_a_match_goes_on_between_its_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "altbau.sqlite"
    seats = [joining.NewSeat(name=name, kind="human") for name in ("Ann", "Ben")]
    wanted = joining.NewTable(edition="wucherer-1992", seats=seats, games=3)

    async def one_game(hub: Hub) -> tuple[str, list[int]]:
        table = await hub.table((await hub.create(wanted)).id)
        rng = Random(4)
        while not table.game.over:
            await table.change("play", {"action": any_action(table.game.state, rng.randrange)})
        return table.id, table.log.match.totals

    id, totals = with_hub(database, one_game)
    monkeypatch.setattr(game_of("wucherer-1992"), "RULES_VERSION", 9)
    monkeypatch.setattr(rules_upgrade, "agrees", lambda *_: False)
    table = opened(database, id)
    assert (table.log.match.totals, table.game.over, table.log.match.over) == (totals, True, False)
    promised = table.log.match.commitment(2)

    async def following(hub: Hub) -> None:
        await (await hub.table(id)).change("next", {"seat": 0})

    with_hub(database, following)
    table = opened(database, id)
    assert (table.log.match.number, table.log.match.totals, table.log.match.older_seeds) == (2, totals, [])
    assert table.log.match.commitment(2) == promised
    assert "phase: over" in table.log.match.finished(1).transcript()


# --- over HTTP and sockets --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ids(made: Path) -> list[str]:
    """The tables in it: the first can't be read under the next rules, of the second an entry is missing."""
    with closing(sqlite3.connect(made)) as connection:
        return [id for (id,) in connection.execute("SELECT id FROM game ORDER BY rowid")]


@pytest.fixture(scope="module")
def upgraded(made: Path, ids: list[str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server over a database in which one table was played under older rules and its snapshot is spoilt, and an entry
    of another is missing."""
    path = Path(shutil.copy(made, tmp_path_factory.mktemp("upgraded")))
    with closing(sqlite3.connect(path)) as connection, connection:
        (body,) = connection.execute("SELECT body FROM game WHERE id=?", [ids[0]]).fetchone()
        older = json.dumps(json.loads(body) | {"version": 0})
        connection.execute("UPDATE game SET body=? WHERE id=?", [older, ids[0]])
        connection.execute("UPDATE snapshot SET body='{}' WHERE game=?", [ids[0]])
        connection.execute("DELETE FROM entry WHERE game=? AND seq=7", [ids[1]])
    server = Server(path)
    yield server
    server.kill()


@pytest.mark.parametrize(
    ("number", "status", "close", "code"),
    [(0, 410, 4410, "table-outdated"), (1, 500, 4510, "entry-missing"), (None, 404, 4404, "unknown-table")],
    ids=["outdated", "damaged", "unknown"],
)
def test_what_is_wrong_has_a_code_of_its_own(
    upgraded: Server, ids: list[str], number: int | None, status: int, close: int, code: str
) -> None:
    id = "nothing" if number is None else ids[number]
    for language in text.LANGUAGES:
        got, answer = upgraded.ask(f"/api/tables/{id}", language=language)
        assert (got, answer["code"]) == (status, code)
        assert str(upgraded.database.parent) not in answer["sentence"]
    with upgraded.live(id) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=STILL)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == close


def test_the_log_of_a_lost_table_can_be_read(upgraded: Server, ids: list[str]) -> None:
    status, found = upgraded.ask(f"/api/tables/{ids[0]}/log?lang=en")
    assert (status, found["problem"]["code"]) == (200, "table-outdated")
    assert len(found["lines"]) > 10
    assert upgraded.ask(f"/api/tables/{ids[0]}/game")[0] == 410
    assert upgraded.ask(f"/api/tables/{ids[0]}/log", key="wrong")[0] == 403
    assert upgraded.ask("/api/tables/nothing/log")[0] == 404


def test_the_others_go_on(upgraded: Server, ids: list[str]) -> None:
    with upgraded.live(ids[2]) as socket:
        assert next_of(socket, "update")["table"]["seq"] == 40
