"""Runs each command of `altbau` but `serve` with its smallest input, in the current folder and in one process. Runs in
any form of the library, as a program. Prints what fails, a line each.

The argument is a database with tables; without one the commands that need the server's packages are left out.
"""

import io
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest.mock import patch

import typer

import altbau
from altbau.cli import app, main

SCENARIO = """
id: done
position: {players: 2}
script:
  - A: done
expect: {phase: rent}
"""
FINISHED = "finished.json"
LIBRARY: dict[str, Sequence[str]] = {
    "play": ["--players", "2", "--bots", "random", "--seed", "7"],
    "simulate": ["--games", "1", "--players", "2"],
    "ladder": ["--bots", "random,steward", "--games", "2"],
    "dataset": ["decisions", "--players", "2", "--games", "1", "--bots", "random"],
    "bot": ["--replay", FINISHED],
    "check": ["scenario.yaml"],
    "analyse": [FINISHED],
    "print": ["money", "--out", "money.pdf"],
    "show": ["scenario.yaml"],
    "site": ["."],
}
SERVER: dict[str, Sequence[str]] = {
    "admin key": [], "admin list": [], "admin end": ["TABLE"], "admin export": ["TABLE"],
    "admin delete": ["TABLE", "--yes"], "admin ban": ["203.0.113.7"], "admin bans": [], "admin unban": ["203.0.113.7"],
    "admin message": ["A word to all"], "database check": ["tables.sqlite"],
    "database backup": ["tables.sqlite", "backup.sqlite"], "database copy": ["tables.sqlite", "copy.sqlite"],
}  # fmt: skip
MISSING = {"dataset": "pyarrow", "print": "typst"}  # packages of extras; without them the command says so
REFUSED = ("site",)  # with that input, since it fetches and compiles for minutes: `tests/site` writes one
FIRST_CHOICES = "1\n" * 2000  # more than a game needs


def finished() -> altbau.Game:
    """A game of few rounds."""
    (game,) = altbau.records(["random", "random"], 1, seed=1, edition="monopoly", options={"turn-limit": 1})
    return game


def ended(words: Sequence[str]) -> tuple[int, str, str]:
    """The exit status of the program, what it printed, and its errors."""
    out, errors = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", ["altbau", *words]), patch.object(sys, "stdin", io.StringIO(FIRST_CHOICES)),
        redirect_stdout(out), redirect_stderr(errors),
    ):  # fmt: skip
        try:
            main()
        except SystemExit as end:
            return int(end.code or 0), out.getvalue(), errors.getvalue()
        raise AssertionError("it did not end")


def names(command: Any, path: str = "") -> Iterator[str]:
    """The names of all commands below one, which is Typer's."""
    inner = getattr(command, "commands", {})
    for name, each in inner.items():
        yield from names(each, f"{path} {name}".strip())
    if not inner:
        yield path


def faults(database: str | None) -> Iterator[str]:
    """What fails."""
    Path("scenario.yaml").write_text(SCENARIO)
    Path(FINISHED).write_text(finished().dumps())
    commands, table = dict(LIBRARY), ""
    if database:
        own = ["--database", database]
        commands |= {name: [*words, *(own if "admin" in name else [])] for name, words in SERVER.items()}
        table = json.loads(ended(["admin", "list", "--json", "--database", database])[1])[0]["id"]
    for name, words in commands.items():
        wanted = 2 if name in REFUSED or (name in MISSING and not find_spec(MISSING[name])) else 0
        status, _, errors = ended([*name.split(), *[table if each == "TABLE" else each for each in words]])
        if status != wanted or "Traceback" in errors:
            yield f"{name}: exit status {status}, {errors}"
    known = {*LIBRARY, *SERVER, "serve"}
    yield from (f"{name}: it is not tried" for name in {*names(typer.main.get_command(app))} ^ known)


if __name__ == "__main__":
    wrong = [*faults(sys.argv[1] if sys.argv[1:] else None)]
    print(*wrong, f"{len(wrong)} faults", sep="\n")
    sys.exit(min(1, len(wrong)))
