"""Measure the strategist of Monopoly under each house rule.

`PYTHONPATH=build/compiled:. .venv/bin/python benchmarks/house_rules.py` plays the same deals by the sheet, with each
house rule alone, and with all of them: the strategist on every seat in turn against the three fixed policies, and in
duels against a strategist that decides as if the sheet held. The share by the sheet is to be missed by no more than
five points, and half of the duels to be won.
"""

import argparse
from collections.abc import Mapping, Sequence
from typing import Final

from altbau.cli.simulating import played_out
from altbau.cli.summary import wilson
from altbau.core.bots.bot import AnyBot, Decision
from altbau.core.engine.ids import Seat
from altbau.games.monopoly.rules.actions import AUCTION, PASS
from altbau.games.monopoly.rules.edition import MONOPOLY
from altbau.games.monopoly.rules.questions import BUY_OR_AUCTION, BUY_OR_LEAVE
from altbau.games.monopoly.view import MonopolyView
from altbau.play.bots import own_seed
from benchmarks.ladder import FIRST_SEED, FIXED, Cell
from benchmarks.yardsticks import make

GAMES: Final = 200
ROUNDS: Final = 60
ALONE: Final[Mapping[str, Mapping[str, bool | int]]] = {
    "H01": {"parking-pot": True},
    "H02": {"double-salary": True},
    "H03": {"no-auction": True},
    "H04": {"no-rent-from-jail": True},
    "H05": {"first-lap": True},
    "H06": {"dealt-places": 2},
    "H07": {"dealt-places": 2, "dealt-paid": True},
    "H08": {"turn-limit": ROUNDS},
}
ALL: Final = {name: value for options in ALONE.values() for name, value in options.items()}
SETTINGS: Final[Mapping[str, Mapping[str, bool | int]]] = {"sheet": {}, **ALONE, "all": ALL}


class Unaware:
    """A bot that decides as if the sheet held."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot

    def decide(self, view: MonopolyView) -> Decision:
        """The bot's decision; instead of an auction the place is left."""
        view.edition = MONOPOLY
        view.pot = 0
        if view.question[0] != BUY_OR_LEAVE:
            return self._bot.decide(view)
        view.question = (BUY_OR_AUCTION, *view.question[1:])
        view.legal_actions = tuple(AUCTION if action == PASS else action for action in view.legal_actions)
        decision = self._bot.decide(view)
        return Decision(PASS, None) if decision.action == AUCTION else decision


def share(cell: Cell, games: int, first: int) -> str:
    """The share of games that the bot of a cell wins against unaware ones, with its interval, in per cent. `first`
    is the seed of the first deal."""
    won = 0.0
    for number in range(games):
        seed, seat = first + number // cell.players, Seat(number % cell.players)
        state = cell.deal(seed)
        bots: list[AnyBot] = [Unaware(bot) for bot in cell.bots(seed, seat, state)]
        bots[seat] = make(cell.bot, own_seed(seed, seat), cell.edition)
        winners = played_out(state, bots)[0].winners()
        won += (seat in winners) / len(winners)
    low, high = wilson(won, games)
    return f"{100 * won / games:.1f} [{100 * low:.1f}, {100 * high:.1f}]"


def main(words: Sequence[str] | None = None) -> None:
    """Play and print a row of a table for each setting."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="of each setting and opponent")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first deal")
    parser.add_argument("--only", choices=SETTINGS, action="append", help="a setting; may be given several times")
    asked = parser.parse_args(words)
    print("| house rule | against the fixed policies, % [95 %] | against one who ignores it, % [95 %] |\n|---|---|---|")
    for name in asked.only or SETTINGS:
        options = tuple(SETTINGS[name].items())
        table = share(Cell("monopoly", 4, "strategist", FIXED, options), asked.games, asked.seed)
        duel = share(Cell("monopoly", 2, "strategist", ("strategist",), options), asked.games, asked.seed)
        print(f"| {name} | {table} | {duel} |", flush=True)


if __name__ == "__main__":
    main()
