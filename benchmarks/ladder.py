"""Measure the strength of a bot: its share of wins against others, over deals that it plays once from every seat.

`.venv/bin/python benchmarks/ladder.py --edition landlord-2013 --players 4 --bot strategist --against steward-1`
plays until the interval is narrow enough (`--within` points of the share) or `--games` have been played;
`PYTHONPATH=build/compiled:.` in front uses the compiled engine. Several names after `--against`, joined by commas,
share the other seats. Times are CPU times, so other programs don't count. `cheater` is the strategist with open cards:
only the draw pile is shuffled in its worlds; `strategist*4` may use four times as many worlds and states.

`python3 dev.py ladder` plays the cells of `CORE` for the table of `docs/ladder.md`; with `--all` those of `REST`, too.
What stands above the table stays, and so do the rows of cells that were not measured anew, with their dates. Played
deals are kept in `build/` and count while the game and its bots are the same, so it can be stopped and resumed.
"""

import argparse
import hashlib
import json
import subprocess
import textwrap
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any, Final

from altbau.cli.simulating import played_out
from altbau.cli.summary import wilson
from altbau.core.bots.bot import AnyBot, Decision
from altbau.core.engine.ids import Seat, by_seat, seats
from altbau.core.engine.rng import Rng, chance
from altbau.core.engine.view import View
from altbau.games import game_of
from altbau.lab.games import MOST_ROUNDS
from altbau.play.bots import own_seed
from benchmarks.yardsticks import make

CHEATER: Final = "cheater"
CARD_GAMES: Final = ("landlord-2013", "wucherer-1997", "wucherer-1992")
CHARACTERS: Final = ("landlord", "gangster", "speculator")  # of the card games
WITHIN: Final = 4.0  # points on either side of a share
WITHIN_DEEP: Final = 6.0  # the same for strategists, which are slow
WITHIN_DEEPER: Final = 12.0  # and for those that think several times as long
TIMES: Final = "*"  # in a bot's name before the factor by which it thinks more
MOST_GAMES: Final = 2400  # give ± 2 points in any case
ROOT: Final = Path(__file__).resolve().parent.parent
PLAYED: Final = ROOT / "build" / "ladder.jsonl"  # a line for each deal
FIRST_SEED: Final = 30_000_000  # tuning uses deals with lower seeds


@dataclass(frozen=True)
class Cell:
    """One bot against others at a table."""

    edition: str
    players: int
    bot: str
    against: tuple[str, ...]  # bots on the other seats clockwise, repeated
    options: tuple[tuple[str, bool | str | int], ...] = ()

    @property
    def wanted(self) -> float:
        """Points on either side of the share at which its interval is narrow enough."""
        if TIMES in self.bot:
            return WITHIN_DEEPER
        return WITHIN_DEEP if "strategist" in self.bot or self.bot == CHEATER else WITHIN

    def bots(self, seed: int, seat: Seat, state: Any) -> list[AnyBot]:
        """The bots of a game by seat, with the measured one on this seat."""
        names = [self.against[(each - seat - 1) % self.players % len(self.against)] for each in seats(self.players)]
        name, _, times = self.bot.partition(TIMES)
        names[seat] = "strategist" if name == CHEATER else name
        bots = [make(other, own_seed(seed, each), self.edition) for each, other in by_seat(names)]
        if name == CHEATER:
            open_cards(bots[seat], state)
        if times:
            think_more(bots[seat], int(times))
        return bots

    def deal(self, seed: int) -> Any:
        """A new game."""
        module = game_of(self.edition)
        limits = {option.name: MOST_ROUNDS for option in module.options(self.edition) if option.rounds}
        edition = module.configured(self.edition, self.players, limits | dict(self.options), {}, {})
        return module.new_state(edition, self.players, chance(seed))


def open_cards(bot: Any, state: Any) -> None:
    """Let a bot of the card games see all hands and floors, but not the order of the draw pile."""

    def imagine(view: View, rng: Rng) -> Any:
        world = state.copy()
        rng.shuffle(world.draw)
        world.chance = rng.copy()
        return world

    bot.imagine = imagine


def think_more(bot: Any, times: int) -> None:
    """Let a strategist of the card games use `times` as many worlds and states. ValueError if it does not search."""
    if not bot.level.worlds:
        raise ValueError("where the search is not compiled a strategist does not think")
    bot.level = replace(bot.level, worlds=times * bot.level.worlds, states=times * bot.level.states)


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: AnyBot) -> None:
        self.bot = bot
        self.seconds: list[float] = []  # of CPU, for each decision

    def decide(self, view: View) -> Decision:
        """The bot's decision."""
        start = time.process_time()
        decision = self.bot.decide(view)
        self.seconds.append(time.process_time() - start)
        return decision


@dataclass
class Deal:
    """The results of a deal: one game for each seat of the bot."""

    winners: list[list[Seat]]
    starter: Seat
    seconds: list[float]


def play(cell: Cell, seed: int) -> Deal:
    """Play a deal once with the bot on each seat."""
    deal = Deal([], cell.deal(seed).turn, [])
    for seat in seats(cell.players):
        state = cell.deal(seed)
        bots = cell.bots(seed, seat, state)
        bots[seat] = timed = Timed(bots[seat])
        deal.winners.append(played_out(state, bots)[0].winners())
        deal.seconds += timed.seconds
    return deal


@dataclass
class Score:
    """The results of a cell so far."""

    cell: Cell
    games: int = 0
    won: float = 0.0  # games; a shared victory is divided
    started: float = 0.0  # the same, by the player who began
    pairs: int = 0  # of games of the same deal
    alike: float = 0.0  # pairs won by the same seat
    seconds: list[float] = field(default_factory=list)

    def add(self, deal: Deal) -> None:
        """Add the results of a deal."""
        shares = [[(seat in won) / len(won) for seat in seats(self.cell.players)] for won in deal.winners]
        self.games += len(shares)
        self.won += sum(share[seat] for seat, share in enumerate(shares))
        self.started += sum(share[deal.starter] for share in shares)
        for number, share in enumerate(shares):
            for other in shares[:number]:
                self.pairs += 1
                self.alike += sum(here * there for here, there in zip(share, other, strict=True))
        self.seconds += deal.seconds

    @property
    def points(self) -> tuple[float, float]:
        """The 95 % interval of the share, in per cent."""
        low, high = wilson(self.won, self.games)
        return 100 * low, 100 * high

    def within(self, points: float) -> bool:
        """Whether the interval is narrow enough."""
        low, high = self.points
        return high - low <= 2 * points

    def figures(self) -> dict[str, float]:
        """The figures; shares in per cent, times in milliseconds."""
        low, high = self.points
        return {
            "games": self.games,
            "share": 100 * self.won / self.games,
            "low": low,
            "high": high,
            "parity": 100 / self.cell.players,
            "starter": 100 * self.started / self.games,
            "same_seat": 100 * self.alike / self.pairs,
            "decisions": len(self.seconds),
            "mean_ms": 1000 * fmean(self.seconds),
            "p95_ms": 1000 * quantiles(self.seconds, n=20)[-1],
        }


def deals(cell: Cell, first: int, most: int, jobs: int) -> Iterator[Deal]:
    """Play `most` deals, with seeds from `first` on, in one process or several."""
    if jobs == 1:
        yield from (play(cell, first + number) for number in range(most))
        return
    with ProcessPoolExecutor(jobs) as pool:
        for start in range(first, first + most, jobs):
            yield from pool.map(play, [cell] * jobs, range(start, start + jobs))


@dataclass(frozen=True)
class Enough:
    """The limits of playing a cell."""

    games: int = MOST_GAMES  # at most
    within: float = WITHIN  # points of the share
    minutes: float = 1440.0  # of wall-clock time, at most

    def after(self, score: Score, start: float) -> bool:
        """Whether to stop, with this score and start by the monotonic clock."""
        late = time.monotonic() - start > 60 * self.minutes
        return late or score.games >= self.games or (score.games > 0 and score.within(self.within))


def measured(cell: Cell, enough: Enough, first: int, jobs: int = 1, played: "Played | None" = None) -> Score:
    """Play a cell until it is enough, after counting the deals that are stored."""
    score = Score(cell)
    start = time.monotonic()
    kept = played.deals(cell) if played else []
    for deal in kept:
        score.add(deal)
    if enough.after(score, start):
        return score
    for deal in deals(cell, first + len(kept), -(-enough.games // cell.players) - len(kept), jobs):
        score.add(deal)
        if played:
            played.add(cell, deal)
        if enough.after(score, start):
            break
    return score


class Played:
    """The deals stored in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []

    def deals(self, cell: Cell) -> list[Deal]:
        """The deals of a cell that were played with the present sources, in the order played."""
        mine = self.key(cell)
        return [Deal(**line["deal"]) for line in self.lines if line["cell"] == mine]

    def add(self, cell: Cell, deal: Deal) -> None:
        """Store a deal."""
        line = {"cell": self.key(cell), "deal": asdict(deal)}
        self.lines.append(line)
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    @staticmethod
    def key(cell: Cell) -> str:
        """A digest of the cell and of the sources that decide how its games are played."""
        package = ROOT / "src" / "altbau"
        played = (package / "core", package / "games" / game_of(cell.edition).NAME, ROOT / "benchmarks" / "yardsticks")
        digest = hashlib.sha256(repr(cell).encode())
        for file in sorted(file for folder in played for file in folder.rglob("*.py")):
            digest.update(file.read_bytes())
        return digest.hexdigest()[:16]


def sentence(score: Score) -> str:
    """A line about a cell."""
    cell, told = score.cell, score.figures()
    return (
        f"{cell.edition}, {cell.players} players: {cell.bot} against {', '.join(cell.against)} won {told['share']:.1f} "
        f"% [{told['low']:.1f}, {told['high']:.1f}] of {told['games']} games (parity {told['parity']:.0f} %); a "
        f"decision {told['mean_ms']:.2f} ms, p95 {told['p95_ms']:.2f} ms; whoever began won {told['starter']:.0f} %; "
        f"two games of a deal went to the same seat in {told['same_seat']:.0f} %"
    )


# --- the whole ladder -------------------------------------------------------------------------------------------------

FIRST_STEWARD: Final = ("steward-1",)
FIXED: Final = ("fixed-a", "fixed-b", "fixed-c")
REFUSERS: Final = ("refuser-1", "refuser-2", "refuser-3")
STALEMATE: Final = (("turn-limit", 200),)  # the richest wins after so many rounds; for games in which nobody trades
CORE: Final = (
    *(Cell("landlord-2013", players, "strategist", FIRST_STEWARD) for players in (4, 3, 2)),
    Cell("wucherer-1997", 4, "strategist", FIRST_STEWARD),
    Cell("wucherer-1992", 4, "strategist", FIRST_STEWARD),
    *(Cell(edition, 4, f"strategist{TIMES}4", FIRST_STEWARD) for edition in CARD_GAMES[1:]),
    Cell("monopoly", 4, "strategist", FIXED),
    Cell("monopoly", 4, "board-steward-1", FIXED),
    Cell("monopoly", 4, "strategist", ("board-steward-1",)),
    Cell("monopoly", 2, "strategist", ("fixed-a",)),
    Cell("monopoly", 2, "strategist", ("board-steward-1",)),
    *(Cell("landlord-2013", players, CHEATER, FIRST_STEWARD) for players in (4, 2)),
    Cell("landlord-2013", 4, "strategist", ("steward",)),
    Cell("landlord-2013", 4, "steward", ("beginner",)),
    Cell("landlord-2013", 4, "steward", FIRST_STEWARD),
    Cell("monopoly", 4, "strategist", ("steward",)),
    Cell("monopoly", 4, "steward", ("beginner",)),
)
REST: Final = (
    *(Cell("landlord-2013", players, "strategist", FIRST_STEWARD) for players in (5, 6)),
    *(Cell(edition, 4, f"strategist{TIMES}16", FIRST_STEWARD) for edition in CARD_GAMES[1:]),
    *(Cell(edition, players, "strategist", FIRST_STEWARD) for edition in CARD_GAMES[1:] for players in (2, 3)),
    *(Cell(edition, 4, "steward-1", FIRST_STEWARD) for edition in CARD_GAMES),
    *(Cell("monopoly", 4, "strategist", (fixed,)) for fixed in FIXED),
    *(Cell("monopoly", players, "strategist", (one,), STALEMATE) for players in (4, 2) for one in REFUSERS),
    *(Cell(edition, 4, character, ("steward-2",)) for edition in CARD_GAMES for character in CHARACTERS),
)
TITLES: Final = (
    "edition", "players", "bot", "against", "won", "95 %", "parity", "games", "ms a decision", "p95", "starter",
    "same seat", "measured",
)  # fmt: skip
WON: Final = TITLES.index("won")  # the titles before it name a cell
INTERVAL: Final = " – "
LINE: Final = 100  # the most characters of a line of prose

Row = tuple[str, ...]  # a line of the table, by its titles


def rows_of(page: str) -> dict[Row, Row]:
    """The rows of the table in a page, by the names of their cells; none if there is no table."""
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    rows = [tuple(word.strip() for word in line.split("|")[1:-1]) for line in lines[2:]]
    return {row[:WON]: row for row in rows}


def page(before: str, scores: Mapping[Cell, Score], now: str) -> str:
    """The ladder as a document: what stands above the table before, the table, and what follows from it. A row stays as
    it was unless its cell has other figures by the deals of the present bots; then it was measured `now`."""
    known = rows_of(before)
    rows = {cell: row(score, known.get(names(cell)), now) for cell, score in scores.items()}
    table = ["| " + " | ".join(each) + " |" for each in (TITLES, ("---",) * len(TITLES), *rows.values())]
    return "\n".join([before.partition("\n| ")[0].rstrip(), "", *table, *margins(rows)]) + "\n"


def names(cell: Cell) -> Row:
    """What the first words of its row are."""
    return cell.edition, str(cell.players), cell.bot, ", ".join(cell.against)


def row(score: Score, before: Row | None, now: str) -> Row:
    """A line of the table, which may have been there before."""
    if not score.games:
        return before or (*names(score.cell), "not run", *[""] * (len(TITLES) - WON - 1))
    told = score.figures()
    shares = (f"{told['share']:.1f}", f"{told['low']:.1f}{INTERVAL}{told['high']:.1f}", f"{told['parity']:.0f}")
    times = (f"{told['mean_ms']:.2f}", f"{told['p95_ms']:.1f}")
    figures = (*shares, str(told["games"]), *times, f"{told['starter']:.0f}", f"{told['same_seat']:.0f}")
    if before and before[WON:-1] == figures:
        return before
    return (*names(score.cell), *figures, now)


def margins(rows: Mapping[Cell, Row]) -> Iterator[str]:
    """Paragraphs about how much more the cheater wins than the strategist, where both have been measured, each after an
    empty line."""
    for cell, told in rows.items():
        honest = rows.get(replace(cell, bot="strategist"))
        if cell.bot == CHEATER and honest and INTERVAL in told[WON + 1] and INTERVAL in honest[WON + 1]:
            more = float(told[WON]) - float(honest[WON])
            yield ""
            yield textwrap.fill(
                f"With {cell.players} players the cheater's share minus the strategist's is {more:+.1f} points "
                f"({told[WON + 1]} against {honest[WON + 1]}).",
                LINE,
            )


def today() -> str:
    """The day, and the last commit, as the table says when a cell was measured."""
    git = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    return f"{time.strftime('%Y-%m-%d')} {commit}".strip()


def write(path: Path, everything: bool, jobs: int, enough: Enough) -> None:
    """Play the ladder, and bring the page up to date after each cell."""
    cells = [*CORE, *(REST if everything else ())]
    played = Played(PLAYED)
    scores = {cell: measured(cell, replace(enough, games=0), FIRST_SEED, jobs, played) for cell in (*CORE, *REST)}
    for cell in cells:
        scores[cell] = measured(cell, replace(enough, within=cell.wanted), FIRST_SEED, jobs, played)
        if scores[cell].games:
            print(sentence(scores[cell]), flush=True)
        path.write_text(page(path.read_text(encoding="utf-8"), scores, today()), encoding="utf-8")


def option(written: str) -> tuple[str, bool | str | int]:
    """A table option from `name=value`."""
    name, _, value = written.partition("=")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdigit() else value


def main(words: Sequence[str] | None = None) -> None:
    """Measure and print one cell, or with --write the whole ladder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", default="landlord-2013")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="strategist")
    parser.add_argument("--against", default="steward-1", help="bots for the other seats, joined by commas")
    parser.add_argument("--option", action="append", type=option, default=[], help="a table option, as name=value")
    parser.add_argument("--games", type=int, default=MOST_GAMES, help="at most; a deal is played by all seats")
    parser.add_argument("--within", type=float, default=WITHIN, help="points at which the interval is narrow enough")
    parser.add_argument("--minutes", type=float, default=Enough.minutes, help="that a cell may take")
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first deal")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--write", type=Path, help="play the whole ladder, for the table of this page")
    parser.add_argument("--all", action="store_true", help="of the whole ladder the cells that take longer, too")
    asked = parser.parse_args(words)
    enough = Enough(asked.games, asked.within, asked.minutes)
    if asked.write:
        write(asked.write, asked.all, asked.jobs, enough)
        return
    cell = Cell(asked.edition, asked.players, asked.bot, tuple(asked.against.split(",")), tuple(asked.option))
    score = measured(cell, enough, asked.seed, asked.jobs)
    print(json.dumps(score.figures(), indent=2) if asked.json else sentence(score))


if __name__ == "__main__":
    main()
