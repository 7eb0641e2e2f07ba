"""Write dumps of databases with one of everything, as the program of some commit leaves them (`tests/server/dumps`).

To be run in a checkout of that commit, of which it uses the server and its HTTP interface as they were then:

    git worktree add ../older 0372c050
    cp tests/server/dumping.py ../older/tests/server/
    cd ../older
    python3 dev.py compile
    CI=true .venv/bin/python -m tests.server.dumping ../altbau/tests/server/dumps
"""

import json
import re
import secrets
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from tests.server.conftest import BOT, EDITION, FRIEND, HUMAN, STILL, Server
from tests.server.databases import OnPostgres, new_database, running, tool

LONG_AGO = "2026-01-01T00:00:00+00:00"
BACKDATE = "UPDATE game SET played = %s WHERE id = %s"
SHORT = {"edition": "monopoly", "options": {"turn-limit": 1}}


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


def play(server: Server, id: str, keys: list[str], moves: float = float("inf")) -> None:
    """Play at random until so many moves are made or the game is over."""
    chance = Random(7)
    while moves > 0:
        for key in keys:
            table = server.table(id, key)
            if table["ranking"]:
                return
            tokens = move_of(table["question"] or {}, chance)
            if tokens:
                move = {"type": "move", "id": secrets.token_hex(4), "seq": table["seq"], "tokens": tokens}
                status, _ = server.ask(f"/api/tables/{id}/moves", move, key=key)
                moves -= status == 200


def fill(server: Server) -> dict[str, Any]:
    """Make one of everything; its ids and keys."""
    running, keys = server.start_table(HUMAN, FRIEND)
    play(server, running, keys, 12)
    for number, said in enumerate(("Guten Abend", "Hello")):
        ask(server, f"/api/tables/{running}/say", {"type": "say", "id": f"s{number}", "text": said}, keys[number])
    silenced = {"type": "auto_pass", "card": "alibi", "on": True}
    ask(server, f"/api/tables/{running}/auto-pass", silenced, keys[0])
    finished, those = server.start_table(HUMAN, FRIEND, **SHORT)
    play(server, finished, those)
    ask(server, f"/api/tables/{finished}/analysis/start", {}, those[0])
    archived, others = server.start_table(HUMAN, FRIEND, edition="wucherer-1992")
    play(server, archived, others, 8)
    wanted = {"settings": {"edition": EDITION}, "seats": [HUMAN, {"kind": "link"}, BOT]}
    lobby = ask(server, "/api/lobbies", wanted)
    guest = ask(server, f"/api/tables/{lobby['id']}/join", {"invitation": lobby["invitation"], "name": "Ben"})
    host, person = (secrets.token_urlsafe(16) for _ in range(2))
    deal = ask(server, "/api/deals", {**SHORT, "bots": ["random"]}, host)["listed"]["id"]
    dealt = ask(server, f"/api/deals/{deal}/tables", {"name": "Ann"}, person)
    play(server, dealt["id"], [dealt["seats"][0]["secret"]])
    assert ask(server, f"/api/deals/{deal}", key=person)["results"]
    tied = [{"table": running, "secret": keys[0]}, {"table": finished, "secret": those[0]}]
    ask(server, "/api/account/seats", {"name": "Ann", "keys": tied}, person)
    return {
        "running": [running, *keys],
        "finished": [finished, *those],
        "archived": [archived, *others],
        "waiting": [lobby["id"], lobby["seats"][0]["secret"], guest["secret"]],
        "deal": [deal, host, person],
        "at": int(time.time()),
    }


def end(server: Server) -> None:
    """End it as its host would."""
    server.signal(signal.SIGTERM)
    server.process.join(STILL)
    assert not server.process.is_alive()


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():
        time.sleep(0.1)


def text_of(database: Path) -> str:
    """An SQLite file as statements."""
    with closing(sqlite3.connect(database)) as connection:
        return "".join(f"{line}\n" for line in connection.iterdump())


def dump_sqlite(folder: Path, place: Path) -> dict[str, Any]:
    """Dump a file and its archive; the keys."""
    server = Server(place / "tables.sqlite")
    keys = fill(server)
    end(server)
    with closing(sqlite3.connect(server.database)) as connection, connection:
        connection.execute(BACKDATE.replace("%s", "?"), (LONG_AGO, keys["archived"][0]))
    server.start()  # archives it
    archive = place / "tables.archive.sqlite"
    until(lambda: archive.exists() and keys["archived"][0] in text_of(archive))
    end(server)
    (folder / "sqlite.sql").write_text(text_of(server.database), encoding="utf-8")
    (folder / "sqlite.archive.sql").write_text(text_of(archive), encoding="utf-8")
    return keys


def dump_postgres(folder: Path, place: Path, address: str) -> dict[str, Any]:
    """Dump a database of PostgreSQL; the keys."""
    server = OnPostgres(address, place)
    keys = fill(server)
    end(server)
    with psycopg.connect(address) as connection:
        connection.execute(BACKDATE.encode(), (LONG_AGO, keys["archived"][0]))
    server.start()  # marks it
    with psycopg.connect(address, autocommit=True) as connection:
        until(lambda: bool(connection.execute("SELECT 1 FROM game WHERE cold").fetchone()))
    end(server)
    words = ("--inserts", "--no-owner", "--no-privileges", "--no-comments", f"--dbname={address}")
    done = tool(address, "pg_dump", *words)
    done.check_returncode()
    lines = done.stdout.decode().splitlines(keepends=True)
    kept = "".join(line for line in lines if not line.startswith(("--", "SET ", "SELECT pg_catalog.set_config", "\\")))
    (folder / "postgresql.sql").write_text(re.sub(r"\n{2,}", "\n", kept).lstrip(), encoding="utf-8")
    return keys


def main(folder: Path) -> None:
    """Write both dumps, and the keys that open what is in them."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second, running() as postgres:
        keys = {
            "sqlite": dump_sqlite(folder, Path(first)),
            "postgresql": dump_postgres(folder, Path(second), new_database(postgres)),
        }
    (folder / "keys.json").write_text(json.dumps(keys, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
