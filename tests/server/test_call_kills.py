"""Of several processes that share a database the one that calls is killed: somebody who is asked is called once, and
after a kill at least once, at most once for each. A browser replaces one by the other, and mails are the same."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from email.message import EmailMessage
from pathlib import Path
from queue import Empty, Queue
from random import Random
from typing import TypeVar

import psycopg
import pytest

from altbau.server.calls import call_rounds
from altbau.server.calls.call_rounds import CallRounds
from altbau.server.calls.channel import CallSettings
from altbau.server.calls.due_calls import DueCall
from altbau.server.calls.mail_client import MailServer
from altbau.server.calls.sender import CallOutcome, Sender
from altbau.server.store.rows.channels import ChannelRow
from altbau.table.seats.access import digest
from tests.server.calling import Receiver, Subscription, call_soon, serve_calling
from tests.server.conftest import FRIEND, HUMAN, STILL, first_path
from tests.server.databases import new_database
from tests.server.process import started
from tests.server.push_service import received
from tests.server.smtp_server import SmtpServer, mail_key
from tests.server.test_workers import Workers, until

STEP = 0.3  # seconds that each step of a call takes, so that a kill hits each of them
STEPS = 4  # until it is claimed, sent, answered and marked
Taken = TypeVar("Taken")

CLAIMED = 3.0  # seconds after which another process sends what one has not marked


class CallingWorkers(Workers):
    """Processes that call slowly."""

    settings: CallSettings
    soon: Callable[[], None]  # what makes a process call soon

    def __init__(self, address: str, folder: Path) -> None:
        self.caller = folder / "caller"
        super().__init__(address, folder)

    def start(self) -> None:
        """Start, and wait until all serve."""
        prepare = Slowly(self.soon, self.caller)
        self.process, self.address = started(
            self.log_file, serve_calling, self.at, self.port, self.settings, prepare, self.number
        )
        until(lambda: len(self.pids()) == self.number and len(self.drivers()) == self.number)

    def add(self, id: str, key: str) -> None:
        """Have a seat called."""
        raise NotImplementedError

    def read_all(self, id: str) -> list[str]:
        """What a program that shows them knows each new call about a table by."""
        raise NotImplementedError

    def kill_caller(self) -> None:
        """Kill the process that calls for all, unless none does just now."""
        caller = int(self.caller.read_text(encoding="ascii"))
        if caller in self.pids():
            os.kill(caller, signal.SIGKILL)

    def told(self, id: str, key: str) -> str:
        """The question of which the holder of a key has been told last; empty for none."""
        with psycopg.connect(self.at) as connection:
            wanted = "SELECT called FROM channel WHERE game = %s AND key = %s"
            (found,) = connection.execute(wanted, (id, digest(key))).fetchall()
            return str(found[0])


class PushingWorkers(CallingWorkers):
    """Those of a push service of the test."""

    def __init__(self, address: str, folder: Path) -> None:
        self.messages: Queue[bytes] = Queue()
        self.receiver = Receiver(folder, self.receive)
        self.subscription = Subscription(self.receiver.host)
        self.settings, self.soon = CallSettings(push_hosts=(self.receiver.host,)), self.receiver.here
        super().__init__(address, folder)

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

    def add(self, id: str, key: str) -> None:
        """See `CallingWorkers`."""
        assert self.ask(f"/api/tables/{id}/calls/add", self.subscription.sent, key=key)[0] == 201

    def read_all(self, id: str) -> list[str]:
        """See `CallingWorkers`: the tag, by which a browser replaces one by another."""
        found = [self.subscription.read(each) for each in taken(self.messages)]
        return [each["tag"] for each in found if each["table"] == id]


class MailingWorkers(CallingWorkers):
    """Those of an operator's server of mail."""

    def __init__(self, address: str, folder: Path) -> None:
        self.smtp = SmtpServer(pause=STEP)
        self.others: list[EmailMessage] = []
        server = MailServer("127.0.0.1", self.smtp.port, False, "", "", "altbau@mail.example")
        self.settings, self.soon = CallSettings(mail=server), call_soon
        super().__init__(address, folder)

    def end(self) -> None:
        """End all."""
        super().end()
        self.smtp.end()

    def add(self, id: str, key: str) -> None:
        """See `CallingWorkers`; the address is confirmed."""
        address = f"{digest(key)[:20]}@example.org"
        assert self.ask(f"/api/tables/{id}/calls/add", {"form": "mail", "address": address}, key=key)[0] == 201
        while (mail := self.smtp.next())["To"] != address:
            self.others.append(mail)  # a call to who was added before
        confirmed = {"key": mail_key(mail, id)}
        assert self.ask(f"/api/tables/{id}/calls/mail/confirm", confirmed)[0] == 200

    def read_all(self, id: str) -> list[str]:
        """See `CallingWorkers`: the id of the message."""
        found, self.others = [*self.others, *taken(self.smtp.mails)], []
        return [each["Message-ID"] for each in found if f"/t/{id}" in each.get_content()]


def taken(queue: Queue[Taken]) -> list[Taken]:
    """All that is in a queue."""
    found = []
    with suppress(Empty):
        while True:
            found.append(queue.get_nowait())
    return found


class Slowly:
    """What makes a process call slowly, and write down that it is the one that calls."""

    def __init__(self, soon: Callable[[], None], caller: Path) -> None:
        self.soon, self.caller = soon, caller

    def __call__(self) -> None:
        self.soon()
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


@pytest.fixture(scope="module", params=[PushingWorkers, MailingWorkers], ids=["push", "mail"])
def workers(
    postgres: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[CallingWorkers]:
    """Processes of each kind."""
    found: CallingWorkers = request.param(new_database(postgres), tmp_path_factory.mktemp("callers"))
    yield found
    found.end()


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
        workers.add(id, key)
    before = dict.fromkeys(keys, "")
    for kills in (False, True, True):
        asked = workers.table(id)["asked"]
        key = keys["AB".index(asked)]
        if kills:
            time.sleep(chance.uniform(0, STEP * (STEPS + 1)))
            workers.kill_caller()
        until(lambda: workers.told(id, key) != before[key])  # noqa: B023  called at once
        time.sleep(2 * STEP)  # several rounds in which nothing follows
        messages = workers.read_all(id)
        assert 1 <= len(messages) <= 1 + kills, (seed, messages)
        assert len(set(messages)) == 1
        until(lambda: len(workers.pids()) == workers.number, STILL)
        before[key] = workers.told(id, key)
        while workers.table(id)["asked"] == asked:
            move(workers, id, key)
