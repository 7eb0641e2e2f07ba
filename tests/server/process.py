"""Starts servers in processes that are forked from one that has imported everything, which saves seconds each time."""

import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

FORKING = multiprocessing.get_context("forkserver")
LATE = (  # modules that are imported only when the application is created or begins to serve
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "anyio._backends._asyncio",
    "uvloop",
)
FORKING.set_forkserver_preload(["altbau.server.run", *LATE, "tests.server.preloaded", "tests.server.conftest"])


def started(log: Path, serve: Callable[..., None], *arguments: object) -> tuple[BaseProcess, str]:
    """Start a process that serves and appends to a log; the process, and the address that it prints. `serve` must be a
    function at the top level of a module."""
    reading, writing = FORKING.Pipe(duplex=False)
    process = FORKING.Process(target=printing_to, args=(writing, log, serve, *arguments), daemon=True)
    process.start()
    writing.close()
    with os.fdopen(reading.fileno(), encoding="utf-8", closefd=False) as printed:
        address = printed.readline().split()[-1].rstrip("/")
    reading.close()
    return process, address


def printing_to(writing: Connection, log: Path, serve: Callable[..., None], *arguments: object) -> None:
    """Serve with standard output to a pipe, and standard error appended to the log."""
    os.dup2(writing.fileno(), sys.stdout.fileno())
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), sys.stderr.fileno())
    serve(*arguments)
