"""Play and store the games to learn from.

A game is stored as a record: edition, players, seed, bots by seat, and the choices, from which everything else follows.
`.venv/bin/python -m benchmarks.value.games` plays more of them into `build/value/`, and those of strategists into a
folder beside this file; it continues where it stopped.

The weights are learnt from two thirds of the games that are not held out; the last third is for trying out how to
learn. (Monopoly's weights are learnt from that third, too; how to learn them was tried out on other games.) Held-out
games only judge what has been learnt; nothing is chosen by them.
"""

import argparse
import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, TextIO

from altbau.core.engine.ids import by_seat
from altbau.core.engine.rng import chance
from altbau.games import EDITIONS, game_of
from altbau.play.bots import own_seed
from altbau.play.observation import bot_view, memory_after
from benchmarks.yardsticks import make

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = Path(__file__).parent / "strategists"
PLAYED: Final = ROOT / "build" / "value"  # a file for each kind of table, a line for each game
FOR_TRIALS: Final = 3  # one in so many games is for trying out how to learn
KEPT_BACK: Final = 4  # and one in so many of the others is kept back
HELD_OUT: Final = 5  # games that are not held out to one that is,
MOST_HELD_OUT: Final = 1800  # of which so many are enough
MOST_ROUNDS: Final = 200  # limit of Monopoly, after which the richest has won
FIRST_SEED: Final = 500_000_000
FIRST_HELD_OUT: Final = 600_000_000  # from this seed on games are held out
USUAL: Final = 4  # players of the tables from which most is learnt
GAMES: Final = {  # numbers of games without those held out, by players: of stewards, and of mixed tables
    "wucherer": {USUAL: (9000, 9000), 2: (600, 600), 3: (600, 600), 5: (600, 600), 6: (600, 600)},
    "monopoly": {USUAL: (28_800, 9_600), 2: (600, 0), 3: (600, 0), 5: (600, 0), 6: (600, 0), 8: (600, 0)},
}
FEW: Final = 300  # games with other limits
LIMITS: Final = (15, 20, 30, 40, 60)  # of rounds in those games
DEAR: Final = 850  # games of strategists
STRATEGISTS: Final = ("strategist",)
STEWARDS: Final = ("steward",)
MIXED: Final = {  # by game: the bots of mixed tables, one drawn for each seat
    "wucherer": ("steward", "steward", "landlord", "gangster", "speculator", "steward-1", "beginner"),
    "monopoly": (
        "strategist", "steward", "steward", "dealer", "builder", "miser", "board-steward-1", "fixed-a", "fixed-b",
        "fixed-c", "beginner",
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Kind:
    """Tables of one edition, with so many players drawn from these names."""

    name: str
    edition: str
    players: int
    names: Sequence[str]
    limits: Sequence[int] = (MOST_ROUNDS,)  # of rounds, for games that need a limit; one is drawn

    @property
    def path(self) -> Path:
        """The file of their games; that of strategists, which take long, is in the repository."""
        if self.names == STRATEGISTS:
            return KEPT / f"{self.edition}.jsonl.gz"
        return PLAYED / f"{self.edition}-{self.players}-{self.name}.jsonl"

    def opened(self, mode: Literal["rt", "at"]) -> TextIO:
        """That file, opened."""
        return gzip.open(self.path, mode) if self.path.suffix == ".gz" else self.path.open(mode)


@dataclass(frozen=True)
class Record:
    """A game that has been played."""

    edition: str
    players: int
    seed: int
    bots: list[str]
    choices: list[int]
    options: dict[str, int] = field(default_factory=dict)


def new_state(edition: str, players: int, seed: int, options: Mapping[str, int]) -> Any:
    """A deal."""
    module = game_of(edition)
    return module.new_state(module.configured(edition, players, options, {}, {}), players, chance(seed))


def played(kind: Kind, seed: int) -> Record:
    """A game of such a table."""
    drawn = Random(seed)
    bots = [drawn.choice(kind.names) for _ in range(kind.players)]
    players = [make(name, own_seed(seed, seat), kind.edition) for seat, name in by_seat(bots)]
    limit = drawn.choice(kind.limits)
    options = {option.name: limit for option in game_of(kind.edition).options(kind.edition) if option.rounds}
    state = new_state(kind.edition, kind.players, seed, options)
    memory = memory_after((), state)
    choices = []
    while state.asked >= 0:
        if state.stack.forces():
            action = state.legal_actions[0]
        else:
            action = players[state.asked].decide(bot_view(state, state.asked, memory)).action
        choices.append(action)
        state.apply(action)
        memory = memory_after(memory, state)
    return Record(kind.edition, kind.players, seed, bots, choices, options)


def records(kind: Kind) -> list[Record]:
    """The stored games of such tables."""
    if not kind.path.exists():
        return []
    with kind.opened("rt") as file:
        return [Record(**json.loads(line)) for line in file]


def replayed(record: Record) -> Iterator[Any]:
    """The states of a game, before each choice and at the end. It is always the same object, which changes."""
    state = new_state(record.edition, record.players, record.seed, record.options)
    yield state
    for choice in record.choices:
        state.apply(choice)
        yield state


def held_out(record: Record) -> bool:
    """Whether a game only judges what has been learnt from others."""
    return record.seed >= FIRST_HELD_OUT


def for_trials(record: Record) -> bool:
    """Whether a game that is not held out is for trying out how to learn."""
    return not held_out(record) and record.seed % FOR_TRIALS == 0


def kept_back(record: Record) -> bool:
    """Whether a game is left out when weights are learnt, and used afterwards to correct how sure the chances are."""
    return record.seed // FOR_TRIALS % KEPT_BACK == 0


def play_on(kind: Kind, most: int, first_seed: int) -> None:
    """Play the games of such a table with `most` seeds from `first_seed` on, except those that are stored."""
    kind.path.parent.mkdir(parents=True, exist_ok=True)
    there = {record.seed for record in records(kind)}
    for seed in range(first_seed, first_seed + most):
        if seed not in there:
            record = json.dumps(asdict(played(kind, seed)))
            with kind.opened("at") as file:
                print(record, file=file)


def kinds(edition: str) -> dict[Kind, int]:
    """The tables of an edition, and how many games of each are wanted, without those held out."""
    game = game_of(edition)
    wanted = {}
    for players, (alike, mixed) in GAMES[game.NAME].items():
        wanted[Kind("stewards", edition, players, STEWARDS)] = alike
        wanted[Kind("mixed", edition, players, MIXED[game.NAME])] = mixed
    wanted[Kind("strategists", edition, USUAL, STRATEGISTS)] = DEAR
    if any(option.rounds for option in game.options(edition)):
        wanted[Kind("limited", edition, USUAL, STEWARDS, LIMITS)] = FEW
    return wanted


def main(words: Sequence[str] | None = None) -> None:
    """Play the missing games."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", choices=EDITIONS, action="append", help="of these only")
    asked = parser.parse_args(words)
    for edition in asked.edition or EDITIONS:
        for kind, most in kinds(edition).items():
            play_on(kind, min(most // HELD_OUT, MOST_HELD_OUT), FIRST_HELD_OUT)
            play_on(kind, most, FIRST_SEED)


if __name__ == "__main__":
    main()
