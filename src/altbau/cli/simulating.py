"""Many games between bots, in one process or several."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from textwrap import fill
from typing import TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from altbau.cli.playing import seed_of
from altbau.cli.rows import rows_file
from altbau.cli.summary import Outcome, Tally
from altbau.core import text
from altbau.core.bots.bot import AnyBot
from altbau.core.bots.search import COMPILED
from altbau.core.engine.ids import Action, seated
from altbau.core.engine.rng import chance
from altbau.core.engine.state import AnyState
from altbau.core.engine.view import View
from altbau.core.text.lines import WIDTH
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.lab.following import Followed, play_out
from altbau.lab.games import MOST_ROUNDS, finish, open_limits, sitting
from altbau.lab.players import player
from altbau.lab.programs import Follower
from altbau.lab.workers import Workers
from altbau.play.bots import own_seed
from altbau.play.game import Game

MOST_GAMES = 100_000_000
OFTEN = 100  # decisions after which a game says how far it is


Watch: TypeAlias = Callable[[int, int], None]  # is told the turns and decisions of a game while it goes on


@dataclass(frozen=True)
class Simulation:
    """What is to be simulated."""

    edition: str
    players: int
    games: int
    seed: str
    bots: list[str]
    workers: Workers
    rotate: bool
    options: dict[str, bool | str | int]

    def checked(self) -> "Simulation":
        """This simulation with a bot for each player, a seed that is a number, and an end. Raises BadInput."""
        game_of(self.edition).configured(self.edition, self.players, self.options, {})
        if not 1 <= self.games <= MOST_GAMES:
            raise BadInput("bad-value", place="--games", value=str(self.games), expected=f"1 … {MOST_GAMES}")
        self.workers.checked()
        bots = self.bots * self.players if len(self.bots) == 1 else self.bots
        if len(bots) != self.players:
            raise BadInput("bot-count", count=len(bots), players=self.players)
        for seat, bot in seated(bots):
            player(bot, seat, self.edition, 0)
        options = {**self.options, **open_limits(self.edition, self.options)}
        return replace(self, seed=str(seed_of(self.seed)), bots=bots, options=options)

    def seats(self, number: int) -> list[str]:
        """The bots of a game by seat; with rotation each sits everywhere in turn."""
        return sitting(self.bots, number if self.rotate else 0)


def unwatched(turns: int, decisions: int) -> None:
    """Nobody looks on."""


def play(wanted: Simulation, number: int, watch: Watch = unwatched) -> Outcome:
    """One game. The seed of the game decides the deal and the bots' chance too."""
    seed = int(wanted.seed) + number
    module = game_of(wanted.edition)
    rules = module.configured(wanted.edition, wanted.players, wanted.options, {})
    seats = wanted.seats(number)
    bots = [player(name, seat, wanted.edition, own_seed(seed, seat)) for seat, name in seated(seats)]
    if any(isinstance(bot, Follower) for bot in bots):  # which are told the log as well
        game = Game.new(wanted.edition, players=wanted.players, seed=seed, options=wanted.options)
        finish(game, bots)
        state: AnyState = game.state
        decisions = game.actions_length
        cards = sum(module.EVENTS[event[0]].of_card for event in game.log)
    else:
        state, decisions, cards = played_out(module.new_state(rules, wanted.players, chance(seed)), bots, watch)
    return Outcome(number, seed, seats, state.winners(), state.turns, decisions, cards, module.scores(state))


def played_out(state: AnyState, bots: Sequence[AnyBot], watch: Watch = unwatched) -> tuple[AnyState, int, int]:
    """A game played by a bot on each seat to its end, its decisions and its action cards."""
    followed = Followed(state)
    decisions = 0

    def decided(view: View, action: Action) -> None:
        nonlocal decisions
        decisions += 1
        watch(view.turns, decisions)

    events = play_out(followed, bots, decided)
    return followed.state, decisions, sum(followed.module.EVENTS[event[0]].of_card for event in events)


def outcomes(wanted: Simulation, watch: Watch = unwatched) -> Iterator[Outcome]:
    """All games in order; those that other processes play are not watched."""
    if wanted.workers == Workers():
        return map(partial(play, wanted, watch=watch), range(wanted.games))
    return wanted.workers.in_order(partial(play, wanted), wanted.games)


def simulate(wanted: Simulation, path: Path | None, language: str) -> None:
    """Play, write the rows if a file is named, print the summary. Raises BadInput, if it can before the first game."""
    endless, wanted = open_limits(wanted.edition, wanted.options), wanted.checked()
    say_engine(language)
    tally = Tally(game_of(wanted.edition).NAME, wanted.players, language)
    with rows_file(path, wanted.players) if path else nullcontext() as rows, progress() as bar:
        games = bar.add_task(text.say(language, "cli-simulating"), total=wanted.games, state="")

        def watch(turns: int, decisions: int) -> None:
            if decisions % OFTEN == 0:
                bar.update(games, state=text.say(language, "cli-under-way", turns=turns, decisions=decisions))

        for outcome in outcomes(wanted, watch):
            bar.advance(games)
            tally.add(outcome)
            if rows:
                rows.write(outcome)
    tally.print()
    if endless:
        print(fill(text.say(language, "cli-round-limit", rounds=MOST_ROUNDS), WIDTH))


def say_engine(language: str) -> None:
    """Say on a terminal, once before something that takes long, what it costs that the engine is not compiled."""
    if not COMPILED and sys.stderr.isatty():
        sys.stderr.write(text.say(language, "cli-interpreted") + "\n")


def progress() -> Progress:
    """How many games are done, and how far the present one is; on a terminal only."""
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "{task.fields[state]}")
    return Progress(*columns, console=console, disable=not console.is_terminal)
