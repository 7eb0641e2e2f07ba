"""Several processes under a supervisor, with PostgreSQL: people see no difference, whichever they are connected to."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from altbau import BadInput
from altbau.core.messages.table import Close
from altbau.server import run
from altbau.server.cluster import supervisor
from altbau.server.store.cluster import leases
from altbau.server.store.store import Store
from altbau.table.seats.access import MOST_DEVICES
from altbau.table.timing.pace import Pace
from tests.server.conftest import BOT, FRIEND, HUMAN, PACE, STILL, SameSeeds, Server, first_path, next_of
from tests.server.databases import new_database
from tests.server.process import started
from tests.server.test_store import ADDS_A_COLUMN, NEEDED, TAKES_IT_AWAY, next_programs

WORKERS = 2


class Workers(Server):
    """A supervisor with its processes."""

    def __init__(self, address: str, folder: Path, number: int = WORKERS, pace: Pace = PACE) -> None:
        self.at = address
        self.number = number
        self.pace = pace
        super().__init__(folder / "tables")

    def start(self) -> None:
        """Start, and wait until all serve."""
        self.process, self.address = started(self.log_file, serve_by_many, self.at, self.port, self.number, self.pace)
        until(lambda: len(self.pids()) == self.number and len(self.drivers()) == self.number)

    def pids(self) -> list[int]:
        """The processes of the workers."""
        assert self.process.pid
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return [int(each) for each in children.split()]

    def drivers(self) -> dict[str, int]:
        """How many buckets each process has, by its name."""
        with psycopg.connect(self.at) as connection:
            held = connection.execute(
                "SELECT holder, count(*) FROM lease WHERE holder IS NOT NULL"
                " AND until > extract(epoch FROM clock_timestamp()) GROUP BY holder"
            )
            return dict(held.fetchall())

    def end(self) -> None:
        """End the supervisor, and with it all others."""
        self.process.terminate()
        self.process.join(STILL)
        assert self.process.exitcode == 0


def serve_by_many(database: str, port: int, number: int, pace: Pace) -> None:
    """Serve by so many processes."""
    raise SystemExit(run.serve("127.0.0.1", port, database, pace, chance=SameSeeds(), workers=number))


def until(reached: Callable[[], object], seconds: float = STILL) -> None:
    """Wait for a state."""
    deadline = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < deadline, "it was not reached in time"
        time.sleep(0.02)


@pytest.fixture(scope="module")
def workers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    """A supervisor with two processes, which a module shares."""
    found = Workers(new_database(postgres), tmp_path_factory.mktemp("workers"))
    yield found
    found.end()


def lines(opened: ExitStack, workers: Workers, id: str, key: str | None, number: int = 6) -> list[ClientConnection]:
    """Connections to a table, which come to processes as the system has it."""
    return [opened.enter_context(workers.live(id, key)) for _ in range(number)]


def closed_by(socket: ClientConnection) -> int:
    """The code with which a connection is closed."""
    try:
        while True:
            socket.recv(timeout=STILL)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_the_socket_that_all_processes_share_never_blocks() -> None:
    """Not even while one more process begins, which duplicates it: one that waited in `accept` would serve nobody."""
    with run.listening_socket("127.0.0.1", 0) as listener, listener.dup():
        assert not os.get_blocking(listener.fileno())


def test_two_people_play_wherever_they_are(workers: Workers) -> None:
    """Each has several connections; all of them are told every move."""
    id, keys = workers.start_table(HUMAN, FRIEND)
    with ExitStack() as opened:
        sockets = [socket for key in keys for socket in lines(opened, workers, id, key)]
        shown = {socket: next_of(socket, "update")["table"] for socket in sockets}
        for number in range(8):
            key = keys["AB".index(shown[sockets[0]]["asked"])]
            table = workers.table(id, key)
            path = first_path(table, "done" if number % 3 else None)
            move = {"type": "move", "id": f"m{number}", "seq": table["seq"], "tokens": path}
            status, answer = workers.ask(f"/api/tables/{id}/messages", move, key=key)
            assert status == 200, answer
            for socket in sockets:
                while shown[socket]["seq"] < answer["seq"]:
                    shown[socket] = next_of(socket, "update")["table"]
            assert workers.table(id)["seq"] >= answer["seq"]


def test_a_stolen_key_opens_nothing_at_any_process(workers: Workers) -> None:
    """Its player has come with so many other devices that it has ended."""
    created = workers.create(HUMAN, FRIEND)
    id = created["id"]
    key = stolen = workers.join(id, created["seats"][1]["invitation"])
    with ExitStack() as opened:
        sockets = lines(opened, workers, id, stolen)
        for _ in range(MOST_DEVICES):
            code = workers.ask(f"/api/tables/{id}/code", {}, key=key)[1]["code"]
            key = workers.ask(f"/api/tables/{id}/device", {"code": code})[1]["secret"]
        for socket in sockets:
            assert closed_by(socket) == Close.UNKNOWN_KEY
    assert workers.ask(f"/api/tables/{id}", key=stolen)[1]["code"] == "foreign-seat"


def test_bots_go_on_when_their_driver_is_killed(workers: Workers) -> None:
    """Whoever it is; and the one that is killed comes again."""
    ids = [workers.start_table(HUMAN, {**BOT}, seed=seed) for seed in range(4)]
    before = workers.pids()
    os.kill(before[0], signal.SIGKILL)
    until(lambda: len(workers.pids()) == WORKERS and before[0] not in workers.pids())
    for id, keys in ids:
        until(lambda id=id, keys=keys: waits_for_person(workers, id, keys), leases.LASTS + 6 * STILL)  # type: ignore[misc]
        table = workers.table(id, keys[0])
        move = {"type": "move", "id": "m", "seq": table["seq"], "tokens": "done"}
        with workers.live(id, keys[0]):
            assert workers.ask(f"/api/tables/{id}/messages", move, key=keys[0])[0] == 200


@pytest.mark.long
def test_who_can_use_the_database_no_more_ends_and_says_why(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Newer processes serve by then; pages come to them, and leases are free at once."""
    workers = Workers(new_database(postgres), tmp_path)
    id, keys = workers.start_table(HUMAN, FRIEND)
    with workers.live(id, keys[0]) as socket:
        with next_programs(tmp_path, monkeypatch, ADDS_A_COLUMN, TAKES_IT_AWAY):
            Store(workers.at, name="newer").close()
        assert closed_by(socket) == Close.RESTARTING
    workers.process.join(STILL)
    assert workers.process.exitcode == supervisor.GIVEN_UP
    assert NEEDED in workers.log_file.read_text(encoding="utf-8")
    assert not workers.drivers()


def waits_for_person(workers: Workers, id: str, keys: list[str]) -> bool:
    """Whether a person is asked, while somebody looks on."""
    with workers.live(id, keys[0]) as socket:
        for _ in range(50):
            try:
                if next_of(socket, "update")["table"]["asked"] == "A":
                    return True
            except (TimeoutError, ConnectionClosed):
                return False
    return False


def test_leases_are_shared_and_given_back(postgres: str, tmp_path: Path) -> None:
    found = Workers(new_database(postgres), tmp_path)
    until(lambda: sorted(found.drivers().values()) == [128, 128])
    id, keys = found.start_table(HUMAN, FRIEND)
    with found.live(id, keys[0]) as socket:
        next_of(socket, "update")
        found.process.terminate()
        assert closed_by(socket) == Close.RESTARTING
    found.process.join(STILL)
    assert found.process.exitcode == 0
    assert found.drivers() == {}


def test_what_can_not_serve_says_why(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInput, match="workers-need-postgresql"):
        run.serve("127.0.0.1", 0, tmp_path / "tables.sqlite", workers=2)


def test_nobody_outlives_the_supervisor(postgres: str, tmp_path: Path) -> None:
    found = Workers(new_database(postgres), tmp_path)
    pids = found.pids()
    found.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))
    assert found.drivers() == {}
