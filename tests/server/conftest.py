"""A real server in its own process, and small clients for it."""

import json
import os
import random
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from ctypes import c_int
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from altbau.core.messages.catalogue import OwnEdition
from altbau.runtime import keys
from altbau.runtime.automation.autoplay import AutoPlayer
from altbau.server import run
from altbau.server.store import writer
from altbau.server.web.socket import PROTOCOL
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.players import filled
from tests.server.ports import hold_port
from tests.server.process import FORKING, started

CHANCE = 3  # seed of a test's server: its tables and its bots are the same every time
STILL = 120.0  # seconds without a change after which a test fails; on a busy machine a process needs many to start
PACE = Pace(reaction=(0.01, 0.02), bot=0.01, thought=(0.01, 0.01))
FIRST_SEED = random.Random(CHANCE).getrandbits(128)  # of a server's first table, if nobody asks for another
EDITION = "landlord-2013"
HUMAN = {"name": "Ann", "kind": "human"}
FRIEND = {"name": "Ben", "kind": "link"}
BOT = {"name": "Cleo", "kind": "bot", "bot": "random"}
OTHER_BOT = {**BOT, "name": "Dora"}


class SameSeeds(random.SystemRandom):
    """Seeds of tables and of bots are the same every time; secrets, ids and delays are the system's random numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.start_anew()

    def start_anew(self) -> None:
        """Let the first seed follow."""
        self._seeds = random.Random(CHANCE)

    def getrandbits(self, k: int, /) -> int:
        """A seed if `k` is the length of seeds, else random bits of the system."""
        return self._seeds.getrandbits(k) if k == keys.SEED_BITS else super().getrandbits(k)


class SeedsOfEachTest(SameSeeds):
    """Seeds of a server that several tests share: they start anew with each test. `test` has its number, which the
    process of the tests raises."""

    def __init__(self, test: c_int) -> None:
        self._test, self._begun = test, test.value
        super().__init__()

    def getrandbits(self, k: int, /) -> int:
        """As those of one test."""
        if self._begun != self._test.value:
            self._begun = self._test.value
            self.start_anew()
        return super().getrandbits(k)


class Server:
    """A server process with one database, which can be killed and started again. `prepare` is called first in it,
    `own_editions` are offered."""

    def __init__(
        self, database: Path, prepare: Callable[[], None] | None = None, own_editions: Sequence[OwnEdition] = ()
    ) -> None:
        self.database = database
        self.log_file = database.with_suffix(".log")
        self.prepare, self.own_editions = prepare, own_editions
        self.test: c_int = FORKING.RawValue(c_int)  # the number of tests that have begun with it
        self.seeds: dict[str, int] = {}
        self.port = hold_port(self)  # also of the next start
        self.start()

    def start(self) -> None:
        """Start, and wait for the address that it prints."""
        self.database.parent.mkdir(parents=True, exist_ok=True)
        self.process, self.address = started(
            self.log_file, serve_by_chance, self.database, self.port, self.prepare, self.test, self.own_editions
        )

    def kill(self) -> None:
        """Kill it as a power cut would."""
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """End it as its host would, and wait for that."""
        self.process.terminate()
        self.process.join(STILL)
        assert not self.process.is_alive()

    def end(self) -> None:
        """Kill it; if coverage is measured, end it with SIGTERM first, so that the coverage is saved."""
        if "COVERAGE_PROCESS_CONFIG" in os.environ and self.process.is_alive():
            self.process.terminate()
            self.process.join(STILL)
        self.kill()

    def signal(self, number: int) -> None:
        """Send a signal to its process."""
        assert self.process.pid
        os.kill(self.process.pid, number)

    def ask(
        self,
        path: str,
        body: object = None,
        *,
        key: str | None = None,
        language: str = "en",
        raw: bytes | None = None,
        sender: str | None = None,
    ) -> tuple[int, Any]:
        """Send a request: POST with a body, else GET; the status and the decoded answer. `sender` is the client address
        that a proxy would state."""
        headers = {"Accept-Language": language, "Content-Type": "application/json"}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        if sender:
            headers["X-Forwarded-For"] = sender
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data=data, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=STILL) as answer:
                status, content = answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                status, content = error.code, error.read()
        try:
            return status, json.loads(content)
        except ValueError:  # text, or a picture
            return status, content.decode(errors="replace")

    def create(self, *seats: dict[str, Any], key: str | None = None, **more: Any) -> dict[str, Any]:
        """Start a table; the server's answer."""
        wanted = {"edition": EDITION, "seats": list(seats), "seed": 3, **more}
        status, created = self.ask("/api/tables", wanted, key=key)
        assert status == 201, created
        if wanted["seed"] is not None:
            self.seeds[created["id"]] = wanted["seed"]
        answer: dict[str, Any] = created
        return answer

    def join(self, id: str, invitation: str) -> str:
        """Accept an invitation; the secret of the seat."""
        status, admitted = self.ask(f"/api/tables/{id}/join", {"invitation": invitation})
        assert status == 201, admitted
        secret: str = admitted["secret"]
        return secret

    def start_table(self, *seats: dict[str, Any], **more: Any) -> tuple[str, list[str]]:
        """Start a table, and let all invited guests join; its id and the secrets of its seats."""
        created = self.create(*seats, **more)
        id = created["id"]
        return id, [
            self.join(id, seat["invitation"]) if seat["invitation"] else seat["secret"] for seat in created["seats"]
        ]

    def table(self, id: str, key: str | None = None) -> dict[str, Any]:
        """The table as the holder of a key sees it."""
        status, answer = self.ask(f"/api/tables/{id}", key=key)
        assert status == 200, answer
        table: dict[str, Any] = answer["table"]
        return table

    def seed(self, id: str) -> int:
        """The seed of a table, which the server reveals only at its end."""
        return self.seeds.get(id, FIRST_SEED)

    def states(self, id: str, key: str | None = None) -> Iterator[dict[str, Any]]:
        """The table now and after each change; fails the test if nothing changes for STILL seconds."""
        table: dict[str, Any] = {}
        with self.live(id, key) as socket:
            while True:
                try:
                    table = next_of(socket, "update")["table"]
                except TimeoutError:
                    pytest.fail(f"nothing has changed for {STILL:.0f} s: {self.described(table)}")
                yield table

    def described(self, table: dict[str, Any]) -> str:
        """The table, its seed and its question, for the message of a failure."""
        question = table["question"] and table["question"]["name"]
        return f"table {table['id']}, seed {self.seed(table['id'])}, {table['asked']} is asked {question}"

    def live(
        self, id: str, key: str | None = None, known: int = 0, language: str = "en", asked: str = "send=full"
    ) -> ClientConnection:
        """A live connection; `asked` is added to the query."""
        address = f"{self.address.replace('http', 'ws')}/api/tables/{id}/live?log={known}&lang={language}&{asked}"
        names = [Subprotocol(each) for each in (PROTOCOL, key) if each]
        # Without pings of its own: the client would end a connection that the server, busy or on purpose, reads slowly.
        return connect(address, subprotocols=names, max_size=None, proxy=None, ping_interval=None)


def serve_by_chance(
    database: Path | str,
    port: int,
    prepare: Callable[[], None] | None,
    test: c_int,
    own_editions: Sequence[OwnEdition],
) -> None:
    """Serve with tables and bots that are the same every time."""
    if prepare:
        prepare()
    run.serve("127.0.0.1", port, database, PACE, chance=SeedsOfEachTest(test), own_editions=own_editions)


def next_of(socket: ClientConnection, *types: str) -> dict[str, Any]:
    """The next message of one of these types."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=STILL))
        if message["type"] in types:
            return message


def first_path(table: dict[str, Any], prefer: str | None = None) -> str:
    """The tokens of a complete move: at each step the preferred choice, or else the first."""
    tokens = []
    choices = table["question"]["choices"]
    while choices:
        choice = next((each for each in choices if each["token"] == prefer), choices[0])
        tokens.append(choice["token"])
        choices = choice.get("next")
    return " ".join(tokens)


@pytest.fixture(scope="session")
def shared_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Callable[[], None] | None], Server]]:
    """The servers that the tests of a process share: one for each function that a server's process calls first."""
    running: dict[Callable[[], None] | None, Server] = {}

    def shared(prepare: Callable[[], None] | None) -> Server:
        if prepare not in running:
            running[prepare] = Server(tmp_path_factory.mktemp("shared") / "tables" / "altbau.sqlite", prepare)
        return running[prepare]

    yield shared
    for server in running.values():
        server.end()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Server:
    """The server that the tests of a process share, or the own one of a test that has one. Each test starts its own
    tables, with seeds that no test before it changes. The fixture's parameter is a function that a server's process
    calls first."""
    if "own_server" in request.fixturenames:
        own: Server = request.getfixturevalue("own_server")
        return own
    server: Server = request.getfixturevalue("shared_servers")(getattr(request, "param", None))
    server.test.value += 1
    return server


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a running table of each edition, and a finished one of the shortest game; to be copied."""
    path = tmp_path_factory.mktemp("made") / "tables.sqlite"
    loops.run(filled(path))
    return path


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL."""
    from tests.server.databases import running  # importing it takes a fifth of a second

    with running() as address:
        yield address


@pytest.fixture
def nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and absent players do not act."""
    monkeypatch.setattr(AutoPlayer, "note_change", lambda self: None)


@pytest.fixture
def nothing_waits(nobody_answers: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables change only by the test's own moves, which are written without delay."""
    monkeypatch.setattr(writer, "GATHERING", 0)


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A running server with an empty database, which the test may kill; the fixture's parameter is a function that its
    process calls first."""
    server = Server(tmp_path / "altbau.sqlite", getattr(request, "param", None))
    yield server
    server.end()
