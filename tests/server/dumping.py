"""Write dumps of databases with one of everything, as the program of this checkout leaves them, into
`tests/server/dumps/VERSION`; to be run in the commit that is released.

    python3 dev.py compile
    CI=true .venv/bin/python -m tests.server.dumping VERSION
"""

import gzip
import json
import re
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from altbau.games import EDITIONS
from altbau.server.calls.client import CallClient
from tests.server.conftest import BOT, EDITION, FRIEND, HUMAN, Server
from tests.server.databases import OnPostgres, new_database, running, tool
from tests.server.test_call_routes import PUSH

DUMPS = Path(__file__).parent / "dumps"
LONG_AGO = "2026-01-01T00:00:00+00:00"
BACKDATE = "UPDATE game SET played = %s WHERE id = %s"
SHORT = {"edition": "monopoly", "options": {"turn-limit": 1}}
BY_DAYS = {"clock": "days-3", "edition": EDITION, "options": {"starter": "A"}}
PLAN = {"type": "plan", "id": "p", "moves": ["done", "stop"], "rests": ["hands"]}
ORDER = {"type": "order", "window": "alibi-or-not", "hit": True, "answers": ["court", "alibi"]}
MOVES = 12  # of a running table
SAID = ("Guten Abend", "Hello")


def call_nobody() -> None:
    """Let this process find no address that it could call."""

    async def nowhere(self: CallClient, endpoint: object) -> list[str]:
        return []

    CallClient._addresses = nowhere  # type: ignore[method-assign]


def ask(server: Server, path: str, body: object = None, key: str | None = None) -> Any:
    """The answer to a request that succeeds."""
    status, answer = server.ask(path, body, key=key)
    assert status in (200, 201, 204), (path, answer)
    return answer


def move_of(question: dict[str, Any], chance: Random) -> str:
    """The tokens of a move drawn by chance; empty if another seat is asked."""
    tokens, at = [], question
    while choices := at.get("choices") or at.get("next"):
        at = chance.choice(choices)
        tokens.append(at["token"])
    if at.get("sums"):
        tokens.append(str(at["sums"]["least"]))
    return " ".join(tokens)


def tell(server: Server, id: str, key: str, /, **message: object) -> int:
    """Send a message to a table; the status."""
    return server.ask(f"/api/tables/{id}/messages", message, key=key)[0]


def told(server: Server, id: str, key: str, /, **message: object) -> None:
    """Send one that is accepted."""
    assert tell(server, id, key, **message) == 200, message


def play(server: Server, id: str, keys: list[str], moves: float = float("inf")) -> None:
    """Play at random until so many moves are made or a game is over."""
    chance = Random(7)
    while moves > 0:
        for key in keys:
            table = server.table(id, key)
            if table["ranking"]:
                return
            tokens = move_of(table["question"] or {}, chance)
            if tokens:
                move = {"type": "move", "id": secrets.token_hex(4), "seq": table["seq"], "tokens": tokens}
                moves -= tell(server, id, key, **move) == 200


def running_tables(server: Server) -> dict[str, list[str]]:
    """A running table of each edition, one with house rules, and a paused one, each with its keys."""
    wanted: dict[str, dict[str, Any]] = {edition: {"edition": edition} for edition in EDITIONS}
    wanted["house"] = {"edition": EDITION, "house": {"name": {"de": "Hof", "en": "Yard"}, "starting_coins": 10}}
    wanted["clock"] = {"edition": "monopoly", "clock": "turn-60"}
    found = {}
    for name, more in wanted.items():
        id, keys = server.start_table(HUMAN, FRIEND, **more)
        play(server, id, keys, MOVES)
        found[name] = [id, *keys]
    return found


def paused_table(server: Server) -> list[str]:
    """A table at which all have agreed to a pause."""
    id, keys = server.start_table(HUMAN, FRIEND)
    for number, key in enumerate(keys):
        tell(server, id, key, type="agree", id=f"a{number}", what="pause", seat=None, yes=True)
    assert server.table(id)["paused"]
    return [id, *keys]


def table_by_days(server: Server) -> list[str]:
    """A table by days: Ben has said what he answers and what he will do, and both are called."""
    id, keys = server.start_table(HUMAN, FRIEND, **BY_DAYS)
    for message in (ORDER, PLAN):
        told(server, id, keys[1], **message)
    for key in keys:
        ask(server, f"/api/tables/{id}/calls/add", PUSH, key)
    return [id, *keys]


def deals(server: Server, host: str, person: str) -> dict[str, list[str]]:
    """A deal by a link and one of the day, each played by somebody, with its table and the key there."""
    linked = ask(server, "/api/deals", {**SHORT, "bots": ["random"]}, host)["listed"]["id"]
    daily = next(each["id"] for each in ask(server, "/api/own-deals", key=person) if each["edition"] == EDITION)
    found = {}
    for name, deal, moves in (("linked", linked, float("inf")), ("daily", daily, 3)):
        dealt = ask(server, f"/api/deals/{deal}/tables", {"name": "Ann"}, person)
        found[name] = [deal, dealt["id"], dealt["seats"][0]["secret"]]
        play(server, dealt["id"], found[name][2:], moves)
    assert ask(server, f"/api/deals/{linked}", key=person)["results"]
    return found


def fill(server: Server) -> dict[str, Any]:
    """Make one of everything; its ids and keys."""
    running = running_tables(server)
    id, ann, ben = running[EDITION]
    for number, (key, text) in enumerate(zip((ann, ben), SAID, strict=True)):
        told(server, id, key, type="say", id=f"s{number}", text=text)
    told(server, id, ann, type="auto_pass", card="alibi", on=True)
    ask(server, f"/api/tables/{id}/watching", {"watching": "link"}, ann)
    ask(server, f"/api/tables/{id}/code", {}, ann)
    finished, those = server.start_table(HUMAN, FRIEND, **SHORT)
    play(server, finished, those)
    ask(server, f"/api/tables/{finished}/analysis/start", {}, those[0])
    again = server.create({**FRIEND, "was": "B"}, {**HUMAN, "was": "A"}, BOT, previous=finished, key=those[0], **SHORT)
    counted, others = server.start_table(HUMAN, BOT)  # with two people windows would last
    play(server, counted, others[:1])
    between, both = server.start_table(HUMAN, FRIEND, games=2, **SHORT)
    play(server, between, both)
    resigned, two = server.start_table(HUMAN, FRIEND, BOT)
    told(server, resigned, two[1], type="resign", id="r")
    archived, three = server.start_table(HUMAN, FRIEND, edition="wucherer-1992")
    play(server, archived, three, 4)
    wanted = {"settings": {"edition": EDITION}, "seats": [HUMAN, {"kind": "link"}, BOT]}
    lobby = ask(server, "/api/lobbies", wanted)
    guest = ask(server, f"/api/tables/{lobby['id']}/join", {"invitation": lobby["invitation"], "name": "Ben"})
    host, person, other = (secrets.token_urlsafe(16) for _ in range(3))
    tied = [{"table": id, "secret": ann}, {"table": finished, "secret": those[0]}]
    ask(server, "/api/account/seats", {"name": "Ann", "keys": tied}, person)
    code = ask(server, "/api/account/code", {}, person)["code"]
    ask(server, "/api/account/device", {"code": code}, other)  # arrives, and waits to be confirmed
    return {
        "running": running,
        "archived": [archived, *three],
        "paused": paused_table(server),
        "days": table_by_days(server),
        "finished": [finished, *those],
        "rematch": [again["id"], again["seats"][1]["secret"]],
        "counted": [counted, *others],
        "between": [between, *both],
        "resigned": [resigned, *two],
        "waiting": [lobby["id"], lobby["seats"][0]["secret"], guest["secret"]],
        "deals": deals(server, host, person),
        "host": host,
        "person": person,
        "at": int(time.time()),
    }


def operate(server: Server, database: str) -> str:
    """Be its operator, who bans somebody and says something to all; the operator's key."""
    command = (sys.executable, "-m", "altbau", "admin", "key", "--database", database)
    key = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[-1]
    ask(server, "/api/operator/bans", {"network": "192.0.2.0/24", "days": 3650}, key)
    ask(server, "/api/operator/bulletin", {"said": {"en": "Welcome", "de": "Willkommen"}}, key)
    return key


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():
        time.sleep(0.1)


def text_of(database: Path) -> str:
    """An SQLite file as statements."""
    with closing(sqlite3.connect(database)) as connection:
        return "".join(f"{line}\n" for line in connection.iterdump())


def write(file: Path, dump: str) -> None:
    """Write a dump, compressed, the same every time."""
    file.write_bytes(gzip.compress(dump.encode(), mtime=0))


def dump_sqlite(folder: Path, place: Path) -> dict[str, Any]:
    """Dump a file and its archive; the keys."""
    server = Server(place / "tables.sqlite", call_nobody)
    keys = fill(server) | {"operator": operate(server, str(server.database))}
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute(BACKDATE.replace("%s", "?"), (LONG_AGO, keys["archived"][0]))
    server.start()  # archives it
    archive = place / "tables.archive.sqlite"
    until(lambda: archive.exists() and keys["archived"][0] in text_of(archive))
    server.stop()
    write(folder / "sqlite.sql.gz", text_of(server.database))
    write(folder / "sqlite.archive.sql.gz", text_of(archive))
    return keys


def dump_postgres(folder: Path, place: Path, address: str) -> dict[str, Any]:
    """Dump a database of PostgreSQL; the keys."""
    server = OnPostgres(address, place, call_nobody)
    keys = fill(server) | {"operator": operate(server, address)}
    server.stop()
    with psycopg.connect(address) as connection:
        connection.execute(BACKDATE.encode(), (LONG_AGO, keys["archived"][0]))
    server.start()  # marks it
    with psycopg.connect(address, autocommit=True) as connection:
        until(lambda: bool(connection.execute("SELECT 1 FROM game WHERE cold").fetchone()))
    server.stop()
    words = ("--inserts", "--no-owner", "--no-privileges", "--no-comments", f"--dbname={address}")
    done = tool(address, "pg_dump", *words)
    done.check_returncode()
    lines = done.stdout.decode().splitlines(keepends=True)
    kept = "".join(line for line in lines if not line.startswith(("--", "SET ", "SELECT pg_catalog.set_config", "\\")))
    write(folder / "postgresql.sql.gz", re.sub(r"\n{2,}", "\n", kept).lstrip())
    return keys


def main(folder: Path) -> None:
    """Write both dumps, and the keys that open what is in them."""
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second, running() as postgres:
        keys = {
            "sqlite": dump_sqlite(folder, Path(first)),
            "postgresql": dump_postgres(folder, Path(second), new_database(postgres)),
        }
    (folder / "keys.json").write_text(json.dumps(keys, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(DUMPS / sys.argv[1])
