"""Count the mistakes of beginners, and how often a player who follows the hints wins against them.

`python3 dev.py bench --beginners` lets a follower of hints, which plays what the hint names in each decision, play
against three beginners in each rule set, on each seat in turn. It prints how often the follower wins, how often a
beginner makes each of its mistakes per game, and in how many games a beginner bombs a house of its own.
`--json` prints the same as data, `--write docs/beginners.md` writes a page about it.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from altbau.cli.summary import wilson
from altbau.core.bots.bot import BEGINNER, AnyAdviser, AnyBot, Decision
from altbau.core.engine.ids import Action, Seat, seats
from altbau.core.engine.rng import chance
from altbau.core.engine.view import View
from altbau.games import EDITIONS, game_of
from altbau.games.monopoly.bots.taste import MISTAKES as OF_TYCOONS
from altbau.games.monopoly.judging import OF_OFFER
from altbau.games.wucherer.bot import MISTAKES as OF_LANDLORDS
from altbau.games.wucherer.rules.actions import FIRST_BUILDING, building_at, owner_of
from altbau.games.wucherer.rules.cards import BOMB
from altbau.games.wucherer.rules.questions import TARGET
from altbau.lab.games import MOST_ROUNDS
from altbau.play.bots import make, own_seed
from altbau.play.observation import bot_view, memory_after
from altbau.play.teaching.hints import adviser
from benchmarks.life.page import as_table

PLAYERS: Final = 4
GAMES: Final = 1000
FIRST_SEED: Final = 3_000_000  # tuning takes its deals from below a million
CHUNK: Final = 5  # games handed to a process at a time
MISTAKES: Final[Mapping[str, tuple[str, ...]]] = {"wucherer": OF_LANDLORDS, "monopoly": tuple(OF_TYCOONS)}


class Follower:
    """Plays what the hint names in each decision. The steps of an offer in Monopoly all follow the same hint."""

    def __init__(self, edition: str) -> None:
        self._game = game_of(edition)
        self._adviser: AnyAdviser = adviser(self._game)

    def decide(self, view: View) -> Decision:
        """Play what the hint names."""
        if self._game.NAME != "monopoly" or view.question[0] not in OF_OFFER:
            self._adviser = adviser(self._game)
        return self._adviser.decide(view)


@dataclass
class FirstGame:
    """The result of a game."""

    won: float  # the follower's share of the victory
    mistakes: Counter[str] = field(default_factory=Counter)  # of all beginners
    bombed: bool = False  # whether a beginner has bombed a house of its own


def played(edition: str, number: int, first: int) -> FirstGame:
    """Play game `number`. Games in a row have the same deal, with the follower on each seat in turn."""
    module = game_of(edition)
    seed, follower = first + number // PLAYERS, Seat(number % PLAYERS)
    bots: list[AnyBot] = [make(BEGINNER, own_seed(seed, seat), edition) for seat in seats(PLAYERS)]
    bots[follower] = Follower(edition)
    limits = {option.name: MOST_ROUNDS for option in module.options(edition) if option.rounds}
    state = module.new_state(module.configured(edition, PLAYERS, limits, {}, {}), PLAYERS, chance(seed))
    found = FirstGame(0.0)
    memory = memory_after((), state)
    while state.asked >= 0:
        seat = state.asked
        question = state.stack.top.prompt(state)
        action, truth = state.legal_actions[0], None
        if not state.stack.forces():
            action, _, truth = bots[seat].decide(bot_view(state, seat, memory))
        if seat != follower and module.NAME == "wucherer":
            found.bombed |= bombs_itself(seat, question, action)
        if seat != follower and truth and truth.name in MISTAKES[module.NAME]:
            found.mistakes[truth.name] += 1
        state.apply(action)
        memory = memory_after(memory, state)
    winners = state.winners()
    found.won = (follower in winners) / len(winners)
    return found


def bombs_itself(seat: Seat, question: tuple[int, ...], action: Action) -> bool:
    """Whether a seat chooses a house of its own as the target of a bomb."""
    return question[:2] == (TARGET, BOMB) and action >= FIRST_BUILDING and owner_of(building_at(action)) == seat


def figures(edition: str, games: int, first: int, jobs: int) -> dict[str, Any]:
    """The share that the follower wins, with its 95 % interval; a beginner's mistakes per game, by name."""
    one = partial(played, edition, first=first)
    if jobs == 1:
        games_played = [one(number) for number in range(games)]
    else:
        with ProcessPoolExecutor(jobs) as pool:
            games_played = list(pool.map(one, range(games), chunksize=CHUNK))
    won = sum(found.won for found in games_played)
    total = sum((found.mistakes for found in games_played), Counter[str]())
    return {
        "games": games,
        "won": won / games,
        "interval": list(wilson(won, games)),
        "mistakes": {name: total[name] / games / (PLAYERS - 1) for name in MISTAKES[game_of(edition).NAME]},
        "own_house_bombed": sum(found.bombed for found in games_played),
    }


PAGE: Final = """\
# What goes wrong at a table of beginners

Written by `{command}`
on {day}, at commit {commit}.

A beginner plays as the steward does, but makes the mistakes of people who play for the first time.
Each mistake has a name. A beginner makes at most one of them in a turn; when the game is over, it
is shown with the move. The mistakes are data: `MISJUDGED` in `src/altbau/games/wucherer/bot.py`,
`MISTAKES` in `src/altbau/games/monopoly/bots/taste.py`.

A follower of hints asks for a hint before each decision and does what it names. It plays against
three beginners, each deal from every seat; 25 % would be fair among equals. Shares are in per cent,
with their 95 % interval (Wilson). *Own house bombed* counts the games in which a beginner bombs its
own house.

{shares}

Mistakes that each of the three beginners makes per game:

{mistakes}
"""


def page(told: Mapping[str, dict[str, Any]], command: str) -> str:
    """The figures by edition, as a document."""
    git = ["git", "rev-parse", "--short", "HEAD"]
    shares = [(edition, *row(values)) for edition, values in told.items()]
    mistakes = [
        (edition, name, f"{count:.2f}")
        for edition, values in told.items()
        for name, count in values["mistakes"].items()
    ]
    return PAGE.format(
        command=command,
        day=time.strftime("%Y-%m-%d"),
        commit=subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip(),
        shares=as_table(("edition", "games", "the follower of hints won", "own house bombed"), shares),
        mistakes=as_table(("edition", "mistake", "a game"), mistakes),
    )


def row(values: dict[str, Any]) -> tuple[str, str, str]:
    """The figures of an edition."""
    low, high = values["interval"]
    share = f"{100 * values['won']:.1f} [{100 * low:.1f}, {100 * high:.1f}]"
    return str(values["games"]), share, str(values["own_house_bombed"])


def main(words: list[str] | None = None) -> None:
    """Play, then print or write the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--games", type=int, default=GAMES, help="of each edition")
    parser.add_argument("--edition", choices=list(EDITIONS), action="append", help="not all, but these")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first deal")
    parser.add_argument("--write", type=Path, help="write a page there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    asked = parser.parse_args(words)
    told = {key: figures(key, asked.games, asked.seed, asked.jobs) for key in asked.edition or EDITIONS}
    if asked.write:
        asked.write.write_text(page(told, f"python3 dev.py bench --beginners --write {asked.write}"), encoding="utf-8")
    elif asked.json:
        json.dump(told, sys.stdout, indent=2)
        print()
    else:
        for key, values in told.items():
            games, share, bombed = row(values)
            print(f"{key}, {games} games: the follower of hints won {share}, own house bombed in {bombed}")
            for name, count in values["mistakes"].items():
                print(f"  {name:<24}{count:6.2f}")


if __name__ == "__main__":
    main()
