"""Tables begun from a moment of another one: which moments can be, what they show, and what they count."""

import random
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from altbau.games import EDITIONS
from altbau.play.game import Game
from altbau.table.replay.moments import ANEW, begins_with
from tests.engine.random_games import any_game, decisions
from tests.server.conftest import BOT, FRIEND, HUMAN, Server, first_path

MOMENTS = 25


@pytest.fixture(scope="module")
def played(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with running tables and a finished one."""
    server = Server(Path(shutil.copy(made, tmp_path_factory.mktemp("what-if") / "tables.sqlite")))
    yield server
    server.end()


def rows(server: Server, query: str) -> list[Any]:
    """What stands in its database."""
    with closing(sqlite3.connect(server.database)) as connection:
        return connection.execute(query).fetchall()


def wish(table: dict[str, Any], seq: int, **more: Any) -> dict[str, Any]:
    """To play on from seat A, with cards dealt anew and bots that choose anything."""
    bots = {each["seat"]: "random" for each in table["seats"] if each["seat"] != "A"}
    return {"seq": seq, "seat": "A", "name": "Ann", "cards": "dealt-anew", "bots": bots} | more


def waited_for(server: Server, id: str, key: str) -> dict[str, Any]:
    """A table as soon as its seat A is asked what begins a move, on which it has not moved yet."""
    return next(table for table in server.states(id, key) if table["asked"] == "A" and table["question"]["choices"])


def test_moments_of_a_finished_game_are_played_on(played: Server) -> None:
    tables = [played.table(id) for (id,) in rows(played, "SELECT game FROM summary WHERE counts")]
    (over,) = [table for table in tables if table["phase"] == "over"]
    for seq in range(0, over["seq"], max(1, over["seq"] // 6)):
        for cards in ("as-they-were", "dealt-anew"):
            status, begun = played.ask(f"/api/tables/{over['id']}/what-if", wish(over, seq, cards=cards))
            if status != 201:
                assert begun["code"] == "what-if-out"
                continue
            table = played.table(begun["id"], begun["seats"][0]["secret"])
            assert (table["viewer"], table["uncounted"], table["edition"]) == ("A", "what-if", over["edition"])
            assert [each["bot"] for each in table["seats"][1:]] == ["random"] * (len(over["seats"]) - 1)
            assert table["commitment"] != over["commitment"]
    assert played.ask(f"/api/tables/{over['id']}/what-if", wish(over, over["seq"]))[1]["code"] == "game-over"
    for change, code in (({"seat": "Z"}, "unknown-seat"), ({"bots": {}}, "unknown-bot"), ({"name": ""}, "bad-name")):
        assert played.ask(f"/api/tables/{over['id']}/what-if", wish(over, 0, **change))[1]["code"] == code
    assert played.ask(f"/api/tables/{over['id']}/what-if", wish(over, -1))[1]["code"] == "number-not-in-range"


def test_who_looks_on_tries_out_nothing_that_runs(played: Server) -> None:
    for (id,) in rows(played, "SELECT game FROM summary WHERE counts"):
        table = played.table(id)
        if table["phase"] != "over":
            for seq in (0, table["seq"] // 2, table["seq"]):
                for cards in ("as-they-were", "dealt-anew"):
                    status, refused = played.ask(f"/api/tables/{id}/what-if", wish(table, seq, cards=cards))
                    assert (status, refused["code"]) == (403, "what-if-running")
            assert played.table(id)["uncounted"] is None


def test_only_who_plays_alone_tries_out_and_then_it_counts_nowhere(server: Server) -> None:
    id, (key, _) = server.start_table(HUMAN, FRIEND)
    table = server.table(id, key)
    assert server.ask(f"/api/tables/{id}/what-if", wish(table, table["seq"]), key=key)[1]["code"] == "what-if-running"

    created = server.create(HUMAN, BOT)
    id, key = created["id"], created["seats"][0]["secret"]
    table = waited_for(server, id, key)
    for change in ({"cards": "as-they-were"}, {"seat": "B", "bots": {"A": "random"}}):
        refused = server.ask(f"/api/tables/{id}/what-if", wish(table, table["seq"], **change), key=key)[1]
        assert refused["code"] == "what-if-running"
    assert server.ask(f"/api/tables/{id}/what-if", wish(table, table["seq"]))[1]["code"] == "what-if-running"
    assert server.table(id, key)["uncounted"] is None
    status, begun = server.ask(f"/api/tables/{id}/what-if", wish(table, table["seq"]), key=key)
    assert status == 201
    other = server.table(begun["id"], begun["seats"][0]["secret"])
    assert (other["hand"], other["asked"], other["question"]) == (table["hand"], "A", table["question"])
    assert (server.table(id, key)["uncounted"], other["uncounted"]) == ("tried-out", "what-if")

    path = first_path(table)
    move = {"type": "move", "id": "m1", "seq": table["seq"], "tokens": path}
    assert server.ask(f"/api/tables/{id}/messages", move, key=key)[0] == 200
    count = "SELECT count(*) FROM record"
    before = rows(server, count)
    assert server.ask(f"/api/tables/{id}/messages", {"type": "resign", "id": "r"}, key=key)[0] == 200
    assert server.ask(f"/api/tables/{id}/messages", {"type": "to_end", "id": "e"}, key=key)[0] == 200
    next(table for table in server.states(id, key) if table["phase"] == "over")
    assert rows(server, count) == before
    query = f"SELECT counts FROM summary WHERE game IN ('{id}', '{begun['id']}')"
    assert rows(server, query) == [(0,), (0,)]


@pytest.mark.seeds(2, 40)
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_dealt_anew_says_nothing_of_what_a_seat_does_not_know(edition: str, seed: int) -> None:
    rng = random.Random(seed)
    for number, game in enumerate(decisions(any_game(rng, edition), rng, MOMENTS)):
        if number % 5 == 0 and game.asked is not None and game.question_open:
            seat = game.asked
            known = game.seen_position(seat)
            here, there = (Game.from_position(known, seed=each) for each in (number, number + 1))
            assert begins_with(here, seat, ANEW) == begins_with(there, seat, ANEW)


def test_a_pasted_text_is_played_on(played: Server) -> None:
    game = Game.new("landlord-2013", players=3, seed=4)
    rng = random.Random(2)
    for _ in decisions(game, rng, 30):
        pass
    quoted = re.sub("^", "> ", game.transcript(), flags=re.MULTILINE)  # as in a mail
    for text in (game.transcript(), game.position(), quoted):
        status, laid = played.ask("/api/positions", {"text": text})
        assert status == 200
        last = len(laid["replay"]["steps"])
        for seq in {0, last // 2, last}:
            wanted = {
                "seq": seq,
                "seat": "B",
                "name": "Ann",
                "cards": "as-they-were",
                "bots": {"A": "random", "C": "random"},
            }
            status, begun = played.ask("/api/pasted/tables", {"text": text, "begin": wanted})
            assert status == 201, begun
            table = played.table(begun["id"], begun["seats"][1]["secret"])
            assert (table["viewer"], table["uncounted"], table["edition"]) == ("B", "what-if", game.edition)
    wanted = {"seq": 0, "seat": "B", "name": "Ann", "cards": "dealt-anew", "bots": {"A": "random", "C": "random"}}
    for change, text, code in (
        ({}, "edition: chess", "unknown-edition"),
        ({"seq": 10**6}, game.transcript(), "number-not-in-range"),
        ({"seat": "Z"}, game.transcript(), "unknown-seat"),
        ({"bots": {}}, game.transcript(), "unknown-bot"),
    ):
        status, refused = played.ask("/api/pasted/tables", {"text": text, "begin": wanted | change})
        assert (status, refused["code"]) == (400, code)


def test_what_stands_at_a_running_table_is_not_played_on_as_pasted(server: Server) -> None:
    id, keys = server.start_table(HUMAN, FRIEND, edition="monopoly")
    for number in range(200):
        table = server.table(id)
        if table["round"] > 1:
            break
        key = keys["AB".index(table["asked"])]
        seen = server.table(id, key)
        if seen["question"]["choices"]:
            move = {"type": "move", "id": f"m{number}", "seq": seen["seq"], "tokens": first_path(seen)}
            server.ask(f"/api/tables/{id}/messages", move, key=key)
    texts = [server.ask(f"/api/tables/{id}/position", key=viewer)[1] for viewer in (*keys, None)]
    wanted = {"seq": 0, "seat": "A", "name": "Ann", "cards": "dealt-anew", "bots": {"B": "random"}}
    for text in texts:
        status, refused = server.ask("/api/pasted/tables", {"text": text, "begin": wanted})
        assert (status, refused["code"]) == (403, "pasted-running")
    server.kill()
    server.start()
    for text in texts:  # though nobody has opened it here
        status, refused = server.ask("/api/pasted/tables", {"text": text, "begin": wanted})
        assert (status, refused["code"]) == (403, "pasted-running")
    poorer = re.sub(r"(?<=cash: {A: )\d+", "11", texts[-1])
    assert poorer != texts[-1]
    assert server.ask("/api/pasted/tables", {"text": poorer, "begin": wanted})[0] == 201
