"""A real server with limits that a test sets, and a log that it can read."""

import json
import resource
import socket
import time
from pathlib import Path
from typing import Any

from altbau.server.error_log import keep_log
from altbau.server.run import serve
from altbau.server.web.guard import arrivals
from altbau.server.web.guard.limits import Limits
from tests.server.conftest import PACE, STILL, Server
from tests.server.process import started


class Guarded(Server):
    """A server with these limits; `files` (open at once) and `file_size` (bytes) limit its process. A client that it
    cuts off has `linger` seconds to read why."""

    def __init__(
        self, database: Path, limits: Limits, files: int = 0, file_size: int = 0, linger: float = arrivals.LINGER
    ) -> None:
        self.limits = limits
        self.files = files
        self.file_size = file_size
        self.linger = linger
        super().__init__(database)

    def start(self) -> None:
        """Start, and wait for the address that it prints."""
        self.database.parent.mkdir(parents=True, exist_ok=True)
        restricted = (self.database, self.port, self.limits, self.files, self.file_size, self.linger)
        self.process, self.address = started(self.log_file, serve_restricted, *restricted)

    def log(self) -> list[dict[str, Any]]:
        """The entries of the log."""
        return [json.loads(line) for line in self.log_file.read_text(encoding="utf-8").splitlines()]

    def wire(self, receiving: int = 0) -> socket.socket:
        """A raw TCP connection, with a receive buffer of so many bytes."""
        wire = socket.socket()
        wire.settimeout(STILL)
        if receiving:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receiving)
        wire.connect(("127.0.0.1", self.port))
        return wire

    def said(self, sent: bytes, half: bool = False) -> bytes:
        """Send bytes; the answer until the server closes. `half` keeps the sending side open, as if more would come."""
        with self.wire() as wire:
            wire.sendall(sent)
            if not half:
                wire.shutdown(socket.SHUT_WR)
            return read_all(wire)


def serve_restricted(database: Path, port: int, limits: Limits, files: int, file_size: int, linger: float) -> None:
    """Serve within these limits, with a log in JSON."""
    arrivals.LINGER = linger  # type: ignore[misc]
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if file_size:
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))
    keep_log("warning", "json")
    serve("127.0.0.1", port, database, PACE, limits)


def read_all(wire: socket.socket) -> bytes:
    """All bytes until the other side closes."""
    found = b""
    while True:
        try:
            more = wire.recv(65536)
        except ConnectionResetError:
            return found
        if not more:
            return found
        found += more


def eventually(reached: Any, seconds: float = STILL) -> None:
    """Wait until a condition holds. AssertionError after so many seconds."""
    end = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)
