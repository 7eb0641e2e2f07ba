"""Databases of before the first release are converted: every table is accounted for, and the old file is left alone.

`before_release.sql.gz` was written by commit ffc40b1 (schema 6): tables of all editions that run, a match among them,
with moves taken back and a guest who has come, and one that is over. It is never made anew.
"""

import gzip
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from altbau import BadInput
from altbau.core import text
from altbau.core.engine.ids import NOBODY
from altbau.server import convert
from altbau.server.live.autoplay import AutoPlayer
from altbau.server.live.hub import Hub
from altbau.server.live.table import LiveTable
from altbau.server.live.told import teller
from altbau.server.store.store import Store
from altbau.table.timing.pace import Pace
from tests import loops
from tests.server.conftest import SameSeeds
from tests.server.players import ThinkingHere

T = TypeVar("T")
DUMP = Path(__file__).with_name("before_release.sql.gz")
TABLES = 5
OVER = 1  # of them


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of before, at whose tables nothing happens by itself."""
    monkeypatch.setattr(AutoPlayer, "changed", lambda self: None)
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(gzip.decompress(DUMP.read_bytes()).decode())
    return path


@pytest.fixture
def nothing_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """No record plays to its last snapshot."""

    def differs(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(convert, "check_same", differs)


def rows(database: Path, query: str) -> list[Any]:
    """What a query finds."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query).fetchall()


def change(database: Path, statement: str) -> None:
    """Change something in a database."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement)


def at_tables(database: Path, act: Callable[[Hub, str], Awaitable[T]]) -> list[T]:
    """What something comes to at each table."""

    async def run() -> list[T]:
        store = Store(database)
        try:
            hub = Hub(store, Pace(), ThinkingHere(), SameSeeds())
            return [await act(hub, id) for (id,) in rows(database, "SELECT id FROM game ORDER BY rowid")]
        finally:
            store.close()

    return loops.run(run())


async def played_on(hub: Hub, id: str) -> LiveTable:
    """A table at which a few moves are made."""
    table = await hub.table(id)
    for _ in range(4):
        if not table.game.over:
            await table.change("play", {"action": table.game.state.legal_actions[0]})
    return table


def test_what_plays_is_copied(old: Path, tmp_path: Path) -> None:
    new, before = tmp_path / "new.sqlite", old.read_bytes()
    assert convert.convert(old, new) == {"copied": TABLES}
    assert old.read_bytes() == before
    for query in (
        "SELECT game, seq, kind, client FROM entry ORDER BY game, seq",
        "SELECT id, created, next, last, played FROM game ORDER BY id",
        "SELECT * FROM admission ORDER BY game, number",
        "SELECT list, players, body FROM record",
    ):
        assert rows(new, query) == rows(old, query)
    tables = at_tables(new, played_on)
    assert sum(table.log.match.over for table in tables) == OVER
    assert all(table.names[-1].plain() == "Zoe" for table in tables)


@pytest.mark.usefixtures("nothing_plays")
def test_what_plays_no_more_goes_on_from_its_snapshot(old: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.sqlite"
    assert convert.convert(old, new) == {"resumed": TABLES - OVER, "kept": OVER}
    told = at_tables(new, lambda hub, id: as_future(hub.store.told(id)))
    for (id,), lines in zip(rows(new, "SELECT id FROM game ORDER BY rowid"), told, strict=True):
        with closing(sqlite3.connect(old)) as connection:
            kept = connection.execute("SELECT count(*) FROM line WHERE game = ?", [id]).fetchone()[0]
        sentences = [line["told"]["de"]["said"] for line in lines if line["name"] == "told"]
        assert 0 < len(sentences) <= kept + 1
    for table in at_tables(new, played_on):
        assert [entry.number for entry in table.showing.log(NOBODY)] == list(range(table.log.lines))
        assert table.log.match.over or table.seq == 5
        assert table.log.match.winners or not table.log.match.over


async def as_future(value: T) -> T:
    """A value that is waited for."""
    return value


@pytest.mark.usefixtures("nothing_plays")
def test_without_a_snapshot_the_log_is_left(old: Path, tmp_path: Path) -> None:
    change(old, "UPDATE snapshot SET body = NULL")
    new = tmp_path / "new.sqlite"
    assert convert.convert(old, new) == {"lost": TABLES}

    async def told(hub: Hub, id: str) -> None:
        found = (await teller(hub, id, None, "de"))()
        assert found.problem is not None
        assert found.problem.code == "table-outdated"
        assert found.lines

    at_tables(new, told)


@pytest.mark.parametrize("place", ["game SET body", "entry SET body", "line SET body", "snapshot SET body"])
def test_a_table_of_which_something_is_no_json_is_lost_alone(old: Path, tmp_path: Path, place: str) -> None:
    (first, *others) = rows(old, "SELECT id FROM game ORDER BY rowid")
    column = "id" if place.startswith("game") else "game"
    change(old, f"UPDATE {place} = '{{' WHERE {column} = '{first[0]}'")
    new = tmp_path / "new.sqlite"
    assert convert.convert(old, new) == {"lost": 1, "copied": TABLES - 1}

    async def opened(hub: Hub, id: str) -> str:
        try:
            await hub.table(id)
        except BadInput as error:
            return error.code
        return ""

    assert at_tables(new, opened) == [
        "table-damaged" if place.startswith("game") else "table-outdated",
        *("" for _ in others),
    ]


def test_a_table_of_a_former_generator_goes_on(old: Path, tmp_path: Path) -> None:
    change(old, "UPDATE game SET body = json_remove(body, '$.generator')")
    assert convert.convert(old, tmp_path / "new.sqlite") == {"resumed": TABLES - OVER, "kept": OVER}


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE alembic_version SET version_num = '5'", "database-not-convertible"),
        ("DROP TABLE alembic_version", "file-unreadable"),
        ("UPDATE game SET body = json_set(body, '$.edition', 'none')", "unknown-edition"),
    ],
)
def test_what_can_not_be_converted_is_refused(old: Path, tmp_path: Path, statement: str, code: str) -> None:
    change(old, statement)
    with pytest.raises(BadInput) as refused:
        convert.convert(old, tmp_path / "new.sqlite")
    assert refused.value.code == code
    assert not (tmp_path / "new.sqlite").exists()


def test_the_command_says_what_it_has_done(old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new = tmp_path / "new.sqlite"
    assert [convert.main(each) for each in ([], [str(old), str(new)], [str(old), str(new)])] == [2, 0, 1]
    assert convert.main([str(tmp_path / "none.sqlite"), str(tmp_path / "other.sqlite")]) == 1
    said = capsys.readouterr()
    for language in text.LANGUAGES:
        assert text.say(language, "convert-done", copied=TABLES, resumed=0, kept=0, lost=0) in said.out
        assert text.say(language, "convert-usage") in said.err
        assert text.error(language, BadInput("file-exists", file=str(new))) in said.err
