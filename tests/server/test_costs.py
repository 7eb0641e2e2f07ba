"""No request costs the event loop in proportion to the length of a game: whatever is asked of the longest, richest and
fullest table takes at most twice as many calls there as where the same position has just begun, but for what is longer
in the answer."""

import asyncio
import gc
import json
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, cast, get_args

import msgspec
import pytest
import uvicorn
from litestar import Litestar
from sqlalchemy import Connection
from uvicorn.server import ServerState

from altbau.core.bots.bot import AnyBot
from altbau.core.engine.ids import Seat
from altbau.core.engine.view import View
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.core.messages import joining, live
from altbau.games import EDITIONS, game_of
from altbau.play.append_list import AppendList
from altbau.play.bots import any_action
from altbau.play.game import Game
from altbau.play.match import Match
from altbau.runtime import chat
from altbau.runtime.bots import BotAnswer, decide
from altbau.runtime.home import Append
from altbau.server.live.hub import Hub
from altbau.server.operator import commands, dashboard
from altbau.server.store import server_time
from altbau.server.store.log_append import ChecksumCache, append
from altbau.server.store.store import Store
from altbau.server.web.app import make_app
from altbau.server.web.guard.connections import Connection as ClientConnection
from altbau.server.web.guard.connections import ConnectionLimit
from altbau.server.web.guard.frames import LiveProtocol
from altbau.server.web.guard.gate import Gate
from altbau.server.web.guard.limits import UNLIMITED, Visitors
from altbau.server.web.socket import PROTOCOL
from altbau.table.log.stored_lines import History, step
from altbau.table.log.table_log import MOST_ENTRIES, Entry
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.conftest import STILL, SameSeeds, first_path
from tests.server.test_frames import MASK, TEXT, Wire, frame

LONG, LONGEST = 1000, MOST_ENTRIES - 100  # entries; the last with --long only
KNOWN = 5  # entries of the log of the same position that has just begun
TIMES = 2  # as many calls as there
NEVER = 3600.0  # seconds
PER_VALUE = 8  # calls more for each value by which what is sent is longer
MOST_VALUES = 800  # that are made by the event loop, as many as the end of a log has; all else is made beside it
QUIET = 10  # rounds of the loop after an answer, in which whatever it sets off is counted, too
QUICK = ("landlord-2013", "monopoly")
CASES = [pytest.param(each, LONG, over, id=f"{each}-{over}") for each in QUICK for over in (False, True)] + [
    pytest.param(each, LONGEST, over, id=f"{each}-{over}-longest", marks=pytest.mark.long)
    for each in EDITIONS
    for over in (False, True)
]


class Ear(Wire):
    """A connection that keeps what the server says."""

    def __init__(self) -> None:
        super().__init__()
        self.said = b""
        self.more = asyncio.Event()

    def write(self, data: Any) -> None:
        self.said += data
        self.more.set()

    async def until(self, complete: Callable[[bytes], bool]) -> bytes:
        """What is said, when it is complete."""
        while not complete(self.said):
            self.more.clear()
            await asyncio.wait_for(self.more.wait(), STILL)
        said, self.said = self.said, b""
        return said


class Counter:
    """Counts the calls in this thread, which is the event loop's."""

    def __init__(self) -> None:
        self.calls = 0

    def __enter__(self) -> "Counter":
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event in ("call", "c_call"):
            self.calls += 1


class Apart:
    """Lets bots decide in another thread while that `goes_on`, and counts how often one does."""

    def __init__(self) -> None:
        self.decisions = 0
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def decide(self, bot: AnyBot, view: View, since: float, /) -> BotAnswer:
        await self.goes_on.wait()
        self.decisions += 1
        thought = await asyncio.to_thread(decide, bot, view)
        assert isinstance(thought, BotAnswer)
        return thought


class Asked:
    """What came of a request: the bytes that were sent, the calls that it took, and the decisions of a bot that are in
    the answer."""

    def __init__(self, status: int, body: bytes, calls: int, decisions: int = 0) -> None:
        self.status = status
        self.body = body
        self.calls = calls
        self.decisions = decisions

    @property
    def values(self) -> int:
        """How many values are in the answer."""
        return self.body.count(b":") + self.body.count(b",")


class Client:
    """Speaks to an application in the test's own process, as over a network."""

    def __init__(self, app: Any, thinking: Apart) -> None:
        self.thinking = thinking
        limit = ConnectionLimit(Visitors(UNLIMITED), 1000)
        self.config = uvicorn.Config(
            app, http=cast(Any, partial(ClientConnection, limit)), ws=cast(Any, LiveProtocol),
            log_config=None, ws_ping_interval=None, lifespan="off",
        )  # fmt: skip
        self.config.load()
        self.server = ServerState()

    def connect(self) -> Ear:
        ear = Ear()
        protocol_class = cast(Any, self.config.http_protocol_class)
        ear.set_protocol(protocol_class(config=self.config, server_state=self.server, app_state={}))
        ear.protocol.connection_made(ear)
        return ear

    async def ask(self, method: str, path: str, key: str | None, body: object = None) -> Asked:
        """A request."""
        sent = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(sent)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {key}\r\n" if key else "")
        ear, before = self.connect(), self.thinking.decisions
        with Counter() as counter:
            ear.protocol.data_received(f"{head}\r\n".encode() + sent)
            answer = await ear.until(whole)
            await settled()
        ear.protocol.connection_lost(None)
        status, _, rest = answer.partition(b"\r\n")
        return Asked(
            int(status.split()[1]), rest.partition(b"\r\n\r\n")[2], counter.calls, self.thinking.decisions - before
        )

    def open(self, id: str, key: str | None, known: int, form: str) -> Ear:
        """A live connection that is asked for."""
        names = ", ".join(each for each in (PROTOCOL, key) if each)
        head = (
            f"GET /api/tables/{id}/live?send={form}&log={known} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: YWx0YmF1IGFsdGJhdSBhbA==\r\n"
            f"Sec-WebSocket-Protocol: {names}\r\n\r\n"
        )
        ear = self.connect()
        ear.protocol.data_received(head.encode())
        return ear

    async def live(self, id: str, key: str | None, known: int, form: str) -> tuple[Ear, Asked]:
        """A live connection, and what its beginning took."""
        with Counter() as counter:
            ear = self.open(id, key, known, form)
            said = await ear.until(lambda said: b'"type":"update"' in said)
            await settled()
        return ear, Asked(101, said + ear.said, counter.calls)

    async def say(self, ear: Ear, message: Any, answer: bytes) -> Asked:
        """A message over a live connection."""
        ear.said, before = b"", self.thinking.decisions
        with Counter() as counter:
            ear.protocol.data_received(frame(json.dumps(message).encode(), TEXT, MASK))
            said = await ear.until(lambda said: answer in said)
            await settled()
        return Asked(200, said + ear.said, counter.calls, self.thinking.decisions - before)


def whole(answer: bytes) -> bool:
    """Whether an answer is there."""
    head, found, body = answer.partition(b"\r\n\r\n")
    length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0")
    return bool(found) and len(body) >= int(length.partition(b":")[2])


async def settled() -> None:
    """Done when nothing is left that was set off."""
    for _ in range(QUIET):
        await asyncio.sleep(0)


# --- the tables -------------------------------------------------------------------------------------------------------


class Played:
    """A table with its keys by seat, and how long its record is."""

    def __init__(self, created: joining.Created, entries: int) -> None:
        self.id = created.id
        self.keys = [seat.secret for seat in created.seats]
        self.invitation = created.seats[-1].invitation if created.seats else None
        self.entries = entries
        self.message = 0


def wanted(edition: str, entries: int, *, over: bool) -> joining.NewTable:
    """The richest and fullest table of an edition; the last seat waits for its guest."""
    most = {option.name: option.most for option in game_of(edition).options(edition) if option.most}
    if "turn-limit" in most:
        most["turn-limit"] = max(1, entries // 150) if over else 0
    count = EDITIONS[edition].max_players
    seats = [joining.NewSeat(kind="human", name=f"Ann {number}") for number in range(count - 1)]
    return joining.NewTable(
        edition=edition,
        seats=[*seats, joining.NewSeat(kind="link")],
        options=dict(most),
        games=100,
        seed=3,
        hints=True,
        clock="days-1",
    )


def entries_of(match: Match, count: int, *, over: bool) -> Iterator[tuple[Entry, History]]:
    """So many entries with their histories, or more until a game is over, or else until somebody has a choice who is
    there."""
    chance, number = Random(count), 0
    while number < count or (count and (match.game.over != over or absent(match.game))):
        number += 1
        before = match.copy()
        if match.game.over:
            match.next_game()
            entry = Entry(number, "next", {"seat": 0}, f"c{number}")
        else:
            action = any_action(match.game.state, chance.randrange)
            match.game.play(action)
            entry = Entry(number, "play", {"action": action}, f"c{number}")
        yield entry, step(match, before, before.log_length, 0)


def absent(game: Game) -> bool:
    """Whether the guest is asked, who has not come, or somebody who has nothing to choose."""
    return not game.over and (game.asked == game.players - 1 or game.must_pass)


def begun_now(match: Match) -> Match:
    """A match in the same position, of which next to nothing is known."""
    twin = match.copy()
    twin.results, twin._records, twin._earlier = [], [], []
    twin.game._log, twin.game._actions = AppendList(twin.game.log[-KNOWN:]), AppendList()
    return twin


def append_all(written: list[Append], connection: Connection) -> None:
    """Add to the record of a table."""
    seals = ChecksumCache()
    for each in written:
        append(connection, [each], seals)


async def play(database: Path, edition: str, counts: list[int], *, over: bool) -> list[Played]:
    """Tables with records of these lengths."""
    store = Store(database)
    hub = Hub(store, Pace(), Apart(), SameSeeds())
    found = []
    for count in counts:
        created = await hub.create(wanted(edition, count, over=over))
        match = (await hub.table(created.id)).log.match.copy()
        written = [
            Append(created.id, entry, added.stored_text(), added.snapshot)
            for entry, added in entries_of(match, count, over=over)
        ]

        await asyncio.wrap_future(store.submit(partial(append_all, written)))
        found.append(Played(created, len(written)))
    hub.stop()
    await asyncio.to_thread(store.close)
    return found


@asynccontextmanager
async def serving(database: Path) -> AsyncIterator[tuple[Litestar, Client]]:
    """An application over these tables, and who speaks to it."""
    app = make_app(Store(database), SameSeeds(), thinkers=1)
    async with app.lifespan():
        app.state.hub.services.thinking = thinking = Apart()
        yield app, Client(Gate(app, UNLIMITED, "127.0.0.1"), thinking)


# --- what is asked ----------------------------------------------------------------------------------------------------


def move(shown: dict[str, Any]) -> dict[str, Any]:
    """A move of who is asked."""
    choices = shown["question"] and shown["question"]["choices"]
    return {"tokens": first_path(shown) if choices else "end"}


def order(shown: dict[str, Any]) -> dict[str, Any]:
    """Taken back for the first kind of window, so that nothing is answered by it."""
    said = shown["in_advance"]
    return {"window": said["windows"][0]["name"] if said else "none", "hit": True, "answers": None}


def plan(shown: dict[str, Any]) -> dict[str, Any]:
    """The next turn of who is asked, on all that a plan can rest on."""
    said = shown["in_advance"]
    return {"id": "lp", "moves": [move(shown)["tokens"]], "rests": said["facts"] if said else []}


NOTHING: dict[str, Any] = {}
MAIL_KEY = "none"
HOOK = {"form": "json", "address": "https://hooks.example.org/one"}
WHAT_IF = {"seq": 10**6, "seat": "A", "name": "Zoë", "cards": "dealt-anew", "bots": {}}
# What goes on afterwards is asked last; what follows the question mark only names it here.
RESIGN = ("POST", "/messages?resign")
ANALYSE = ("POST", "/analysis/start")
ABOUT_TABLES: dict[tuple[str, str], Callable[[dict[str, Any], Played], Any]] = {
    ("GET", ""): lambda shown, at: None,
    ("GET", "/log"): lambda shown, at: None,
    ("GET", "/truth"): lambda shown, at: None,
    ("GET", "/ending"): lambda shown, at: None,
    ("GET", "/replay"): lambda shown, at: None,
    ("GET", "/analysis"): lambda shown, at: None,
    ("POST", "/what-if"): lambda shown, at: WHAT_IF,
    ("POST", "/file"): lambda shown, at: NOTHING,
    ("GET", "/reasons?tokens=mortgage"): lambda shown, at: None,
    ("GET", "/position"): lambda shown, at: None,
    ("GET", "/calls"): lambda shown, at: None,
    ("POST", "/calls/add"): lambda shown, at: HOOK,
    ("POST", "/calls/propose"): lambda shown, at: HOOK,
    ("POST", "/calls/agree"): lambda shown, at: {"id": "none", "yes": True},
    ("POST", "/calls/end"): lambda shown, at: {"id": "none"},
    ("POST", "/calls/mail/confirm"): lambda shown, at: {"key": MAIL_KEY},
    ("POST", "/calls/mail/{key:str}/end"): lambda shown, at: NOTHING,
    ("POST", "/calls/look"): lambda shown, at: NOTHING,
    ("POST", "/next-turn"): lambda shown, at: {"moves": [move(shown)["tokens"]]},
    ("GET", "/game"): lambda shown, at: None,
    ("GET", "/invitation"): lambda shown, at: None,
    ("POST", "/messages?hint"): lambda shown, at: {"type": "hint", "id": "h"},
    ("POST", "/messages?review"): lambda shown, at: {"type": "review", "id": "r"},
    ("POST", "/messages?move"): lambda shown, at: {"type": "move", "id": "m", **move(shown)},
    ("POST", "/messages?undo"): lambda shown, at: {"type": "undo", "id": "u"},
    ("POST", "/messages?next"): lambda shown, at: {"type": "next", "id": "n"},
    ("POST", "/messages?vote"): lambda shown, at: {"type": "vote", "id": "v", "seat": "A", "yes": True},
    ("POST", "/messages?agree"): lambda shown, at: {
        "type": "agree",
        "id": "a",
        "what": "guest",
        "seat": "A",
        "yes": True,
    },
    ("POST", "/messages?go_on"): lambda shown, at: {"type": "go_on", "id": "g"},
    ("POST", "/messages?back"): lambda shown, at: {"type": "back", "id": "b"},
    ("POST", "/messages?to_end"): lambda shown, at: {"type": "to_end", "id": "e"},
    ("POST", "/messages?auto_pass"): lambda shown, at: {"type": "auto_pass", "card": "alibi", "on": True},
    ("POST", "/messages?hints"): lambda shown, at: {"type": "hints", "on": True},
    ("POST", "/messages?pace"): lambda shown, at: {"type": "pace", "pace": "fast"},
    ("GET", "/preview"): lambda shown, at: None,
    ("POST", "/invitations"): lambda shown, at: {"seat": SEAT_NAMES[max(0, len(at.keys) - 1)]},
    ("POST", "/host"): lambda shown, at: {"seat": "A"},
    ("POST", "/join"): lambda shown, at: {"invitation": at.invitation},
    ("POST", "/name"): lambda shown, at: {"name": "Zoë"},
    ("POST", "/code"): lambda shown, at: NOTHING,
    ("POST", "/device"): lambda shown, at: {"code": "AAAA-AAAA"},
    ("POST", "/rematch"): lambda shown, at: NOTHING,
    ("GET", "/chat?before=1000"): lambda shown, at: None,
    ("POST", "/messages?say"): lambda shown, at: {"type": "say", "id": "s", "text": "Hello"},
    ("POST", "/messages?react"): lambda shown, at: {"type": "react", "reaction": "heart"},
    ("POST", "/messages?stop_chat"): lambda shown, at: {"type": "stop_chat", "on": False},
    ("POST", "/watching"): lambda shown, at: {"watching": "open"},
    ("POST", "/lobby"): lambda shown, at: {"type": "leave"},
    ("POST", "/start"): lambda shown, at: {"number": 0},
    ("POST", "/close"): lambda shown, at: NOTHING,
    RESIGN: lambda shown, at: {"type": "resign", "id": "x"},
    ANALYSE: lambda shown, at: NOTHING,
}
WITH_SEQ = ("/messages?hint", "/messages?move", "/messages?undo", "/messages?next")
ABOUT_NO_TABLE = {
    "/api/editions", "/api/own-editions", "/api/house-rules", "/api/differences", "/api/bulletin",
    "/api/texts/{language:str}", "/api/texts/{language:str}/{part:str}", "/api/records",
    "/api/records/{name:str}/{players:int}", "/api/own-tables", "/api/tables", "/api/lobbies", "/api/qr",
    "/api/series/{id:str}", "/e/{rest:path}", "/api/rules/{language:str}/{edition:str}/{number:str}",
    "/api/cards/{language:str}/{edition:str}/{card:str}",
    "/api/account", "/api/account/seats", "/api/account/keys", "/api/account/forget", "/api/account/code",
    "/api/account/device", "/api/account/arrival", "/api/account/confirm", "/api/account/games", "/api/search",
    "/api/positions", "/api/pasted/tables", "/api/positions/{edition:str}", "/position", "/position/table",
    "/api/files/tables", "/api/rulebooks/{language:str}/{edition:str}",
    "/api/rulebooks/{language:str}/{edition:str}/examples", "/api/lessons/{edition:str}/live", "/learn/{rest:path}",
    "/api/puzzles", "/api/puzzles/{id:str}/live", "/puzzles", "/puzzles/{rest:path}",
    "/print", "/api/prints", "/api/prints/own", "/api/prints/{language:str}/{edition:str}/{what:str}/{size:str}",
    "/api/deals", "/api/own-deals", "/api/deals/{id:str}", "/api/deals/{id:str}/tables",
    "/api/deals/{id:str}/close", "/deals", "/deals/{rest:path}",
    "/api/operator", "/api/operator/tables",
    "/api/operator/tables/{id:str}/end", "/api/operator/bulletin",
    "/api/operator/bans", "/api/operator/bans/end", "/operator",
    "/healthz", "/metrics", "/", "/t/{rest:path}", "/records", "/rules", "/rules/{rest:path}", "/editions", "/me",
    "/api/calls", "/api/puzzles/{id:str}/board", "/learn", "/games", "/worker.js", "/icons/{name:str}",
    "/manifest-de.webmanifest", "/manifest-en.webmanifest", "/assets/{name:str}",
    "/docs", "/docs/{path:path}", "/api/schema", "/api/schema/openapi.json",
}  # fmt: skip
TABLE = "/api/tables/{id:str}"
MESSAGES: dict[type, Callable[[dict[str, Any]], tuple[dict[str, Any], bytes]]] = {
    live.Ping: lambda shown: ({}, b"pong"),
    live.RequestReasons: lambda shown: ({"tokens": "mortgage"}, b"reasons"),
    live.Hint: lambda shown: ({"id": "lh"}, b'"id":"lh"'),
    live.Review: lambda shown: ({"id": "lr"}, b'"id":"lr"'),
    live.Refresh: lambda shown: ({"log": 0}, b'"type":"update"'),
    live.Say: lambda shown: ({"id": "ls", "phrase": "hello", "voice": "v"}, b'"id":"ls"'),
    live.React: lambda shown: ({"reaction": "thumb"}, b'"type":"'),
    live.Hints: lambda shown: ({"on": True}, b'"type":"'),
    live.StopChat: lambda shown: ({"on": False}, b'"type":"'),
    live.EarlierChat: lambda shown: ({"room": "players", "before": 9}, b'"type":"chat"'),
    live.Pace: lambda shown: ({"pace": "slow"}, b'"type":"'),
    live.AutoPass: lambda shown: ({"card": "alibi", "on": False}, b'"type":"'),
    live.SayInAdvance: lambda shown: (order(shown), b'"type":"'),
    live.Move: lambda shown: ({"id": "lm", **move(shown)}, b'"id":"lm"'),
    live.Undo: lambda shown: ({"id": "lu"}, b'"id":"lu"'),
    live.Next: lambda shown: ({"id": "ln"}, b'"id":"ln"'),
    live.Agree: lambda shown: ({"id": "la", "what": "guest", "seat": "A", "yes": True}, b'"id":"la"'),
    live.EndPause: lambda shown: ({"id": "lg"}, b'"id":"lg"'),
    live.Vote: lambda shown: ({"id": "lv", "seat": "A", "yes": True}, b'"id":"lv"'),
    live.RetakeSeat: lambda shown: ({"id": "lb"}, b'"id":"lb"'),
    live.PlayOut: lambda shown: ({"id": "le"}, b'"id":"le"'),
}
LAST_MESSAGES: dict[type, Callable[[dict[str, Any]], tuple[dict[str, Any], bytes]]] = {  # a plan or a bot plays on then
    live.SayPlan: lambda shown: (plan(shown), b'"type":"'),
    live.Resign: lambda shown: ({"id": "lx"}, b'"id":"lx"'),
}


def test_every_route_and_message_is_asked(tmp_path: Path) -> None:
    """Whoever adds one says here how it is asked."""

    async def routes_of_app() -> set[tuple[str, str]]:
        async with serving(tmp_path / "tables.sqlite") as (app, _):
            return {(method, route.path) for route in app.routes for method in getattr(route, "methods", ()) or ("WS",)}

    routes = loops.run(routes_of_app())
    asked = {(method, TABLE + path.partition("?")[0]) for method, path in ABOUT_TABLES} | {("WS", TABLE + "/live")}
    assert {each for each in routes if each[1].startswith(TABLE) and each[0] != "OPTIONS"} == asked
    assert {path for _, path in routes if not path.startswith(TABLE)} == ABOUT_NO_TABLE
    assert set(MESSAGES | LAST_MESSAGES) == set(get_args(live.FromPage))


# --- what it takes ----------------------------------------------------------------------------------------------------


class Comparison:
    """What the same takes at a short table and at a long one."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.said: list[str] = []

    def note(self, what: str, short: Asked, long: Asked) -> None:
        decisions = max(1, long.decisions) / max(1, short.decisions)
        allowed = TIMES * short.calls * max(1, decisions) + PER_VALUE * min(
            MOST_VALUES, max(0, long.values - short.values)
        )
        line = f"{what}: {short.status} {short.calls} -> {long.status} {long.calls}, allowed {allowed}"
        self.said.append(line)
        if long.calls > allowed:
            self.wrong.append(line)


async def compared(database: Path, edition: str, long: int, *, over: bool) -> Comparison:
    """What everything takes at two tables; a third is asked first, so that nothing is done for the first time."""
    tables = await play(database, edition, [0, 0, long], over=over)
    found = Comparison()
    async with serving(database) as (app, client):
        opened = [await client.ask("GET", f"/api/tables/{each.id}/reasons?tokens=end", None) for each in tables]
        found.note("opening", *opened[1:])
        *short, full = [app.state.hub.table_in_memory(each.id) for each in tables]
        for each in short:
            each.log.reach(begun_now(full.log.match))
        for path in [each for each in ABOUT_TABLES if each not in (RESIGN, ANALYSE)]:
            asked = [await about(client, each, *view(app, each), *path) for each in tables]
            found.note(" ".join(path), *asked[1:])
        for form in ("full", "patch"):
            begun = [await client.live(each.id, view(app, each)[1], 0, form) for each in tables]
            found.note(f"live {form}", *[each[1] for each in begun[1:]])
            at = list(zip(tables, [ear for ear, _ in begun], strict=True))
            for sort, example in MESSAGES.items():
                told = [await message(client, view(app, each)[0], ear, sort, example) for each, ear in at]
                found.note(f"{form} {sort.__name__}", *told[1:])
        client.thinking.goes_on.clear()  # or what a bot plays on is counted for whatever is asked meanwhile
        for sort, example in LAST_MESSAGES.items():
            told = [await message(client, view(app, each)[0], ear, sort, example) for each, ear in at]
            found.note(sort.__name__, *told[1:])
        for path in (RESIGN, ANALYSE):
            asked = [await about(client, each, *view(app, each), *path) for each in tables]
            found.note(" ".join(path), *asked[1:])
    return found


def view(app: Litestar, at: Played) -> tuple[dict[str, Any], str | None]:
    """The table as the seat sees it that is asked, and its key."""
    table = app.state.hub.table_in_memory(at.id)
    seat = Seat(0) if table.game.asked is None else table.game.asked
    return msgspec.to_builtins(table.showing.table_for(seat)), at.keys[seat] or at.keys[0]


async def about(client: Client, at: Played, shown: dict[str, Any], key: str | None, method: str, path: str) -> Asked:
    body = ABOUT_TABLES[method, path](shown, at)
    if path in WITH_SEQ:
        at.message += 1
        body |= {"seq": shown["seq"], "id": f"h{at.message}"}
    elif path == "/invitation":
        key = at.invitation
    named = path.replace("{key:str}", MAIL_KEY)
    answer = await client.ask(method, f"/api/tables/{at.id}{named}", key, body)
    if path == "/join":
        at.keys[-1] = json.loads(answer.body).get("secret")
    return answer


async def message(client: Client, shown: dict[str, Any], ear: Ear, sort: Any, example: Any) -> Asked:
    wanted, answer = example(shown)
    if "seq" in sort.__struct_fields__:
        wanted["seq"] = shown["seq"]
    return await client.say(ear, {"type": sort.__struct_config__.tag, **wanted}, answer)


@pytest.fixture
def nothing_else(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is counted but what was asked for: no news that wait on the clock, nothing that a server does every
    second, and no garbage of other tests."""
    monkeypatch.setattr(chat, "SOON", 0)
    monkeypatch.setattr(server_time, "BEAT", NEVER)
    for module in (commands, dashboard):
        monkeypatch.setattr(module, "LOOK", NEVER)
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("nothing_else")
@pytest.mark.parametrize(("edition", "count", "over"), CASES)
def test_nothing_costs_more_at_a_long_table(tmp_path: Path, edition: str, count: int, over: bool) -> None:
    found = loops.run(compared(tmp_path / "tables.sqlite", edition, count, over=over))
    print("\n".join(found.said))
    assert not found.wrong
