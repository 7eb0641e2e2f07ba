"""Every package that `altbau[server]` installs is used while people play, except those named here with a reason."""

import json
import os
import signal
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.server.conftest import Server
from tests.shipped.test_wheel import play_together

SERVE = """
import atexit, json, sys
from pathlib import Path
from altbau.__main__ import main
file = Path(sys.argv.pop(1))
atexit.register(lambda: file.write_text(json.dumps(sorted({name.partition(".")[0] for name in sys.modules}))))
main()
"""
UNUSED = {  # what no request runs through, and who demands it
    "certifi": "httpx",
    "faker": "polyfactory",
    "httpcore": "httpx",
    "httpx": "Litestar, for its client in tests",
    "idna": "httpx",
    "litestar-htmx": "Litestar, for pages of another kind",
    "markdown-it-py": "Rich, for Markdown",
    "mdurl": "markdown-it-py",
    "polyfactory": "Litestar, for examples in its descriptions",
    "pycparser": "cffi, to build modules",
    "rich-click": "Litestar, for its command line",
    "tzdata": "faker",
}


class Watched(Server):
    """A server that tells in the end what it has imported."""

    def start(self) -> None:
        """Start, and wait for the address that it prints."""
        self.told = self.database.with_suffix(".json")
        serve = ["serve", "--port", str(self.port), "--database", str(self.database)]
        self.program = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.told), *serve], stdout=subprocess.PIPE, text=True, env={**os.environ}
        )
        assert self.program.stdout
        self.address = self.program.stdout.readline().split()[-1].rstrip("/")

    def imported(self) -> set[str]:
        """The modules, once it has ended."""
        with self.program:
            self.program.send_signal(signal.SIGINT)  # after which it ends by itself
        return set(json.loads(self.told.read_text()))


def needed(name: str, extras: frozenset[str] = frozenset(), known: dict[str, set[str]] | None = None) -> set[str]:
    """All packages that one asks for, itself among them, as they are installed here."""
    found = known if known is not None else {}
    before = found.setdefault(name, set())
    if before >= {"", *extras}:
        return set(found)
    before |= {"", *extras}
    for line in requires(name) or ():
        each = Requirement(line)
        if any(each.marker is None or each.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            try:
                needed(canonicalize_name(each.name), frozenset(each.extras), found)
            except PackageNotFoundError:
                found.pop(canonicalize_name(each.name), None)  # left out of the lock (`unused.in`)
    return set(found)


def test_what_is_installed_runs(tmp_path: Path) -> None:
    server = Watched(tmp_path / "tables.sqlite")
    try:
        play_together(server)
    finally:
        imported = server.imported()
    by_module = packages_distributions()
    used = {canonicalize_name(each) for module in imported for each in by_module.get(module, ())}
    asked_for = needed("altbau", frozenset({"server"}))
    assert {"litestar", "msgspec", "sqlalchemy", "uvicorn"} <= asked_for & used
    assert asked_for - used - {"altbau"} <= UNUSED.keys()
    assert sorted(UNUSED.keys() & used) == []
