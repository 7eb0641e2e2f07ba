"""`altbau dataset`: decisions of bots, written for machine learning."""

from pathlib import Path

from altbau.cli.playing import seed_of
from altbau.cli.simulating import MOST_GAMES, Simulation, progress, say_engine
from altbau.core import text
from altbau.errors import BadInput
from altbau.research.dataset import Wanted, write


def collect(folder: Path, asked: Simulation, rounds: int, observations: bool, language: str) -> None:
    """Play the missing games, with a progress bar. Raises BadInput."""
    if not 1 <= asked.games <= MOST_GAMES:
        raise BadInput("bad-value", place="--games", value=str(asked.games), expected=f"1 … {MOST_GAMES}")
    asked.workers.checked()
    bots = asked.bots * asked.players if len(asked.bots) == 1 else asked.bots
    wanted = Wanted(
        asked.edition, asked.players, tuple(bots), asked.games, seed_of(asked.seed), rounds,
        tuple(sorted(asked.options.items())), observations,
    )  # fmt: skip
    say_engine(language)
    with progress() as bar:
        task = bar.add_task(text.say(language, "cli-simulating"), total=wanted.games, state="")
        for done in write(folder, wanted, asked.workers):
            bar.update(task, completed=done)
    print(text.say(language, "cli-dataset", folder=str(folder), games=wanted.games))
