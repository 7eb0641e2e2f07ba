"""`python -m benchmarks.puzzles landlord-2013 --count 100`: finds more puzzles of an edition, from games of bots.
`--check` tests the existing puzzles instead, and removes those that do not hold any more.

With the compiled engine a puzzle takes some twenty seconds. Each one is saved at once; `--seed` is the next game.
"""

import argparse
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from altbau.games import game_of
from altbau.play.teaching.puzzle import Puzzle
from benchmarks.puzzles import landlords, monopoly
from benchmarks.puzzles.finding import again, puzzle

FIRST_SEED: Final = 40_000
SHARE: Final = 0.4  # of all puzzles, at most with the same theme
A_GAME: Final = 2  # puzzles of a game at most


def read(file: Path) -> list[Puzzle]:
    """The puzzles of a file; none if it does not exist."""
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.exists() else []


def write(file: Path, kept: list[Puzzle]) -> None:
    """Write the puzzles, one per line."""
    file.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(each) for each in kept) + b"\n]\n")


def check(edition: str, file: Path) -> None:
    """Test the existing puzzles; print and remove those that do not hold any more."""
    kept, given = list[Puzzle](), read(file)
    for number, each in enumerate(given, start=1):
        moment = monopoly.MonopolyMoment if edition == monopoly.NAME else landlords.LandlordMoment
        held = again(moment(each.position, each.before), each)
        kept += [held] if held else []
        if held is None:
            print(f"{each.id} does not hold any more ({each.lines[0]})", flush=True)
        write(file, kept + given[number:])


def find(edition: str, file: Path, count: int, seed: int) -> None:
    """Find more puzzles, up to `count` in all, in games from a seed on."""
    moments = monopoly.moments if edition == monopoly.NAME else landlords.moments
    kept = read(file)
    themes = Counter(each.theme for each in kept)
    while len(kept) < count:
        of_game, turns = 0, set[int]()
        for moment in moments(edition, seed):
            turn = moment.state.turns  # one puzzle of a turn is enough: its later choices lead to the same
            full = {theme for theme, found in themes.items() if found >= SHARE * count}
            new = None if turn in turns else puzzle(moment, full)
            if new and new.id not in {each.id for each in kept}:
                kept.append(new)
                themes[new.theme] += 1
                print(len(kept), seed, new.theme, new.lines[0], "not", new.first, new.chance, new.margin, flush=True)
                write(file, kept)
                of_game += 1
                turns.add(turn)
                if of_game == A_GAME:
                    break
        seed += 1


def main() -> None:
    """Test the existing puzzles, or find more."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    file = given.file or Path(str(game_of(given.edition).PUZZLES)) / f"{given.edition}.json"
    if given.check:
        check(given.edition, file)
    else:
        find(given.edition, file, given.count, given.seed)


if __name__ == "__main__":
    main()
