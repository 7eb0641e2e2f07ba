"""Many games between bots, in one process or several."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from textwrap import fill
from typing import TypeAlias

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from altbau.cli.playing import seed_of
from altbau.cli.rows import rows_file
from altbau.cli.summary import GameOutcome, Tally
from altbau.core import text
from altbau.core.bots.bot import AnyBot
from altbau.core.bots.search import COMPILED
from altbau.core.data import HouseRules
from altbau.core.engine.ids import Action, by_seat
from altbau.core.engine.options import OptionValue
from altbau.core.engine.rng import chance
from altbau.core.engine.state import AnyState
from altbau.core.engine.view import View
from altbau.core.text.line_wrap import WIDTH
from altbau.environment import extra
from altbau.errors import BadInput
from altbau.games import game_of
from altbau.lab.games import MOST_ROUNDS, bots_by_seat, finish, open_limits
from altbau.lab.players import player
from altbau.lab.programs import Follower
from altbau.lab.view_tracking import TrackedState, play_out
from altbau.lab.workers import Workers
from altbau.play.bots import own_seed
from altbau.play.game import Game

MOST_GAMES = 100_000_000
OFTEN = 100  # decisions between two updates of the progress bar


Watch: TypeAlias = Callable[[int, int], None]  # called with the turns and decisions of a running game


@dataclass(frozen=True)
class Simulation:
    """The parameters of a simulation."""

    edition: str
    players: int
    games: int
    seed: str
    bots: list[str]
    workers: Workers
    rotate: bool
    options: dict[str, OptionValue]
    house: HouseRules = field(default_factory=dict)

    def with_defaults(self) -> "Simulation":
        """This simulation with one bot for each player, a numeric seed, and a limit of rounds where games could be
        endless. Raises BadInput."""
        game_of(self.edition).configured(self.edition, self.players, self.options, {}, self.house)
        if not 1 <= self.games <= MOST_GAMES:
            raise BadInput("bad-value", place="--games", value=str(self.games), expected=f"1 … {MOST_GAMES}")
        self.workers.check()
        bots = self.bots * self.players if len(self.bots) == 1 else self.bots
        if len(bots) != self.players:
            raise BadInput("bot-count", count=len(bots), players=self.players)
        for seat, bot in by_seat(bots):
            player(bot, seat, self.edition, 0)
        options = {**self.options, **open_limits(self.edition, self.options)}
        return replace(self, seed=str(seed_of(self.seed)), bots=bots, options=options)

    def seats(self, number: int) -> list[str]:
        """The bots of a game by seat. With `rotate` they change seats from game to game."""
        return bots_by_seat(self.bots, number if self.rotate else 0)


def watch_nothing(turns: int, decisions: int) -> None:
    """A `Watch` that does nothing."""


def play_game(wanted: Simulation, number: int, watch: Watch = watch_nothing) -> GameOutcome:
    """Play one game. Its seed also decides the bots' randomness."""
    seed = int(wanted.seed) + number
    module = game_of(wanted.edition)
    rules = module.configured(wanted.edition, wanted.players, wanted.options, {}, wanted.house)
    seats = wanted.seats(number)
    bots = [player(name, seat, wanted.edition, own_seed(seed, seat)) for seat, name in by_seat(seats)]
    if any(isinstance(bot, Follower) for bot in bots):  # they need the log too
        game = Game.new(wanted.edition, players=wanted.players, seed=seed, options=wanted.options, house=wanted.house)
        finish(game, bots)
        state: AnyState = game.state
        decisions = game.actions_length
        cards = sum(module.EVENTS[event[0]].of_card for event in game.log)
    else:
        state, decisions, cards = played_out(module.new_state(rules, wanted.players, chance(seed)), bots, watch)
    return GameOutcome(number, seed, seats, state.winners(), state.turns, decisions, cards, module.scores(state))


def played_out(state: AnyState, bots: Sequence[AnyBot], watch: Watch = watch_nothing) -> tuple[AnyState, int, int]:
    """A game played by bots to its end: the final state, the number of decisions and of action cards."""
    followed = TrackedState(state)
    decisions = 0

    def decided(view: View, action: Action) -> None:
        nonlocal decisions
        decisions += 1
        watch(view.turns, decisions)

    events = play_out(followed, bots, decided)
    return followed.state, decisions, sum(followed.module.EVENTS[event[0]].of_card for event in events)


def outcomes(wanted: Simulation, watch: Watch = watch_nothing) -> Iterator[GameOutcome]:
    """The outcomes of all games in order. `watch` is called only if they are played in this process."""
    if wanted.workers == Workers():
        return map(partial(play_game, wanted, watch=watch), range(wanted.games))
    return wanted.workers.in_order(partial(play_game, wanted), wanted.games)


def simulate(wanted: Simulation, path: Path | None, language: str) -> None:
    """Play the games, write their rows if a file is named, and print the summary. Raises BadInput, before the first
    game where possible."""
    endless, wanted = open_limits(wanted.edition, wanted.options), wanted.with_defaults()
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


def collect(folder: Path, asked: Simulation, rounds: int, observations: bool, language: str) -> None:
    """Play the missing games, with a progress bar, and write the bots' decisions for machine learning. Raises
    BadInput."""
    with extra("research"):
        from altbau.research.dataset import DatasetSpec, write
    if not 1 <= asked.games <= MOST_GAMES:
        raise BadInput("bad-value", place="--games", value=str(asked.games), expected=f"1 … {MOST_GAMES}")
    asked.workers.check()
    bots = asked.bots * asked.players if len(asked.bots) == 1 else asked.bots
    wanted = DatasetSpec(
        asked.edition, asked.players, tuple(bots), asked.games, seed_of(asked.seed), rounds,
        tuple(sorted(asked.options.items())), observations, house=asked.house,
    )  # fmt: skip
    say_engine(language)
    with progress() as bar:
        task = bar.add_task(text.say(language, "cli-simulating"), total=wanted.games, state="")
        for done in write(folder, wanted, asked.workers):
            bar.update(task, completed=done)
    print(text.say(language, "cli-dataset", folder=str(folder), games=wanted.games))


def say_engine(language: str) -> None:
    """Warn on a terminal, before a long computation, that the engine is not compiled and so is slow."""
    if not COMPILED and sys.stderr.isatty():
        sys.stderr.write(text.say(language, "cli-interpreted") + "\n")


def progress() -> Progress:
    """A progress bar on standard error, shown on a terminal only: the number of games done and the state of the current
    one."""
    console = Console(stderr=True)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "{task.fields[state]}")
    return Progress(*columns, console=console, disable=not console.is_terminal)
