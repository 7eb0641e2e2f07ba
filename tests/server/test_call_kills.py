"""Of several processes that share a database the one that calls is killed: somebody who is asked is called once, and
after a kill at least once, so that a browser replaces the one by the other."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from random import Random
from typing import Any

import psycopg
import pytest

from altbau.server.calls import call_rounds
from altbau.server.calls.call_rounds import CallRounds
from altbau.server.calls.channel import CallSettings
from altbau.server.calls.due_calls import DueCall
from altbau.server.calls.sender import CallOutcome, Sender
from altbau.server.store.rows.channels import ChannelRow
from altbau.table.seats.access import digest
from tests.server.calling import Receiver, Subscription, serve_calling
from tests.server.conftest import FRIEND, HUMAN, STILL, first_path
from tests.server.databases import new_database
from tests.server.process import started
from tests.server.push_service import received
from tests.server.test_workers import Workers, until

STEP = 0.3  # seconds that each step of a call takes, so that a kill hits each of them
STEPS = 4  # until it is claimed, sent, answered and marked
CLAIMED = 3.0  # seconds after which another process sends what one has not marked


class CallingWorkers(Workers):
    """Processes that call a receiver of the test."""

    def __init__(self, address: str, folder: Path) -> None:
        self.messages: Queue[bytes] = Queue()
        self.folder = folder
        self.receiver = Receiver(folder, self.receive)
        self.subscription = Subscription(self.receiver.host)
        super().__init__(address, folder)

    def start(self, port: int = 0) -> None:
        """Start, and wait until all serve."""
        settings = CallSettings(push_hosts=(self.receiver.host,))
        prepare = Slowly(self.receiver.here, self.folder / "caller")
        self.process, self.address = started(
            self.log_file, serve_calling, self.at, port, settings, prepare, self.number
        )
        until(lambda: len(self.pids()) == self.number and len(self.drivers()) == self.number)

    def end(self) -> None:
        """End all."""
        super().end()
        self.receiver.end()

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Keep a message, and answer a little later."""
        self.messages.put((await received(reader)).body)
        await asyncio.sleep(STEP)
        writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
        await writer.drain()

    def kill_caller(self) -> None:
        """Kill the process that calls for all, unless none does just now."""
        caller = int((self.folder / "caller").read_text(encoding="ascii"))
        if caller in self.pids():
            os.kill(caller, signal.SIGKILL)

    def told(self, id: str, key: str) -> str:
        """The question of which the holder of a key has been told last; empty for none."""
        with psycopg.connect(self.at) as connection:
            wanted = "SELECT called FROM channel WHERE game = %s AND key = %s"
            (found,) = connection.execute(wanted, (id, digest(key))).fetchall()
            return str(found[0])


class Slowly:
    """What makes a process call slowly, and write down that it is the one that calls."""

    def __init__(self, here: Callable[[], None], caller: Path) -> None:
        self.here, self.caller = here, caller

    def __call__(self) -> None:
        self.here()
        call_rounds.CLAIMED = CLAIMED  # type: ignore[misc]
        send, act, caller = Sender.send, CallRounds.round, self.caller

        async def slow_send(self: Sender, channel: ChannelRow, call: DueCall) -> CallOutcome:
            await asyncio.sleep(STEP)
            outcome = await send(self, channel, call)
            await asyncio.sleep(STEP)
            return outcome

        async def noted_round(self: CallRounds, played: float) -> None:
            half = caller.with_suffix(f".{os.getpid()}")
            half.write_text(str(os.getpid()), encoding="ascii")
            half.rename(caller)
            await act(self, played)

        Sender.send = slow_send  # type: ignore[method-assign]
        CallRounds.round = noted_round  # type: ignore[method-assign]


@pytest.fixture(scope="module")
def workers(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CallingWorkers]:
    """Those processes."""
    found = CallingWorkers(new_database(postgres), tmp_path_factory.mktemp("callers"))
    yield found
    found.end()


def read_all(workers: CallingWorkers, id: str) -> list[dict[str, Any]]:
    """The messages about a table that have come; others, about tables of other seeds, are passed over."""
    found = []
    with suppress(Empty):
        while True:
            found.append(workers.subscription.read(workers.messages.get_nowait()))
    return [each for each in found if each["table"] == id]


def move(workers: CallingWorkers, id: str, key: str) -> None:
    """The holder of a key is asked and does as little as can be done."""
    table = workers.table(id, key)
    wanted = {"type": "move", "id": f"m{table['seq']}", "seq": table["seq"], "tokens": first_path(table, "done")}
    assert workers.ask(f"/api/tables/{id}/messages", wanted, key=key)[0] == 200


@pytest.mark.seeds(2, 30)
def test_one_call_is_sent_and_after_a_kill_at_least_one(workers: CallingWorkers, seed: int) -> None:
    """The kill comes at a moment of the call that is drawn, or shortly before or after it."""
    chance = Random(seed)
    id, keys = workers.start_table(HUMAN, FRIEND, clock="days-3", seed=seed)
    for key in keys:
        assert workers.ask(f"/api/tables/{id}/calls/add", workers.subscription.sent, key=key)[0] == 201
    before = dict.fromkeys(keys, "")
    for kills in (False, True, True):
        asked = workers.table(id)["asked"]
        key = keys["AB".index(asked)]
        if kills:
            time.sleep(chance.uniform(0, STEP * (STEPS + 1)))
            workers.kill_caller()
        until(lambda: workers.told(id, key) != before[key])  # noqa: B023  called at once
        time.sleep(2 * STEP)  # several rounds in which nothing follows
        messages = read_all(workers, id)
        assert 1 <= len(messages) <= 1 + kills, (seed, messages)
        assert len({each["tag"] for each in messages}) == 1
        until(lambda: len(workers.pids()) == workers.number, STILL)
        before[key] = workers.told(id, key)
        while workers.table(id)["asked"] == asked:
            move(workers, id, key)
