"""How lively the preset tables are: three characters at the usual level, and a fourth in rotation, who sit everywhere.

`python3 dev.py bench --life` plays them in 2013, `--all` in the other rule sets, too, and prints means a game: the
action cards played in a free choice (reactions are not counted) and the tenants let from a hand (a mother with children
once a turn), all players together; the share of games without a bomb, a murder, the police or squatters driven out; the
share of idle turns, in which nobody does anything, and of games in which a stall of eight or more follow each other.
In Monopoly it counts deals made, buildings and rounds, and games without a deal.
`--json` prints the same as data; `--against steward-1` plays tables of that bot instead. `--write docs/life.md` plays
both in all landlord games, and writes a page about it.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from altbau.cli.summary import Z, wilson
from altbau.core.bots.bot import AnyBot
from altbau.core.engine.ids import Seat, seats
from altbau.core.engine.view import Memory
from altbau.games import EDITIONS, game_of
from altbau.games.monopoly.rules.events import BUILT_UPON, DEAL_MADE
from altbau.games.wucherer.rules.actions import DONE, FIRST_WORD, PASS, STOP
from altbau.games.wucherer.rules.cards import MOTHER_WITH_CHILDREN, is_action, is_tenant
from altbau.games.wucherer.rules.events import BOMBED, MURDERED, POLICE_CALLED, SQUATTERS_EXPELLED
from altbau.games.wucherer.rules.ids import Card
from altbau.games.wucherer.rules.questions import PLAY
from altbau.play.bots import own_seed
from altbau.play.knowing import known, noticed
from benchmarks.yardsticks import make, of_edition

PLAYERS = 4
GAMES = 500
FIRST_SEED = 2_000_000
PRESET = "landlord-2013"
CRIMES = (BOMBED, MURDERED, POLICE_CALLED, SQUATTERS_EXPELLED)
CHUNK = 5  # games handed to a process at a time
BOARD = "monopoly"
MOST_ROUNDS = 500  # there, so that every game has an end
NOTHING = (DONE, PASS, STOP)  # what a turn consists of in which nobody does anything
STALL = 8  # such turns in a row


class Counted(NamedTuple):
    """What is counted of a game: things by name, and of how many games something is true."""

    names: tuple[str, ...]
    shares: tuple[str, ...]


LANDLORDS = Counted(("action_cards", "tenants", "idle_turns"), ("without_crime", "stalled"))
DEALERS = Counted(("deals", "buildings", "rounds"), ("without_deal",))


@dataclass
class Life:
    """What happened in a game."""

    names: list[str]  # of the bots, by seat
    counts: Counter[str] = field(default_factory=Counter)
    true: set[str] = field(default_factory=set)  # of the shares that are counted
    winners: tuple[Seat, ...] = ()


def table(edition: str, number: int) -> list[str]:
    """Who plays a game, by seat: each character, one of them twice in turn, and each on every seat in turn."""
    characters = game_of(edition).CHARACTERS
    names = [*characters, characters[number % len(characters)]]
    shift = number // len(characters) % PLAYERS
    return names[shift:] + names[:shift]


def lived(edition: str, against: str, number: int) -> Life:
    """One game."""
    module = game_of(edition)
    seed = FIRST_SEED + number
    life = Life([against] * PLAYERS if against else table(edition, number))
    bots = [make(name, own_seed(seed, seat), edition) for seat, name in zip(seats(PLAYERS), life.names, strict=True)]
    limits = {option.name: MOST_ROUNDS for option in module.options(edition) if option.rounds}
    state = module.new_state(module.configured(edition, PLAYERS, limits, {}), PLAYERS, seed)
    watch = watch_board if edition == BOARD else watch_landlords
    watch(life, state, bots)
    life.winners = tuple(state.winners())
    return life


def watch_board(life: Life, state: Any, bots: Sequence[AnyBot]) -> None:
    """Count what happens in a game of Monopoly."""
    counted = {DEAL_MADE: "deals", BUILT_UPON: "buildings"}
    while state.asked >= 0:
        state.apply(chosen(state, bots, ()))
        life.counts.update(counted[event[0]] for event in state.events if event[0] in counted)
    life.counts["rounds"] = state.turns // PLAYERS
    if not life.counts["deals"]:
        life.true.add("without_deal")


def watch_landlords(life: Life, state: Any, bots: Sequence[AnyBot]) -> None:
    """Count what happens in a landlord game; idle turns in per cent of all."""
    recalled = 0  # the turn in which a mother has been let
    crimes = False
    turns = [True]  # each turn, whether nobody has done anything in it
    memory = noticed((), state)
    while state.asked >= 0:
        turn = state.turns
        action = chosen(state, bots, memory)
        if state.stack.frames[-1].prompt(state)[0] == PLAY and action < FIRST_WORD:
            again = action == MOTHER_WITH_CHILDREN and recalled == turn
            recalled = turn if action == MOTHER_WITH_CHILDREN else recalled
            life.counts["tenants"] += is_tenant(Card(action)) and not again
            life.counts["action_cards"] += is_action(Card(action))
        turns[-1] &= action in NOTHING
        state.apply(action)
        turns += [True] * (state.turns - turn)
        memory = noticed(memory, state)
        crimes |= any(event[0] in CRIMES for event in state.events)
    life.counts["idle_turns"] = round(100 * sum(turns) / len(turns))
    if not crimes:
        life.true.add("without_crime")
    if any(idle and len(list(row)) >= STALL for idle, row in groupby(turns)):
        life.true.add("stalled")


def chosen(state: Any, bots: Sequence[AnyBot], memory: Memory) -> Any:
    """What the seat asked does, with what everybody could notice."""
    if state.stack.forces():
        return state.legal_actions[0]
    return bots[state.asked].decide(known(state, state.asked, memory)).action


def played(edition: str, games: int, against: str, jobs: int) -> list[Life]:
    """So many games, in so many processes."""
    one = partial(lived, edition, against)
    if jobs == 1:
        return [one(number) for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(one, range(games), chunksize=CHUNK))


def figures(lives: list[Life], counted: Counted = LANDLORDS) -> dict[str, Any]:
    """Means a game, a share, and the wins of each bot for each of its seats; `intervals` hold 95 in 100 times."""
    games = len(lives)
    held = Counter(name for life in lives for name in life.names)
    won = dict.fromkeys(held, 0.0)
    for life in lives:
        for seat in life.winners:
            won[life.names[seat]] += 1 / len(life.winners)
    counts = {name: [life.counts[name] for life in lives] for name in counted.names}
    shares = {name: sum(name in life.true for life in lives) for name in counted.shares}
    return {
        "games": games,
        **{name: fmean(values) for name, values in counts.items()},
        **{name: share / games for name, share in shares.items()},
        "intervals": {
            **{name: interval(values) for name, values in counts.items()},
            **{name: list(wilson(share, games)) for name, share in shares.items()},
        },
        "won": {name: won[name] / held[name] for name in sorted(held)},
    }


def counted_of(edition: str) -> Counted:
    """What is counted of its games."""
    return DEALERS if edition == BOARD else LANDLORDS


def plays(bot: str, edition: str) -> bool:
    """Whether a bot plays it; without a name the characters do."""
    return not bot or bot in game_of(edition).BOTS or bot in of_edition(edition)


def interval(values: Sequence[int]) -> list[float]:
    """The 95 % interval of a mean."""
    spread = Z * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return [fmean(values) - spread, fmean(values) + spread]


PAGE = """\
# How lively the preset tables are

Written by `{command}` on {day}, at commit {commit}.

At the tables sit the three characters at their usual level and one of them once more, each on each
seat in turn. For comparison there are tables of `{before}`. Figures are means per game with 95 %
intervals, all four players together. *Action cards* are those played in a free choice. *Tenants*
are let from a hand, a mother with children once a turn. *Without crime* is the share of games, in
per cent, without a bomb, a murder, the police or squatters driven out. In an *idle turn* nobody
plays or buys anything; they are in per cent of all turns. *Stalled* is the share of games, in per
cent, in which eight or more of them follow each other.

{table}

Of 100 games on a seat each character wins, where 25 are fair:

{wins}
"""
TITLES = ("edition", "table", "games", "action cards", "tenants", "without crime", "idle turns", "stalled")
CELLS = (  # a factor, and the digits behind the point
    ("action_cards", 1, 1), ("tenants", 1, 1), ("without_crime", 100, 0), ("idle_turns", 1, 1), ("stalled", 100, 0),
)  # fmt: skip
BEFORE = "steward-1"


def page(told: dict[str, dict[str, dict[str, Any]]], command: str) -> str:
    """What was counted, by edition and table, as a document."""
    git = ["git", "rev-parse", "--short", "HEAD"]
    rows = [(edition, name, *row(values)) for edition, tables in told.items() for name, values in tables.items()]
    characters = sorted({name for tables in told.values() for name in tables["characters"]["won"]})
    wins = [
        (edition, *(f"{100 * tables['characters']['won'][name]:.0f}" for name in characters))
        for edition, tables in told.items()
    ]
    return PAGE.format(
        command=command,
        day=time.strftime("%Y-%m-%d"),
        commit=subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip(),
        before=BEFORE,
        table=as_table(TITLES, rows),
        wins=as_table(("edition", *characters), wins),
    )


def row(values: dict[str, Any]) -> tuple[str, ...]:
    """The figures of a kind of table."""
    cells = [str(values["games"])]
    for name, factor, digits in CELLS:
        low, high = (factor * each for each in values["intervals"][name])
        cells.append(f"{factor * values[name]:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]")
    return tuple(cells)


def as_table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of a document."""
    return "\n".join("| " + " | ".join(each) + " |" for each in (titles, ("---",) * len(titles), *rows))


def main(words: Sequence[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true", help="the other rule sets, too")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--games", type=int, default=GAMES, help="of each edition")
    parser.add_argument("--against", default="", help="a bot that has all seats instead")
    parser.add_argument("--write", type=Path, help="play both tables in all landlord games and write it there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args(words)
    landlords = [key for key in EDITIONS if game_of(key).NAME == "wucherer"]
    if asked.write:
        tables = {"characters": "", BEFORE: BEFORE}
        both = {
            key: {name: figures(played(key, asked.games, bot, asked.jobs)) for name, bot in tables.items()}
            for key in landlords
        }
        asked.write.write_text(page(both, "python3 dev.py bench --life --write docs/life.md"), encoding="utf-8")
        return
    keys = [key for key in (EDITIONS if asked.all else [PRESET]) if plays(asked.against, key)]
    told = {key: figures(played(key, asked.games, asked.against, asked.jobs), counted_of(key)) for key in keys}
    if asked.json:
        json.dump(told, sys.stdout, indent=2)
        print()
        return
    for key, values in told.items():
        print(f"{key}, {values['games']} games")
        for name, (low, high) in values["intervals"].items():
            print(f"  {name:<14}{values[name]:8.2f} [{low:.2f}, {high:.2f}]")
        for name, share in values["won"].items():
            print(f"  {name:<14}{share:8.2f} won for each of its seats")


if __name__ == "__main__":
    main()
