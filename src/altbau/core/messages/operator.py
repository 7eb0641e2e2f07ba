"""Messages of the operator's page, as strict types (`wire.py`). They contain nothing that a running game hides from its
players, and no more about a table than a list of tables does."""

from typing import Annotated, Literal

import msgspec

from altbau.core.data import HouseRules
from altbau.core.messages.table import WireStruct

TableKind = Literal["waiting", "running", "over"]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Network = Annotated[str, msgspec.Meta(max_length=60)]


class WorkerFigures(WireStruct):
    """The metrics of one process since the server was started: entries written, failures, calls that were sent, have
    failed, or have ended because their address is gone. The rest are current counts; `listener_silence` (seconds) and
    `notification_queue` (a share) are null unless several processes share a database.
    """

    worker: str
    entries: int
    failures: int
    calls_sent: int
    calls_failed: int
    calls_ended: int
    tables: int
    lobbies: int
    live_connections: int
    bots_waiting: int
    writes_waiting: int
    listener_silence: float | None
    notification_queue: float | None


class Bucket(WireStruct):
    """The number of answers that took at most this time in seconds; null is no limit."""

    seconds: float | None
    answers: int


class Answers(WireStruct):
    """The response times since the server was started: of HTTP requests, or of messages on live connections."""

    way: Literal["http", "live"]
    buckets: list[Bucket]


class RefusalCount(WireStruct):
    """How often requests were refused with a code since the server was started."""

    code: str
    times: int


class Ban(WireStruct):
    """A network that is banned until a time (ISO)."""

    network: str
    until: str


class Overview(WireStruct):
    """The state of the server, of all its processes on this machine; `said` is the operator's announcement. `unsafe`
    names durability settings of the database that are off: acknowledged data can be lost."""

    workers: list[WorkerFigures]
    answers: list[Answers]
    refusals: list[RefusalCount]
    unsafe: list[str]
    said: dict[str, str] | None
    bans: list[Ban]


class OverseenTable(WireStruct):
    """A table in the operator's list. Its state has not changed `since` that time. A table is `archived` if it has not
    been played for a long time."""

    id: str
    state: TableKind
    since: str
    edition: str
    house: HouseRules
    players: list[str]
    archived: bool


class OverseenTables(WireStruct):
    """The latest tables of a kind, and whether there are more."""

    tables: list[OverseenTable]
    more: bool


class BothWords(WireStruct):
    """A sentence in both languages."""

    en: Words
    de: Words


class NewBulletin(WireStruct):
    """Set the announcement to all; null removes it."""

    said: BothWords | None


class NewBan(WireStruct):
    """Ban an address or a network for so many days."""

    network: Network
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)]


class EndBan(WireStruct):
    """End the ban of a network."""

    network: Network
