"""Servers in processes of their own, forked from one that has imported everything: it saves seconds at each start."""

import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

FORKING = multiprocessing.get_context("forkserver")
LATE = (  # what an application imports when it is made or begins to serve
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "anyio._backends._asyncio",
    "uvloop",
)
FORKING.set_forkserver_preload(["altbau.server.run", *LATE, "tests.server.preloaded", "tests.server.conftest"])


def started(log: Path, serve: Callable[..., None], *arguments: object) -> tuple[BaseProcess, str]:
    """A process that serves and adds to a log, and the address that it prints; `serve` is a function of a module."""
    reading, writing = FORKING.Pipe(duplex=False)
    process = FORKING.Process(target=printing_to, args=(writing, log, serve, *arguments), daemon=True)
    process.start()
    writing.close()
    with os.fdopen(reading.fileno(), encoding="utf-8", closefd=False) as printed:
        address = printed.readline().split()[-1].rstrip("/")
    reading.close()
    return process, address


def printing_to(writing: Connection, log: Path, serve: Callable[..., None], *arguments: object) -> None:
    """Serve with the standard output there, and the log in a file."""
    os.dup2(writing.fileno(), sys.stdout.fileno())
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), sys.stderr.fileno())
    serve(*arguments)
