"""What really decided the bots' choices is hidden before the end of the game, and public afterwards."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from altbau.core.data import Data
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.play.bots import make
from altbau.runtime.automation.bot_moves import move_of
from altbau.runtime.live_table import LiveTable
from altbau.server.live.home import StoredHome
from altbau.server.store.store import Store
from altbau.table.log.table_log import Entry
from tests.any_game import viewers

NAMES = ["Ann", "Cleo"]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Where nothing needs to be written."""
    store = Store(tmp_path / "tables.sqlite")
    yield store
    store.close()


def table_of(store: Store, edition: str) -> LiveTable:
    """A table at which Ann plays such a game against a bot."""
    seats = [{"name": name, "kind": "human", "bot": None, "digest": None} for name in NAMES]
    seats[1] |= {"kind": "bot", "bot": "random"}
    body: Data = {"edition": edition, "seed": 5, "options": {}, "cards": {}}
    return LiveTable(StoredHome(store, Random(1)), "t", body | {"seats": seats}, None)


def played(store: Store, edition: str, *bots: str) -> tuple[LiveTable, list[Entry]]:
    """A whole game, and its record as the server writes it."""
    table = table_of(store, edition)
    minds: list[Any] = [make(bot, 7, edition) for bot in bots]
    entries: list[Entry] = []
    while not table.game.over:
        seat = table.game.state.asked
        decision = minds[seat].decide(table.game.view(seat))
        body = move_of(table.game, seat, [decision]) if seat else {"action": decision.action}
        entries.append(Entry(len(entries) + 1, "play", body, None))
        table.log.replay(entries[-1], [])
    return table, entries


CASES = [
    ("landlord-2013", "gangster"),
    pytest.param("wucherer-1992", "beginner", marks=pytest.mark.long),
    pytest.param("monopoly", "miser", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("edition", "bot"), CASES)
def test_the_truth_is_told_at_the_end_and_changes_nothing_before(store: Store, edition: str, bot: str) -> None:
    """Twin tables, of which one's record knows nothing of the bots' truth, look alike to everybody until the end."""
    _, entries = played(store, edition, "random", bot)
    twins = [table_of(store, edition) for _ in range(2)]
    for number, entry in enumerate(entries):
        body = {name: value for name, value in entry.body.items() if name != "truth"}
        silent = Entry(entry.seq, entry.kind, body, None)
        for twin, each in zip(twins, (entry, silent), strict=True):
            twin.log.replay(each, [])
        if number % 40 == 0 and not twins[0].game.over:
            for seat in viewers(2):
                assert twins[0].showing.table_for(seat) == twins[1].showing.table_for(seat)
                assert twins[0].showing.log(seat) == twins[1].showing.log(seat)
                with pytest.raises(BadInput, match="truth-hidden"):
                    twins[0].showing.truth_teller(seat, "en")
    truths = game_of(edition).TRUTHS
    noted = sum(bool(entry.body.get("why") or entry.body.get("truth")) for entry in entries)
    assert {name for entry in entries for _, name, _ in entry.body.get("truth", [])} <= set(truths)
    for seat in viewers(2):
        for language in ("de", "en"):
            lines = twins[0].showing.truth_teller(seat, language)().lines
            assert sum(len(line.told) for line in lines) == noted > 20
            assert [line.number for line in lines] == sorted({line.number for line in lines})
            assert all(told.seat == "B" and told.said and "{" not in told.said for line in lines for told in line.told)
    assert twins[0].showing.truth_teller(viewers(2)[0], "en")() != twins[1].showing.truth_teller(viewers(2)[0], "en")()


def test_what_was_hidden_has_its_name(store: Store) -> None:
    """Silence, floors and what was held back are told with their cards."""
    table, entries = played(store, "landlord-2013", "random", "gangster")
    said = " ".join(told.said for line in table.showing.truth_teller(viewers(2)[0], "en")().lines for told in line.told)
    assert "became a floor: of all my cards" in said and "from my hand" in said
    assert {name for entry in entries for _, name, _ in entry.body.get("truth", [])} > {"floor", "buys", "before-card"}


def test_what_is_taken_back_has_no_truth(store: Store) -> None:
    table = table_of(store, "landlord-2013")
    table.log.truths.note({"action": 1, "truth": [[1, "slips", {}]]}, 4, 9)
    table.log.truths.note({"action": 1, "truth": [[1, "slips", {}]]}, 9, 11)
    table.log.truths.note({"seat": 1}, 11, 9)
    assert [each.line for each in table.log.truths._decided] == [4]
