"""Programs of a host at tables: what each of them can reach, and that nothing it does shows but its moves."""

import asyncio
import json
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from altbau.core.data import Data
from altbau.core.engine.ids import Seat
from altbau.core.page import entering
from altbau.errors import BadInput
from altbau.server.live import programs as module
from altbau.server.live.confined import Confined, User, command_of, user_called
from altbau.server.live.hub import Hub
from altbau.server.live.programs import NO_PROGRAMS, Programs, hosted
from altbau.server.live.table import LiveTable
from altbau.table.pace import Pace
from tests import loops
from tests.server import guest
from tests.server.conftest import STILL, SameSeeds
from tests.server.players import ThinkingHere
from tests.server.test_autoplay import AT_ONCE, IN_TIME, PERSON, Forgetful
from tests.server.test_processes import until

ROOT = os.getuid() == 0
OWNER = "nobody" if ROOT else None  # of the programs
PYTHON = shutil.which("python3", path=os.defpath) if ROOT else sys.executable  # which that user can read
GONE = "Z"  # the state of a process of which nothing is left
HASTY = entering.NewSeat(kind="bot", bot="program:Hasty")


@pytest.fixture(scope="module")
def user() -> User:
    return user_called(OWNER)


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
async def confined(user: User, *words: str) -> AsyncIterator[Confined]:
    """A process that does something."""
    assert PYTHON
    process = await Confined.started(command_of(" ".join([PYTHON, "-I", *words])), user)
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
            hosted([written], OWNER)
    with pytest.raises(BadInput, match="bad-value"):
        hosted(["Hasty=true", "Hasty=true"], OWNER)
    for name in ("root", "no-such-user"):
        with pytest.raises(BadInput):
            hosted(["Hasty=true"], name)
    if ROOT:
        with pytest.raises(BadInput, match="program-as-root"):
            hosted(["Hasty=true"], None)
    assert hosted([], None) is None


# --- at a table -------------------------------------------------------------------------------------------------------

QUICK = Pace(reaction=(0, 0), bot=0, claim=0, thought=(0.001, 0.001))


@asynccontextmanager
async def hub_with(programs: Programs, pace: Pace = AT_ONCE) -> AsyncIterator[Hub]:
    """A server that knows these programs, until it ends."""
    hub = Hub(Forgetful(), pace, ThinkingHere(), SameSeeds(), programs)  # type: ignore[arg-type]
    try:
        yield hub
    finally:
        hub.stop()
        await programs.close()


async def seated(hub: Hub, *seats: entering.NewSeat, **more: Any) -> LiveTable:
    """A table with programs, to which its people have come."""
    wanted = entering.NewTable(
        **{"edition": "landlord-2013", "seats": [*seats], "seed": 3, "options": {"starter": "B"}, **more}
    )
    table = await hub.table((await hub.create(wanted)).id)
    table.showing.online = frozenset({Seat(0)})
    return table


def choosers_of(table: LiveTable) -> list[Data]:
    """The entries that a bot has written."""
    entries: list[Any] = table.store.entries  # type: ignore[attr-defined]
    return [entry.body for entry in entries if entry.body.get("by") == "bot"]


def program(script: str, does: str = "") -> Programs:
    """The programs of a server at which Hasty plays like this."""
    return Programs(hosted([f"Hasty={PYTHON} -I {script} {does}"], OWNER), NO_PROGRAMS.turn)


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
            assert [each.plain() for each in table.names] == ["Ann", "Hasty"]
            await until(lambda: len(choosers_of(table)) >= 2 or table.game.state.asked == 0)
        why = [body["why"] for body in choosers_of(table) if body.get("why")]
        assert choosers_of(table) and all(each == [1, "nothing-better", {}] for each in why)
        assert bool(why) == (does == "explains")

    with caplog.at_level(logging.WARNING):
        run(test)
    told = [line.args for line in caplog.records if "program has failed" in str(line.msg)]
    assert {line["why"] for line in told if isinstance(line, dict)} == ({why} if why else set())
    assert "roof" not in caplog.text and "fly" not in caplog.text
