"""The page of the server's operator: its figures, and its instructions. Instructions to tables are carried out in
`commands.py`."""

import asyncio
from collections import Counter
from itertools import islice
from typing import Final

from altbau.core.messages.operator import (
    Answers,
    Ban,
    BothWords,
    Bucket,
    NewBan,
    OverseenTables,
    Overview,
    RefusalCount,
    TableKind,
    WorkerFigures,
)
from altbau.errors import BadInput
from altbau.server import metrics
from altbau.server.operator.commands import LOOK, OperatorCommands
from altbau.server.operator.table_list import all_tables
from altbau.server.store.rows import operator

SHOWN: Final = 100  # tables of a list
LOOKS: Final = 20  # looks at whether an instruction has been followed


class Dashboard:
    """The operator's page."""

    def __init__(self, operator: OperatorCommands) -> None:
        self.operating = operator
        self._store = operator.hub.store

    async def overview(self) -> Overview:
        """The state of the server now."""
        await self.operating.measure()
        samples = await asyncio.to_thread(lambda: list(metrics.samples()))
        bans = await asyncio.to_thread(self._bans)
        return Overview(
            workers=[of_worker(number, samples) for number in sorted({sample.labels["worker"] for sample in samples})],
            answers=[Answers(way=way, buckets=buckets(way, samples)) for way in metrics.WAYS],
            refusals=refusals(samples),
            unsafe=self._store.unsafe,
            said=self.operating.bulletin,
            bans=bans,
        )

    def _bans(self) -> list[Ban]:
        with self._store.reading() as connection:
            return [Ban(network=network, until=until) for network, until in operator.banned_networks(connection)]

    def tables(self, kind: TableKind) -> OverseenTables:
        """The latest tables of a kind."""
        with self._store.reading() as connection:
            found = list(islice(all_tables(connection, kind, SHOWN + 1), SHOWN + 1))
        return OverseenTables(tables=found[:SHOWN], more=len(found) > SHOWN)

    async def tell(self, said: BothWords | None) -> None:
        """Set the notice to everybody; None removes it."""
        told = {"en": said.en, "de": said.de} if said else None
        await self._store.queue_write(lambda connection: operator.write_bulletin(connection, told))
        await self.operating.reload()

    async def ban(self, wanted: NewBan, own: str) -> None:
        """Turn a network away, unless the operator's own address is in it. Raises BadInput."""
        network = operator.network_of(wanted.network)
        if operator.covers(network, own):
            raise BadInput("own-network", network=network)
        await self._store.queue_write(lambda connection: operator.ban(connection, network, wanted.days))
        await self.operating.reload()

    async def unban(self, written: str) -> None:
        """End a ban. Raises BadInput."""
        network = operator.network_of(written)
        await self._store.queue_write(lambda connection: operator.unban(connection, network))
        await self.operating.reload()

    async def end(self, id: str) -> None:
        """Have a table ended by the process that carries instructions out, and wait for its answer. Raises BadInput."""
        numbers: list[int] = []
        await self._store.queue_write(lambda connection: numbers.append(operator.instruct(connection, "end", id)))
        for _ in range(LOOKS):
            await asyncio.sleep(LOOK / 2)
            code = await asyncio.to_thread(self._answer, numbers[-1])
            if code == operator.DONE:
                return
            if code:
                raise BadInput(code)
        raise BadInput("not-followed")

    def _answer(self, number: int) -> str | None:
        with self._store.reading() as connection:
            return operator.answer_of(connection, number)


def of_worker(worker: str, samples: list[metrics.Sample]) -> WorkerFigures:
    """The figures of one process."""
    own = {sample.name: sample.value for sample in samples if sample.labels["worker"] == worker}

    calls = Counter(
        {
            sample.labels["outcome"]: int(sample.value)
            for sample in samples
            if sample.name == "altbau_calls_total" and sample.labels["worker"] == worker
        }
    )

    def count(name: str) -> int:
        return int(own.get(f"altbau_{name}", 0))

    return WorkerFigures(
        worker=worker,
        entries=count("entries_total"),
        failures=count("failures_total"),
        calls_sent=calls["sent"],
        calls_failed=calls["failed"],
        calls_ended=calls["ended"],
        tables=count("tables"),
        lobbies=count("lobbies"),
        live_connections=count("live_connections"),
        bots_waiting=count("bots_waiting"),
        writes_waiting=count("writes_waiting"),
        listener_silence=own.get("altbau_listener_silence_seconds"),
        notification_queue=own.get("altbau_notification_queue_usage"),
    )


def buckets(way: metrics.Way, samples: list[metrics.Sample]) -> list[Bucket]:
    """The number of answers that took at most so many seconds, summed over all processes."""
    found: dict[float, int] = {}
    for sample in samples:
        if sample.name == "altbau_answer_seconds_bucket" and sample.labels["way"] == way:
            seconds = float(sample.labels["le"])
            found[seconds] = found.get(seconds, 0) + int(sample.value)
    return [
        Bucket(seconds=None if seconds == float("inf") else seconds, answers=found[seconds])
        for seconds in sorted(found)
    ]


def refusals(samples: list[metrics.Sample]) -> list[RefusalCount]:
    """The number of refusals by code, the most frequent first."""
    found: dict[str, int] = {}
    for sample in samples:
        if sample.name == "altbau_refusals_total":
            code = sample.labels["code"]
            found[code] = found.get(code, 0) + int(sample.value)
    order = sorted(found, key=lambda code: (-found[code], code))
    return [RefusalCount(code=code, times=found[code]) for code in order]
