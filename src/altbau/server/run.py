"""Starting the server."""

import gc
import socket
from functools import partial
from random import Random, SystemRandom
from typing import Any, cast

import uvicorn

from altbau.core.text.messages import read_all
from altbau.errors import BadInput
from altbau.server.store.backends import Database, data_folder
from altbau.server.store.store import Store
from altbau.server.web.app import make_app
from altbau.server.web.connections import ConnectionLimit, HttpConnection, WebSocketConnection, most_connections
from altbau.server.web.gate import Gate
from altbau.server.web.limits import Limits
from altbau.table.pace import Pace

LARGEST_FRAME = 64 * 1024  # what is larger closes the connection; what is smaller and too large is refused
SELDOM = (50_000, 20, 100)  # objects until cycles are looked for, and how often among older ones: messages have none,
# and a look at what a hundred tables have of late takes 0.03 s, one at what is older 0.1 to 0.3 s, while all wait
QUIET = 5.0  # seconds between two questions whether a page is still there
PATIENCE = 8.0  # for its answer; who gives none is away


def serve(
    host: str,
    port: int,
    database: Database | None = None,
    pace: Pace | None = None,
    limits: Limits | None = None,
    thinkers: int | None = None,
    chance: Random | None = None,
) -> None:
    """Serve until interrupted; `chance` takes the place of the system's. Raises BadInput for a port in use or a
    database that can't be used."""
    gc.set_threshold(*SELDOM)
    limits = limits or Limits()
    listener = bound(host, port)
    read_all()
    store, chance = Store(database or data_folder() / "altbau.sqlite"), chance or SystemRandom()
    app = Gate(make_app(store, chance, pace, limits, thinkers), limits, host)
    gc.freeze()  # what is there now stays, and need not be looked at
    limit = ConnectionLimit(limits, most_connections())
    config = uvicorn.Config(
        app, http=cast(Any, partial(HttpConnection, limit)), ws=cast(Any, partial(WebSocketConnection, limit)),
        log_config=None, proxy_headers=False, server_header=False, ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME, ws_ping_interval=QUIET, ws_ping_timeout=PATIENCE, timeout_graceful_shutdown=2,
    )  # fmt: skip
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104  only said
    print(f"Altbau: http://{shown}:{listener.getsockname()[1]}/", flush=True)
    uvicorn.Server(config).run(sockets=[listener])


def bound(host: str, port: int) -> socket.socket:
    """A listening socket. Raises BadInput."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        if isinstance(error, socket.gaierror):
            raise BadInput("unknown-host", host=host) from None
        raise BadInput("port-in-use", port=port) from None
    listener.listen(128)
    return listener
