"""Who is asked by days is called: once a turn, at least once, and not while they look. The tests give the time."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Future
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from altbau.core.engine.ids import NOBODY, Seat
from altbau.core.messages import joining
from altbau.core.messages.calls import NewChannel
from altbau.core.messages.lists import HeldKey
from altbau.games import EDITIONS
from altbau.play.bots import any_action
from altbau.play.game import Game
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.home import Append, Dealt
from altbau.runtime.live_table import LiveTable
from altbau.server.calls.addresses import Endpoint
from altbau.server.calls.call_rounds import CLAIMED, FIRST_RETRY, SELDOM, CallRounds
from altbau.server.calls.call_text import time_left
from altbau.server.calls.channel import CallSettings, channel_of
from altbau.server.calls.due_calls import GRACE, LOOKING, DueCall, due_call
from altbau.server.calls.identification import ServerKey, new_server_key
from altbau.server.calls.sender import CallOutcome, Sender
from altbau.server.live.anonymization import PersonSeats, erase
from altbau.server.live.hub import Hub
from altbau.server.store import wall_clock
from altbau.server.store.rows.channels import OF_TABLE, AskingRow, ChannelRow, ChannelRows
from altbau.server.store.server_time import ServerClock
from altbau.server.store.store import Store
from altbau.server.web.routes.own_tables import tables_of_keys
from altbau.table.seats.access import digest
from altbau.table.seats.next_turn import next_turn
from altbau.table.seats.orders import Case, Orders
from altbau.table.seats.plans import new_plan
from altbau.table.timing.clocks import DAY, at_leisure
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.calling import Subscription
from tests.server.conftest import SameSeeds
from tests.server.players import ThinkingHere
from tests.server.test_absence import turned
from tests.server.test_autoplay import Forgetful
from tests.server.test_clocks import at_position
from tests.server.test_twins import EDITION, Twins, some_twins

SETTINGS = CallSettings(webhook_hosts=("hooks.example",))
BASE = "https://play.example"
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
KEY = ServerKey(new_server_key(), None)
NAMES = ("Ann", "Ben", "Cem")
QUESTIONS = 24  # with which moves begin
PLAIN = ("done", "stop", "roll")  # moves of a plan
ROUND = 60.0  # seconds between two looks for calls, more than the server's


class Recording:
    """A client that keeps what is sent, and answers with what a test has said."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Mapping[str, str], bytes]] = []
        self.status: int | None = 201
        self.meanwhile: Callable[[], Awaitable[None]] | None = None

    async def call(
        self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes, method: str = "POST"
    ) -> int | None:
        """Keep it."""
        self.sent.append((f"{method} {endpoint.origin}{endpoint.target}", headers, body))
        if self.meanwhile:
            await self.meanwhile()
        return self.status

    def said(self) -> list[str]:
        """The sentences of webhooks in JSON since the last time."""
        found = [json.loads(body)["text"] for *_, body in self.sent]
        self.sent.clear()
        return found


class Days:
    """A table by days of some people, who are called by webhooks, with the time that a test gives."""

    def __init__(self, hub: Hub, table: LiveTable, keys: list[str]) -> None:
        self.hub, self.table, self.keys = hub, table, keys
        self.client = Recording()
        self.rows = ChannelRows(hub.store)
        self.rounds = CallRounds(hub.store, Sender(self.client, KEY, SETTINGS))
        self.chance = Random(5)

    @property
    def asked(self) -> Seat:
        """Who is asked."""
        return self.table.game.state.asked

    async def add(self, seat: int | None = None, form: str = "json", **more: str) -> ChannelRow:
        """Call a seat, or the table, by a webhook."""
        key = OF_TABLE if seat is None else digest(self.keys[seat])
        wanted = {"form": form, "address": f"https://hooks.example/{form}/{seat}", **more}
        new = channel_of(msgspec.convert(wanted, NewChannel), self.table.id, key, "en", BASE, SETTINGS)
        await self.rows.add(new)
        return new

    async def after(self, seconds: float) -> list[str]:
        """What is said once so much time has gone by."""
        Moment.now += seconds
        await self.rounds.round(Moment.now)
        return self.client.said()

    async def move(self) -> None:
        """Whoever is asked plays something."""
        tokens = self.chance.choice(self.table.game.legal_tokens)
        await self.table.change("move", {"seat": self.asked, "tokens": tokens})

    async def until_asked(self, wanted: Callable[[], bool]) -> None:
        """Play on until that is so."""
        while not wanted():
            await self.move()


class Moment:
    """The server's own time."""

    now = 0.0


@pytest.fixture
def given_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of the server, and the date, are those that a test has given."""
    Moment.now = 1000.0
    monkeypatch.setattr(AutoPlayer, "note_change", lambda self: None)
    monkeypatch.setattr(ServerClock, "now", lambda self: Moment.now)
    monkeypatch.setattr(wall_clock, "now", lambda: BEGIN + timedelta(seconds=Moment.now))


def by_days(database: Path, act: Callable[[Days], Awaitable[None]], **more: Any) -> None:
    """Do something at a table by days of three people."""

    async def run() -> None:
        store = Store(database)
        try:
            hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
            people = [joining.NewSeat(name=name, kind="human") for name in NAMES]
            wanted = {"edition": "landlord-2013", "seats": people, "seed": 3, "clock": "days-3", **more}
            made = await hub.create(msgspec.convert(wanted, joining.NewTable))
            keys = [seat.secret or "" for seat in made.seats]
            await act(Days(hub, await hub.table(made.id), keys))
        finally:
            store.close()

    loops.run(run())


def test_who_is_asked_is_called_once(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        for seat in range(3):
            await days.add(seat)
        assert await days.after(GRACE - 1) == []
        own, others = NAMES[days.asked], [name for name in NAMES if name != NAMES[days.asked]]
        (said,) = await days.after(1)
        assert said == f"Your turn at the table with {', '.join(others)}: 3 days left." and own not in said
        for seconds in (1, 60, 3600, DAY):
            assert await days.after(seconds) == []

    by_days(tmp_path / "tables.sqlite", act)


def test_who_is_asked_as_a_new_server_begins_is_called(tmp_path: Path, given_time: None) -> None:
    """Its time is 0, as is that of who has never looked."""

    async def act(days: Days) -> None:
        await days.add(days.asked)
        assert len(await days.after(GRACE)) == 1

    Moment.now = 0.0
    by_days(tmp_path / "tables.sqlite", act)


def test_each_time_that_somebody_becomes_asked_is_called_once(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        for seat in range(3):
            await days.add(seat)
        called: list[str] = []
        asked: list[Seat] = []
        for _ in range(40):
            if not asked or asked[-1] != days.asked:
                asked.append(days.asked)
            called += await days.after(GRACE)
            called += await days.after(3600)
            await days.move()
            if days.table.game.over:
                break
        assert len(asked) > 5 and len(called) == len(asked)
        assert [each.split(" has moved.")[0] for each in called[1:]] == [NAMES[each] for each in asked[:-1]]

    by_days(tmp_path / "tables.sqlite", act)


def test_who_has_not_answered_is_reminded_once_when_a_tenth_is_left(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        await days.add(days.asked)
        assert len(await days.after(GRACE)) == 1
        assert await days.after(2.7 * DAY - GRACE - 1) == []
        (said,) = await days.after(1)
        assert said.startswith("Only 7 hours left for your turn")
        assert await days.after(3600) == await days.after(DAY) == []

    by_days(tmp_path / "tables.sqlite", act)


def test_who_looks_is_not_called_and_who_has_seen_it_only_reminded(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        await days.add(days.asked)
        key = digest(days.keys[days.asked])
        Moment.now -= 5
        await days.rows.note_look(days.table.id, [key], Moment.now)  # shortly before the question
        Moment.now += 5
        assert await days.after(GRACE) == await days.after(LOOKING - GRACE - 6) == []
        assert len(await days.after(2)) == 1  # the tab is still open, but forgotten
        await days.until_asked(lambda: digest(days.keys[days.asked]) != key)
        await days.until_asked(lambda: digest(days.keys[days.asked]) == key)
        Moment.now += 60
        await days.rows.note_look(days.table.id, [key], Moment.now)
        assert await days.after(LOOKING + 1) == await days.after(DAY) == []
        assert len(await days.after(2 * DAY)) <= 1

    by_days(tmp_path / "tables.sqlite", act)


def test_of_several_processes_one_calls(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        await days.add(days.asked)
        Moment.now += GRACE
        others = [CallRounds(days.hub.store, Sender(days.client, KEY, SETTINGS)) for _ in range(5)]
        await asyncio.gather(*(each.round(Moment.now) for each in others))
        assert len(days.client.said()) == 1

    by_days(tmp_path / "tables.sqlite", act)


def test_what_a_killed_process_has_not_marked_is_sent_by_another(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        await days.add(days.asked)

        async def killed() -> None:
            raise asyncio.CancelledError

        days.client.meanwhile = killed
        with pytest.raises(asyncio.CancelledError):
            await days.after(GRACE)
        days.client.meanwhile = None
        days.client.sent.clear()
        assert await days.after(CLAIMED - 1) == []
        assert len(await days.after(1)) == 1
        assert await days.after(DAY) == []

    by_days(tmp_path / "tables.sqlite", act)


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_called_no_more(tmp_path: Path, given_time: None, status: int) -> None:
    async def act(days: Days) -> None:
        new = await days.add(days.asked)
        days.client.status = status
        assert len(await days.after(GRACE)) == 1
        assert days.rows.of_keys(days.table.id, [new.key]) == []

    by_days(tmp_path / "tables.sqlite", act)


@pytest.mark.parametrize("status", [None, 301, 400, 403, 429, 500, 503])
def test_what_has_failed_is_tried_again_ever_later(tmp_path: Path, given_time: None, status: int | None) -> None:
    async def act(days: Days) -> None:
        await days.add(days.asked)
        days.client.status = status
        assert len(await days.after(GRACE)) == 1
        assert await days.after(FIRST_RETRY - 1) == []
        assert len(await days.after(1)) == 1
        assert await days.after(2 * FIRST_RETRY - 1) == []
        days.client.status = 201
        assert len(await days.after(1)) == 1
        assert await days.after(DAY) == []

    by_days(tmp_path / "tables.sqlite", act)


def test_a_table_is_told_turns_alone_seldom_and_once_at_most(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        new = await days.add()
        for key in days.keys:
            assert await days.after(GRACE) == []  # not before all want it
            await days.rows.agree(days.table.id, new.digest, digest(key))
        days.client.status = None  # marked before: not sent again
        (said,) = await days.after(GRACE)
        assert said.startswith(f"{NAMES[days.asked]}’s turn")
        seen, last = 0, Moment.now
        while seen < 5 and not days.table.game.over:
            await days.move()
            window = at_leisure(days.table.game.state) == NOBODY
            said_now = await days.after(100)
            if said_now:
                assert not window and Moment.now - last >= SELDOM and len(said_now) == 1
                seen, last = seen + 1, Moment.now
        assert seen == 5

    by_days(tmp_path / "tables.sqlite", act)


def test_a_key_that_opens_nothing_calls_nobody(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        new = await days.add(days.asked)
        await days.rows.remove(days.table.id, [new.key])
        await days.rows.add(new._replace(key=digest("another")))
        assert await days.after(GRACE) == await days.after(DAY) == []
        kept = [await days.add(0), await days.add(None)]
        await days.rows.sweep("")
        assert {each.key for each in days.rows.of_table(days.table.id)} == {each.key for each in kept}

    by_days(tmp_path / "tables.sqlite", act)


def test_who_erases_oneself_is_called_no_more(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        asked = days.asked
        kept = [await days.add(seat) for seat in range(3)]
        own = frozenset("ABC"[asked])
        others = [each.key for seat, each in enumerate(kept) if seat != asked]
        for first, second in ((kept[asked].key, others[0]), (others[0], kept[asked].key)):
            proposed = await days.add(None, address=f"https://hooks.example/{first}")
            await days.rows.agree(days.table.id, proposed.digest, first)
            await days.rows.agree(days.table.id, proposed.digest, second)
        await erase(days.hub, days.hub.beside.itself, PersonSeats(days.table.id, own, others=True, over=False))
        left = days.rows.of_table(days.table.id)
        assert sorted((each.key, each.agreed) for each in left) == sorted(
            [(OF_TABLE, f'["{others[0]}"]'), *((key, "[]") for key in others)]
        )

    by_days(tmp_path / "tables.sqlite", act)


def test_whatever_has_a_clock_that_is_not_by_days_calls_nobody(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        for seat in range(3):
            await days.add(seat)
        assert await days.after(GRACE) == await days.after(40) == []

    by_days(tmp_path / "tables.sqlite", act, clock="turn-60")


def test_channels_end_with_the_game(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        new = await days.add(0)
        await days.rows.sweep("")
        assert len(days.rows.of_keys(days.table.id, [new.key])) == 1
        await days.table.change("end", {})
        assert await days.after(DAY) == []
        await days.rows.sweep("")
        assert days.rows.of_keys(days.table.id, [new.key]) == []

    by_days(tmp_path / "tables.sqlite", act)


def test_lists_begin_with_the_tables_where_least_time_is_left(tmp_path: Path, given_time: None) -> None:
    async def act(days: Days) -> None:
        clocks: dict[str, int | None] = {days.table.id: 3 * DAY}
        keys = [HeldKey(table=days.table.id, secret=each) for each in days.keys]
        people = [joining.NewSeat(name=name, kind="human") for name in NAMES]
        for clock, left in (("days-7", 7 * DAY), ("none", None), ("days-1", DAY), ("turn-60", None)):
            wanted = {"edition": "landlord-2013", "seats": people, "clock": clock}
            made = await days.hub.create(msgspec.convert(wanted, joining.NewTable))
            clocks[made.id] = left
            keys += [HeldKey(table=made.id, secret=seat.secret or "") for seat in made.seats]
        Moment.now += 100
        found = tables_of_keys(days.hub.store, keys, Moment.now).tables
        order = sorted((left for left in clocks.values() if left), key=float)
        assert [clocks[each.id] for each in found] == [*order, None, None]
        began = BEGIN + timedelta(seconds=1000)
        assert [each.until for each in found] == [
            *((began + timedelta(seconds=left)).isoformat(timespec="seconds") for left in order), None, None,
        ]  # fmt: skip
        assert not any(each.window for each in found)
        Moment.now += 500
        (later, *_) = tables_of_keys(days.hub.store, keys, Moment.now).tables
        assert later.until == found[0].until

    by_days(tmp_path / "tables.sqlite", act)


@pytest.mark.parametrize(("seconds", "said"), [
    (0, "1 minute"), (5399, "90 minutes"), (5400, "2 hours"), (DAY - 1801, "23 hours"), (DAY - 1800, "1 day"),
    (DAY, "1 day"), (2 * DAY - 1801, "1 day"), (3 * DAY - 10, "3 days"), (7 * DAY, "7 days"),
])  # fmt: skip
def test_a_day_or_more_is_said_in_days(seconds: float, said: str) -> None:
    assert time_left("en", seconds) == said


# --- forms ------------------------------------------------------------------------------------------------------------

CALL = DueCall("2026 A", late=False, left=7200.5, said="Tom & <Uta> @everyone", plain="Your turn")


def sent(form: str, address: str = "https://hooks.example/x?y=1", **more: str) -> tuple[str, Mapping[str, str], bytes]:
    """What is sent in a form."""
    new = msgspec.convert({"form": form, "address": address, **more}, NewChannel)
    settings = SETTINGS._replace(push_hosts=("hooks.example",))
    client = Recording()
    channel = channel_of(new, "TABLE", "digest-of-the-key", "en", BASE, settings)
    assert loops.run(Sender(client, KEY, settings).send(channel, CALL)) is CallOutcome.SENT
    ((request, headers, body),) = client.sent
    assert "digest-of-the-key" not in f"{request}{headers}" and b"digest-of-the-key" not in body
    assert form == "push" or b"#" not in body
    return request, headers, body


def test_the_forms_of_webhooks() -> None:
    link = f"{BASE}/t/TABLE"
    request, _, body = sent("json")
    assert request == "POST https://hooks.example/x?y=1"
    assert json.loads(body) | {"id": ""} == {
        "table": "TABLE", "text": CALL.said, "link": link, "seconds_left": 7200, "id": "",
    }  # fmt: skip
    assert json.loads(sent("discord")[2]) == {"content": f"{CALL.said}\n<{link}>", "allowed_mentions": {"parse": []}}
    assert json.loads(sent("slack")[2]) == {"text": f"Tom &amp; &lt;Uta&gt; @everyone\n{link}"}
    _, headers, body = sent("ntfy")
    assert (headers["Click"], body.decode()) == (link, CALL.said)
    request, headers, body = sent("matrix", "https://hooks.example/_matrix/client/v3/rooms/!a:b?access_token=SECRET")
    assert request.startswith("PUT https://hooks.example/_matrix/client/v3/rooms/!a:b/send/m.room.message/")
    assert "SECRET" not in request and headers["Authorization"] == "Bearer SECRET"
    assert json.loads(body) == {"msgtype": "m.text", "body": f"{CALL.said}\n{link}"}


def test_a_page_can_read_what_is_pushed() -> None:
    subscription = Subscription("hooks.example")
    address, *keys = (subscription.sent[name] for name in ("address", "p256dh", "auth"))
    _, headers, body = sent("push", address, p256dh=keys[0], auth=keys[1])
    assert headers["TTL"] == "7200" and len(headers["Topic"]) <= 32 and "TABLE" not in headers["Topic"]
    assert headers["Authorization"].startswith("vapid t=")
    shown = subscription.read(body)
    assert [shown[name] for name in ("table", "text", "language")] == ["TABLE", CALL.said, "en"]
    assert "digest-of-the-key" not in str(shown)


# --- nothing leaks ----------------------------------------------------------------------------------------------------


class Appended(Forgetful):
    """A store that keeps the list row of its table."""

    row = AskingRow(ChannelRow("", "A", "", "json", "", "en", "", 0.0, "", "", 0.0, 0, "[]"), "", "", "", "{}", "")

    def add_game(self, new: Dealt, also: object) -> Future[None]:
        """Kept."""
        columns = {name: new.listed[name] for name in ("state", "line_up", "deadline")}
        self.row = self.row._replace(since="0", opens=json.dumps({seat: seat for seat in "ABCDEF"}), **columns)
        return super().add_game(new, also)

    async def queue_write(self, new: Append) -> None:
        """Kept."""
        await super().queue_write(new)
        if new.state is not None:
            self.row = self.row._replace(state=new.state, since=str(new.entry.seq))
        if new.deadline is not None:
            self.row = self.row._replace(deadline=new.deadline)


def calls_of(twins: Twins, seed: int) -> list[tuple[float, str, DueCall]]:
    """What is called, and when, at a table by days that comes to a window, until a little after its end."""
    found: list[tuple[float, str, DueCall]] = []

    async def test() -> None:
        store, clock = Appended(), asyncio.get_running_loop().time
        hub = Hub(cast(Store, store), Pace(), ThinkingHere(), SameSeeds())
        people = [joining.NewSeat(name=f"P{seat}", kind="human") for seat in range(twins.players)]
        await asyncio.sleep(ROUND)
        made = await hub.create(joining.NewTable(edition=EDITION, seats=people, seed=1, clock="days-1"))
        table = await hub.table(made.id)
        at_position(table, Game.from_position(twins.position, seed=seed))
        for action in twins.actions:
            await table.change("play", {"action": action, "seat": table.game.state.asked, "by": "person"})
        assert at_leisure(table.game.state) == NOBODY
        channels = {key: store.row.channel._replace(key=key) for key in "ABCDEF"[: twins.players]}
        begun = clock()
        while clock() < begun + DAY + 2 * ROUND:
            for key, channel in channels.items():
                if call := due_call(store.row._replace(channel=channel), clock()):
                    found.append((clock(), key, call))
                    reminded = call.question if call.late else channel.reminded
                    channels[key] = channel._replace(called=call.question, reminded=reminded)
            await asyncio.sleep(ROUND)

    turned(test)
    return found


@pytest.mark.seeds(1, 5)
def test_calls_for_a_window_are_the_same_whether_or_not_it_leaves_a_choice(seed: int) -> None:
    """Two tables that differ in the hand behind a window alone: the same words at the same moments."""
    for twins in some_twins(2, seed):
        one, other = (calls_of(twins, each) for each in twins.seeds)
        assert len(one) >= 2 and "answer" in one[0][2].said and one == other


# --- a whole game -----------------------------------------------------------------------------------------------------


class Gone:
    """A game by days of two whose tabs are closed, with all that they are called by a server that looks so often."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.chance = Random(5)
        self.called: dict[Seat, list[DueCall]] = {Seat(0): [], Seat(1): []}
        self.planned = 0

    async def play(self) -> None:
        """Play: A has said all windows in advance and each turn as far as it goes; of B's questions the clock answers
        every other one."""
        self.store, clock = Appended(), asyncio.get_running_loop().time
        hub = Hub(cast(Store, self.store), Pace(), ThinkingHere(), SameSeeds())
        await asyncio.sleep(ROUND)
        options: dict[str, Any] = {"turn-limit": 3} if self.edition == "monopoly" else {}
        people = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(name="Ben", kind="link")]
        wanted = joining.NewTable(edition=self.edition, seats=people, seed=1, clock="days-1", options=options)
        self.table = await hub.table((await hub.create(wanted)).id)
        self.table.keys.locks[Seat(1)].secrets.append("somebody's")
        at_position(self.table, self.table.game)
        self.table.seats[0].orders = all_in_advance(self.table.game)
        calling, number = asyncio.create_task(self.call()), 0
        while not self.table.game.over and number < QUESTIONS:
            table, seq, since = self.table, self.table.seq, clock()
            asked, own = table.game.state.asked, at_leisure(table.game.state) != NOBODY
            if own and asked == 1:
                await self.plan()
            number += own
            while table.seq == seq and not (own and clock() > since + 3 * ROUND and (asked == 0 or number % 2)):
                await asyncio.sleep(1 if clock() < since + ROUND else ROUND)
            if table.seq == seq:
                tokens = table.game.module.token(
                    table.game.state.edition, any_action(table.game.state, self.chance.randrange)
                )
                await table.change("move", {"seat": asked, "tokens": tokens})
        self.table.observers.stop()
        calling.cancel()

    async def plan(self) -> None:
        """A says the next turn, as far as it can be composed."""
        lines: list[str] = []
        while (turn := next_turn(self.table.game, Seat(0), lines)).state and len(lines) < 2 and not turn.unfinished:
            tokens = [self.table.game.module.token(turn.state.edition, each) for each in turn.state.legal_actions]
            lines.append(next((word for word in PLAIN if word in tokens), tokens[0]))
        self.planned += 1
        plan = new_plan(self.table.game, Seat(0), f"plan{self.planned}", lines, [])
        await self.table.say_in_advance(Seat(0), replace(self.table.seats[0].orders, plan=plan))

    async def call(self) -> None:
        """Call both when it is due."""
        clock = asyncio.get_running_loop().time
        channels = {key: self.store.row.channel._replace(key=key) for key in "AB"}
        while True:
            for seat, key in enumerate("AB"):
                if call := due_call(self.store.row._replace(channel=channels[key]), clock()):
                    self.called[Seat(seat)].append(call)
                    reminded = call.question if call.late else channels[key].reminded
                    channels[key] = channels[key]._replace(called=call.question, reminded=reminded)
            await asyncio.sleep(ROUND)


def all_in_advance(game: Game) -> Orders:
    """All windows answered, with whatever can answer them."""
    said = Orders()
    for kind in game.module.windows(game.state.edition):
        named = [game.module.token(game.state.edition, action) for action in kind.answers]
        for hit in (True, False):
            said = said.with_order(Case(game.module.QUESTIONS[kind.question].name, hit), named)
    return said


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_whose_tabs_are_closed_are_called_through_a_game_one_answers_in_advance_the_clock_for_the_other(
    edition: str,
) -> None:
    game = Gone(edition)
    turned(game.play)
    ann, ben, log = game.called[Seat(0)], game.called[Seat(1)], game.table.log
    questions = [call.question for call in ben if not call.late]
    assert len(questions) == len({*questions}) > 2  # each is called for once
    late = [call.question for call in ben if call.late]
    assert late and len(late) == len({*late})  # and once more before the clock answers
    counted = log.choosers.of_game()
    assert not counted[Seat(0), "clock"] and counted[Seat(1), "clock"]  # type: ignore[index]
    assert not any("window" in call.question or call.late for call in ann)  # all of that was said in advance
    assert game.planned and any(each.startswith("plan") for each in log.done)
    assert {*log.choosers.marks.values()} == {"clock"}
    shown = game.table.showing
    told = json.loads(b"[%b]" % shown.log_writer(Seat(1))())
    assert any(entry.get("by") == "clock" for entry in told)  # which the page tells first of whoever comes back
    assert all(each.seat != 0 for each in log.seating.events)
