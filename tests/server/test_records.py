"""The three record lists: what a finished game leaves in them."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from altbau import Game, Match
from altbau.core.engine.ids import FIRST, Seat
from altbau.errors import BadInput
from altbau.games.wucherer.rules.cards import FLAT_ROOF, POLICE
from altbau.runtime.live_table import record_lines
from altbau.server.store.rows.record_lists import MOST, Records, group_of, lines_after, sheets
from altbau.server.store.schema import records
from altbau.server.store.store import Store
from altbau.table.seats.access import Player


def test_the_three_lists() -> None:  # R209 to R211, Q217, Q218
    game = Game.new("landlord-2013", players=2, seed=1)
    game.state.coins = [40, 7]
    game.state.prisoner = FIRST
    game.state.build(FIRST, [POLICE], FIRST, FLAT_ROOF)
    game.state.phase = 3
    seats = [Player("Ann", "human", None, None), Player(None, "bot", "random", None)]
    match = Match.going_on(game, seed=1)
    lines = record_lines(
        "table", seats, tuple(seat.first_name("wucherer") for seat in seats), {Seat(0)}, match, "2026-01-01"
    )
    by_list = {(name, players, group_of(body)): [body, body] for name, players, body in lines}
    found = {(sheet.name, sheet.players, sheet.whose): sheet for sheet in sheets(by_list)}
    winner, jailed = (found[name, 2, "people"] for name in ("first-winners", "won-in-jail"))
    loser = found["lost-it-all", 2, "bots"]
    assert winner.first is not None
    assert (winner.first.players, winner.first.coins, len(winner.more)) == (["Ann"], 40, 1)
    assert jailed.first is not None
    assert jailed.first.players == ["Ann"]
    assert loser.first is not None
    assert (loser.first.players, loser.first.place, loser.first.coins) == (["Dice"], 2, 7)
    assert (winner.first.instead, loser.first.instead) == ([True], [False])
    assert (winner.first.bots, loser.first.bots) == ([None], ["random"])
    assert (winner.first.called, loser.first.called) == ([None], [{"de": "Würfel", "en": "Dice"}])
    assert found["first-winners", 3, "people"].first is None


@pytest.mark.parametrize(
    ("line", "of"),
    [
        ({"players": ["Ann"]}, "people"),  # as it was written before anybody noted the bots
        ({"players": ["Ann"], "bots": [None]}, "people"),
        ({"players": ["Rico"], "bots": ["gangster"]}, "bots"),
        ({"players": ["Rico", "Ann"], "bots": ["gangster", None]}, "people"),
    ],
)
def test_a_line_that_names_bots_alone_stands_in_a_list_of_theirs(line: dict[str, Any], of: str) -> None:
    assert group_of(line) == of


def add(store: Store, first: int, last: int) -> None:
    """Write down games that were won with these sums."""

    def job(connection: Connection) -> None:
        for coins in range(first, last + 1):
            body = f'{{"date": "2026-01-01", "players": ["Ann"], "coins": {coins}}}'
            connection.execute(insert(records).values(list="first-winners", players=3, body=body))

    store.submit(job).result()


def test_a_long_list_comes_in_pages_and_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path / "tables.sqlite")
    read: list[int] = []

    def counted(store: Store, after: int) -> list[tuple[int, str, int, dict[str, Any]]]:
        found = lines_after(store, after)
        read.append(len(found))
        return found

    monkeypatch.setattr("altbau.server.store.rows.record_lists.lines_after", counted)
    kept = Records(store)
    add(store, 0, 2 * MOST + 10)
    (sheet,) = [sheet for sheet in kept.sheets() if sheet.pages]
    assert sheet.first is not None
    assert (sheet.first.coins, sheet.more[0].coins, len(sheet.more), sheet.pages) == (0, 2 * MOST + 10, MOST, 3)
    assert sheet.best is not None
    assert sheet.best.coins == 2 * MOST + 10
    pages = [kept.page("first-winners", 3, number) for number in (1, 2, 3, 4)]
    assert pages[0].lines == sheet.more
    assert [line.coins for page in pages for line in page.lines] == list(range(2 * MOST + 10, 0, -1))
    assert kept.sheets() is kept.sheets()
    add(store, 1000, 1000)
    assert kept.page("first-winners", 3, 1).lines[0].coins == 1000
    assert [count for count in read if count] == [2 * MOST + 11, 1]
    for name, players in (("nobody", 3), ("first-winners", 7)):
        with pytest.raises(BadInput):
            kept.page(name, players, 1)
    store.close()
