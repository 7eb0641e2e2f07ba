"""Summary of many games: victories, money and length."""

import math
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table as Grid

from altbau.core import text
from altbau.core.engine.ids import Seat
from altbau.core.engine.vocabulary import SEAT_NAMES
from altbau.lab.players import display_name

Z = 1.96  # 95 %
WIDTH = 80


@dataclass(frozen=True)
class GameOutcome:
    """The outcome of a game."""

    number: int
    seed: int
    bots: list[str]  # by seat
    winners: list[Seat]
    turns: int
    decisions: int
    cards: int
    coins: list[int]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson, JASA 22, 1927); half a win is a victory shared by two.

    >>> [round(bound, 3) for bound in wilson(85, 100)]
    [0.767, 0.907]
    """
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    low, high = (centre - spread) / (1 + Z * Z / games), (centre + spread) / (1 + Z * Z / games)
    return max(0.0, low), min(1.0, high)  # rounding may exceed the limits slightly


class SummaryRow:
    """The sums of one seat, or of one kind of bot."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.coins = 0

    def add(self, won: bool, coins: int) -> None:
        """Add a game."""
        self.games += 1
        self.wins += won
        self.coins += coins


class Tally:
    """Sums of outcomes, in memory independent of the number of games."""

    def __init__(self, game: str, players: int, language: str) -> None:
        self.game = game
        self.language = language
        self.seats = [SummaryRow() for _ in range(players)]
        self.bots: dict[str, SummaryRow] = {}
        self.games = self.turns = self.decisions = self.cards = 0

    def add(self, outcome: GameOutcome) -> None:
        """Add a game."""
        self.games += 1
        self.turns += outcome.turns
        self.decisions += outcome.decisions
        self.cards += outcome.cards
        for seat, bot in enumerate(outcome.bots):
            for line in (self.seats[seat], self.bots.setdefault(bot, SummaryRow())):
                line.add(seat in outcome.winners, outcome.coins[seat])

    def print(self) -> None:
        """Print games, victories with their 95 % interval and mean money by seat and by bot, and the mean length of a
        game."""
        language = self.language
        names = [text.say(language, "cli-player", seat=letter) for letter in SEAT_NAMES]
        lines = list(zip(names, self.seats, strict=False))
        for bot, line in sorted(self.bots.items()):
            lines.append((f"{display_name(self.game, language, bot)} ({bot})", line))
        grid = Grid(box=None, pad_edge=False)
        for key in ("cli-who", "cli-games", "cli-won", "cli-interval", "cli-money"):
            grid.add_column(text.say(language, key), justify="left" if key == "cli-who" else "right")
        for name, line in lines:
            low, high = wilson(line.wins, line.games)
            grid.add_row(
                name, str(line.games), f"{line.wins} ({percent(line.wins / line.games, language)})",
                f"{percent(low, language)} – {percent(high, language)}", decimal(line.coins / line.games, language),
            )  # fmt: skip
        console = Console(width=WIDTH, highlight=False)
        console.print(grid)
        sums = {"turns": self.turns, "decisions": self.decisions, "cards": self.cards}
        averages = {name: decimal(total / self.games, language) for name, total in sums.items()}
        console.print(text.say(language, "cli-averages", games=self.games, **averages))


def decimal(number: float, language: str) -> str:
    """A number with one decimal, with the decimal comma or point of the language."""
    return f"{number:.1f}".replace(".", "," if language == "de" else ".")


def percent(share: float, language: str) -> str:
    """A share in percent."""
    return decimal(100 * share, language) + "%"
