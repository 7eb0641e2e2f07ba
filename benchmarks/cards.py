"""Count how often each card is played in games of four strategists, on what, and with what effect.

`python3 dev.py cards` plays the games with the compiled engine (`card_plays.py`) and writes `figures/EDITION.json` into
the folder of each game; the page of a card shows them (`altbau/rulebook/card_page.py`). Played games are kept in
`build/` and count while the sources of the game and its bots are unchanged, so the program can be stopped and resumed.

Means have the 95 % interval of a ratio of sums over games (linearized), because plays within a game are not
independent.
"""

import argparse
import hashlib
import json
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import sqrt
from pathlib import Path
from typing import Any, Final

from altbau.cli.summary import Z
from altbau.games import EDITIONS, game_of
from benchmarks.card_plays import BOT, PLAYERS, Game, play
from benchmarks.card_refusals import refused

GAMES: Final = {"wucherer": 200, "monopoly": 2000}  # of each edition; those of Monopoly are quick
ORDER: Final = ("rent at once", "rent", "worth at once", "worth", "money", "taken", "saved")  # of effects
FEWEST: Final = 10  # values of which a mean is given
ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "altbau"
PLAYED: Final = ROOT / "build" / "cards.jsonl"  # a line for each game
COUNTING: Final = "benchmarks/card_plays.py"  # decides what is counted in a game


class Played:
    """The games in a file that were played with the present sources."""

    def __init__(self, path: Path, edition: str) -> None:
        self.path, self.edition = path, edition

    @cached_property
    def key(self) -> str:
        """A digest of the edition and of the sources that decide how a game is played and what is counted."""
        folder = PACKAGE / "games" / game_of(self.edition).NAME
        parts = (PACKAGE / "core" / "engine", PACKAGE / "core" / "bots", folder / "rules", folder / "bots")
        files = [file for part in parts for file in part.glob("*.py")] + [folder / "bot.py", ROOT / COUNTING]
        digest = hashlib.sha256(self.edition.encode())
        for file in sorted(files):
            digest.update(file.read_bytes())
        return digest.hexdigest()[:16]

    def games(self) -> list[dict[str, Any]]:
        """The stored games, in the order played."""
        lines = self.path.read_text("utf-8").splitlines() if self.path.exists() else []
        return [line["cards"] for line in map(json.loads, lines) if line["key"] == self.key]

    def add(self, game: Game) -> None:
        """Store a game."""
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"key": self.key, "cards": game.lines()}) + "\n")


def mean(sums: Sequence[tuple[int, int]]) -> list[float]:
    """The mean of an effect and its 95 % interval, from its number and sum in each game."""
    times, total = (sum(column) for column in zip(*sums, strict=True))
    found = total / times
    off = sum((value - found * often) ** 2 for often, value in sums)
    spread = Z * sqrt(off * len(sums) / (len(sums) - 1)) / times
    return [round(each, 2) for each in (found, found - spread, found + spread)]


def told(lines: Iterable[Any]) -> dict[str, Any]:
    """The figures of one way of playing a card, from its rows of all games."""
    then: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    times = 0
    for often, followed in lines:
        times += often
        for what, (known_times, total) in followed.items():
            then[what].append((known_times, total))
    enough = {what: sums for what, sums in then.items() if sum(often for often, _ in sums) >= FEWEST and len(sums) > 1}
    in_order = sorted(enough.items(), key=lambda found: ORDER.index(found[0].partition(" ")[2]))
    players_first = sorted(in_order, key=lambda found: found[0].split()[0], reverse=True)
    return {"times": times, "then": {what.replace(" ", "-"): mean(sums) for what, sums in players_first}}


def figures(edition: str, games: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The figures of each card of an edition by way, those of any round, and the refusals."""
    names = sorted(game_of(edition).CARDS[edition])
    git = ["git", "rev-parse", "--short", "HEAD"]
    ways = {card: sorted({way for game in games for way in game.get(card, {})}) for card in ("", *names)}
    found = {
        card: {way: told(game[card][way] for game in games if way in game.get(card, {})) for way in ways[card]}
        for card in ways
    }
    return {
        "games": len(games),
        "bot": BOT,
        "players": PLAYERS,
        "commit": subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip(),
        "any_round": found.pop("")["round"]["then"],
        "ways": found,
        "refused": refused(edition),
    }


def write(edition: str, games: Sequence[Mapping[str, Any]]) -> None:
    """Write the figures of an edition to the file that the page reads."""
    folder = PACKAGE / "games" / game_of(edition).NAME / "figures"
    folder.mkdir(exist_ok=True)
    (folder / f"{edition}.json").write_text(by_lines(figures(edition, games)) + "\n", encoding="utf-8")


def by_lines(found: Mapping[str, Any]) -> str:
    """Figures as JSON with a line for each card, so that changes can be read."""
    parts = []
    for key, value in found.items():
        inside = value.items() if key in ("ways", "refused") else ()
        lines = ",\n".join(f"  {json.dumps(card)}: {json.dumps(each)}" for card, each in inside)
        parts.append(f"{json.dumps(key)}: " + (f"{{\n{lines}\n}}" if lines else json.dumps(value)))
    return "{" + ",\n".join(parts) + "}"


def main(words: Sequence[str] | None = None) -> None:
    """Play what is missing, a game of each edition in turn, and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, help="of each edition")
    parser.add_argument("--edition", action="append", choices=list(EDITIONS), help="this one only; may be repeated")
    asked = parser.parse_args(words)
    kept = {edition: Played(PLAYED, edition) for edition in asked.edition or EDITIONS}
    games = {edition: played.games() for edition, played in kept.items()}
    wanted = {edition: asked.games or GAMES[game_of(edition).NAME] for edition in kept}
    for number in range(max(wanted.values())):
        for edition, played in kept.items():
            if len(games[edition]) <= number < wanted[edition]:
                game = play(edition, number)
                played.add(game)
                games[edition].append(game.lines())
    for edition, all_played in games.items():
        write(edition, all_played)
        print(f"{edition}: {len(all_played)} games", flush=True)


if __name__ == "__main__":
    main()
