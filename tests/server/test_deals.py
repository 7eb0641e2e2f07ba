"""Deals that several tables play: the same moves give the same record, and who has not finished a deal learns nothing
of how it went elsewhere."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from altbau.core.data import Data
from altbau.core.engine.ids import Action
from altbau.core.messages import deals as messages
from altbau.core.messages import live
from altbau.games import EDITIONS, game_of
from altbau.play.bots import any_action, presets
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.runtime.look_back.replays import wanted_replay
from altbau.server.live.duplicate_deals import deal_entry, stored_choices
from altbau.server.live.hub import Hub
from altbau.server.rendering.replays import Replays
from altbau.server.store.rows.deals import DealRows, TableRow
from altbau.server.store.store import Store
from altbau.table.log.stored_log import lines_of
from altbau.table.setup.duplicate_deals import (
    PERSON,
    ChoiceLine,
    Deal,
    DealChoice,
    comparison_of,
    first_divergence,
    line_of,
)
from tests import loops
from tests.server.conftest import BOT, HUMAN, STILL, Server, first_path
from tests.server.hasty import at_noon
from tests.server.players import PoolHere, ThinkingHere
from tests.server.test_account import device, forget, sit
from tests.server.test_autoplay import AT_ONCE, ENDING
from tests.server.test_costs import ABOUT_TABLES, WITH_SEQ, Played
from tests.server.test_keys import refused
from tests.server.test_own_games import over

DECISIONS = 12  # of a person
BRIEFLY = 0.001  # seconds between two looks
PICTURE = "GET /preview"  # which has the edition and the names
LONG_AGO = "2020-01-01T00:00:00+00:00"


class DealServer:
    """A server in the test's own process, over a database."""

    def __init__(self, database: Path | str) -> None:
        self.database = database
        self.begin()

    def begin(self) -> None:
        """Open it."""
        self.store = Store(self.database)
        self.hub = Hub(self.store, AT_ONCE, ThinkingHere(), random.SystemRandom())

    def end(self) -> None:
        """Close it."""
        self.hub.stop()
        self.store.close()

    async def table(self, deal: str, name: str, who: str | None = None) -> LiveTable:
        """A new table of a deal, on a device."""

        created = await self.hub.deals.play(deal, who or device(), name, "en", self.hub.deal)
        return await self.hub.table(created.id)


async def asked(table: LiveTable) -> bool:
    """Wait for what the person of a table is to choose; whether there is anything before the game is over."""
    seq, since = table.seq, monotonic()
    while not table.game.over:
        if table.game.asked == PERSON and not table.game.must_pass and table.observers.idle():
            return True
        await asyncio.sleep(BRIEFLY)
        if table.seq != seq:
            seq, since = table.seq, monotonic()
        assert monotonic() - since < STILL, table.game
    return False


async def play(table: LiveTable, rng: random.Random, decisions: int) -> None:
    """Let the person of a table choose so often at random."""
    for number in range(decisions):
        if not await asked(table):
            return
        state = table.game.state
        token = table.game.module.token(state.edition, any_action(state, rng.randrange))
        await carried_out(table, PERSON, live.Move(id=f"m{table.seq}-{number}", seq=table.seq, tokens=token))


async def give_up(table: LiveTable) -> None:
    """Let bots play to the end."""
    if await asked(table):
        await carried_out(table, PERSON, live.Resign(id="r"))
        await carried_out(table, PERSON, live.PlayOut(id="e"))
        while not table.game.over:
            await asyncio.sleep(BRIEFLY)


async def kept(store: Store, table: LiveTable) -> tuple[list[tuple[str, str]], str, str, str]:
    """All that is kept of a game, but for names, ids and times: its entries, what was told, the written game and the
    replay."""
    found = store.game(table.id)
    assert found
    hub = Hub(store, AT_ONCE, ThinkingHere(), random.SystemRandom(), pool=PoolHere())
    work = hub.work_of(hub.beside.itself)
    replay = (await Replays(hub).replay(wanted_replay(table, PERSON, None), table, work)).decode()
    return (
        [(entry.kind, json.dumps(entry.body)) for entry in found[2]],
        json.dumps(lines_of(store.additions(table.id))),
        table.game.transcript(),
        replay.replace(table.id, "ID").replace(table.keys.names[PERSON].plain(), "NAME"),
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_same_moves_give_the_same_record_byte_for_byte(edition: str, whole: bool, tmp_path: Path) -> None:
    """At three tables: one is played at a stretch, one on a server that is started anew in its midst, and at one the
    person chooses otherwise."""

    async def test() -> None:
        served = DealServer(tmp_path / "tables.sqlite")
        wanted = messages.NewDeal(edition=edition, bots=presets(game_of(edition)), options=ENDING.get(edition, {}))
        deal = await served.hub.deals.make(wanted, device())
        first, second, other = [await served.table(deal, name) for name in ("Ann", "Ben", "Cy")]
        rng = random.Random(7)
        await play(first, random.Random(7), DECISIONS)
        await play(second, rng, DECISIONS // 2)
        await play(other, random.Random(8), DECISIONS)
        served.end()
        served.begin()
        first, second, other = [await served.hub.table(each.id) for each in (first, second, other)]
        await play(second, rng, DECISIONS - DECISIONS // 2)
        for table in (first, second, other):
            await (give_up if whole else asked)(table)
        assert await kept(served.store, first) == await kept(served.store, second)
        assert (await kept(served.store, first))[0] != (await kept(served.store, other))[0]

        bodies = [served.store.game(each.id) for each in (first, second, other)]
        lines = [line_of(body[0], body[2], body[0]["version"]) for body in bodies if body]
        assert all(line.whole for line in lines)
        assert len(lines[0].choices) >= DECISIONS or first.game.over
        assert lines[0] == lines[1]
        rows = DealRows(served.store)
        (own,) = [deal_entry(row) for row in rows.tables(deal) if row.game == first.id]
        compared = comparison_of(Deal(*rows.find(deal)), own, lines[0])
        assert compared.with_other(lines[1]) is None
        where = compared.with_other(lines[2])
        assert where and where.otherwise and where.otherwise.chose != where.otherwise.instead
        assert all(said for each in msgspec.structs.astuple(where.otherwise) for said in msgspec.structs.astuple(each))
        served.end()

    loops.run(test())


def test_where_two_games_part_is_where_a_person_first_decides_otherwise() -> None:
    own = ChoiceLine(
        True, [DealChoice(Action(1), 1, 1, (1,)), DealChoice(Action(2), 3, 1, (1,)), DealChoice(Action(5), 4, 2, (2,))]
    )
    other = ChoiceLine(
        True, [DealChoice(Action(1), 2, 1, (1,)), DealChoice(Action(2), 4, 1, (1,)), DealChoice(Action(6), 9, 2, (2,))]
    )
    assert first_divergence(own, other) == (own.choices[-1], other.choices[-1])
    assert first_divergence(own, own) is None
    assert first_divergence(own, ChoiceLine(False, [])) is None
    row = TableRow("t", "d", msgspec.json.encode(own).decode(), "", True, "", "", "")
    assert stored_choices(row) == own
    assert (
        stored_choices(row._replace(line="[true,[[1,1,1]]]")) is None
    )  # by a program that did not note what was asked


def test_what_was_taken_back_was_not_decided(tmp_path: Path) -> None:
    async def test() -> None:
        served = DealServer(tmp_path / "tables.sqlite")
        wanted = messages.NewDeal(edition="landlord-2013", bots=["random"], options={"starter": "A"})
        table = await served.table(await served.hub.deals.make(wanted, device()), "Ann")
        await asked(table)
        game = table.game
        tokens = next(each for each in game.legal_tokens if each != "done")
        await carried_out(table, PERSON, live.Move(id="m1", seq=table.seq, tokens=tokens))
        assert table.game.can_undo(PERSON)
        await carried_out(table, PERSON, live.Undo(id="u1", seq=table.seq))
        await carried_out(table, PERSON, live.Move(id="m2", seq=table.seq, tokens="done"))
        found = served.store.game(table.id)
        assert found
        line = line_of(found[0], found[2], found[0]["version"])
        done = table.game.module.action_of(table.game.state.edition, "done")
        assert [choice.action for choice in line.choices][:1] == [done]
        assert line.choices[0].seq == 3
        served.end()

    loops.run(test())


# --- over HTTP --------------------------------------------------------------------------------------------------------

SHORT = {"edition": "monopoly", "options": {"turn-limit": 1}, "bots": ["random"]}


def made(server: Server, host: str, **more: Any) -> dict[str, Any]:
    """A linked deal."""
    status, deal = server.ask("/api/deals", {**SHORT, **more}, key=host)
    assert status == 201, deal
    found: dict[str, Any] = deal
    return found


def sat_down(server: Server, deal: str, who: str, name: str) -> tuple[str, str]:
    """Begin a deal on a device; the table and the key of its person."""
    status, created = server.ask(f"/api/deals/{deal}/tables", {"name": name}, key=who)
    assert status == 201, created
    return created["id"], created["seats"][0]["secret"]


def finish(server: Server, id: str, key: str, *preferred: str) -> None:
    """Play a game to its end, by these choices where they can be made, else by the first."""
    for number, table in enumerate(server.states(id, key)):
        if table["ranking"]:
            return
        if table["question"] and table["question"]["choices"]:
            tokens = [choice["token"] for choice in table["question"]["choices"]]
            path = first_path(table, next((token for token in preferred if token in tokens), None))
            move = {"type": "move", "id": f"f{number}", "seq": table["seq"], "tokens": path}
            assert server.ask(f"/api/tables/{id}/messages", move, key=key)[0] in (200, 409)


def looked(server: Server, deal: str, who: str | None = None) -> dict[str, Any]:
    """A deal as somebody with a device may know it."""
    status, found = server.ask(f"/api/deals/{deal}", key=who)
    assert status == 200, found
    answer: dict[str, Any] = found
    return answer


def shut(server: Server, deal: str, closes: str) -> None:
    """Let a deal be closed since a moment."""
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE deal SET closes = ? WHERE id = ?", (closes, deal))


def seed_of(server: Server, deal: str) -> int:
    """The secret of a deal."""
    with closing(sqlite3.connect(server.database)) as connection:
        (body,) = connection.execute("SELECT body FROM deal WHERE id = ?", (deal,)).fetchone()
    seed: int = json.loads(body)["seed"]
    return seed


def fetched(server: Server, id: str, key: str | None) -> dict[str, tuple[int, str]]:
    """What every door of a table says to a key, in an order in which nothing is spent."""
    found = {}
    stranger = Played.__new__(Played)
    stranger.keys, stranger.invitation = [], "wrong"
    for (method, path), example in ABOUT_TABLES.items():
        body = example({"question": None}, stranger)
        if path in WITH_SEQ:
            body |= {"id": "x", "seq": 0}
        status, answer = server.ask(f"/api/tables/{id}{path}", body if method == "POST" else None, key=key)
        found[f"{method} {path}"] = status, json.dumps(answer)
    try:
        with server.live(id, key) as socket:
            found["WS"] = 200, str(socket.recv(timeout=STILL))
    except ConnectionClosed as error:
        found["WS"] = error.rcvd.code if error.rcvd else 0, ""
    return found


def test_who_has_not_finished_a_deal_learns_nothing_of_its_games(own_server: Server) -> None:
    """Whatever door is tried with whatever key: of two games that went differently the answers are the same."""
    server, host, ann, ben, cy = own_server, device(), device(), device(), device()
    deal = made(server, host)["listed"]["id"]
    seed = str(seed_of(server, deal))
    (first, own), (second, second_key) = sat_down(server, deal, ann, "Ann"), sat_down(server, deal, ben, "Ann")
    (running, cys) = sat_down(server, deal, cy, "Cy")
    over(server, first, own)
    table = next(each for each in server.states(second, second_key) if each["question"] and each["question"]["choices"])
    move = {"type": "move", "id": "m", "seq": table["seq"], "tokens": first_path(table)}
    assert server.ask(f"/api/tables/{second}/messages", move, key=second_key)[0] == 200
    over(server, second, second_key)

    other = server.create(HUMAN, BOT)["seats"][0]["secret"]
    for key in (None, "wrong", cys, cy, host, ann, other):
        one, two, mine = [fetched(server, id, key) for id in (first, second, running)]
        assert {door: (status, said.replace(first, "")) for door, (status, said) in one.items()} == {
            door: (status, said.replace(second, "")) for door, (status, said) in two.items()
        }
        assert {door for door, (status, _) in one.items() if status < 400} <= {PICTURE}
        assert not [said for _, said in (one | two | mine).values() if seed in said]
        if key != cys:
            assert {door for door, (status, _) in mine.items() if status < 400} <= {PICTURE}
        keys = [{"table": each, "secret": key} for each in (first, second)] if key else []
        for path in ("/api/own-tables", "/api/search", f"/api/series/{first}"):
            wanted = {"keys": keys} | ({"edition": "monopoly"} if path.endswith("search") else {})
            assert "coins" not in json.dumps(server.ask(path, wanted)[1])
    for who in (None, cy, host, device()):
        assert seed not in json.dumps(found := looked(server, deal, who))
        assert (found["results"], found["begun"], found["finished"], found["seed"]) == ([], 3, 2, None)
    public = json.dumps([server.ask(path)[1] for path in ("/api/own-deals", "/api/records")])
    assert not [secret for secret in (seed, first, second) if secret in public]


def test_who_has_finished_sees_all_games_but_no_seed(own_server: Server) -> None:
    server, host, ann, ben, cy = own_server, device(), device(), device(), device()
    deal = made(server, host)
    assert (deal["listed"]["host"], deal["listed"]["kind"], deal["playable"]) == (True, "linked", True)
    id, seed = deal["listed"]["id"], str(seed_of(server, deal["listed"]["id"]))
    (first, own), (second, other), (third, running) = [
        sat_down(server, id, who, name) for who, name in ((ann, "Ann"), (ben, "Ben"), (cy, "Cy"))
    ]
    assert server.table(first, own)["commitment"] == deal["commitment"]
    assert server.table(first, own)["deal"] == id
    finish(server, first, own)
    finish(server, second, other)
    found = looked(server, id, ann)
    told = {(each["seat"]["name"], each["better"], each["leads"], each["parted"]) for each in found["results"]}
    assert told == {("Ann", 50, True, None), ("Ben", 50, True, None)}
    assert all(each["counts"] and not each["instead"] for each in found["results"])
    assert found["listed"]["table"] == first
    for path in ("", "/replay", "/truth", "/ending", "/position", "/chat?before=9"):
        for table in (first, second):
            status, told = server.ask(f"/api/tables/{table}{path}", key=own)
            assert status == 200, (path, told)
            assert seed not in json.dumps(told)
    wish = {"seq": 0, "seat": "A", "name": "Zoë", "cards": "as-they-were", "bots": {"B": "random"}}
    assert server.ask(f"/api/tables/{second}/what-if", wish, key=own)[0] == 201
    for table in (first, second):
        refused(server.ask(f"/api/tables/{table}/game", key=own), 403, "deal-sealed")
    refused(server.ask(f"/api/tables/{third}/replay", key=own), 403, "deal-open")
    refused(server.ask(f"/api/tables/{third}/watching", {"watching": "open"}, key=running), 403, "deal-sealed")
    assert sit(server, ann, (first, own))[0] == 200
    status, export = server.ask("/api/account/games", key=ann)
    assert status == 200
    assert seed not in export
    assert first in export

    refused(server.ask(f"/api/deals/{id}/close", {}, key=ann), 403, "not-host")
    status, closed = server.ask(f"/api/deals/{id}/close", {}, key=host)
    assert (status, closed["listed"]["closed"], closed["seed"]) == (200, True, seed)
    assert len(closed["results"]) == 2
    for table in (first, second):
        assert seed in server.ask(f"/api/tables/{table}/game")[1]
        assert server.table(table)["seed"] == seed
        assert server.ask(f"/api/tables/{table}/replay")[0] == 200
    assert seed in server.ask("/api/account/games", key=ann)[1]
    refused(server.ask(f"/api/tables/{third}"), 403, "deal-open")
    refused(server.ask(f"/api/deals/{id}/tables", {"name": "Di"}, key=device()), 409, "deal-closed")
    shut(server, id, LONG_AGO)
    finish(server, third, running)
    assert [(each["counts"], each["better"], each["leads"]) for each in looked(server, id)["results"]] == [
        (False, None, False)
    ] * 3


def test_everybody_plays_a_deal_once(own_server: Server) -> None:
    server, ann, other = own_server, device(), device()
    deal = made(server, ann)["listed"]["id"]
    table, key = sat_down(server, deal, ann, "Ann")
    refused(server.ask(f"/api/deals/{deal}/tables", {"name": "Ann"}, key=ann), 409, "deal-begun")
    assert sit(server, ann, (table, key))[0] == 200
    code = server.ask("/api/account/code", {}, key=ann)[1]["code"]
    check = server.ask("/api/account/device", {"code": code}, key=other)[1]["check"]
    assert server.ask("/api/account/confirm", {"check": check, "yes": True}, key=ann)[0] == 200
    refused(server.ask(f"/api/deals/{deal}/tables", {"name": "Ann"}, key=other), 409, "deal-begun")
    assert looked(server, deal, other)["listed"]["table"] == table
    assert looked(server, deal, other)["listed"]["host"]
    (listed,) = [each for each in server.ask("/api/own-deals", key=other)[1] if each["id"] == deal]
    assert listed == looked(server, deal, ann)["listed"]
    assert forget(server, ann, "everything")[0] == 200
    for who in (ann, other, None):
        assert looked(server, deal, who)["listed"] == listed | {"table": None, "host": False}


def test_a_device_that_goes_leaves_its_deals_to_the_others_of_its_person_or_nobody(own_server: Server) -> None:
    server, ann, other = own_server, device(), device()
    first, both = (made(server, ann)["listed"]["id"] for _ in range(2))
    tables = [sat_down(server, first, ann, "Ann"), sat_down(server, both, ann, "Ann")]
    own, _ = sat_down(server, both, other, "Ann")
    assert sit(server, ann, tables[0])[0] == 200
    code = server.ask("/api/account/code", {}, key=ann)[1]["code"]
    check = server.ask("/api/account/device", {"code": code}, key=other)[1]["check"]
    assert server.ask("/api/account/confirm", {"check": check, "yes": True}, key=ann)[0] == 200
    assert forget(server, ann, "this-device")[0] == 200
    known = {who: [looked(server, id, who)["listed"] for id in (first, both)] for who in (ann, other)}
    assert [(each["table"], each["host"]) for each in known[ann]] == [(None, False)] * 2
    assert [(each["table"], each["host"]) for each in known[other]] == [(tables[0][0], True), (own, True)]
    refused(server.ask(f"/api/deals/{first}/tables", {"name": "Ann"}, key=other), 409, "deal-begun")
    assert forget(server, other, "this-device")[0] == 200  # the last one
    assert not looked(server, first, other)["listed"]["host"]
    with closing(sqlite3.connect(server.database)) as connection:
        left = connection.execute("SELECT device FROM deal_table UNION SELECT host FROM deal WHERE daily IS NULL")
        assert left.fetchall() == [(None,)]


@pytest.mark.parametrize("own_server", [at_noon], indirect=True)
def test_each_day_has_a_deal_of_each_edition(own_server: Server) -> None:
    server, ann = own_server, device()
    first, again = [server.ask("/api/own-deals")[1] for _ in range(2)]
    assert first == again
    assert [(each["edition"], each["bots"], each["kind"]) for each in first] == [
        (edition, presets(game_of(edition)), "daily") for edition in EDITIONS
    ]
    assert all(each["closes"].endswith("T00:00:00+00:00") for each in first)
    assert len({looked(server, each["id"])["commitment"] for each in first}) == len(EDITIONS)
    deal = first[0]["id"]
    table, key = sat_down(server, deal, ann, "Ann")
    assert [each["table"] for each in server.ask("/api/own-deals", key=ann)[1]] == [
        table,
        *[None] * (len(EDITIONS) - 1),
    ]
    assert server.table(table, key)["hints"] is False
    refused(server.ask(f"/api/deals/{deal}/close", {}, key=ann), 403, "not-host")
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE deal SET daily = replace(daily, substr(daily, 1, 10), '2020-01-01')")
    assert {each["id"] for each in server.ask("/api/own-deals")[1]}.isdisjoint(each["id"] for each in first)


def test_what_is_no_deal_is_refused(server: Server) -> None:
    changes: list[Data] = [
        {"edition": "chess"},
        {"bots": []},
        {"bots": ["nobody"]},
        {"options": {"turn-limit": -1}},
        {"options": {"colour": 1}},
        {"cards": {"alibi": {"rent": 3}}},
    ]
    for change in changes:
        status, answer = server.ask("/api/deals", {**SHORT, **change}, key=device())
        assert status == 400, answer
    refused(server.ask("/api/deals/nothing"), 404, "unknown-deal")
    refused(server.ask("/api/deals", SHORT, key="short"), 400, "short-secret")
    refused(server.ask("/api/deals", SHORT), 400, "short-secret")
    refused(server.ask("/api/deals/nothing/tables", {"name": "Ann"}, key=device()), 404, "unknown-deal")
    deal = made(server, device())["listed"]["id"]
    refused(server.ask(f"/api/deals/{deal}/tables", {"name": ""}, key=device()), 400, "bad-name")


def test_a_deal_of_older_rules_is_played_no_more(own_server: Server) -> None:
    server, ann = own_server, device()
    deal = made(server, device())["listed"]["id"]
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute("UPDATE deal SET body = json_set(body, '$.version', 0) WHERE id = ?", (deal,))
    assert not looked(server, deal)["playable"]
    refused(server.ask(f"/api/deals/{deal}/tables", {"name": "Ann"}, key=ann), 410, "deal-older-rules")


def test_only_what_a_person_alone_has_played_counts(own_server: Server) -> None:
    """Who lets a bot play on, or has tried something out, stands behind the others."""
    server, names = own_server, ("Ann", "Ben", "Cy", "Di")
    devices = {name: device() for name in names}
    deal = made(server, device(), options={"turn-limit": 2})["listed"]["id"]
    tables = {name: sat_down(server, deal, devices[name], name) for name in names}
    finish(server, *tables["Ann"], "buy")
    finish(server, *tables["Ben"], "auction")
    over(server, *tables["Cy"])
    id, key = tables["Di"]
    table = next(each for each in server.states(id, key) if each["question"] and each["question"]["choices"])
    wish = {"seq": table["seq"], "seat": "A", "name": "Di", "cards": "dealt-anew", "bots": {"B": "random"}}
    assert server.ask(f"/api/tables/{id}/what-if", wish, key=key)[0] == 201
    finish(server, id, key, "buy")
    found = {name: looked(server, deal, devices[name])["results"] for name in names}
    for name in names:
        counting = {each["seat"]["name"] for each in found[name] if each["counts"]}
        assert counting == {"Ann", "Ben"}
        assert {each["seat"]["name"] for each in found[name][2:]} == {"Cy", "Di"}
        assert [each["instead"] for each in found[name]].count(True) == 1
    where = {each["seat"]["name"]: each["parted"] for each in found["Ann"]}
    assert (where["Ann"], where["Di"]) == (None, None)
    assert where["Ben"] and where["Ben"]["own"] > 0
