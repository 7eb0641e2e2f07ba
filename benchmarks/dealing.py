"""Count how bots of Monopoly trade: offers, deals and refusals, groups sold for money, and figures of the characters.

`PYTHONPATH=build/compiled:. .venv/bin/python benchmarks/dealing.py` plays the tables of `life/` (three characters at
their usual level and one of them once more) and tables of four strategists, to the end, and prints two tables for
`docs/monopoly-bots.md`: means a game, and for each character means for each round that its seat lived.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from altbau.core.engine.ids import NOBODY, Seat, seats
from altbau.core.engine.rng import chance
from altbau.games import game_of
from altbau.games.monopoly.rules.board import GROUP, MEMBERS, SQUARES, STATIONS
from altbau.games.monopoly.rules.events import BUILT_UPON, DEAL_MADE, DEAL_OFFERED, DEAL_REFUSED
from altbau.play.bots import own_seed
from altbau.play.observation import memory_after
from benchmarks.life.games import BOARD, FIRST_SEED, MOST_ROUNDS, PLAYERS, chosen, table
from benchmarks.life.page import as_table
from benchmarks.yardsticks import make

GAMES: Final = 500
STRATEGISTS: Final = "strategist"
OF_A_GAME: Final = ("offers", "deals", "declined", "groups sold", "rounds")
OF_A_ROUND: Final = ("deals", "houses", "cash")
SALE: Final = "groups sold"  # deals that complete the buyer's street group, for money alone


class Dealing:
    """The counts of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.counts: Counter[str] = Counter()  # by OF_A_GAME
        self.lived: Counter[tuple[str, str]] = Counter()  # by bot: rounds lived, and OF_A_ROUND
        self.seats: Counter[str] = Counter()  # by bot
        self.won: dict[str, float] = {}  # games by bot; a shared victory is divided

    def play(self, names: Sequence[str], seed: int) -> None:
        """Play a game and count."""
        module = game_of(BOARD)
        state = module.new_state(
            module.configured(BOARD, PLAYERS, {"turn-limit": MOST_ROUNDS}, {}, {}), PLAYERS, chance(seed)
        )
        bots = [make(name, own_seed(seed, seat), BOARD) for seat, name in zip(seats(PLAYERS), names, strict=True)]
        turn = -1
        memory = memory_after((), state)
        while state.asked >= 0:
            if state.turns != turn and state.turns % PLAYERS == 0:
                self.look(state, names)
            turn = state.turns
            owners = state.owner[:]
            state.apply(chosen(state, bots, memory))
            memory = memory_after(memory, state)
            for event in state.events:
                self.note(event, names)
                if event[0] == DEAL_MADE and sells_group(owners, state.owner):
                    self.counts[SALE] += 1
        self.games += 1
        self.counts["rounds"] += state.turns // PLAYERS
        self.seats.update(names)
        winners = state.winners()
        for seat in winners:
            self.won[names[seat]] = self.won.get(names[seat], 0.0) + 1 / len(winners)

    def look(self, state: Any, names: Sequence[str]) -> None:
        """Count a round, and the cash, for each seat that is not bankrupt."""
        for seat, name in enumerate(names):
            if not state.bankrupt[seat]:
                self.lived[name, "rounds"] += 1
                self.lived[name, "cash"] += state.cash[seat]

    def note(self, event: Sequence[int], names: Sequence[str]) -> None:
        """Count an event."""
        if event[0] == DEAL_OFFERED:
            self.counts["offers"] += 1
        elif event[0] == DEAL_REFUSED:
            self.counts["declined"] += 1
        elif event[0] == DEAL_MADE:
            self.counts["deals"] += 1
            self.lived.update((names[seat], "deals") for seat in event[1:3])
        elif event[0] == BUILT_UPON:
            self.lived[names[event[1]], "houses"] += 1

    def line(self) -> tuple[str, ...]:
        """The means per game, as a row of the table."""
        return (str(self.games), *(f"{self.counts[name] / self.games:.1f}" for name in OF_A_GAME))

    def lines(self) -> list[tuple[str, ...]]:
        """A row for each bot: means per round lived, and the share of its seats that won, in per cent."""
        return [
            (name, *(f"{self.lived[name, what] / self.lived[name, 'rounds']:.3g}" for what in OF_A_ROUND),
             f"{100 * self.won.get(name, 0.0) / held:.0f}")
            for name, held in sorted(self.seats.items())
        ]  # fmt: skip


def sells_group(before: Sequence[Seat], after: Sequence[Seat]) -> bool:
    """Whether only one player gave places, and they completed a street group of their new owner."""
    moved = [square for square in range(SQUARES) if before[square] != after[square]]
    if len({before[square] for square in moved}) != 1 or before[moved[0]] == NOBODY:
        return False
    return any(
        GROUP[square] < STATIONS and all(after[member] == after[square] for member in MEMBERS[GROUP[square]])
        for square in moved
    )


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind of table")
    asked = parser.parse_args(words)
    characters, strategists = Dealing(), Dealing()
    for number in range(asked.games):
        characters.play(table(BOARD, number), FIRST_SEED + number)
        strategists.play((STRATEGISTS,) * PLAYERS, FIRST_SEED + number)
    rows = [("characters", *characters.line()), (f"{STRATEGISTS}s", *strategists.line())]
    print(as_table(("table", "games", *OF_A_GAME), rows), end="\n\n")
    print(as_table(("character", *OF_A_ROUND, "won, %"), characters.lines()))


if __name__ == "__main__":
    main()
