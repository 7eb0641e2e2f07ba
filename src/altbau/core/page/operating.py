"""What whoever runs a server sees of it and does there, as strict types (`wire.py`). Nothing in it tells what a running
game hides from its players, nor more of a table than a list of tables does."""

from typing import Annotated, Literal

import msgspec

from altbau.core.page.wire import Wire

TableKind = Literal["waiting", "running", "over"]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Network = Annotated[str, msgspec.Meta(max_length=60)]


class WorkerFigures(Wire):
    """How it is with one process: entries written and failures since the server was started, and what there is now.
    The last two, seconds and a share, only where several share a database."""

    worker: str
    entries: int
    failures: int
    tables: int
    tables_waiting: int
    live_connections: int
    bots_waiting: int
    writes_waiting: int
    listener_silence: float | None
    notification_queue: float | None


class Bucket(Wire):
    """So many answers took no longer than these seconds; null is any time."""

    seconds: float | None
    answers: int


class Answers(Wire):
    """How long answers took since the server was started: to requests, or to messages on live connections."""

    way: Literal["http", "live"]
    buckets: list[Bucket]


class RefusalCount(Wire):
    """How often something was refused with a code since the server was started."""

    code: str
    times: int


class Ban(Wire):
    """A network whose addresses are turned away until a moment (ISO)."""

    network: str
    until: str


class Overview(Wire):
    """How the server is, of all its processes on this machine, and what whoever runs it has said. `unsafe` names
    settings of the database that are off, so that what is acknowledged can be lost."""

    workers: list[WorkerFigures]
    answers: list[Answers]
    refusals: list[RefusalCount]
    unsafe: list[str]
    said: dict[str, str] | None
    bans: list[Ban]


class OverseenTable(Wire):
    """A table as it is listed for whoever runs the server; it has stood so `since` that moment. `archived` is one that
    nobody has played for long."""

    id: str
    state: TableKind
    since: str
    edition: str
    players: list[str]
    archived: bool


class OverseenTables(Wire):
    """The latest tables of a kind, and whether there are more."""

    tables: list[OverseenTable]
    more: bool


class OperatorTexts(Wire):
    """What the page of whoever runs the server says, as Fluent, besides what every page does."""

    fluent: str


class BothWords(Wire):
    """A sentence in both languages."""

    en: Words
    de: Words


class NewBulletin(Wire):
    """What everybody is told from now on; null ends it."""

    said: BothWords | None


class NewBan(Wire):
    """An address or a network to turn away, for so many days."""

    network: Network
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)]


class EndBan(Wire):
    """A network to turn away no more."""

    network: Network
