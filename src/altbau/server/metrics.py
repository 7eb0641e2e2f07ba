"""Metrics of a server for its operator, in the format of Prometheus at `/metrics`. No label names a table, a seat, a
person or an address, and no figure depends on a hand, a pile or a seed: what is counted of running games is visible to
all at the table, but for how many messages of each type have come.

Several processes of a machine keep their figures in files of one folder, each under its number, which is the label
`worker`; any of them can report all.
"""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest, values
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.samples import Sample as Sample

from altbau.errors import BadInput, IllegalMove, NotAsked

Way: TypeAlias = Literal["http", "live"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)

ALONE: Final = "0"  # the number of a process that is the only one
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where the library looks for the folder of several processes
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds

registry = CollectorRegistry()
entries = Counter(
    "altbau_entries",
    "Entries written to the logs of tables: moves, votes, undos and the like. It shows how much is played.",
    ["worker"], registry=registry,
)  # fmt: skip
refusals = Counter(
    "altbau_refusals",
    "Requests and messages refused, by error code. Many too-many-... codes: see whether a ban is needed or a limit is "
    "too low. Many database-unreadable or storage-failed: the database does not answer.",
    ["worker", "code"], registry=registry,
)  # fmt: skip
failures = Counter(
    "altbau_failures",
    "Errors in the server. Each is a line of the log with a number and a traceback: read it and report it. Outages of "
    "the database are not counted.",
    ["worker"], registry=registry,
)  # fmt: skip
programs = Counter(
    "altbau_program_failures",
    "Invalid moves and failed processes of the host's programs, by program and code. If it rises, repair or remove the "
    "program.",
    ["worker", "program", "code"], registry=registry,
)  # fmt: skip
calls = Counter(
    "altbau_calls",
    "Calls to people who are not at the page, by outcome: sent, failed (tried again later) or ended, because the "
    "address does not exist any more. Many failed: look whether this machine can reach the push services.",
    ["worker", "outcome"], registry=registry,
)  # fmt: skip
answers = Histogram(
    "altbau_answer_seconds",
    "Seconds from a request, or a message of a live connection, to its answer; type is that of the message, empty for "
    "other requests. If many take more than 0.25 s, the server needs more processor time: use more workers or a faster "
    "machine.",
    ["worker", "way", "type"], registry=registry, buckets=BUCKETS,
)  # fmt: skip
lags = Histogram(
    "altbau_lag_seconds",
    "Seconds from the moment when another process wrote an entry until this process read it. If many take more than "
    "0.1 s, the processes or the database are overloaded.",
    ["worker"], registry=registry, buckets=BUCKETS,
)  # fmt: skip
GAUGES: Final = {
    name: Gauge(f"altbau_{name}", what, ["worker"], registry=registry, multiprocess_mode="livesum")
    for name, what in {
        "tables": "Tables in memory, at most 500 of them without viewers. It rises with the number of games.",
        "lobbies": "Tables in memory that wait for their players.",
        "live_connections": "Open live connections, one for each page at a table. Near the limit of open files, new "
        "ones are refused: raise ulimit -n.",
        "bots_waiting": "Tables at which a bot is to move. If it rises, bots lack processors: raise --thinkers, or use "
        "a machine with more.",
        "writes_waiting": "Writes in the queue for the database. If it rises, the database or its disk is too slow.",
        "unsafe_settings": "Settings of PostgreSQL, fsync and synchronous_commit, that are off. More than 0: switch "
        "them on; until then acknowledged moves can be lost.",
        "listener_silence_seconds": "Seconds since PostgreSQL was last heard on the connection for notifications. "
        "More than 10: look at the database and the network between.",
        "notification_queue_usage": "Share of PostgreSQL's notification queue in use, from 0 to 1. If it rises, find "
        "the database client that listens in a transaction which never ends, and end it.",
    }.items()
}


class MetricsDirectory:
    """The number of this process, and the folder for the figures of all processes, if there are several."""

    worker = ALONE
    folder: Path | None = None


def begin(worker: int, folder: Path) -> None:
    """Count as one of several processes; to be called before anything is counted. The counters of a process that died
    under this number are continued."""
    MetricsDirectory.worker, MetricsDirectory.folder = str(worker), folder
    os.environ[FOLDER] = str(folder)
    mark_process_dead(MetricsDirectory.worker, str(folder))  # type: ignore[no-untyped-call]
    values.ValueClass = values.MultiProcessValue(lambda: MetricsDirectory.worker)  # type: ignore[no-untyped-call]


def count_entries(number: int) -> None:
    """So many entries were stored."""
    entries.labels(MetricsDirectory.worker).inc(number)


def count_refusal(error: BadInput) -> None:
    """Something was refused. For a move the reason is not counted."""
    refusals.labels(MetricsDirectory.worker, code_of(error)).inc()


def code_of(error: BadInput) -> str:
    """The code of a refusal. For a move it is always `illegal-move`, as any other code could reveal something of a
    hand."""
    illegal = isinstance(error, (IllegalMove, NotAsked)) or error.game
    return "illegal-move" if illegal else error.code


def count_failure() -> None:
    """Something has failed."""
    failures.labels(MetricsDirectory.worker).inc()


def program_failed(name: str, code: str) -> None:
    """A program of the host has failed."""
    programs.labels(MetricsDirectory.worker, name, code).inc()


def count_call(outcome: str) -> None:
    """A call was sent, or has failed, or its address has ended."""
    calls.labels(MetricsDirectory.worker, outcome).inc()


def count_answer(way: Way, kind: str, seconds: float) -> None:
    """An answer took so long; `kind` is the type of the message, empty for other requests."""
    answers.labels(MetricsDirectory.worker, way, kind).observe(seconds)


def observe_entry_age(seconds: float) -> None:
    """An entry of another process was so old when it was read."""
    lags.labels(MetricsDirectory.worker).observe(seconds)


def set_gauges(figures: Mapping[str, float]) -> None:
    """Set the gauges of this process, by the names of `GAUGES`."""
    for name, figure in figures.items():
        GAUGES[name].labels(MetricsDirectory.worker).set(figure)


def render_metrics() -> bytes:
    """All figures, of all processes of this machine that serve together, in the format of Prometheus."""
    return generate_latest(collect_registry())


def samples() -> Iterator[Sample]:
    """The same one by one, without what the system says of the process."""
    for family in collect_registry().collect():
        yield from (sample for sample in family.samples if "worker" in sample.labels)


def collect_registry() -> CollectorRegistry:
    """A registry with the figures of all processes."""
    if MetricsDirectory.folder is None:
        return registry
    all_workers = CollectorRegistry()
    MultiProcessCollector(all_workers, str(MetricsDirectory.folder))  # type: ignore[no-untyped-call]
    return all_workers


ProcessCollector(registry=registry)
