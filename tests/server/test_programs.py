"""Programs of a host at tables: what each of them can reach, and that nothing it does shows but its moves."""

import asyncio
import json
import logging
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from altbau.core.bots.bot import OUTSIDE
from altbau.core.data import Data
from altbau.core.engine.ids import NOBODY, Action, Seat
from altbau.core.engine.state import AnyState
from altbau.core.game import AnyGame
from altbau.core.messages import joining, lobby
from altbau.core.messages import table as table_messages
from altbau.core.messages.deals import NewDeal
from altbau.core.presentation.patches import apply
from altbau.errors import BadInput
from altbau.play.game import Game
from altbau.runtime.live_table import LiveTable
from altbau.server.live.hub import Hub
from altbau.server.processes import programs as module
from altbau.server.processes.programs import NO_PROGRAMS, HostPrograms, Programs, RunningProgram, parse_programs
from altbau.server.processes.sandbox import SandboxedProcess, User, command_of, user_called
from altbau.server.store.store import Store
from altbau.table.setup.duplicate_deals import new_deal
from altbau.table.timing.pace import SEARCHING, Pace
from altbau.table.view.catalogue import edition_infos
from tests import loops
from tests.lab.paths import path
from tests.server import guest
from tests.server.conftest import STILL, SameSeeds
from tests.server.eyes import Eyes, watch
from tests.server.players import ThinkingHere, store_of
from tests.server.test_autoplay import IN_TIME, PERSON, Forgetful, bot
from tests.server.two_processes import at_two, driven, leases_of, until

ROOT = os.getuid() == 0
OWNER = "nobody" if ROOT else None  # of the programs
GONE = "Z"  # the state of a process of which nothing is left
HASTY = joining.NewSeat(kind="bot", bot="program:Hasty")


@pytest.fixture(scope="module")
def user() -> User:
    return user_called(OWNER)


@cache
def python() -> str:
    """A Python that this user can start: root's own one may lie where nobody else can read."""
    known = (os.path.realpath(sys.executable), shutil.which("python3"), shutil.which("python3", path=os.defpath))
    for found in known:
        with suppress(PermissionError):
            if found and subprocess.run([found, "-I", "-c", ""], user=OWNER, check=False).returncode == 0:
                return found
    pytest.skip("no Python of this machine can be started by the user nobody")


@pytest.fixture(scope="module")
def script() -> Iterator[str]:
    """The program, where its user can read it."""
    folder = tempfile.mkdtemp()
    os.chmod(folder, 0o755)
    shutil.copy(guest.__file__, folder)
    yield f"{folder}/guest.py"
    shutil.rmtree(folder)


def run(act: Callable[[], Awaitable[None]]) -> None:
    """Run a test in an event loop of its own."""

    async def whole() -> None:
        async with asyncio.timeout(IN_TIME):
            await act()

    loops.run(whole())


# --- what it can reach ------------------------------------------------------------------------------------------------


@asynccontextmanager
async def confined(user: User, *words: str) -> AsyncIterator[SandboxedProcess]:
    """A process that does something."""
    process = await SandboxedProcess.start(command_of(" ".join([python(), "-I", *words])), user)
    try:
        yield process
    finally:
        await process.end()


def test_it_has_nothing_of_the_servers_and_little_of_the_machine(
    user: User, script: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ALTBAU_DATABASE", "secret")

    async def test() -> None:
        read, write = os.pipe()
        os.set_inheritable(read, True)
        async with confined(user, script, "report") as process:
            said: Data = json.loads(await process.hear())
        for each in (read, write):
            os.close(each)
        environment = said.pop("environment")
        assert not environment.keys() - {"LC_CTYPE"}  # which Python puts there itself
        assert said == {
            "folder": [], "descriptors": [0, 1, 2], "user": user.uid, "groups": [] if ROOT else os.getgroups(),
            "session": True, "cpu": [600, 600], "core": [0, 0], "nice": os.nice(0) + 5, "write": "OSError",
            "memory": "MemoryError", "fork": "BlockingIOError", "files": "OSError",
        }  # fmt: skip

    run(test)


def test_it_stands_still_unless_it_is_asked(user: User, script: str) -> None:
    async def test() -> None:
        async with confined(user, script, "has-children") as process:
            child = json.loads(await process.hear())["child"]
            process.rest()
            await until(lambda: state_of(child) == state_of(process.number) == "T")
            process.go_on()
            await until(lambda: "T" not in state_of(child) + state_of(process.number))

    run(test)


def test_what_it_has_started_ends_with_it(user: User, script: str) -> None:
    async def test() -> None:
        async with confined(user, script, "has-children") as process:
            child = json.loads(await process.hear())["child"]
            assert state_of(child) != GONE
            folder = Path(process.folder)
        await until(lambda: state_of(child) == GONE and not folder.exists())

    run(test)


def state_of(process: int) -> str:
    """How a process is, by the letter of the system."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0].replace("X", GONE)
    return GONE


@pytest.mark.long
def test_its_processor_time_ends(user: User, script: str) -> None:
    async def test() -> None:
        async with confined(user, script, "burns") as process:
            await process.hear()
            with pytest.raises(BadInput, match="program-gone"):
                await process.hear()

    run(test)


def test_who_starts_programs_is_told_what_is_wrong() -> None:
    for written in ("Hasty", "=true", "gangster=true", "a b=true", "Hasty=nosuchprogram", "Hasty='"):
        with pytest.raises(BadInput):
            parse_programs([written], OWNER)
    with pytest.raises(BadInput, match="bad-value"):
        parse_programs(["Hasty=true", "Hasty=true"], OWNER)
    for name in ("root", "no-such-user"):
        with pytest.raises(BadInput):
            parse_programs(["Hasty=true"], name)
    if ROOT:
        with pytest.raises(BadInput, match="program-as-root"):
            parse_programs(["Hasty=true"], None)
    assert parse_programs([], None) is None


# --- at a table -------------------------------------------------------------------------------------------------------

QUICK = Pace(reaction=(0, 0), bot=0, claim=0, between=0, thought=(0, 0))


@asynccontextmanager
async def hub_with(programs: Programs) -> AsyncIterator[Hub]:
    """A server that knows these programs, until it ends."""
    hub = Hub(Forgetful(), QUICK, ThinkingHere(), SameSeeds(), programs)  # type: ignore[arg-type]
    try:
        yield hub
    finally:
        hub.stop()
        await programs.close()


async def seated(hub: Hub, *seats: joining.NewSeat, **more: Any) -> LiveTable:
    """A table with programs, to which its people have come."""
    wanted = joining.NewTable(
        **{"edition": "landlord-2013", "seats": [*seats], "seed": 3, "options": {"starter": "B"}, **more}
    )
    table = await hub.table((await hub.create(wanted)).id)
    table.showing.online = frozenset({Seat(0)})
    return table


def choosers_of(table: LiveTable) -> list[Data]:
    """The entries that a bot has written."""
    entries: list[Any] = store_of(table).entries  # type: ignore[attr-defined]
    return [entry.body for entry in entries if entry.body.get("by") == "bot"]


def program(script: str, does: str = "") -> Programs:
    """The programs of a server at which Hasty plays like this."""
    return Programs(parse_programs([f"Hasty={python()} -I {script} {does}"], OWNER), NO_PROGRAMS.turn)


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("", None),
        ("explains", None),
        ("crashes", "program-gone"),
        ("hangs", "program-silent"),
        ("floods", "program-line-too-long"),
        ("chatters", "program-no-end"),
        ("illegal", "illegal-move"),
        ("tells", "program-reason"),
        ("mute", "program-silent"),
    ],
)
def test_a_table_goes_on_whatever_its_program_does(
    does: str,
    why: str | None,
    user: User,
    script: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What it does wrong costs a default move, and stands in the log without a word of its own."""
    monkeypatch.setattr(module, "THOUGHT", 0)
    monkeypatch.setattr(module, "IN_TIME", 0.2 if does == "hangs" else STILL)
    monkeypatch.setattr(module, "STARTING", 0.2 if does == "mute" else STILL)

    async def test() -> None:
        programs = program(script, does)
        async with hub_with(programs) as hub:
            table = await seated(hub, PERSON, HASTY)
            assert [each.plain() for each in table.keys.names] == ["Ann", "Hasty"]
            await until(lambda: len(choosers_of(table)) >= 2 or table.game.state.asked == 0)
        why = [body["why"] for body in choosers_of(table) if body.get("why")]
        assert choosers_of(table) and all(each == [1, "nothing-better", {}] for each in why)
        assert bool(why) == (does == "explains")

    with caplog.at_level(logging.WARNING):
        run(test)
    told = [line.args for line in caplog.records if "program has failed" in str(line.msg)]
    assert {line["why"] for line in told if isinstance(line, dict)} == ({why} if why else set())
    assert "roof" not in caplog.text and "fly" not in caplog.text


def of_guests(guests: list["Guest"], conduct: "Conduct") -> Programs:
    """The programs of a server at which Hasty is a guest that does this."""

    async def started(command: Sequence[str]) -> RunningProgram:
        guests.append(Guest(conduct))
        return guests[-1]

    return Programs(PLAYS, NO_PROGRAMS.turn, started)


def test_a_program_that_fails_again_and_again_is_not_started_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "THOUGHT", 0)
    guests: list[Guest] = []

    async def test() -> None:
        async with hub_with(of_guests(guests, Conduct(fails="crash"))) as hub:
            table = await seated(hub, HASTY, bot("random"), edition="monopoly", options={"turn-limit": 9})
            watch(table, NOBODY)
            await until(lambda: table.game.over)
        assert len(guests) == 1 + module.MOST_FAILURES and all(each.gone for each in guests)

    run(test)


def test_the_game_is_told_to_its_end_and_the_next_one_by_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "THOUGHT", 0)
    guests: list[Guest] = []

    async def test() -> None:
        async with hub_with(of_guests(guests, Conduct())) as hub:
            wanted: dict[str, Any] = {"options": {"turn-limit": 2}, "edition": "monopoly", "games": 2}
            table = await seated(hub, HASTY, bot("random"), **wanted)
            watch(table, NOBODY)
            await until(lambda: table.log.match.over and all(each.gone for each in guests))
        assert [each.kinds()[0] for each in guests] == ["begin", "begin"]
        for each, number in zip(guests, (1, 2), strict=True):
            end = each.told[-1]
            assert end["type"] == "end" and Game.load(end["record"]) == table.log.match.finished(number)

    run(test)


def test_only_programs_that_are_here_can_be_seated(tmp_path: Path) -> None:
    """At a table, at one that waits, and at one that goes on from a game; never in a deal."""
    stranger = joining.NewSeat(kind="bot", bot="program:Stranger")

    async def test() -> None:
        store = Store(tmp_path / "tables.sqlite")
        hub = Hub(store, QUICK, ThinkingHere(), SameSeeds(), of_guests([], Conduct()))
        with pytest.raises(BadInput, match="unknown-bot"):
            await seated(hub, PERSON, stranger)
        settings = lobby.Settings(edition="landlord-2013")
        with pytest.raises(BadInput, match="unknown-bot"):
            await hub.lobbies.open(lobby.NewLobby(settings=settings, seats=[PERSON, stranger]), "en")
        opened = await hub.lobbies.open(lobby.NewLobby(settings=settings, seats=[PERSON, HASTY]), "en")
        room = await hub.lobbies.find(opened.id)
        assert room
        for wanted in (lobby.AddSeat(bot=stranger.bot), lobby.FillSeat(seat="B", bot=stranger.bot)):
            with pytest.raises(BadInput, match="unknown-bot"):
                await room.change(opened.seats[0].secret, wanted)
        await room.change(opened.seats[0].secret, lobby.ChangeSettings(settings=lobby.Settings(edition="monopoly")))
        assert [place.bot for place in room.table.places] == [None, HASTY.bot]
        with pytest.raises(BadInput, match="deal-program"):
            new_deal(NewDeal(edition="landlord-2013", bots=["program:Hasty"]), 1)
        infos = [
            bot for each in edition_infos(hub.services.programs.names) for bot in each.bots if bot.level == OUTSIDE
        ]
        assert {(bot.name, bot.character) for bot in infos} == {("program:Hasty", "Hasty")} and len(infos) > 1
        hub.stop()
        store.close()

    run(test)


# --- what shows -------------------------------------------------------------------------------------------------------


class Conduct(NamedTuple):
    """What a program does: after how many seconds it says hello, and answers with its move or fails."""

    hello: float = 0.0
    answer: float = 0.0
    fails: str = ""


class Guest:
    """A program in the test's own process, which plays the first move there is."""

    def __init__(self, conduct: Conduct) -> None:
        self.conduct = conduct
        self.told: list[Data] = []
        self.gone = False
        self._table: Data = {}
        self._answers: asyncio.Queue[Data | None] = asyncio.Queue()
        self._late = 0.0

    def kinds(self) -> list[str]:
        """What it was told."""
        return [each["type"] for each in self.told]

    async def say(self, line: bytes) -> None:
        said: Data = json.loads(line)
        self.told.append(said)
        if said["type"] == "begin":
            self._late = self.conduct.hello
            self._answers.put_nowait({"type": "hello", "version": said["version"], "kind": "program"})
        elif said["type"] == "update":
            self._table = said["table"]
        elif said["type"] == "patch":
            apply(self._table, said)
        elif said["type"] == "ask":
            self._late = self.conduct.answer
            move = {"type": "move", "id": "m", "seq": said["seq"], "tokens": path(self._table["question"])}
            failing = {"crash": None, "illegal": move | {"tokens": "fly"}, "words": {"type": "pardon"}}
            self._answers.put_nowait(failing.get(self.conduct.fails, move))

    async def hear(self) -> bytes:
        late, self._late = self._late, 0.0
        await asyncio.sleep(late)
        said = await self._answers.get()
        if said is None:
            raise BadInput("program-gone")
        return json.dumps(said).encode() + b"\n"

    def go_on(self) -> None:
        """It needs no leave."""

    rest = kill = go_on

    async def leave(self, seconds: float) -> None:
        self.gone = True

    async def end(self) -> None:
        self.gone = True


PLAYS = HostPrograms({"Hasty": ["hasty"]}, User(0, 0))
CONDUCTS = (
    Conduct(), Conduct(answer=0.4), Conduct(answer=0.89), Conduct(answer=60), Conduct(fails="crash"),
    Conduct(fails="crash", answer=0.5), Conduct(fails="illegal"), Conduct(fails="words"),
    Conduct(fails="crash", hello=4.0), Conduct(hello=4.0),
)  # fmt: skip
SLOW = [conduct.hello for conduct in CONDUCTS]
TWO = (PERSON, joining.NewSeat(name="Ben", kind="human"))
MOVES = 40
READING = 1.0  # seconds of a person


def first_legal(game: AnyGame, s: AnyState) -> Action:
    """What the guests play."""
    return Action(s.legal_actions[0])


def seen(conduct: Conduct, edition: str, pace: table_messages.PaceName, seed: int) -> list[tuple[float, str]]:
    """What somebody is told who looks on, and when, at a table where a program sits that does this."""

    async def act() -> list[tuple[float, str]]:
        chance = random.Random(seed)
        programs = of_guests([], conduct)
        hub = Hub(Forgetful(), Pace(), ThinkingHere(), chance, programs)  # type: ignore[arg-type]
        starter: dict[str, bool | str | int] = {} if edition == "monopoly" else {"starter": "C"}
        seats = [*TWO, HASTY, bot("random")]
        wanted = joining.NewTable(edition=edition, seats=seats, seed=seed, options=starter, pace=pace)
        table = await hub.table((await hub.create(wanted)).id)
        table.showing.online = frozenset({Seat(0), Seat(1)})
        told: list[tuple[float, str]] = []
        watcher, _ = watch(table, NOBODY)
        watcher.client = Timed(told)
        while table.seq < MOVES and not table.game.over:
            seq = table.seq
            await asyncio.sleep(READING)
            if table.seq == seq and table.game.state.asked < len(TWO) and not table.game.must_pass:
                body = {"seat": table.game.state.asked, "by": "person", "action": table.game.legal_actions[0]}
                await table.change("play", body)
        hub.stop()
        await programs.close()
        return told

    return loops.run_at_once(act())


class Timed(Eyes):
    """Notes when it has seen what."""

    def __init__(self, told: list[tuple[float, str]]) -> None:
        super().__init__()
        self.told = told

    def push(self, message: str) -> bool:
        self.told.append((asyncio.get_running_loop().time(), message))
        return True


@pytest.mark.parametrize(
    ("edition", "pace"),
    [
        ("landlord-2013", "normal"),
        pytest.param("wucherer-1997", "at-once", marks=pytest.mark.long),
        pytest.param("monopoly", "fast", marks=pytest.mark.long),
        pytest.param("landlord-2013", "slow", marks=pytest.mark.long),
    ],
)
@pytest.mark.seeds(1, 10)
def test_nothing_that_a_program_does_shows_but_its_moves(
    edition: str, pace: table_messages.PaceName, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte by byte and instant by instant, whether it answers at once or late, badly, or not at all. Until it has said
    hello it knows nothing, and its table waits for it."""
    monkeypatch.setattr(module, "default", first_legal)
    for slow in set(SLOW):
        those = [each for each in CONDUCTS if each.hello == slow]
        one, *others = [seen(conduct, edition, pace, seed) for conduct in those]
        assert len(one) > MOVES // 2
        for other in others:
            assert other == one


def test_a_move_is_drawn_to_take_no_less_than_a_program_has() -> None:
    assert Pace().thought[0] * SEARCHING[OUTSIDE] >= module.THOUGHT > module.IN_TIME


# --- several processes ------------------------------------------------------------------------------------------------


def test_whoever_drives_the_table_has_its_program(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new process is told the whole table, where another one goes on with it, and the old one is no more."""
    monkeypatch.setattr(module, "THOUGHT", 0)
    guests: dict[str, list[Guest]] = {"one": [], "other": []}

    async def act(one: Hub, other: Hub) -> None:
        for hub in (one, other):
            hub.services.programs = of_guests(guests[hub.store.name], Conduct())
        keeping = await driven(one, other)
        seats = [PERSON, HASTY]
        wanted = joining.NewTable(edition="landlord-2013", seats=seats, seed=3, options={"starter": "B"})
        first = await one.table((await one.create(wanted)).id)
        watch(first, NOBODY)
        await until(lambda: first.game.asked == 0 and first.seq)
        assert [each.gone for each in guests["one"]] == [False] and guests["other"] == []
        second = await other.table(first.id)
        watch(second, NOBODY)
        keeping[0].cancel()
        await asyncio.to_thread(leases_of(one).give_back)
        await until(lambda: second.sharing.drives and not first.sharing.drives)
        while second.game.asked == 0:
            await second.change("play", {"action": second.game.legal_actions[0]}, seq=second.seq)
        before = second.seq
        await until(lambda: second.seq > before)
        (new,) = guests["other"]
        assert new.kinds()[:3] == ["begin", "update", "ask"]
        await until(lambda: all(each.gone for each in guests["one"]))
        for task in keeping:
            task.cancel()

    at_two(postgres, act)
