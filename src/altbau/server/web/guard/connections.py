"""The connections to clients: how many there may be, and what they speak one after the other. Each wraps uvicorn's own
protocols (`requests.py`, `frames.py`)."""

import asyncio
import logging
import sys
from collections.abc import Container
from time import monotonic
from typing import Unpack

from altbau.server.web.guard.arrivals import Arrivals
from altbau.server.web.guard.limits import UNLIMITED, Visitor, Visitors
from altbau.server.web.guard.requests import HttpProtocol, ProtocolArguments, refusal

if sys.platform != "win32":
    import resource

OWN_FILES = 80  # file descriptors reserved for listening, the database, the log and other files
WANTED_FILES = 65_536
SILENCE = 60.0  # seconds: a full server is logged at most this often

logger = logging.getLogger(__name__)


class ConnectionLimit:
    """Admits connections: at most `most`, and from each address as many as it may have. Nothing is counted by the
    address of one of the `proxies`, behind which are many clients."""

    def __init__(self, visitors: Visitors, most: int, proxies: Container[str] = ()) -> None:
        self.visitors = visitors
        self.most = most
        self.open = 0
        self._proxies = proxies
        self._proxy = Visitor(UNLIMITED)
        self._logged = -SILENCE

    def visitor(self, host: str) -> Visitor:
        """The visitor for whom a connection from an address counts."""
        return self._proxy if host in self._proxies else self.visitors.visitor_of(host, direct=True)

    def refusal(self, visitor: Visitor) -> int:
        """The HTTP status with which one more connection is refused (503: server full, 429: too many from the address,
        or the address is closed out), or 0 if it is admitted."""
        if self.open >= self.most:
            if monotonic() - self._logged >= SILENCE:
                self._logged = monotonic()
                logger.error("No room for another connection: %s", {"open": self.open, "most": self.most})
            return 503
        full = any(each.connected >= each.limits.connections for each in visitor.networks())
        return 429 if full or visitor.closed_out() else 0

    def count(self, visitor: Visitor, change: int) -> None:
        """Count a connection that has opened (1) or closed (-1)."""
        self.open += change
        for each in visitor.networks():
            each.connected += change


def most_connections() -> int:
    """The number of connections that the file descriptors of this process allow, after raising the soft limit as far as
    the system permits (at most `WANTED_FILES`)."""
    if sys.platform == "win32":  # has no limit but its memory
        return WANTED_FILES - OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    most = max(soft, wanted) - OWN_FILES
    logger.info("Room for connections: %s", {"most": most})
    return most


class Connection(Arrivals):
    """A connection: first HTTP, perhaps WebSocket later. It is counted while it is open. `given` are uvicorn's
    arguments for its own protocol."""

    def __init__(self, limit: ConnectionLimit, **given: Unpack[ProtocolArguments]) -> None:
        super().__init__(limit.visitors.limits.patience)
        self.limit = limit
        self._given = given
        self._visitor: Visitor | None = None  # while it is counted

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit the connection if there is room."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        visitor = self.limit.visitor(str(peer[0]) if isinstance(peer, tuple) else "")
        status = self.limit.refusal(visitor)
        if status:
            self.transport.write(refusal(status))
            self.transport.close()
            return
        self._visitor = visitor
        self.limit.count(visitor, 1)
        self.stage = HttpProtocol(self, visitor, **self._given)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        if self._visitor:
            self.limit.count(self._visitor, -1)
            self._visitor = None
