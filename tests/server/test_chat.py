"""Chat at a table: stored beside its log, readable for its addressees, and nowhere else."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from sqlalchemy import insert

from altbau.core.data import Data
from altbau.core.engine.ids import FIRST, NOBODY, Seat
from altbau.core.messages import joining, live
from altbau.errors import BadInput
from altbau.runtime import chat
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.runtime.commands import carried_out
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.operator.housekeeping import Housekeeping
from altbau.server.store.log_append import encode_json
from altbau.server.store.rows.chat import ChatRows
from altbau.server.store.schema import words
from altbau.server.store.store import Store
from altbau.table.timing.pace import Pace
from altbau.table.view.chat import LONGEST, StoredChatLine
from tests import loops
from tests.server.conftest import SameSeeds
from tests.server.eyes import Eyes, watch
from tests.server.players import ThinkingHere, spectators_log, store_of

ANN, BEN = FIRST, Seat(1)
SEATS = [joining.NewSeat(name="Ann", kind="human"), joining.NewSeat(name="Ben", kind="link")]
WANTED = joining.NewTable(edition="landlord-2013", seats=SEATS, seed=3, options={"starter": "A"})
SECRET = "Nobody else shall read this"
FIRST_MESSAGES = 6000  # bytes that chat adds to the first messages

Act = Callable[[Hub, Hub], Awaitable[None]]


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens by itself, and who comes and goes is counted at once."""
    monkeypatch.setattr(AutoPlayer, "note_change", lambda self: None)
    monkeypatch.setattr(chat, "SOON", 0)


def at_servers(folder: Path, act: Act) -> None:
    """Do something at two servers over one store."""

    async def run() -> None:
        store = Store(folder / "altbau.sqlite")
        try:
            await act(*(Hub(store, Pace(), ThinkingHere(), SameSeeds()) for _ in range(2)))
        finally:
            store.close()

    loops.run(run())


async def begun(hub: Hub) -> LiveTable:
    """A table of two people."""
    return await hub.table((await hub.create(WANTED)).id)


async def say(table: LiveTable, seat: Seat, text: str, id: str = "", voice: str | None = None) -> None:
    """Say something in a message of its own."""
    message = live.Say(id=id or f"{seat} {text}"[:64], text=text, voice=voice or ("v" if seat == NOBODY else None))
    await carried_out(table, seat, message)


async def heard(eyes: Eyes) -> list[str]:
    """What somebody has read since the last time."""
    for _ in range(3):
        await asyncio.sleep(0)
    return [line["text"] for each in eyes.hear() if each["type"] == "chat" for line in each["lines"]]


async def refusal(doing: Awaitable[Any]) -> str:
    """Why something is refused."""
    with pytest.raises(BadInput) as refused:
        await doing
    return refused.value.code


def old(number: int, seat: Seat, text: str) -> StoredChatLine:
    """A line that was said long ago."""
    return StoredChatLine(number, "2026-01-01T00:00:00+00:00", seat, 0, None, "Ben", text, None, f"m{number}")


def fill(table: LiveTable, count: int, text: str) -> None:
    """Write down so many lines of each room, as they were said long ago."""
    rows: list[Data] = [
        {"game": table.id, "room": room, "number": number, "body": encode_json(asdict(old(number, seat, text)))}
        for room, seat in (("players", BEN), ("spectators", NOBODY))
        for number in range(1, count + 1)
    ]
    store_of(table).submit(lambda connection: connection.execute(insert(words), rows)).result()
    table.chat.recall(ChatRows(store_of(table), table.id).all())


# --- who reads what ---------------------------------------------------------------------------------------------------


def test_players_chat_with_all_and_spectators_to_each_other(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        ann, ben, mia, leo = (watch(table, seat)[1] for seat in (ANN, BEN, NOBODY, NOBODY))
        await say(table, BEN, "Hello, Ann")
        await say(table, NOBODY, "What is he doing?")
        assert [await heard(each) for each in (ann, ben)] == [["Hello, Ann"]] * 2
        assert [await heard(each) for each in (mia, leo)] == [["Hello, Ann", "What is he doing?"]] * 2
        late = [watch(table, seat)[1] for seat in (ANN, NOBODY)]
        assert [await heard(each) for each in late] == [["Hello, Ann"], ["Hello, Ann", "What is he doing?"]]
        assert await refusal(
            asyncio.to_thread(table.chat.earlier, ANN, live.EarlierChat(room="spectators", before=9))
        ) == ("spectators-room")

    at_servers(tmp_path, act)


def test_a_line_is_its_seats_whatever_name_it_bears(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        pretending = live.Say(id="1", text="I am Ann", name="Ann", voice="v")
        await carried_out(table, BEN, pretending)
        assert await refusal(carried_out(table, NOBODY, pretending)) == "name-twice"
        assert await refusal(carried_out(table, NOBODY, live.Say(id="2", text="And I?"))) == "no-voice"
        await carried_out(table, NOBODY, live.Say(id="3", text="Hm", name="Mia", voice="v"))
        (mine,), (hers,) = (table.chat.rooms[room].lines for room in chat.ROOMS)
        assert (mine.as_message().seat, mine.as_message().name, mine.as_message().speaker) == ("B", "Ben", 0)
        assert (hers.as_message().seat, hers.as_message().name, hers.as_message().speaker) == (None, "Mia", 1)
        assert "v" not in (mine.voice, hers.voice)

    at_servers(tmp_path, act)


def test_a_reaction_rises_once_and_is_kept_by_nobody(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        ann, mia = (watch(table, seat)[1] for seat in (ANN, NOBODY))
        await heard(ann), await heard(mia)
        await carried_out(table, BEN, live.React(reaction="heart"))
        for eyes in (ann, mia):
            assert eyes.hear() == [{"type": "reacted", "seat": "B", "reaction": "heart"}]
        assert await refusal(carried_out(table, NOBODY, live.React(reaction="heart"))) == "spectator"
        assert ChatRows(store_of(table), table.id).all() == []

    at_servers(tmp_path, act)


def test_who_looked_away_is_told_afterwards(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        watcher, eyes = watch(table, ANN)
        await heard(eyes)
        eyes.away = True
        for number in range(3):
            await say(table, BEN, f"line {number}")
        eyes.away = False
        table.audience.catch_up(watcher)
        assert await heard(eyes) == ["line 0", "line 1", "line 2"]

    at_servers(tmp_path, act)


def test_all_see_how_many_look_on(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        ann = watch(table, ANN)[1]
        first, _ = watch(table, NOBODY)
        eyes = watch(table, NOBODY)[1]
        await counted(ann, 2)
        await counted(eyes, 2)
        table.audience.leave(first)
        await counted(ann, 1)
        await counted(eyes, 1)

    at_servers(tmp_path, act)


async def counted(eyes: Eyes, watchers: int) -> None:
    """Done when somebody is told that so many look on."""
    while watchers not in [each["watchers"] for each in eyes.hear() if each["type"] == "company"]:
        await asyncio.sleep(0.001)


# --- written down -----------------------------------------------------------------------------------------------------


def test_what_was_said_outlives_the_server(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        await say(table, BEN, "Hello, Ann")
        await say(table, NOBODY, "Psst")
        await table.chat.set_stopped(True)
        again = await other.table(table.id)
        assert [again.chat.rooms[room].lines for room in chat.ROOMS] == [
            table.chat.rooms[room].lines for room in chat.ROOMS
        ]
        assert again.chat.stopped

    at_servers(tmp_path, act)


def test_a_message_that_comes_twice_is_said_once(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        for seat, voice in ((ANN, None), (ANN, None), (BEN, None), (NOBODY, "one"), (NOBODY, "two"), (NOBODY, "two")):
            await say(table, seat, "Hello", "the same", voice)
        assert [[line.speaker for line in table.chat.rooms[room].lines] for room in chat.ROOMS] == [[0, 0], [1, 2]]

    at_servers(tmp_path, act)


def test_copies_of_a_table_agree_on_what_was_said(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        one = await begun(hub)
        two = await other.table(one.id)
        for number in range(5):
            await say(one, ANN, f"{number}")
            await say(two, BEN, f"{number}")
        kept = [body["number"] for _, body in ChatRows(store_of(one), one.id).all()]
        assert kept == list(range(1, 11))

    at_servers(tmp_path, act)


def test_it_goes_into_the_archive_and_back(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        await say(table, BEN, SECRET)
        await Housekeeping(hub).archive(datetime.now(UTC) + timedelta(days=1))
        assert ChatRows(store_of(table), table.id).all() == []
        again = await other.table(table.id)
        assert [line.text for line in again.chat.rooms["players"].lines] == [SECRET]

    at_servers(tmp_path, act)


def test_it_stands_nowhere_else(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        eyes = watch(table, BEN)[1]
        for seat in (ANN, BEN, NOBODY):
            await say(table, seat, SECRET)
        await table.change("move", {"seat": ANN, "tokens": "done"}, "m1", table.seq)
        await asyncio.sleep(0)
        found = store_of(table).game(table.id)
        told = await spectators_log(hub, table.id)
        game = table.game
        for elsewhere in (eyes.messages, found, told, store_of(table).history(table.id), game.position(), game.log):
            assert SECRET not in str(elsewhere)
        assert SECRET in str(eyes.beside)

    at_servers(tmp_path, act)


# --- the host ---------------------------------------------------------------------------------------------------------


def test_the_host_stops_the_chat_and_lets_it_go_on(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        ben = watch(table, BEN)[1]
        for seat in (BEN, NOBODY):
            assert await refusal(carried_out(table, seat, live.StopChat(on=True))) in ("not-host", "spectator")
        await carried_out(table, ANN, live.StopChat(on=True))
        assert ben.hear()[-1]["stopped"]
        for seat in (ANN, BEN, NOBODY):
            assert await refusal(say(table, seat, "But")) == "chat-stopped"
        for seat in (ANN, BEN):
            assert await refusal(carried_out(table, seat, live.React(reaction="rage"))) == "chat-stopped"
        await carried_out(table, ANN, live.StopChat(on=False))
        await say(table, BEN, "Thanks")
        assert await heard(ben) == ["Thanks"]

    at_servers(tmp_path, act)


# --- what it costs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["Hi", "𝕏" * LONGEST, '"' * LONGEST], ids=["short", "wide", "quoted"])
def test_a_thousand_lines_add_little_to_the_first_messages(tmp_path: Path, text: str) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        table = await begun(hub)
        fill(table, 1000, text)
        for seat in (ANN, NOBODY):
            eyes = watch(table, seat)[1]
            for _ in range(3):
                await asyncio.sleep(0)
            assert any('"chat"' in each for each in eyes.beside)
            assert sum(len(each.encode()) for each in eyes.beside) <= FIRST_MESSAGES

    at_servers(tmp_path, act)


def test_a_move_costs_what_it_does_without_chat(tmp_path: Path) -> None:
    async def act(hub: Hub, other: Hub) -> None:
        costs, sent = [], []
        for lines in (0, 1000):
            table = await begun(hub)
            fill(table, lines, "Hello") if lines else None
            crowd = [watch(table, seat, "patch")[1] for seat in (ANN, BEN, NOBODY)]
            for _ in range(3):
                await asyncio.sleep(0)
            tried = table.log.attempt("move", {"seat": ANN, "tokens": "done"}, "m1", table.seq)
            before = table.log.lines
            calls = Calls()
            sys.setprofile(calls)
            table.log.accept(tried)  # type: ignore[arg-type]
            table.publish_change(before, 0)
            table.audience.tell()
            sys.setprofile(None)
            costs.append(calls.made)
            sent.append([len(eyes.messages[-1]) for eyes in crowd])
        assert sent[0] == sent[1]
        assert costs[1] <= 1.02 * costs[0]

    at_servers(tmp_path, act)


class Calls:
    """Counts calls."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        self.made += event in ("call", "c_call")
