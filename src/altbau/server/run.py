"""Starting the server."""

import errno
import gc
import socket
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from secrets import token_hex
from typing import Any, cast

import uvicorn

from altbau.core.messages.catalogue import OwnEdition
from altbau.core.text.messages import read_all
from altbau.errors import BadInput
from altbau.server import metrics
from altbau.server.calls.channel import USUAL_CALLS, CallSettings
from altbau.server.cluster.supervisor import Supervisor
from altbau.server.live.hub import Hub
from altbau.server.processes.bot_pool import usual_number
from altbau.server.processes.programs import HostPrograms
from altbau.server.store.backend import Database, is_postgres, usual_database
from altbau.server.store.store import Store
from altbau.server.web.app import make_app
from altbau.server.web.guard.connections import Connection, ConnectionLimit, most_connections
from altbau.server.web.guard.frames import LiveProtocol
from altbau.server.web.guard.gate import Gate
from altbau.server.web.guard.limits import Limits
from altbau.table.timing.pace import Pace

LARGEST_FRAME = 64 * 1024  # bytes; a larger frame closes the connection, a smaller message that is too large is refused
BACKLOG = 2048  # connections that wait to be accepted; where there are more, a client tries again only after a second
ACCEPTED = 16  # connections that are accepted in a turn of the event loop, which accepts one of each listening socket
# Seconds for which a thread keeps the interpreter while another waits for it. The writer takes it again after each step
# of SQLite, and waits each time while the event loop is busy: a move took 0.2 s with Python's 0.005.
SWITCH = 0.001
# New objects until the collector looks for cycles, and how often it looks among older ones. Messages and tables have no
# cycles; only a closed connection leaves one, of 130 objects and 20 KiB. A look at all that a hundred tables have takes
# 0.1 s, in which everything waits.
SELDOM = (50_000, 5, 3)
QUIET = 5.0  # seconds between two pings of a page
PATIENCE = 8.0  # seconds for the answer; a client without one is disconnected


def serve(
    host: str,
    port: int,
    database: Database | None = None,
    pace: Pace | None = None,
    limits: Limits | None = None,
    thinkers: int | None = None,
    chance: Random | None = None,
    workers: int | None = None,
    hosted: HostPrograms | None = None,
    own_editions: Sequence[OwnEdition] = (),
    called: CallSettings = USUAL_CALLS,
    announce: Callable[[str, int], None] | None = None,
) -> int:
    """Serve until interrupted, with so many processes if `workers` is given, with the programs and own editions of the
    host, and calling whoever may be called; the exit status. `chance` replaces the system's source of randomness, and
    `announce` what is said with host and port once it serves. Raises BadInput for a host or port that can't be used, or
    a database."""
    database = database or usual_database()
    if workers and not is_postgres(database):
        raise BadInput("workers-need-postgresql")
    gc.set_threshold(*SELDOM)
    limits = limits or Limits()
    listener = listening_socket(host, port)
    read_all()
    ready = partial(announce or say_address, host, listener.getsockname()[1])
    begin = partial(
        work, host, listener, database, pace, hosted=hosted, chance=chance, own_editions=own_editions, called=called
    )
    if workers is None:
        begin(limits, thinkers, None, ready)
        return 0
    gc.freeze()  # what is loaded now is memory that all processes share
    name = token_hex(4)
    limits, thinkers = limits.shared_by(workers), max(1, (thinkers or usual_number()) // workers)

    with tempfile.TemporaryDirectory(prefix="altbau-figures-") as figures:

        def work_as(number: int, ready: Callable[[], None]) -> None:
            metrics.begin(number, Path(figures))
            begin(limits, thinkers, f"{name}-{number}", ready)

        return Supervisor(workers, work_as, ready).run()


def work(
    host: str,
    listener: socket.socket,
    database: Database,
    pace: Pace | None,
    limits: Limits,
    thinkers: int | None,
    name: str | None,
    ready: Callable[[], None],
    *,
    hosted: HostPrograms | None,
    chance: Random | None,
    own_editions: Sequence[OwnEdition],
    called: CallSettings,
) -> None:
    """Serve on a socket until interrupted; `name` is given if other processes share the database. `ready` is called
    as soon as it serves. Raises BadInput."""
    store, chance = Store(database, name=name), chance or SystemRandom()
    app = make_app(store, chance, pace, limits, thinkers, hosted, own_editions, called)
    gate = Gate(app, limits, host, store.allowances)
    app.state.turn_away = gate.visitors.turn_away
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what is loaded now stays, and the collector need not look at it
    limit = ConnectionLimit(gate.visitors, most_connections(), gate.behind_proxy.trusted_hosts)
    config = uvicorn.Config(
        gate, http=cast(Any, partial(Connection, limit)), ws=LiveProtocol,
        log_config=None, access_log=False, proxy_headers=False, server_header=False, ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME, ws_ping_interval=QUIET, ws_ping_timeout=PATIENCE, timeout_graceful_shutdown=2,
    )  # fmt: skip
    listeners = [listener, *(listener.dup() for _ in range(ACCEPTED - 1))]
    serving = ReadyServer(config, ready) if name is None else DrainingServer(config, ready, lambda: app.state.hub)
    serving.run(sockets=listeners)


class ReadyServer(uvicorn.Server):
    """A server that calls `ready` as soon as it serves."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        self._ready()


class DrainingServer(ReadyServer):
    """A server beside others, to which it leaves everything before it ends."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], hub: Callable[[], Hub]) -> None:
        super().__init__(config, ready)
        self._hub = hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, hand tables and pages over, and end."""
        for server in self.servers:
            server.close()
        await self._hub().leave()
        await super().shutdown(sockets)


def say_address(host: str, port: int) -> None:
    """Print where the server is, for this machine."""
    print(f"Altbau: http://{authority(host, port)}/", flush=True)


def authority(host: str, port: int) -> str:
    """Host and port as in an address; for a host that means all addresses, the one of this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  only said
    return f"[{shown}]:{port}" if ":" in shown else f"{shown}:{port}"


def listening_socket(host: str, port: int) -> socket.socket:
    """A listening socket, which never blocks: where several processes wait for a connection, all are woken, and
    those that find none go on. Raises BadInput."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise BadInput("unknown-host", host=host) from None
        raise BadInput("port-refused" if error.errno == errno.EACCES else "port-in-use", port=port) from None
    listener.listen(BACKLOG)
    listener.settimeout(0.0)  # `dup` would make it block in all processes, since they share the open socket
    return listener
