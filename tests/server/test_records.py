"""The three record lists: what a finished game leaves in them."""

from altbau import Game
from altbau.server.records import sheets
from altbau.server.tables import record_lines
from altbau.wucherer.cards import FLAT_ROOF, POLICE


class FinishedTable:
    """As much of a table as the records need."""

    def __init__(self) -> None:
        self.id = "table"
        self.names = ["Ann", "Ben"]


def test_the_three_lists() -> None:  # R209 to R211, Q217, Q218
    game = Game.new("landlord-2013", players=2, seed=1)
    game.table.coins = [40, 7]
    game.table.prisoner = 0
    game.table.add(0, [POLICE], 0, FLAT_ROOF)
    game.table.phase = 3
    lines = record_lines(FinishedTable(), game)  # type: ignore[arg-type]
    by_list = {(name, players): [body, body] for name, players, body in lines}
    found = {(sheet.name, sheet.players): sheet for sheet in sheets(by_list)}
    winner, jailed, loser = (found[name, 2] for name in ("first-winners", "won-in-jail", "lost-it-all"))
    assert winner.first is not None
    assert (winner.first.players, winner.first.coins, len(winner.more)) == (["Ann"], 40, 1)
    assert jailed.first is not None
    assert jailed.first.players == ["Ann"]
    assert loser.first is not None
    assert (loser.first.players, loser.first.place, loser.first.coins) == (["Ben"], 2, 7)
    assert found["first-winners", 3].first is None
