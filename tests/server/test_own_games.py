"""Whoever wants to be forgotten is gone from everything that shows a table, and what he did stays as somebody's. What
is taken along before reads as it was played, and is found by what happened in it."""

import json
import shutil
import sqlite3
import urllib.request
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from altbau.play.game import Game
from altbau.play.text_reading import parts, read_game
from altbau.server.live.anonymization import PersonSeats, erase
from altbau.server.live.hub import Hub
from altbau.server.operator.housekeeping import Housekeeping
from altbau.server.store.rows.analyses import AnalysisRows
from altbau.server.store.store import Store
from altbau.server.web.routes.own_games import AT_ONCE
from altbau.table.seats.access import digest
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.conftest import BOT, EDITION, FRIEND, HUMAN, STILL, SameSeeds, Server
from tests.server.players import ThinkingHere
from tests.server.test_account import device, forget, sit
from tests.server.test_keys import refused
from tests.server.test_lobby import opened

NAME = "Rumpelstilzchen"
SAID = "Ach wie gut"
SOON = datetime.now(UTC) + timedelta(days=1)


def addresses(server: Server, id: str, key: str) -> dict[str, str]:
    """All that is shown of a table, or counted of it, by address."""
    paths = ["", "/log", "/truth", "/ending", "/replay", "/position", "/game", "/chat?before=1000"]
    keys = {"keys": [{"table": id, "secret": key}]}
    found = {path: server.ask(f"/api/tables/{id}{path}", key=key) for path in paths}
    found |= {path: server.ask(path, keys) for path in ("/api/own-tables", f"/api/series/{id}")}
    found["/api/records"] = server.ask("/api/records")
    with server.live(id, key) as socket:
        live = str(socket.recv(timeout=STILL))
    return {path: json.dumps(each, ensure_ascii=False) for path, each in found.items()} | {"live": live}


def over(server: Server, id: str, *keys: str) -> None:
    """Give a game up for all these, and let bots play it to its end."""
    for key in keys:
        assert server.ask(f"/api/tables/{id}/messages", {"type": "resign", "id": f"r{key}"}, key=key)[0] == 200
    assert server.ask(f"/api/tables/{id}/messages", {"type": "to_end", "id": "e"}, key=keys[0])[0] == 200
    for table in server.states(id, keys[0]):
        if table["ranking"]:
            return


def test_somebody_is_gone_from_all_that_shows_a_table(own_server: Server) -> None:
    """From a finished game with its record line and cached replay, a running one, one that waits, and a rematch that
    keeps a seat; what others said and did stays."""
    server, ann = own_server, device()
    seats = {**HUMAN, "name": NAME}, {**FRIEND, "name": "Ben"}
    done, (own, ben) = server.start_table(*seats, options={"starter": "A"})
    said = {"type": "say", "id": "s", "text": SAID}
    assert server.ask(f"/api/tables/{done}/messages", said, key=own)[0] == 200
    assert server.ask(f"/api/tables/{done}/messages", {**said, "text": "Guten Abend"}, key=ben)[0] == 200
    over(server, done, ben, own)
    kept = [{**seats[0], "kind": "link", "was": "A"}, {**seats[1], "kind": "human", "was": "B"}]
    rematch = server.create(*kept, key=ben, previous=done)
    runs, (mine, other) = server.start_table(*seats, options={"starter": "A"})
    waits = opened(server)
    assert sit(server, ann, (done, own), (runs, mine), (waits.id, waits.key), name=NAME)[0] == 200
    tables = {done: ben, runs: other, rematch["id"]: rematch["seats"][1]["secret"]}
    before = {id: addresses(server, id, key) for id, key in tables.items()}
    assert all(NAME in told[""] for told in before.values()) and SAID in before[done]["/chat?before=1000"]
    assert NAME in before[done]["/api/records"]
    log = json.loads(before[done]["/log"])[1]["lines"]

    assert forget(server, ann, "everything")[0] == 200
    for id, key in tables.items():
        told = addresses(server, id, key)
        assert [path for path, each in told.items() if NAME in each or SAID in each] == []
        assert "A player" in told[""] and '"jemand"' in told[""].lower()
    after = addresses(server, done, ben)
    assert json.loads(after["/log"])[1]["lines"] == log and "Guten Abend" in after["/chat?before=1000"]
    assert server.table(runs, other)["seats"][0]["resigned"]
    assert server.ask(f"/api/tables/{done}", key=own)[0] == 403
    assert server.ask(f"/api/tables/{waits.id}", key=waits.key)[0] == 404
    with closing(sqlite3.connect(server.database)) as connection:
        stored = "".join(connection.iterdump())
    assert NAME not in stored and SAID not in stored
    assert not any(digest(key) in stored for key in (own, mine, ann))


def games(server: Server, secret: str, path: str = "/api/account/games") -> tuple[str, str]:
    """A part of the games of whoever has a device, and where the next one is."""
    request = urllib.request.Request(server.address + path, headers={"Authorization": f"Bearer {secret}"})
    with urllib.request.urlopen(request, timeout=STILL) as answer:
        return answer.read().decode(), answer.headers.get("Link", "").partition(">")[0].lstrip("<")


def test_all_own_games_are_taken_along_in_parts_that_make_one_file(server: Server, tmp_path: Path) -> None:
    """What is over reads as the game that was played, what runs as what the own seat knows."""
    ann = device()
    done, (own, ben) = server.start_table(HUMAN, FRIEND, options={"starter": "A"})
    over(server, done, own, ben)
    tables = [(done, own)]
    while len(tables) <= AT_ONCE:
        created = server.create(HUMAN, BOT, options={"starter": "A"})
        tables.append((created["id"], created["seats"][0]["secret"]))
    assert sit(server, ann, *tables)[0] == 200
    first, following = games(server, ann)
    second, end = games(server, ann, following)
    assert following and not end
    found = parts(first + second)
    assert [table for part in found for table, _ in tables if part.startswith(f"# {table} ")] == [
        table for table, _ in reversed(tables)
    ]
    assert read_game(found[-1]).transcript() == server.ask(f"/api/tables/{done}/game", key=own)[1]
    assert "Ann" in found[-1] and server.ask(f"/api/tables/{done}/game", key=own)[1] in found[-1]
    shown = server.ask(f"/api/tables/{tables[-1][0]}/position", key=tables[-1][1])[1]
    assert shown in found[0] and Game.from_position(found[0]).edition == EDITION
    file = tmp_path / "games.yaml"
    file.write_text(first + second, encoding="utf-8")
    assert len(parts(file.read_text(encoding="utf-8"))) == len(tables)
    assert server.ask("/api/account/games", key=device())[0] == 403


def test_an_archived_table_forgets_and_can_be_archived_again(made: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(made, tmp_path / "tables.sqlite"))
    with closing(sqlite3.connect(path)) as connection:
        ids = [id for (id,) in connection.execute("SELECT game FROM summary")]

    async def run() -> None:
        store = Store(path)
        try:
            hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
            for id in ids:
                await AnalysisRows(store).keep(id, 1, "at once", b"Ann was lucky")
            await Housekeeping(hub).archive(SOON)
            for id in ids:
                await erase(hub, hub.beside.itself, PersonSeats(id, frozenset("AB"), others=False, over=True))
            await Housekeeping(hub).archive(SOON)
            for id in ids:
                assert [name.in_language("de") for name in (await hub.table(id)).keys.names] == ["Jemand", "Jemand 2"]
                assert AnalysisRows(store).find(id, 1, "at once") is None
        finally:
            store.close()

    loops.run(run())
    for file in tmp_path.glob("*.sqlite*"):
        assert b'"Ann"' not in file.read_bytes()  # not even where something stood that is deleted


def test_a_search_goes_on_where_it_stopped_and_opens_nothing_that_keys_do_not(server: Server) -> None:
    keys = []
    for _ in range(3):
        created = server.create(HUMAN, BOT, options={"starter": "A"})
        keys.append({"table": created["id"], "secret": created["seats"][0]["secret"]})
    over(server, keys[0]["table"], keys[0]["secret"])
    wanted = {"keys": keys, "edition": EDITION}
    status, answer = server.ask("/api/search", wanted)
    assert status == 200 and {each["table"]["id"] for each in answer["tables"]} == {key["table"] for key in keys}
    assert "police-called" in answer["kinds"] and answer["after"] is None
    first = answer["tables"][0]["table"]["id"]
    assert len(server.ask("/api/search", {**wanted, "after": first})[1]["tables"]) == 2
    assert len(server.ask("/api/search", {**wanted, "outcome": "runs"})[1]["tables"]) == 2
    (built,) = server.ask("/api/search", {**wanted, "keys": keys[:1], "kind": "built"})[1]["tables"]
    assert built["moments"] and built["moments"][0]["entry"]["name"] == "built"
    replay = server.ask(f"/api/tables/{keys[0]['table']}/replay", key=keys[0]["secret"])[1]
    told = [entry["number"] for step in replay["steps"] for entry in step["log"]]
    assert built["moments"][0]["entry"]["number"] in told
    wrong = [{"table": key["table"], "secret": "wrong"} for key in keys]
    assert server.ask("/api/search", {**wanted, "keys": wrong})[1]["tables"] == []
    assert refused(server.ask("/api/search", {**wanted, "kind": "x"}), 404, "not-found")
    assert refused(server.ask("/api/search", {**wanted, "edition": "x"}), 400, "unknown-edition")


def test_what_is_pasted_is_laid_out_or_its_line_named(server: Server) -> None:
    dealt = server.ask(f"/api/positions/{EDITION}")[1]
    status, laid = server.ask("/api/positions", {"text": dealt})
    replay = laid["replay"]
    assert (status, replay["table"]["edition"], replay["steps"]) == (200, EDITION, [])
    assert laid["scene"]["coins"] == [each["coins"] for each in replay["table"]["seats"]]
    wrong = dealt.replace("phase: play", "phase: dance")
    said = [server.ask("/api/positions", {"text": wrong}, language=language)[1] for language in ("en", "de")]
    assert {each["line"] for each in said} == {1 + wrong[: wrong.index("dance")].count("\n")}
    assert len({each["problem"]["sentence"] for each in said}) == 2
    for halves in ("\ud83d", "\ude00 x", "x\ud83dx"):  # JSON has them as they are, UTF-8 can't
        status, half = server.ask("/api/positions", {"text": dealt + f"# {halves}"})
        assert (status, half["code"]) == (400, "half-character") and "U+D" in half["sentence"]
    assert server.ask("/api/positions", {"text": dealt + "# \U0001f3e0 \\ud83d"})[0] == 200
    bracketed = dealt + "# [" + 2000 * "[{"
    assert server.ask("/api/positions", {"text": bracketed})[1]["replay"]["table"]["edition"] == EDITION
    assert server.ask("/api/positions", {"text": "x" * 60_001})[0] == 400
    assert server.ask("/api/positions", {"text": "x" * 400_000})[0] == 413
