"""A table says the same in a page's own worker as on a server, and needs no thread, process, socket or database."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import timedelta
from importlib import metadata
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import altbau
from altbau.browser.home import BrowserHome
from altbau.core.engine.ids import Seat
from altbau.core.messages.live import MOST_OF_ID
from altbau.core.messages.table import Clock
from altbau.errors import BadInput
from altbau.games import EDITIONS
from altbau.runtime.conversation import id_of, message_or_error
from altbau.runtime.home import monotonic
from altbau.server.live.home import StoredHome, StoredRows
from altbau.server.store import wall_clock
from altbau.server.store.server_time import ServerClock
from altbau.server.store.store import Store
from tests.loops import Turning, apart
from tests.runtime import memory
from tests.runtime.memory import MemoryDevice
from tests.runtime.playing import AtHome, InWorker, Place, played

NEEDED = ("fluent.syntax", "msgspec", "mypy-extensions", "typing-extensions")  # a table reads no YAML
LEADS_OUT = re.compile(r"to_thread|run_in_executor|wrap_future|run_coroutine_threadsafe")
CHANCE = 7
PACKAGE = Path(altbau.__file__).parent


class Waiting(Turning):
    """A simulated clock that stands still while a store works in its own thread."""

    def __init__(self) -> None:
        super().__init__()
        self.works = 0

    def select(self, timeout: float | None = None) -> list[Any]:
        """See `Turning`."""
        return super().select(None if self.works and timeout else timeout)


class WaitingLoop(asyncio.SelectorEventLoop):
    """An event loop with that clock."""

    def __init__(self) -> None:
        self.clock = Waiting()
        super().__init__(self.clock)

    def time(self) -> float:
        """The simulated time in seconds."""
        return self.clock.seconds


class Steady(ServerClock):
    """The time of a server that never stands still."""

    def now(self) -> float:
        """That of the event loop."""
        return round(monotonic(), 3)


class WaitedRows:
    """Stored rows for which the clock waits."""

    def __init__(self, rows: StoredRows, clock: Waiting) -> None:
        self._rows = rows
        self._clock = clock

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._rows, name)

        async def waited(*args: Any, **named: Any) -> Any:
            self._clock.works += 1
            try:
                return await found(*args, **named)
            finally:
                self._clock.works -= 1

        return waited


def run(place_of: Callable[[Waiting], Place], edition: str, clock: Clock) -> dict[Seat, list[str]]:
    """All that people are sent in a game at a place."""

    async def act() -> dict[Seat, list[str]]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, WaitingLoop)
        place = place_of(loop.clock)
        await played(place, edition, clock)
        return place.heard()

    def within() -> dict[Seat, list[str]]:
        with asyncio.Runner(loop_factory=WaitingLoop) as runner:
            return runner.run(act())

    return apart(within)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("clock", ["none", "turn-30"])
def test_all_messages_are_those_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str, clock: Clock
) -> None:
    store = Store(tmp_path / "tables.sqlite")
    store.heart = Steady()
    store.timeline = BrowserHome.timeline

    def server(turned: Waiting) -> Place:
        monkeypatch.setattr(wall_clock, "now", lambda: memory.BEGUN + timedelta(seconds=turned.seconds))
        home = StoredHome(store, Random(CHANCE))
        home.rows = cast(StoredRows, WaitedRows(home.rows, turned))
        return AtHome(home)

    stored = run(server, edition, clock)
    store.close()
    here = run(lambda _: InWorker(MemoryDevice(), Random(CHANCE)), edition, clock)
    assert sum(map(len, here.values())) > 100
    for seat, heard in here.items():
        assert heard == stored[seat]


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_needs_no_more_than_the_library_s_own_packages(tmp_path: Path, edition: str) -> None:
    """Names included: without the packages of the server they are compared, too, except for look-alikes."""
    for name in NEEDED:
        for part in {Path(file.parts[0]) for file in metadata.files(name) or []}:
            (tmp_path / part).symlink_to(str(metadata.distribution(name).locate_file(part)))
    paths = [tmp_path, Path(altbau.__file__).parents[1], Path(__file__).parents[2]]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}
    program = f"from tests.runtime import alone; alone.main({edition!r})"
    command = [sys.executable, "-S", "-c", program]  # -S: nothing else that is installed
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_nothing_leads_out_of_the_event_loop() -> None:
    for path in [path for room in ("runtime", "browser") for path in (PACKAGE / room).rglob("*.py")]:
        assert not LEADS_OUT.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize(
    ("said", "id"),
    [
        ('{"type":"move","id":"m1","path":[]}', "m1"),
        ('{"type":"nonsense","id":"m2"}', "m2"),
        ('{"type":"move","id":3}', None),
        ('{"type":"move"}', None),
        ('{"id":"%s"}' % ("x" * (MOST_OF_ID + 1)), None),
        ('{"id":"m","x":%s}' % ("[" * 200), None),
        ("{", None),
    ],
)
def test_a_malformed_message_is_refused_with_its_id(said: str, id: str | None) -> None:
    assert isinstance(message_or_error(said), BadInput)
    assert id_of(said) == id
