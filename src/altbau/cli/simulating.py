"""Many games between bots, with progress, a summary, and a row for each game."""

import csv
import io
import math
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from altbau import text
from altbau.bots import make
from altbau.cli.playing import seed_of
from altbau.errors import BadInput
from altbau.view import view
from altbau.wucherer.actions import SEAT_NAMES
from altbau.wucherer.events import BUILT, CARD_PLAYED, EXPANDED, MOVED_IN
from altbau.wucherer.game import new_table
from altbau.wucherer.options import check_players, find_edition, with_options

MOST_GAMES = 100_000_000
MOST_JOBS = 256
CHUNK = 25  # games handed to a process at a time
Z = 1.96  # 95 %
PLAYED = (CARD_PLAYED, MOVED_IN, EXPANDED, BUILT)


@dataclass(frozen=True)
class Simulation:
    """What is to be simulated."""

    edition: str
    players: int
    games: int
    seed: str
    bots: list[str]
    jobs: int
    rotate: bool
    options: dict[str, bool | str]

    def checked(self) -> "Simulation":
        """This simulation with a bot for each player. Raises BadInput."""
        edition = find_edition(self.edition)
        check_players(edition, self.players)
        with_options(edition, self.players, self.options)
        for place, value, most in (("--games", self.games, MOST_GAMES), ("--jobs", self.jobs, MOST_JOBS)):
            if not 1 <= value <= most:
                raise BadInput("bad-value", place=place, value=str(value), expected=f"1 … {most}")
        bots = self.bots * self.players if len(self.bots) == 1 else self.bots
        if len(bots) != self.players:
            raise BadInput("bot-count", count=len(bots), players=self.players)
        for bot in bots:
            make(bot, 0)
        return Simulation(
            self.edition, self.players, self.games, str(seed_of(self.seed)), bots, self.jobs, self.rotate, self.options
        )  # fmt: skip

    def seats(self, number: int) -> list[str]:
        """The bots of a game by seat; with rotation each sits everywhere in turn."""
        shift = number % self.players if self.rotate else 0
        return [self.bots[(seat - shift) % self.players] for seat in range(self.players)]


@dataclass(frozen=True)
class Outcome:
    """How a game went."""

    number: int
    seed: int
    winners: list[int]
    turns: int
    decisions: int
    cards: int
    coins: list[int]


def play(wanted: Simulation, number: int) -> Outcome:
    """One game. The seed of the game decides the deal and the bots' chance too."""
    seed = int(wanted.seed) + number
    table = new_table(with_options(find_edition(wanted.edition), wanted.players, wanted.options), wanted.players, seed)
    bots = [make(name, seed * 16 + seat) for seat, name in enumerate(wanted.seats(number))]
    decisions = cards = 0
    while table.asked >= 0:
        table.act(bots[table.asked].decide(view(table, table.asked)).action)
        decisions += 1
        cards += sum(event[0] in PLAYED for event in table.events)
    return Outcome(number, seed, table.winners(), table.turns, decisions, cards, table.coins)


def play_chunk(wanted: Simulation, first: int, last: int) -> list[Outcome]:
    """Some games in a row, for a process of its own."""
    return [play(wanted, number) for number in range(first, last)]


def outcomes(wanted: Simulation) -> Iterator[Outcome]:
    """All games in order, in one process or several."""
    if wanted.jobs == 1:
        yield from (play(wanted, number) for number in range(wanted.games))
        return
    with ProcessPoolExecutor(wanted.jobs) as pool:
        starts = range(0, wanted.games, CHUNK)
        waiting = [pool.submit(play_chunk, wanted, start, min(start + CHUNK, wanted.games)) for start in starts]
        for chunk in waiting:
            yield from chunk.result()


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson, JASA 22, 1927)."""
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return (centre - spread) / (1 + Z * Z / games), (centre + spread) / (1 + Z * Z / games)


def simulate(wanted: Simulation, path: Path | None, language: str) -> None:
    """Play, print the summary, and write the rows if a file is named. Raises BadInput before the first game."""
    wanted = wanted.checked()
    if path is not None:
        open_rows(path).close()
    progress = Console(stderr=True)
    label = text.say(language, "cli-simulating")
    played = list(
        track(outcomes(wanted), label, total=wanted.games, console=progress, disable=not progress.is_terminal)
    )
    if path is not None:
        with open_rows(path) as file:
            file.write(rows(wanted, played))
    summarize(wanted, played, language)


def open_rows(path: Path) -> io.TextIOWrapper:
    """The file for the rows. Raises BadInput."""
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise BadInput("file-unwritable", file=str(path), problem=str(error.strerror)) from None


def rows(wanted: Simulation, played: list[Outcome]) -> str:
    """A row for each game, as CSV."""
    written = io.StringIO()
    writer = csv.writer(written)
    letters = SEAT_NAMES[: wanted.players]
    writer.writerow(["game", "seed", "winners", "turns", "decisions", *(f"coins_{letter}" for letter in letters)])
    for each in played:
        winners = " ".join(letters[seat] for seat in each.winners)
        writer.writerow([each.number, each.seed, winners, each.turns, each.decisions, *each.coins])
    return written.getvalue()


def average(values: Iterable[int]) -> str:
    """The mean with one decimal."""
    return f"{fmean(values):.1f}"


def summarize(wanted: Simulation, played: list[Outcome], language: str) -> None:
    """Print winners by seat and by bot, money, length and cards."""
    console = Console(width=80, highlight=False)
    groups: list[tuple[str, list[tuple[Outcome, int]]]] = [
        (text.say(language, "cli-player", seat=SEAT_NAMES[seat]), [(each, seat) for each in played])
        for seat in range(wanted.players)
    ]
    for bot in sorted(set(wanted.bots)):
        seats = [
            (each, seat) for each in played for seat in range(wanted.players) if wanted.seats(each.number)[seat] == bot
        ]
        groups.append((text.say(language, f"bot-{bot}") + f" ({bot})", seats))
    grid = Grid(box=None, pad_edge=False)
    for key in ("cli-who", "cli-games", "cli-won", "cli-interval", "cli-money"):
        grid.add_column(text.say(language, key), justify="left" if key == "cli-who" else "right")
    for name, seats in groups:
        wins = sum(seat in each.winners for each, seat in seats)
        low, high = wilson(wins, len(seats))
        money = sum(each.coins[seat] for each, seat in seats) / len(seats)
        grid.add_row(
            name, str(len(seats)), f"{wins} ({wins / len(seats):.1%})", f"{low:.1%} – {high:.1%}", f"{money:.1f}"
        )  # fmt: skip
    console.print(grid)
    games = len(played)
    console.print(
        text.say(
            language, "cli-averages", games=games,
            turns=average(each.turns for each in played),
            decisions=average(each.decisions for each in played),
            cards=average(each.cards for each in played),
        )
    )  # fmt: skip
